// What answers to the doings of others, to deaths and to feeding, through cards that say so.
import { describe, expect, it } from 'vitest';
import type { Ability, Effect, Pack, TriggerName } from '../../src/index.js';
import { installed } from '../support/openings.js';
import { packWith } from '../support/pack.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const POINT: readonly Effect[] = [{ do: 'points', n: 1 }];
const answer = (on: TriggerName, effects = POINT, of?: string): Ability => ({
  kind: 'trigger',
  on,
  ...(of !== undefined && { of }),
  effects,
});
const answers = (game: Position, seat: number): number => game.points(seat, 'ability');

describe('the trigger displaced', () => {
  const settler: CivSpec = { tribes: { 'B.forest': ['plain'] } };
  const owner: CivSpec = { tribes: { 'B.hills': ['plain'] }, columns: { 1: ['E1'] } };

  /** Takes an income chip to fill the first stage. */
  const takeChip = (game: Position): void => {
    game.play(game.offers('takeIncome')[0]!, 'column 4').play(game.offers('incomePoint')[0]!);
  };

  /** The first civilization displaces a tribe of the second, which answers to it. */
  function displacing(
    effects: readonly Effect[],
    of?: string,
    other: CivSpec = owner,
    me = settler,
  ): Position {
    const pack = packWith({ E1: { ability: answer('displaced', effects, of) } });
    return scenario({ civs: [me, other], pack }).play(
      'activate migration',
      'tribe B.forest plain',
      'settle B.hills displace2strong',
    );
  }

  it('trigger.displaced-speaks-for-owner: it answers for whose tribe is displaced, anywhere or in a type', () => {
    const points = (of?: string): number[] => {
      const game = displacing(POINT, of);
      return [answers(game, 0), answers(game, 1)];
    };
    expect([points(), points('hills'), points('forest')]).toEqual([
      [0, 1],
      [0, 1],
      [0, 0],
    ]);
    const displacer = displacing(
      POINT,
      undefined,
      { tribes: { 'B.hills': ['plain'] } },
      {
        ...settler,
        columns: { 1: ['E1'] },
      },
    );
    expect(answers(displacer, 0)).toBe(0);
  });

  it('trigger.displaced-by-others: who displaces an own tribe sets nothing off', () => {
    const me: CivSpec = { tribes: { 'B.forest': ['plain'], 'B.hills': ['plain'] }, columns: { 1: ['E1'] } };
    const game = scenario({
      civs: [me, {}],
      pack: packWith({ E1: { ability: answer('displaced') } }),
    });
    game.play('activate migration', 'tribe B.forest plain', 'settle B.hills displace1strong');
    expect([game.tribesAt(0, 'B.hills', 'wild'), answers(game, 0)]).toEqual([1, 0]);
  });

  it('trigger.displaced-decides: its owner decides at once, then the turn goes on', () => {
    const two: CivSpec = { ...settler, levels: { migration: 2 }, upgrades: 1, favor: 6 };
    const game = displacing([{ do: 'track', track: 'any', n: 1 }], undefined, owner, two);
    expect([game.asked(), game.task()]).toEqual([1, 'anyTrack']);
    game.play('track culture');
    expect([game.asked(), game.state.seats[1]!.tracks[4]]).toEqual([0, 1]);
    expect(game.play('endTurn').asked()).toBe(1);
  });

  it('trigger.displaced-completion: a stage its owner completes so pays before the turn goes on (ruling 8)', () => {
    const near = { 1: ['E1'], 2: ['B13'], 3: ['C13'], 9: ['chip-1'] };
    const game = displacing([{ do: 'gainIncome' }], undefined, { ...owner, columns: near });
    takeChip(game);
    expect([game.asked(), game.task(), game.state.seats[1]!.completed]).toEqual([1, 'gainIncome', 1]);
    expect(game.play('decline').asked()).toBe(0);
  });

  it('trigger.displaced-own-turn: within its own turn a completed stage waits for the end of it (ruling 8)', () => {
    const game = scenario({
      civs: [
        {
          tribes: { 'B.forest': ['plain'], 'F.grassland': ['plain'] },
          levels: { migration: 2 },
          upgrades: 1,
          favor: 6,
          columns: { 1: ['E1'], 2: ['B13'], 3: ['C13'], 9: ['chip-1'] },
        },
        { tribes: { 'B.hills': ['plain'] }, columns: { 1: ['E3'] } },
      ],
      pack: packWith({
        E1: { ability: answer('displaced', [{ do: 'gainIncome' }]) },
        E3: { ability: answer('displaced', [{ do: 'migrate', n: 1 }]) },
      }),
    });
    game.play('activate migration', 'tribe B.forest plain', 'settle B.hills displace2strong');
    expect([game.asked(), game.task()]).toEqual([1, 'migrate']);
    game.play('tribe B.hills wild', 'settle F.grassland displace1strong');
    expect([game.asked(), game.task()]).toEqual([0, 'gainIncome']);
    takeChip(game);
    // The second migration comes first; the tribe that was displaced may take it.
    expect([game.task(), game.can('tribe F.grassland wild')]).toEqual(['migrate', true]);
    game.play('decline');
    expect([game.task(), game.state.seats[0]!.completed]).toEqual(['gainIncome', 1]);
  });
});

describe('the trigger death', () => {
  const E1 = (effects = POINT) => packWith({ E1: { ability: answer('death', effects) } });
  const feeding = (me: CivSpec, pack: Pack): Position =>
    scenario({ civs: [{ columns: { 1: ['E1'] }, ...me }, {}], phase: 6, pack });

  it('trigger.death: each own tribe that dies, not one that is saved or weakened', () => {
    const tribes = { 'B.forest': ['plainWeak', 'fire'], 'B.hills': ['plainWeak'] };
    const game = feeding({ tribes, favor: 3 }, E1()).play('die', 'die');
    expect([game.state.seats[0]!.tribes, answers(game, 0)]).toEqual([19, 2]);
    const saved = feeding({ tribes, favor: 3 }, E1()).play('save', 'die');
    expect(answers(saved, 0)).toBe(1);
  });

  it('trigger.death-all-first: it is answered when all deaths of a feeding are settled', () => {
    const tribes = { 'B.forest': ['plainWeak', 'plainWeak', 'fireWeak'] };
    const game = feeding({ tribes, favor: 3 }, E1([{ do: 'strengthen', n: 1 }]));
    game.play('die');
    expect(game.task()).toBe('death');
    game.play('die');
    expect(game.task()).toBe('death');
    game.play('save');
    // One answer for each of the two; the tribe that was left can stand up.
    expect(game.offers('strengthen')).toEqual(['strengthen B.forest plainWeak']);
    game.play('strengthen B.forest plainWeak');
    expect(game.points(0, 'strongTribes')).toBe(1);
  });

  it('trigger.death-any-phase: a tribe lost to an effect has died too, in a turn or in another phase', () => {
    const lose: Effect[] = [{ do: 'lose', what: ['tribe'] }];
    const pack = packWith({ E1: { ability: answer('death') }, C11: { bonus: lose } });
    const tribes = { 'B.forest': ['plain'] };
    const turn = installed('C11', { tribes, columns: { 2: ['E1'] } }, { pack });
    expect([turn.state.seats[0]!.tribes, answers(turn, 0)]).toEqual([20, 1]);
    const me: CivSpec = { tribes: { 'B.forest': ['plain'], 'B.hills': ['plain'] }, columns: { 1: ['E1'] } };
    const frost = scenario({ civs: [me, {}], phase: 7, weather: 'cold', event: 'F2', pack });
    expect(answers(frost.play('loseTribe B.hills plain'), 0)).toBe(1);
  });

  it('trigger.death-not-with-a-boat: tribes that go back with a boat do not die', () => {
    const me: CivSpec = {
      tribes: { 'A.water': ['boat'], 'D.water': ['boat'] },
      boats: ['A.water', 'D.water'],
      columns: { 1: ['E1'] },
    };
    const game = scenario({ civs: [me, {}], phase: 7, event: 'F20', pack: E1() }).play('returnBoat A.water');
    expect([game.state.seats[0]!.tribes, answers(game, 0)]).toEqual([19, 0]);
  });
});

describe('the trigger feed', () => {
  const fed: CivSpec = { tribes: { 'B.forest': ['plainWeak'] }, markers: { food: 1 } };

  it('trigger.feed: once per era when all have fed, before strong tribes score', () => {
    const game = scenario({
      civs: [{ ...fed, columns: { 1: ['E1'] } }, fed],
      phase: 6,
      pack: packWith({ E1: { ability: answer('feed', [{ do: 'strengthen', n: 1 }]) } }),
    }).play('feedAll');
    expect([game.asked(), game.task()]).toEqual([1, 'feed']);
    game.play('feedAll');
    expect([game.asked(), game.task()]).toEqual([0, 'strengthen']);
    game.play('strengthen B.forest plainWeak');
    expect([game.points(0, 'strongTribes'), game.points(1, 'strongTribes')]).toEqual([1, 0]);
  });

  it('trigger.feed-whoever: also without food or tribes', () => {
    const pack = packWith({ E1: { ability: answer('feed') } });
    const me: CivSpec = { columns: { 1: ['E1'] } };
    expect(answers(scenario({ civs: [me, {}], phase: 6, pack }), 0)).toBe(1);
    const hungry = scenario({ civs: [{ ...me, tribes: { 'B.forest': ['plain'] } }, fed], phase: 6, pack });
    expect(answers(hungry.play('feedAll'), 0)).toBe(1);
  });
});
