// Abilities of research cards and attribute chips: standing rules, triggers, activities, point bonuses.
import {
  CARD_TYPES,
  CATEGORIES,
  type CompiledAbility,
  FEATURES,
  FEED_PLACES,
  HOOKS,
  type HookName,
  incomePoints,
  MEASURES,
  MODULES,
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
  MODULE,
  plural,
  SITE,
  TERRITORY,
  TRACK,
} from './words.js';

const territory = (of: number): string => TERRITORY[TERRITORY_TYPES[of]!];
/** " in a Desert territory", or nothing for any. */
const inTerritory = (of: number): string => (of < 0 ? '' : ` in a ${territory(of)} territory`);

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

const RULES: Readonly<Record<HookName, (n: number, of: number) => string>> = {
  'pay.ideas': (n, of) =>
    `activating ${of < 0 ? 'a module' : MODULE[MODULES[of]!]} costs up to ${count(n, FORMS.idea)} less`,
  'test.space': n => `favor tests pass as if your disc stood ${count(n, SPACE)} further`,
  'reset.dice': n => `you may do a Reset with ${n} more ${plural(n, FORMS.die)} left on your dice spaces`,
  'migrate.limit': n => `the Migration module allows ${n} more ${plural(n, FORMS.migration)}`,
  'migrate.adjacent': (_n, of) =>
    `for your migrations all ${of < 0 ? 'territories of the same type' : `${territory(of)} territories`} are adjacent`,
  'migrate.water': () => 'your migrating tribes may pass through Water without a boat',
  'migrate.unweakened': () => 'your migrating tribes stay strong when they displace a tribe',
  'procreate.limit': n => `the Procreation module allows ${n} more ${plural(n, FORMS.procreation)}`,
  'procreate.unweakened': () => 'your new tribes are strong even when they displace a tribe',
  'fire.points': (n, of) => `fire encampments${inTerritory(of)} give you ${n} more ${plural(n, FORMS.point)}`,
  'develop.raw': n => `developing a territory brings ${n} more ${plural(n, FORMS.raw)}`,
  'research.draw': n => `with the Research module you draw ${n} more ${plural(n, FORMS.card)}`,
  'insight.ideas': n => `the Insight module gives ${n} more ${plural(n, FORMS.idea)}`,
  'install.have': (n, of) =>
    `for cost spaces you have ${n} more ${of < 0 ? 'of each feature' : FEATURE_NAME[FEATURES[of]!]}`,
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
      ? `in events you count ${n} more of whatever is compared`
      : `in events you count ${more(MEASURES[of]!, n)}`,
  'income.point': n =>
    `the point of an income chip becomes ${count(
      incomePoints(() => n),
      FORMS.point,
    )}`,
  'statue.points': n => `each of your statues scores ${n} more ${plural(n, FORMS.point)}`,
  'score.units': (n, of) =>
    `you count ${n} more whenever ${of < 0 ? 'a category' : CATEGORY[CATEGORIES[of]!]} is scored`,
};

const SPACE = { one: 'space', other: 'spaces' };

const WHENEVER: Readonly<Record<TriggerName, (of: number) => string>> = {
  settle: of => `settle${inTerritory(of)}`,
  procreate: of => `procreate${inTerritory(of)}`,
  develop: of => `develop a ${of < 0 ? 'territory' : `${territory(of)} territory`}`,
  displace: () => 'displace a tribe',
  testPassed: () => 'pass a favor test',
  testFailed: () => 'fail a favor test',
  install: of => `install ${of < 0 ? 'a research card' : A_CARD[CARD_TYPES[of]!]}`,
  upgrade: of => `upgrade ${of < 0 ? 'a module' : MODULE[MODULES[of]!]}`,
  line: of => `cross a line of ${of < 0 ? 'a progress track' : `the ${TRACK[TRACKS[of]!]} track`}`,
  reset: () => 'do a Reset',
  strengthen: () => 'strengthen a tribe',
  reveal: () => 'reveal a site',
  gainCard: of => `gain ${of < 0 ? 'a research card' : A_CARD[CARD_TYPES[of]!]}`,
};

const KINDS: Readonly<Record<CompiledAbility['kind'], (a: CompiledAbility, list: ListText) => string>> = {
  activity: (a, list) => `Activity: ${list(a.list)}`,
  rule: a => cap(RULES[HOOKS[a.speaksAt]!](a.n, a.of)),
  trigger: (a, list) => `Whenever you ${WHENEVER[TRIGGERS[a.speaksAt]!](a.of)}: ${list(a.list)}`,
  pointBonus: a =>
    `Point bonus: ${count(a.n, FORMS.point)} per card and income chip in its column at the end`,
};

export function abilityTexts(rules: Rules, list: ListText): (slot: number) => string {
  return slot => {
    const ability = rules.abilities[slot];
    return ability ? KINDS[ability.kind](ability, list) : 'No ability';
  };
}
