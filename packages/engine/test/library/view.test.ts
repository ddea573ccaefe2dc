import { describe, expect, it } from 'vitest';
import { CivError, PUBLIC, SPECTATOR, type State, type View } from '../../src/index.js';
import { finishDraft, gameAfter, newGame } from '../support/games.js';
import { civ } from '../support/pack.js';
import { cardOf, territory } from '../support/phrases.js';
import { type Spec, scenario } from '../support/scenario.js';
import { seatOf } from '../support/seats.js';

const views = (s: State): View[] => [SPECTATOR, 0, 1].map(viewer => civ.view(s, viewer));
const two = (spec: Partial<Spec> = {}) =>
  scenario({ civs: [{ tribes: { 'B.forest': ['plain'] } }, { tribes: { 'B.forest': ['plain'] } }], ...spec });
const back = (id: string): number => -1 - 'ABCDE'.indexOf(id[0]!);

describe('cards', () => {
  it('view.hand: of another hand only the backs are seen', () => {
    const { state } = two({ civs: [{ hand: ['A1', 'C2'] }, { hand: ['E4'] }] });
    const [spectator, first, second] = views(state);
    expect([spectator!.seats[0]!.hand, spectator!.seats[1]!.hand]).toEqual([[-1, -3], [-5]]);
    expect([first!.seats[0]!.hand, first!.seats[1]!.hand]).toEqual([[cardOf('A1'), cardOf('C2')], [-5]]);
    expect([second!.seats[0]!.hand, second!.seats[1]!.hand]).toEqual([[-1, -3], [cardOf('E4')]]);
  });

  it('view.stacks: face-down stacks show their backs, face-up stacks all their cards', () => {
    const { state } = two({ faceUp: ['C1', 'C2'], onStack: ['C3'] });
    for (const v of views(state)) {
      expect(v.stacks[2]!.every(card => card === -3)).toBe(true);
      expect(v.stacks[2]).toHaveLength(state.stacks[2]!.length);
      expect(v.faceUp[2]).toEqual([cardOf('C1'), cardOf('C2')]);
    }
  });

  it('view.looking: cards looked at are seen by who drew them alone', () => {
    const game = two({ onStack: ['A3', 'D5'] });
    game.play('activate research', 'option research B', 'nameStack invention', 'nameStack building');
    expect(game.task()).toBe('keepCards');
    const [spectator, first, second] = views(game.state);
    expect(first!.seats[0]!.looking).toEqual([cardOf('A3'), cardOf('D5')]);
    for (const v of [spectator, second]) expect(v!.seats[0]!.looking).toEqual([back('A3'), back('D5')]);
  });

  it('view.put-under: a card put under its stack stays known to who saw it, in its place', () => {
    const game = two({ onStack: ['A3', 'D5'] });
    game.play(
      'activate research',
      'option research B',
      'nameStack invention',
      'nameStack building',
      'keep A3',
    );
    const [spectator, first, second] = views(game.state);
    expect(game.state.stacks[3]![0]).toBe(cardOf('D5'));
    expect(first!.stacks[3]).toEqual(game.state.stacks[3]!.map((card, i) => (i === 0 ? card : -4)));
    for (const v of [spectator, second]) expect(v!.stacks[3]!.every(card => card === -4)).toBe(true);
  });

  it('view.gain-face-down: a card gained face down is known to its owner alone', () => {
    const game = two({ onStack: ['E5'] });
    game.play('activate research', 'option research A', 'gainCard achievement down');
    const hands = views(game.state).map(v => v.seats[0]!.hand);
    expect(hands).toEqual([[-5], [cardOf('E5')], [-5]]);
  });

  it('view.gain-face-up: a face-up card taken into a hand is known to all', () => {
    const game = two({ faceUp: ['E5'] });
    game.play('activate research', 'option research A', 'gainCard achievement up');
    for (const v of views(game.state)) expect(v.seats[0]!.hand).toEqual([cardOf('E5')]);
    expect(game.state.known[cardOf('E5')]).toBe(PUBLIC);
  });

  it('view.known: the masks of cards one does not know are blank', () => {
    const { state } = two({ civs: [{ hand: ['A1'] }, { hand: ['E4'] }] });
    const [spectator, first] = views(state);
    expect([first!.known[cardOf('A1')], first!.known[cardOf('E4')]]).toEqual([1, 0]);
    expect([spectator!.known[cardOf('A1')], spectator!.known[cardOf('E4')]]).toEqual([0, 0]);
    expect(spectator!.known[state.faceUp[0]![0]!]).toBe(PUBLIC);
  });

  it('view.installing: a card chosen to be installed lies on the table for all to see', () => {
    const game = two({
      civs: [{ hand: ['C1', 'C5'], markers: { intelligence: 3, calm: 3 }, dice: [3, 6] }, {}],
    });
    game.play('activate insight', 'option insight B');
    expect(game.task()).toBe('installHow');
    for (const v of views(game.state)) expect(v.seats[0]!.hand).toContain(cardOf('C1'));
    for (const v of [civ.view(game.state, 1), civ.view(game.state, -1)]) {
      expect(v.seats[0]!.hand).not.toContain(cardOf('C5'));
    }
  });
});

describe('boards and continent', () => {
  it('view.materials: a material tile is seen when its territory is developed, not before', () => {
    const game = two();
    const hills = territory('B.hills');
    for (const v of views(game.state)) expect(v.material[hills]).toBe(-2);
    game.play('activate migration', 'tribe B.forest plain', 'settle B.hills free');
    for (const v of views(game.state)) expect(v.material[hills]).toBe(game.state.material[hills]);
  });

  it('view.sites: a site is seen when it is revealed', () => {
    const { state } = two({ sites: { 4: 'cave' } });
    for (const v of views(state)) {
      expect(v.sites[4]).toBe(state.sites[4]);
      expect(v.sites.filter(tile => tile === -2)).toHaveLength(23);
    }
  });

  it('view.events: the event of the era is seen, the face-down stack is not', () => {
    const { state } = two({ era: 2, event: 'F7' });
    for (const v of views(state)) {
      expect([v.event, v.events, v.pastEvents]).toEqual([state.event, [-2, -2], state.pastEvents]);
    }
  });

  it('view.chance: the generator is not shown', () => {
    for (const v of views(gameAfter('bb', 'chance', 30))) expect(v.rng).toEqual([0, 0, 0, 0]);
  });

  it('view.bags: what is left in the bags is no secret, its order is none', () => {
    // After the draft, when the goal chip of the chip card that is left has gone back into the bag.
    for (const seed of ['one', 'two', 'three', 'four']) {
      const s = gameAfter('bb', `bags ${seed}`, 60);
      expect(s.era).toBe(1);
      for (const v of views(s)) {
        for (const bag of ['goalBag', 'incomeBag', 'attributeBag'] as const) {
          expect(v[bag]).not.toEqual([]);
          expect(v[bag]).toEqual([...s[bag]].sort((a, b) => a - b));
        }
      }
    }
  });
});

describe('the draft', () => {
  it('view.draft: each sees its own marker cards and cards, a spectator none', () => {
    const s = newGame('bb');
    const [spectator, first, second] = views(s);
    expect(first!.seats.map(me => me.markerCards)).toEqual([s.seats[0]!.markerCards, [-2, -2, -2]]);
    expect(second!.seats.map(me => me.markerCards)).toEqual([[-2, -2, -2], s.seats[1]!.markerCards]);
    expect(spectator!.seats.every(me => me.markerCards.every(card => card === -2))).toBe(true);
    expect(first!.seats[0]!.looking).toEqual(s.seats[0]!.looking);
    expect(spectator!.seats.every(me => me.looking.every(card => card < 0))).toBe(true);
  });

  it('view.draft: a newcomer’s marker card lies open', () => {
    const s = newGame('ab');
    for (const v of views(s)) expect(v.seats[0]!.markerCard).toBe(s.seats[0]!.markerCard);
  });

  it('view.decisions: a view asks the same seats, also when another has finished its draft', () => {
    const s = newGame('bb');
    while (civ.legal(s, 0).length > 0) civ.choose(s, 0, civ.legal(s, 0)[0]!);
    expect(civ.decisions(s)).toMatchObject([{ seat: 1 }]);
    for (const v of views(s)) expect(civ.decisions(v)).toEqual(civ.decisions(s));
    finishDraft(s);
    for (const v of views(s)) expect(civ.decisions(v)).toEqual(civ.decisions(s));
  });
});

describe('viewers', () => {
  it.each([2, -2, 33, 0.5, Number.NaN])('view.bad-viewer: %s is no seat and sees nothing', viewer => {
    let code = 'seen';
    try {
      civ.view(newGame('bb'), viewer);
    } catch (error) {
      code = (error as CivError).code;
      expect(error).toBeInstanceOf(CivError);
    }
    expect(code).toBe('badSeat');
  });

  it('view.pure: looking changes nothing, and a view can be changed without harm', () => {
    const s = gameAfter('bbb', 'view', 100);
    const before = civ.hash(s);
    const v = civ.view(s, 1);
    seatOf(v, 1).hand = [];
    v.stacks = [];
    v.plain = [];
    v.agenda.pop();
    expect(civ.hash(s)).toBe(before);
  });
});
