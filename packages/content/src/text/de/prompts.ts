// What is asked. What set a question off is added behind it.
import {
  CARD_TYPES,
  canActivate,
  canReset,
  causeKind,
  FOOD,
  IDEA,
  isAnyNumber,
  isLand,
  passingValue,
  type State,
  type Task,
} from '@civolution/engine';
import { losable } from '../../facts/tasks.js';
import type { PromptTable } from '../../texts.js';
import {
  a,
  agree,
  bare,
  beside,
  cap,
  count,
  described,
  listing,
  type Noun,
  the,
  upTo,
  which,
  within,
} from './grammar.js';
import { DIE, PROJECT } from './lists.js';
import { cardNoun } from './measures.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

/** " (noch 2 Wanderungen)", from the second on. */
const left = (n: number, noun: Noun): string => (n > 1 ? ` (noch ${count(n, noun, 'nominative')})` : '');

/** " (bis zu 2)", from the second on. */
const most = (n: number): string => (n > 1 ? ` (bis zu ${n})` : '');

/** "Wähle eine Farm, die du zurücknimmst": what is done to what is chosen. */
const pick = (noun: Noun, done: string): string => `Wähle ${a(noun)}, ${which(noun)} du ${done}`;

/** Another one, when something was chosen before. */
const next = (noun: Noun, again: boolean): Noun => (again ? described('weiter', noun) : noun);

export function promptTexts({ rules, name, noun, phrase, list }: Parts): PromptTable {
  const pair = (module: number): string => {
    const [one, other] = rules.values[module]!;
    return one === 0 ? 'beliebige Augenzahlen' : `die Augenzahlen ${one} und ${other}`;
  };

  const payFor = (task: Extract<Task, { do: 'payFor' }>): string => {
    const item = rules.costs[task.cost]![task.at]!;
    return list.bought(item.what, item.n - (task.begun ?? 0), task.then);
  };

  const goals = ({ install, gain, either }: Extract<Task, { do: 'goals' }>): string => {
    if (either > 0) return `${pick(NOUN.goal, 'installierst oder nimmst')}${most(either)}`;
    if (install > 0 && gain > 0) return `${pick(NOUN.goal, 'installierst oder nimmst')} (je 1)`;
    return pick(NOUN.goal, install > 0 ? 'installierst' : 'nimmst');
  };
  const goalOf = (state: State, seat: number, space: number): string => {
    const goal = state.seats[seat]!.goals[space]!.at(-1);
    return the(goal === undefined ? NOUN.goal : noun.goal(goal), 'accusative');
  };

  /** What is left, and what the Sales that have begun may still sell. */
  const trade = ({ sales, purchases, openMoney, openPoints }: Extract<Task, { do: 'trade' }>): string => {
    const open = openMoney + openPoints;
    const verbs = [...(sales + open > 0 ? ['verkaufst'] : []), ...(purchases > 0 ? ['einkaufst'] : [])];
    const rest = listing([
      ...(sales > 0 ? [count(sales, NOUN.sale, 'nominative')] : []),
      ...(purchases > 0 ? [count(purchases, NOUN.purchase, 'nominative')] : []),
    ]);
    // The next Sale begins only when none is open that way, so all that are begun are open the same way.
    const what = openMoney > 0 ? bare(NOUN.money) : bare(NOUN.point, 'accusative', 'other');
    const begun = `noch ${open} für ${what} in ${agree(open, 'diesem Verkauf', 'diesen Verkäufen')}`;
    const more = [...(open > 0 ? [begun] : []), ...(rest === '' ? [] : [`noch ${rest}`])].join('; ');
    return `Wähle, was du ${verbs.join(' oder ')} (${more})`;
  };

  const feedCreatures = ({ creature, n }: Extract<Task, { do: 'feedCreatures' }>): string => {
    if (creature < 0) return `Wähle ${a(NOUN.material)}, mit dem du ${a(NOUN.creature)} fütterst`;
    const free = rules.creatures[creature]!.rewards.length - n;
    return `Wähle, womit du ${the(noun.creature(creature), 'accusative')} noch fütterst${left(free, NOUN.feedingSpace)}`;
  };

  /** Who picks from all cards does so type by type, starting markers last. */
  const draft = (seat: number, state: State): string => {
    if (state.setup.seats[seat]?.option !== 'free')
      return 'Wähle eine Karte jeder Art und eine Startmarker-Karte, die du behältst';
    const has = state.seats[seat]!.hand.map(card => card >> 5);
    const type = CARD_TYPES.findIndex((_, of) => !has.includes(of));
    return type < 0
      ? `Wähle ${a(described('beliebig', NOUN.startingMarkerCard))}`
      : `Wähle ${a(described('beliebig', noun.cardOf(type)))} für den Anfang`;
  };

  /** With creatures in the game the visible one decides where to hunt as well. */
  const visible = ({ creature }: State): string =>
    creature < 0 ? '' : `; offen liegt ${phrase.creature(creature)}`;

  const rolled = (dice: readonly number[]): string => `Du hast ${listing(dice.map(String))} gewürfelt`;

  return {
    draft: (_task, seat, state) => draft(seat, state),
    chooseChipCard: () => `Wähle ${a(NOUN.startingChipCard)}`,
    extraFind: ({ left: n }) => `${pick(NOUN.material, 'in dein Depot stellst')}${left(n, NOUN.extraFind)}`,
    turn(_task, seat, s) {
      const g = { rules, s };
      if (!canActivate(g, seat)) return 'Führe einen Reset durch: Kein Modul lässt sich aktivieren';
      return canReset(g, seat) ? 'Aktiviere ein Modul oder führe einen Reset durch' : 'Aktiviere ein Modul';
    },
    pay: ({ module }) => `Wähle zwei Würfel oder Marker für ${pair(module)}`,
    endTurn: () => 'Alles erledigt: Beende deinen Zug',
    offerChips: () => `Nimm ${a(NOUN.attribute)} oder verzichte darauf`,
    reset: () => 'Nimm Würfel in die Hand, die du neu werfen willst, und wirf sie dann',
    resetMarker: () => 'Wähle, was aus dem Resetmarker wird',
    gorge: ({ site }, _seat, state) =>
      `Gib 1 Nahrung ab (${bare(noun.site(site, 'gorge', state))}${phrase.besideSite(site, state)})`,
    glacier: ({ site }, _seat, state) =>
      `${pick(NOUN.strongTribe, 'schwächst')} (${bare(noun.site(site, 'glacier', state))}${phrase.besideSite(site, state)})`,
    feed: (_task, seat, state) =>
      `Wähle Stämme, die du ernährst (du hast ${name.markers(FOOD, state.seats[seat]!.markers[FOOD]!)})`,
    income: ({ left: chips }) =>
      `Nutze ${a(NOUN.income)} oder nimm stattdessen den Punkt${left(chips.length, NOUN.income)}`,
    giveBack: ({ what }) => pick(PROJECT[what], 'zurücknimmst'),
    sleep: () => 'Wähle, was du erhältst',
    procreation: task =>
      task.left > 0
        ? `Wähle, wo du einen neuen Stamm einsetzt${left(task.left, NOUN.procreation)}`
        : 'Wähle, ob du eine Gunstprobe machst, um einen Stamm zu stärken',
    holyRock: ({ site }, _seat, state) =>
      `Wähle ein Gebiet ${beside(noun.site(site, 'holyRock', state))} für ${a(NOUN.test)}, um dort ${count(1, NOUN.procreation)} durchzuführen`,
    research: () => 'Wähle, ob du Karten nimmst oder Karten ziehst und einige davon behältst',
    insight: () => 'Wähle, ob du Ideen erhältst oder eine Erkenntniskarte installierst',
    production: task =>
      task.left > 0
        ? `Wähle, wo du einen Rohstoff abbaust${most(task.left)}`
        : 'Wähle, ob du Rohstoffe transportierst',
    grotto: ({ site }, _seat, state) =>
      `Wähle ein Gebiet ${beside(noun.site(site, 'hiddenGrotto', state))}, um dort abzubauen und von dort zu transportieren`,
    transport: ({ left: n }) =>
      `${pick(NOUN.raw, 'transportierst')}${isAnyNumber(n) ? ' (beliebig viele)' : most(n)}`,
    storeAnywhere: ({ territory }) =>
      `Wähle ein Depotfeld für den Rohstoff ${isLand(rules, territory) ? 'aus' : 'auf dem Boot in'} ${phrase.territory(territory)}`,
    sustenance: () => 'Wähle, ob du jagst oder Stämme stärkst',
    hunt: (task, _seat, state) => `Wähle ein Gebiet, in dem du jagst${most(task.left)}${visible(state)}`,
    huntRoll: ({ territory, dice }) =>
      `${rolled(dice)}: Wähle die Augenzahl für deine Jagd in ${phrase.territory(territory)}`,
    exploration: () => 'Wähle, ob du Orte aufdeckst oder einen Glücksfund machst',
    explore: () => 'Wähle ein Gebiet, um das herum du Orte aufdeckst',
    luckyFind: task => `Wähle eine Gebietsart für einen Glücksfund${most(task.left)}`,
    findRoll: ({ type, dice }) =>
      `${rolled(dice)}: Wähle die Augenzahl für deinen Glücksfund ${within(noun.territoryType(type))}`,
    building: () => 'Wähle, ob du baust oder eine Bauwerkskarte installierst',
    build: ({ left: n, only, same }) =>
      only === 'any'
        ? `Wähle ${a(NOUN.project)}${most(n)}`
        : `Wähle, wo du ${a(next(PROJECT[only], same))} baust`,
    board: ({ territory }) => `Wähle einen starken Stamm für das Boot in ${phrase.territory(territory)}`,
    planning: () => 'Wähle Zielplatinen oder Planungsmarker',
    goals,
    installGoal: ({ space, column }, seat, state) =>
      `Wähle ${column < 0 ? 'eine Spalte' : 'einen Platz'} für ${goalOf(state, seat, space)}`,
    planOn: ({ n }) => `Wähle ein Würfelfeld für ${count(n, NOUN.planning)}`,
    achievement: () => 'Wähle, ob du Würfel nimmst oder eine Errungenschaftskarte installierst',
    gainDie: ({ kind }) =>
      kind === 'either' ? pick(NOUN.die, 'nimmst') : `Wähle, woher du ${the(DIE[kind], 'accusative')} nimmst`,
    giveDie: ({ to }) => `Wähle ${the(DIE.activation, 'accusative')}, den ${name.seat(to)} von dir nimmt`,
    recall: ({ n }) => `Wähle, wie viele benutzte Würfel du wirfst${most(n)}`,
    setDie: task => `${pick(NOUN.die, 'auf eine andere Augenzahl drehst')}${most(task.left)}`,
    mutation: () => 'Wähle, ob du Eigenschaftsmarker versetzt oder eine Mutationskarte installierst',
    mutate: task => `${pick(NOUN.featureMarker, 'versetzt')}${most(task.left)}`,
    invention: () => 'Wähle, ob du Einkommensplatinen nutzt oder eine Erfindungskarte installierst',
    trade,
    testIdeas({ ideas, dice, passed }, seat, s) {
      const how = passed ? 'bestehst die Gunstprobe, außer' : 'bestehst die Gunstprobe nur,';
      const fails = `Du ${how} wenn du ${count(ideas, NOUN.idea)} zahlst (du hast ${s.seats[seat]!.markers[IDEA]})`;
      return dice
        ? `${rolled(dice)} und brauchst höchstens ${passingValue({ rules, s }, seat)}: ${fails}`
        : fails;
    },
    migrate: task => `Wähle einen Stamm, der wandert${left(task.left, NOUN.migration)}`,
    route: task =>
      `Wähle, wohin der Stamm in ${phrase.territory(task.at)} wandert${left(task.left, NOUN.migration)}`,
    procreate: task => `Wähle, wo du einen neuen Stamm einsetzt${left(task.left, NOUN.procreation)}`,
    strengthen: task => `${pick(NOUN.weakTribe, 'stärkst')}${left(task.left, NOUN.tribe)}`,
    populate: task =>
      task.territory < 0
        ? `Wähle ein Gebiet für ${upTo(task.left, NOUN.weakTribe)}`
        : `Wähle einen Lagerplatz für ${a(NOUN.weakTribe)}${left(task.left, NOUN.tribe)}`,
    gainCard: ({ type }) =>
      type < 0 ? pick(NOUN.card, 'nimmst') : `Wähle, welche ${bare(cardNoun(type))} du nimmst`,
    drawCards: ({ named, n, keep }) =>
      `Wähle einen Stapel für Karte ${named.length + 1} von ${n}; du behältst ${keep} davon`,
    keepCards: ({ keep, kept }) => `${pick(NOUN.anyCard, 'behältst')}${left(keep - kept, NOUN.anyCard)}`,
    install: ({ type, bonus }) =>
      `${pick(noun.cardOf(type), 'installierst')}${bonus ? '; 1 Kostenfeld darfst du ignorieren' : ''}`,
    installHow: ({ card }) => `Wähle, wie du ${the(noun.card(card), 'accusative')} installierst`,
    gainIncome: () => `Wähle ${a(NOUN.income)} aus der Auslage`,
    installChip: ({ slot }) => `Wähle eine Spalte für ${the(noun.slot(slot), 'accusative')}`,
    useIncome: ({ left: n = 1, display }) =>
      `${pick(NOUN.income, 'nutzt')}${display ? ', installiert oder in der Auslage' : ''}${most(n)}`,
    activity: ({ left: n = 1, money = 0 }) =>
      `${pick(NOUN.activity, 'ausführst')}${most(n)}${money > 0 ? `, oder nimm zuerst ${count(money, NOUN.money)}` : ''}`,
    // In the set-up only the level-4 tiles allow one.
    upgrade: ({ cause = -1 }) =>
      `${pick(NOUN.mainModule, 'upgradest')}${cause >= 0 && causeKind(cause) === 'setup' ? ', eines von denen mit Level-4-Modulplättchen' : ''}`,
    flipStage: () => pick(NOUN.stage, 'auf aktiv schaltest'),
    anyTrack: ({ n }) => `Wähle ${a(NOUN.track)}, auf der du ${count(n, NOUN.step)} vorrückst`,
    gainGoal: () => `Wähle ${a(NOUN.goal)} aus der Auslage`,
    placeGoal: ({ goal }) => `Wähle die Zielplatine, die unter ${the(noun.goal(goal), 'accusative')} kommt`,
    revealSite: task => `${pick(NOUN.site, 'aufdeckst')}${left(task.left, NOUN.site)}`,
    tracks: ({ left: n, done }) =>
      `Wähle ${a(next(NOUN.track, done.length > 0))}, auf der du ${count(1, NOUN.step)} vorrückst${left(n, NOUN.track)}`,
    features: ({ left: n, done }) =>
      `${pick(next(NOUN.featureMarker, done.length > 0), 'erhältst')}${left(n, NOUN.featureMarker)}`,
    stock: ({ n }) => `Wähle ${a(NOUN.landType)}, von der du jedes Gut ${n}-mal erhältst`,
    expand: () => 'Wähle ein unerschlossenes Landgebiet für einen neuen Stamm',
    tame: ({ creature }) =>
      `Wähle, ob du ${the(noun.creature(creature), 'accusative')} zähmst; sie braucht eine eigene Spalte`,
    feedCreatures,
    takeTile: () => `Wähle ${a(NOUN.levelTile)}`,
    moveWeather: ({ n }) => `Wähle das neue Wetter, ${upTo(n, NOUN.step)} entfernt`,
    alternative: () => 'Wähle eines davon',
    bonuses: () => 'Wähle, welcher Sofortbonus als Nächstes kommt',
    payFor,
    gainMarkers: ({ place, left: n }, _seat, state) =>
      `Dein Vorrat ist leer: Lege ${agree(n, 'einen Marker', 'Marker')} zurück, um ${name.markers(place, n, state)} zu erhalten, oder verzichte darauf`,
    gainAny: ({ kind, left: n }) => {
      const what = kind === 'feature' ? NOUN.featureMarker : NOUN.material;
      return `${pick(what, 'erhältst')}${left(n, what)}`;
    },
    lose: (task, seat, state) => {
      const { food, tribe } = losable(task, seat, state);
      if (food && tribe) return 'Wähle, ob du 1 Nahrung oder einen Stamm verlierst';
      return food ? 'Verliere 1 Nahrung' : pick(NOUN.tribe, 'verlierst');
    },
    death: ({ spot }, seat, state) =>
      `${cap(phrase.tribe('nominative', spot, state, seat))} stirbt gleich: Wähle, ob du ihn rettest`,
  };
}
