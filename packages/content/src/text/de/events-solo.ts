// Lines of the log about V.I.C.I: what it turns up, rolls and consults, so that its play can be followed and checked.
import { DIE_VALUES, type EventType, type GameEvent, HALVES, type Half } from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import type { EventTable } from '../../texts.js';
import { actionCardTexts, doneInRow } from './action-cards.js';
import { ACT, PRIORITY_FOR, priorities, uses, whyForfeited } from './automa.js';
import { a, agree, bare, cap, count, described, listing, type Noun, no, the, those } from './grammar.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

type Told<K extends EventType> = Extract<GameEvent, { type: K }>;

const HALF: Readonly<Record<Half, string>> = { blue: 'blaue Hälfte', red: 'rote Hälfte' };

/** Whose scoring category a card speaks of. */
const CATEGORY_OF: Readonly<Record<Told<'categories'>['meant'], string>> = {
  thisEra: 'Die Wertungskategorie dieser Epoche ist',
  nextEra: 'Die Wertungskategorie der nächsten Epoche ist',
  era4: 'Die Wertungskategorie der Epoche 4 ist',
  finalTiles: 'Die Kategorien mit Wertungsplättchen der Endwertung sind',
};

/** A display with one space for each value: values beyond the last mean none. */
function fromTheTop(spaces: number): string {
  const beyond = DIE_VALUES.filter(value => value > spaces);
  return `1–${Math.min(spaces, DIE_VALUES.length)} von oben${beyond.length > 0 ? `, ${listing(beyond.map(String))} keine` : ''}`;
}

/** The displays, and which space a value means. */
const THREE_SPACES = '1–2 oben, 3–4 Mitte, 5–6 unten';
const displays = (goals: number): Readonly<Record<Told<'consulted'>['about'], string>> => ({
  goal: `Zielplatinen-Auslage (${fromTheTop(goals)})`,
  attribute: `Attributsplatinen-Auslage (${THREE_SPACES})`,
  income: `Einkommensplatinen-Auslage (${THREE_SPACES})`,
});

/** The grids, and what leaves the game at some of their spaces. */
const GRID: Readonly<Record<Told<'gridMarker'>['grid'], { readonly grid: Noun; readonly removes: Noun }>> = {
  evolution: { grid: NOUN.evolutionGrid, removes: NOUN.attribute },
  prosperity: { grid: NOUN.prosperityGrid, removes: NOUN.income },
};

/** What V.I.C.I has in the comparison of an event: where its grid counts, by which spaces; it never takes the bonus. */
export function automaInEvent({ rules, name }: Parts) {
  return ({ event, counts, met }: Told<'event'>, seat: number): string => {
    const spaces = bitsOf(rules.solo.checks[event]!).map(bit => String(bit + 1));
    const grid = the(NOUN.prosperityGrid, 'genitive');
    const by =
      spaces.length > 0
        ? ` durch ${agree(spaces.length, 'Feld', 'die Felder')} ${listing(spaces)} ${grid}`
        : '';
    const leads = (met >> seat) & 1 ? ', aber ohne den Bonus' : '';
    return `${name.seat(seat)}: ${counts[seat]}${by}${leads}`;
  };
}

/** In the solo game the displays are those of two civilizations. */
const SEATS = 2;

export function soloEvents({ rules, name, noun, phrase }: Parts) {
  const { seat: who } = name;
  const { solo } = rules.pack;
  const { actionRows } = actionCardTexts(rules, name);
  const display = displays(rules.byPlayers(SEATS).goals);
  /** The other of the two civilizations. */
  const rival = (seat: number): string => who(1 - seat);
  const withBeacons = (mask: number): string =>
    listing(
      bitsOf(mask).map(
        t => `${phrase.territory(t)} (${count(rules.territories[t]!.beacons, NOUN.beacon, 'nominative')})`,
      ),
    );
  const typed = (type: number): string => bare(noun.territoryType(type));
  /** The type of territories that are all of one. */
  const typeOf = (mask: number): string => typed(rules.territories[bitsOf(mask)[0]!]!.type);
  /** What the roll says and, when nothing like it is eligible, what follows on the display card. */
  const foundFrom = (rolled: string, found: string): string =>
    rolled === found ? rolled : `${rolled}, nicht dabei, weiter zu ${found}`;

  const REMOVED: Readonly<Record<Told<'removed'>['what'], { readonly any: Noun; of(id: number): Noun }>> = {
    goal: { any: NOUN.goal, of: noun.goal },
    card: { any: NOUN.anyCard, of: noun.card },
    attribute: { any: NOUN.attribute, of: noun.attribute },
    income: { any: NOUN.income, of: noun.chip },
  };

  return {
    actionCard({ seat, card, half, blue, red }, state) {
      const enough = blue >= solo.resetIcons.blue && red >= solo.resetIcons.red;
      const icons = `${blue} blau, ${red} rot${enough ? ', genug für einen Reset' : ''}`;
      const line = `${who(seat)} deckt ${bare(noun.actionCard(card))} auf (${HALF[HALVES[half]!]}). Resetsymbole auf den offenen Karten: ${icons}.`;
      const carriedOut = !enough || state?.setup.solo?.challenge;
      // Which row of a card counts is rolled for next; a card without rows says all by itself.
      return carriedOut && rules.solo.cards[card]!.halves[half]!.category
        ? `${line} Darauf steht: ${actionRows(card, half).join(' ')}.`
        : line;
    },
    categories: ({ meant, categories }) =>
      `${CATEGORY_OF[meant]} ${listing(categories.map(category => bare(noun.category(category))))}.`,
    reshuffled: ({ seat, n }) =>
      `${who(seat)} mischt ${those(n, described('abgelegt', NOUN.actionCard))} zu einem neuen Stapel.`,
    cardsDiscarded: ({ seat, n }) =>
      `${who(seat)} legt ${those(n, described('aufgedeckt', NOUN.actionCard))} ab.`,
    row: ({ seat, card, half, value }) =>
      `${who(seat)} würfelt ${value} für ${bare(noun.actionCard(card))}: ${cap(doneInRow(rules, card, half, value))}.`,
    consulted: ({ seat, value, about }) => `${who(seat)} würfelt ${value} für die ${display[about]}.`,
    wheel({ seat, value, eligible, rolled, found }) {
      const open = `Qualifiziert ${agree(bitsOf(eligible).length, 'ist', 'sind')} ${phrase.territories(eligible)}.`;
      return `${open} ${who(seat)} würfelt ${value} für die Gebietsprobe: ${foundFrom(typed(rolled), typed(found))}.`;
    },
    beacons: ({ seat, value, eligible, rolled, found }) =>
      `Zur Wahl steht nur noch die Gebietsart ${typeOf(eligible)}: ${withBeacons(eligible)}. ${who(seat)} würfelt ${value} für die Signalfeuer: ${foundFrom(String(rolled), String(found))}.`,
    determined({ seat, about, territory, eligible, minimum }) {
      const use = uses(rival(seat))[about];
      const fits = (minimum && use.minimum) || use.fits;
      const n = bitsOf(eligible).length;
      return `${who(seat)} ${use.used(phrase.territory(territory))}: ${n > 1 ? `eines von ${n} ${fits.other}` : fits.one}.`;
    },
    forfeited: ({ seat, act, why }) =>
      `${who(seat)} muss auf ${ACT[act]} verzichten: ${cap(whyForfeited(act, why, who(seat)))}.`,
    priority: ({ seat, list, item }) =>
      `Priorität ${item} für ${PRIORITY_FOR[list]}: ${priorities(rival(seat))[list][item]}.`,
    removed({ seat, what, id }) {
      const { any, of } = REMOVED[what];
      return id < 0
        ? `${who(seat)} findet dort ${no(any)} zum Entfernen.`
        : `${who(seat)} entfernt ${the(of(id), 'accusative')} aus dem Spiel.`;
    },
    gridMarker({ seat, grid: key, space }) {
      const { grid, removes } = GRID[key];
      const then = solo[key].removes.includes(space) ? ` und entfernt dafür ${a(removes)}` : '';
      return `${who(seat)} stellt einen Marker auf Feld ${space} ${the(grid, 'genitive')}${then}.`;
    },
    provisioned({ seat, territory, n, blocks }) {
      const where = `${who(seat)} legt in ${phrase.territory(territory)}`;
      if (n === 1) return `${where} einen Proviantmarker ab.`;
      if (n > 2) return `${where} einen Proviantmarker ab; dort liegen jetzt ${n}.`;
      const farm = blocks
        ? 'beide blockieren von nun an den Farm-Bauplatz'
        : 'sie blockieren den Farm-Bauplatz nicht, denn dort steht eine Farm';
      return `${where} einen zweiten Proviantmarker ab; ${farm}.`;
    },
    tokenPlaced: ({ seat, territory }) =>
      `${who(seat)} legt in ${phrase.territory(territory)} ${a(NOUN.huntingToken)} ab.`,
    nobodyToSpare: ({ seat }) =>
      `${who(seat)} hat kein Gebiet mit mindestens 2 eigenen Stämmen, davon mindestens 1 stark, und führt darum zuerst ${count(1, NOUN.procreation)} durch.`,
    crowded: ({ seat }) =>
      `Alle Lagerplätze in den Gebieten von ${who(seat)} sind mit eigenen Stämmen besetzt; darum folgt ${count(1, NOUN.migration)}.`,
  } satisfies Partial<EventTable>;
}
