// "Whenever you …" of modules, projects, chips and tracks, through a card that says so.
import { describe, expect, it } from 'vitest';
import type { Effect, Pack, TriggerName } from '../../src/index.js';
import { activated, installed, type Opening } from '../support/openings.js';
import { packWith } from '../support/pack.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

type Rest = Omit<Spec, 'civs'> & { readonly other?: CivSpec };

const POINT: readonly Effect[] = [{ do: 'points', n: 1 }];

/** The frozen pack, in which card E1 answers to something: with a point, unless said otherwise. */
const answering = (on: TriggerName, of?: string, effects = POINT) =>
  packWith({ E1: { ability: { kind: 'trigger', on, ...(of !== undefined && { of }), effects } } });
const E1: CivSpec = { columns: { 1: ['E1'] } };

const turn = (pack: Pack, me: CivSpec, { other = {}, ...rest }: Rest = {}): Position =>
  scenario({ civs: [{ ...E1, ...me }, other], pack, ...rest });
const answers = (game: Position): number => game.points(0, 'ability');

describe('triggers of modules', () => {
  it('trigger.module: a module is activated, any or a named one', () => {
    const rest = (of?: string) => turn(answering('module', of), {}).play('activate sleep', 'pay die1 die2');
    expect([answers(rest()), answers(rest('sleep')), answers(rest('research'))]).toEqual([1, 1, 0]);
    expect(answers(turn(answering('module'), { dice: [] }).play('reset', 'markerTo food'))).toBe(0);
  });

  it('trigger.module-before-actions: it is answered before any action of the module', () => {
    const perMoney: Effect[] = [{ do: 'pointsPer', n: 1, per: { measure: 'money' } }];
    const me = { dice: [4, 5], markers: { money: 1 }, levels: { trade: 3 }, upgrades: 2 };
    const game = turn(answering('module', 'trade', perMoney), me).play('activate trade');
    expect([answers(game), game.has(0, 'money')]).toEqual([1, 3]);
  });

  it('trigger.module-level: an upgrade that answers counts from the next time on (ruling 7)', () => {
    const upgrade: Effect[] = [{ do: 'upgrade', module: 'insight' }];
    const game = turn(answering('module', undefined, upgrade), { dice: [3, 6] }).play(
      'activate insight',
      'upgrade insight',
    );
    expect([game.has(0, 'idea'), game.state.seats[0]!.upgrades]).toEqual([3, 1]);
  });

  it('trigger.hunt: a hunt, anywhere or in a type of territory, after its food', () => {
    const perFood: Effect[] = [{ do: 'pointsPer', n: 1, per: { measure: 'food' } }];
    const hunt = (of?: string) =>
      turn(answering('hunt', of, perFood), { dice: [2, 4], tribes: { 'C.swamp': ['plain'] } })
        .rolls(3)
        .play('activate sustenance');
    expect([answers(hunt()), answers(hunt('swamp')), answers(hunt('forest'))]).toEqual([2, 2, 0]);
  });

  it('trigger.find: each lucky find, not the extra find of the third phase', () => {
    const me: CivSpec = { dice: [1, 4], tribes: { 'B.hills': ['plain'] }, levels: { exploration: 3 } };
    const game = turn(answering('find'), { ...me, upgrades: 2 }).rolls(3, 5);
    game.play('activate exploration', 'option exploration B');
    expect(answers(game)).toBe(1);
    expect(answers(game.play('findType hills'))).toBe(2);
    const extra = turn(answering('find'), me, { phase: 3 }).play('store cotton');
    expect([extra.has(0, 'cotton'), answers(extra)]).toEqual([1, 0]);
  });

  it('trigger.sell: each material sold, for money or for points', () => {
    const game = turn(answering('sell'), { dice: [4, 5], markers: { wood: 2 } }).play('activate trade');
    expect(answers(game.play('sell wood'))).toBe(1);
    expect(answers(game.play('sellPoints wood'))).toBe(2);
    const buy = turn(answering('sell'), { dice: [4, 5], markers: { money: 4 } }).play('activate trade');
    expect(answers(buy.play(buy.offers('buy')[0]!))).toBe(0);
  });

  it('trigger.buy: each material bought', () => {
    const game = turn(answering('buy'), { dice: [4, 5], markers: { money: 4 } }).play('activate trade');
    expect(answers(game.play(game.offers('buy')[0]!))).toBe(1);
  });

  it('trigger.build: a building project, of any kind or of one, after what it brings', () => {
    const perIdea: Effect[] = [{ do: 'pointsPer', n: 1, per: { measure: 'ideas' } }];
    const farm = (of?: string) =>
      turn(answering('build', of, perIdea), { dice: [4, 6], tribes: { 'C.swamp': ['plain'] } }).play(
        'activate building',
      );
    expect([answers(farm()), answers(farm('farm')), answers(farm('boat'))]).toEqual([1, 1, 0]);
  });

  it('trigger.build-projects: boat, statue and settlement are told apart', () => {
    const islander: CivSpec = { tribes: { 'A.water': ['boat'] }, boats: ['A.water'] };
    const ways: Readonly<Record<string, readonly [CivSpec, ...string[]]>> = {
      boat: [{ tribes: { 'B.forest': ['plain'] } }, 'boat A.water', 'decline'],
      statue: [{ ...islander, markers: { wood: 2, papyrus: 1 } }, 'statue 0 wood', 'decline'],
      settlement: [{ ...islander, markers: { wood: 2, papyrus: 1 } }, 'settlement 0 1', 'decline'],
    };
    for (const [project, [me, ...phrases]] of Object.entries(ways)) {
      const built = Object.keys(ways).filter(of => {
        const game = turn(answering('build', of), { dice: [4, 6], ...me });
        return answers(game.play('activate building', ...phrases)) > 0;
      });
      expect(built).toEqual([project]);
    }
  });

  it('trigger.take-die: a die of either kind is gained, an activation die after its roll', () => {
    const take = (kind: string) => turn(answering('takeDie'), {}).play('activate achievement', kind);
    expect(answers(take('gainDie fate display'))).toBe(1);
    const game = take('gainDie activation display');
    expect(answers(game)).toBe(1);
    const types = game.events.map(event => event.type);
    expect(types.indexOf('rolled')).toBeLessThan(types.indexOf('scored'));
    // Whoever gives a die gains none.
    const nine: CivSpec = { dice: [1, 2], usedDice: 7, ...E1 };
    const given = scenario({ civs: [{}, nine], pack: answering('takeDie') });
    given.play('activate achievement', 'gainDie activation civ2', 'giveDie used');
    expect(given.points(1, 'ability')).toBe(0);
  });
});

describe('triggers of chips and tracks', () => {
  /** Card C11 is installed, whose bonus is this. */
  const bonus = (
    on: TriggerName,
    effects: readonly Effect[],
    me: CivSpec = {},
    rest: Opening = {},
  ): Position => installed('C11', { columns: { 2: ['E1'] }, ...me }, { pack: both(on, effects), ...rest });
  const both = (on: TriggerName, effects: readonly Effect[]) =>
    packWith({ E1: { ability: { kind: 'trigger', on, effects: POINT } }, C11: { bonus: effects } });

  it('trigger.install-goal: a goal chip is installed, after its upgrade', () => {
    const me: CivSpec = { goals: [['goal-22']], markers: { money: 5 } };
    const game = activated('planning', { ...E1, ...me }, { pack: answering('installGoal') });
    game.play('option planning A', 'installGoal 1', 'column 2');
    expect([game.task(), answers(game)]).toEqual(['upgrade', 0]);
    expect(answers(game.play('upgrade trade'))).toBe(1);
    const income = bonus('installGoal', [{ do: 'gainIncome' }], {}, { incomeDisplay: ['income-1'] });
    expect(answers(income.play('takeIncome income-1', 'column 1', 'incomePoint income-1'))).toBe(0);
  });

  it('trigger.gain-income: an income chip is gained, after its action', () => {
    const gain: Effect[] = [{ do: 'gainIncome' }];
    const game = bonus('gainIncome', gain, {}, { incomeDisplay: ['income-1'] });
    game.play('takeIncome income-1', 'column 1');
    expect([game.task(), answers(game)]).toEqual(['income', 0]);
    expect(answers(game.play('incomePoint income-1'))).toBe(1);
    expect(answers(bonus('gainIncome', gain).play('decline'))).toBe(0);
  });

  it('trigger.flip: a stage tile is flipped', () => {
    expect(answers(bonus('flip', [{ do: 'flipStage' }]).play('flip 4'))).toBe(1);
    expect(answers(bonus('flip', [{ do: 'flipStage' }]).play('decline'))).toBe(0);
  });

  it('trigger.favor: the favor disc goes forward, once per move', () => {
    const forward = (favor: number) => answers(bonus('favor', [{ do: 'favor', n: 2 }], { favor }));
    expect([forward(1), forward(5), forward(6)]).toEqual([1, 1, 0]);
  });

  it('trigger.favor-back: a step back for a tribe is none', () => {
    const me: CivSpec = { favor: 3, tribes: { 'B.forest': ['plain'] } };
    const game = bonus('favor', [{ do: 'lose', what: ['tribe'] }], me).play('save');
    expect([game.state.seats[0]!.favor, answers(game)]).toEqual([2, 0]);
  });
});
