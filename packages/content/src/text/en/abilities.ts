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
import { mark } from '../../marks.js';
import type { ListText } from './effects.js';
import { more } from './measures.js';
import {
  A_CARD,
  CARD_TYPE,
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
const materialOf = (of: number): string => (of < 0 ? '' : `${territory(of)} `) + FORMS.good.one;
const material = (of: number): string => (of < 0 ? FORMS.good.one : MATERIAL[MATERIALS[of]!]);
const aCard = (of: number): string => (of < 0 ? `a ${FORMS.researchCard.one}` : A_CARD[CARD_TYPES[of]!]);

const FED: Readonly<Record<(typeof FEED_PLACES)[number], string>> = {
  ...TERRITORY,
  wilderness: 'the wilderness',
  boat: `a ${FORMS.boat.one}`,
};

const fedAt = (of: number): string => {
  const place = FEED_PLACES[of];
  return place === undefined ? '' : ` ${place === 'boat' ? 'on' : 'in'} ${FED[place]}`;
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
  'test.space': n =>
    `${FORMS.favorTest.other} pass as if your ${FORMS.favorDisc.one} stood ${count(n, SPACE)} further`,
  'reset.dice': n =>
    `you may do a ${FORMS.fullReset.one} with ${n} more ${plural(n, FORMS.ownDie)} left on your dice spaces`,
  'migrate.limit': n => `the ${MODULE.migration} module allows ${n} more ${plural(n, FORMS.migration)}`,
  'migrate.adjacent': (_n, of, all) => {
    const types = all.map(type => `all ${territory(type)} territories`);
    return `for your ${FORMS.migration.other} ${of < 0 ? 'all territories of the same type' : types.join(', and likewise ')} are adjacent to each other`;
  },
  'migrate.water': () =>
    `your migrating ${FORMS.tribe.other} may pass through ${TERRITORY.water} without a ${FORMS.boat.one}`,
  'migrate.unweakened': () =>
    `your migrating ${FORMS.tribe.other} stay strong when they displace a ${FORMS.tribe.one}`,
  'procreate.limit': n => `the ${MODULE.procreation} module allows ${n} more ${plural(n, FORMS.procreation)}`,
  'procreate.unweakened': () =>
    `your new ${FORMS.tribe.other} are strong even when they displace a ${FORMS.tribe.one}`,
  'fire.points': (n, of) =>
    `settling on a fire encampment${inTerritory(of)} gives you ${n} more ${plural(n, FORMS.point)}`,
  'develop.raw': n => `developing a territory brings ${n} more ${plural(n, FORMS.raw)}`,
  'research.draw': n => `with the ${MODULE.research} module you draw ${n} more ${plural(n, FORMS.card)}`,
  'insight.ideas': n => `the ${MODULE.insight} module gives ${n} more ${plural(n, FORMS.idea)}`,
  'install.have': (n, of) =>
    `where a cost space asks you to have ${of < 0 ? `a ${FORMS.feature.one}` : FEATURE_NAME[FEATURES[of]!]}, you count ${n} more of it`,
  'find.extra': n => `you make ${n} more ${plural(n, FORMS.extraFind)} each era`,
  'site.shield': (_n, of) =>
    `${of < 0 ? FORMS.site.other : SITE[SITE_KINDS[of]!].other} do not harm you in the Site phase`,
  'oak.points': n => `${SITE.mysticOak.other} give you ${n} more ${plural(n, FORMS.point)} per territory`,
  'feed.cost': (n, of) => {
    return `each of your ${FORMS.tribe.other}${fedAt(of)} needs ${count(Math.abs(n), FORMS.food)} ${n < 0 ? 'less' : 'more'}`;
  },
  'weather.shield': () => 'the weather does not harm you',
  'event.count': (n, of) =>
    of < 0
      ? `in events you count ${n} more of whatever is counted, if you have any`
      : `in events you count ${more(MEASURES[of]!, n)}, if you have any`,
  'income.point': n =>
    `the ${FORMS.point.one} of an ${FORMS.chip.one} brings ${n} more ${plural(n, FORMS.point)}`,
  'statue.points': n =>
    `each of your ${FORMS.statue.other} scores ${n} more ${plural(n, FORMS.point)} in the Income phase`,
  'score.units': (n, of, all) => {
    const named = (category: number): string => CATEGORY[CATEGORIES[category]!];
    return `you count ${count(n, UNIT)} more whenever ${of < 0 ? 'a category' : listing(all.map(named), 'disjunction')} is scored`;
  },
  'fate.dice': n =>
    `you roll ${n} more ${plural(n, FORMS.fateDie)} in ${FORMS.favorTest.other}, ${FORMS.hunt.other} and ${FORMS.luckyFind.other}`,
  'hunt.food': (n, of) =>
    `each of your ${FORMS.hunt.other}${inTerritory(of)} brings ${n} more ${plural(n, FORMS.food)}`,
  'hunt.again': () => `you may ${FORMS.hunt.one} where a hunting token lies, without placing another`,
  'hunt.limit': n => `the ${MODULE.sustenance} module allows ${n} more ${plural(n, FORMS.hunt)}`,
  'strengthen.limit': n =>
    `the ${MODULE.sustenance} module strengthens ${n} more ${plural(n, FORMS.strengthened)}`,
  'sell.money': (n, of) =>
    `each ${materialOf(of)} that you sell for ${FORMS.money.other} brings ${n} more ${plural(n, FORMS.money)}`,
  'sell.points': n =>
    `each ${FORMS.good.one} that you sell for ${FORMS.point.other} brings ${n} more ${plural(n, FORMS.point)}`,
  'buy.price': (n, of) =>
    `${FORMS.buying.one} a ${materialOf(of)} costs you ${count(Math.abs(n), FORMS.money)} less, but at least 1`,
  'trade.limit': n =>
    `the ${MODULE.trade} module allows ${n} more ${plural(n, FORMS.sale)} and ${n} more ${plural(n, FORMS.purchase)}`,
  'produce.limit': n => `the ${MODULE.production} module produces ${n} more ${plural(n, FORMS.raw)}`,
  'transport.limit': n =>
    `the ${MODULE.transport} and ${MODULE.production} modules transport ${n} more ${plural(n, FORMS.raw)}`,
  'transport.anywhere': n =>
    `with each transport ${count(n, FORMS.raw)} may go to any storage ${plural(n, SPACE)}`,
  'settlement.material': (_n, _of, all) =>
    `your ${FORMS.settlement.other} cost no ${listing(all.map(material), 'disjunction')}`,
  'statue.material': (_n, of) =>
    `on any ${SITE.buildingGround.one} your ${FORMS.statue.other} may be made of ${of < 0 ? `any ${FORMS.material.one}` : material(of)}`,
  'ground.limit': n =>
    `you may have ${n} more ${plural(n, BUILDING)} on each ${SITE.buildingGround.one}, but still only ${count(1, FORMS.settlement)}`,
  'farm.volcano': () => `your ${FORMS.farm.other} may stand beside ${SITE.volcano.other}`,
  'planning.markers': n => `the ${MODULE.planning} module gives ${n} more ${plural(n, FORMS.planning)}`,
  'sleep.ideas': n =>
    `the ${MODULE.sleep} module gives ${n} more ${plural(n, FORMS.idea)} when you choose ${FORMS.idea.other}`,
  'goal.min': n =>
    `your ${FORMS.goal.other} that ask for 2 or more ask for ${Math.abs(n)} fewer, but at least 1`,
  'attribute.have': n =>
    `${FORMS.attribute.other} ask you for ${Math.abs(n)} fewer of their ${FORMS.feature.one}, but at least 1`,
  'install.material': (n, _of, all) =>
    `each ${FORMS.card.one} that you install asks you to return ${listing(all.map(of => `${n} ${material(of)}`))} less`,
  'install.ignore': (_n, of) =>
    `when you install ${aCard(of)} with at least 2 cost spaces in force, you may ignore one of them and its ${FORMS.point.other}`,
  'settlements.count': n =>
    `for cost spaces of ${CARD_TYPE.building} cards you count as having ${n} more ${plural(n, FORMS.settlement)}`,
  'research.keep': n =>
    `with the ${MODULE.research} module you keep ${n} more of the ${FORMS.card.other} drawn`,
  'invention.uses': n =>
    `the ${MODULE.invention} module allows ${n} more ${FORMS.chip.one} ${plural(n, ACTION)}`,
  'mutation.moves': n => `the ${MODULE.mutation} module moves ${n} more ${plural(n, FORMS.featureMarker)}`,
  'strong.points': (n, of) =>
    `in the Feeding phase each of your ${FORMS.strongTribe.other}${inTerritory(of)} scores ${n} more ${plural(n, FORMS.point)}`,
  'displace.guard': (_n, of) =>
    `other civilizations cannot displace your ${FORMS.tribe.other}${inTerritory(of)}`,
  'event.tie': () => 'when you tie for the lead in an event that rewards a sole leader, you are the leader',
};

const SPACE = { one: 'space', other: 'spaces' };
const UNIT = { one: 'unit', other: 'units' };
const ACTION = { one: 'action', other: 'actions' };
const BUILDING = { one: 'building', other: 'buildings' };

const WHENEVER: Readonly<Record<TriggerName, (of: number) => string>> = {
  settle: of => `Whenever you settle${inTerritory(of)}`,
  procreate: of => `Whenever you ${mark('thing', 'procreation')}procreate${inTerritory(of)}`,
  develop: of => `Whenever you develop a ${of < 0 ? 'territory' : `${territory(of)} territory`}`,
  displace: () => `Whenever you displace a ${FORMS.tribe.one} of another civilization`,
  testPassed: () => `Whenever you pass a ${FORMS.favorTest.one}`,
  testFailed: () => `Whenever you fail a ${FORMS.favorTest.one}`,
  install: of => `Whenever you install ${aCard(of)}`,
  upgrade: of => `Whenever you upgrade ${of < 0 ? `a ${FORMS.module.one}` : MODULE[MODULES[of]!]}`,
  line: of =>
    `Whenever you cross a line of ${of < 0 ? `a ${FORMS.progressTrack.one}` : `the ${TRACK[TRACKS[of]!]} track`}`,
  reset: () => `Whenever you do a ${FORMS.fullReset.one}`,
  strengthen: () => `Whenever you strengthen a ${FORMS.strengthened.one}`,
  reveal: () => `Whenever you reveal a ${FORMS.site.one}`,
  gainCard: of => `Whenever you gain ${aCard(of)}`,
  module: of => `Whenever you activate ${of < 0 ? 'a module' : MODULE[MODULES[of]!]}, before its actions`,
  hunt: of => `Whenever you ${FORMS.hunt.one}${inTerritory(of)}`,
  find: () => `Whenever you make a ${FORMS.luckyFind.one}`,
  sell: () => `Whenever you sell a ${FORMS.good.one}`,
  buy: () => `Whenever you buy a ${FORMS.good.one}`,
  build: of =>
    of < 0
      ? `Whenever you complete a ${FORMS.project.one}`
      : `Whenever you build a ${FORMS[PROJECTS[of]!].one}`,
  takeDie: () => `Whenever you gain a ${FORMS.ownDie.one}`,
  displaced: of =>
    `Whenever another civilization displaces one of your ${FORMS.tribe.other}${inTerritory(of)}`,
  installGoal: () => `Whenever you install a ${FORMS.goal.one}`,
  gainIncome: () => `Whenever you gain an ${FORMS.chip.one}`,
  death: () => `Whenever one of your ${FORMS.tribe.other} dies`,
  flip: () => `Whenever you flip a ${FORMS.stageTile.one}`,
  feed: () => 'Each era after feeding',
  favor: () => `Whenever you advance on the ${FORMS.favor.one}`,
  pale: of =>
    `Whenever you reach a pale space of ${of < 0 ? `a ${FORMS.progressTrack.one}` : `the ${TRACK[TRACKS[of]!]} track`}`,
};

const KINDS: Readonly<Record<CompiledAbility['kind'], (a: CompiledAbility, list: ListText) => string>> = {
  activity: (a, list) => `${cap(FORMS.activity.one)}: ${list(a.list, -1, true)}`,
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
    `Point bonus: at the end ${count(a.n, FORMS.point)} for every ${FORMS.card.one} and every ${FORMS.chip.one} of its column`,
};

export function abilityTexts(rules: Rules, list: ListText): (slot: number) => string {
  return slot => {
    const ability = rules.abilities[slot];
    return ability ? KINDS[ability.kind](ability, list) : 'No ability';
  };
}
