// Which actions an action card means: its halves, rows and scoring categories. Rulebook p. 40, levels p. 44.
import { describe, expect, it } from 'vitest';
import type { SoloLevel } from '../../src/index.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { type Facing, facing, passTurn, rowRolls, told, tracks, turned, VICI } from './facing.js';

const vici = (game: Position) => game.state.seats[VICI]!;
const determined = (game: Position, about: string): number =>
  told(game, 'determined').filter(event => event.about === about).length;

describe('the half in use', () => {
  /** Card 11 means one step with its blue half, two with its red one. */
  const halves = (level: SoloLevel): string =>
    [1, 2, 3, 4]
      .map(era => turned(11, [], { era, solo: { level }, eraTile: 'culture' }))
      .map(game => [' ', 'blue', 'red'][tracks(game)[4]!])
      .join(' ');

  it('solo.level-beginner: the blue half throughout', () => {
    expect(halves('beginner')).toBe('blue blue blue blue');
  });

  it('solo.level-moderate: the red half in era 4', () => {
    expect(halves('moderate')).toBe('blue blue blue red');
  });

  it('solo.level-medium: the red half from era 3', () => {
    expect(halves('medium')).toBe('blue blue red red');
  });

  it('solo.level-advanced: the red half from era 2', () => {
    expect(halves('advanced')).toBe('blue red red red');
  });

  it('solo.level-expert: the red half throughout', () => {
    expect(halves('expert')).toBe('red red red red');
  });

  it('solo.level-told: the half in use is told with the card', () => {
    for (const [level, half] of [
      ['beginner', 0],
      ['expert', 1],
    ] as const)
      expect(told(turned(10, [3], { solo: { level } }), 'actionCard')).toMatchObject([{ card: 9, half }]);
  });
});

describe('rows', () => {
  /** Steps on Technology and Construction, fate dice, points, face-up inventions removed. */
  const outcome = (value: number, level: SoloLevel): number[] => {
    const game = turned(1, [value], { solo: { level } });
    expect(rowRolls(game)).toEqual([value]);
    const [technology, , , construction] = tracks(game);
    const { cardsOut } = game.state.solo!;
    return [technology!, construction!, vici(game).fateDice, game.points(VICI), cardsOut.length];
  };

  it('solo.row-roll: one roll decides for the row of its value, on the blue half', () => {
    expect([1, 2, 3, 4, 5, 6].map(value => outcome(value, 'beginner'))).toEqual([
      [1, 0, 1, 0, 1],
      [1, 0, 2, 0, 0],
      [1, 0, 2, 0, 0],
      [0, 1, 1, 0, 0],
      [0, 1, 1, 0, 0],
      [0, 1, 1, 0, 0],
    ]);
  });

  it('solo.row-roll: and on the red half', () => {
    expect([1, 2, 3, 4, 5, 6].map(value => outcome(value, 'expert'))).toEqual([
      [2, 0, 1, 0, 1],
      [1, 0, 1, 3, 0],
      [1, 0, 1, 3, 0],
      [0, 2, 2, 0, 0],
      [0, 2, 2, 0, 0],
      [0, 2, 2, 0, 0],
    ]);
  });

  it('solo.row-left-to-right: the actions of a row follow one another from left to right', () => {
    const seen = (game: Position): string[] =>
      game.events.flatMap(({ type, seat }) =>
        seat === VICI && ['advanced', 'removed', 'tookDie'].includes(type) ? [type] : [],
      );
    expect(seen(turned(1, [1]))).toEqual(['advanced', 'removed']);
    expect(seen(turned(3, [2]))).toEqual(['advanced', 'tookDie']);
  });

  it('solo.row-left-to-right: so that a later action finds what an earlier one did', () => {
    // Born in the Forest by the wheel, a tribe makes it the territory with most; no roll is needed to provision it.
    const game = turned(9, [1, 1], { solo: { provisions: {} } });
    const types = told(game, 'determined').map(({ about }) => about);
    expect([types, told(game, 'wheel').length]).toEqual([['procreation', 'provision'], 1]);
    expect(game.tribesAt(VICI, 'B.forest', 'fire')).toBe(1);
    expect(told(game, 'provisioned')).toMatchObject([{ n: 1 }]);
    expect(told(game, 'determined')[0]!.territory).toBe(told(game, 'determined')[1]!.territory);
  });
});

describe('scoring categories', () => {
  /** Two times what a category means, as card 12 says of the category of this era. */
  const twice = (eraTile: string, against: Facing = {}, ...dice: number[]): Position =>
    turned(12, dice, { eraTile, ...against });

  it('solo.category-no-roll: a card that speaks of a category takes no roll for a row', () => {
    expect(rowRolls(twice('knowledge'))).toEqual([]);
  });

  it.each([
    ['technology', [2, 0, 0, 0, 0]],
    ['prestige', [0, 2, 0, 0, 0]],
    ['knowledge', [0, 0, 2, 0, 0]],
    ['construction', [0, 0, 0, 2, 0]],
    ['culture', [0, 0, 0, 0, 2]],
  ])('solo.category-table: %s means steps on its track', (eraTile, steps) => {
    const game = twice(eraTile);
    expect(tracks(game)).toEqual(steps);
    expect([game.state.solo!.evolution, game.state.solo!.prosperity, vici(game).tribes]).toEqual([2, 2, 13]);
  });

  it('solo.category-table: Evolution and Prosperity mean markers on their grids', () => {
    expect(twice('evolution').state.solo).toMatchObject({ evolution: 4, prosperity: 2 });
    expect(twice('prosperity').state.solo).toMatchObject({ evolution: 2, prosperity: 4 });
  });

  it('solo.category-table: Population means procreations, Expansion migrations', () => {
    const born = twice('population', {}, 1);
    expect([determined(born, 'procreation'), vici(born).tribes]).toEqual([2, 11]);
    expect(determined(born, 'migration')).toBe(0);
    const crowd: CivSpec = { tribes: { 'F.grassland': ['fire', 'plain', 'wild', 'wild'] } };
    const moved = twice('expansion', { vici: crowd });
    expect([determined(moved, 'migration'), determined(moved, 'arrival')]).toEqual([2, 2]);
    expect([vici(moved).tribes, moved.tribesAt(VICI, 'F.grassland', 'wild')]).toEqual([11, 0]);
  });

  it('solo.category-this-era: cards 11 and 12 speak of the tile of the current era', () => {
    for (const era of [1, 2, 3, 4]) {
      expect(tracks(turned(11, [], { era, eraTile: 'culture' }))).toEqual([0, 0, 0, 0, 1]);
      expect(tracks(turned(12, [], { era, eraTile: 'culture' }))).toEqual([0, 0, 0, 0, 2]);
    }
  });

  it('solo.category-next-era: card 13 speaks of the tile of the next era', () => {
    // The tiles after Culture: Technology, Prestige, Knowledge.
    for (const era of [1, 2, 3])
      expect(tracks(turned(13, [], { era, eraTile: 'culture' }))).toEqual([2, 0, 0, 0, 0]);
  });

  it('solo.category-last-era: in era 4 card 13 gives points instead, and only those', () => {
    for (const [level, points] of [
      ['beginner', 4],
      ['expert', 7],
    ] as const) {
      const game = turned(13, [], { era: 4, eraTile: 'culture', solo: { level } });
      expect([game.points(VICI, 'actionCards'), game.points(VICI)]).toEqual([points, points]);
      expect(tracks(game)).toEqual([0, 0, 0, 0, 0]);
    }
  });

  it('solo.category-era-4: card 14 speaks of the tile of era 4, in every era', () => {
    const steps = [1, 2, 3, 4].map(era => tracks(turned(14, [], { era, eraTile: 'culture' })));
    expect(steps).toEqual([
      [0, 0, 1, 0, 0],
      [0, 1, 0, 0, 0],
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 1],
    ]);
  });

  it('solo.category-final: card 15 does what each of the three tiles of the final scoring means', () => {
    const finalTiles = ['construction', 'evolution', 'population'];
    const game = turned(15, [1], { eraTile: 'culture', finalTiles });
    expect(tracks(game)).toEqual([0, 0, 0, 1, 0]);
    expect(game.state.solo).toMatchObject({ evolution: 3, prosperity: 2 });
    expect([determined(game, 'procreation'), vici(game).tribes]).toEqual([1, 12]);
    const done = game.events.map(({ type }) => type);
    const order = ['advanced', 'gridMarker', 'determined'] as const;
    expect(done.filter(type => order.some(one => one === type))).toEqual(order);
  });

  it('solo.category-points: points on the card are gained once, however often its action is done', () => {
    const red = (card: number): Position =>
      turned(card, [], {
        eraTile: 'culture',
        finalTiles: ['construction', 'knowledge', 'prosperity'],
        solo: { level: 'expert' },
      });
    expect([11, 12, 13, 14, 15].map(card => red(card).points(VICI, 'actionCards'))).toEqual([0, 3, 3, 3, 3]);
    expect(tracks(red(12))).toEqual([0, 0, 0, 0, 2]);
    expect(tracks(red(13))).toEqual([2, 0, 0, 0, 0]);
    expect(tracks(red(14))).toEqual([0, 0, 1, 0, 0]);
    expect(tracks(red(15))).toEqual([0, 0, 1, 1, 0]);
    expect(red(15).state.solo).toMatchObject({ evolution: 2, prosperity: 3 });
  });

  it('solo.category-points: the blue halves give none before era 4', () => {
    const blue = (card: number): Position =>
      turned(card, [], { eraTile: 'culture', finalTiles: ['construction', 'knowledge', 'prosperity'] });
    expect([11, 12, 13, 14, 15].map(card => blue(card).points(VICI))).toEqual([0, 0, 0, 0, 0]);
  });

  it('solo.category-after-scoring: in the next era the cards speak of its tile', () => {
    const dice: CivSpec = { dice: [4, 4], tracks: { culture: 5 } };
    const game = facing({ phase: 7, eraTile: 'culture', event: 'F10', human: dice, solo: { next: [11] } });
    while (game.task() !== 'turn') game.play('decline');
    expect(game.state.era).toBe(2);
    expect(tracks(passTurn(game))).toEqual([1, 0, 0, 0, 0]);
  });
});
