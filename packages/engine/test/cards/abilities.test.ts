import { describe, expect, it } from 'vitest';
import { MODULES } from '../../src/index.js';
import { activated, canInstall, installed, installing, type Opening, stepping } from '../support/openings.js';
import { cardOf } from '../support/phrases.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

/** The bonus of Workshop: an upgrade of any module. */
const upgrading = (me: CivSpec): Position => installed('D2', { ...me, markers: { stone: 1 } });
/** The bonus of Watchtower: two sites. */
const revealing = (me: CivSpec, opening: Opening): Position =>
  installed('D3', { ...me, markers: { wood: 1 } }, opening);
const score = (game: Position): number => game.state.seats[0]!.score;

describe('standing abilities at the card and console rules', () => {
  it('hook.research-draw: Research draws more cards and keeps as many as before', () => {
    const drawn = (columns: Record<number, string[]>): number => {
      const game = scenario({ civs: [{ columns }, {}] }).play('activate research', 'option research B');
      while (game.task() === 'drawCards') game.play('nameStack insight');
      return game.offers('keep').length;
    };
    expect(drawn({})).toBe(2);
    expect(drawn({ 1: ['C3'] })).toBe(3);
    expect(drawn({ 1: ['C3'], 2: ['attribute-3'] })).toBe(4);
  });

  it('hook.research-draw-only-there: cards drawn by other effects stay as many as they say', () => {
    const game = activated('activity', { columns: { 1: ['C3'], 2: ['A13'] } });
    game.play('activity A13', 'nameStack insight', 'nameStack insight');
    expect(game.offers('keep')).toHaveLength(2);
  });

  it('hook.insight-ideas: Insight gives more ideas', () => {
    const game = scenario({ civs: [{ columns: { 1: ['C1'] } }, {}] }).play('activate insight');
    expect(game.has(0, 'idea')).toBe(4);
  });

  it('hook.install-have: counts as features one must have, not as features to return', () => {
    const can = (id: string, stage: number, dexterity: number, helper = 'B11'): boolean =>
      canInstall(id, {
        markers: { dexterity, cotton: 3 },
        columns: { 1: ['A3', 'income-1', 'income-2', 'income-3'].slice(0, stage - 1), 2: [helper] },
      });
    // Vessel: have 1, have 1, return 1 of Dexterity.
    expect(can('A14', 3, 2)).toBe(true);
    expect(can('A14', 3, 1)).toBe(false);
    expect(can('A14', 3, 2, 'B1')).toBe(false);
    // Loom at stage 5: have 1 and return 1; the one to return must lie there.
    expect(can('A10', 5, 1)).toBe(true);
    expect(can('A10', 5, 0)).toBe(false);
    expect(can('A10', 5, 1, 'attribute-12')).toBe(true);
  });

  it('hook.income-point: the point of an income chip is worth more', () => {
    const me = { columns: { 1: ['D9'], 9: ['chip-1'] } };
    expect(score(activated('invention', me).play('incomePoint chip-1'))).toBe(2);
  });
});

describe('abilities that answer to something', () => {
  it('trigger.install: to every card of its type installed later, not to itself', () => {
    const markers = { cotton: 1, papyrus: 1 };
    const first = installing('A10', { hand: ['A3'], markers }).play('column 1');
    expect(first.has(0, 'money')).toBe(1); // from its bonus
    const later = installing('A3', { markers, columns: { 1: ['A10'] } });
    expect(later.has(0, 'money')).toBe(1);
    const other = installing('C11', { columns: { 1: ['A10'] } }).play('column 2');
    expect(other.has(0, 'money')).toBe(0);
  });

  it('trigger.install-of-any-type: an ability without a type answers to all cards, not to chips', () => {
    const epic = { columns: { 1: ['E9'] } };
    const game = installing('C11', epic).play('column 2');
    expect(score(game)).toBe(1);
    const both = installing('D9', { ...epic, markers: { wood: 1 } }, { incomeDisplay: ['income-1'] });
    both.play('column 2', 'takeIncome income-1', 'column 3', 'income income-1');
    expect(score(both)).toBe(1); // for the card, not for the chip
  });

  it('trigger.upgrade: to every upgrade, or only to that of the module it names', () => {
    const festival = { columns: { 1: ['C5'] } };
    expect(score(upgrading(festival).play('upgrade trade'))).toBe(1);
    expect(score(upgrading(festival).play('decline'))).toBe(0);
    const singing = { columns: { 1: ['attribute-9'] } };
    expect(upgrading(singing).play('upgrade activity').has(0, 'money')).toBe(1);
    expect(upgrading(singing).play('upgrade trade').has(0, 'money')).toBe(0);
  });

  it('trigger.line: to every line crossed, or only to those of the track it names', () => {
    const roaming = { columns: { 8: ['attribute-10', 'attribute-11'] } };
    const game = stepping(3, { ...roaming, tracks: { culture: 7 } }).play('track culture', 'decline');
    // Two lines: three points from the first, nothing taken from the second.
    expect(score(game)).toBe(3 + 2);
    expect(score(stepping(1, roaming).play('track culture'))).toBe(0);
    const workshop = { columns: { 1: ['D2'] } };
    const own = stepping(2, workshop).play('track construction', 'upgrade trade');
    expect(own.has(0, 'money')).toBe(1);
    expect(stepping(2, workshop).play('track culture', 'decline').has(0, 'money')).toBe(0);
  });

  it('trigger.line-beyond-12: steps beyond the track cross nothing', () => {
    const me = { columns: { 1: ['attribute-11'] }, tracks: { culture: 12 } };
    expect(score(stepping(2, me).play('track culture'))).toBe(4);
  });

  it('trigger.gain-card: to each card gained, of any type or of the one it names', () => {
    const ideas = (card: string, choice: string): number =>
      activated('research', { columns: { 1: [card] } })
        .play('option research A', `gainCard ${choice}`)
        .has(0, 'idea');
    expect(ideas('D13', 'mutation up')).toBe(1);
    expect(ideas('C9', 'insight down')).toBe(1);
    expect(ideas('C9', 'mutation down')).toBe(0);
  });

  it('trigger.gain-card-kept: to each card kept of those drawn, once all are kept', () => {
    const me = { columns: { 1: ['D13'] }, levels: { research: 3 }, markers: { food: 44 } };
    const game = scenario({ civs: [me, {}], onStack: ['C4', 'C3', 'C2', 'C1'] });
    game.play('activate research', 'option research B');
    for (let i = 0; i < 4; i++) game.play('nameStack insight');
    game.play('keep C1');
    expect(game.offers('keep')).toHaveLength(3);
    // The supply is used up: what to return is asked for the two ideas after the second card.
    game.play('keep C2');
    expect(game.state.stacks[2]!.slice(0, 2)).toEqual([cardOf('C4'), cardOf('C3')]);
    game.play('returnMarker food', 'forgo');
    expect(game.has(0, 'idea')).toBe(1);
    expect(game.task()).toBe('endTurn');
  });

  it('trigger.reveal: to every site turned up', () => {
    const nose = { columns: { 1: ['B10'] } };
    const game = revealing(nose, { hiddenSites: { 0: 'mysticOak', 1: 'cave' } });
    game.play('reveal 0', 'reveal 1');
    expect(score(game)).toBe(1 + 3 + 2);
  });
});

describe('effects of cards', () => {
  it('effect.reveal: so many face-down sites anywhere, one after the other, with their points', () => {
    const game = revealing({}, { sites: { 4: 'cave' }, hiddenSites: { 0: 'gorge', 1: 'glacier' } });
    expect(game.can('reveal 4')).toBe(false);
    game.play('reveal 0');
    expect(score(game)).toBe(5);
    expect(game.can('reveal 0')).toBe(false);
    game.play('decline');
    expect(score(game)).toBe(5);
  });

  it('effect.reveal-volcano: farms beside a Volcano that is turned up go back to their consoles', () => {
    const other = { tribes: { 'B.hills': ['plain'] }, farms: ['B.hills', 'C.swamp'] };
    const game = revealing({}, { other, hiddenSites: { 2: 'volcano' } }).play('reveal 2');
    expect(game.state.farms.filter(owner => owner === 2)).toHaveLength(1);
  });

  it('effect.gain-card-of-a-type: only from the two stacks of that type', () => {
    const game = installing('C9', { markers: { intelligence: 1 } }).play('column 1');
    expect(game.offers()).toEqual(['decline', 'gainCard insight up', 'gainCard insight down']);
  });

  it('effect.draw-cards: so many drawn, so many kept, the rest under the stacks', () => {
    const game = installing('C3', {}, { onStack: ['B1', 'A1'] });
    game.play('column 1', 'nameStack invention', 'nameStack mutation', 'keep B1');
    expect(game.state.seats[0]!.hand).toEqual([cardOf('B1')]);
    expect(game.state.stacks[0]![0]).toBe(cardOf('A1'));
  });

  it('effect.install-card: one card of the type by the usual rules, if one likes', () => {
    const me = { hand: ['D14', 'D10'], markers: { coal: 1, stone: 1, sand: 1 } };
    const game = installing('D12', me).play('column 1', 'assume 1');
    expect(game.offers()).toEqual(['decline', 'install D10', 'install D14']);
    game.play('install D10', 'assume 2');
    expect(game.state.seats[0]!.columns[0]).toEqual([cardOf('D12'), cardOf('D10')]);
    expect(game.task()).toBe('endTurn');
  });

  it('effect.upgrade-by-value: a bonus may offer any module, one module, or those of a value', () => {
    const monument = installing('E12', { markers: { stone: 1 } }).play('column 1');
    const four = MODULES.slice(0, 15).filter(name =>
      ['exploration', 'sustenance', 'planning', 'trade', 'building'].includes(name),
    );
    expect(monument.offers('upgrade')).toEqual(four.map(name => `upgrade ${name}`));
    const workshop = installing('D2', { markers: { stone: 1 } }).play('column 1');
    expect(workshop.offers('upgrade')).toHaveLength(15);
    const crane = installing('A12', { markers: { wood: 1 } }).play('column 1');
    expect(crane.offers('upgrade')).toEqual(['upgrade building']);
  });

  it('effect.alternative: one of several, those that cannot be done left out', () => {
    const game = installing('E14', { activeStages: [4, 5] }).play('column 1');
    expect(game.offers()).toEqual(['decline', 'pick 3']);
    expect(score(game.play('pick 3'))).toBe(4);
    const rich = installing('E14', { markers: { money: 1 } }).play('column 1');
    expect(rich.offers('pick')).toHaveLength(3);
  });
});
