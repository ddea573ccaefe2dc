// A small pack over the base pack whose income chips, cards and events ask what the base pack asks too seldom.
import { basePack, readPack } from '@civolution/content';
import { type Civolution, type Effect, load } from '@civolution/engine';

const EFFECTS: readonly Effect[] = [
  { do: 'favor', n: 5 },
  { do: 'setDie', n: 1 },
  { do: 'weather', n: 1 },
  { do: 'pay', cost: [{ what: 'favor', n: 1 }], then: [{ do: 'points', n: 1 }] },
  { do: 'build', project: 'boat' },
  { do: 'build', project: 'boat' },
  { do: 'build', project: 'settlement' },
  { do: 'installCard', type: 'building' },
];

/** Two spaces that a settlement may stand for. */
const COST = [{ material: 'wood', settlements: 1 }, { material: 'stone', settlements: 1 }, null, null, null];

const { console, ...others } = basePack.tables;

/** As whoever made it would write it into a file. */
const ASKING = {
  name: 'asking',
  version: '1',
  tables: {
    ...others,
    console: {
      ...console,
      settlements: console.settlements.map((one, i) => ({ ...one, cost: [i % 2 ? 'stone' : 'wood'] })),
    },
  },
  incomes: basePack.incomes.map(chip => ({ ...chip, effects: EFFECTS })),
  startingChips: basePack.startingChips.map(chip => ({ ...chip, effects: EFFECTS })),
  startingMarkers: basePack.startingMarkers.map(card => ({ ...card, markers: { wood: 4, stone: 4 } })),
  events: basePack.events.map(event => ({
    ...event,
    who: 'each',
    counts: { measure: 'boats' },
    min: 2,
    returns: 'boat',
  })),
  research: basePack.research
    .filter(({ id }) => id.startsWith('D'))
    .map(card => ({ ...card, cost: COST, points: [0, 1, 0, 0, 0] })),
};

export const asking = (): Civolution => load(readPack({ file: 'asking', content: ASKING }).pack);
