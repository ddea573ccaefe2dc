// Inventions A1 to A11.
import { describe, expect, it } from 'vitest';
import { cardOf, having, inForest, levelOf, technology } from './inventions.js';
import {
  activated,
  activatedWith,
  type CivSpec,
  installed,
  performing,
  position,
  turnFor,
} from './support.js';

describe('inventions A1 to A11', () => {
  it('card.A1: a transport takes one more raw material, and one of them goes onto any space', () => {
    const raw: CivSpec = { markers: { 'raw:B.forest': 5 } };
    const game = activatedWith('A1', 'transport', raw).play('transportAny B.forest', 'store gold');
    expect(game.offers('transportAny')).toEqual([]);
    game.play('transport B.forest', 'transport B.forest', 'transport B.forest');
    expect([game.has(0, 'gold'), game.has(0, 'wood'), game.task()]).toEqual([1, 3, 'endTurn']);
    expect(activated('transport', raw).can('transportAny B.forest')).toBe(false);
  });

  it('card.A1: so does the transport of Production', () => {
    const raw: CivSpec = { markers: { 'raw:B.forest': 3 } };
    const game = activatedWith('A1', 'production', raw, { level: 2 });
    game.play('option production B', 'transport B.forest', 'transportAny B.forest', 'store jade');
    expect([game.has(0, 'wood'), game.has(0, 'jade'), game.has(0, 'raw:B.forest')]).toEqual([1, 1, 1]);
  });

  it('card.A1: installed, it builds a boat, which a tribe may board, and takes two steps', () => {
    const game = installed('A1', { ...inForest, markers: { dexterity: 1 } });
    expect(game.offers()).toEqual(['decline', 'boat A.water']);
    game.play('boat A.water', 'board B.forest plain');
    expect([game.tribesAt(0, 'A.water', 'boat'), technology(game), game.task()]).toEqual([1, 2, 'upgrade']);
  });

  it('card.A2: either build a farm or gain four food', () => {
    const farm = performing('A2', inForest).play('pick 1', 'farm B.forest');
    expect([farm.state.farms.filter(owner => owner === 1).length, farm.has(0, 'idea')]).toEqual([1, 1]);
    const food = performing('A2', inForest).play('pick 2');
    expect([food.has(0, 'food'), food.has(0, 'idea')]).toEqual([4, 0]);
    expect(performing('A2').offers('pick')).toEqual(['pick 2']);
  });

  it('card.A3: each hunt brings two more food', () => {
    const hunt = (me: CivSpec) =>
      turnFor('sustenance', me).rolls(4).play('activate sustenance').has(0, 'food');
    expect([hunt(inForest), hunt(having('A3', inForest))]).toEqual([3, 5]);
  });

  it('card.A3: installed, it allows a hunt, which does not profit from it yet, and takes a step', () => {
    const tribes = { 'B.forest': ['plain'], 'C.swamp': ['plain'] };
    const game = installed('A3', { tribes, markers: { dexterity: 1 } });
    expect(game.offers()).toEqual(['decline', 'hunt B.forest', 'hunt C.swamp']);
    game.rolls(4).play('hunt B.forest');
    expect([game.has(0, 'food'), technology(game), game.task()]).toEqual([3, 1, 'endTurn']);
  });

  it('card.A4: draw four cards, keep two and gain an idea', () => {
    const game = performing('A4', {}, { onStack: ['B9', 'C9', 'D9', 'E9'] });
    game.play('nameStack mutation', 'nameStack insight', 'nameStack building', 'nameStack achievement');
    expect(game.offers()).toEqual(['keep B9', 'keep C9', 'keep D9', 'keep E9']);
    game.play('keep C9', 'keep E9');
    expect([game.state.seats[0]!.hand, game.has(0, 'idea')]).toEqual([['C9', 'E9'].map(cardOf), 1]);
    expect(game.task()).toBe('endTurn');
  });

  it('card.A5: Trade allows one more Sale and Purchase, and what is sold brings one more money', () => {
    const markers = { wood: 4, gold: 1, money: 4 };
    const game = activatedWith('A5', 'trade', { markers }).play('sell wood', 'sell gold');
    expect([game.has(0, 'money'), game.offers('sell')]).toEqual([4 + 2 + 4, []]);
    game.play('sellPoints wood', 'sellPoints wood', 'buy papyrus', 'buy papyrus');
    expect([game.points(0), game.has(0, 'papyrus'), game.task()]).toEqual([4, 2, 'endTurn']);
    const without = activated('trade', { markers }).play('sell wood');
    expect([without.has(0, 'money'), without.offers('sell')]).toEqual([5, []]);
  });

  it('card.A6: settlements cost no Stone, and statues anywhere may be of Stone', () => {
    const ground = { sites: { 8: 'buildingGround-1' } } as const;
    const me: CivSpec = { ...inForest, markers: { papyrus: 1, stone: 1 } };
    const building = (mine: CivSpec) => activated('building', mine, ground);
    expect(building(having('A6', me)).can('statue 1 stone')).toBe(true);
    expect(building(me).can('statue 1 stone')).toBe(false);
    const game = building(having('A6', me)).play('settlement 1 2');
    expect([game.has(0, 'papyrus'), game.has(0, 'stone')]).toEqual([0, 1]);
    const poor: CivSpec = { ...inForest, markers: { papyrus: 1 } };
    const settlements = (mine: CivSpec) => building(mine).offers('settlement');
    expect([settlements(having('A6', poor)), settlements(poor)]).toEqual([['settlement 1 2'], []]);
  });

  it('card.A6: installed, it reveals a site and takes two steps', () => {
    const game = installed('A6', { markers: { vision: 1 } }, { hiddenSites: { 0: 'cave' } }).play('reveal 0');
    expect([game.state.revealed, game.points(0, 'sites'), technology(game)]).toEqual([1, 3, 2]);
  });

  it('card.A7: a hunt strengthens two tribes, strengthening with Sustenance one as ever', () => {
    const weak: CivSpec = { tribes: { 'B.forest': ['plainWeak', 'plainWeak', 'wildWeak'] } };
    const strong = (option: string): number => {
      const game = activatedWith('A7', 'sustenance', weak).play(`option sustenance ${option}`);
      while (game.offers('strengthen').length > 0) game.play(game.offers('strengthen')[0]!);
      return game.tribesAt(0, 'B.forest', 'plain') + game.tribesAt(0, 'B.forest', 'wild');
    };
    expect([strong('A'), strong('B')]).toEqual([2, 1]);
  });

  it('card.A8: after each material sold, for money or points, transport one raw material', () => {
    const game = activatedWith('A8', 'trade', { markers: { wood: 2, money: 3, 'raw:C.grassland': 3 } });
    game.play('sell wood', 'transport C.grassland');
    expect([game.has(0, 'papyrus'), game.task()]).toEqual([1, 'trade']);
    game.play('sellPoints wood', 'transport C.grassland');
    expect([game.has(0, 'papyrus'), game.task()]).toEqual([2, 'trade']);
    // A Purchase is no sale.
    expect(game.play('buy wood').has(0, 'raw:C.grassland')).toBe(1);
    expect(game.task()).toBe('endTurn');
  });

  it('card.A9: two extra finds each era', () => {
    const finds = (me: CivSpec) => position({ civs: [me, {}], phase: 3 }).play('store cotton');
    const me: CivSpec = { tribes: { 'B.hills': ['plain'] } };
    const game = finds(having('A9', me)).play('store clay');
    expect([game.has(0, 'cotton'), game.has(0, 'clay'), game.task()]).toEqual([1, 1, 'turn']);
    expect(finds(me).task()).toBe('turn');
  });

  it('card.A9: installed, it takes a step and makes a lucky find', () => {
    const game = installed('A9', { tribes: { 'B.hills': ['plain'] }, markers: { calm: 1 } });
    game.rolls(5).play('findType hills');
    expect([technology(game), game.has(0, 'sulfur'), game.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('card.A10: migrating tribes pass through Water without a boat', () => {
    const me: CivSpec = { tribes: { 'C.desert': ['plain'] }, favor: 6 };
    const migrating = (mine: CivSpec) =>
      activated('migration', mine, { level: 2 }).play('tribe C.desert plain');
    const game = migrating(having('A10', me)).play('cross A.water', 'settle E.mountains fire');
    expect(game.tribesAt(0, 'E.mountains', 'fire')).toBe(1);
    expect(migrating(me).offers('cross')).not.toContain('cross A.water');
  });

  it('card.A10: installed, it upgrades Migration and takes two steps', () => {
    const game = installed('A10', { markers: { wood: 1 } });
    expect(game.offers('upgrade')).toEqual(['upgrade migration']);
    expect(levelOf(game.play('upgrade migration'), 'migration')).toBe(2);
    // They pass a line, which is worth another upgrade.
    expect([technology(game), game.task()]).toEqual([2, 'upgrade']);
  });

  it('card.A11: an idea pays for three lucky finds', () => {
    const me: CivSpec = { tribes: { 'B.hills': ['plain'], 'C.desert': ['wildWeak'] } };
    const game = performing('A11', { ...me, markers: { idea: 1 } }).rolls(6, 1, 5);
    game.play('findType desert', 'findType hills', 'findType hills');
    expect([game.has(0, 'copper'), game.has(0, 'cotton'), game.has(0, 'sulfur')]).toEqual([1, 1, 1]);
    expect(game.has(0, 'idea')).toBe(0);
    expect(game.task()).toBe('endTurn');
    expect(turnFor('activity', having('A11', me)).can('activate activity')).toBe(false);
  });
});
