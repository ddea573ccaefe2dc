import { join } from 'node:path';
import { randomPlayer } from '@civolution/bots';
import { abilityWorth, effectsWorth } from '@civolution/content';
import { ATTRIBUTE_SLOT, CHIP_SLOT, PUBLIC, type State, seeded } from '@civolution/engine';
import { describe, expect, test, vi } from 'vitest';
import { type ProbeJob, runBatch } from '../src/jobs.js';
import { components } from '../src/probe/components.js';
import {
  type ComponentEffect,
  correlation,
  difference,
  differsFromWorth,
  effectsOf,
  summaryOf,
} from '../src/probe/effects.js';
import { type Probed, probeGame } from '../src/probe/game.js';
import { GIFT_KINDS, type Gift, type GiftKind, give } from '../src/probe/gifts.js';
import { setupFor } from '../src/setups.js';
import { folder, json, loaded, run } from './support.js';

const civ = loaded('base');
const { rules } = civ;
const SEATS = [2, 3, 4];

/** A game that has come to the first question of its first era, and one who plays on at random. */
function begun(seed: string, players: number): { s: State; playUntil: (over: () => boolean) => void } {
  const s = civ.create(setupFor({ players, starts: ['b'], map: 'random' }), seed);
  const player = randomPlayer(seeded(`${seed}/player`));
  const playUntil = (over: () => boolean): void => {
    for (let asked = civ.decisions(s)[0]; asked && !over(); asked = civ.decisions(s)[0]) {
      const { seat } = asked;
      civ.choose(
        s,
        seat,
        player.choose(civ, () => civ.view(s, seat), seat, civ.legal(s, seat)),
      );
      expect(civ.check(s)).toEqual([]);
    }
  };
  playUntil(() => s.era === 1);
  return { s, playUntil };
}

const piecesOf = (gifts: readonly Gift[], kind: GiftKind): number[] =>
  gifts.filter(gift => gift.kind === kind).map(({ piece }) => piece);

describe('gifts', () => {
  test.each(SEATS)('with %i seats each gets its own, and all is sound to the end', players => {
    for (let game = 0; game < 2; game++) {
      const { s, playUntil } = begun(`sound/${players}/${game}`, players);
      const gifts = give(rules, s, seeded(`gifts/${game}`));
      expect(civ.check(s)).toEqual([]);
      for (const own of gifts) {
        expect(own.map(({ kind }) => kind)).toEqual(['card', 'card', 'attribute', 'income', 'goal']);
        const [one, other] = piecesOf(own, 'card');
        expect(one! >> 5).not.toBe(other! >> 5);
      }
      const all = gifts.flat().map(({ kind, piece }) => `${kind} ${piece}`);
      expect(new Set(all).size).toBe(all.length);
      playUntil(() => false);
      expect(s.agenda).toEqual([]);
    }
  });

  test.each(SEATS)('with %i seats they are installed and in force before the first turn', players => {
    const { s, playUntil } = begun(`force/${players}`, players);
    const gifts = give(rules, s, seeded('force'));
    playUntil(() => s.phase > 2);
    gifts.forEach((own, seat) => {
      const me = s.seats[seat]!;
      const cards = piecesOf(own, 'card');
      const chips = [
        ...piecesOf(own, 'attribute').map(chip => ATTRIBUTE_SLOT + chip),
        ...piecesOf(own, 'income').map(chip => CHIP_SLOT + chip),
      ];
      expect(me.columns.slice(0, 2).map(column => column[0])).toEqual(cards);
      expect(me.columns.flat()).toEqual(expect.arrayContaining(chips));
      const speaking = [...cards, ...chips].filter(slot => rules.abilities[slot]);
      expect(speaking.length).toBeGreaterThan(0);
      expect(me.abilities).toEqual(expect.arrayContaining(speaking));
      expect(me.goals.flat()).toEqual(expect.arrayContaining(piecesOf(own, 'goal')));
      for (const card of cards) expect(s.known[card]).toBe(PUBLIC);
    });
  });

  test('come from face-down stacks and bags; an empty one gives nothing', () => {
    const { s } = begun('empty', 2);
    const { hand } = s.seats[0]!;
    const { faceUp, goalDisplay } = s;
    s.attributeBag = [];
    s.stacks = s.stacks.map((stack, type) => (type === 3 ? stack : []));
    const gifts = give(rules, s, seeded('empty'));
    for (const own of gifts) {
      expect(own.map(({ kind }) => kind)).toEqual(['card', 'income', 'goal']);
      expect(piecesOf(own, 'card')[0]! >> 5).toBe(3);
    }
    expect([s.seats[0]!.hand, s.faceUp, s.goalDisplay]).toEqual([hand, faceUp, goalDisplay]);
  });

  test('are a matter of their own seed alone', () => {
    const drawn = (seed: string) => give(rules, begun('same', 2).s, seeded(seed));
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
  });
});

describe('games', () => {
  const job: ProbeJob = { kind: 'probe', seed: 'games', seats: 2, nodes: 1 };

  test('end sound with the gifts of each seat and its score', () => {
    let last: State | undefined;
    const watched = {
      ...civ,
      decisions: (s: State) => {
        last = s;
        return civ.decisions(s);
      },
    };
    const probed = probeGame(watched, { seed: 'sound', seats: 2, nodes: 1 });
    expect(civ.check(last!)).toEqual([]);
    expect(probed.map(({ score }) => score)).toEqual(last!.seats.map(({ score }) => score));
    for (const { gifts } of probed) expect(gifts).toHaveLength(5);
  });

  test('a batch gives the seats of its games in order, the same each time', () => {
    let ticks = 0;
    const batch = (from: number, to: number) => runBatch(civ, job, { from, to }, () => ticks++);
    const both = batch(0, 2);
    expect(ticks).toBe(2);
    expect(both).toHaveLength(4);
    expect([...batch(0, 1), ...batch(1, 2)]).toEqual(both);
  });
});

describe('worths', () => {
  const all = components(rules.pack);
  const find = (id: string) => all.find(component => component.id === id)!;

  test('each component has one, under the number by which it is given', () => {
    const { research, attributes, incomes, goals } = rules.pack;
    expect(all).toHaveLength(research.length + attributes.length + incomes.length + goals.length);
    for (const { kind, piece, id, worth } of all) {
      if (kind === 'card') expect(rules.cards[piece]!.id).toBe(id);
      if (kind === 'goal') expect(rules.goals[piece]!.id).toBe(id);
      expect(Number.isFinite(worth)).toBe(true);
    }
  });

  test('bonus and ability of a card, five uses of an income chip, the effort of a goal chip', () => {
    const { research, attributes, incomes } = rules.pack;
    const card = research.find(({ bonus, ability }) => bonus && ability)!;
    expect(find(card.id).worth).toBe(effectsWorth(card.bonus!) + abilityWorth(card.ability!));
    expect(find(attributes[0]!.id).worth).toBe(abilityWorth(attributes[0]!.ability));
    expect(find(incomes[0]!.id).worth).toBe(5 * effectsWorth(incomes[0]!.effects));
    for (const { kind, worth } of all) if (kind === 'goal') expect(worth).toBeLessThan(0);
  });
});

describe('effects', () => {
  const seat = (score: number, kind: GiftKind, ...pieces: number[]): Probed => ({
    score,
    gifts: pieces.map(piece => ({ kind, piece })),
  });

  test('a difference of two means, each with its own variance', () => {
    const { effect, se, low, high } = difference([10, 14], [1, 2, 3, 6]);
    expect(effect).toBe(9);
    // Variances 8 and 14/3.
    expect(se).toBeCloseTo(Math.sqrt(8 / 2 + 14 / 3 / 4));
    expect([low, high]).toEqual([9 - 1.96 * se, 9 + 1.96 * se]);
  });

  test('seats with a component against the others with a gift of its kind, the best first', () => {
    const probed = [
      seat(10, 'goal', 0),
      seat(14, 'goal', 0),
      seat(20, 'goal', 1),
      seat(30, 'goal', 1),
      // Of another kind, and given only once.
      seat(1000, 'income', 0),
    ];
    expect(effectsOf(rules.pack, probed)).toMatchObject([
      { kind: 'goal', id: rules.goals[1]!.id, n: 2, effect: 13 },
      { kind: 'goal', id: rules.goals[0]!.id, n: 2, effect: -13 },
    ]);
  });

  test('a seat with two cards counts for each', () => {
    const probed = [
      seat(10, 'card', 0, 32),
      seat(12, 'card', 0, 33),
      seat(2, 'card', 1, 32),
      seat(0, 'card', 2, 33),
    ];
    const effects = effectsOf(rules.pack, probed);
    expect(effects.map(({ id, n, effect }) => [id, n, effect])).toEqual([
      ['A1', 2, 10],
      ['B1', 2, 0],
      ['B2', 2, 0],
    ]);
  });

  test('correlation', () => {
    expect(correlation([1, 2, 3], [10, 20, 30])).toBeCloseTo(1);
    expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
    expect(correlation([1, 2, 3], [1, 5, 1])).toBeCloseTo(0);
    expect(correlation([1, 2, 3], [4, 4, 4])).toBeNaN();
  });

  test('a kind is summed up, and a worth that lies outside the interval is told', () => {
    const one = (effect: number, half: number, worth: number): ComponentEffect => ({
      ...{ kind: 'goal', id: 'x', n: 9, effect, se: half / 1.96 },
      ...{ low: effect - half, high: effect + half, worth },
    });
    const effects = [one(5, 2, 7), one(0, 2, 5), one(-3, 2, 0), one(1, 2, 8)];
    const all = summaryOf(effects);
    expect(all).toMatchObject({ meanWorth: 5, beyond: 0.5 });
    expect(effects.map(effect => differsFromWorth(effect, all))).toEqual([true, false, false, false]);
  });
});

describe('the command', () => {
  const SMALL = ['--games', '4', '--nodes', '1', '--seed', 'x', '--cores', '1'];

  test('the same seed gives the same figures', async () => {
    const alone = await json('probe', ...SMALL);
    expect(await json('probe', ...SMALL)).toEqual(alone);
    expect(Object.keys(alone)).toEqual(['games', 'seats', 'nodes', 'seed', 'meanScore', 'sd', 'effects']);
    expect(alone).toMatchObject({ games: 4, seats: 2, nodes: 1, seed: 'x' });
    const effects = alone['effects'] as ComponentEffect[];
    expect(effects.length).toBeGreaterThan(0);
    for (const effect of effects) {
      expect(Object.keys(effect)).toEqual(['kind', 'id', 'n', 'effect', 'se', 'low', 'high', 'worth']);
      expect(GIFT_KINDS).toContain(effect.kind);
    }
  });

  test('prints a table for each kind, and a bar on a terminal', async () => {
    const { code, out, err } = await run(
      ['probe', '--games', '3', '--nodes', '1', '--seats', '4', '--cores', '1'],
      true,
    );
    expect(code).toBe(0);
    expect(err).toContain('probe [');
    expect(out).toMatch(/^games: 3 of 4 seats, mean score [\d.]+, standard deviation [\d.]+\n/);
    for (const title of ['attribute chips', 'income chips']) {
      expect(out).toMatch(
        new RegExp(`^${title}: \\d+, mean worth [\\d.]+\\n {2}id +name +n +effect +worth\\n`, 'm'),
      );
    }
    expect(out).toMatch(/^ {2}attribute-\d+ +\S.* civilization +\d+ +[+-][\d.]+ ± [\d.]+ +[\d.]+( +\*)?$/m);
    expect(out).toMatch(
      /^correlation of effect and worth -?[\d.]+; [\d.]+ % of the effects differ from zero/m,
    );
  });

  test('ends after so many minutes, and as many games do the same', async () => {
    const now = Date.now();
    // The second batch of four games begins in time, the third does not.
    const clock = vi
      .spyOn(Date, 'now')
      .mockReturnValueOnce(now)
      .mockReturnValueOnce(now + 59_000);
    clock.mockReturnValue(now + 60_000);
    const args = ['probe', '--nodes', '1', '--seed', 'x', '--cores', '1'];
    const ended = await json(...args, '--games', '100', '--minutes', '1');
    clock.mockRestore();
    expect(ended).toMatchObject({ games: 8 });
    expect(await json(...args, '--games', '8')).toEqual(ended);
  });

  test.each([
    [['--minutes', '0'], '--minutes must be a whole number from 1 to 1440, not "0"'],
    [['--seats', '5'], '--seats must be a whole number from 2 to 4, not "5"'],
    [['--games', '0'], '--games must be a whole number from 1 to 1000000, not "0"'],
    [['--nodes', 'few'], '--nodes must be a whole number from 1 to 100000000, not "few"'],
    [['--cores', '0'], '--cores must be a whole number from 1 to 1024, not "0"'],
    [['--time', '5'], 'there is no option --time'],
    [['--pack', 'nowhere.json'], `${join(folder, 'nowhere.json')}: there is no such file`],
  ])('refuses %j', async (args, line) => {
    expect(await run(['probe', ...args])).toEqual({ code: 2, out: '', err: `civ: ${line}\n` });
  });
});
