// Games against V.I.C.I and with Extra Credits, as programs play them.
import { readFileSync } from 'node:fs';
import {
  type Civolution,
  CREATURE_SLOT,
  type GameEvent,
  kindOf,
  load,
  MATERIALS,
  type Setup,
  STORED,
  type State,
  seeded,
  TERRITORY_TYPES,
  tribesIn,
} from '@civolution/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { canTrack, foodOf, habitat } from '../src/creatures.js';
import { type Player, randomPlayer, type Seen, seekerPlayer } from '../src/index.js';

const pack: unknown = JSON.parse(
  readFileSync(new URL('../../engine/packs/test.json', import.meta.url), 'utf8'),
);
const civ: Civolution = load(pack);

const SOLO: Setup = {
  seats: [{ option: 'free' }],
  map: 'random',
  materials: 'random',
  solo: { level: 'advanced', challenge: true },
  extras: ['a', 'b', 'c'],
};
const THREE: Setup = {
  seats: [{ option: 'a' }, { option: 'b' }, { option: 'b' }],
  map: 'random',
  materials: 'random',
  extras: ['a', 'b', 'c'],
};

interface Played {
  readonly s: State;
  readonly seats: ReadonlySet<number>;
  readonly kinds: ReadonlySet<string>;
  readonly events: readonly GameEvent[];
}

function play(setup: Setup, seed: string, player: Player): Played {
  const events: GameEvent[] = [];
  const s = civ.create(setup, seed, event => events.push(event));
  const seats = new Set<number>();
  const kinds = new Set<string>();
  for (let asked = civ.decisions(s); asked.length > 0; asked = civ.decisions(s)) {
    const { seat } = asked[0]!;
    const choice = player.choose(civ, () => civ.view(s, seat), seat, civ.legal(s, seat));
    seats.add(seat);
    kinds.add(kindOf(choice));
    civ.choose(s, seat, choice, event => events.push(event));
  }
  return { s, seats, kinds, events };
}

const GAMES = Array.from({ length: 8 }, (_, i) => `extras ${i}`);
const random = (setup: Setup): Played[] => GAMES.map(seed => play(setup, seed, randomPlayer(seeded(seed))));
function seeker(setup: Setup): Played[] {
  const seen: Seen = new Map();
  return GAMES.map(seed => play(setup, seed, seekerPlayer(seeded(seed), seen)));
}
const happened = (games: readonly Played[], type: GameEvent['type']): number =>
  games.flatMap(({ events }) => events).filter(event => event.type === type).length;
const mean = (games: readonly Played[]): number =>
  games.reduce(
    (sum, { s, seats }) => sum + [...seats].reduce((all, seat) => all + s.seats[seat]!.score, 0),
    0,
  ) / games.reduce((sum, { seats }) => sum + seats.size, 0);

const SETUPS = [SOLO, THREE];
let byChance: Played[][];
let bySearch: Played[][];
beforeAll(() => {
  byChance = SETUPS.map(random);
  bySearch = SETUPS.map(seeker);
}, 120_000);

describe.each([
  ['against V.I.C.I', 0],
  ['of three', 1],
])('in games %s with all Extra Credits', (_name, i) => {
  const { seats: people } = SETUPS[i]!;

  test('both players come to the end, and only people are asked', () => {
    for (const { events, seats } of [...byChance[i]!, ...bySearch[i]!]) {
      expect(events.at(-1)?.type).toBe('ended');
      expect([...seats].sort()).toEqual(people.map((_, seat) => seat));
    }
  });

  test('the seeker scores more than chance', () => {
    expect(mean(bySearch[i]!)).toBeGreaterThan(mean(byChance[i]!));
  });

  test('everyone has three tiles; alone one takes all there are, at a table they are chosen', () => {
    expect(happened(bySearch[i]!, 'tookTile')).toBe(GAMES.length * 3 * people.length);
    const kinds = new Set(bySearch[i]!.flatMap(game => [...game.kinds]));
    expect(kinds.has('takeTile')).toBe(people.length > 1);
  });
});

describe('in all these games the seeker', () => {
  test('tames creatures, which chance hardly does, and feeds them', () => {
    expect(happened(bySearch.flat(), 'tamed')).toBeGreaterThan(happened(byChance.flat(), 'tamed'));
    expect(happened(bySearch.flat(), 'tamed')).toBeGreaterThanOrEqual(3);
    expect(happened(bySearch.flat(), 'fedCreature')).toBeGreaterThan(0);
  });

  test('uses modules at level 4', () => {
    const fourth = bySearch
      .flat()
      .flatMap(({ events }) => events.filter(event => event.type === 'activated' && event.level === 4));
    expect(fourth.length).toBeGreaterThan(0);
  });

  test('makes every choice of the Extra Credits', () => {
    const kinds = [...new Set(bySearch.flat().flatMap(game => [...game.kinds]))];
    expect(kinds).toEqual(expect.arrayContaining(['takeTile', 'stockType', 'feedCreature']));
  });
});

describe('what a seeker knows about creatures', () => {
  const s = civ.create(THREE, 'creatures');
  const types = (mask: number): string[] =>
    civ.rules.territories.flatMap(({ type }, t) => ((mask >> t) & 1 ? [TERRITORY_TYPES[type]!] : []));

  test('the visible one lives in all territories of its land type, and none lives nowhere', () => {
    const { type } = civ.rules.creatures[s.creature]!;
    const everywhere = civ.rules.territories.filter(land => land.type === type).length;
    expect(types(habitat(civ, s))).toEqual(Array(everywhere).fill(TERRITORY_TYPES[type]));
    expect(habitat(civ, { ...s, creature: -1 })).toBe(0);
  });

  test('it can be hunted where one has a tribe and nobody has hunted', () => {
    const home = civ.rules.territories.findIndex((_, t) => tribesIn(s, 0, t) > 0);
    const away = civ.rules.territories.findIndex((_, t) => tribesIn(s, 0, t) === 0);
    expect(canTrack(s, 0, 1 << home)).toBe(true);
    expect(canTrack(s, 0, 1 << away)).toBe(false);
    expect(canTrack(s, 0, (1 << home) | (1 << away))).toBe(true);
    expect(canTrack({ ...s, hunted: 1 << home }, 0, 1 << home)).toBe(false);
  });

  test('those one has eat the three materials of their land', () => {
    const columns = s.seats[0]!.columns.map((column, c) =>
      c === 0 ? [CREATURE_SLOT, CREATURE_SLOT + 5] : column,
    );
    const me = { ...s.seats[0]!, columns };
    expect(foodOf(civ, me).map(place => MATERIALS[place - STORED])).toEqual([
      'wood',
      'beeswax',
      'oil',
      'sand',
      'salt',
      'copper',
    ]);
    expect(foodOf(civ, s.seats[0]!)).toEqual([]);
  });
});
