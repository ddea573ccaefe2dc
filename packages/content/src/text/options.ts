// Choices between the two options of a module: each language has its words for an option by level.
import { type Description, type Extra, extraOf, type Rules, type State } from '@civolution/engine';
import { levelNow } from '../facts/tasks.js';
import type { ChoiceTable, ChoosingModule } from '../texts.js';

type OptionText = (module: ChoosingModule, option: 0 | 1, level: number, extra: Extra) => string;

type Options = Pick<ChoiceTable, `option.${ChoosingModule}.${0 | 1}`>;

export function moduleOptions(rules: Rules, text: OptionText): Options {
  const option =
    (module: ChoosingModule, n: 0 | 1) =>
    (d: Description, state: State): string =>
      text(module, n, levelNow(state, d.seat, module), extraOf({ rules, s: state }, d.seat));
  return {
    'option.research.0': option('research', 0),
    'option.research.1': option('research', 1),
    'option.insight.0': option('insight', 0),
    'option.insight.1': option('insight', 1),
    'option.sustenance.0': option('sustenance', 0),
    'option.sustenance.1': option('sustenance', 1),
    'option.exploration.0': option('exploration', 0),
    'option.exploration.1': option('exploration', 1),
    'option.building.0': option('building', 0),
    'option.building.1': option('building', 1),
    'option.planning.0': option('planning', 0),
    'option.planning.1': option('planning', 1),
    'option.achievement.0': option('achievement', 0),
    'option.achievement.1': option('achievement', 1),
    'option.mutation.0': option('mutation', 0),
    'option.mutation.1': option('mutation', 1),
    'option.invention.0': option('invention', 0),
    'option.invention.1': option('invention', 1),
  };
}
