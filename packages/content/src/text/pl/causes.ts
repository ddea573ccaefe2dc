// What set something off: its name, and how a sentence joins it.
import {
  ACTION_PHASE,
  type CauseKind,
  CONSOLE_ACTIVITY,
  causeId,
  causeKind,
  lineOnTrack,
  MODULES,
  type State,
  trackOfLine,
} from '@civolution/engine';
import type { Names } from '../../texts.js';
import { marked, quoted } from './grammar.js';
import { ofCategory, ofModule, PHASE, track } from './lists.js';
import type { Places } from './nouns.js';
import { slotNouns } from './nouns.js';

interface Cause {
  /** On its own. */
  readonly nom: string;
  /** Behind "za" and "przez". */
  readonly acc: string;
  /** Behind "dzięki". */
  readonly dat: string;
  /** When it happened, where nothing did it: "w fazie żywienia". */
  readonly when?: string;
}

/** The word that declines, in these three cases, and what follows it. */
const headed = ([nom, acc, dat]: readonly [string, string, string], rest = ''): Cause => {
  const put = (form: string): string => (rest === '' ? form : `${form} ${rest}`);
  return { nom: put(nom), acc: put(acc), dat: put(dat) };
};
const timed = (nom: string, when: string): Cause => ({ nom, acc: nom, dat: nom, when });

const chip = (rest: string): Cause => headed(['czip', 'czip', 'czipowi'], rest);
const threshold = (n: number, rest: string): Cause =>
  headed([`${n}. próg premii`, `${n}. próg premii`, `${n}. progowi premii`], rest);
const reset = (form: string): string => marked('thing', 'reset', form);

/** The first three phases are called by what they bring; the last is no phase. */
const PHASES: readonly Cause[] = [
  ...PHASE.slice(0, ACTION_PHASE).map(name => timed(`faza ${quoted(name)}`, `w fazie ${quoted(name)}`)),
  timed('faza akcji', 'w fazie akcji'),
  timed('faza obszarów', 'w fazie obszarów'),
  timed('faza żywienia', 'w fazie żywienia'),
  timed('faza wydarzeń', 'w fazie wydarzeń'),
  timed('faza przychodu', 'w fazie przychodu'),
  timed('punktacja końcowa', 'podczas punktacji końcowej'),
];

const slotOf = (slot: number, name: Names): string => slotNouns(name)(slot).one.gen;

type CauseText = (id: number, name: Names, places: Places, state?: State) => Cause;

export const CAUSE: Readonly<Record<CauseKind, CauseText>> = {
  setup: () => timed('przygotowanie do gry', 'podczas przygotowania do gry'),
  phase: phase => PHASES[phase]!,
  module: module => headed(['moduł', 'moduł', 'modułowi'], ofModule(MODULES[module]!)),
  reset: () => headed([reset('reset'), reset('reset'), reset('resetowi')]),
  card: (card, name) => headed(['karta', 'kartę', 'karcie'], name.card(card)),
  ability: (number, name) => headed(['umiejętność', 'umiejętność', 'umiejętności'], slotOf(number, name)),
  income: (number, name) => chip(`przychodu ${quoted(name.chip(number))}`),
  attribute: (number, name) => chip(`atrybutu ${quoted(name.attribute(number))}`),
  line: id => threshold(lineOnTrack(id) + 1, `na ${track(trackOfLine(id)).one.loc}`),
  weather: () => headed(['pogoda', 'pogodę', 'pogodzie']),
  event: (event, name) => headed(['wydarzenie', 'wydarzenie', 'wydarzeniu'], name.event(event)),
  site: (site, name, { siteTile }, state) => {
    const tile = state?.sites[site] ?? -1;
    const forms = ['obszar', 'obszar', 'obszarowi'] as const;
    if (tile < 0) return headed(forms);
    // Of the names of sites no dative is known.
    const { nom, acc } = siteTile(tile).one;
    return { nom, acc, dat: headed(forms, quoted(name.siteTile(tile))).dat };
  },
  completion: stage => headed(['premia', 'premię', 'premii'], `ukończenia za ${stage}. rząd`),
  activity: (number, name) =>
    headed(
      ['działanie', 'działanie', 'działaniu'],
      number === CONSOLE_ACTIVITY ? 'konsoli' : slotOf(number, name),
    ),
  category: category => headed(['punktowanie', 'punktowanie', 'punktowaniu'], ofCategory(category)),
  goal: (goal, name) => chip(`celu ${quoted(name.goal(goal))}`),
  startingAttribute: (number, name) => chip(`atrybutu startowego ${quoted(name.startingAttribute(number))}`),
  creature: (creature, name) =>
    headed(['stworzenie', 'stworzenie', 'stworzeniu'], quoted(name.creature(creature))),
  actionCard: card => headed(['karta akcji', 'kartę akcji', 'karcie akcji'], String(card + 1)),
};

export interface Joined {
  /** "dzięki modułowi wiedzy" */
  from(cause: number, state?: State): string;
  /** "za kartę A9 Pług" */
  forThe(cause: number, state?: State): string;
  /** What was lost was taken by it: "przez pogodę". */
  by(cause: number, state?: State): string;
  /** " (moduł migracji)" */
  because(cause: number, state?: State): string;
}

export function joining(name: Names, places: Places): Joined {
  const said = (cause: number, state?: State): Cause =>
    CAUSE[causeKind(cause)](causeId(cause), name, places, state);
  const behind =
    (preposition: string, as: 'acc' | 'dat') =>
    (cause: number, state?: State): string => {
      const it = said(cause, state);
      return it.when ?? `${preposition} ${it[as]}`;
    };
  return {
    from: behind('dzięki', 'dat'),
    forThe: behind('za', 'acc'),
    by: behind('przez', 'acc'),
    because: (cause, state) => ` (${said(cause, state).nom})`,
  };
}
