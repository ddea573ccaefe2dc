// From the words of a checked pack to numbers, once.
import { type TerritoryInfo, territories } from '../continent/geometry.js';
import { hashText } from '../state/chance.js';
import { compileSolo } from './compile-solo.js';
import {
  CARD_LETTERS,
  CARD_TYPES,
  CATEGORIES,
  DICE,
  FEATURE,
  FEATURES,
  FEWEST_SEATS,
  FOCUS,
  FOOD,
  IDEA,
  MAIN_MODULES,
  MATERIALS,
  MODULES,
  MONEY,
  PROJECTS,
  SITE_KINDS,
  STORED,
  TERRITORY_TYPES,
  TRACKS,
  WATER,
  WEATHER,
} from './names.js';
import { HOOK_OF, MEASURE_OF, TRIGGER_OF } from './narrowing.js';
import {
  ANY_FEATURE,
  ANY_MATERIAL,
  ATTRIBUTE_SLOT,
  CHIP_SLOT,
  type CompiledAbility,
  type CompiledCard,
  type CompiledCost,
  type CompiledEffect,
  type CompiledGoal,
  type CompiledMeasure,
  type CompiledRule,
  CREATURE_SLOT,
  FAVOR_STEP,
  HAND_CARD,
  type Rules,
  STARTING_CHIP,
  STRENGTH,
} from './rules.js';
import type {
  Ability,
  CostSpace,
  Effect,
  GoalChip,
  MarkerKind,
  Measure,
  MeasureName,
  Pack,
  PayKind,
  Payment,
  PlayerCount,
  Requirement,
  StandingRule,
  Verb,
} from './types.js';
import { HOOKS, TRIGGERS } from './vocabulary.js';

export function placeOf(what: PayKind): number {
  switch (what) {
    case 'food':
      return FOOD;
    case 'money':
      return MONEY;
    case 'idea':
      return IDEA;
    case 'focus':
      return FOCUS;
    case 'feature':
      return ANY_FEATURE;
    case 'material':
      return ANY_MATERIAL;
    case 'card':
      return HAND_CARD;
    case 'favor':
      return FAVOR_STEP;
    case 'strength':
      return STRENGTH;
    default: {
      const feature = (FEATURES as readonly string[]).indexOf(what);
      return feature >= 0 ? FEATURE + feature : STORED + (MATERIALS as readonly string[]).indexOf(what);
    }
  }
}

/** The number of a research card from its id: 'B3' is 34. */
export const cardNumber = (id: string): number => CARD_LETTERS.indexOf(id[0]!) * 32 + Number(id.slice(1)) - 1;

const index = (list: readonly string[], name: string | undefined): number =>
  name === undefined ? -1 : list.indexOf(name);

const maskOf = (places: readonly TerritoryInfo[], belongs: (t: TerritoryInfo) => boolean): number =>
  places.reduce((mask, t, i) => (belongs(t) ? mask | (1 << i) : mask), 0);

/** Turns the words of a checked pack into numbers, once. */
export function compile(pack: Pack): Rules {
  const places = territories(pack.continent);
  const lists: (readonly CompiledEffect[])[] = [];
  const costs: (readonly { what: number; n: number }[])[] = [];

  const list = (effects: readonly Effect[]): number => {
    const at = lists.push([]) - 1;
    lists[at] = effects.map(effect);
    return at;
  };
  const measure = (m: Measure): CompiledMeasure => ({
    name: m.measure,
    of: index(MEASURE_OF[m.measure] ?? [], m.of),
  });
  const make = (verb: Verb, part: Partial<CompiledEffect> = {}): CompiledEffect => ({
    verb,
    n: part.n ?? 0,
    what: part.what ?? -1,
    of: part.of ?? 0,
    lists: part.lists ?? [],
    cost: part.cost ?? -1,
    measure: part.measure ?? null,
    max: part.max ?? 0,
  });

  function effect(e: Effect): CompiledEffect {
    switch (e.do) {
      case 'gain':
        return make(e.do, {
          n: e.n,
          what: placeOf(e.what),
          of: typeof e.of === 'number' ? -e.of : Math.max(0, index(TERRITORY_TYPES, e.of)),
        });
      case 'pointsPer':
        return make(e.do, { n: e.n, measure: measure(e.per), max: e.max ?? Number.MAX_SAFE_INTEGER });
      case 'track':
        return make(e.do, { n: e.n, what: index(TRACKS, e.track) });
      case 'upgrade':
        return make(e.do, { what: upgradeMask(e.module, e.value) });
      case 'gainCard':
        return make(e.do, { what: index(CARD_TYPES, e.type) });
      case 'installCard':
        return make(e.do, { what: index(CARD_TYPES, e.type) });
      case 'drawCards':
        return make(e.do, { n: e.n, max: e.keep });
      case 'test':
        return make(e.do, { lists: [list(e.then), list(e.else ?? [])] });
      case 'or':
        return make(e.do, { lists: e.options.map(list) });
      case 'pay':
        return make(e.do, { cost: payment(e.cost), lists: [list(e.then)] });
      case 'if':
        return make(e.do, { measure: measure(e.has), n: e.has.min, lists: [list(e.then)] });
      case 'lose':
        return make(e.do, { what: (e.what.includes('food') ? 1 : 0) + (e.what.includes('tribe') ? 2 : 0) });
      case 'points':
      case 'favor':
      case 'migrate':
      case 'procreate':
      case 'strengthen':
      case 'reveal':
      case 'populate':
      case 'hunt':
      case 'find':
      case 'produce':
      case 'transport':
      case 'trade':
      case 'plan':
      case 'recall':
      case 'setDie':
      case 'mutate':
      case 'weather':
      case 'tracks':
      case 'features':
      case 'stock':
        return make(e.do, { n: e.n });
      case 'build':
        return make(e.do, { what: index(PROJECTS, e.project) });
      case 'gainDie':
        return make(e.do, { what: index(DICE, e.die) });
      case 'gainIncome':
      case 'useIncome':
      case 'activity':
      case 'flipStage':
      case 'gainGoal':
      case 'installGoal':
      case 'drawEach':
      case 'expand':
        return make(e.do);
    }
  }

  /** One item per kind of marker; named ones first, so that "any" never takes what a later item needs. */
  const payment = (cost: readonly Payment[]): number => {
    const sums = new Map<number, number>();
    for (const { what, n } of cost) sums.set(placeOf(what), (sums.get(placeOf(what)) ?? 0) + n);
    const items = [...sums].map(([what, n]) => ({ what, n }));
    return costs.push(items.sort((a, b) => b.what - a.what)) - 1;
  };

  const values = MODULES.map((name, m): readonly [number, number] => {
    if (m < MAIN_MODULES) return pack.tables.modules[name]!;
    const value = m - MAIN_MODULES + 1;
    return value <= FEATURES.length ? [value, value] : [0, 0];
  });
  const modulesOfValue = Array.from({ length: 7 }, (_, value) =>
    values.reduce((mask, pair, m) => (m < MAIN_MODULES && pair.includes(value) ? mask | (1 << m) : mask), 0),
  );
  const upgradeMask = (module: string | undefined, value: number | 'track' | undefined): number => {
    if (module !== undefined) return 1 << index(MODULES, module);
    if (value === 'track') return -1;
    return value === undefined ? (1 << MAIN_MODULES) - 1 : modulesOfValue[value]!;
  };

  const rule = ({ hook, n, of }: StandingRule): CompiledRule => ({
    hook: HOOKS.indexOf(hook),
    n: n ?? 1,
    of: index(HOOK_OF[hook] ?? [], of),
  });

  const ability = (a: Ability): CompiledAbility => {
    const none = { kind: a.kind, rules: [], on: -1, of: -1, n: 0, list: -1 };
    switch (a.kind) {
      case 'activity':
        return { ...none, list: list(a.effects) };
      case 'pointBonus':
        return { ...none, n: a.n };
      case 'rule':
        return { ...none, rules: [a, ...(a.and ?? [])].map(rule) };
      case 'trigger':
        return {
          ...none,
          on: TRIGGERS.indexOf(a.on),
          of: index(TRIGGER_OF[a.on] ?? [], a.of),
          list: list(a.effects),
        };
    }
  };

  const cost = (space: CostSpace | null): CompiledCost | null => {
    if (space === null) return null;
    const rest = { settlements: space.settlements ?? 0, included: space.included ?? false, n: space.n ?? 1 };
    if (space.material !== undefined)
      return { kind: 'material', what: MATERIALS.indexOf(space.material), ...rest };
    if (space.have !== undefined) return { kind: 'have', what: FEATURES.indexOf(space.have), ...rest };
    if (space.return !== undefined) return { kind: 'return', what: FEATURES.indexOf(space.return), ...rest };
    return { kind: 'settlements', what: -1, ...rest };
  };

  const cards: (CompiledCard | undefined)[] = new Array<undefined>(CHIP_SLOT).fill(undefined);
  const abilities: (CompiledAbility | undefined)[] = new Array<undefined>(CREATURE_SLOT).fill(undefined);
  for (const card of pack.research) {
    const number = cardNumber(card.id);
    cards[number] = {
      id: card.id,
      type: Math.floor(number / 32),
      cost: card.cost.map(cost),
      points: card.points ?? [0, 0, 0, 0, 0],
      bonus: list(card.bonus ?? []),
      bonuses: [],
      hand: card.hand ?? 0,
    };
    if (card.ability) abilities[number] = ability(card.ability);
  }
  pack.attributes.forEach((chip, i) => {
    abilities[ATTRIBUTE_SLOT + i] = ability(chip.ability);
  });

  const chips: (number | undefined)[] = new Array<undefined>(48).fill(undefined);
  pack.incomes.forEach((chip, i) => {
    chips[i] = list(chip.effects);
  });
  pack.startingChips.forEach((chip, i) => {
    chips[STARTING_CHIP + i] = list(chip.effects);
  });

  const goal = (chip: GoalChip): CompiledGoal => {
    const wants = chip.requirement;
    return 'return' in wants
      ? { id: chip.id, measure: null, min: 0, material: MATERIALS.indexOf(wants.return) }
      : { id: chip.id, measure: measure(wants), min: (wants as Requirement).min, material: -1 };
  };

  let grounds = 1; // the island
  const { tables } = pack;
  const counts = ([2, 3, 4] as const satisfies PlayerCount[]).map(players => ({
    resets: tables.resets[players],
    goals: tables.displays.goals[players],
    dice: tables.displays.dice[players],
  }));
  const rules: Rules = {
    pack,
    hash: hashText(JSON.stringify(pack)),
    lists,
    needsPaymentGoods: [],
    costs,
    cards,
    abilities,
    chips,
    chipModules: pack.startingChips.map(chip => MODULES.indexOf(chip.module)),
    chipHands: pack.startingChips.map(chip => chip.hand ?? 0),
    events: pack.events.map(e => ({
      id: e.id,
      weather: e.weather,
      who: e.who,
      counts: measure(e.counts),
      min: e.min ?? 1,
      returns: e.returns ?? null,
      reward: list(e.reward),
    })),
    goals: pack.goals.map(goal),
    attributes: pack.attributes.map(a => ({ feature: FEATURES.indexOf(a.feature), have: a.have })),
    markerCards: pack.startingMarkers.map(card => ({
      markers: Object.entries(card.markers).map(([what, n]) => [placeOf(what as MarkerKind), n] as const),
      hand: card.hand ?? 0,
    })),
    sites: pack.sites.map(site => ({
      kind: SITE_KINDS.indexOf(site.kind),
      points: site.points,
      ground: site.kind === 'buildingGround' ? grounds++ : -1,
      materials: (site.materials ?? []).reduce((mask, m) => mask | (1 << MATERIALS.indexOf(m)), 0),
    })),
    territories: places,
    land: maskOf(places, t => t.type !== WATER),
    ofType: TERRITORY_TYPES.map((_, type) => maskOf(places, t => t.type === type)),
    grounds,
    islandMaterials: pack.continent.islandMaterials.reduce(
      (mask, m) => mask | (1 << MATERIALS.indexOf(m)),
      0,
    ),
    values,
    modulesOfValue,
    lines: tables.tracks.lines.map(l => ({ before: l.before, bonus: list(l.bonus) })),
    weather: {
      start: WEATHER.indexOf(tables.weather.start),
      effects: tables.weather.spaces.map(space => list([space.effect])),
      beyond: list([tables.weather.beyond]),
    },
    completion: tables.console.completion.map(list),
    activity: list(tables.console.activity),
    finalPoints: CATEGORIES.map(c => [tables.scoring.final[c], tables.scoring.finalTile[c]] as const),
    oak: TERRITORY_TYPES.map(type => tables.oak[type]),
    settlements: tables.console.settlements.map(s => ({
      cost: s.cost.map(m => MATERIALS.indexOf(m)),
      diamonds: s.diamonds,
    })),
    benefits: pack.startingAttributes.map(chip => list(chip.effects)),
    creatures: pack.creatures.map(({ type, rewards }) => ({
      type: TERRITORY_TYPES.indexOf(type),
      rewards: rewards.map(list),
    })),
    solo: compileSolo(pack),
    byPlayers: players => counts[players - FEWEST_SEATS]!,
  };
  // These come last: saved games of earlier versions name the other lists by their numbers.
  cards.forEach((card, number) => {
    if (!card) return;
    cards[number] = { ...card, bonuses: lists[card.bonus]!.map(bonus => lists.push([bonus]) - 1) };
  });
  return { ...rules, needsPaymentGoods: lists.map(list => list.some(e => needsPaymentGoods(rules, e))) };
}

/** Verbs that move or turn dice. */
const OF_DICE: Readonly<Record<Verb, boolean>> = {
  gain: false,
  points: false,
  pointsPer: false,
  favor: false,
  track: false,
  upgrade: false,
  gainIncome: false,
  useIncome: false,
  activity: false,
  flipStage: false,
  gainCard: false,
  drawCards: false,
  installCard: false,
  gainGoal: false,
  migrate: false,
  procreate: false,
  strengthen: false,
  reveal: false,
  test: false,
  or: false,
  pay: false,
  if: false,
  lose: false,
  populate: false,
  hunt: false,
  find: false,
  produce: false,
  transport: false,
  trade: false,
  build: false,
  plan: false,
  gainDie: false,
  recall: true,
  setDie: true,
  mutate: false,
  installGoal: false,
  weather: false,
  tracks: false,
  features: false,
  stock: false,
  drawEach: false,
  expand: false,
};

/** Measures of what a module is paid with. */
const PAYMENT_GOODS: Readonly<Record<MeasureName, boolean>> = {
  track: false,
  favor: false,
  activationDice: true,
  fateDice: false,
  dice: true,
  food: false,
  money: false,
  ideas: true,
  focus: true,
  features: false,
  stored: false,
  raw: false,
  tribes: false,
  strongTribes: false,
  weakTribes: false,
  wildTribes: false,
  tribesInOne: false,
  territories: false,
  tribesBeside: false,
  farms: false,
  farmAndTribe: false,
  boats: false,
  settlements: false,
  statues: false,
  cards: false,
  hand: false,
  incomeChips: false,
  goalChips: false,
  attributeChips: false,
  upgrades: false,
  landTypes: false,
  cardTypes: false,
  materialKinds: false,
  featureKinds: false,
  siteKinds: false,
  planning: true,
  lowestTrack: false,
  highestTrack: false,
  fireTribes: false,
  boatTribes: false,
  topCards: false,
  topModules: false,
  grounds: false,
  pale: false,
};

const needsPaymentGoods = (rules: Rules, { verb, cost, measure, lists }: CompiledEffect): boolean =>
  OF_DICE[verb] ||
  (cost >= 0 && rules.costs[cost]!.some(({ what }) => what === IDEA || what === FOCUS)) ||
  (measure !== null && PAYMENT_GOODS[measure.name]) ||
  lists.some(list => rules.lists[list]!.some(e => needsPaymentGoods(rules, e)));
