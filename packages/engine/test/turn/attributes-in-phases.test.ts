// Attribute chips outside the Action phase: before harm that one of them averts, and after a gain. Rulebook p. 27.
import { describe, expect, it } from 'vitest';
import { type Ability, type Effect, FEATURES, type Pack } from '../../src/index.js';
import { civ, packWith } from '../support/pack.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

const { pack } = civ.rules;

/** The frozen pack in which the first attribute chip, for three Endurance, does something else. */
const withChip = (ability: Ability): Pack => ({
  ...pack,
  attributes: pack.attributes.map(chip => (chip.id === 'attribute-1' ? { ...chip, ability } : chip)),
});
const SHIELD = withChip({ kind: 'rule', hook: 'site.shield', and: [{ hook: 'weather.shield' }] });

const chips = ['attribute-1', 'attribute-7'];
const phase = (n: number, me: CivSpec, rest: Partial<Spec> = {}): Position =>
  scenario({ civs: [me, {}], phase: n, event: 'F13', attributeDisplay: chips, ...rest });
const TAKE = 'attribute attribute-1';

describe('before harm without a choice', () => {
  const desert: CivSpec = { tribes: { 'C.desert': ['plain'] }, markers: { endurance: 3, food: 1 } };

  it('attribute.averts-glacier: a single strong tribe beside a Glacier is weakened only when no chip is taken', () => {
    const game = phase(5, desert, { sites: { 14: 'glacier' } });
    expect([game.asked(), game.task(), game.offers()]).toEqual([
      0,
      'glacier',
      [TAKE, 'weaken C.desert plain'],
    ]);
    const saved = phase(5, desert, { sites: { 14: 'glacier' } }).play(TAKE, 'column 1');
    expect([saved.tribesAt(0, 'C.desert', 'plain'), saved.task()]).toEqual([1, 'feed']);
    game.play('weaken C.desert plain');
    expect([game.tribesAt(0, 'C.desert', 'plainWeak'), game.task()]).toEqual([1, 'feed']);
  });

  it('attribute.averts-gorge: the food of a Gorge is returned only when no chip is taken', () => {
    const at = (): Position => phase(5, desert, { sites: { 14: 'gorge' }, pack: SHIELD });
    expect([at().task(), at().offers()]).toEqual(['gorge', [TAKE, 'loseFood']]);
    expect(at().play(TAKE, 'column 1').has(0, 'food')).toBe(1);
    const lost = at().play('loseFood');
    expect(lost.events.some(event => event.type === 'paid' && event.place === 0)).toBe(true);
    expect(lost.task()).not.toBe('gorge');
  });

  it('attribute.averts-weather: the loss of a single food or tribe is asked while a chip shields from it', () => {
    const at = (): Position =>
      phase(7, { markers: { endurance: 3, food: 1 } }, { event: 'F3', pack: SHIELD });
    expect([at().task(), at().offers()]).toEqual(['lose', [TAKE, 'loseFood']]);
    expect(at().play(TAKE, 'column 1').has(0, 'food')).toBe(1);
    expect(at().play('loseFood').has(0, 'food')).toBe(0);
  });

  it('attribute.averts-hunger: hungry tribes without food are asked about while a chip feeds one of them', () => {
    // It asks for four Endurance and makes tribes in the Desert cheaper.
    const me: CivSpec = {
      tribes: { 'C.desert': ['plain'], 'B.forest': ['plain'] },
      markers: { endurance: 4 },
    };
    const at = (): Position => phase(6, me, { attributeDisplay: ['attribute-2'] });
    expect([at().task(), at().offers()]).toEqual(['feed', ['attribute attribute-2', 'feedDone']]);
    const taken = at().play('attribute attribute-2', 'column 1');
    // Only the tribe in the Forest goes hungry now, and nothing more can be done about it.
    expect(taken.events.filter(({ type }) => type === 'weakened')).toHaveLength(1);
    expect([taken.tribesAt(0, 'C.desert', 'plain'), taken.task()]).toEqual([1, 'gainGoal']);
    const hungry = at().play('feedDone');
    expect(hungry.events.filter(({ type }) => type === 'weakened')).toHaveLength(2);
  });

  it('attribute.averts-only: harm is not asked about because of chips that do not avert it', () => {
    const useless = phase(5, { ...desert, markers: { dexterity: 3, food: 1 } }, { sites: { 14: 'glacier' } });
    expect([useless.tribesAt(0, 'C.desert', 'plainWeak'), useless.task()]).toEqual([1, 'feed']);
    const elsewhere = phase(
      5,
      { ...desert, tribes: { 'B.forest': ['plain'] } },
      { sites: { 14: 'glacier' } },
    );
    expect(elsewhere.task()).toBe('feed');
    const few = phase(5, { ...desert, markers: { endurance: 2, food: 1 } }, { sites: { 14: 'glacier' } });
    expect([few.tribesAt(0, 'C.desert', 'plainWeak'), few.task()]).toEqual([1, 'feed']);
  });
});

describe('after a gain', () => {
  const endurance: Effect = { do: 'gain', what: 'endurance', n: 1 };
  const two: CivSpec = { markers: { endurance: 2 } };
  /** The event gives it to everyone who has any feature. */
  const given = {
    who: 'each' as const,
    counts: { measure: 'features' as const },
    min: 1,
    reward: [endurance],
  };
  const events = pack.events.map(card => (card.id === 'F13' ? { ...card, ...given } : card));
  /** When the marker comes the chip is offered once more, and then what follows in the phase. */
  const offered = (game: Position, follows: string): void => {
    expect([game.asked(), game.task(), game.offers()]).toEqual([0, 'offerChips', ['decline', TAKE]]);
    const declined = game.play('decline');
    expect(declined.task()).toBe(follows);
  };

  it('attribute.after-weather: a third marker by the weather can be returned before the event and the scoring', () => {
    const me: CivSpec = { ...two, columns: { 1: ['C2'] } };
    const rest = {
      eraTile: 'evolution',
      pack: packWith({ C2: { ability: { kind: 'activity', effects: [endurance] } } }),
    };
    const game = phase(7, me, rest).play('activity C2');
    expect(game.events.some(({ type }) => type === 'event')).toBe(false);
    offered(game, 'gainGoal');
    expect(game.points(0, 'era')).toBe(15);
    const taken = phase(7, me, rest).play('activity C2', TAKE, 'column 2');
    expect([taken.points(0, 'era'), taken.task()]).toEqual([10, 'gainGoal']);
  });

  it('attribute.after-event: a marker from an event can be returned before the category is scored', () => {
    const rest = { eraTile: 'evolution', pack: { ...pack, events } };
    const game = phase(7, two, rest);
    expect(game.events.some(({ type }) => type === 'event')).toBe(true);
    offered(game, 'gainGoal');
    expect(game.points(0, 'era')).toBe(15);
    expect(phase(7, two, rest).play(TAKE, 'column 1').points(0, 'era')).toBe(10);
  });

  it('attribute.after-income: a marker from an income chip can be returned before statues score, in every era', () => {
    const incomes = pack.incomes.map(chip =>
      chip.id === 'income-1' ? { ...chip, effects: [endurance] } : chip,
    );
    for (const era of [1, 2, 3]) {
      const game = phase(8, { ...two, columns: { 1: ['income-1'] } }, { era, pack: { ...pack, incomes } });
      offered(game.play('income income-1'), 'gainGoal');
    }
  });

  it('attribute.after-creature: a marker from a creature can be returned before what answers to feeding', () => {
    const creatures = pack.creatures.map(chip => ({
      ...chip,
      rewards: [[endurance], [endurance], [endurance]],
    }));
    const me: CivSpec = { columns: { 3: ['creature-hills'] }, markers: { endurance: 2, cotton: 1 } };
    const feeds = withChip({ kind: 'trigger', on: 'feed', effects: [{ do: 'gain', what: 'money', n: 2 }] });
    const at = (): Position =>
      phase(6, me, { extras: ['b'], pack: { ...feeds, creatures } }).play('feedCreature cotton');
    expect([at().task(), at().offers()]).toEqual(['offerChips', ['decline', TAKE]]);
    expect(at().play(TAKE, 'column 1').has(0, 'money')).toBe(2);
    expect(at().play('decline').has(0, 'money')).toBe(0);
  });

  it('attribute.after-gain-completes: a chip taken then may still complete a stage, which pays', () => {
    const incomes = pack.incomes.map(chip =>
      chip.id === 'income-1' ? { ...chip, effects: [endurance] } : chip,
    );
    const columns = { 1: ['B1'], 2: ['C1'], 3: ['D1'], 9: ['income-1'] };
    const game = phase(8, { ...two, columns }, { pack: { ...pack, incomes } });
    expect(game.play('income income-1', TAKE, 'column 4').task()).toBe('gainIncome');
  });

  it('attribute.after-gain-only: chips that could be taken before are not offered again', () => {
    const incomes = pack.incomes.map(chip =>
      chip.id === 'income-1' ? { ...chip, effects: [endurance] } : chip,
    );
    const me: CivSpec = { markers: { endurance: 3 }, columns: { 1: ['income-1'] } };
    const game = phase(8, me, { pack: { ...pack, incomes } }).play('income income-1');
    expect(game.task()).toBe('gainGoal');
    // Nor is anything asked where no chip can be taken.
    const none = phase(8, { columns: { 1: ['income-1'] } }, { pack: { ...pack, incomes } });
    expect(none.play('income income-1').task()).toBe('gainGoal');
  });

  it('attribute.after-refill: a chip that another civilization’s refill brings is offered before the scoring, once', () => {
    // The first civilization has nothing to decide in the weather. The second takes a chip, and the next one comes.
    const all = Object.fromEntries(FEATURES.map(name => [name, 4]));
    const start = scenario({
      civs: [{ markers: all }, { markers: { endurance: 3, money: 1 } }],
      phase: 7,
      event: 'F13',
      eraTile: 'evolution',
      attributeDisplay: ['attribute-1'],
      pack: { ...pack, events },
    });
    expect([start.asked(), start.task()]).toEqual([1, 'activity']);
    start.play(TAKE, 'column 1', 'decline');
    // Whatever chip came, the first civilization has what it asks for.
    expect([start.asked(), start.task()]).toEqual([0, 'offerChips']);
    start.play('decline');
    expect([start.asked(), start.task()]).not.toEqual([0, 'offerChips']);
  });

  it('attribute.offered-once: a chip that stood in a question is not offered again at the end of what one does', () => {
    const game = scenario({
      civs: [{ markers: { endurance: 3 } }, { markers: Object.fromEntries(FEATURES.map(name => [name, 4])) }],
      phase: 2,
      attributeDisplay: ['attribute-1', 'attribute-7'],
    });
    expect([game.asked(), game.task()]).toEqual([0, 'gainGoal']);
    game.play(TAKE, 'column 1', 'decline');
    expect([game.asked(), game.task()]).toEqual([1, 'gainGoal']);
    game.play('decline');
    expect(game.task()).not.toBe('offerChips');
  });
});
