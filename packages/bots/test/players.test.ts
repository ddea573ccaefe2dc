import { readFileSync } from 'node:fs';
import {
  CHIP_SLOT,
  type Civolution,
  type GameEvent,
  kindOf,
  load,
  ONE_GOAL,
  type Rng,
  seeded,
} from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { type Player, randomPlayer, type Seen, seekerPlayer } from '../src/index.js';

const pack: unknown = JSON.parse(
  readFileSync(new URL('../../engine/packs/test.json', import.meta.url), 'utf8'),
);
const civ: Civolution = load(pack);

interface Played {
  readonly choices: readonly number[];
  readonly events: readonly GameEvent[];
}

/** A game of three in which one player holds all seats. */
function play(seed: string, player: Player): Played {
  const seats = (['a', 'b', 'b'] as const).map(option => ({ option }));
  const events: GameEvent[] = [];
  const s = civ.create({ seats, map: 'random', materials: 'random' }, seed, event => events.push(event));
  const choices: number[] = [];
  for (let asked = civ.decisions(s); asked.length > 0; asked = civ.decisions(s)) {
    const { seat } = asked[0]!;
    const choice = player.choose(civ, () => civ.view(s, seat), seat, civ.legal(s, seat));
    civ.choose(s, seat, choice, event => events.push(event));
    choices.push(choice);
  }
  return { choices, events };
}

const makers: [string, (rng: Rng, seen: Seen) => Player][] = [
  ['random', randomPlayer],
  ['seeker', seekerPlayer],
];

describe.each(makers)('the %s player', (name, make) => {
  test('plays legal choices to the end of a game', () => {
    const player = make(seeded('any'), new Map());
    expect(player.name).toBe(name);
    expect(play('game', player).events.at(-1)?.type).toBe('ended');
  });

  test('plays the same game again from the same seeds, and another from others', () => {
    const again = (seed: string) => play('game', make(seeded(seed), new Map())).choices;
    expect(again('one')).toEqual(again('one'));
    expect(again('one')).not.toEqual(again('two'));
  });
});

test('the random player looks at nothing', () => {
  const blind = (): never => {
    throw new Error('It looked.');
  };
  expect([3, 4, 5]).toContain(randomPlayer(seeded('x')).choose(civ, blind, 0, [3, 4, 5]));
});

test('the seeker installs more cards and goal chips than the random player, and reaches more kinds of choices', () => {
  const seen: Seen = new Map();
  const games = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const random = games.map(seed => play(seed, randomPlayer(seeded(seed))));
  const seeker = games.map(seed => play(seed, seekerPlayer(seeded(seed), seen)));
  const slots = (list: readonly Played[]) =>
    list.flatMap(game => game.events).flatMap(event => (event.type === 'installed' ? event.slot : []));
  const cards = (list: readonly Played[]) => slots(list).filter(slot => slot < CHIP_SLOT).length;
  const goals = (list: readonly Played[]) => slots(list).filter(slot => slot === ONE_GOAL).length;
  const kinds = (list: readonly Played[]) => new Set(list.flatMap(game => game.choices.map(kindOf))).size;
  expect(cards(seeker)).toBeGreaterThan(cards(random));
  expect(goals(seeker)).toBeGreaterThan(goals(random));
  expect(kinds(seeker)).toBeGreaterThan(kinds(random));
});

test('the seeker remembers across games what it has chosen', () => {
  const seen: Seen = new Map();
  play('game', seekerPlayer(seeded('x'), seen));
  const after = seen.get('activate');
  play('game', seekerPlayer(seeded('y'), seen));
  expect(after).toBeGreaterThan(0);
  expect(seen.get('activate')).toBeGreaterThan(after!);
});
