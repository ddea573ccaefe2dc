// Standing rules of abilities, as statements to the one who has them.
import {
  CARD_TYPES,
  CATEGORIES,
  FEATURES,
  FEED_PLACES,
  type HookName,
  MATERIALS,
  MEASURES,
  MODULES,
  SITE_KINDS,
} from '@civolution/engine';
import { count, listing, plural } from './grammar.js';
import { inTerritory, MATERIAL, SITE, TERRITORY, territory } from './lands.js';
import { CARD, CARD_TYPE, CATEGORY, FEATURE_NAME, MODULE, PROJECT } from './lists.js';
import { more } from './measures.js';
import { NOUN } from './words.js';

/** "Desert material", or any. */
const materialOf = (of: number): string => (of < 0 ? '' : `${territory(of)} `) + NOUN.good.one;
const material = (of: number): string => (of < 0 ? NOUN.good.one : MATERIAL[MATERIALS[of]!]);
export const aCard = (of: number): string => (of < 0 ? `a ${NOUN.researchCard.one}` : CARD[CARD_TYPES[of]!]);
const FED: Readonly<Record<(typeof FEED_PLACES)[number], string>> = {
  ...TERRITORY,
  wilderness: 'the wilderness',
  boat: `a ${PROJECT.boat.one}`,
};

const fedAt = (of: number): string => {
  const place = FEED_PLACES[of];
  return place === undefined ? '' : ` ${place === 'boat' ? 'on' : 'in'} ${FED[place]}`;
};

/** Rules that are said once for all they are narrowed to. */
export const JOINED: ReadonlySet<HookName> = new Set<HookName>([
  'settlement.material',
  'install.material',
  'score.units',
  'migrate.adjacent',
]);

/** `all` is everything that the rules said together are narrowed to. */
export const RULES: Readonly<Record<HookName, (n: number, of: number, all: readonly number[]) => string>> = {
  'pay.ideas': (n, of) =>
    `activating ${of < 0 ? 'a module' : MODULE[MODULES[of]!]} costs up to ${count(n, NOUN.idea)} less`,
  'test.space': n =>
    `${NOUN.favorTest.other} pass as if your ${NOUN.favorDisc.one} stood ${count(n, SPACE)} further`,
  'reset.dice': n =>
    `you may do a ${NOUN.fullReset.one} with ${n} more ${plural(n, NOUN.ownDie)} left on your dice spaces`,
  'migrate.limit': n => `the ${MODULE.migration} module allows ${n} more ${plural(n, NOUN.migration)}`,
  'migrate.adjacent': (_n, of, all) => {
    const types = all.map(type => `all ${territory(type)} territories`);
    return `for your ${NOUN.migration.other} ${of < 0 ? 'all territories of the same type' : types.join(', and likewise ')} are adjacent to each other`;
  },
  'migrate.water': () =>
    `your migrating ${NOUN.tribe.other} may pass through ${TERRITORY.water} without a ${PROJECT.boat.one}`,
  'migrate.unweakened': () =>
    `your migrating ${NOUN.tribe.other} stay strong when they displace a ${NOUN.tribe.one}`,
  'procreate.limit': n => `the ${MODULE.procreation} module allows ${n} more ${plural(n, NOUN.procreation)}`,
  'procreate.unweakened': () =>
    `your new ${NOUN.tribe.other} are strong even when they displace a ${NOUN.tribe.one}`,
  'fire.points': (n, of) =>
    `settling on a fire encampment${inTerritory(of)} gives you ${n} more ${plural(n, NOUN.point)}`,
  'develop.raw': n => `developing a territory brings ${n} more ${plural(n, NOUN.raw)}`,
  'research.draw': n => `with the ${MODULE.research} module you draw ${n} more ${plural(n, NOUN.card)}`,
  'insight.ideas': n => `the ${MODULE.insight} module gives ${n} more ${plural(n, NOUN.idea)}`,
  'install.have': (n, of) =>
    `where a cost space asks you to have ${of < 0 ? `a ${NOUN.feature.one}` : FEATURE_NAME[FEATURES[of]!]}, you count ${n} more of it`,
  'find.extra': n => `you make ${n} more ${plural(n, NOUN.extraFind)} each era`,
  'site.shield': (_n, of) =>
    `${of < 0 ? NOUN.site.other : SITE[SITE_KINDS[of]!].other} do not harm you in the Site phase`,
  'oak.points': n => `${SITE.mysticOak.other} give you ${n} more ${plural(n, NOUN.point)} per territory`,
  'feed.cost': (n, of) => {
    return `each of your ${NOUN.tribe.other}${fedAt(of)} needs ${count(Math.abs(n), NOUN.food)} ${n < 0 ? 'less' : 'more'}`;
  },
  'weather.shield': () => 'the weather does not harm you',
  'event.count': (n, of) =>
    of < 0
      ? `in events you count ${n} more of whatever is counted, if you have any`
      : `in events you count ${more(MEASURES[of]!, n)}, if you have any`,
  'income.point': n =>
    `the ${NOUN.point.one} of an ${NOUN.chip.one} brings ${n} more ${plural(n, NOUN.point)}`,
  'statue.points': n =>
    `each of your ${PROJECT.statue.other} scores ${n} more ${plural(n, NOUN.point)} in the Income phase`,
  'score.units': (n, of, all) => {
    const named = (category: number): string => CATEGORY[CATEGORIES[category]!];
    return `you count ${count(n, UNIT)} more whenever ${of < 0 ? 'a category' : listing(all.map(named), 'disjunction')} is scored`;
  },
  'fate.dice': n =>
    `you roll ${n} more ${plural(n, NOUN.fateDie)} in ${NOUN.favorTest.other}, ${NOUN.hunt.other} and ${NOUN.luckyFind.other}`,
  'hunt.food': (n, of) =>
    `each of your ${NOUN.hunt.other}${inTerritory(of)} brings ${n} more ${plural(n, NOUN.food)}`,
  'hunt.again': () => `you may ${NOUN.hunt.one} where a hunting token lies, without placing another`,
  'hunt.limit': n => `the ${MODULE.sustenance} module allows ${n} more ${plural(n, NOUN.hunt)}`,
  'strengthen.limit': n =>
    `the ${MODULE.sustenance} module strengthens ${n} more ${plural(n, NOUN.strengthened)}`,
  'sell.money': (n, of) =>
    `each ${materialOf(of)} that you sell for ${NOUN.money.other} brings ${n} more ${plural(n, NOUN.money)}`,
  'sell.points': n =>
    `each ${NOUN.good.one} that you sell for ${NOUN.point.other} brings ${n} more ${plural(n, NOUN.point)}`,
  'buy.price': (n, of) =>
    `${NOUN.buying.one} a ${materialOf(of)} costs you ${count(Math.abs(n), NOUN.money)} less, but at least 1`,
  'trade.limit': n =>
    `the ${MODULE.trade} module allows ${n} more ${plural(n, NOUN.sale)} and ${n} more ${plural(n, NOUN.purchase)}`,
  'produce.limit': n => `the ${MODULE.production} module produces ${n} more ${plural(n, NOUN.raw)}`,
  'transport.limit': n =>
    `the ${MODULE.transport} and ${MODULE.production} modules transport ${n} more ${plural(n, NOUN.raw)}`,
  'transport.anywhere': n =>
    `with each transport ${count(n, NOUN.raw)} may go to any storage ${plural(n, SPACE)}`,
  'settlement.material': (_n, _of, all) =>
    `your ${PROJECT.settlement.other} cost no ${listing(all.map(material), 'disjunction')}`,
  'statue.material': (_n, of) =>
    `on any ${SITE.buildingGround.one} your ${PROJECT.statue.other} may be made of ${of < 0 ? `any ${NOUN.material.one}` : material(of)}`,
  'ground.limit': n =>
    `you may have ${n} more ${plural(n, BUILDING)} on each ${SITE.buildingGround.one}, but still only ${count(1, PROJECT.settlement)}`,
  'farm.volcano': () => `your ${PROJECT.farm.other} may stand beside ${SITE.volcano.other}`,
  'planning.markers': n => `the ${MODULE.planning} module gives ${n} more ${plural(n, NOUN.planning)}`,
  'sleep.ideas': n =>
    `the ${MODULE.sleep} module gives ${n} more ${plural(n, NOUN.idea)} when you choose ${NOUN.idea.other}`,
  'goal.min': n =>
    `your ${NOUN.goal.other} that ask for 2 or more ask for ${Math.abs(n)} fewer, but at least 1`,
  'attribute.have': n =>
    `${NOUN.attribute.other} ask you for ${Math.abs(n)} fewer of their ${NOUN.feature.one}, but at least 1`,
  'install.material': (n, _of, all) =>
    `each ${NOUN.card.one} that you install asks you to return ${listing(all.map(of => `${n} ${material(of)}`))} less`,
  'install.ignore': (_n, of) =>
    `when you install ${aCard(of)} with at least 2 cost spaces in force, you may ignore one of them and its ${NOUN.point.other}`,
  'settlements.count': n =>
    `for cost spaces of ${CARD_TYPE.building} cards you count as having ${n} more ${plural(n, PROJECT.settlement)}`,
  'research.keep': n =>
    `with the ${MODULE.research} module you keep ${n} more of the ${NOUN.card.other} drawn`,
  'invention.uses': n =>
    `the ${MODULE.invention} module allows ${n} more ${NOUN.chip.one} ${plural(n, ACTION)}`,
  'mutation.moves': n => `the ${MODULE.mutation} module moves ${n} more ${plural(n, NOUN.featureMarker)}`,
  'strong.points': (n, of) =>
    `in the Feeding phase each of your ${NOUN.strongTribe.other}${inTerritory(of)} scores ${n} more ${plural(n, NOUN.point)}`,
  'displace.guard': (_n, of) =>
    `other civilizations cannot displace your ${NOUN.tribe.other}${inTerritory(of)}`,
  'event.tie': () => 'when you tie for the lead in an event that rewards a sole leader, you are the leader',
};

const SPACE = { one: 'space', other: 'spaces' };
const UNIT = { one: 'unit', other: 'units' };
const ACTION = { one: 'action', other: 'actions' };
const BUILDING = { one: 'building', other: 'buildings' };
