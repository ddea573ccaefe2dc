// Which verbs of the pack were carried out, told from events and choices by what set them off.
import {
  type ChoiceKind,
  CONSOLE_ACTIVITY,
  causeId,
  causeKind,
  type EventType,
  type GameEvent,
  lineOnTrack,
  POINT_SOURCES,
  type Rules,
  type TaskName,
  VERBS,
  type Verb,
} from '@civolution/engine';

/** The verbs of a cause, each with whether it stands under an "if". */
type VerbsOf = ReadonlyMap<Verb, boolean>;

/** The lists of effects that a cause stands for. */
function listsOf(rules: Rules, cause: number): readonly (number | undefined)[] {
  const id = causeId(cause);
  switch (causeKind(cause)) {
    case 'card':
      return [rules.cards[id]?.bonus];
    case 'ability':
      return [rules.abilities[id]?.list];
    case 'activity':
      return [id === CONSOLE_ACTIVITY ? rules.activity : rules.abilities[id]?.list];
    case 'income':
      return [rules.chips[id]];
    case 'line':
      return [rules.lines[lineOnTrack(id)]?.bonus];
    case 'weather':
      return [...rules.weather.effects, rules.weather.beyond];
    case 'event':
      return [rules.events[id]?.reward];
    case 'completion':
      return [rules.completion[id - 1]];
    case 'startingAttribute':
      return [rules.benefits[id]];
    case 'creature':
      return rules.creatures[id]?.rewards ?? [];
    default:
      return [];
  }
}

function collect(rules: Rules, list: number, conditional: boolean, found: Map<Verb, boolean>): void {
  for (const effect of rules.lists[list] ?? []) {
    found.set(effect.verb, (found.get(effect.verb) ?? true) && conditional);
    for (const inner of effect.lists) collect(rules, inner, conditional || effect.verb === 'if', found);
  }
}

/** Whether a happening of a type shows a verb; its cause could have done it. */
type EventsOf = { readonly [K in EventType]?: (event: Extract<GameEvent, { type: K }>) => boolean };

/** What shows that a verb was carried out. */
interface Evidence {
  readonly events?: EventsOf;
  readonly choices?: readonly ChoiceKind[];
  /** A question that no other verb asks. */
  readonly task?: TaskName;
}

const always = (): boolean => true;
const isBeyond = (source: number): boolean => POINT_SOURCES[source] === 'beyond';

const EVIDENCE: Readonly<Record<Verb, Evidence>> = {
  gain: { events: { gained: always, forgone: always } },
  points: { events: { scored: ({ source }) => !isBeyond(source) } },
  pointsPer: { events: { scored: ({ source }) => !isBeyond(source) } },
  favor: { events: { favor: ({ n }) => n > 0 } },
  track: { events: { advanced: always, scored: ({ source }) => isBeyond(source) } },
  upgrade: { events: { upgraded: always } },
  gainIncome: { events: { tookIncome: always } },
  useIncome: { choices: ['income', 'incomePoint'] },
  activity: { choices: ['activity'] },
  flipStage: { events: { stageFlipped: always } },
  gainCard: { events: { kept: always } },
  drawCards: { events: { drew: always } },
  installCard: { choices: ['install'] },
  gainGoal: { events: { tookGoal: always } },
  migrate: { events: { settled: ({ from }) => from >= 0 } },
  procreate: { events: { settled: ({ from }) => from < 0 } },
  strengthen: { events: { strengthened: always } },
  reveal: { events: { explored: always } },
  test: { events: { tested: always } },
  or: { choices: ['pick'] },
  pay: { events: { paid: always, discarded: always, weakened: always, favor: ({ n }) => n <= 0 } },
  /** Shown by what stands under it. */
  if: {},
  lose: { events: { paid: always, died: always, saved: always } },
  populate: { events: { settled: ({ from }) => from < 0 } },
  hunt: { events: { hunted: always } },
  find: { choices: ['findType'] },
  produce: { choices: ['produce'] },
  transport: { events: { transported: always } },
  trade: { events: { sold: always, bought: always } },
  build: { events: { built: always } },
  plan: { choices: ['planOn'] },
  gainDie: { events: { tookDie: always } },
  recall: { choices: ['recall'] },
  setDie: { events: { turnedDie: always } },
  mutate: { events: { mutated: always } },
  installGoal: { choices: ['installGoal'] },
  weather: { events: { weatherMoved: always } },
  tracks: { events: { advanced: always } },
  features: { task: 'features' },
  stock: { choices: ['stockType'] },
  drawEach: { events: { kept: always } },
  expand: { events: { settled: ({ from }) => from < 0 } },
};

/** The verbs of which an event may be a sign, by its type. */
const BY_EVENT = new Map<EventType, Verb[]>();
for (const verb of VERBS) {
  for (const type of Object.keys(EVIDENCE[verb].events ?? {}) as EventType[]) {
    BY_EVENT.set(type, [...(BY_EVENT.get(type) ?? []), verb]);
  }
}

/** What each happening shows, when its cause could have done it. */
const shownBy = (event: GameEvent): Verb[] =>
  (BY_EVENT.get(event.type) ?? []).filter(verb =>
    (EVIDENCE[verb].events as Readonly<Record<string, (event: GameEvent) => boolean>>)[event.type]!(event),
  );

const BY_CHOICE = new Map(
  VERBS.flatMap(verb => (EVIDENCE[verb].choices ?? []).map(kind => [kind, verb] as const)),
);
const BY_TASK = new Map(
  VERBS.flatMap(verb => (EVIDENCE[verb].task ? [[EVIDENCE[verb].task, verb] as const] : [])),
);

const shownByChoice = (kind: ChoiceKind, task: TaskName): Verb | undefined =>
  BY_CHOICE.get(kind) ?? (kind === 'decline' ? undefined : BY_TASK.get(task));

export interface VerbReader {
  /** The verbs that an event or a choice gives evidence of. */
  ofEvent(event: GameEvent): readonly Verb[];
  ofChoice(kind: ChoiceKind, task: TaskName, cause: number): readonly Verb[];
}

export function verbReader(rules: Rules): VerbReader {
  const known = new Map<number, VerbsOf>();
  const verbsOf = (cause: number): VerbsOf => {
    const verbs = known.get(cause);
    if (verbs) return verbs;
    const found = new Map<Verb, boolean>();
    for (const list of listsOf(rules, cause)) if (list !== undefined) collect(rules, list, false, found);
    known.set(cause, found);
    return found;
  };
  const among = (cause: number, shown: readonly Verb[]): Verb[] => {
    const verbs = verbsOf(cause);
    const done = shown.filter(verb => verbs.has(verb));
    return done.some(verb => verbs.get(verb)) ? [...done, 'if'] : done;
  };
  return {
    ofEvent: event => {
      // Points of cost spaces are no instant bonus.
      if (event.type === 'scored' && POINT_SOURCES[event.source] === 'costSpaces') return [];
      return among(event.cause, shownBy(event));
    },
    ofChoice: (kind, task, cause) => {
      const verb = shownByChoice(kind, task);
      return verb === undefined ? [] : among(cause, [verb]);
    },
  };
}
