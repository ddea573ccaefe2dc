import { ability } from './check-abilities.js';
import { effects, landType, mainModule, measure, mostOf, requirement } from './check-effects.js';
import {
  type Context,
  choose,
  dictionary,
  fieldOf,
  flag,
  inside,
  int,
  list,
  maybe,
  nullable,
  object,
  problem,
  refine,
  type Schema,
  someOf,
  text,
  word,
} from './check-shape.js';
import { FEATURES, MATERIALS, SITE_KINDS } from './names.js';
import type {
  AttributeChip,
  CostSpace,
  CreatureChip,
  EventCard,
  GoalChip,
  IncomeChip,
  ResearchCard,
  SiteTile,
  StartingAttributeChip,
  StartingChipCard,
  StartingMarkerCard,
  Words,
} from './types.js';
import { EVENT_WHO, PLACED_MARKERS, SOURCES } from './vocabulary.js';

/** Research cards, events, chips, starting cards and sites, each for itself. */

const name = text(/\S/, 'a name');
const languageCode = text(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'the code of a language');
const words = refine(dictionary(languageCode, name), (given, at, ctx) => {
  if (given['en'] === undefined) problem(ctx, inside(at, 'en'), 'missing', 'is missing');
}) as Schema<Words>;
const source = word(SOURCES, 'source');
const head = { name: words, source, reason: maybe(name) };
const id = text(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, 'letters, digits and hyphens');
const hand = int(1, 6);
const feature = word(FEATURES, 'feature');
export const material = word(MATERIALS, 'material');

const costSpace: Schema<CostSpace> = refine(
  object<CostSpace>({
    material: maybe(material),
    have: maybe(feature),
    return: maybe(feature),
    n: maybe(int(1, 3)),
    settlements: maybe(int(1, 4)),
    included: maybe(flag),
  }),
  (space, at, ctx) => {
    const wanted = [space.material, space.have, space.return].filter(what => what !== undefined).length;
    if (wanted > 1) problem(ctx, at, 'conflict', 'wants more than one of material, have and return');
    if (wanted === 0 && space.settlements === undefined)
      problem(ctx, at, 'missing', 'wants nothing: use null');
    if (wanted === 0 && space.n !== undefined) problem(ctx, `${at}.n`, 'conflict', 'counts nothing');
    if (space.included && space.settlements === undefined) {
      problem(ctx, `${at}.included`, 'conflict', 'has no settlements to include');
    }
  },
);

function checkCosts({ id, cost, points }: ResearchCard, ctx: Context): void {
  cost.forEach((space, i) => {
    const at = `cost[${i}]`;
    if (space?.settlements !== undefined && !id.startsWith('D')) {
      problem(ctx, `${at}.settlements`, 'conflict', 'only buildings count settlements');
    }
    if (space?.included && cost[i + 1]?.settlements === undefined) {
      problem(ctx, `${at}.included`, 'conflict', 'the next space has no settlements');
    }
    if (space === null && points?.[i]) {
      problem(ctx, `points[${i}]`, 'conflict', 'an empty cost space never gives its points');
    }
  });
}

export const researchCard: Schema<ResearchCard> = refine(
  object<ResearchCard>({
    id: text(/^[A-E]([1-9]|[12][0-9]|3[0-2])$/, 'a letter A-E and a number 1-32'),
    ...head,
    cost: list(nullable(costSpace), 5, 5),
    points: maybe(list(int(0, 20), 5, 5)),
    bonus: maybe(effects),
    ability: maybe(ability),
    hand: maybe(hand),
  }),
  (card, _at, ctx) => checkCosts(card, ctx),
);

export const eventCard: Schema<EventCard> = refine(
  object<EventCard>({
    id: text(/^F[1-9][0-9]?$/, 'F and a number 1-99'),
    ...head,
    weather: word([-2, -1, 1, 2], 'change of weather'),
    who: word(EVENT_WHO, 'who'),
    counts: measure,
    min: maybe(int(1, 50)),
    returns: maybe(word(['farm', 'boat'], 'return')),
    reward: effects,
  }),
  ({ who, counts, min }, _at, ctx) => {
    if (who === 'each' && min === undefined)
      problem(ctx, 'min', 'missing', `is missing: 'each' needs a number`);
    const most = mostOf(counts);
    if (min !== undefined && min > most) problem(ctx, 'min', 'range', `nobody can have over ${most}`);
  },
);

const returning = object<Extract<GoalChip['requirement'], { readonly return: unknown }>>({
  return: material,
});

export const goalChip: Schema<GoalChip> = object<GoalChip>({
  id,
  ...head,
  requirement: choose<GoalChip['requirement']>(value =>
    fieldOf(value, 'return') !== undefined ? returning : requirement,
  ),
});

export const incomeChip: Schema<IncomeChip> = object<IncomeChip>({ id, ...head, effects });

export const attributeChip: Schema<AttributeChip> = refine(
  object<AttributeChip>({ id, ...head, feature, have: int(1, 6), ability }),
  (chip, _at, ctx) => {
    if (chip.ability.kind === 'pointBonus') {
      problem(ctx, 'ability.kind', 'conflict', 'only research cards give a point bonus');
    }
  },
);

export const startingMarkerCard: Schema<StartingMarkerCard> = object<StartingMarkerCard>({
  id,
  ...head,
  markers: someOf(PLACED_MARKERS, int(1, 12)),
  hand: maybe(hand),
});

export const startingChipCard: Schema<StartingChipCard> = object<StartingChipCard>({
  id,
  ...head,
  effects,
  module: mainModule,
  hand: maybe(hand),
});

export const startingAttributeChip: Schema<StartingAttributeChip> = object<StartingAttributeChip>({
  id,
  ...head,
  effects,
});

const FEEDING_SPACES = 3;

export const creatureChip: Schema<CreatureChip> = object<CreatureChip>({
  id,
  ...head,
  type: landType,
  rewards: list(effects, FEEDING_SPACES, FEEDING_SPACES),
});

export const siteTile: Schema<SiteTile> = refine(
  object<SiteTile>({
    id,
    ...head,
    kind: word(SITE_KINDS, 'kind of site'),
    points: int(0, 20),
    materials: maybe(differentMaterials()),
  }),
  ({ kind, materials }, _at, ctx) => {
    if (kind === 'buildingGround' && !materials) problem(ctx, 'materials', 'missing', 'is missing');
    if (kind !== 'buildingGround' && materials) {
      problem(ctx, 'materials', 'conflict', 'only building grounds have materials');
    }
  },
);

export function differentMaterials(): Schema<SiteTile['materials'] & object> {
  return refine(list(material, 1, 4), (value, at, ctx) => {
    if (new Set(value).size < value.length) problem(ctx, at, 'duplicate', 'names a material twice');
  });
}
