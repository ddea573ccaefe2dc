// The base pack: the components of the game, a file per kind.
import type { Pack } from '@civolution/engine';
import achievements from '../base/achievements.json' with { type: 'json' };
import attributes from '../base/attributes.json' with { type: 'json' };
import buildings from '../base/buildings.json' with { type: 'json' };
import continent from '../base/continent.json' with { type: 'json' };
import creatures from '../base/creatures.json' with { type: 'json' };
import events from '../base/events.json' with { type: 'json' };
import goals from '../base/goals.json' with { type: 'json' };
import incomes from '../base/incomes.json' with { type: 'json' };
import insights from '../base/insights.json' with { type: 'json' };
import inventions from '../base/inventions.json' with { type: 'json' };
import mutations from '../base/mutations.json' with { type: 'json' };
import head from '../base/pack.json' with { type: 'json' };
import sites from '../base/sites.json' with { type: 'json' };
import solo from '../base/solo.json' with { type: 'json' };
import startingAttributes from '../base/starting-attributes.json' with { type: 'json' };
import startingChips from '../base/starting-chips.json' with { type: 'json' };
import startingMarkers from '../base/starting-markers.json' with { type: 'json' };
import tables from '../base/tables.json' with { type: 'json' };

/** Words of JSON are plain strings to the compiler; the engine's check at load is what makes them a pack. */
export const basePack = {
  ...head,
  tables,
  continent,
  sites,
  research: [...inventions, ...mutations, ...insights, ...buildings, ...achievements],
  events,
  goals,
  incomes,
  attributes,
  startingMarkers,
  startingChips,
  startingAttributes,
  creatures,
  solo,
} as unknown as Pack;
