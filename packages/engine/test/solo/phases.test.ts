// What V.I.C.I does, and does not, in phases 1 to 3, 5 and 8 and in the weather. Rulebook p. 39 and 43.
import { describe, expect, it } from 'vitest';
import { goalOf } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { facing, HUMAN, idleUntil, told, VICI } from './facing.js';

const vici = (game: Position) => game.state.seats[VICI]!;
const tribes = (game: Position, seat: number): number =>
  (seat === VICI ? 15 : 20) - game.state.seats[seat]!.tribes;

describe('phase 1', () => {
  it('solo.new-cards: the event and one card of each type are turned up, as in any game', () => {
    const game = facing({ phase: 1, event: 'F7' });
    expect(told(game, 'eventRevealed')).toHaveLength(1);
    expect(told(game, 'turnedUp')).toHaveLength(5);
    expect(game.state.faceUp.map(stack => stack.length)).toEqual([2, 2, 2, 2, 2]);
  });
});

describe('phase 2', () => {
  const goalDisplay = ['goal-1', 'goal-2', 'goal-3', 'goal-4'];
  const ids = goalDisplay.map(goalOf);
  /** The human has chosen, and V.I.C.I rolled. */
  const goals = (value: number, choice = 'decline'): Position =>
    facing({ phase: 2, goalDisplay }).rolls(value).play(choice);
  const display = (game: Position): number[] => [...game.state.goalDisplay];
  const out = (game: Position): readonly number[] => game.state.solo!.goalsOut;

  it('solo.goal-roll: V.I.C.I removes the goal chip on the space of the value rolled, from the top', () => {
    for (const value of [1, 2, 3, 4]) {
      const game = goals(value);
      expect(out(game)).toEqual([ids[value - 1]]);
      expect(told(game, 'consulted')).toMatchObject([{ about: 'goal', value }]);
      expect(display(game)).not.toContain(ids[value - 1]);
      ids.forEach((goal, i) => {
        if (i !== value - 1) expect(display(game)[i]).toBe(goal);
      });
    }
  });

  it('solo.goal-roll: one roll in each era, and V.I.C.I keeps no chip', () => {
    const game = goals(2);
    expect([told(game, 'consulted').length, vici(game).goals]).toEqual([1, [[], [], []]]);
  });

  it('solo.goal-none: a 5 or 6 removes none', () => {
    for (const value of [5, 6]) {
      const game = goals(value);
      expect([out(game), display(game)]).toEqual([[], ids]);
      expect(told(game, 'removed')).toMatchObject([{ what: 'goal', id: -1 }]);
    }
  });

  it('solo.goal-empty-space: where the human has taken the chip none is removed', () => {
    const game = goals(3, 'takeGoal goal-3');
    expect([out(game), game.state.seats[HUMAN]!.goals[0]]).toEqual([[], [ids[2]]]);
    expect(display(game).filter((goal, i) => goal === ids[i])).toHaveLength(3);
    const other = goals(4, 'takeGoal goal-3');
    expect(out(other)).toEqual([ids[3]]);
  });

  it('solo.goal-first: with the starting monolith V.I.C.I removes its chip before the human chooses', () => {
    const game = facing({ phase: 2, goalDisplay, starting: VICI, rolls: [2] });
    expect([game.asked(), game.task(), out(game)]).toEqual([HUMAN, 'gainGoal', [ids[1]]]);
    // The space is not refilled before everyone has chosen.
    expect(display(game)).toEqual([ids[0], -1, ids[2], ids[3]]);
    expect(game.offers('takeGoal')).toEqual(['takeGoal goal-1', 'takeGoal goal-3', 'takeGoal goal-4']);
  });

  it('solo.goal-second: without it the human chooses first, from all four', () => {
    const game = facing({ phase: 2, goalDisplay });
    expect([game.asked(), game.offers('takeGoal').length, out(game)]).toEqual([HUMAN, 4, []]);
  });

  it('solo.goal-box: removed chips leave the game, and the display is refilled after both', () => {
    const game = goals(1, 'takeGoal goal-4');
    expect(out(game)).toEqual([ids[0]]);
    expect(display(game).every(goal => goal >= 0)).toBe(true);
    expect([...display(game), ...game.state.goalBag]).not.toContain(ids[0]);
    expect(game.state.goalBag).toHaveLength(24 - 4 - 2);
  });
});

describe('phase 3', () => {
  it('solo.no-extra-find: the human alone makes an extra find', () => {
    for (const starting of [HUMAN, VICI]) {
      const game = facing({ phase: 3, starting, solo: { next: [11] } });
      expect([game.asked(), game.task()]).toEqual([HUMAN, 'extraFind']);
      game.play('store wood');
      expect([game.task(), game.has(HUMAN, 'wood')]).toEqual(['turn', 1]);
      expect(vici(game).markers.every(n => n === 0)).toBe(true);
      expect(vici(game).supply).toBe(44);
    }
  });
});

describe('phase 5', () => {
  it('solo.phase-5: the sites affect the human as usual and V.I.C.I never, whoever has the monolith', () => {
    for (const starting of [HUMAN, VICI]) {
      // All three sites touch the Desert, the first two the Mountains as well.
      const game = facing({
        phase: 5,
        starting,
        sites: { 14: 'gorge', 15: 'glacier', 21: 'mysticOak' },
        human: { tribes: { 'C.desert': ['plain'] }, markers: { food: 3 } },
        vici: { tribes: { 'C.desert': ['fire'], 'B.mountains': ['plain'] } },
        solo: { provisions: { 'C.desert': 1, 'B.mountains': 1 } },
      });
      expect([game.asked(), game.task()]).toEqual([HUMAN, 'feed']);
      expect([game.has(HUMAN, 'food'), game.points(HUMAN, 'sites')]).toEqual([2, 2]);
      expect(game.tribesAt(HUMAN, 'C.desert', 'plainWeak')).toBe(1);
      expect(told(game, 'weakened').map(({ seat }) => seat)).toEqual([HUMAN]);
      expect([game.tribesAt(VICI, 'C.desert', 'fire'), game.tribesAt(VICI, 'B.mountains', 'plain')]).toEqual([
        1, 1,
      ]);
      expect(game.points(VICI)).toBe(0);
    }
  });
});

describe('the weather', () => {
  const two: CivSpec = { tribes: { 'B.forest': ['plain', 'wild'] } };
  const weather = (from: string, event: string, human: CivSpec = two): Position =>
    facing({ phase: 7, weather: from, event, human, vici: two });

  it('solo.weather-bad: Hot and Cold cost the human a food or tribe, V.I.C.I nothing', () => {
    for (const [from, event] of [
      ['warm', 'F1'],
      ['rain', 'F2'],
    ] as const) {
      const game = weather(from, event, { ...two, markers: { food: 1 } });
      expect([game.asked(), game.task()]).toEqual([HUMAN, 'lose']);
      game.play('loseFood');
      expect([tribes(game, VICI), vici(game).supply]).toEqual([2, 44]);
    }
  });

  it('solo.weather-beyond: nor is a tribe of V.I.C.I lost beyond a white line', () => {
    for (const [from, event] of [
      ['hot', 'F1'],
      ['cold', 'F2'],
    ] as const) {
      const one: CivSpec = { tribes: { 'B.forest': ['plain'] } };
      const game = weather(from, event, one);
      expect([tribes(game, HUMAN), tribes(game, VICI)]).toEqual([0, 2]);
      expect(told(game, 'died').map(({ seat }) => seat)).toEqual([HUMAN]);
    }
  });

  it('solo.weather-good: and it has no part in good weather', () => {
    const chips: CivSpec = { ...two, columns: { 9: ['chip-1'] }, markers: { money: 1 } };
    for (const event of ['F1', 'F2']) {
      const game = weather('mild', event, chips);
      expect(game.asked()).toBe(HUMAN);
      expect(['useIncome', 'activity']).toContain(game.task());
      game.play('decline');
      expect([vici(game).tracks, vici(game).supply]).toEqual([[0, 0, 0, 0, 0], 44]);
    }
  });
});

describe('phase 8', () => {
  it('solo.income-none: V.I.C.I has no income, and the human has it as usual', () => {
    const game = facing({ phase: 8, human: { columns: { 9: ['chip-1'] } } });
    expect([game.asked(), game.task()]).toEqual([HUMAN, 'income']);
    game.play('income chip-1');
    expect([game.state.era, vici(game).markers.every(n => n === 0)]).toEqual([2, true]);
  });

  it('solo.statue-scoring: each of its statues scores by the space of its favor disc', () => {
    const points = [1, 2, 3, 4, 5, 6].map(favor =>
      facing({ phase: 8, vici: { favor, statues: { 0: 4 } } }).points(VICI, 'statues'),
    );
    expect(points).toEqual([4, 4, 8, 8, 12, 12]);
    const both = facing({ phase: 8, human: { favor: 3, statues: { 0: 1 } }, vici: { statues: { 0: 2 } } });
    expect([both.points(HUMAN, 'statues'), both.points(VICI, 'statues')]).toEqual([2, 2]);
  });

  it('solo.end-of-era: V.I.C.I fills no reset columns, and its dice and markers stay', () => {
    const it: CivSpec = { dice: [], usedDice: 8, fateDice: 2 };
    const game = facing({
      phase: 8,
      human: { resetMarkers: 1 },
      vici: it,
      solo: { evolution: 5, prosperity: 4 },
    });
    idleUntil(game, 2, 1);
    expect(game.has(HUMAN, 'reset')).toBe(4);
    expect(vici(game)).toMatchObject({ usedDice: 8, fateDice: 2, supply: 50 - 5 - 4 - 2 });
    expect(game.state.solo).toMatchObject({ evolution: 5, prosperity: 4 });
  });
});
