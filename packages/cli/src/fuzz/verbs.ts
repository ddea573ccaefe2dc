// Which verbs of the pack were carried out, told from events and choices by what set them off.
import {
  type ChoiceKind,
  CONSOLE_ACTIVITY,
  causeId,
  causeKind,
  type GameEvent,
  lineOnTrack,
  POINT_SOURCES,
  type Rules,
  type TaskName,
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

/** What each happening shows, when its cause could have done it. */
function shownBy(event: GameEvent): readonly Verb[] {
  switch (event.type) {
    case 'gained':
    case 'forgone':
      return ['gain'];
    case 'scored':
      return POINT_SOURCES[event.source] === 'beyond' ? ['track'] : ['points', 'pointsPer'];
    case 'favor':
      return event.n > 0 ? ['favor'] : ['pay'];
    case 'advanced':
      return ['track', 'tracks'];
    case 'upgraded':
      return ['upgrade'];
    case 'tookIncome':
      return ['gainIncome'];
    case 'stageFlipped':
      return ['flipStage'];
    case 'kept':
      return ['gainCard', 'drawEach'];
    case 'drew':
      return ['drawCards'];
    case 'tookGoal':
      return ['gainGoal'];
    case 'settled':
      return event.from < 0 ? ['procreate', 'populate', 'expand'] : ['migrate'];
    case 'strengthened':
      return ['strengthen'];
    case 'explored':
      return ['reveal'];
    case 'tested':
      return ['test'];
    case 'paid':
      return ['pay', 'lose'];
    case 'discarded':
    case 'weakened':
      return ['pay'];
    case 'hunted':
      return ['hunt'];
    case 'transported':
      return ['transport'];
    case 'sold':
    case 'bought':
      return ['trade'];
    case 'built':
      return ['build'];
    case 'tookDie':
      return ['gainDie'];
    case 'turnedDie':
      return ['setDie'];
    case 'mutated':
      return ['mutate'];
    case 'weatherMoved':
      return ['weather'];
    case 'died':
    case 'saved':
      return ['lose'];
    default:
      return [];
  }
}

const SHOWN_BY_CHOICE: Partial<Record<ChoiceKind, Verb>> = {
  pick: 'or',
  activity: 'activity',
  income: 'useIncome',
  incomePoint: 'useIncome',
  install: 'installCard',
  findType: 'find',
  produce: 'produce',
  planOn: 'plan',
  recall: 'recall',
  installGoal: 'installGoal',
  stockType: 'stock',
};

/** Questions that only one verb asks. */
const SHOWN_BY_TASK: Partial<Record<TaskName, Verb>> = { features: 'features' };

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
      const verb = SHOWN_BY_CHOICE[kind] ?? (kind === 'decline' ? undefined : SHOWN_BY_TASK[task]);
      return verb === undefined ? [] : among(cause, [verb]);
    },
  };
}
