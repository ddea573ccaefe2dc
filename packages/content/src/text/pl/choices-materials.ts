// Choices about raw and stored materials, food and trade.
import {
  canUnload,
  type Description,
  goesAnywhere,
  isFound,
  isLaden,
  isLand,
  MATERIALS,
  STORED,
  type State,
  salePoints,
  usualSpaces,
} from '@civolution/engine';
import { findsIn, huntingYields, rawOnLand, tamingValues } from '../../facts/continent.js';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { and, count, or } from './grammar.js';
import { inTerritory, material, stuffOf } from './lands.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function materialChoices({ rules, places, markers, phrase }: Parts) {
  /** "Wybierz wartość 4 za 1 pomysł" */
  const value = (d: Description): string =>
    `Wybierz wartość ${d.arg}${d.cost.length > 0 ? ` za ${markers.list(d.cost)}` : ''}`;

  const food = (d: Description): string =>
    d.gain.length > 0 ? markers.list(d.gain, undefined, 'nom') : `brak ${NOUN.food.one.gen}`;

  const onBoat = (territory: number): string => `na łodzi ${places.territory(territory).in}`;
  const fromBoat = (territory: number): string =>
    `${NOUN.raw.one.acc} z łodzi ${places.territory(territory).in}`;

  /** "1 olej na wzgórzach B" */
  const raw = (d: Description, state: State): string =>
    isLand(rules, d.arg) ? markers.list(d.gain, state) : `${count(1, NOUN.raw)} ${onBoat(d.arg)}`;

  /** "; wartości od 1 do 3 oswajają stworzenie „Bagienna ropucha”", where it can be met. */
  const taming = (d: Description, state: State): string => {
    const values = tamingValues({ rules, s: state }, d.seat, d.arg);
    if (values.length === 0) return '';
    const tame =
      values.length > 1 ? `wartości od 1 do ${values.at(-1)} oswajają` : `wartość ${values[0]} oswaja`;
    return `; ${tame} ${phrase.creature(state.creature).one.acc}`;
  };

  const sold = (d: Description): string => `Sprzedaj ${count(1, material(d.arg))}`;

  return {
    produce: (d, state) => `Wyprodukuj ${raw(d, state)}`,
    transport: d => `Przetransportuj ${markers.list(d.gain)} ${places.territory(d.arg).from} do magazynu`,
    transportAs: d =>
      `Przetransportuj ${fromBoat(Math.floor(d.arg / MATERIALS.length))} do magazynu jako ${stuffOf(d.arg % MATERIALS.length).nom}`,
    transportAny(d, state) {
      const what = isLand(rules, d.arg)
        ? `${count(1, material(state.material[d.arg]!))} ${places.territory(d.arg).from}`
        : fromBoat(d.arg);
      const task = taskNow(state, 'transport');
      if (!task || goesAnywhere(rules, task, d.arg))
        return `Przetransportuj ${what} na dowolne pole magazynu`;
      const other = usualSpaces({ rules, s: state }, d.arg) === 0 ? '' : 'inne ';
      const some = task.anySpace === 1 ? 'ostatni raz' : `możliwe jeszcze ${task.anySpace} razy`;
      return `Przetransportuj ${what} na dowolne ${other}pole magazynu (${some})`;
    },
    transportAll(d, state) {
      const stored = rawOnLand(rules, state, d.seat).map(({ material: m, n }) => ({ place: STORED + m, n }));
      const which = stored.length > 0 ? `: ${markers.list(stored)}` : '';
      return `Przetransportuj wszystkie ${NOUN.raw.more.acc} z lądu${which}`;
    },
    grotto(d, state) {
      if (isLand(rules, d.arg)) {
        const known = state.material[d.arg]!;
        const what = count(1, known >= 0 ? material(known) : NOUN.raw);
        return `Wyprodukuj ${what} ${places.territory(d.arg).in} i przetransportuj stamtąd ${count(1, NOUN.raw)}`;
      }
      if (isLaden(state, d.seat, d.arg)) return `Przetransportuj ${fromBoat(d.arg)} i wyprodukuj tam nowy`;
      const then = canUnload({ rules, s: state }, d.seat, d.arg) ? ' i przetransportuj go' : '';
      return `Wyprodukuj ${count(1, NOUN.raw)} ${onBoat(d.arg)}${then}`;
    },
    hunt(d, state) {
      const yields = and(huntingYields({ rules, s: state }, d.seat, d.arg).map(String));
      return `Poluj ${places.territory(d.arg).in} (${NOUN.food.one.nom} za wartości od 1 do 6: ${yields})${taming(d, state)}`;
    },
    'dieValue.hunt': d => `${value(d)}: ${food(d)}`,
    'dieValue.tame'(d, state) {
      const creature = state.creature < 0 ? NOUN.creature : phrase.creature(state.creature);
      return `${value(d)}: ${food(d)}; oswój ${creature.one.acc}`;
    },
    'dieValue.find': d => `${value(d)}: umieść w magazynie ${markers.list(d.gain)}`,
    findType(d) {
      const finds = findsIn(rules, d.arg).map(
        ({ material: found, values }) => `${stuffOf(found).nom} za ${or(values.map(String))}`,
      );
      return `Dokonaj ${NOUN.luckyFind.one.gen}${inTerritory(d.arg)}: ${finds.join(', ')}`;
    },
    sell: d => `${sold(d)} za ${markers.list(d.gain)}`,
    sellPoints: (d, state) => `${sold(d)} za ${count(salePoints({ rules, s: state }, d.seat), NOUN.point)}`,
    buy(d, state) {
      const dear = isFound({ rules, s: state }, d.arg) ? '' : ' (materiał jeszcze nieznany na kontynencie)';
      return `Kup ${count(1, material(d.arg))} za ${markers.list(d.cost)}${dear}`;
    },
  } satisfies Partial<ChoiceTable>;
}
