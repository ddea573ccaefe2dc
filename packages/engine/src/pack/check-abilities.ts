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
import { HOOKS, some, TRIGGERS, VERBS } from './vocabulary.js';

/** Of what sort a hook's number is: more of something, less of a cost, or none because the hook is a permission. */
type Sort = 'more' | 'less' | 'permission';

const SORTS: Readonly<Record<HookName, Sort>> = {
  'pay.ideas': 'more',
  'test.space': 'more',
  'reset.dice': 'more',
  'migrate.limit': 'more',
  'migrate.adjacent': 'permission',
  'migrate.water': 'permission',
  'migrate.unweakened': 'permission',
  'procreate.limit': 'more',
  'procreate.unweakened': 'permission',
  'fire.points': 'more',
  'develop.raw': 'more',
  'research.draw': 'more',
  'insight.ideas': 'more',
  'install.have': 'more',
  'find.extra': 'more',
  'site.shield': 'permission',
  'oak.points': 'more',
  'feed.cost': 'less',
  'weather.shield': 'permission',
  'event.count': 'more',
  'income.point': 'more',
  'statue.points': 'more',
  'score.units': 'more',
  'fate.dice': 'more',
  'hunt.food': 'more',
  'hunt.again': 'permission',
  'hunt.limit': 'more',
  'strengthen.limit': 'more',
  'sell.money': 'more',
  'sell.points': 'more',
  'buy.price': 'less',
  'trade.limit': 'more',
  'produce.limit': 'more',
  'transport.limit': 'more',
  'transport.anywhere': 'more',
  'settlement.material': 'permission',
  'statue.material': 'permission',
  'ground.limit': 'more',
  'farm.volcano': 'permission',
  'planning.markers': 'more',
  'sleep.ideas': 'more',
  'goal.min': 'less',
  'attribute.have': 'less',
  'install.material': 'more',
  'install.ignore': 'permission',
  'settlements.count': 'more',
  'research.keep': 'more',
  'invention.uses': 'more',
  'mutation.moves': 'more',
  'strong.points': 'more',
  'displace.guard': 'permission',
  'event.tie': 'permission',
};

/** Only these sites do harm in the site phase. */
const HARMFUL: readonly string[] = ['gorge', 'glacier'];

/** Water has no materials and no encampments. */
const ON_LAND = some<
  HookName,
  | 'pay.ideas'
  | 'test.space'
  | 'reset.dice'
  | 'migrate.limit'
  | 'migrate.adjacent'
  | 'migrate.water'
  | 'migrate.unweakened'
  | 'procreate.limit'
  | 'procreate.unweakened'
  | 'fire.points'
  | 'develop.raw'
  | 'research.draw'
  | 'insight.ideas'
  | 'install.have'
  | 'find.extra'
  | 'site.shield'
  | 'oak.points'
  | 'feed.cost'
  | 'weather.shield'
  | 'event.count'
  | 'income.point'
  | 'statue.points'
  | 'score.units'
  | 'fate.dice'
  | 'hunt.food'
  | 'hunt.again'
  | 'hunt.limit'
  | 'strengthen.limit'
  | 'sell.points'
  | 'trade.limit'
  | 'produce.limit'
  | 'transport.limit'
  | 'transport.anywhere'
  | 'settlement.material'
  | 'statue.material'
  | 'ground.limit'
  | 'farm.volcano'
  | 'planning.markers'
  | 'sleep.ideas'
  | 'goal.min'
  | 'attribute.have'
  | 'install.material'
  | 'install.ignore'
  | 'settlements.count'
  | 'research.keep'
  | 'invention.uses'
  | 'mutation.moves'
  | 'strong.points'
  | 'event.tie'
>()(['sell.money', 'buy.price', 'displace.guard']);

/** Without `of` these would hold for everything at once. */
const HOOKS_NARROWED = some<
  HookName,
  | 'pay.ideas'
  | 'test.space'
  | 'reset.dice'
  | 'migrate.limit'
  | 'migrate.water'
  | 'migrate.unweakened'
  | 'procreate.limit'
  | 'procreate.unweakened'
  | 'fire.points'
  | 'develop.raw'
  | 'research.draw'
  | 'insight.ideas'
  | 'install.have'
  | 'find.extra'
  | 'site.shield'
  | 'oak.points'
  | 'feed.cost'
  | 'weather.shield'
  | 'event.count'
  | 'income.point'
  | 'statue.points'
  | 'fate.dice'
  | 'hunt.food'
  | 'hunt.again'
  | 'hunt.limit'
  | 'strengthen.limit'
  | 'sell.money'
  | 'sell.points'
  | 'buy.price'
  | 'trade.limit'
  | 'produce.limit'
  | 'transport.limit'
  | 'transport.anywhere'
  | 'statue.material'
  | 'ground.limit'
  | 'farm.volcano'
  | 'planning.markers'
  | 'sleep.ideas'
  | 'goal.min'
  | 'attribute.have'
  | 'install.ignore'
  | 'settlements.count'
  | 'research.keep'
  | 'invention.uses'
  | 'mutation.moves'
  | 'strong.points'
  | 'event.tie'
>()(['migrate.adjacent', 'score.units', 'settlement.material', 'install.material', 'displace.guard']);

function checkRule({ hook, n, of }: StandingRule, at: string, ctx: Context): void {
  const names = hook === 'site.shield' ? HARMFUL : ON_LAND.has(hook) ? LAND_TYPES : HOOK_OF[hook];
  checkOf(ctx, at, hook, of, names, HOOKS_NARROWED.has(hook));
  const sort = SORTS[hook];
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
