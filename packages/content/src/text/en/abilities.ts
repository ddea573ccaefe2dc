// Abilities of research cards and attribute chips: standing rules, triggers, activities, point bonuses.
import {
  CARD_TYPES,
  CATEGORIES,
  type CompiledAbility,
  type CompiledRule,
  FEATURES,
  FEED_PLACES,
  HOOKS,
  type HookName,
  MATERIALS,
  MEASURES,
  MODULES,
  PROJECTS,
  type Rules,
  SITE_KINDS,
  TERRITORY_TYPES,
  TRACKS,
  TRIGGERS,
  type TriggerName,
} from '@civolution/engine';
import type { ListText } from './effects.js';
import { more } from './measures.js';
import {
  A_CARD,
  CATEGORY,
  cap,
  count,
  FEATURE_NAME,
  FORMS,
  listing,
  MATERIAL,
  MODULE,
  plural,
  SITE,
  TERRITORY,
  TRACK,
} from './words.js';

const territory = (of: number): string => TERRITORY[TERRITORY_TYPES[of]!];
/** " in Desert", or nothing for any. */
const inTerritory = (of: number): string => (of < 0 ? '' : ` in ${territory(of)}`);
/** "Desert material", or any. */
const materialOf = (of: number): string => (of < 0 ? 'material' : `${territory(of)} material`);
const material = (of: number): string => (of < 0 ? 'material' : MATERIAL[MATERIALS[of]!]);
const aCard = (of: number): string => (of < 0 ? 'a research card' : A_CARD[CARD_TYPES[of]!]);

const FED: Readonly<Record<(typeof FEED_PLACES)[number], string>> = {
  water: 'in Water',
  forest: 'in Forest',
  grassland: 'in Grassland',
  hills: 'in Hills',
  swamp: 'in Swamp',
  mountains: 'in Mountains',
  desert: 'in Desert',
  wilderness: 'in the wilderness',
  boat: 'on a boat',
};

/** Rules that are said once for all they are narrowed to. */
const JOINED: ReadonlySet<HookName> = new Set<HookName>([
  'settlement.material',
  'install.material',
  'score.units',
  'migrate.adjacent',
]);

/** `all` is everything that the rules said together are narrowed to. */
const RULES: Readonly<Record<HookName, (n: number, of: number, all: readonly number[]) => string>> = {
  'pay.ideas': (n, of) =>
    `activating ${of < 0 ? 'a module' : MODULE[MODULES[of]!]} costs up to ${count(n, FORMS.idea)} less`,
  'test.space': n => `favor tests pass as if your disc stood ${count(n, SPACE)} further`,
  'reset.dice': n => `you may do a Reset with ${n} more ${plural(n, FORMS.die)} left on your dice spaces`,
  'migrate.limit': n => `the Migration module allows ${n} more ${plural(n, FORMS.migration)}`,
  'migrate.adjacent': (_n, of, all) => {
    const types = all.map(type => `all ${territory(type)} territories`);
    return `for your migrations ${of < 0 ? 'all territories of the same type' : types.join(', and likewise ')} are adjacent to each other`;
  },
  'migrate.water': () => 'your migrating tribes may pass through Water without a boat',
  'migrate.unweakened': () => 'your migrating tribes stay strong when they displace a tribe',
  'procreate.limit': n => `the Procreation module allows ${n} more ${plural(n, FORMS.procreation)}`,
  'procreate.unweakened': () => 'your new tribes are strong even when they displace a tribe',
  'fire.points': (n, of) =>
    `settling on a fire encampment${inTerritory(of)} gives you ${n} more ${plural(n, FORMS.point)}`,
  'develop.raw': n => `developing a territory brings ${n} more ${plural(n, FORMS.raw)}`,
  'research.draw': n => `with the Research module you draw ${n} more ${plural(n, FORMS.card)}`,
  'insight.ideas': n => `the Insight module gives ${n} more ${plural(n, FORMS.idea)}`,
  'install.have': (n, of) =>
    `where a cost space asks you to have ${of < 0 ? 'a feature' : FEATURE_NAME[FEATURES[of]!]}, you count ${n} more of it`,
  'find.extra': n => `you make ${n} more extra ${plural(n, { one: 'find', other: 'finds' })} each era`,
  'site.shield': (_n, of) =>
    `${of < 0 ? 'sites' : SITE[SITE_KINDS[of]!].other} do not harm you in the Site phase`,
  'oak.points': n => `Mystic oaks give you ${n} more ${plural(n, FORMS.point)} per territory`,
  'feed.cost': (n, of) => {
    const where = of < 0 ? '' : ` ${FED[FEED_PLACES[of]!]}`;
    return `each of your tribes${where} needs ${Math.abs(n)} food ${n < 0 ? 'less' : 'more'}`;
  },
  'weather.shield': () => 'the weather does not harm you',
  'event.count': (n, of) =>
    of < 0
      ? `in events you count ${n} more of whatever is counted, if you have any`
      : `in events you count ${more(MEASURES[of]!, n)}, if you have any`,
  'income.point': n => `the point of an income chip brings ${n} more ${plural(n, FORMS.point)}`,
  'statue.points': n => `each of your statues scores ${n} more ${plural(n, FORMS.point)} in the Income phase`,
  'score.units': (n, of, all) => {
    const named = (category: number): string => CATEGORY[CATEGORIES[category]!];
    return `you count ${count(n, UNIT)} more whenever ${of < 0 ? 'a category' : listing(all.map(named), 'disjunction')} is scored`;
  },
  'fate.dice': n => `you roll ${n} more fate ${plural(n, FORMS.die)} in favor tests, hunts and lucky finds`,
  'hunt.food': (n, of) => `each of your hunts${inTerritory(of)} brings ${n} more food`,
  'hunt.again': () => 'you may hunt where a hunting token lies, without placing another',
  'hunt.limit': n => `the Sustenance module allows ${n} more ${plural(n, FORMS.hunt)}`,
  'strengthen.limit': n => `the Sustenance module strengthens ${n} more ${plural(n, FORMS.tribe)}`,
  'sell.money': (n, of) => `each ${materialOf(of)} that you sell for money brings ${n} more money`,
  'sell.points': n => `each material that you sell for points brings ${n} more ${plural(n, FORMS.point)}`,
  'buy.price': (n, of) => `buying a ${materialOf(of)} costs you ${Math.abs(n)} money less, but at least 1`,
  'trade.limit': n =>
    `the Trade module allows ${n} more ${plural(n, FORMS.sale)} and ${n} more ${plural(n, FORMS.purchase)}`,
  'produce.limit': n => `the Production module produces ${n} more ${plural(n, FORMS.raw)}`,
  'transport.limit': n => `the Transport and Production modules transport ${n} more ${plural(n, FORMS.raw)}`,
  'transport.anywhere': n =>
    `with each transport ${count(n, FORMS.raw)} may go to any storage ${plural(n, SPACE)}`,
  'settlement.material': (_n, _of, all) =>
    `your settlements cost no ${listing(all.map(material), 'disjunction')}`,
  'statue.material': (_n, of) =>
    `on any Building ground your statues may be made of ${of < 0 ? 'any stored material' : material(of)}`,
  'ground.limit': n =>
    `you may have ${n} more ${plural(n, BUILDING)} on each Building ground, but still only 1 settlement`,
  'farm.volcano': () => 'your farms may stand beside Volcanoes',
  'planning.markers': n => `the Planning module gives ${n} more ${plural(n, FORMS.planning)}`,
  'sleep.ideas': n => `the Sleep module gives ${n} more ${plural(n, FORMS.idea)} when you choose ideas`,
  'goal.min': n => `your goal chips that ask for 2 or more ask for ${Math.abs(n)} fewer, but at least 1`,
  'attribute.have': n => `attribute chips ask you for ${Math.abs(n)} fewer of their feature, but at least 1`,
  'install.material': (n, _of, all) =>
    `each card that you install asks you to return ${listing(all.map(of => `${n} ${material(of)}`))} less`,
  'install.ignore': (_n, of) =>
    `when you install ${aCard(of)} with at least 2 cost spaces in force, you may ignore one of them and its points`,
  'settlements.count': n =>
    `for cost spaces of building cards you count as having ${n} more ${plural(n, FORMS.settlement)}`,
  'research.keep': n => `with the Research module you keep ${n} more of the cards drawn`,
  'invention.uses': n => `the Invention module allows ${n} more income chip ${plural(n, ACTION)}`,
  'mutation.moves': n => `the Mutation module moves ${n} more ${plural(n, FORMS.featureMarker)}`,
  'strong.points': (n, of) =>
    `in the Feeding phase each of your strong tribes${inTerritory(of)} scores ${n} more ${plural(n, FORMS.point)}`,
  'displace.guard': (_n, of) => `other civilizations cannot displace your tribes${inTerritory(of)}`,
  'event.tie': () => 'when you tie for the lead in an event that rewards a sole leader, you are the leader',
};

const SPACE = { one: 'space', other: 'spaces' };
const UNIT = { one: 'unit', other: 'units' };
const ACTION = { one: 'action', other: 'actions' };
const BUILDING = { one: 'building', other: 'buildings' };

const WHENEVER: Readonly<Record<TriggerName, (of: number) => string>> = {
  settle: of => `Whenever you settle${inTerritory(of)}`,
  procreate: of => `Whenever you procreate${inTerritory(of)}`,
  develop: of => `Whenever you develop a ${of < 0 ? 'territory' : `${territory(of)} territory`}`,
  displace: () => 'Whenever you displace a tribe of another civilization',
  testPassed: () => 'Whenever you pass a favor test',
  testFailed: () => 'Whenever you fail a favor test',
  install: of => `Whenever you install ${aCard(of)}`,
  upgrade: of => `Whenever you upgrade ${of < 0 ? 'a module' : MODULE[MODULES[of]!]}`,
  line: of =>
    `Whenever you cross a line of ${of < 0 ? 'a progress track' : `the ${TRACK[TRACKS[of]!]} track`}`,
  reset: () => 'Whenever you do a Reset',
  strengthen: () => 'Whenever you strengthen a tribe',
  reveal: () => 'Whenever you reveal a site',
  gainCard: of => `Whenever you gain ${aCard(of)}`,
  module: of => `Whenever you activate ${of < 0 ? 'a module' : MODULE[MODULES[of]!]}, before its actions`,
  hunt: of => `Whenever you hunt${inTerritory(of)}`,
  find: () => 'Whenever you make a lucky find',
  sell: () => 'Whenever you sell a material',
  buy: () => 'Whenever you buy a material',
  build: of => (of < 0 ? 'Whenever you complete a building project' : `Whenever you build a ${PROJECTS[of]}`),
  takeDie: () => 'Whenever you gain a die',
  displaced: of => `Whenever another civilization displaces one of your tribes${inTerritory(of)}`,
  installGoal: () => 'Whenever you install a goal chip',
  gainIncome: () => 'Whenever you gain an income chip',
  death: () => 'Whenever one of your tribes dies',
  flip: () => 'Whenever you flip a stage tile',
  feed: () => 'Each era after feeding',
  favor: () => 'Whenever you advance on the Favor of Agera track',
};

const KINDS: Readonly<Record<CompiledAbility['kind'], (a: CompiledAbility, list: ListText) => string>> = {
  activity: (a, list) => `Activity: ${list(a.list, -1, true)}`,
  rule: ({ rules }) => {
    const like = (a: CompiledRule, b: CompiledRule): boolean =>
      a === b || (a.hook === b.hook && a.n === b.n && JOINED.has(HOOKS[a.hook]!));
    const first = rules.filter((rule, i) => rules.findIndex(other => like(other, rule)) === i);
    const said = first.map(rule => {
      const all = rules.filter(other => like(other, rule)).map(({ of }) => of);
      return cap(RULES[HOOKS[rule.hook]!](rule.n, rule.of, all));
    });
    return said.join('. ');
  },
  trigger: (a, list) => `${WHENEVER[TRIGGERS[a.on]!](a.of)}: ${list(a.list)}`,
  pointBonus: a =>
    `Point bonus: ${count(a.n, FORMS.point)} per card and income chip in its column at the end`,
};

export function abilityTexts(rules: Rules, list: ListText): (slot: number) => string {
  return slot => {
    const ability = rules.abilities[slot];
    return ability ? KINDS[ability.kind](ability, list) : 'No ability';
  };
}
