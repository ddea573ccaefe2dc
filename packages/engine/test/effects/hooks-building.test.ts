// Standing rules about building projects.
import { describe, expect, it } from 'vitest';
import {
  MATERIALS,
  type Material,
  type Project,
  type Reason,
  STORED,
  type StandingRule,
} from '../../src/index.js';
import { activated, type Opening, turnFor } from '../support/openings.js';
import { territory } from '../support/phrases.js';
import type { CivSpec, Position, Spec } from '../support/scenario.js';
import { bonusUnder, both, described, HELD, packFor, whyNot } from './standing.js';

/** Ground 1 (Gold or Jade) beside Mountains, Desert and the large Water. */
const SITES: Spec['sites'] = { 14: 'buildingGround-1' };
/** Two farms can always be built as well, so that nothing is forced. */
const BUILDER: CivSpec = {
  boats: ['H.water', 'E.water'],
  tribes: { 'C.desert': ['plain'], 'C.swamp': ['plain'] },
};

const building = (me: CivSpec, rest: Opening): Position =>
  activated('building', { ...BUILDER, ...me }, { sites: SITES, ...rest });
/** What can be built of a kind, with a rule and without it. */
const offers = (rule: StandingRule, project: Project, me: CivSpec, level = 1): [string[], string[]] =>
  both(rule, (mine, rest) => building({ ...me, ...mine }, { ...rest, level }).offers(project));
/** Why a project cannot be built, with a rule and without it. */
const reasons = (rule: StandingRule, me: CivSpec, project: Project, at: number): [Reason[], Reason[]] =>
  both(rule, (mine, rest) => whyNot(rest.pack, building({ ...me, ...mine }, rest), { project, at }));

const number = (material: Material): number => MATERIALS.indexOf(material);
const mask = (...materials: Material[]): number =>
  materials.reduce((sum, material) => sum | (1 << number(material)), 0);

describe('settlements', () => {
  const noWood: StandingRule = { hook: 'settlement.material', of: 'wood' };

  it('hook.settlement-material: settlements cost none of a material', () => {
    const markers = { papyrus: 1, stone: 1, clay: 1 };
    expect(offers(noWood, 'settlement', { markers })).toEqual([
      ['settlement 1 1', 'settlement 1 2', 'settlement 1 3'],
      ['settlement 1 2'],
    ]);
    const lacking = { settlement: 0, what: number('papyrus'), need: 1, have: 0 };
    const [eased, usual] = reasons(noWood, {}, 'settlement', 1);
    expect(eased).toEqual([{ code: 'needMaterial', facts: lacking }]);
    expect(usual).toHaveLength(2);
  });

  it('hook.settlement-material-kept: nothing of it is paid, and the choice says so', () => {
    const pack = packFor(noWood);
    const game = building({ ...HELD, markers: { wood: 1, papyrus: 1 } }, { pack });
    expect(described(pack, game, 'settlement 1 1').cost).toEqual([
      { place: STORED + number('papyrus'), n: 1 },
    ]);
    game.play('settlement 1 1');
    expect([game.has(0, 'wood'), game.has(0, 'papyrus')]).toEqual([1, 0]);
  });

  it('hook.settlement-material-effects: also for a settlement that an effect builds', () => {
    const me = { ...BUILDER, markers: { papyrus: 1 } };
    const game = bonusUnder(noWood, [{ do: 'build', project: 'settlement' }], me, { sites: SITES });
    game.play('settlement 1 1');
    expect(game.state.seats[0]!.settlements[0]).toBe(1);
  });
});

describe('statues', () => {
  const markers = { wood: 1, tar: 1, gold: 1 };

  it('hook.statue-material: on any ground of a material, or of all that are stored', () => {
    expect(offers({ hook: 'statue.material', of: 'wood' }, 'statue', { markers })).toEqual([
      ['statue 1 wood', 'statue 1 gold'],
      ['statue 1 gold'],
    ]);
    expect(offers({ hook: 'statue.material' }, 'statue', { markers })[0]).toEqual([
      'statue 1 wood',
      'statue 1 gold',
      'statue 1 tar',
    ]);
  });

  it('hook.statue-material-explained: what would serve is said', () => {
    const tar: StandingRule = { hook: 'statue.material', of: 'tar' };
    expect(reasons(tar, {}, 'statue', 1).map(list => list[0]!.facts)).toEqual([
      { ground: 1, materials: mask('gold', 'jade', 'tar') },
      { ground: 1, materials: mask('gold', 'jade') },
    ]);
  });

  it('hook.statue-material-effects: also for a statue that an effect builds; the material is used up', () => {
    const rule: StandingRule = { hook: 'statue.material', of: 'wood' };
    const me = { ...BUILDER, markers: { wood: 1 } };
    const game = bonusUnder(rule, [{ do: 'build', project: 'statue' }], me, { sites: SITES });
    game.play('statue 1 wood');
    expect([game.has(0, 'wood'), game.state.statues[4]]).toEqual([0, 1]);
  });
});

describe('Building grounds', () => {
  const more: StandingRule = { hook: 'ground.limit', n: 1 };
  const markers = { gold: 1, wood: 1, papyrus: 1 };

  it('hook.ground-limit: one own building more on each ground, and no more', () => {
    expect(offers(more, 'statue', { markers, statues: { 1: 2 } })).toEqual([['statue 1 gold'], []]);
    expect(offers(more, 'statue', { markers, statues: { 1: 3 } })).toEqual([[], []]);
    expect(offers(more, 'statue', { markers, statues: { 1: 3 } }, 4)).toEqual([['statue 1 gold'], []]);
  });

  it('hook.ground-limit-settlement: of them still one settlement', () => {
    const begun = { markers, statues: { 1: 1 }, settlements: { 4: 1 } };
    expect(offers(more, 'statue', begun)).toEqual([['statue 1 gold'], []]);
    expect(offers(more, 'settlement', begun)).toEqual([[], []]);
    expect(offers(more, 'settlement', { markers, statues: { 1: 2 } })).toEqual([['settlement 1 1'], []]);
  });

  it('hook.ground-limit-effects: also for what an effect builds', () => {
    const me = { ...BUILDER, markers, statues: { 1: 2 } };
    const game = bonusUnder(more, [{ do: 'build', project: 'statue' }], me, { sites: SITES });
    expect(game.offers('statue')).toEqual(['statue 1 gold']);
  });

  it('hook.ground-limit-explained: the limit that holds is said', () => {
    expect(reasons(more, { markers, statues: { 1: 3 } }, 'statue', 1)[0]).toEqual([
      { code: 'groundFull', facts: { ground: 1, limit: 3 } },
    ]);
    expect(reasons(more, { markers, statues: { 1: 2 } }, 'statue', 1)).toEqual([
      [],
      [{ code: 'groundFull', facts: { ground: 1, limit: 2 } }],
    ]);
  });
});

describe('farms and Volcanoes', () => {
  const rule: StandingRule = { hook: 'farm.volcano' };
  const here: CivSpec = { tribes: { ...BUILDER.tribes, 'B.forest': ['plain'] } };

  it('hook.farm-volcano: farms may be built beside a Volcano', () => {
    const seen = both(rule, (mine, rest) => {
      const game = building({ ...here, ...mine }, { ...rest, sites: { 8: 'volcano' } });
      const why = whyNot(rest.pack, game, { project: 'farm', at: territory('B.forest') });
      return [game.offers('farm'), why.map(({ code }) => code)];
    });
    expect(seen).toEqual([
      [['farm B.forest', 'farm C.desert', 'farm C.swamp'], []],
      [['farm C.desert', 'farm C.swamp'], ['besideVolcano']],
    ]);
  });

  it('hook.farm-volcano-stays: they stay when one is revealed there; farms of others go', () => {
    const farms = both(rule, (mine, rest) => {
      const game = activated(
        'exploration',
        { ...here, ...mine, farms: ['B.forest'] },
        { ...rest, hiddenSites: { 8: 'volcano' }, other: { farms: ['D.desert'] } },
      );
      game.play('option exploration A', 'explore B.forest');
      return ['B.forest', 'D.desert'].map(key => game.state.farms[territory(key)]);
    });
    expect(farms).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it('hook.farm-volcano-of-another: whoever reveals it, only the owner’s permission counts', () => {
    const game = turnFor(
      'exploration',
      { ...here, farms: ['B.forest'] },
      { pack: packFor(rule), hiddenSites: { 8: 'volcano' }, other: { ...HELD, farms: ['D.desert'] } },
    );
    game.play('activate exploration', 'option exploration A', 'explore B.forest');
    expect(['B.forest', 'D.desert'].map(key => game.state.farms[territory(key)])).toEqual([0, 2]);
  });
});
