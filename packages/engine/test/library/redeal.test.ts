import { describe, expect, it } from 'vitest';
import { type Setup, type State, seeded } from '../../src/index.js';
import { gameAfter, newGame } from '../support/games.js';
import { civ } from '../support/pack.js';
import { cardOf } from '../support/phrases.js';
import { type Position, scenario } from '../support/scenario.js';

const SEEDS = Array.from({ length: 20 }, (_, i) => `deal ${i}`);
const deals = (s: State, viewer: number): State[] => SEEDS.map(seed => civ.redeal(civ.view(s, viewer), seed));
const different = (games: readonly State[], what: (s: State) => unknown): number =>
  new Set(games.map(s => JSON.stringify(what(s)))).size;

/** Two seats, the first of which looked at A3 and D5, kept A3 and put D5 under its stack. */
const researched = (): Position =>
  scenario({
    civs: [{ hand: ['B1'] }, { hand: ['C1', 'C2', 'E4'] }],
    faceUp: ['A1', 'E5'],
    onStack: ['A3', 'D5'],
  }).play(
    'activate research',
    'option research B',
    'nameStack invention',
    'nameStack building',
    'keep A3',
    'endTurn',
    'activate research',
    'option research A',
    'gainCard achievement up',
  );

describe('redeal', () => {
  it('redeal.fits: what is dealt fits the view and is a sound state', () => {
    for (const [options, choices] of [
      ['bb', 4],
      ['abb', 11],
      ['bbb', 90],
      ['aaaa', 300],
      ['bbbb', 600],
    ] as const) {
      const s = gameAfter(options, `fits ${options}`, choices);
      for (let viewer = -1; viewer < options.length; viewer++) {
        const v = civ.view(s, viewer);
        for (const dealt of deals(s, viewer)) {
          expect(civ.check(dealt)).toEqual([]);
          expect(civ.view(dealt, viewer)).toEqual(v);
        }
      }
    }
  });

  it('redeal.keeps-known: what the viewer knows stays where it is', () => {
    const { state } = researched();
    for (const dealt of deals(state, 0)) {
      expect(dealt.seats[0]!.hand).toEqual([cardOf('B1'), cardOf('A3')]);
      expect(dealt.stacks[3]![0]).toBe(cardOf('D5'));
      // It saw the other take a card that lay face up.
      expect(dealt.seats[1]!.hand).toContain(cardOf('E5'));
      expect(dealt.faceUp).toEqual(state.faceUp);
    }
  });

  it('redeal.hides-unknown: another viewer is dealt other cards there', () => {
    const { state } = researched();
    const games = deals(state, 1);
    expect(different(games, s => s.stacks[3]![0])).toBeGreaterThan(3);
    expect(different(games, s => s.seats[0]!.hand)).toBeGreaterThan(3);
    for (const dealt of games) {
      expect(dealt.seats[1]!.hand).toEqual(state.seats[1]!.hand);
      expect(dealt.seats[0]!.hand.map(card => card >> 5)).toEqual([0, 1]);
    }
  });

  it('redeal.owner-knows: a hand that is dealt is known to its owner, not to the viewer', () => {
    for (const dealt of deals(researched().state, 0)) {
      for (const card of dealt.seats[1]!.hand) expect((dealt.known[card]! >> 1) & 1).toBe(1);
      expect(dealt.known[dealt.seats[1]!.hand[0]!]! & 1).toBe(0);
    }
  });

  it('redeal.different-truths: seeds differ in stacks, events, materials, sites and chance', () => {
    const games = deals(gameAfter('bbb', 'truths', 60), 0);
    for (const what of [
      (s: State) => s.stacks,
      (s: State) => s.events,
      (s: State) => s.material,
      (s: State) => s.sites,
      (s: State) => s.rng,
      (s: State) => s.seats[1]!.hand,
    ]) {
      expect(different(games, what)).toBeGreaterThan(SEEDS.length / 2);
    }
  });

  it('redeal.draft: others get other marker cards, one of which they chose if they have chosen', () => {
    const s = newGame('bba', 'draft');
    civ.choose(s, 1, civ.legal(s, 1).at(-1)!);
    const games = deals(s, 0);
    expect(different(games, dealt => dealt.seats[1]!.markerCard)).toBeGreaterThan(3);
    for (const dealt of games) {
      expect(dealt.seats[0]!.markerCards).toEqual(s.seats[0]!.markerCards);
      expect(dealt.seats[1]!.markerCards).toContain(dealt.seats[1]!.markerCard);
      const all = [
        ...dealt.seats[0]!.markerCards,
        ...dealt.seats[1]!.markerCards,
        dealt.seats[2]!.markerCard,
      ];
      expect(new Set(all).size).toBe(7);
    }
  });

  it('redeal.draft: for a spectator of four advanced players all twelve marker cards are dealt', () => {
    for (const dealt of deals(newGame('bbbb', 'twelve'), -1)) {
      expect(new Set(dealt.seats.flatMap(me => me.markerCards)).size).toBe(12);
    }
  });

  it('redeal.first-materials: Wood and Papyrus stay where the set-up put them', () => {
    const first: Partial<Setup> = { materials: 'first' };
    const s = newGame('bb', 'wood', first);
    for (const dealt of deals(s, 0)) {
      for (const tile of [0, 3]) expect(dealt.material.indexOf(tile)).toBe(s.material.indexOf(tile));
    }
  });

  it('redeal.installing: while another installs a card it stays in that hand, and play goes on', () => {
    const game = scenario({
      civs: [
        {
          hand: ['C1', 'C5', 'C6', 'C7'],
          markers: { intelligence: 3, calm: 3, expression: 3 },
          dice: [3, 6],
        },
        {},
      ],
    });
    game.play('activate insight', 'option insight B', 'install C1');
    expect(game.task()).toBe('installHow');
    for (const dealt of deals(game.state, 1)) {
      expect(dealt.seats[0]!.hand).toContain(cardOf('C1'));
      while (civ.decisions(dealt)[0]!.task === 'installHow') civ.choose(dealt, 0, civ.legal(dealt)[0]!);
      expect(civ.check(dealt)).toEqual([]);
    }
  });

  it('redeal.installable: who is asked which card to install is dealt one that can be', () => {
    // At stage 5 no other insight card asks for Vision or Expression alone.
    const game = scenario({
      civs: [
        {
          hand: ['C7', 'C13'],
          markers: { vision: 4, expression: 3 },
          columns: { 7: ['C2', 'C4'] },
          dice: [3, 6],
        },
        { hand: ['C1'] },
      ],
      attributeDisplay: ['attribute-1', 'attribute-3', 'attribute-5'],
    });
    game.play('activate insight', 'option insight B');
    expect(game.offers()).toEqual(['install C7', 'install C13']);
    for (const viewer of [1, -1]) {
      for (const dealt of deals(game.state, viewer)) {
        expect(civ.legal(dealt, 0).length).toBeGreaterThan(0);
        expect(civ.check(dealt)).toEqual([]);
        expect(civ.view(dealt, viewer)).toEqual(civ.view(game.state, viewer));
      }
    }
  });

  it('redeal.seed: a text or a generator deals, and the same one deals the same', () => {
    const v = civ.view(gameAfter('bbb', 'again', 80), 2);
    const before = JSON.stringify(v);
    expect(civ.hash(civ.redeal(v, 'x'))).toBe(civ.hash(civ.redeal(v, 'x')));
    expect(civ.hash(civ.redeal(v, seeded('x')))).toBe(civ.hash(civ.redeal(v, 'x')));
    const rng = seeded('x');
    expect(civ.hash(civ.redeal(v, rng))).not.toBe(civ.hash(civ.redeal(v, rng)));
    expect(JSON.stringify(v)).toBe(before);
  });
});
