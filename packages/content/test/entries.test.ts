// Everything the pack says has a text, and what differs reads differently.

import { gameTexts } from '@civolution/content';
import {
  ATTRIBUTE_SLOT,
  CARD_TYPES,
  CATEGORIES,
  CHIP_SLOT,
  type CompiledAbility,
  CREATURE_SLOT,
  FEATURES,
  HOOK_OF,
  HOOKS,
  MAIN_MODULES,
  MATERIALS,
  MEASURE_OF,
  MEASURES,
  MODULES,
  ONE_GOAL,
  PLACES,
  POINT_SOURCES,
  type Rules,
  SITE_KINDS,
  STARTING_ATTRIBUTE,
  TERRITORY_TYPES,
  TRACKS,
  TRIGGER_OF,
  TRIGGERS,
  TWO_GOALS,
} from '@civolution/engine';
import { expect, test } from 'vitest';
import { flaw, position, rules, say } from './support.js';

const good = (text: string): string => {
  expect(flaw(text), text).toBeNull();
  return text;
};

/** Equal things may read alike; different ones may not. */
function tellsApart(things: readonly (readonly [thing: unknown, text: string])[]): void {
  const seen = new Map<string, string>();
  for (const [thing, text] of things) {
    const shape = JSON.stringify(thing);
    const other = seen.get(text);
    expect(other === undefined || other === shape, `"${text}" stands for ${other} and ${shape}`).toBe(true);
    seen.set(text, shape);
  }
}

test('every list of effects of the pack', () => {
  rules.lists.forEach((_, list) => {
    good(say.effects(list));
  });
});

test('every ability, and different abilities read differently', () => {
  const { research, attributes } = rules.pack;
  const abilities = [
    ...research.map(card => [card.ability, cardOf(card.id)] as const),
    ...attributes.map((chip, i) => [chip.ability, ATTRIBUTE_SLOT + i] as const),
  ];
  tellsApart(abilities.map(([ability, slot]) => [ability, good(say.ability(slot))]));
});

const cardOf = (id: string): number => rules.cards.findIndex(card => card?.id === id);

test('every card, goal, event, income chip and attribute chip', () => {
  rules.cards.forEach((card, n) => {
    if (!card) return;
    const lines = good(say.card(n).replaceAll('\n', ' | ')).split(' | ');
    expect(lines[0]).toContain(card.id);
    for (let space = 0; space < 5; space++) good(say.cost(n, space));
  });
  rules.events.forEach((_, n) => {
    good(say.eventCard(n));
  });
  tellsApart(
    rules.goals.map((_, n) => [rules.pack.goals[n]!.requirement, good(say.goal(n)).split(': ')[1]!]),
  );
  tellsApart(
    rules.chips.flatMap((list, chip) =>
      list === undefined
        ? []
        : [
            [
              rules.lists[list]!.map(e => [e, e.lists.map(l => rules.lists[l])]),
              good(say.income(chip)).split(': ')[1]!,
            ] as const,
          ],
    ),
  );
  rules.attributes.forEach((_, n) => {
    good(say.attribute(n));
  });
});

test('every starting attribute chip, creature and card of V.I.C.I', () => {
  const { startingAttributes, creatures, solo } = rules.pack;
  tellsApart(startingAttributes.map((chip, n) => [chip.effects, good(say.startingAttribute(n))]));
  tellsApart(creatures.map((chip, n) => [[chip.type, chip.rewards], good(say.creature(n))]));
  tellsApart(
    solo.cards.map(({ blue, red, resetIcons }, n) => {
      const [head, ...lines] = say.actionCard(n).split('\n');
      for (const line of [head!, ...lines]) good(line.replace(/^\d\S*: |:$/, '').replace(/^[a-z]/, 'X'));
      expect(head).toBe(`Action card ${n + 1}`);
      return [[blue, red, resetIcons], lines.join(' ')];
    }),
  );
});

/** The pack with other abilities in its slots. */
const withAbilities = (abilities: CompiledAbility[]): Rules => ({ ...rules, abilities });

test('every standing rule with everything it may be narrowed to', () => {
  const abilities = HOOKS.flatMap((hook, number) =>
    [-1, ...(HOOK_OF[hook] ?? []).keys()].flatMap(of =>
      [-1, 1, 2].map(
        (n): CompiledAbility => ({
          kind: 'rule',
          rules: [{ hook: number, n, of }],
          on: -1,
          of: -1,
          n: 0,
          list: -1,
        }),
      ),
    ),
  );
  const { ability } = gameTexts('en', withAbilities(abilities));
  const texts = abilities.map((_, slot) => good(ability(slot)));
  const narrowed = abilities.flatMap((a, i) =>
    a.rules[0]!.n === 2 ? [[[a.rules[0]!.hook, a.rules[0]!.of], texts[i]!] as const] : [],
  );
  tellsApart(narrowed);
});

test('every trigger with everything it may be narrowed to', () => {
  const abilities = TRIGGERS.flatMap((trigger, on) =>
    [-1, ...(TRIGGER_OF[trigger] ?? []).keys()].map(
      (of): CompiledAbility => ({ kind: 'trigger', rules: [], on, n: 0, of, list: rules.activity }),
    ),
  );
  const { ability } = gameTexts('en', withAbilities(abilities));
  tellsApart(abilities.map((a, slot) => [a, good(ability(slot))]));
});

test('every measure in goals and events, with everything it may be narrowed to', () => {
  const measures = MEASURES.flatMap(name =>
    [-1, ...(MEASURE_OF[name] ?? []).keys()].map(of => ({ name, of })),
  ).filter(({ name, of }) => name !== 'tribesBeside' || of >= 0);
  const goals = measures.map(measure => ({ ...rules.goals[0]!, measure, min: 2 }));
  const events = measures.map(counts => ({ ...rules.events[0]!, counts, who: 'most' as const }));
  const repeated: Rules = {
    ...rules,
    goals,
    events,
    pack: {
      ...rules.pack,
      goals: goals.map(() => rules.pack.goals[0]!),
      events: events.map(() => rules.pack.events[0]!),
    },
  };
  const { goal, eventCard } = gameTexts('en', repeated);
  tellsApart(measures.map((measure, n) => [measure, good(goal(n))]));
  tellsApart(measures.map((measure, n) => [measure, good(eventCard(n))]));
});

test('every module at every level; a higher level is said to do something else', () => {
  MODULES.forEach((_, module) => {
    const texts = [1, 2, 3, 4].map(level => good(say.module(module, level)));
    if (module >= MAIN_MODULES) expect(new Set(texts).size).toBe(1);
    else expect(texts[0], texts.join(' | ')).not.toBe(texts[3]);
    for (let level = 1; level < 4 && module < MAIN_MODULES; level++)
      expect(texts[level], texts.join(' | ')).not.toBe(texts[level - 1]);
  });
});

test('every name', () => {
  const { name } = say;
  const lists: readonly (readonly [number, (n: number) => string])[] = [
    [rules.territories.length, name.territory],
    [TERRITORY_TYPES.length, name.territoryType],
    [MODULES.length, name.module],
    [TRACKS.length, name.track],
    [FEATURES.length, name.feature],
    [MATERIALS.length, name.material],
    [CATEGORIES.length, name.category],
    [SITE_KINDS.length, name.siteKind],
    [rules.sites.length, name.siteTile],
    [rules.grounds, name.ground],
    [POINT_SOURCES.length, name.pointSource],
    [CARD_TYPES.length, name.cardType],
    [rules.events.length, name.event],
    [rules.goals.length, name.goal],
    [rules.attributes.length, name.attribute],
    [rules.benefits.length, name.startingAttribute],
    [rules.creatures.length, name.creature],
    [rules.solo.cards.length, name.actionCard],
    [rules.markerCards.length, name.markerCard],
    [5, name.weather],
    [4, name.seat],
    [PLACES, place => name.place(place)],
    [PLACES, place => name.markers(place, 2)],
  ];
  for (const [n, of] of lists) {
    const texts = Array.from({ length: n }, (_, i) => of(i));
    for (const text of texts) expect(flaw(text.replace(/^[a-z]/, 'X')), text).toBeNull();
    expect(new Set(texts).size, texts.join(', ')).toBe(n);
  }
});

test('every slot of a stage partition', () => {
  const slots = [
    ...rules.cards.keys(),
    ...[...rules.chips.keys()].map(chip => CHIP_SLOT + chip),
    ...[...rules.attributes.keys()].map(chip => ATTRIBUTE_SLOT + chip),
    ...[...rules.benefits.keys()].map(chip => ATTRIBUTE_SLOT + STARTING_ATTRIBUTE + chip),
    ...[...rules.creatures.keys()].map(creature => CREATURE_SLOT + creature),
    ONE_GOAL,
    TWO_GOALS,
  ].filter(
    slot => slot >= ATTRIBUTE_SLOT || rules.cards[slot] || rules.chips[slot - CHIP_SLOT] !== undefined,
  );
  const names = slots.map(say.name.slot);
  for (const name of names) expect(flaw(name.replace(/^[a-z]/, 'X')), name).toBeNull();
  expect(new Set(names).size).toBe(slots.length);
  expect(say.name.slot(ATTRIBUTE_SLOT + STARTING_ATTRIBUTE + 3)).toBe(
    'starting attribute chip Well-read civilization',
  );
  expect(say.name.slot(CREATURE_SLOT + 1)).toBe('creature chip Plains strider');
});

test('raw materials are called by their material once a territory is developed', () => {
  const state = position();
  const developed = rules.territories.findIndex(({ start }) => start);
  expect(say.name.markers(34 + developed, 2)).toMatch(/^2 raw materials in /);
  expect(say.name.markers(34 + developed, 2, state)).toMatch(/^2 raw [A-Z]/);
});
