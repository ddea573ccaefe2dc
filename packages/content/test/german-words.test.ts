// German nouns in the cases the sentences use, and a sentence for every word a pack may use.
import {
  CARD_TYPES,
  CATEGORIES,
  type CompiledAbility,
  type CompiledEffect,
  type CompiledMeasure,
  FEATURES,
  HOOK_OF,
  HOOKS,
  MATERIALS,
  MEASURE_OF,
  MEASURES,
  MODULES,
  PROJECTS,
  type Rules,
  SITE_KINDS,
  TERRITORY_TYPES,
  TRACKS,
  TRIGGER_OF,
  TRIGGERS,
  VERBS,
  WEATHER,
} from '@civolution/engine';
import { expect, test } from 'vitest';
import { pieces, plain, THINGS } from '../src/marks.js';
import {
  a,
  agree,
  bare,
  beside,
  count,
  labelled,
  more,
  most,
  no,
  ofYours,
  the,
  those,
  upTo,
  which,
  within,
  your,
} from '../src/text/de/grammar.js';
import { entries as german } from '../src/text/de/index.js';
import { AREA, MATERIAL, SITE, TERRITORY } from '../src/text/de/lands.js';
import { DIE, MODULE, PROJECT } from '../src/text/de/lists.js';
import { NOUN } from '../src/text/de/words.js';
import { flaw, rules } from './support.js';

const NUMBERS = [1, 2, 5, 22];

test.each([
  [NOUN.tribe, 'Stamm Stämme Stämme Stämme', 'Stamm Stämmen Stämmen Stämmen'],
  [NOUN.idea, 'Idee Ideen Ideen Ideen', 'Idee Ideen Ideen Ideen'],
  [NOUN.material, 'Gut Güter Güter Güter', 'Gut Gütern Gütern Gütern'],
  [NOUN.food, 'Nahrung Nahrung Nahrung Nahrung', 'Nahrung Nahrung Nahrung Nahrung'],
  [NOUN.reset, 'Reset Resets Resets Resets', 'Reset Resets Resets Resets'],
  [NOUN.hunt, 'Jagd Jagden Jagden Jagden', 'Jagd Jagden Jagden Jagden'],
  [NOUN.building, 'Bau Bauten Bauten Bauten', 'Bau Bauten Bauten Bauten'],
  [PROJECT.boat, 'Boot Boote Boote Boote', 'Boot Booten Booten Booten'],
  [AREA.mountains, ...gebirge()],
  [MATERIAL.herbs, 'Kräuter Kräuter Kräuter Kräuter', 'Kräutern Kräutern Kräutern Kräutern'],
  [MATERIAL.gold, 'Gold Gold Gold Gold', 'Gold Gold Gold Gold'],
  [DIE.fate, ...dice()],
])('a noun after 1, 2, 5 and 22, accusative and dative', (noun, accusative, dative) => {
  const forms = (kase: 'accusative' | 'dative') =>
    NUMBERS.map(n => plain(count(n, noun, kase)).slice(`${n} `.length)).join(' ');
  expect(forms('accusative')).toBe(accusative);
  expect(forms('dative')).toBe(dative);
});

function gebirge(): [string, string] {
  const [one, other] = ['Gebirgs-Gebiet', 'Gebirgs-Gebiete'];
  return [[one, other, other, other].join(' '), [one, `${other}n`, `${other}n`, `${other}n`].join(' ')];
}
function dice(): [string, string] {
  const die = 'Schicksalswürfel';
  return [[die, die, die, die].join(' '), [die, `${die}n`, `${die}n`, `${die}n`].join(' ')];
}

test('adjectives follow gender, number, case and article', () => {
  const all = [
    count(1, NOUN.strongTribe, 'nominative'),
    count(1, NOUN.strongTribe),
    count(22, NOUN.strongTribe),
    count(5, NOUN.strongTribe, 'dative'),
    bare(NOUN.strongTribe, 'genitive', 'other'),
    your(NOUN.strongTribe, 'genitive', 'other'),
    ofYours(2, NOUN.weakTribe),
    most(NOUN.weakTribe),
    a(SITE.hiddenGrotto, 'dative'),
    the(SITE.holyRock, 'nominative'),
    bare(SITE.holyRock),
    bare(SITE.mysticOak, 'dative', 'other'),
  ];
  expect(all.map(plain)).toEqual([
    '1 starker Stamm',
    '1 starken Stamm',
    '22 starke Stämme',
    '5 starken Stämmen',
    'starker Stämme',
    'deiner starken Stämme',
    'bis zu 2 deiner schwachen Stämme',
    'die meisten schwachen Stämme',
    'einer Geheimen Grotte',
    'der Heilige Felsen',
    'Heiliger Felsen',
    'Mystischen Eichen',
  ]);
});

test('articles, amounts and places', () => {
  const all = [
    a(NOUN.site),
    a(NOUN.territory, 'genitive'),
    a(NOUN.track, 'genitive'),
    the(MODULE.trade[1], 'dative'),
    your(MODULE.sleep[1], 'accusative'),
    no(MATERIAL.wood),
    no(MATERIAL.clay),
    no(MATERIAL.jade),
    most(MATERIAL.sand),
    most(NOUN.food),
    most(NOUN.money),
    most(MATERIAL.herbs),
    upTo(1, NOUN.find),
    upTo(22, NOUN.find),
    more(2, SITE.mushroomValley),
    within(TERRITORY.desert),
    within(TERRITORY.mountains),
  ];
  expect(all.map(plain)).toEqual([
    'einen Ort',
    'eines Gebietes',
    'einer Fortschrittsleiste',
    'dem Handels-Modul',
    'dein Schlafmodul',
    'kein Holz',
    'keinen Lehm',
    'keine Jade',
    'den meisten Sand',
    'die meiste Nahrung',
    'das meiste Geld',
    'die meisten Kräuter',
    '1 Glücksfund',
    'bis zu 22 Glücksfunde',
    '2 Täler der Riesenpilze mehr',
    'in der Wüste',
    'im Gebirge',
  ]);
});

test('labels, relative pronouns and what is left', () => {
  const gorge = labelled(SITE.gorge, '2');
  const all = [
    the(gorge, 'genitive'),
    a(labelled(SITE.holyRock, '1'), 'dative'),
    beside(labelled(SITE.holyRock, '1')),
    beside(SITE.hiddenGrotto),
    which(PROJECT.farm),
    which(PROJECT.boat),
    which(NOUN.tribe),
    those(1, NOUN.strongTribe),
    those(2, NOUN.strongTribe),
    those(1, NOUN.material),
    those(5, NOUN.material),
    agree(1, 'wird', 'werden'),
    agree(0, 'wird', 'werden'),
  ];
  expect(all.map(plain)).toEqual([
    'der Schlucht der Urwölfe 2',
    'einem Heiligen Felsen 1',
    'am Heiligen Felsen 1',
    'an der Geheimen Grotte',
    'die',
    'das',
    'den',
    'den starken Stamm',
    'die 2 starken Stämme',
    'das Gut',
    'die 5 Güter',
    'wird',
    'werden',
  ]);
});

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  thing: THINGS,
  territory: TERRITORY_TYPES,
  material: MATERIALS,
  feature: FEATURES,
  category: CATEGORIES,
  card: CARD_TYPES,
  module: MODULES,
  site: SITE_KINDS,
  project: PROJECTS,
  weather: WEATHER,
};

/** A good sentence whose marks all picture something, each before a word. */
function good(text: string): string {
  expect(flaw(plain(text)), text).toBeNull();
  for (const piece of pieces(text)) {
    if ('kind' in piece) expect(KNOWN[piece.kind], text).toContain(piece.name);
  }
  expect(text, text).not.toMatch(/\}(?![A-Za-zÄÖÜäöüß])/);
  return plain(text);
}

function tellsApart(texts: readonly string[]): void {
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
}

const narrowings = (names: readonly string[] | null): number[] => [-1, ...(names ?? []).keys()];
const withAbility = (ability: Partial<CompiledAbility>): string => {
  const whole = { kind: 'rule', rules: [], on: -1, of: -1, n: 0, list: rules.activity, ...ability } as const;
  return good(german({ ...rules, abilities: [whole] }).ability(0));
};

test('every verb', () => {
  const effect = (verb: CompiledEffect['verb'], n: number, what: number): CompiledEffect => ({
    verb,
    n,
    what,
    of: 0,
    lists: [0, 0],
    cost: 0,
    measure: { name: 'boats', of: -1 },
    max: 1,
  });
  const say = (e: CompiledEffect): string => {
    const food = effect('points', 1, -1);
    return good(german({ ...rules, lists: [[food], [e]], costs: [[{ what: 0, n: 1 }]] }).effects(1));
  };
  tellsApart(VERBS.map(verb => say(effect(verb, 2, 1))));
  for (const verb of VERBS) for (const n of NUMBERS) say(effect(verb, n, 1));
});

test('every list of effects, card and chip of the frozen pack', () => {
  const texts = german(rules);
  rules.lists.forEach((_, list) => {
    good(texts.effects(list));
  });
  rules.cards.forEach((card, number) => {
    if (!card) return;
    good(texts.ability(number));
    for (const space of card.cost.keys()) good(texts.cost(number, space));
  });
  for (const number of rules.events.keys()) good(texts.eventCard(number));
  tellsApart([...rules.goals.keys()].map(number => good(texts.goal(number))));
  for (const [number, chip] of rules.chips.entries()) if (chip !== undefined) good(texts.income(number));
  for (const number of rules.attributes.keys()) good(texts.attribute(number));
  tellsApart([...rules.benefits.keys()].map(number => good(texts.startingAttribute(number))));
  tellsApart([...rules.creatures.keys()].map(number => good(texts.creature(number))));
});

test('every standing rule with everything it may be narrowed to', () => {
  const less = /\.(cost|price|min)$|^attribute/;
  for (const sign of [1, 2]) {
    tellsApart(
      HOOKS.flatMap((name, hook) =>
        narrowings(HOOK_OF[name]).map(of => {
          return withAbility({ rules: [{ hook, n: less.test(name) ? -sign : sign, of }] });
        }),
      ),
    );
  }
});

test('every trigger with everything it may be narrowed to', () => {
  tellsApart(
    TRIGGERS.flatMap((name, on) =>
      narrowings(TRIGGER_OF[name]).map(of => withAbility({ kind: 'trigger', on, of })),
    ),
  );
});

test('every measure in every role, with everything it may be narrowed to', () => {
  const measures = MEASURES.flatMap(name =>
    narrowings(MEASURE_OF[name]).map((of): CompiledMeasure => ({ name, of })),
  );
  const goal = (measure: CompiledMeasure, min: number): string =>
    good(german({ ...rules, goals: [{ ...rules.goals[0]!, measure, min }] }).goal(0));
  const event = (counts: CompiledMeasure, who: 'leader' | 'most' | 'each', min: number): string =>
    good(german({ ...rules, events: [{ ...rules.events[0]!, counts, who, min }] }).eventCard(0));
  const per = (measure: CompiledMeasure): string => {
    const effect = {
      verb: 'pointsPer',
      n: 1,
      what: -1,
      of: 0,
      lists: [],
      cost: -1,
      measure,
      max: 9,
    } as const;
    return good(german({ ...rules, lists: [[effect]] } as Rules).effects(0));
  };
  for (const min of [1, 2, 5]) tellsApart(measures.map(measure => goal(measure, min)));
  tellsApart(measures.map(measure => event(measure, 'leader', 1)));
  tellsApart(measures.map(measure => event(measure, 'most', 3)));
  tellsApart(measures.map(measure => event(measure, 'each', 22)));
  tellsApart(measures.map(per));
});

test('every name, without marks', () => {
  const { name } = german(rules);
  const lists: readonly (readonly [number, (n: number) => string])[] = [
    [TERRITORY_TYPES.length, name.territoryType],
    [MODULES.length, name.module],
    [TRACKS.length, name.track],
    [FEATURES.length, name.feature],
    [MATERIALS.length, name.material],
    [CATEGORIES.length, name.category],
    [SITE_KINDS.length, name.siteKind],
    [rules.sites.length, name.siteTile],
    [CARD_TYPES.length, name.cardType],
    [rules.events.length, name.event],
    [rules.goals.length, name.goal],
    [rules.attributes.length, name.attribute],
    [rules.benefits.length, name.startingAttribute],
    [rules.creatures.length, name.creature],
    [rules.solo.cards.length, name.actionCard],
    [rules.markerCards.length, name.markerCard],
    [WEATHER.length, name.weather],
    [4, n => name.level(n + 1)],
  ];
  for (const [n, of] of lists) {
    const texts = Array.from({ length: n }, (_, i) => of(i));
    for (const text of texts) expect(flaw(text), text).toBeNull();
    tellsApart(texts);
  }
});
