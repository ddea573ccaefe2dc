import { randomPlayer, type Seen, seekerPlayer } from '@civolution/bots';
import { basePack } from '@civolution/content';
import { load, type Setup, seeded } from '@civolution/engine';
import { expect, test } from 'vitest';

const civ = load(basePack);

/** What is answered by yes, no or how: it is about nothing that lies on the table, or about all of it. */
const NOWHERE = new Set([
  'endTurn',
  'roll',
  'accept',
  'feedAll',
  'feedDone',
  'transportAll',
  'pick',
  'ignore.none',
  'cover.none',
  'goalSlot.beside',
  'goalSlot.top',
  // Another's die lies on no table of one's own.
  'gainDie.activation.from',
  'gainDie.fate.from',
]);

const SETUPS: readonly Setup[] = [
  { seats: [{ option: 'b' }, { option: 'a' }], map: 'random', materials: 'random', extras: ['a', 'b', 'c'] },
  {
    seats: [{ option: 'free' }],
    map: 'first',
    materials: 'first',
    solo: { level: 'medium', challenge: false },
  },
];

test('every choice points at something on the table, but for those that only say how to go on', () => {
  const seen: Seen = new Map();
  const pointless = new Set<string>();
  let choices = 0;
  for (let game = 0; game < 24; game++) {
    const rng = seeded(`targets ${game}`);
    const player = game % 2 ? seekerPlayer(rng, seen) : randomPlayer(rng);
    const s = civ.create(SETUPS[game % SETUPS.length]!, `targets ${game}`);
    for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
      const { seat } = asked;
      const legal = civ.legal(s, seat);
      for (const choice of legal) {
        const { key, targets } = civ.describe(s, seat, choice);
        if (targets.length === 0 && !key.startsWith('decline')) pointless.add(key);
        choices++;
      }
      civ.apply(
        s,
        seat,
        player.choose(civ, () => civ.view(s, seat), seat, legal),
      );
    }
  }
  expect(choices).toBeGreaterThan(10_000);
  expect([...pointless].filter(key => !NOWHERE.has(key))).toEqual([]);
});
