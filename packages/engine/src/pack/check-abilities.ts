import { anyText, checkOf, effects, LAND_TYPES } from './check-effects.js';
import {
  type Context,
  inside,
  int,
  list,
  maybe,
  object,
  problem,
  refine,
  type Schema,
  variants,
  word,
} from './check-shape.js';
import { HOOK_OF, TRIGGER_OF } from './narrowing.js';
import type { Ability, Effect, HookName, NestingVerb, StandingRule, TriggerName, Verb } from './types.js';
import { HOOKS, TRIGGERS, VERBS } from './vocabulary.js';

interface HookCheck {
  /** What its number is: more of something, less of a cost, or none because the hook is a permission. */
  readonly sort: 'more' | 'less' | 'permission';
  /** It is about materials or encampments, and Water has none. */
  readonly onLand?: true;
  /** Without `of` it would hold for everything at once. */
  readonly narrowed?: true;
}
const MORE: HookCheck = { sort: 'more' };
const LESS: HookCheck = { sort: 'less' };
const PERMISSION: HookCheck = { sort: 'permission' };

const HOOK_CHECKS: Readonly<Record<HookName, HookCheck>> = {
  'pay.ideas': MORE,
  'test.space': MORE,
  'reset.dice': MORE,
  'migrate.limit': MORE,
  'migrate.adjacent': { ...PERMISSION, narrowed: true },
  'migrate.water': PERMISSION,
  'migrate.unweakened': PERMISSION,
  'procreate.limit': MORE,
  'procreate.unweakened': PERMISSION,
  'fire.points': MORE,
  'develop.raw': MORE,
  'research.draw': MORE,
  'insight.ideas': MORE,
  'install.have': MORE,
  'find.extra': MORE,
  'site.shield': PERMISSION,
  'oak.points': MORE,
  'feed.cost': LESS,
  'weather.shield': PERMISSION,
  'event.count': MORE,
  'income.point': MORE,
  'statue.points': MORE,
  'score.units': { ...MORE, narrowed: true },
  'fate.dice': MORE,
  'hunt.food': MORE,
  'hunt.again': PERMISSION,
  'hunt.limit': MORE,
  'strengthen.limit': MORE,
  'sell.money': { ...MORE, onLand: true },
  'sell.points': MORE,
  'buy.price': { ...LESS, onLand: true },
  'trade.limit': MORE,
  'produce.limit': MORE,
  'transport.limit': MORE,
  'transport.anywhere': MORE,
  'settlement.material': { ...PERMISSION, narrowed: true },
  'statue.material': PERMISSION,
  'ground.limit': MORE,
  'farm.volcano': PERMISSION,
  'planning.markers': MORE,
  'sleep.ideas': MORE,
  'goal.min': LESS,
  'attribute.have': LESS,
  'install.material': { ...MORE, narrowed: true },
  'install.ignore': PERMISSION,
  'settlements.count': MORE,
  'research.keep': MORE,
  'invention.uses': MORE,
  'mutation.moves': MORE,
  'strong.points': MORE,
  'displace.guard': { ...PERMISSION, onLand: true, narrowed: true },
  'event.tie': PERMISSION,
};

/** Only these sites do harm in the site phase. */
const HARMFUL: readonly string[] = ['gorge', 'glacier'];

function checkRule({ hook, n, of }: StandingRule, at: string, ctx: Context): void {
  const { sort, onLand, narrowed = false } = HOOK_CHECKS[hook];
  const names = hook === 'site.shield' ? HARMFUL : onLand ? LAND_TYPES : HOOK_OF[hook];
  checkOf(ctx, at, hook, of, names, narrowed);
  const where = inside(at, 'n');
  if (sort === 'permission') {
    if (n !== undefined) problem(ctx, where, 'conflict', `'${hook}' is a permission and has no number`);
  } else if (n === undefined) {
    problem(ctx, where, 'missing', `is missing: '${hook}' needs a number`);
  } else if (sort === 'more' ? n < 1 : n > -1) {
    problem(
      ctx,
      where,
      'range',
      `'${hook}' needs a ${sort === 'more' ? 'positive' : 'negative'} number, not ${n}`,
    );
  }
}

/** The triggers that a verb could set off again and again if it answered to them. */
const ENDLESS: Readonly<Record<Verb, readonly TriggerName[]>> = {
  gain: [],
  points: [],
  pointsPer: [],
  favor: ['favor'],
  track: [],
  upgrade: [],
  gainIncome: [],
  useIncome: ['testPassed', 'testFailed'],
  activity: ['testPassed', 'testFailed'],
  flipStage: [],
  gainCard: [],
  drawCards: [],
  installCard: [],
  gainGoal: [],
  migrate: ['settle', 'displace'],
  procreate: ['settle', 'procreate', 'displace'],
  strengthen: [],
  reveal: [],
  test: ['testPassed', 'testFailed'],
  or: [],
  pay: [],
  if: [],
  lose: [],
  populate: ['settle'],
  hunt: ['hunt'],
  find: ['find'],
  produce: [],
  transport: [],
  trade: ['sell', 'buy'],
  build: ['settle', 'build'],
  plan: [],
  gainDie: ['takeDie'],
  recall: [],
  setDie: [],
  mutate: [],
  installGoal: [],
  weather: [],
  tracks: [],
  features: [],
  stock: [],
  drawEach: [],
  expand: [],
};

function checkTrigger(
  { on, of, effects: follows }: Extract<Ability, { kind: 'trigger' }>,
  at: string,
  ctx: Context,
): void {
  checkOf(ctx, at, on, of, TRIGGER_OF[on], false);
  for (const verb of VERBS) {
    if (ENDLESS[verb].includes(on) && uses(follows, verb))
      problem(ctx, inside(at, 'effects'), 'endless', `'${verb}' could set off '${on}' for ever`);
  }
}

function uses(among: readonly Effect[], verb: Verb): boolean {
  return among.some(effect => effect.do === verb || innerLists(effect).some(inner => uses(inner, verb)));
}

function innerLists(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.do) {
    case 'test':
      return [effect.then, effect.else ?? []];
    case 'or':
      return effect.options;
    case 'pay':
    case 'if':
      return [effect.then];
    default:
      effect satisfies { readonly do: Exclude<Verb, NestingVerb> };
      return [];
  }
}

const standing = { hook: word(HOOKS, 'hook'), n: maybe(int(-9, 9)), of: maybe(anyText) };

export const ability: Schema<Ability> = refine(
  variants<Ability, 'kind'>('kind', 'kind of ability', {
    activity: { effects },
    rule: { ...standing, and: maybe(list(object<StandingRule>(standing), 1, 3)) },
    trigger: { on: word(TRIGGERS, 'trigger'), of: maybe(anyText), effects },
    pointBonus: { n: int(1, 5) },
  }),
  (value, at, ctx) => {
    if (value.kind === 'rule') {
      checkRule(value, at, ctx);
      value.and?.forEach((rule, i) => {
        checkRule(rule, inside(at, `and[${i}]`), ctx);
      });
    }
    if (value.kind === 'trigger') checkTrigger(value, at, ctx);
  },
);
