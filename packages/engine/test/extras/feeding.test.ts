// Extra Credit B: feeding creatures in phase 6. Acceptance Letter p. 8.
import { describe, expect, it } from 'vitest';
import { causeKind, type GameEvent, MODULES, TRACKS } from '../../src/index.js';
import { civ, withAbility } from '../support/pack.js';
import { choiceOf, creatureOf, place } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';
import { creatureSlot } from './helpers.js';

type Markers = Readonly<Record<string, number>>;

const feeding = (me: CivSpec, rest: Partial<Spec> = {}, other: CivSpec = {}): Position =>
  scenario({ civs: [me, other], phase: 6, extras: ['b'], ...rest });
/** Creatures of these types in column 3, and markers. */
const keeper = (types: readonly string[], markers: Markers, me: CivSpec = {}): CivSpec => ({
  ...me,
  columns: { 3: types.map(type => `creature-${type}`), ...me.columns },
  markers,
});
const fed = (types: readonly string[], markers: Markers, rest: Partial<Spec> = {}): Position =>
  feeding(keeper(types, markers), rest);
const tracks = (game: Position, seat = 0): readonly number[] => game.state.seats[seat]!.tracks;
const supply = (game: Position, seat = 0): number => game.state.seats[seat]!.supply;
const typesTold = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);
const isFeeding = (game: Position): boolean => game.task() === 'feedCreatures';

describe('what a creature eats', () => {
  it('extra-b.feed-own-type: stored materials of its land type, in any mix', () => {
    const game = fed(['hills'], { cotton: 2, clay: 1, sulfur: 1, wood: 3, sand: 1 });
    expect(game.offers()).toEqual([
      'decline',
      ...['cotton', 'clay', 'sulfur'].map(name => `feedCreature ${name}`),
    ]);
    game.play('feedCreature clay', 'feedCreature cotton', 'feedCreature cotton');
    expect(['cotton', 'clay', 'sulfur', 'wood'].map(name => game.has(0, name))).toEqual([0, 0, 1, 3]);
  });

  it('extra-b.feed-same-thrice: also three times the same', () => {
    const game = fed(['forest'], { oil: 4 });
    game.play('feedCreature oil', 'feedCreature oil', 'feedCreature oil');
    expect([game.has(0, 'oil'), isFeeding(game)]).toEqual([1, false]);
  });

  it('extra-b.feed-three-at-most: a creature takes no fourth', () => {
    const game = fed(['hills'], { cotton: 9 });
    for (let n = 0; n < 3; n++) game.play('feedCreature cotton');
    expect([game.has(0, 'cotton'), isFeeding(game)]).toEqual([6, false]);
  });

  it('extra-b.feed-stored-only: neither raw materials nor anything else', () => {
    expect(isFeeding(fed(['hills'], { 'raw:B.hills': 3, food: 5, wood: 5 }))).toBe(false);
  });

  it('extra-b.feed-may: it may be left unfed, or fed less', () => {
    const none = fed(['hills'], { cotton: 3 }).play('decline');
    expect([none.has(0, 'cotton'), none.has(0, 'idea'), isFeeding(none)]).toEqual([3, 0, false]);
    const one = fed(['hills'], { cotton: 3 }).play('feedCreature cotton', 'decline');
    expect([one.has(0, 'cotton'), one.has(0, 'idea'), isFeeding(one)]).toEqual([2, 2, false]);
  });

  it('extra-b.feed-nothing-there: without such a material nothing is asked', () => {
    expect(isFeeding(fed(['hills'], { wood: 3 }))).toBe(false);
    // After the last of them it ends by itself.
    const game = fed(['hills'], { clay: 1 }).play('feedCreature clay');
    expect([game.has(0, 'idea'), isFeeding(game)]).toEqual([2, false]);
  });

  it('extra-b.feed-installed-only: neither the visible creature nor those of others', () => {
    const game = feeding(
      { markers: { cotton: 3, sand: 3 } },
      { creatures: ['hills'] },
      keeper(['desert'], {}),
    );
    expect(isFeeding(game)).toBe(false);
  });

  it('extra-b.feed-described: each choice names the creature and its price', () => {
    const game = fed(['hills'], { clay: 1, cotton: 1 });
    expect(civ.describe(game.state, 0, choiceOf('feedCreature clay'))).toMatchObject({
      targets: [{ kind: 'slot', id: creatureSlot('hills') }],
      cost: [{ place: place('clay'), n: 1 }],
    });
  });
});

describe('what it gives', () => {
  it.each([
    [1, 2, 0, 0],
    [2, 2, 3, 0],
    [3, 2, 3, 2],
  ])('extra-b.rewards: %i fed give %i ideas, %i points and %i steps', (n, ideas, points, steps) => {
    const game = fed(['hills'], { cotton: n });
    for (let i = 0; i < n; i++) game.play('feedCreature cotton');
    expect([game.has(0, 'idea'), game.points(0, 'creatures')]).toEqual([ideas, points]);
    expect(tracks(game)).toEqual([0, 0, 0, steps, 0]);
  });

  it('extra-b.rewards-after-eating: what it gives comes when it has eaten', () => {
    const game = fed(['hills'], { cotton: 3 }).play('feedCreature cotton', 'feedCreature cotton');
    expect([game.has(0, 'idea'), game.points(0)]).toEqual([0, 0]);
    game.play('decline');
    expect([game.has(0, 'idea'), game.points(0)]).toEqual([2, 3]);
  });

  it.each([
    ['grassland', 'herbs', 'prestige'],
    ['hills', 'clay', 'construction'],
    ['swamp', 'peat', 'knowledge'],
    ['mountains', 'stone', 'technology'],
    ['desert', 'salt', 'culture'],
  ])(
    'extra-b.reward-track: three fed to the %s creature are two steps on its track (%s)',
    (type, material, track) => {
      const game = fed([type], { [material]: 3 });
      for (let n = 0; n < 3; n++) game.play(`feedCreature ${material}`);
      expect(tracks(game)).toEqual(TRACKS.map(name => (name === track ? 2 : 0)));
    },
  );

  it('extra-b.reward-forest: the Forest creature gives a step on each of two tracks of choice', () => {
    const game = fed(['forest'], { wood: 3 });
    for (let n = 0; n < 3; n++) game.play('feedCreature wood');
    expect([game.has(0, 'idea'), game.points(0, 'creatures'), game.task()]).toEqual([2, 3, 'tracks']);
    game.play('track culture');
    expect(game.offers('track')).toEqual(TRACKS.slice(0, 4).map(name => `track ${name}`));
    game.play('track technology');
    expect(tracks(game)).toEqual([1, 0, 0, 0, 1]);
  });

  it('extra-b.reward-lines: a line its steps cross gives its bonus', () => {
    const game = fed(['hills'], { cotton: 3 });
    for (let n = 0; n < 3; n++) game.play('feedCreature cotton');
    const modules = civ.rules.pack.tables.modules;
    const ofValue = MODULES.filter(name => modules[name]?.includes(4)).map(name => `upgrade ${name}`);
    expect(game.offers()).toEqual(['decline', ...ofValue]);
    const beyond = feeding(keeper(['hills'], { cotton: 3 }, { tracks: { construction: 11 } }));
    for (let n = 0; n < 3; n++) beyond.play('feedCreature cotton');
    expect([beyond.points(0, 'line'), beyond.points(0, 'beyond')]).toEqual([3, 2]);
  });

  it('extra-b.feed-told: each material fed is told, then what it brings with the creature as its cause', () => {
    const { events } = fed(['hills'], { cotton: 1 }).play('feedCreature cotton');
    const at = events.findIndex(event => event.type === 'fedCreature');
    expect(events[at]).toMatchObject({
      seat: 0,
      creature: creatureOf('hills'),
      material: place('cotton') - place('wood'),
    });
    expect(events[at + 1]).toMatchObject({ type: 'paid', place: place('cotton'), n: 1 });
    expect(events[at + 2]).toMatchObject({ type: 'gained', place: place('idea'), n: 2 });
    expect(causeKind(events[at + 2]!.cause)).toBe('creature');
  });
});

describe('several creatures', () => {
  const markers = { cotton: 2, sand: 2 };

  it('extra-b.feed-each: each in turn, in an order of choice, every one once', () => {
    const game = fed(['hills', 'desert'], { cotton: 5, sand: 5 });
    expect(game.offers('feedCreature')).toEqual(['feedCreature cotton', 'feedCreature sand']);
    game.play('feedCreature sand');
    // One that has begun is finished first.
    expect(game.offers()).toEqual(['decline', 'feedCreature sand']);
    game.play('decline');
    expect([game.has(0, 'idea'), game.offers()]).toEqual([2, ['decline', 'feedCreature cotton']]);
    game.play('feedCreature cotton', 'decline');
    expect([game.has(0, 'idea'), isFeeding(game)]).toEqual([4, false]);
  });

  it('extra-b.feed-some: who declines before any has begun feeds no more', () => {
    const game = fed(['hills', 'desert'], markers).play('feedCreature sand', 'feedCreature sand', 'decline');
    expect([game.has(0, 'idea'), game.points(0), game.has(0, 'cotton'), isFeeding(game)]).toEqual([
      2,
      3,
      2,
      false,
    ]);
  });
});

describe('the markers', () => {
  it('extra-b.markers-back: what was fed goes back to the supply', () => {
    const game = fed(['hills', 'desert'], { cotton: 2, sand: 1 });
    const before = supply(game);
    game.play('feedCreature cotton', 'feedCreature cotton', 'feedCreature sand');
    // Three came back, four ideas went.
    expect([game.has(0, 'idea'), supply(game)]).toEqual([4, before + 3 - 4]);
  });

  it('extra-b.markers-for-rewards: with an empty supply what was fed serves for the ideas (p. 37)', () => {
    const two = feeding(keeper(['hills'], { cotton: 2, money: 42 }));
    expect(supply(two)).toBe(0);
    two.play('feedCreature cotton', 'feedCreature cotton');
    expect([two.has(0, 'idea'), two.has(0, 'money'), supply(two)]).toEqual([2, 42, 0]);
    const one = feeding(keeper(['hills'], { cotton: 3, money: 41 })).play('feedCreature cotton', 'decline');
    expect(one.has(0, 'idea')).toBe(1);
    expect(one.offers()).toEqual(['returnMarker money', 'returnMarker cotton', 'forgo']);
    one.play('returnMarker money');
    expect([one.has(0, 'idea'), one.has(0, 'money'), supply(one)]).toEqual([2, 40, 0]);
  });

  it('extra-b.stays-installed: a fed creature stays, for the next Feeding phase', () => {
    const game = fed(['hills'], { cotton: 1 }).play('feedCreature cotton');
    expect(game.state.seats[0]!.columns[2]).toEqual([creatureSlot('hills')]);
    const again = fed(['hills'], { cotton: 1 }, { era: 3 }).play('feedCreature cotton');
    expect(again.has(0, 'idea')).toBe(2);
  });
});

describe('when', () => {
  it('extra-b.after-tribes: after one’s tribes are fed', () => {
    const me = keeper(
      ['hills'],
      { cotton: 1, food: 2 },
      { tribes: { 'B.hills': ['plain'], 'B.forest': ['plain'] } },
    );
    const game = feeding(me);
    expect([game.task(), game.offers('feedCreature')]).toEqual(['feed', []]);
    game.play('feed B.hills plain');
    expect(game.task()).toBe('feed');
    game.play('feed B.forest plain');
    expect(isFeeding(game)).toBe(true);
  });

  it('extra-b.after-deaths: tribes left unfed have lain down or died by then', () => {
    const me = keeper(['hills'], { cotton: 1 }, { tribes: { 'B.hills': ['plain', 'wildWeak'] }, favor: 2 });
    const game = feeding(me);
    expect(game.offers()).toEqual(['save', 'die']);
    expect(game.tribesAt(0, 'B.hills', 'plainWeak')).toBe(1);
    game.play('die');
    expect([game.state.seats[0]!.tribes, isFeeding(game)]).toEqual([19, true]);
    // Who feeds no tribe may feed its creatures all the same.
    expect(game.play('feedCreature cotton').has(0, 'idea')).toBe(2);
  });

  it('extra-b.seat-by-seat: a civilization feeds tribes and creatures before the next begins', () => {
    const me = keeper(['hills'], { cotton: 1, food: 1 }, { tribes: { 'B.hills': ['plain'] } });
    const other = keeper(['desert'], { sand: 1, food: 1 }, { tribes: { 'C.desert': ['plain'] } });
    const game = feeding(me, { starting: 1 }, other);
    const order: string[] = [];
    for (const phrase of ['feedAll', 'feedCreature sand', 'feedAll', 'feedCreature cotton']) {
      order.push(`${game.asked()} ${game.task()}`);
      game.play(phrase);
    }
    expect(order).toEqual(['1 feed', '1 feedCreatures', '0 feed', '0 feedCreatures']);
  });

  it('extra-b.abilities-after-all: what answers to feeding waits until everyone’s creatures are fed', () => {
    const pack = withAbility('E6', {
      kind: 'trigger',
      on: 'feed',
      effects: [{ do: 'gain', what: 'money', n: 1 }],
    });
    const me = keeper(['hills'], { cotton: 1 }, { columns: { 1: ['E6'] } });
    const game = feeding(me, { pack }, keeper(['desert'], { sand: 1 })).play('feedCreature cotton');
    expect([game.asked(), game.has(0, 'money')]).toEqual([1, 0]);
    expect(game.play('feedCreature sand').has(0, 'money')).toBe(1);
  });

  it('extra-b.strong-tribes-after: strong tribes score when all creatures are fed', () => {
    const me = keeper(['hills'], { cotton: 2, food: 1 }, { tribes: { 'B.hills': ['plain'] } });
    const game = feeding(me).play('feedAll');
    expect(game.points(0, 'strongTribes')).toBe(0);
    game.play('feedCreature cotton', 'feedCreature cotton');
    expect([game.points(0, 'strongTribes'), game.points(0, 'creatures')]).toEqual([1, 3]);
    const told = typesTold(game.events);
    expect(told.lastIndexOf('fedCreature')).toBeLessThan(told.lastIndexOf('scored'));
  });

  it('extra-b.solo-feeding: against V.I.C.I the human feeds its creatures, V.I.C.I its tribes', () => {
    const game = scenario({
      civs: [keeper(['hills'], { cotton: 1 }), { tribes: { 'B.forest': ['plain'] } }],
      solo: { provisions: { 'B.forest': 1 } },
      phase: 6,
      extras: ['b'],
    });
    expect([game.asked(), game.task()]).toEqual([0, 'feedCreatures']);
    game.play('feedCreature cotton');
    expect([game.has(0, 'idea'), game.state.seats[1]!.markers.every(n => n === 0)]).toEqual([2, true]);
  });

  it('extra-b.tamed-while-feeding: a creature tamed in this phase is fed from the next one on', () => {
    // The reward of the first creature is a hunt, which tames the visible one.
    const creatures = civ.rules.pack.creatures.map(chip => ({
      ...chip,
      rewards: chip.rewards.map(() => [{ do: 'hunt' as const, n: 1 }]),
    }));
    const me = keeper(['hills'], { cotton: 1, peat: 2 }, { tribes: { 'C.swamp': ['plain'] }, favor: 6 });
    const game = feeding(me, { creatures: ['swamp'], pack: { ...civ.rules.pack, creatures } });
    game.play('feedCreature cotton');
    // A single place to hunt is not asked, nor the column of further creatures.
    for (const answer of ['hunt C.swamp', 'dieValue 1', 'accept', 'dieValue 1'])
      if (game.can(answer)) game.play(answer);
    expect(game.state.seats[0]!.columns[2]).toContain(creatureSlot('swamp'));
    expect(game.can('feedCreature peat')).toBe(false);
    expect(isFeeding(game)).toBe(false);
  });
});
