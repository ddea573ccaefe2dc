// Extra Credit C: drafting the level-4 module tiles, the first upgrade, bringing them into play. Acceptance Letter p. 9-10.
import { describe, expect, it } from 'vitest';
import { MODULES, type State, TRACKS } from '../../src/index.js';
import { activated, installed } from '../support/openings.js';
import { civ } from '../support/pack.js';
import { type CivSpec, scenario } from '../support/scenario.js';
import {
  ALONE,
  asked,
  finishSetup,
  goOn,
  goOnTo,
  offers,
  play,
  search,
  startAttributes,
  type Table,
  table,
  task,
} from './helpers.js';

const MAIN = MODULES.slice(0, 15);
const named = (mask: number): string[] => MAIN.filter((_, module) => (mask >> module) & 1);
const tilesOf = (s: State, seat: number): string[] => named(s.seats[seat]!.levelFour);
const levelOf = (s: State, seat: number, module: string): number =>
  s.seats[seat]!.levels[MAIN.indexOf(module as 'research')]!;
const clockwise = ({ starting, seats }: State): number[] =>
  seats.map((_, i) => (starting + i) % seats.length);

/** The tiles lie there, and nobody has chosen. */
const display = (options: string, seed: string): Table => goOnTo(table(options, ['c'], seed), 'takeTile');
/** All tiles are taken, and the starting civilization is about to upgrade. */
const chosen = (options: string, seed: string): Table => goOnTo(display(options, seed), 'upgrade');

describe('step 17', () => {
  it.each(['aa', 'bab', 'bbbb'])(
    'extra-c.three-each: three random tiles for each civilization, open to all (%s)',
    options => {
      const seen = new Set<string>();
      for (let n = 0; n < 12; n++) {
        const { s } = display(options, `tiles ${n}`);
        expect(named(s.tiles)).toHaveLength(3 * options.length);
        for (const module of named(s.tiles)) seen.add(module);
        for (const viewer of [-1, 0, 1]) expect(civ.view(s, viewer).tiles).toBe(s.tiles);
        expect(s.seats.map(({ levelFour }) => levelFour)).toEqual(s.seats.map(() => 0));
      }
      expect(seen.size).toBe(15);
    },
  );

  it('extra-c.after-step-16: chip cards and starting benefits come before', () => {
    const t = goOnTo(table('abb', ['a', 'c'], 'after'), 'takeTile');
    expect(t.s.seats.every(({ upgrades }) => upgrades >= 1)).toBe(true);
    expect(t.s.seats.every((_, seat) => startAttributes(t.s, seat).length === 1)).toBe(true);
    expect([t.s.era, t.s.chipCards]).toEqual([0, []]);
    const tasks = new Set<string>();
    goOn(t, at => {
      tasks.add(task(at));
      return at.s.era > 0;
    });
    expect([...tasks]).toEqual(['takeTile', 'upgrade', 'gainGoal']);
  });

  it('extra-c.snake: one each clockwise from the starting civilization, back again, and clockwise again', () => {
    const starts = new Set<string>();
    for (let n = 0; n < 18; n++) {
      const options = ['aa', 'aaa', 'aaaa'][n % 3]!;
      const t = display(options, `snake ${n}`);
      const order = clockwise(t.s);
      const left: number[] = [];
      while (task(t) === 'takeTile') {
        left.push(offers(t).length);
        play(t, offers(t)[0]!);
      }
      const took = t.events.flatMap(event => (event.type === 'tookTile' ? [event.seat] : []));
      expect(took).toEqual([...order, ...[...order].reverse(), ...order]);
      // The last tile is not asked for.
      const all = 3 * options.length;
      expect(left).toEqual(Array.from({ length: all - 1 }, (_, i) => all - i));
      starts.add(`${options} ${t.s.starting}`);
    }
    expect(starts.size).toBeGreaterThan(5);
  });

  it('extra-c.any-of-them: any tile still on display; a taken one lies beside the console for good', () => {
    const t = display('aa', 'any');
    const [first] = clockwise(t.s);
    const tiles = named(t.s.tiles);
    expect(offers(t)).toEqual(tiles.map(name => `takeTile ${name}`));
    play(t, `takeTile ${tiles[4]}`);
    expect(tilesOf(t.s, first!)).toEqual([tiles[4]]);
    expect(offers(t)).toEqual(tiles.filter(name => name !== tiles[4]).map(name => `takeTile ${name}`));
  });

  it('extra-c.rest-out: everyone has three in the end, the tiles not drawn are out of the game', () => {
    const { s } = finishSetup(table('bbb', ['c'], 'rest'));
    expect(s.seats.map((_, seat) => tilesOf(s, seat).length)).toEqual([3, 3, 3]);
    expect([s.tiles, new Set(s.seats.flatMap((_, seat) => tilesOf(s, seat))).size]).toEqual([0, 9]);
  });

  it('extra-c.only-with-it: without this Extra Credit there are no tiles and no second upgrade', () => {
    for (const extras of [[], ['b']] as const) {
      const { s } = finishSetup(table('ab', extras, 'without'));
      expect(s.seats.map(({ levelFour, upgrades }) => [levelFour, upgrades])).toEqual([
        [0, 1],
        [0, 1],
      ]);
    }
  });

  it('extra-c.solo: against V.I.C.I three are drawn for the human alone; V.I.C.I takes and upgrades nothing', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 15; n++) {
      const t = goOnTo(table('b', ['c'], `alone ${n}`, ALONE), 'upgrade');
      expect([tilesOf(t.s, 0).length, t.s.tiles, t.s.seats[1]!.levelFour]).toEqual([3, 0, 0]);
      for (const module of tilesOf(t.s, 0)) seen.add(module);
      finishSetup(t);
      expect([t.s.seats[0]!.upgrades, t.s.seats[1]!.upgrades]).toEqual([2, 0]);
    }
    expect(seen.size).toBeGreaterThan(12);
  });
});

describe('the first upgrade', () => {
  it('extra-c.first-upgrade: then everyone clockwise upgrades the module of one of its three tiles', () => {
    for (const options of ['aa', 'aba', 'bbbb']) {
      const t = chosen(options, `first ${options}`);
      for (const seat of clockwise(t.s)) {
        expect([asked(t), task(t)]).toEqual([seat, 'upgrade']);
        const mine = tilesOf(t.s, seat);
        expect(offers(t)).toEqual(['decline', ...mine.map(name => `upgrade ${name}`)]);
        const before = levelOf(t.s, seat, mine[2]!);
        play(t, `upgrade ${mine[2]}`);
        expect([levelOf(t.s, seat, mine[2]!), t.s.seats[seat]!.upgrades]).toEqual([before + 1, 2]);
      }
      expect(t.s.era).toBe(1);
    }
  });

  it('extra-c.first-upgrade-same-module: it may be the module of the chip card, which goes to level III', () => {
    const t = search(
      seed => chosen('aa', seed),
      ({ s }) => tilesOf(s, s.starting).some(name => levelOf(s, s.starting, name) === 2),
    );
    const seat = t.s.starting;
    const module = tilesOf(t.s, seat).find(name => levelOf(t.s, seat, name) === 2)!;
    expect(levelOf(play(t, `upgrade ${module}`).s, seat, module)).toBe(3);
  });

  it('extra-c.first-upgrade-to-four: a module at level III by then goes to level IIII', () => {
    /** The starting benefit raises the module of the chip card, whose tile is then taken. */
    const raised = (seed: string): Table => {
      const t = goOn(
        table('bb', ['a', 'c'], seed),
        at => task(at) === 'chooseChipCard' && asked(at) === at.s.starting,
      );
      const at = t.s.chipAttributes.indexOf(0);
      if (at < 0) return t;
      play(t, `chipCard chip-${t.s.chipCards[at]! + 1}`, 'column 1');
      const module = MAIN[t.s.seats[t.s.starting]!.levels.indexOf(2)]!;
      const value = civ.rules.pack.tables.modules[module]!.find(v => v <= TRACKS.length)!;
      play(t, `track ${TRACKS[value - 1]}`, `upgrade ${module}`);
      goOnTo(t, 'takeTile');
      if (offers(t).includes(`takeTile ${module}`)) play(t, `takeTile ${module}`);
      return goOnTo(t, 'upgrade');
    };
    const third = ({ s }: Table): string | undefined =>
      tilesOf(s, s.starting).find(name => levelOf(s, s.starting, name) === 3);
    const t = search(raised, at => third(at) !== undefined);
    const module = third(t)!;
    play(t, `upgrade ${module}`);
    expect([levelOf(t.s, t.s.starting, module), t.s.seats[t.s.starting]!.upgrades]).toEqual([4, 3]);
  });

  it('extra-c.first-upgrade-declined: it may be declined (ruling 23)', () => {
    const t = play(chosen('aa', 'declined'), 'decline');
    expect(t.s.seats[t.s.starting]!.upgrades).toBe(1);
    expect(asked(t)).toBe(1 - t.s.starting);
  });
});

describe('the example', () => {
  it('extra-c.example: Insight; Building and Production; Procreation and Research; Exploration is left', () => {
    // The second civilization has the chip card of Production.
    const t = search(
      seed => {
        const at = goOnTo(table('bb', ['c'], seed), 'chooseChipCard');
        if (at.s.chipCards.includes(6) && at.s.starting === 0) play(at, 'chipCard chip-7');
        return goOnTo(at, 'takeTile');
      },
      ({ s }) => s.starting === 0 && levelOf(s, 1, 'production') === 2 && levelOf(s, 0, 'research') === 1,
    );
    // Of all that could have been drawn, these six.
    const six = ['insight', 'building', 'production', 'procreation', 'research', 'exploration'];
    t.s.tiles = six.reduce((mask, name) => mask | (1 << MAIN.indexOf(name as 'insight')), 0);
    play(t, 'takeTile insight');
    expect(asked(t)).toBe(1);
    play(t, 'takeTile building', 'takeTile production');
    expect(asked(t)).toBe(0);
    play(t, 'takeTile procreation', 'takeTile research');
    expect(tilesOf(t.s, 0).sort()).toEqual(['insight', 'procreation', 'research']);
    expect(tilesOf(t.s, 1).sort()).toEqual(['building', 'exploration', 'production']);
    play(t, 'upgrade research');
    expect(levelOf(t.s, 0, 'research')).toBe(2);
    play(t, 'upgrade production');
    expect([levelOf(t.s, 1, 'production'), t.s.era]).toEqual([3, 1]);
    expect(civ.check(t.s)).toEqual([]);
  });
});

describe('bringing a tile into play', () => {
  const extras = ['c'] as const;
  const ready: CivSpec = {
    levels: { insight: 3, trade: 2, research: 3 },
    levelFour: ['insight', 'trade', 'activity'],
  };

  it('extra-c.upgrade-to-four: an upgrade takes a module from level III to IIII only with its own tile', () => {
    const game = installed('D2', { ...ready, markers: { stone: 1 } }, { extras });
    expect(game.can('upgrade research')).toBe(false);
    game.play('upgrade insight');
    expect([levelOf(game.state, 0, 'insight'), game.state.seats[0]!.upgrades]).toEqual([4, 1]);
  });

  it('extra-c.level-by-level: the tile helps no lower level, and no level is left out', () => {
    const game = installed('D2', { ...ready, markers: { stone: 1 } }, { extras }).play('upgrade trade');
    expect(levelOf(game.state, 0, 'trade')).toBe(3);
  });

  it('extra-c.tile-of-another: a tile beside another console does not serve', () => {
    const me = { levels: { insight: 3 }, markers: { stone: 1 } };
    const game = installed('D2', me, { extras, other: { levelFour: ['insight'] } });
    expect(game.can('upgrade insight')).toBe(false);
  });

  it('extra-c.any-upgrade: however the upgrade comes, here by a line of a track', () => {
    const me: CivSpec = { ...ready, tracks: { knowledge: 5 }, markers: { money: 1 } };
    const game = activated('activity', me, { extras }).play('activity console', 'track knowledge');
    expect(game.offers('upgrade')).toContain('upgrade insight');
    expect(levelOf(game.play('upgrade insight').state, 0, 'insight')).toBe(4);
  });

  it('extra-c.goal-upgrade: or by a bared goal space', () => {
    const me: CivSpec = { ...ready, goals: [['goal-22']], markers: { money: 5 } };
    const game = activated('planning', me, { extras }).play('option planning A');
    for (const phrase of ['installGoal 1', 'column 1', 'goalSlot top'])
      if (game.can(phrase)) game.play(phrase);
    expect(levelOf(game.play('upgrade insight').state, 0, 'insight')).toBe(4);
  });

  it('extra-c.from-the-next-turn: the module in use goes on at level III, and is at IIII from the next turn on', () => {
    const me: CivSpec = {
      levels: { activity: 3 },
      levelFour: ['activity'],
      tracks: { knowledge: 1 },
      dice: [2, 3, 2, 3],
      markers: { money: 1 },
    };
    const game = scenario({ civs: [me, {}], extras, lastRound: 0 });
    game.play('activate activity', 'activity console', 'track knowledge', 'upgrade activity');
    // No money came, so that no second activity could be paid.
    expect([levelOf(game.state, 0, 'activity'), game.has(0, 'money'), game.task()]).toEqual([
      4,
      0,
      'endTurn',
    ]);
    game.play('endTurn', 'activate sleep');
    while (game.asked() === 1) game.play(game.offers()[0]!);
    game.play('activate activity');
    expect([game.has(0, 'money'), game.task()]).toEqual([2, 'activity']);
  });

  it('extra-c.counts-as-upgrade: the first upgrade and those to level IIII count for ties at the end', () => {
    const t = finishSetup(table('aa', ['c'], 'ties'));
    expect(t.s.seats.map(({ upgrades }) => upgrades)).toEqual([2, 2]);
    const game = installed('D2', { ...ready, upgrades: 5, markers: { stone: 1 } }, { extras });
    expect(game.play('upgrade insight').state.seats[0]!.upgrades).toBe(6);
  });

  it('extra-c.answers-to-upgrades: what answers to upgrades answers to one to level IIII', () => {
    const me: CivSpec = { ...ready, columns: { 5: ['C5'] }, markers: { stone: 1 } };
    expect(installed('D2', me, { extras }).play('upgrade insight').points(0, 'ability')).toBe(1);
  });
});
