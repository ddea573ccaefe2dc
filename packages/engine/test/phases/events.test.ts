import { describe, expect, it } from 'vitest';
import { territory } from '../support/phrases.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

/** Phase 7 with weather that asks nothing of those without chips and money. */
const event = (id: string, ...civs: CivSpec[]): Position => scenario({ civs, phase: 7, event: id });
const rewards = (game: Position): number[] => game.state.seats.map((_, seat) => game.points(seat, 'event'));
const tribes = (n: number): CivSpec => ({ tribes: { 'B.forest': new Array<string>(n).fill('wild') } });

describe('phase 7 B, who is rewarded', () => {
  it('event.leader: the bonus for one civilization goes to the sole leader', () => {
    expect(rewards(event('F1', tribes(2), tribes(3), tribes(1)))).toEqual([0, 4, 0]);
  });

  it('event.leader-tie: tied leaders get nothing, nor does the next', () => {
    expect(rewards(event('F1', tribes(3), tribes(3), tribes(1)))).toEqual([0, 0, 0]);
  });

  it('event.most: the bonus for all with most goes to every tied one, and only to them', () => {
    expect(rewards(event('F2', tribes(3), tribes(3), tribes(2)))).toEqual([2, 2, 0]);
    expect(rewards(event('F2', tribes(1), tribes(3), tribes(2)))).toEqual([0, 2, 0]);
  });

  it('event.each: the bonus for everyone with a number goes to all who have it', () => {
    const statue = (n: number): CivSpec => ({ statues: { 1: n } });
    const game = scenario({
      civs: [statue(1), {}, statue(3)],
      phase: 7,
      event: 'F8',
      weather: 'cold',
    });
    expect(rewards(game)).toEqual([3, 0, 3]);
  });

  it('event.each-limit: one less than asked for is not enough', () => {
    const game = scenario({
      civs: [{ markers: { calm: 2, vision: 1 } }, { markers: { calm: 2 } }],
      phase: 7,
      event: 'F5',
      weather: 'hot',
    });
    expect([game.has(0, 'food'), game.has(1, 'food')]).toEqual([2, 0]);
  });

  it('event.nobody: without anyone who has what is compared the bonus is forfeited', () => {
    const game = event('F4', tribes(1), tribes(1));
    expect(rewards(game)).toEqual([0, 0]);
    const ideas = event('F16', {}, {});
    expect(ideas.state.seats.map(me => me.tracks[2])).toEqual([0, 0]);
  });

  it('event.after-weather: the event looks at what the weather has left', () => {
    const game = scenario({
      civs: [tribes(2), { ...tribes(2), favor: 2 }],
      phase: 7,
      event: 'F1',
      weather: 'hot',
    });
    expect(game.asked()).toBe(1);
    game.play('save');
    expect(rewards(game)).toEqual([0, 4]);
  });
});

describe('phase 7 B, the bonus', () => {
  it('event.seating-order: those rewarded take their bonus from the starting civilization clockwise', () => {
    const civ: CivSpec = { markers: { food: 4 } };
    const game = scenario({ civs: [civ, civ, civ], phase: 7, event: 'F6', starting: 2 });
    const order: number[] = [];
    while (game.task() === 'anyTrack') {
      order.push(game.asked());
      game.play('track prestige');
      if (game.task() === 'upgrade') game.play('decline');
    }
    expect(order).toEqual([2, 0, 1]);
    expect(game.state.seats.map(me => me.tracks[1])).toEqual([2, 2, 2]);
  });

  it('event.counted-once: a bonus does not change who else is rewarded', () => {
    const civ: CivSpec = { markers: { money: 2 } };
    const game = event('F17', civ, civ, { markers: { money: 1 } });
    while (game.task() === 'activity') game.play('decline');
    expect([0, 1, 2].map(seat => game.has(seat, 'money'))).toEqual([4, 4, 1]);
  });

  it('event.may: a bonus with a choice may be declined', () => {
    const game = event('F6', { markers: { food: 4 } }, {});
    expect(game.offers()).toContain('decline');
    game.play('decline');
    expect(game.state.seats[0]!.tracks).toEqual([0, 0, 0, 0, 0]);
  });

  it('completion.after-bonus: a stage filled while a bonus is taken pays before the next civilization’s bonus', () => {
    const civ: CivSpec = { markers: { food: 4 } };
    const game = scenario({
      civs: [{ markers: { food: 4, calm: 3 }, columns: { 1: ['A1'], 2: ['B2'], 3: ['C4'] } }, civ],
      phase: 7,
      event: 'F6',
      attributeDisplay: ['attribute-5'],
    });
    game.play('attribute attribute-5', 'column 4', 'decline');
    expect([game.task(), game.asked()]).toEqual(['gainIncome', 0]);
    game.play('decline');
    expect([game.task(), game.asked()]).toEqual(['anyTrack', 1]);
  });
});

describe('phase 7 B, farms and boats given back', () => {
  it('event.farm-back: everyone with most farms gives one back, of its choice; then each is rewarded', () => {
    const game = event(
      'F4',
      { farms: ['B.forest', 'B.hills'] },
      { farms: ['C.desert'] },
      { farms: ['C.grassland', 'C.swamp'] },
    );
    expect(game.asked()).toBe(0);
    expect(game.offers()).toEqual(['returnFarm B.hills', 'returnFarm B.forest']);
    game.play('returnFarm B.hills');
    expect([game.asked(), game.points(0, 'event'), game.points(2, 'event')]).toEqual([2, 0, 0]);
    game.play('returnFarm C.swamp');
    expect(rewards(game)).toEqual([6, 0, 6]);
    const left = [0, 1, 2].map(seat => game.state.farms.filter(owner => owner === seat + 1).length);
    expect(left).toEqual([1, 1, 1]);
  });

  it('event.back-compulsory: the only farm goes back unasked', () => {
    const game = event('F4', { farms: ['B.forest'] }, {});
    expect(game.state.farms.every(owner => owner === 0)).toBe(true);
    expect([game.points(0, 'event'), game.state.era]).toEqual([6, 2]);
  });

  it('event.boat-back: a boat goes back, the tribes on it are lost and its notch is filled', () => {
    const civ: CivSpec = {
      tribes: { 'A.water': ['boat', 'boatWeak'], 'D.water': ['boat'], 'B.forest': ['plain'] },
      boats: ['A.water', 'D.water'],
      favor: 4,
    };
    const game = event('F20', civ, { boats: ['A.water'] });
    expect(game.offers()).toEqual(['returnBoat A.water', 'returnBoat D.water']);
    game.play('returnBoat A.water');
    expect(rewards(game)).toEqual([6, 0]);
    expect(game.state.seats[0]!.tribes).toBe(18);
    expect(game.tribesAt(0, 'D.water', 'boat') + game.tribesAt(0, 'B.forest', 'plain')).toBe(2);
    expect(game.state.seats[0]!.boats).toEqual([-1, 0, 0, territory('D.water'), 1, 0]);
    expect([game.has(0, 'notch1'), game.has(0, 'notch2')]).toEqual([1, 1]);
    const empty = event('F20', { ...civ, emptyNotches: true }, {}).play('returnBoat A.water');
    expect([empty.has(0, 'notch1'), empty.has(0, 'notch2')]).toEqual([1, 0]);
    expect(empty.state.seats[0]!.favor).toBe(4);
  });
});

describe('event.count', () => {
  it('event.count-ability: the ability adds to whatever an event counts', () => {
    const civ: CivSpec = { ...tribes(2), columns: { 1: ['C8'] } };
    expect(rewards(event('F1', civ, tribes(2)))).toEqual([4, 0]);
    expect(rewards(event('F1', civ, tribes(3)))).toEqual([0, 0]);
  });

  it('event.count-from-one: who has none of what is counted counts none', () => {
    const civ: CivSpec = { columns: { 1: ['C8'] } };
    expect(rewards(event('F8', civ, { statues: { 1: 1 } }))).toEqual([0, 3]);
  });

  it('event.count-of-one-thing: one for a certain thing adds to that alone', () => {
    const civ: CivSpec = { ...tribes(2), markers: { idea: 1 }, columns: { 1: ['attribute-4'] } };
    const game = event('F16', civ, { ...tribes(2), markers: { idea: 2 } });
    expect(game.state.seats.map(me => me.tracks[2])).toEqual([2, 0]);
    expect(rewards(event('F1', civ, tribes(2)))).toEqual([0, 0]);
  });

  it('event.count-returns: who counts as having most but has nothing to give back is not rewarded', () => {
    const civ: CivSpec = { columns: { 1: ['C8'] } };
    expect(rewards(event('F4', civ, {}))).toEqual([0, 0]);
    expect(rewards(event('F4', civ, { farms: ['B.forest'] }))).toEqual([0, 6]);
    expect(rewards(event('F20', civ, { boats: ['A.water'] }))).toEqual([0, 6]);
  });
});
