import { type Geometry, type TerritoryInfo, territories } from '../continent/geometry.js';
import { hashText } from '../state/chance.js';
import {
  CARD_LETTERS,
  CARD_TYPES,
  CATEGORIES,
  FEATURE,
  FEATURES,
  FOCUS,
  FOOD,
  IDEA,
  MAIN_MODULES,
  MATERIALS,
  MODULES,
  MONEY,
  SITE_KINDS,
  STORED,
  TERRITORY_TYPES,
  TRACKS,
  WEATHER,
} from './names.js';
import type {
  Ability,
  CostSpace,
  Effect,
  EventCard,
  GoalChip,
  HookName,
  MarkerKind,
  Measure,
  MeasureName,
  Pack,
  Payment,
  PlayerCount,
  Requirement,
  TriggerName,
  Verb,
} from './types.js';
import { HOOKS, MEASURES, TRIGGERS } from './vocabulary.js';

export type { Geometry, TerritoryInfo };

/** Instead of a place: any feature space, any storage space. */
export const ANY_FEATURE = -1;
export const ANY_MATERIAL = -2;

export interface CompiledMeasure {
  readonly name: MeasureName;
  readonly of: number;
}

/** An effect in numbers. Lists of effects are interned: a task names a list by its number. */
export interface CompiledEffect {
  readonly verb: Verb;
  readonly n: number;
  /** gain: place or ANY_…; track: track or -1; upgrade: mask of modules or -1 for the line's; gainCard: type or -1. */
  readonly what: number;
  /** gain any material: territory type, or -row, or 0. */
  readonly of: number;
  readonly lists: readonly number[];
  readonly cost: number;
  readonly measure: CompiledMeasure | null;
  readonly max: number;
}

export interface CompiledAbility {
  readonly kind: Ability['kind'];
  /** Number of the hook or trigger, else -1. */
  readonly speaksAt: number;
  readonly n: number;
  /** What it is narrowed to, or -1. */
  readonly of: number;
  readonly list: number;
}

export interface CompiledCost {
  readonly kind: 'material' | 'have' | 'return' | 'settlements';
  /** Material or feature. */
  readonly what: number;
  readonly n: number;
  readonly settlements: number;
  readonly included: boolean;
}

export interface CompiledCard {
  readonly id: string;
  readonly type: number;
  readonly cost: readonly (CompiledCost | null)[];
  readonly points: readonly number[];
  readonly bonus: number;
  readonly hand: number;
}

export interface CompiledEvent {
  readonly id: string;
  readonly weather: number;
  readonly who: EventCard['who'];
  readonly counts: CompiledMeasure;
  readonly min: number;
  readonly returns: 'farm' | 'boat' | null;
  readonly reward: number;
}

export interface CompiledGoal {
  readonly id: string;
  readonly measure: CompiledMeasure | null;
  readonly min: number;
  /** The stored material to return, or -1. */
  readonly material: number;
}

export interface Rules {
  readonly pack: Pack;
  readonly hash: string;
  readonly lists: readonly (readonly CompiledEffect[])[];
  readonly costs: readonly (readonly { readonly what: number; readonly n: number }[])[];
  /** By card number, type * 32 + number - 1. */
  readonly cards: readonly (CompiledCard | undefined)[];
  /** By slot. */
  readonly abilities: readonly (CompiledAbility | undefined)[];
  /** By chip number: income chips from 0, starting chip cards from 32. */
  readonly chips: readonly (number | undefined)[];
  readonly chipModules: readonly number[];
  readonly chipHands: readonly number[];
  readonly events: readonly CompiledEvent[];
  readonly goals: readonly CompiledGoal[];
  readonly attributes: readonly { readonly feature: number; readonly have: number }[];
  readonly markerCards: readonly {
    readonly markers: readonly (readonly [number, number])[];
    readonly hand: number;
  }[];
  readonly sites: readonly {
    readonly kind: number;
    readonly points: number;
    /** Number of the Building ground (the island is 0), or -1. */
    readonly ground: number;
    readonly materials: number;
  }[];
  readonly territories: readonly TerritoryInfo[];
  readonly grounds: number;
  /** What a statue on the island may be made of, as a mask. */
  readonly islandMaterials: number;
  /** The two values of each module; 0 for any. */
  readonly values: readonly (readonly [number, number])[];
  readonly modulesOfValue: readonly number[];
  readonly lines: readonly { readonly before: number; readonly bonus: number }[];
  readonly weather: { readonly start: number; readonly effects: readonly number[]; readonly beyond: number };
  readonly completion: readonly number[];
  readonly activity: number;
  readonly finalPoints: readonly (readonly [number, number])[];
  readonly oak: readonly number[];
  readonly settlements: readonly { readonly cost: readonly number[]; readonly diamonds: number }[];
  readonly byPlayers: (players: number) => {
    readonly resets: number;
    readonly goals: number;
    readonly dice: number;
  };
}

/** Slots of a stage partition: research cards, income chips, attribute chips, creatures, one or two goal chips. */
export const CHIP_SLOT = 160;
export const STARTING_CHIP = 32;
export const ATTRIBUTE_SLOT = 208;
export const CREATURE_SLOT = 232;
export const ONE_GOAL = 240;
export const TWO_GOALS = 241;

export function placeOf(what: MarkerKind): number {
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
    default: {
      const feature = (FEATURES as readonly string[]).indexOf(what);
      return feature >= 0 ? FEATURE + feature : STORED + (MATERIALS as readonly string[]).indexOf(what);
    }
  }
}

export const cardNumber = (id: string): number => CARD_LETTERS.indexOf(id[0]!) * 32 + Number(id.slice(1)) - 1;

const index = (list: readonly string[], name: string | undefined): number =>
  name === undefined ? -1 : list.indexOf(name);

/** What `of` may name, by measure, hook and trigger; the check uses the same table. */
export const MEASURE_OF: Partial<Record<MeasureName, readonly string[]>> = {
  track: TRACKS,
  features: FEATURES,
  stored: MATERIALS,
  tribes: TERRITORY_TYPES,
  tribesInOne: TERRITORY_TYPES,
  territories: TERRITORY_TYPES,
  farmAndTribe: TERRITORY_TYPES,
  tribesBeside: SITE_KINDS,
  cards: CARD_TYPES,
};

/** `feed.cost` may also name a place. */
export const FEED_PLACES = [...TERRITORY_TYPES, 'wilderness', 'boat'] as const;

/** Turns the words of a checked pack into numbers, once. */
export function compile(pack: Pack): Rules {
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
        return make(e.do, { n: e.n });
      case 'gainIncome':
      case 'useIncome':
      case 'activity':
      case 'flipStage':
      case 'gainGoal':
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

  const ability = (a: Ability): CompiledAbility => {
    switch (a.kind) {
      case 'activity':
        return { kind: a.kind, speaksAt: -1, n: 0, of: -1, list: list(a.effects) };
      case 'pointBonus':
        return { kind: a.kind, speaksAt: -1, n: a.n, of: -1, list: -1 };
      case 'rule':
        return {
          kind: a.kind,
          speaksAt: HOOKS.indexOf(a.hook),
          n: a.n ?? 1,
          of: index(HOOK_OF[a.hook] ?? [], a.of),
          list: -1,
        };
      case 'trigger':
        return {
          kind: a.kind,
          speaksAt: TRIGGERS.indexOf(a.on),
          n: 0,
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
  return {
    pack,
    hash: hashText(JSON.stringify(pack)),
    lists,
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
    territories: territories(pack.continent),
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
    byPlayers: players => {
      const key = String(players) as `${PlayerCount}`;
      return {
        resets: tables.resets[key],
        goals: tables.displays.goals[key],
        dice: tables.displays.dice[key],
      };
    },
  };
}

export const HOOK_OF: Partial<Record<HookName, readonly string[]>> = {
  'pay.ideas': MODULES,
  'migrate.adjacent': TERRITORY_TYPES,
  'fire.points': TERRITORY_TYPES,
  'feed.cost': FEED_PLACES,
  'install.have': FEATURES,
  'site.shield': SITE_KINDS,
  'score.units': CATEGORIES,
  'event.count': MEASURES,
};

export const TRIGGER_OF: Partial<Record<TriggerName, readonly string[]>> = {
  settle: TERRITORY_TYPES,
  develop: TERRITORY_TYPES,
  procreate: TERRITORY_TYPES,
  install: CARD_TYPES,
  upgrade: MODULES,
  line: TRACKS,
  gainCard: CARD_TYPES,
};
