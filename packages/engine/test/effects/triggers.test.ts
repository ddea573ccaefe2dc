// "Whenever you …": every trigger of the vocabulary, through cards of the pack.
import { describe, expect, it } from 'vitest';
import { installed } from '../support/openings.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const turnOf = (me: CivSpec, other: CivSpec = {}): Position =>
  scenario({ civs: [{ tribes: { 'B.forest': ['plain'] }, ...me }, other] });
const withCard = (card: string): CivSpec => ({ columns: { 1: [card] } });
const migrate = (game: Position, to: string): Position =>
  game.play('activate migration', 'tribe B.forest plain', `settle ${to}`);

describe('triggers on the continent', () => {
  it('trigger.settle: a tribe settles, anywhere or in a type of territory', () => {
    expect(migrate(turnOf(withCard('E1')), 'B.hills free').has(0, 'food')).toBe(1);
    expect(migrate(turnOf(withCard('D10')), 'D.desert free').points(0, 'ability')).toBe(1);
    expect(migrate(turnOf(withCard('D10')), 'B.hills free').points(0, 'ability')).toBe(0);
  });

  it('trigger.procreate: a tribe is born, anywhere or in a type of territory', () => {
    const born = (card: string, key: string): Position =>
      turnOf({ ...withCard(card), tribes: { [key]: ['plain'] } }).play(
        'activate procreation',
        `settle ${key} fire`,
      );
    expect(born('E4', 'B.forest').has(0, 'idea')).toBe(1);
    expect(born('attribute-6', 'C.swamp').points(0, 'ability')).toBe(1);
    expect(born('attribute-6', 'B.forest').points(0, 'ability')).toBe(0);
    // Settling by birth is settling too.
    expect(born('E1', 'B.forest').has(0, 'food')).toBe(1);
  });

  it('trigger.develop: a territory is developed, of any type or of one', () => {
    expect(migrate(turnOf(withCard('A3')), 'B.hills free').has(0, 'idea')).toBe(1);
    expect(migrate(turnOf(withCard('attribute-7')), 'B.mountains free').points(0, 'ability')).toBe(1);
    expect(migrate(turnOf(withCard('attribute-7')), 'B.hills free').points(0, 'ability')).toBe(0);
    const developed = scenario({
      civs: [{ ...withCard('A3'), tribes: { 'B.forest': ['plain'] } }, {}],
      developed: ['B.hills'],
    });
    expect(migrate(developed, 'B.hills free').has(0, 'idea')).toBe(0);
  });

  it('trigger.displace: an own tribe displaces another', () => {
    const game = turnOf(withCard('E10'), { tribes: { 'B.hills': ['plain'] } });
    expect(migrate(game, 'B.hills displace2strong').has(0, 'food')).toBe(1);
    const free = turnOf(withCard('E10'), { tribes: { 'B.hills': ['plain'] } });
    expect(migrate(free, 'B.hills fire').has(0, 'food')).toBe(0);
  });

  it('trigger.strengthen: a weak tribe is stood up', () => {
    const game = scenario({
      civs: [{ tribes: { 'B.forest': ['plainWeak'] }, columns: { 1: ['attribute-5'], 9: ['income-6'] } }, {}],
      phase: 8,
    });
    game.play('income income-6', 'strengthen B.forest plainWeak');
    expect(game.has(0, 'food')).toBe(1);
  });

  it('trigger.reveal: a site is revealed', () => {
    const game = installed('C7', { markers: { vision: 1 }, columns: { 2: ['B10'] } }).play('reveal 0');
    expect(game.points(0, 'ability')).toBe(1);
  });
});

describe('triggers of tests, Resets and the console', () => {
  const tested = (card: string, rolls: number): Position =>
    scenario({ civs: [{ columns: { 1: [card], 9: ['income-8'] }, favor: 3 }, {}], phase: 8 })
      .rolls(rolls)
      .play('income income-8');

  it('trigger.test-passed: a favor test is passed', () => {
    expect(tested('E3', 2).points(0, 'ability')).toBe(1);
    expect(tested('E3', 5).points(0, 'ability')).toBe(0);
  });

  it('trigger.test-failed: a favor test is failed', () => {
    expect(tested('B3', 5).has(0, 'idea')).toBe(1);
    expect(tested('B3', 2).has(0, 'idea')).toBe(0);
  });

  it('trigger.reset: a Reset is done', () => {
    const game = turnOf({ ...withCard('E6'), dice: [] }).play('reset', 'markerTo food');
    expect(game.points(0, 'ability')).toBe(1);
  });

  it('trigger.install: a card is installed, of any type or of one', () => {
    expect(installed('C11', { columns: { 2: ['E9'] } }).points(0, 'ability')).toBe(1);
    expect(installed('C11', { columns: { 2: ['A10'] } }).has(0, 'money')).toBe(0);
    const start = { markers: { papyrus: 1 } };
    expect(installed('A3', { ...start, columns: { 1: ['A10'] } }).has(0, 'money')).toBe(1);
  });

  it('trigger.after-insertion: an ability does not answer to its own card and bonus (ruling 11)', () => {
    expect(installed('E9', { markers: { expression: 1 } }).points(0, 'ability')).toBe(0);
    expect(installed('B10').play('reveal 0').points(0, 'ability')).toBe(0);
    const card = installed('C9', { markers: { intelligence: 1 } }).play('gainCard insight up');
    expect(card.has(0, 'idea')).toBe(0);
  });

  it('trigger.upgrade: a module is upgraded, any or a named one', () => {
    const upgrade = (card: string, module: string): Position =>
      installed('D2', { markers: { stone: 1 }, columns: { 2: [card] } }).play(`upgrade ${module}`);
    expect(upgrade('C5', 'trade').points(0, 'ability')).toBe(1);
    expect(upgrade('attribute-9', 'activity').has(0, 'money')).toBe(1);
    expect(upgrade('attribute-9', 'trade').has(0, 'money')).toBe(0);
  });

  it('trigger.line: the disc crosses a line, of any track or of one, after its bonus', () => {
    const cross = (card: string, track: string, from: number): Position =>
      scenario({
        civs: [{ columns: { 1: [card], 9: ['income-12'] }, tracks: { [track]: from }, favor: 6 }, {}],
        phase: 8,
      }).play('income income-12', `track ${track}`);
    const any = cross('attribute-11', 'culture', 1);
    expect([any.task(), any.points(0, 'ability')]).toEqual(['upgrade', 0]);
    expect(any.play('decline').points(0, 'ability')).toBe(1);
    expect(cross('attribute-11', 'culture', 2).points(0, 'ability')).toBe(0);
    expect(cross('D2', 'construction', 7).has(0, 'money')).toBe(1);
    expect(cross('D2', 'culture', 7).has(0, 'money')).toBe(0);
  });

  it('trigger.gain-card: a card is gained, of any type or of one', () => {
    const take = (card: string, type: string): Position =>
      turnOf(withCard(card)).play('activate research', 'option research A', `gainCard ${type} up`);
    expect(take('D13', 'building').has(0, 'idea')).toBe(1);
    expect(take('C9', 'insight').has(0, 'idea')).toBe(1);
    expect(take('C9', 'building').has(0, 'idea')).toBe(0);
  });

  it('trigger.own-doing-only: what others do sets nothing off', () => {
    const game = scenario({
      civs: [{ tribes: { 'B.forest': ['plain'] } }, { columns: { 1: ['E1'], 2: ['A3'] } }],
    });
    migrate(game, 'B.hills fire');
    expect([game.has(1, 'food'), game.has(1, 'idea')]).toEqual([0, 0]);
  });
});
