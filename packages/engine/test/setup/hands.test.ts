import { describe, expect, it } from 'vitest';
import { C, CARD_TYPES, type GameEvent, kindOf, PUBLIC, type State } from '../../src/index.js';
import { finishDraft, MIXES, newGame, setupOf } from '../support/games.js';
import { civ } from '../support/pack.js';

const { rules } = civ;
const DECK = 14;
const types = (cards: readonly number[]): number[] => cards.map(card => card >> 5).sort((a, b) => a - b);
const numberOf = (s: State, seat: number): number => rules.markerCards[s.seats[seat]!.markerCard]!.hand;
const numberedCards = (hand: number): number[] =>
  rules.cards.flatMap((card, n) => (card?.hand === hand ? [n] : []));
const seatsWith = (options: string, option: string): number[] =>
  [...options].flatMap((o, seat) => (o === option ? [seat] : []));

describe('option A, newcomers', () => {
  it.each(['aa', 'aaa', 'aaaa'])(
    'setup.newcomer-hand: the five cards of one number, a different one for each (%s)',
    options => {
      const s = newGame(options);
      const numbers = s.seats.map((_, seat) => numberOf(s, seat));
      expect(new Set(numbers).size).toBe(options.length);
      s.seats.forEach((me, seat) => {
        expect(numbers[seat]).toBeGreaterThan(0);
        expect([...me.hand].sort((a, b) => a - b)).toEqual(numberedCards(numbers[seat]!));
      });
    },
  );

  it('setup.newcomer-hand: any of the six numbers, at random', () => {
    const first = Array.from({ length: 60 }, (_, i) => numberOf(newGame('aa', `seed ${i}`), 0));
    expect(new Set(first)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('setup.newcomer-hand: as the number lies open, everyone knows the cards', () => {
    const s = newGame('aab');
    for (const card of [...s.seats[0]!.hand, ...s.seats[1]!.hand]) expect(s.known[card]).toBe(PUBLIC);
    expect(civ.view(s, -1).seats[0]!.hand).toEqual(s.seats[0]!.hand);
  });

  it('setup.newcomer-no-draft: nothing is asked before the first era', () => {
    const s = newGame('aaa');
    expect(s.era).toBe(1);
    expect(civ.decisions(s)).toMatchObject([{ seat: s.starting, task: 'gainGoal' }]);
  });

  it('setup.research-display: the other cards lie shuffled in five face-down stacks, no card face up', () => {
    const s = newGame('ab');
    expect(s.faceUp).toEqual([[], [], [], [], []]);
    s.stacks.forEach((stack, type) => {
      expect(stack).toHaveLength(DECK - 1 - 2);
      expect(stack.every(card => card >> 5 === type)).toBe(true);
    });
    const top = Array.from({ length: 30 }, (_, i) => newGame('ab', `seed ${i}`).stacks[0]!.at(-1));
    expect(new Set(top).size).toBeGreaterThan(6);
  });
});

describe('option B, advanced', () => {
  it('setup.draft-cards: two cards of each type and three starting marker cards, all on offer', () => {
    for (const options of ['bb', 'bbb', 'bbbb']) {
      const s = newGame(options);
      const dealt = s.seats.flatMap(me => me.markerCards);
      expect(new Set(dealt).size).toBe(3 * options.length);
      s.seats.forEach((me, seat) => {
        expect(types(me.looking)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
        expect(me.hand).toEqual([]);
        expect(civ.legal(s, seat)).toEqual(
          [...me.looking.map(n => C.keep + n), ...me.markerCards.map(n => C.keepMarkers + n)].sort(
            (a, b) => a - b,
          ),
        );
      });
      for (const stack of s.stacks) expect(stack).toHaveLength(DECK - 2 * options.length);
    }
  });

  it('setup.draft-one-of-each: after a choice neither that card nor its companion is on offer', () => {
    const s = newGame('bb');
    const [one, other] = s.seats[0]!.looking;
    civ.choose(s, 0, C.keep + one!);
    expect(civ.legal(s, 0)).not.toContain(C.keep + other!);
    expect(civ.legal(s, 0)).toHaveLength(8 + 3);
    civ.choose(s, 0, C.keepMarkers + s.seats[0]!.markerCards[1]!);
    expect(civ.legal(s, 0).map(kindOf)).toEqual(new Array(8).fill('keep'));
  });

  it('setup.draft-one-of-each: every choice is asked, also the last, and then the hand has one of each', () => {
    const s = newGame('bb');
    let asked = 0;
    while (civ.decisions(s).some(({ seat, task }) => seat === 1 && task === 'draft')) {
      expect(civ.legal(s, 1).length).toBeGreaterThan(1);
      civ.choose(s, 1, civ.legal(s, 1).at(-1)!);
      asked++;
    }
    expect(asked).toBe(6);
    expect(types(s.seats[1]!.hand)).toEqual([0, 1, 2, 3, 4]);
  });

  it('setup.draft-simultaneous: all choose at once, in any order; who has finished is asked no more', () => {
    const s = newGame('bbb');
    expect(civ.decisions(s).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    civ.choose(s, 2, civ.legal(s, 2)[0]!);
    civ.choose(s, 0, civ.legal(s, 0)[0]!);
    expect(civ.decisions(s).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    while (civ.legal(s, 1).length > 0) civ.choose(s, 1, civ.legal(s, 1)[0]!);
    expect(civ.decisions(s).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(civ.decisions(s).every(({ task }) => task === 'draft')).toBe(true);
  });

  it('setup.draft-secret: nobody sees what another has or chooses, only that a card is chosen', () => {
    const s = newGame('bb');
    const before = civ.view(s, 1).seats[0]!;
    expect(before.markerCards).toEqual([-2, -2, -2]);
    expect(before.looking.every(card => card < 0)).toBe(true);
    civ.choose(s, 0, C.keepMarkers + s.seats[0]!.markerCards[0]!);
    civ.choose(s, 0, C.keep + s.seats[0]!.looking[0]!);
    for (const viewer of [1, -1]) {
      const { markerCard, hand } = civ.view(s, viewer).seats[0]!;
      expect(markerCard).toBe(-2);
      expect(hand).toEqual([-1]);
    }
    const own = civ.view(s, 0).seats[0]!;
    expect([own.hand, own.markerCard]).toEqual([s.seats[0]!.hand, s.seats[0]!.markerCard]);
  });

  it('setup.draft-put-under: the cards not chosen go under their stacks, known to who saw them', () => {
    const s = newGame('bb');
    const seen = s.seats.map(me => [...me.looking]);
    finishDraft(s);
    for (const [type, stack] of s.stacks.entries()) {
      expect(stack).toHaveLength(DECK - 2);
      expect(s.seats.map(me => me.looking)).toEqual([[], []]);
      const back = seen.flatMap((cards, seat) =>
        cards.filter(card => card >> 5 === type && !s.seats[seat]!.hand.includes(card)),
      );
      expect(new Set(stack.slice(0, 2))).toEqual(new Set(back));
      for (const viewer of [0, 1]) {
        const known = civ.view(s, viewer).stacks[type]!.filter(card => card >= 0);
        expect(known).toEqual(back.filter(card => seen[viewer]!.includes(card)));
      }
      expect(civ.view(s, -1).stacks[type]!.every(card => card < 0)).toBe(true);
    }
  });

  it('setup.draft-reveal: the chosen marker cards are shown when everyone has chosen, the others are gone', () => {
    const events: GameEvent[] = [];
    const s = civ.create(setupOf('bb'), 'reveal', event => events.push(event));
    while (civ.decisions(s)[0]?.task === 'draft') {
      expect(events.filter(event => event.type === 'markerCard')).toEqual([]);
      const { seat } = civ.decisions(s)[0]!;
      civ.choose(s, seat, civ.legal(s, seat)[0]!, event => events.push(event));
    }
    expect(events.filter(event => event.type === 'markerCard')).toMatchObject(
      s.seats.map((me, seat) => ({ seat, card: me.markerCard, audience: -1 })),
    );
    expect(s.seats.map(me => me.markerCards)).toEqual([[], []]);
    expect(civ.view(s, -1).seats.map(me => me.markerCard)).toEqual(s.seats.map(me => me.markerCard));
  });
});

describe('newcomers and advanced players together', () => {
  it('setup.mix-decks: the newcomers’ cards leave the decks before the others draw (ruling 26)', () => {
    for (const options of MIXES) {
      const s = newGame(options, `mix ${options}`);
      const newcomers = seatsWith(options, 'a');
      const advanced = seatsWith(options, 'b');
      const numbers = newcomers.map(seat => numberOf(s, seat));
      const dealt = advanced.flatMap(seat => s.seats[seat]!.looking);
      for (const number of numbers) {
        for (const card of numberedCards(number)) expect(dealt).not.toContain(card);
        const marker = rules.markerCards.findIndex(({ hand }) => hand === number);
        for (const seat of advanced) expect(s.seats[seat]!.markerCards).not.toContain(marker);
      }
      for (const seat of advanced) expect(s.seats[seat]!.markerCards).toHaveLength(3);
      for (const seat of newcomers) expect(s.seats[seat]!.looking).toEqual([]);
      if (advanced.length > 0) expect(civ.decisions(s).map(({ seat }) => seat)).toEqual(advanced);
    }
  });

  it('setup.mix-decks: numbers that no newcomer has stay in play', () => {
    const all = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const s = newGame('ab', `seed ${i}`);
      for (const card of [...s.seats[1]!.looking, ...s.stacks.flat()]) all.add(rules.cards[card]!.hand);
      expect(s.seats[1]!.looking.length + s.stacks.flat().length).toBe(CARD_TYPES.length * (DECK - 1));
    }
    expect(all).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });
});

describe('starting markers', () => {
  it('setup.starting-markers: everyone places the markers of its card from its supply', () => {
    for (const options of ['ab', 'bba', 'bbbb']) {
      const s = newGame(options, 'markers');
      const before = s.seats.map(me => [...me.markers]);
      finishDraft(s);
      s.seats.forEach((me, seat) => {
        const wanted = [...before[seat]!];
        for (const [place, n] of rules.markerCards[me.markerCard]!.markers) wanted[place]! += n;
        expect(me.markers).toEqual(wanted);
        expect(me.supply).toBe(50 - wanted.reduce((a, b) => a + b, 0));
      });
    }
  });

  it('setup.starting-markers: not before everyone has chosen', () => {
    const s = newGame('ab');
    expect(s.seats[0]!.supply).toBe(42);
    finishDraft(s);
    expect(s.seats[0]!.supply).toBeLessThan(42);
  });
});
