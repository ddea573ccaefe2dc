// The numbers of choices. Records hold them: a number that changes its meaning breaks every game ever saved. What stands
// here is therefore written out, and never computed by the code it is compared with.
import { describe, expect, it } from 'vitest';
import { isChoice } from '../../src/flow/choices.js';
import {
  argOf,
  C,
  CARD_TYPES,
  CHOICE_KINDS,
  DICE,
  type Effect,
  FEATURES,
  kindOf,
  MATERIALS,
  MODULES,
  NUM_DISTINCT_CHOICES,
  type Setup,
  TERRITORY_TYPES,
  TRACKS,
  WEATHER,
} from '../../src/index.js';
import { bonus } from '../effects/positions.js';
import { MIXES, newGame, playOn } from '../support/games.js';
import { activated, installing, stepping } from '../support/openings.js';
import { civ } from '../support/pack.js';
import { choiceOf, phraseOf } from '../support/phrases.js';
import { type Position, scenario } from '../support/scenario.js';

/** The numbers from one to another. */
const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);
/** Two arguments in one. */
const pairs = (outer: number[], width: number, inner: number[]): number[] =>
  outer.flatMap(a => inner.map(b => a * width + b));

const ALONE = [0];
const MODULE = from(0, 21);
const MAIN_MODULE = from(0, 14);
const TERRITORY = from(0, 21);
const SPOT = pairs(TERRITORY, 16, from(0, 6));
const CARD = from(0, 5 * 32 - 1);
const MATERIAL = from(0, 17);
const PLACE = from(0, 58);
const LAND_TYPE = from(1, 6);

/** All kinds in their order, a thousand and twenty-four numbers each, and the arguments that one may have. */
const KINDS: readonly (readonly [string, readonly number[]])[] = [
  ['endTurn', ALONE],
  ['decline', ALONE],
  ['activate', MODULE],
  ['reset', ALONE],
  ['attribute', from(0, 15)],
  ['pay', from(0, 12).flatMap(a => from(a, 12).map(b => a * 13 + b))],
  ['option', pairs(MODULE, 8, [0, 1])],
  ['pickUp', from(0, 5)],
  ['roll', ALONE],
  ['markerTo', PLACE],
  ['tribe', SPOT],
  ['cross', TERRITORY],
  ['settle', pairs(TERRITORY, 16, from(0, 10))],
  ['spendIdeas', from(1, 18)], // six fate dice, three steps each
  ['accept', ALONE],
  ['strengthen', SPOT],
  ['gainCard', from(0, 9)],
  ['nameStack', from(0, 4)],
  ['keep', CARD],
  ['install', CARD],
  ['column', from(0, 8)],
  ['assume', from(1, 5)],
  ['ignore', from(0, 5)],
  ['cover', from(1, 31)],
  ['takeIncome', from(0, 31)],
  ['income', from(0, 47)],
  ['incomePoint', from(0, 47)],
  ['activity', [...CARD, ...from(208, 239), 1023]],
  ['upgrade', MAIN_MODULE],
  ['track', from(0, 4)],
  ['flip', [4, 5]],
  ['takeGoal', from(0, 23)],
  ['coverGoal', from(0, 2)],
  ['store', MATERIAL],
  ['feature', from(0, 5)],
  ['pick', from(0, 5)],
  ['feed', SPOT],
  ['feedAll', ALONE],
  ['feedDone', ALONE],
  ['save', ALONE],
  ['die', ALONE],
  ['loseFood', ALONE],
  ['loseTribe', SPOT],
  ['weaken', SPOT],
  ['returnMarker', PLACE],
  ['forgo', ALONE],
  ['keepMarkers', from(0, 11)],
  ['chipCard', from(0, 9)],
  ['reveal', from(0, 23)],
  ['rockTerritory', TERRITORY],
  ['give', PLACE],
  ['returnFarm', TERRITORY],
  ['returnBoat', TERRITORY],
  ['produce', TERRITORY],
  ['transport', TERRITORY],
  ['transportAs', pairs(TERRITORY, 18, MATERIAL)],
  ['transportAll', ALONE],
  ['grotto', TERRITORY],
  ['hunt', TERRITORY],
  ['dieValue', from(1, 6)],
  ['findType', LAND_TYPE],
  ['explore', TERRITORY],
  ['farm', TERRITORY],
  ['boat', TERRITORY],
  ['statue', pairs(from(0, 6), 18, MATERIAL)],
  ['settlement', pairs(from(0, 6), 4, from(0, 3))],
  ['board', SPOT],
  ['installGoal', from(0, 2)],
  ['goalSlot', [0, 1]],
  ['planOn', from(0, 5)],
  ['gainDie', pairs([0, 1], 8, from(0, 4))],
  ['giveDie', from(0, 6)],
  ['mutate', pairs(from(0, 5), 6, from(0, 5)).filter(arg => arg % 7 > 0)], // never to where it lies
  ['sell', MATERIAL],
  ['sellPoints', MATERIAL],
  ['buy', MATERIAL],
  ['transportAny', TERRITORY],
  ['populate', TERRITORY],
  ['recall', from(1, 12)],
  ['setDie', pairs(from(0, 5), 6, from(0, 5)).filter(arg => arg % 7 > 0)], // never to what it shows
  ['moveWeather', from(0, 4)],
  ['discard', CARD],
  ['stepBack', ALONE],
  ['stockType', LAND_TYPE],
  ['takeTile', MAIN_MODULE],
  ['feedCreature', MATERIAL],
];

const doing = (...effects: Effect[]): readonly Effect[] => effects;
const price = (what: 'card' | 'favor'): readonly Effect[] =>
  doing({ do: 'pay', cost: [{ what, n: 1 }], then: [{ do: 'gain', what: 'food', n: 1 }] });
const grounds = { 0: 'buildingGround', 1: 'buildingGround' } as const;

/** What games played at random seldom come to. */
const RARE: Readonly<Record<string, () => Position>> = {
  ignore: () => installing('B3', { columns: { 1: ['B10', 'B6'] }, markers: { vision: 1 } }, { level: 3 }),
  cover: () =>
    installing(
      'D4',
      {
        columns: { 1: ['D14', 'income-1'] },
        settlements: { 1: 0, 2: 1 },
        markers: { papyrus: 1, wood: 2 },
      },
      { sites: grounds },
    ),
  returnMarker: () =>
    bonus(doing({ do: 'gain', what: 'food', n: 1 }), {
      tribes: { 'B.forest': ['plain'] },
      markers: { money: 44 },
    }),
  returnFarm: () => scenario({ civs: [{ farms: ['B.forest', 'B.hills'] }, {}], phase: 7, event: 'F4' }),
  returnBoat: () => scenario({ civs: [{ boats: ['A.water', 'D.water'] }, {}], phase: 7, event: 'F20' }),
  flip: () => stepping(1, { tracks: { culture: 9 } }).play('track culture', 'pick 1'),
  feedCreature: () =>
    scenario({
      civs: [{ columns: { 3: ['creature-hills'] }, markers: { cotton: 1 } }, {}],
      phase: 6,
      extras: ['b'],
    }),
  giveDie: () =>
    activated('achievement', {}, { other: { dice: [1, 3, 3, 3, 6, 6], usedDice: 4 } }).play(
      'gainDie activation civ2',
    ),
  settlement: () =>
    activated('building', {
      tribes: { 'A.water': ['boat'] },
      boats: ['A.water'],
      markers: { wood: 2, papyrus: 1 },
    }),
  goalSlot: () =>
    activated('planning', {
      goals: [['goal-9']],
      tracks: { construction: 3 },
      columns: { 1: ['goal'] },
    }).play('option planning A', 'installGoal 1'),
  transportAny: () => activated('transport', { boats: ['A.water', 'D.water'] }, { level: 3 }),
  populate: () =>
    bonus(doing({ do: 'populate', n: 2 }), { tribes: { 'B.forest': ['plain'], 'C.swamp': ['wild'] } }),
  recall: () => bonus(doing({ do: 'recall', n: 3 }), { dice: [3, 6] }),
  setDie: () => bonus(doing({ do: 'setDie', n: 1 }), { dice: [3, 6, 2] }),
  moveWeather: () => bonus(doing({ do: 'weather', n: 2 })),
  discard: () => bonus(price('card'), { hand: ['A3', 'D5'] }),
  stepBack: () => bonus(price('favor'), { favor: 3 }),
};

const EXTRAS = [[], ['a', 'b', 'c'], ['c'], ['b']] as const;

/** Every choice offered in 80 games at random: of all mixes, every fourth against V.I.C.I, with Extra Credits and without. */
function playedAtRandom(offered: Set<number>): void {
  for (let n = 0; n < 80; n++) {
    const solo: Partial<Setup> = n % 4 === 3 ? { solo: { level: 'medium', challenge: n % 8 === 3 } } : {};
    const options = solo.solo ? ['a', 'b'][n % 2]! : MIXES[n % MIXES.length]!;
    const s = newGame(options, `numbers ${n}`, { extras: EXTRAS[(n >> 2) % 4]!, ...solo });
    playOn(s, `numbers ${n}`, ({ legal }) => {
      for (const choice of legal) offered.add(choice);
      return undefined;
    });
  }
}

describe('choice numbers', () => {
  it('library.choice-numbers: every kind keeps its place, new ones come at the end', () => {
    expect(CHOICE_KINDS).toEqual(KINDS.map(([kind]) => kind));
    expect(Object.entries(C)).toEqual(KINDS.map(([kind], n) => [kind, n * 1024]));
  });

  it('library.choice-numbers: what an argument counts through keeps its order', () => {
    expect(MODULES.join(' ')).toBe(
      'research migration exploration transport invention activity sustenance procreation mutation planning ' +
        'production insight trade building achievement ' +
        'endurance intelligence calm dexterity expression vision sleep',
    );
    expect(MATERIALS.join(' ')).toBe(
      'wood beeswax oil papyrus herbs gold cotton clay sulfur coal peat tar stone ironOre jade sand salt copper',
    );
    expect(FEATURES.join(' ')).toBe('endurance intelligence calm dexterity expression vision');
    expect(TRACKS.join(' ')).toBe('technology prestige knowledge construction culture');
    expect(CARD_TYPES.join(' ')).toBe('invention mutation insight building achievement');
    expect(TERRITORY_TYPES.join(' ')).toBe('water forest grassland hills swamp mountains desert');
    expect(WEATHER.join(' ')).toBe('hot warm mild rain cold');
    expect(DICE.join(' ')).toBe('activation fate');
    expect(civ.rules.territories.map(({ key }) => key).join(' ')).toBe(
      'A.water B.hills B.forest B.mountains C.desert C.swamp C.grassland D.desert D.water D.forest E.water ' +
        'E.mountains E.swamp F.mountains F.swamp F.grassland G.desert G.forest G.hills H.hills H.grassland H.water',
    );
  });

  it('library.choice-numbers: kind and argument can be read from a number', () => {
    for (const [n, [kind, args]] of KINDS.entries()) {
      for (const arg of args) {
        expect([kindOf(n * 1024 + arg), argOf(n * 1024 + arg)]).toEqual([kind, arg]);
      }
    }
  });

  it('library.num-distinct-choices: 88,064, which no number reaches', () => {
    expect([civ.numDistinctChoices, NUM_DISTINCT_CHOICES]).toEqual([88_064, 88_064]);
    expect([0, 88_063].map(isChoice)).toEqual([true, true]);
    expect([-1, 88_064, 0.5].map(isChoice)).toEqual([false, false, false]);
  });

  it('library.choice-numbers, library.num-distinct-choices: games offer every kind, and only with arguments it may have', () => {
    const offered = new Set<number>();
    playedAtRandom(offered);
    for (const [kind, position] of Object.entries(RARE)) {
      const game = position();
      expect(game.offers(kind), kind).not.toEqual([]);
      for (const phrase of game.offers()) offered.add(choiceOf(phrase));
    }
    const allowed = new Set(KINDS.flatMap(([, args], n) => args.map(arg => n * 1024 + arg)));
    expect(
      [...offered].filter(choice => !allowed.has(choice)).map(choice => `${choice}: ${phraseOf(choice)}`),
    ).toEqual([]);
    expect(Math.max(...offered)).toBeLessThan(88_064);
    const kinds = new Set([...offered].map(choice => choice >> 10));
    expect(KINDS.filter((_, n) => !kinds.has(n)).map(([kind]) => kind)).toEqual([]);
  });

  it('library.choice-numbers: these very numbers are offered', () => {
    const home = { tribes: { 'B.forest': ['plain'] } };
    const game = scenario({ civs: [home, home] });
    expect(civ.legal(game.state)).toEqual(expect.arrayContaining([2049, 2069]));
    game.play('activate migration');
    expect(civ.legal(game.state)).toEqual([1024, 10273]);
    civ.choose(game.state, 0, 10273);
    expect(civ.legal(game.state)).toEqual(expect.arrayContaining([12304, 12305]));
    expect(game.can('settle B.hills fire')).toBe(true);
    civ.choose(game.state, 0, 12304);
    expect(civ.legal(game.state)).toEqual([0]);
    expect(game.tribesAt(0, 'B.hills', 'fire')).toBe(1);
  });

  // Numbers of old, one of each kind at least.
  it.each([
    ['endTurn', 0],
    ['decline', 1024],
    ['activate research', 2048],
    ['activate migration', 2049],
    ['activate sleep', 2069],
    ['reset', 3072],
    ['attribute attribute-12', 4107],
    ['pay die1 die3', 5122],
    ['pay die6 focus', 5197],
    ['pay plan2 plan2', 5218],
    ['option research A', 6144],
    ['option research B', 6145],
    ['option sleep B', 6313],
    ['pickUp 6', 7173],
    ['roll', 8192],
    ['markerTo idea', 9218],
    ['tribe B.forest plain', 10273],
    ['tribe A.water boat', 10245],
    ['cross A.water', 11264],
    ['settle B.hills fire', 12304],
    ['settle B.hills free', 12305],
    ['settle C.desert displace2weak', 12357],
    ['settle A.water boat', 12298],
    ['spendIdeas 2', 13314],
    ['accept', 14336],
    ['strengthen B.forest wildWeak', 15396],
    ['gainCard insight up', 16388],
    ['gainCard achievement down', 16393],
    ['nameStack building', 17411],
    ['keep E32', 18591],
    ['install C16', 19535],
    ['column 9', 20488],
    ['assume 5', 21509],
    ['ignore none', 22533],
    ['cover 3', 23555],
    ['takeIncome income-1', 24576],
    ['income chip-1', 25632],
    ['incomePoint chip-10', 26665],
    ['activity C2', 27713],
    ['activity console', 28671],
    ['upgrade insight', 28683],
    ['track culture', 29700],
    ['flip 4', 30724],
    ['takeGoal goal-1', 31744],
    ['coverGoal 3', 32770],
    ['store copper', 33809],
    ['feature vision', 34821],
    ['pick 2', 35841],
    ['feed B.forest plain', 36897],
    ['feedAll', 37888],
    ['feedDone', 38912],
    ['save', 39936],
    ['die', 40960],
    ['loseFood', 41984],
    ['loseTribe B.forest fire', 43040],
    ['weaken B.forest fire', 44064],
    ['returnMarker money', 45057],
    ['forgo', 46080],
    ['keepMarkers markers-12', 47115],
    ['chipCard chip-10', 48137],
    ['reveal 23', 49175],
    ['rockTerritory H.water', 50197],
    ['give wood', 51216],
    ['returnFarm B.forest', 52226],
    ['returnBoat A.water', 53248],
    ['produce B.forest', 54274],
    ['transport C.grassland', 55302],
    ['transportAs D.water copper', 56481],
    ['transportAll', 57344],
    ['grotto H.water', 58389],
    ['hunt B.hills', 59393],
    ['dieValue 6', 60422],
    ['findType desert', 61446],
    ['explore F.grassland', 62479],
    ['farm C.swamp', 63493],
    ['boat A.water', 64512],
    ['statue 1 gold', 65559],
    ['statue 6 copper', 65661],
    ['settlement 0 1', 66560],
    ['settlement 6 4', 66587],
    ['board B.forest wildWeak', 67620],
    ['installGoal 3', 68610],
    ['goalSlot beside', 69632],
    ['goalSlot top', 69633],
    ['planOn 6', 70661],
    ['gainDie activation display', 71680],
    ['gainDie fate civ4', 71692],
    ['giveDie die1', 72704],
    ['giveDie used', 72710],
    ['mutate calm vision', 73745],
    ['sell wood', 74752],
    ['sellPoints jade', 75790],
    ['buy copper', 76817],
    ['transportAny A.water', 77824],
    ['populate C.swamp', 78853],
    ['recall 3', 79875],
    ['setDie 2 5', 80906],
    ['moveWeather cold', 81924],
    ['discard E5', 83076],
    ['stepBack', 83968],
    ['stockType water', 84992],
    ['stockType desert', 84998],
    ['takeTile achievement', 86030],
    ['feedCreature cotton', 87046],
  ])('library.choice-numbers: %s is %i', (phrase, number) => {
    expect(choiceOf(phrase)).toBe(number);
    expect(phraseOf(number)).toBe(phrase);
  });
});
