// The six newcomer hands are openings: each is played through a first era from its set-up, with average dice.
import { expect, it } from 'vitest';
import { firstEra } from './first-era.js';

it('hand 1: Seafarers install four cards in their first era and score for the crew of their boat', () => {
  const era = firstEra(1, 'papyrus')
    .install('A1', [1, 6], 1, 'boat A.water', 'board B.forest plain', 'upgrade exploration') // Outrigger
    .turn('procreation', [2, 5], 'settle A.water boat')
    .turn('planning', [3, 4], 'option planning B', 'planOn 6') // what installations need
    .reset('idea')
    .install('E1', [5, 'plan6'], 2) // Return of the Fleet
    .turn('activity', [2, 3], 'activity E1', 'transport B.forest', 'decline') // the rest waits
    .install(
      'C1',
      [4, 'plan6'],
      3,
      'transportAny A.water',
      'store oil',
      'transport C.grassland',
      'upgrade activity',
    ) // Steering by the Stars
    .reset('idea')
    .turn('exploration', [1, 4], 'option exploration A', 'explore A.water', 'reveal') // four sites from the boat, and one
    .install('D1', [3, 6], 4, 'takeIncome', '…'); // Boathouse; stage 1 is complete
  expect(era.game.points(0, 'ability')).toBe(4);
  expect(era.end().installed()).toEqual({ A1: 1, E1: 5, C1: 7, D1: 10 });
});

it('hand 2: Farmers install four cards in their first era and feed everyone from two farms', () => {
  const era = firstEra(2, 'gold')
    .install('D2', [4, 6], 1, 'farm B.forest') // Stilted Granary; the farm brings an idea
    .install('C2', [3, 5], 5) // Sowing Calendar
    .install('B2', [1, 2], 2) // Twin Births: two new tribes although the test fails
    .reset('idea')
    .turn('procreation', [2, 5], 'accept', 'settle B.forest fire', 'settle C.grassland fire')
    .turn('sustenance', [2, 4], 'hunt C.grassland', 'dieValue 6')
    .turn('production', [3, 5], 'produce B.forest', 'produce C.grassland', 'decline')
    .reset('idea')
    .install('A2', [1, 6], 6) // Digging Stick
    .turn('building', [4, 6], 'option building A', 'farm C.grassland');
  expect(era.game.has(0, 'food')).toBe(9); // 3, two cards, two Resets with the Calendar, 2 of the hunt
  expect(era.end().installed()).toEqual({ D2: 1, C2: 2, B2: 3, A2: 9 });
  expect(era.game.points(0, 'ability')).toBe(2); // one for each farm
  expect(era.game.points(0, 'strongTribes')).toBe(4);
});

it('hand 3: Hunters install four cards in their first era and develop four territories', () => {
  const era = firstEra(3, 'wood')
    .install('A3', [1, 6], 1, 'hunt B.forest', 'dieValue 6') // Spear-Thrower
    .turn('sustenance', [2, 4], 'dieValue 6') // 2 more food in the Grassland
    .turn('production', [3, 5], 'produce B.forest', 'produce C.grassland', 'decline')
    .reset('idea')
    .install('E3', [5, 5], 2, 'tribe B.forest plain', 'settle B.hills fire') // First Footprints
    .turn('migration', [2, 3], 'tribe C.grassland plain', 'settle C.swamp fire')
    .turn('sustenance', [2, 4], 'hunt C.swamp')
    .reset('idea')
    .install('B3', [1, 6], 3, 'tribe C.swamp fire', 'settle C.desert fire') // Keen Nose
    .install('D3', [4, 6], 4, 'tribe C.desert fire', 'settle B.mountains fire', 'takeIncome', '…'); // Chieftain's Hall
  expect(era.game.points(0, 'fire')).toBe(7);
  expect(era.game.state.seats[0]!.tracks).toEqual([1, 1, 0, 0, 0]); // the first card and Keen Nose
  expect(era.game.has(0, 'food')).toBe(16); // 3, hunts of 2, 4 and 3, all territories but the first, the Hall
  expect(era.end().installed()).toEqual({ A3: 1, E3: 5, B3: 9, D3: 10 });
});

it('hand 4: Scholars install all five cards in their first era and draw four more', () => {
  const four = ['insight', 'invention', 'building', 'achievement'].map(type => `nameStack ${type}`);
  const era = firstEra(4, 'gold')
    .install('C4', [3, 6], 7, 'upgrade insight', 'feature expression') // Love of Wisdom, in stage 3: Calm is there
    .turn('research', [1, 2], 'option research B', ...four, 'keep', 'keep')
    .install('D4', [4, 5], 5) // Temple of Echoes
    .reset('idea')
    .install('B4', [2, 5], 1) // Inner Eye
    .turn('activity', [2, 3], 'activity B4', 'spendIdeas 1', 'track knowledge')
    .install('E4', [4, 5], 6, 'upgrade procreation') // Fortune Tamed
    .reset('idea')
    .install('A4', [1, 6], 2, 'upgrade research') // Reed Pen
    .turn('activity', [1, 3], 'activity A4', ...four, 'keep', 'keep');
  expect(era.game.state.seats[0]!.hand).toHaveLength(4);
  expect(era.game.state.seats[0]!.favor).toBe(5);
  expect(era.end().installed()).toEqual({ C4: 1, D4: 3, B4: 5, E4: 7, A4: 9 });
});

it('hand 5: Traders install four cards in their first era and turn Wood into points', () => {
  const cargo = ['buy wood', 'buy wood', 'sell oil', 'sellPoints wood', 'buy wood'];
  const era = firstEra(5, 'oil')
    .install('A5', [1, 6], 5) // Beam Scales
    .turn('trade', [4, 5], ...cargo, 'sellPoints wood', 'sellPoints wood', 'decline')
    .turn('activity', [2, 3], 'activity console', 'track prestige')
    .reset('idea')
    .install('D5', [4, 5], 6, 'upgrade trade') // Covered Bazaar
    .turn('activity', [2, 3], 'activity D5', 'buy wood', 'sellPoints wood', 'decline')
    .turn('procreation', [2, 5], 'settle C.grassland fire')
    .reset('idea')
    .install('E5', [4, 6], 7, 'store wood', 'upgrade activity') // Riches Given Away, in stage 3 for the Salt
    .install('C5', [3, 6], 1, 'sellPoints wood', 'decline', 'upgrade migration'); // Just Price
  expect(era.game.points(0)).toBe(12); // five pieces of Wood, the fire, the Salt
  expect(era.end().installed()).toEqual({ A5: 1, D5: 5, E5: 9, C5: 10 });
});

it('hand 6: Builders install all five cards in their first era and rise in favor', () => {
  const boat = ['activity B6', 'boat A.water', 'decline']; // a second activity, for a food
  const era = firstEra(6, 'wood')
    .install('C6', [3, 6], 7) // Golden Ratio, in stage 3: Expression is there
    .install('A6', [1, 5], 1, 'reveal', 'upgrade invention') // Mason's Chisel
    .turn('sustenance', [2, 4], 'hunt C.grassland', 'dieValue 6')
    .reset('idea')
    .turn('building', [4, 5], 'option building A', 'farm B.forest', 'farm C.grassland') // two ideas for one
    .install('B6', [2, 5], 2, 'upgrade activity') // Four Arms
    .turn('activity', [2, 3], 'activity console', 'track construction', 'upgrade building', ...boat)
    .reset('idea')
    .install('D6', [4, 6], 5) // Avenue of Statues
    .install('E6', [3, 6], 3, 'upgrade achievement'); // Laying the Cornerstone
  expect(era.game.state.seats[0]!.tracks).toEqual([2, 2, 0, 3, 2]); // a line on four of them
  expect(era.game.state.seats[0]!.favor).toBe(6); // two cards, and Golden Ratio rewards the lines up to the end
  expect(era.end().installed()).toEqual({ C6: 1, A6: 2, B6: 6, D6: 9, E6: 10 });
});
