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
import { count, listing } from './grammar.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function materialChoices({ rules, name, phrase }: Parts) {
  /** "Take 4 as the value for 1 idea" */
  const value = (d: Description): string =>
    `Take ${d.arg} as the value${d.cost.length > 0 ? ` for ${phrase.markers(d.cost)}` : ''}`;

  const food = (d: Description): string => (d.gain.length > 0 ? phrase.markers(d.gain) : 'no food');

  /** "1 raw Oil in Hills B" */
  const raw = (d: Description, state: State): string =>
    isLand(rules, d.arg)
      ? phrase.markers(d.gain, state)
      : `${count(1, NOUN.raw)} on the boat in ${name.territory(d.arg)}`;

  const aboard = (territory: number): string =>
    `the raw material on the boat in ${name.territory(territory)}`;

  /** "; values 1 to 3 tame the Mire toad", where it can be met. */
  const taming = (d: Description, state: State): string => {
    const values = tamingValues({ rules, s: state }, d.seat, d.arg);
    if (values.length === 0) return '';
    const tame = values.length > 1 ? `values 1 to ${values.at(-1)} tame` : `value ${values[0]} tames`;
    return `; ${tame} the ${name.creature(state.creature)}`;
  };

  const sold = (d: Description): string => `Sell ${name.material(d.arg)}`;

  return {
    produce: (d, state) => `Produce ${raw(d, state)}`,
    transport: d => `Transport ${phrase.markers(d.gain)} from ${name.territory(d.arg)} to your storage`,
    transportAs: d =>
      `Transport ${aboard(Math.floor(d.arg / MATERIALS.length))} to your storage as ${name.material(d.arg % MATERIALS.length)}`,
    transportAny(d, state) {
      const what = isLand(rules, d.arg)
        ? `1 raw ${name.material(state.material[d.arg]!)} from ${name.territory(d.arg)}`
        : aboard(d.arg);
      const task = taskNow(state, 'transport');
      if (!task || goesAnywhere(rules, task, d.arg)) return `Transport ${what} to any storage space`;
      const other = usualSpaces({ rules, s: state }, d.arg) === 0 ? '' : ' other';
      const some = task.anySpace === 1 ? 'the last' : `one of ${task.anySpace}`;
      return `Transport ${what} to any${other} storage space (${some} that may go anywhere)`;
    },
    transportAll(d, state) {
      const stored = rawOnLand(rules, state, d.seat);
      const markers = stored.map(({ material, n }) => ({ place: STORED + material, n }));
      return `Transport all raw materials on land${markers.length > 0 ? `: ${phrase.markers(markers)}` : ''}`;
    },
    grotto(d, state) {
      const where = name.territory(d.arg);
      if (isLand(rules, d.arg)) {
        const material = state.material[d.arg]!;
        const what = material >= 0 ? `raw ${name.material(material)}` : NOUN.raw.one;
        return `Produce 1 ${what} in ${where} and transport 1 from there`;
      }
      if (isLaden(state, d.seat, d.arg))
        return `Transport the raw material on the boat in ${where} and produce a new one there`;
      const then = canUnload({ rules, s: state }, d.seat, d.arg) ? ' and transport it' : '';
      return `Produce 1 raw material on the boat in ${where}${then}`;
    },
    hunt(d, state) {
      const food = huntingYields({ rules, s: state }, d.seat, d.arg);
      return `Hunt in ${name.territory(d.arg)}: ${listing(food.map(String))} food for the values 1 to 6${taming(d, state)}`;
    },
    'dieValue.hunt': d => `${value(d)}: ${food(d)}`,
    'dieValue.tame'(d, state) {
      const creature = state.creature < 0 ? 'creature' : name.creature(state.creature);
      return `${value(d)}: ${food(d)}, and tame the ${creature}`;
    },
    'dieValue.find': d => `${value(d)}: store ${phrase.markers(d.gain)}`,
    findType(d) {
      const finds = findsIn(rules, d.arg).map(
        ({ material, values }) =>
          `${name.material(material)} for ${listing(values.map(String), 'disjunction')}`,
      );
      return `Make a lucky find in ${name.territoryType(d.arg)}: ${finds.join(', ')}`;
    },
    sell: d => `${sold(d)} for ${phrase.markers(d.gain)}`,
    sellPoints: (d, state) => `${sold(d)} for ${count(salePoints({ rules, s: state }, d.seat), NOUN.point)}`,
    buy(d, state) {
      const dear = isFound({ rules, s: state }, d.arg) ? '' : ' (not yet found on the continent)';
      return `Buy ${name.material(d.arg)} for ${phrase.markers(d.cost)}${dear}`;
    },
  } satisfies Partial<ChoiceTable>;
}
