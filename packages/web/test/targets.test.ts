import { randomPlayer, type Seen, seekerPlayer } from '@civolution/bots';
import { basePack } from '@civolution/content';
import { load, type Setup, seeded, type TargetKind } from '@civolution/engine';
import { expect, test } from 'vitest';

const civ = load(basePack);

const SETUPS: readonly Setup[] = [
  { seats: [{ option: 'b' }, { option: 'a' }], map: 'random', materials: 'random', extras: ['a', 'b', 'c'] },
  {
    seats: [{ option: 'free' }],
    map: 'first',
    materials: 'first',
    solo: { level: 'medium', challenge: false },
  },
];

test('every choice points at something on the table, if only at what asks for it', () => {
  const seen: Seen = new Map();
  const pointless = new Set<string>();
  const asked = new Set<TargetKind>();
  let choices = 0;
  for (let game = 0; game < 24; game++) {
    const rng = seeded(`targets ${game}`);
    const player = game % 2 ? seekerPlayer(rng, seen) : randomPlayer(rng);
    const s = civ.create(SETUPS[game % SETUPS.length]!, `targets ${game}`);
    for (let [decision] = civ.decisions(s); decision; [decision] = civ.decisions(s)) {
      const { seat } = decision;
      const legal = civ.legal(s, seat);
      for (const { key, targets, atAsker } of civ.question(s, seat)!.choices) {
        if (targets.length === 0 || targets.some(({ id }) => id < 0)) pointless.add(key);
        if (atAsker) asked.add(targets[0]!.kind);
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
  expect([...pointless]).toEqual([]);
  for (const kind of ['module', 'slot', 'track', 'weather', 'phase'] as const) {
    expect(asked).toContain(kind);
  }
});
