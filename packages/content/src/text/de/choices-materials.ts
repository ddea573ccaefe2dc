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
import { a, bare, count, followed, listing, type Noun, no, the, within } from './grammar.js';
import { PROJECT } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function materialChoices({ rules, noun, phrase }: Parts) {
  /** "Nimm 4 als Augenzahl für 1 Idee" */
  const value = (d: Description): string =>
    `Nimm ${d.arg} als Augenzahl${d.cost.length > 0 ? ` für ${phrase.markers(d.cost)}` : ''}`;

  const food = (d: Description): string => (d.gain.length > 0 ? phrase.markers(d.gain) : no(NOUN.food));

  const onBoat = (territory: number): string =>
    ` auf ${the(PROJECT.boat, 'dative')} in ${phrase.territory(territory)}`;

  /** "1 Rohstoff (Öl) in Hügelland B" */
  const raw = (d: Description, state: State): string =>
    isLand(rules, d.arg) ? phrase.markers(d.gain, state) : count(1, followed(NOUN.raw, onBoat(d.arg)));

  const aboard = (territory: number): string => the(followed(NOUN.raw, onBoat(territory)), 'accusative');

  /** "Rohstoff (Öl)", where it is known. */
  const rawAt = (territory: number, state: State): Noun => {
    const material = state.material[territory]!;
    return material >= 0 ? followed(NOUN.raw, ` (${bare(noun.material(material))})`) : NOUN.raw;
  };

  /** "; mit 1 bis 3 zähmst du die Kreatur „Moorkröte“", where it can be met. */
  const taming = (d: Description, state: State): string => {
    const values = tamingValues({ rules, s: state }, d.seat, d.arg);
    if (values.length === 0) return '';
    const range = values.length > 1 ? `1 bis ${values.at(-1)}` : String(values[0]);
    return `; mit ${range} zähmst du ${the(noun.creature(state.creature), 'accusative')}`;
  };

  const sold = (d: Description): string => `Verkaufe ${bare(noun.material(d.arg), 'accusative')}`;

  return {
    produce: (d, state) => `Baue ${raw(d, state)} ab`,
    transport: d => `Transportiere ${phrase.markers(d.gain)} aus ${phrase.territory(d.arg)} in dein Depot`,
    transportAs: d =>
      `Transportiere ${aboard(Math.floor(d.arg / MATERIALS.length))} als ${bare(noun.material(d.arg % MATERIALS.length))} in dein Depot`,
    transportAny(d, state) {
      const what = isLand(rules, d.arg)
        ? `${count(1, rawAt(d.arg, state))} aus ${phrase.territory(d.arg)}`
        : aboard(d.arg);
      const task = taskNow(state, 'transport');
      if (!task || goesAnywhere(rules, task, d.arg))
        return `Transportiere ${what} auf ein beliebiges Depotfeld`;
      const other = usualSpaces({ rules, s: state }, d.arg) === 0 ? '' : ' anderes';
      const some =
        task.anySpace === 1
          ? 'der letzte, der überallhin darf'
          : `einer von ${task.anySpace}, die überallhin dürfen`;
      return `Transportiere ${what} auf ein beliebiges${other} Depotfeld (${some})`;
    },
    transportAll(d, state) {
      const stored = rawOnLand(rules, state, d.seat);
      const markers = stored.map(({ material, n }) => ({ place: STORED + material, n }));
      return `Transportiere alle ${bare(NOUN.raw, 'accusative', 'other')} aus Landgebieten${markers.length > 0 ? `: ${phrase.markers(markers)}` : ''}`;
    },
    grotto(d, state) {
      const where = phrase.territory(d.arg);
      if (isLand(rules, d.arg))
        return `Baue in ${where} ${count(1, rawAt(d.arg, state))} ab und transportiere 1 von dort`;
      if (isLaden(state, d.seat, d.arg)) return `Transportiere ${aboard(d.arg)} und baue dort einen neuen ab`;
      const then = canUnload({ rules, s: state }, d.seat, d.arg) ? ' und transportiere ihn' : '';
      return `Baue ${count(1, followed(NOUN.raw, onBoat(d.arg)))} ab${then}`;
    },
    hunt(d, state) {
      const yields = huntingYields({ rules, s: state }, d.seat, d.arg).map(String);
      return `Jage in ${phrase.territory(d.arg)}: ${listing(yields)} ${bare(NOUN.food)} bei den Augenzahlen 1 bis 6${taming(d, state)}`;
    },
    'dieValue.hunt': d => `${value(d)}: ${food(d)}`,
    'dieValue.tame'(d, state) {
      const creature = state.creature < 0 ? NOUN.creature : noun.creature(state.creature);
      return `${value(d)}: ${food(d)}, und du zähmst ${the(creature, 'accusative')}`;
    },
    'dieValue.find': d => `${value(d)}: ${phrase.markers(d.gain)}`,
    findType(d) {
      const finds = findsIn(rules, d.arg).map(
        ({ material, values }) =>
          `${bare(noun.material(material))} bei ${listing(values.map(String), 'disjunction')}`,
      );
      return `Mache ${a(NOUN.find)} ${within(noun.territoryType(d.arg))}: ${finds.join(', ')}`;
    },
    sell: d => `${sold(d)} für ${phrase.markers(d.gain)}`,
    sellPoints: (d, state) => `${sold(d)} für ${count(salePoints({ rules, s: state }, d.seat), NOUN.point)}`,
    buy(d, state) {
      const dear = isFound({ rules, s: state }, d.arg) ? '' : ' (auf dem Kontinent noch nicht gefunden)';
      return `Kaufe ${bare(noun.material(d.arg), 'accusative')} für ${phrase.markers(d.cost)}${dear}`;
    },
  } satisfies Partial<ChoiceTable>;
}
