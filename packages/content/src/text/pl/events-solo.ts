// Lines of the log about V.I.C.I: what it turns up, rolls and consults, so that its play can be followed and checked.
import { CATEGORIES, DIE_VALUES, HALVES } from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import type { EventTable } from '../../texts.js';
import { actionCardTexts, COLOUR, doneInRow } from './action-cards.js';
import { ACT, type Grid, ofGrid, PRIORITY_FOR, priorities, type Told, uses, whyForfeited } from './automa.js';
import { adjective, and, count, marked, type Noun, titled } from './grammar.js';
import { CATEGORY } from './lists.js';
import { typeName } from './nouns.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

/** Whose scoring category a card speaks of. */
const CATEGORY_OF: Readonly<Record<Told<'categories'>['meant'], string>> = {
  thisEra: 'Kategoria punktowa tej epoki',
  nextEra: 'Kategoria punktowa następnej epoki',
  era4: 'Kategoria punktowa 4. epoki',
  finalTiles: 'Kategorie kafelków punktacji końcowej',
};

/** A display with one space for each value: values beyond the last mean none. */
function fromTheTop(spaces: number): string {
  const beyond = DIE_VALUES.filter(value => value > spaces);
  const none = beyond.length > 0 ? `, ${and(beyond.map(String))} – żaden` : '';
  return `1–${Math.min(spaces, DIE_VALUES.length)} od góry${none}`;
}

/** The displays, and which space a value means. */
const THREE_SPACES = '1–2 górny, 3–4 środkowy, 5–6 dolny';
const displays = (goals: number): Readonly<Record<Told<'consulted'>['about'], string>> => ({
  goal: `przybornik ${NOUN.goal.more.gen}: ${fromTheTop(goals)}`,
  attribute: `przybornik ${NOUN.attribute.more.gen}: ${THREE_SPACES}`,
  income: `przybornik ${NOUN.income.more.gen}: ${THREE_SPACES}`,
});

/** What leaves the game at some spaces of the grids. */
const REMOVES: Readonly<Record<Grid, Noun>> = { evolution: NOUN.attribute, prosperity: NOUN.income };

/** What V.I.C.I has in the comparison of an event: where its grid counts, by which spaces; it never takes the bonus. */
export function automaInEvent({ rules, civ }: Parts) {
  return ({ event, counts, met }: Told<'event'>, seat: number): string => {
    const spaces = bitsOf(rules.solo.checks[event]!).map(bit => String(bit + 1));
    const word = spaces.length === 1 ? NOUN.space.one : NOUN.space.more;
    const by = spaces.length > 0 ? ` za ${word.acc} ${and(spaces)} ${ofGrid('prosperity')}` : '';
    const leads = (met >> seat) & 1 ? ', ale nie otrzymuje premii' : '';
    return `${civ.nom(seat)}: ${counts[seat]}${by}${leads}`;
  };
}

/** In the solo game the displays are those of two civilizations. */
const SEATS = 2;

export function soloEvents({ rules, name, civ, places }: Parts) {
  const { Nom } = civ;
  const { solo } = rules.pack;
  const { actionRows } = actionCardTexts(rules, name);
  const display = displays(rules.byPlayers(SEATS).goals);
  const at = (t: number): string => places.territory(t).in;
  /** The other of the two civilizations, as a genitive. */
  const rival = (seat: number): string => civ.of(1 - seat);
  const named = (mask: number): string => and(bitsOf(mask).map(t => places.territory(t).nom));
  const withTorches = (mask: number): string =>
    and(
      bitsOf(mask).map(
        t => `${places.territory(t).nom} (${count(rules.territories[t]!.beacons, NOUN.torch, 'nom')})`,
      ),
    );
  /** What the roll says and, when nothing like it is eligible, what follows on the display card. */
  const foundFrom = (rolled: string, found: string): string =>
    rolled === found ? rolled : `${rolled}, nic takiego nie spełnia wymagań, dalej: ${found}`;

  const REMOVED: Readonly<
    Record<Told<'removed'>['what'], { readonly kind: Noun; named(id: number): string }>
  > = {
    goal: { kind: NOUN.goal, named: id => titled(NOUN.goal, name.goal(id)).one.acc },
    card: { kind: NOUN.anyCard, named: id => `kartę ${name.card(id)}` },
    attribute: { kind: NOUN.attribute, named: id => titled(NOUN.attribute, name.attribute(id)).one.acc },
    income: { kind: NOUN.income, named: id => titled(NOUN.income, name.chip(id)).one.acc },
  };

  return {
    actionCard({ seat, card, half, blue, red }, state) {
      const enough = blue >= solo.resetIcons.blue && red >= solo.resetIcons.red;
      const icons = `${COLOUR.blue.icons} – ${blue}, ${COLOUR.red.icons} – ${red}${enough ? ', co wystarcza na reset' : ''}`;
      const line = `${Nom(seat)} odkrywa kartę akcji ${card + 1} (${COLOUR[HALVES[half]!].half} połowa). Symbole resetu na odkrytych kartach: ${icons}.`;
      const carriedOut = !enough || state?.setup.solo?.challenge;
      // Which row of a card counts is rolled for next; a card without rows says all by itself.
      return carriedOut && rules.solo.cards[card]!.halves[half]!.category
        ? `${line} Treść karty: ${actionRows(card, half).join(' ')}.`
        : line;
    },
    categories({ meant, categories }) {
      const names = categories.map(c => marked('category', CATEGORIES[c]!, CATEGORY[CATEGORIES[c]!].name));
      return `${CATEGORY_OF[meant]}: ${and(names)}.`;
    },
    reshuffled: ({ seat, n }) =>
      `${Nom(seat)} tasuje ${count(n, adjective('odrzucon', NOUN.actionCard))} i tworzy z nich nowy stos.`,
    cardsDiscarded: ({ seat, n }) =>
      `${Nom(seat)} odrzuca ${count(n, adjective('odkryt', NOUN.actionCard))}.`,
    row: ({ seat, card, half, value }) =>
      `${Nom(seat)} wyrzuca ${value} dla karty akcji ${card + 1}: ${doneInRow(rules, card, half, value)}.`,
    consulted: ({ seat, value, about }) => `${Nom(seat)} wyrzuca ${value} (${display[about]}).`,
    wheel: ({ seat, value, eligible, rolled, found }) =>
      `Wymagania spełniają: ${named(eligible)}. ${Nom(seat)} wyrzuca ${value} na diagramie terytoriów: ${foundFrom(typeName(rolled), typeName(found))}.`,
    beacons: ({ seat, value, eligible, rolled, found }) =>
      `Do wyboru pozostaje jeden rodzaj terytorium: ${withTorches(eligible)}. ${Nom(seat)} wyrzuca ${value} na torze pochodni: ${foundFrom(String(rolled), String(found))}.`,
    determined({ seat, about, territory, eligible, minimum }) {
      const use = uses(rival(seat))[about];
      const fits = (minimum && use.minimum) || use.fits;
      const n = bitsOf(eligible).length;
      const why = n > 1 ? `jedno z ${n} ${fits.more}` : fits.one;
      return `${Nom(seat)} ${use.used(places.territory(territory))}: to ${why}.`;
    },
    forfeited({ seat, act, why }) {
      const reason = whyForfeited(act, why, civ.nom(seat));
      return `${Nom(seat)} pomija ${ACT[act]}: ${reason}.`;
    },
    priority: ({ seat, list, item }) =>
      `Priorytet ${item} (${PRIORITY_FOR[list]}): ${priorities(rival(seat))[list][item]}.`,
    removed({ seat, what, id }) {
      const { kind, named: called } = REMOVED[what];
      return id < 0
        ? `${Nom(seat)} nie znajduje tam ${kind.one.gen} do usunięcia.`
        : `${Nom(seat)} usuwa z gry ${called(id)}.`;
    },
    gridMarker({ seat, grid, space }) {
      const then = solo[grid].removes.includes(space) ? ` i dlatego usuwa ${REMOVES[grid].one.acc}` : '';
      return `${Nom(seat)} umieszcza znacznik na ${space}. polu ${ofGrid(grid)}${then}.`;
    },
    provisioned({ seat, territory, n, blocks }) {
      const placed = (which = ''): string =>
        `${Nom(seat)} umieszcza ${which}${NOUN.provisionMarker.one.acc} ${at(territory)}`;
      if (n === 1) return `${placed()}.`;
      if (n > 2) return `${placed()}; to już ${n}. znacznik na tym terytorium.`;
      const farm = blocks
        ? 'odtąd oba blokują pole farmy'
        : 'pole farmy nie zostaje zablokowane, bo stoi tam farma';
      return `${placed('drugi ')}; ${farm}.`;
    },
    tokenPlaced: ({ seat, territory }) =>
      `${Nom(seat)} umieszcza ${NOUN.huntingToken.one.acc} ${at(territory)}.`,
    nobodyToSpare: ({ seat }) =>
      `${Nom(seat)} nie ma terytorium z co najmniej 2 plemionami, w tym co najmniej 1 silnym, więc najpierw wykonuje prokreację.`,
    crowded: ({ seat }) =>
      `Wszystkie obozowiska na terytoriach ${civ.of(seat)} zajmują jej własne plemiona, więc ${civ.nom(seat)} migruje.`,
  } satisfies Partial<EventTable>;
}
