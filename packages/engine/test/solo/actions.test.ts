// V.I.C.I's actions that need no territory: tracks, points, favor, statues, dice. Rulebook p. 40.
import { describe, expect, it } from 'vitest';
import { TRACKS } from '../../src/index.js';
import { civ } from '../support/pack.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { type Facing, facing, forfeited, HUMAN, told, tracks, turned, VICI } from './facing.js';

const vici = (game: Position) => game.state.seats[VICI]!;
const expert = { level: 'expert' } as const;
const islandStatues = (game: Position, seat = VICI): number => game.state.statues[seat]!;

describe('progress tracks', () => {
  /** One step on Technology from a space, or two with the red half. */
  const step = (from: number): Position => turned(5, [4], { vici: { tracks: { technology: from } } });
  const twoSteps = (from: number): Position =>
    turned(5, [4], { vici: { tracks: { technology: from } }, solo: expert });
  const points = (game: Position): number[] => [game.points(VICI, 'line'), game.points(VICI, 'beyond')];

  it('solo.track-steps: the disc goes as many steps on the track as the card shows', () => {
    const rows = [
      [5, 'technology'],
      [3, 'prestige'],
      [6, 'knowledge'],
      [1, 'construction'],
      [8, 'culture'],
    ] as const;
    for (const [card, track] of rows) {
      const steps = (n: number): number[] => TRACKS.map(name => (name === track ? n : 0));
      expect(tracks(turned(card, [6]))).toEqual(steps(1));
      expect(tracks(turned(card, [6], { solo: expert }))).toEqual(steps(2));
    }
  });

  it('solo.track-lines: only lines that give nothing but points count, the fourth and the sixth', () => {
    const crossed = [1, 3, 5, 7, 9, 11].map(from => points(step(from)));
    expect(crossed).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [3, 0],
      [0, 0],
      [3, 0],
    ]);
    for (const from of [0, 2, 4, 6, 8, 10]) expect(points(step(from))).toEqual([0, 0]);
  });

  it('solo.track-lines: a line that gives points and something else gives it nothing', () => {
    const { pack } = civ.rules;
    const { tracks: printed } = pack.tables;
    const lines = printed.lines.map((line, i) =>
      i === 3 ? { ...line, bonus: [...line.bonus, { do: 'favor', n: 1 } as const] } : line,
    );
    const mixed = { ...pack, tables: { ...pack.tables, tracks: { ...printed, lines } } };
    const game = turned(5, [4], { vici: { tracks: { technology: 7 } }, pack: mixed });
    expect([game.points(VICI), vici(game).favor, tracks(game)[0]]).toEqual([0, 1, 8]);
  });

  it('solo.track-lines: the same on every track', () => {
    for (const [card, track] of [
      [3, 'prestige'],
      [6, 'knowledge'],
      [1, 'construction'],
      [8, 'culture'],
    ] as const) {
      const from = (space: number): Position => turned(card, [6], { vici: { tracks: { [track]: space } } });
      expect([1, 3, 5, 7, 9, 11].map(space => from(space).points(VICI))).toEqual([0, 0, 0, 3, 0, 3]);
    }
  });

  it('solo.track-ignored: all other bonuses are ignored, and nobody is asked about them', () => {
    for (const from of [1, 3, 5, 9]) {
      const game = step(from);
      expect([game.asked(), game.task()]).toEqual([HUMAN, 'turn']);
      expect(vici(game)).toMatchObject({ upgrades: 0, favor: 1, activeStages: 0, score: 0 });
    }
  });

  it('solo.track-two-steps: a line crossed by the first of two steps counts as well', () => {
    expect([points(twoSteps(7)), points(twoSteps(6)), points(twoSteps(10))]).toEqual([
      [3, 0],
      [3, 0],
      [3, 0],
    ]);
    expect([tracks(twoSteps(7))[0], tracks(twoSteps(6))[0]]).toEqual([9, 8]);
  });

  it('solo.track-beyond: on space 12 each step gives two points instead', () => {
    expect([points(step(12)), tracks(step(12))[0]]).toEqual([[0, 2], 12]);
    expect([points(twoSteps(12)), tracks(twoSteps(12))[0]]).toEqual([[0, 4], 12]);
    expect([points(twoSteps(11)), tracks(twoSteps(11))[0]]).toEqual([[3, 2], 12]);
  });

  it('solo.track-example: one step on Technology, and the top invention leaves the game', () => {
    const game = turned(1, [1], { faceUp: ['A1', 'A2'] });
    expect(tracks(game)).toEqual([1, 0, 0, 0, 0]);
    expect([game.state.faceUp[0], game.state.solo!.cardsOut]).toEqual([[0], [1]]);
  });
});

describe('points and favor', () => {
  it('solo.points: the points of a card are gained as they stand there', () => {
    const game = turned(1, [2], { solo: expert });
    expect([game.points(VICI), game.points(VICI, 'actionCards'), game.points(HUMAN)]).toEqual([3, 3, 0]);
  });

  it('solo.favor: its disc goes one step on the favor track', () => {
    expect(vici(turned(4, [1])).favor).toBe(2);
    expect(vici(turned(4, [1], { vici: { favor: 5 } })).favor).toBe(6);
  });

  it('solo.favor-top: on the last space nothing happens, and the next action follows', () => {
    const game = turned(4, [1], { vici: { favor: 6 } });
    expect([vici(game).favor, forfeited(game)]).toEqual([6, ['favor favorTop']]);
    expect(told(game, 'tokenPlaced')).toHaveLength(1);
    expect(game.points(VICI)).toBe(0);
  });
});

describe('statues', () => {
  it('solo.statue: a marker of its supply is a statue on the ground of the island, whatever else it has', () => {
    const game = turned(2, [1]);
    expect([islandStatues(game), vici(game).supply]).toEqual([1, 43]);
    expect(game.state.statues.filter(n => n > 0)).toEqual([1]);
    expect(told(game, 'built')).toMatchObject([{ seat: VICI, project: 'statue', at: 0 }]);
  });

  it('solo.statue-no-limit: it may have any number there', () => {
    const game = turned(2, [2], { vici: { statues: { 0: 9 } } });
    expect(islandStatues(game)).toBe(10);
  });

  it('solo.statue-room: the human’s room on that ground stays as it is', () => {
    const building = (statues: number): Position =>
      facing({
        human: {
          dice: [4, 6],
          boats: ['A.water', 'E.water'],
          farms: ['F.swamp', 'G.forest', 'G.desert'],
          tribes: { 'A.water': ['boat'] },
          markers: { wood: 1 },
          statues: { 0: statues },
        },
        vici: { statues: { 0: 7 } },
      });
    const game = building(1).play('activate building');
    expect([islandStatues(game, HUMAN), islandStatues(game)]).toEqual([2, 7]);
    expect(building(2).can('activate building')).toBe(false);
  });

  it('solo.supply-empty: without a marker in its supply it builds none', () => {
    const game = turned(2, [1], { solo: { supply: 0 } });
    expect(forfeited(game)).toEqual(['statue noMarker']);
    expect([told(game, 'built'), vici(game).supply]).toEqual([[], 0]);
  });
});

describe('dice', () => {
  const ACTIVATION = 3;
  const FATE = 1;
  const gains = (card: number, human: CivSpec, it: CivSpec = {}, rest: Facing = {}): Position =>
    turned(card, [2], { human: { dice: [4, 4, 6, 6], usedDice: 2, ...human }, vici: it, ...rest });
  const count = (game: Position, seat: number): number => {
    const { dice, usedDice } = game.state.seats[seat]!;
    return dice.reduce((a, b) => a + b, usedDice);
  };
  const fate = (game: Position): number[] => game.state.seats.map(me => me.fateDice);

  it('solo.die-activation: it takes an activation die of the display, without rolling it', () => {
    const game = gains(ACTIVATION, {});
    expect([count(game, VICI), count(game, HUMAN), game.state.activationDice]).toEqual([7, 6, 2]);
    expect([vici(game).dice, told(game, 'rolled')]).toEqual([[0, 0, 0, 0, 0, 0], []]);
  });

  it('solo.die-fate: it takes a fate die of the display', () => {
    const game = gains(FATE, {});
    expect([fate(game), game.state.fateDice, game.task()]).toEqual([[1, 2], 2, 'turn']);
  });

  it('solo.die-display-first: while one lies there it takes that, also when it has most itself', () => {
    const game = gains(ACTIVATION, {}, { dice: [], usedDice: 8 });
    expect([count(game, VICI), game.state.activationDice]).toEqual([9, 0]);
    expect(fate(gains(FATE, { fateDice: 3 }))).toEqual([3, 2]);
  });

  it('solo.die-from-human: with none there it takes one from the human with more, who says which', () => {
    const game = gains(ACTIVATION, { dice: [1, 4, 4, 6, 6, 6], usedDice: 3 });
    expect([game.asked(), game.task()]).toEqual([HUMAN, 'giveDie']);
    expect(game.offers()).toEqual(['giveDie die1', 'giveDie die6', 'giveDie used']);
    game.play('giveDie die6');
    expect(game.state.seats[HUMAN]).toMatchObject({ dice: [1, 0, 0, 0, 0, 2], usedDice: 5 });
    expect([count(game, VICI), vici(game).usedDice, told(game, 'rolled')]).toEqual([7, 7, []]);
    expect(game.task()).toBe('turn');
  });

  it('solo.die-from-human: a used die may be given, and is when all are used', () => {
    const game = gains(ACTIVATION, { dice: [4, 4, 6], usedDice: 5 }, { dice: [], usedDice: 7 });
    game.play('giveDie used');
    expect(game.state.seats[HUMAN]).toMatchObject({ dice: [0, 0, 0, 0, 0, 1], usedDice: 6 });
    const forced = gains(ACTIVATION, { dice: [4, 4], usedDice: 7 });
    expect([forced.task(), count(forced, HUMAN), count(forced, VICI)]).toEqual(['turn', 8, 7]);
  });

  it('solo.die-fate-from-human: fate dice are alike, so that nothing is asked', () => {
    const game = gains(FATE, { fateDice: 4 });
    expect([fate(game), game.task()]).toEqual([[3, 2], 'turn']);
    expect(fate(gains(FATE, { fateDice: 3 }, { fateDice: 2 }))).toEqual([2, 3]);
  });

  it('solo.die-none: with none there and more than the human it gets none', () => {
    const dice = gains(ACTIVATION, { dice: [4, 4, 6, 6], usedDice: 3 }, { dice: [], usedDice: 8 });
    expect([count(dice, HUMAN), count(dice, VICI), forfeited(dice)]).toEqual([7, 8, ['activationDie noDie']]);
    const fateDice = gains(FATE, { fateDice: 2 }, { fateDice: 3 });
    expect([fate(fateDice), forfeited(fateDice)]).toEqual([[2, 3], ['fateDie noDie']]);
  });

  it('solo.die-decision: being asked for a die, the human may take an attribute chip', () => {
    const game = gains(
      ACTIVATION,
      { dice: [4, 4, 6, 6, 5], usedDice: 4, markers: { calm: 3 } },
      {},
      { attributeDisplay: ['attribute-5'] },
    );
    expect(game.task()).toBe('giveDie');
    game.play('attribute attribute-5', 'column 1', 'giveDie die5');
    expect([count(game, VICI), game.task(), game.state.seats[HUMAN]!.columns[0]!.length]).toEqual([
      7,
      'turn',
      1,
    ]);
  });

  it('solo.die-to-human: without one in the display the human takes one from V.I.C.I with more, which is not asked', () => {
    const me: CivSpec = { dice: [5, 6], usedDice: 4 };
    const game = facing({ human: me, vici: { dice: [], usedDice: 9 } }).play('activate achievement');
    expect(game.offers('gainDie')).toEqual(['gainDie activation civ2', 'gainDie fate display']);
    game.rolls(3).play('gainDie activation civ2');
    expect(vici(game)).toMatchObject({ dice: [0, 0, 0, 0, 0, 0], usedDice: 8 });
    expect(game.state.seats[HUMAN]).toMatchObject({ dice: [0, 0, 1, 0, 0, 0], usedDice: 6 });
    expect(game.asked()).toBe(HUMAN);
  });

  it('solo.die-to-human: a fate die as well, but none from V.I.C.I with fewer', () => {
    const human = (fateDice: number): CivSpec => ({ dice: [5, 6], usedDice: 4, fateDice });
    const game = facing({ human: human(2), vici: { fateDice: 3 } }).play('activate achievement');
    game.play('gainDie fate civ2');
    expect(fate(game)).toEqual([3, 2]);
    const fewer = facing({ human: human(3), vici: { fateDice: 2 } }).play('activate achievement');
    expect(fewer.offers('gainDie')).toEqual(['gainDie activation display']);
  });
});
