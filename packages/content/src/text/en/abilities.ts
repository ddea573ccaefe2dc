// Abilities of research cards and attribute chips: standing rules, triggers, activities, point bonuses.
import {
  type CompiledAbility,
  type CompiledRule,
  HOOKS,
  MODULES,
  PROJECTS,
  type Rules,
  TRACKS,
  TRIGGERS,
  type TriggerName,
} from '@civolution/engine';
import { mark } from '../../marks.js';
import type { ListText } from './effects.js';
import { cap, count } from './grammar.js';
import { aCard, JOINED, RULES } from './hooks.js';
import { inTerritory, territory } from './lands.js';
import { MODULE, PROJECT, TRACK } from './lists.js';
import { NOUN } from './words.js';

export const WHENEVER: Readonly<Record<TriggerName, (of: number) => string>> = {
  settle: of => `Whenever you settle${inTerritory(of)}`,
  procreate: of => `Whenever you ${mark('thing', 'procreation')}procreate${inTerritory(of)}`,
  develop: of => `Whenever you develop a ${of < 0 ? 'territory' : `${territory(of)} territory`}`,
  displace: () => `Whenever you displace a ${NOUN.tribe.one} of another civilization`,
  testPassed: () => `Whenever you pass a ${NOUN.favorTest.one}`,
  testFailed: () => `Whenever you fail a ${NOUN.favorTest.one}`,
  install: of => `Whenever you install ${aCard(of)}`,
  upgrade: of => `Whenever you upgrade ${of < 0 ? `a ${NOUN.module.one}` : MODULE[MODULES[of]!]}`,
  line: of =>
    `Whenever you cross a line of ${of < 0 ? `a ${NOUN.progressTrack.one}` : `the ${TRACK[TRACKS[of]!]} track`}`,
  reset: () => `Whenever you do a ${NOUN.fullReset.one}`,
  strengthen: () => `Whenever you strengthen a ${NOUN.strengthened.one}`,
  reveal: () => `Whenever you reveal a ${NOUN.site.one}`,
  gainCard: of => `Whenever you gain ${aCard(of)}`,
  module: of => `Whenever you activate ${of < 0 ? 'a module' : MODULE[MODULES[of]!]}, before its actions`,
  hunt: of => `Whenever you ${NOUN.hunt.one}${inTerritory(of)}`,
  find: () => `Whenever you make a ${NOUN.luckyFind.one}`,
  sell: () => `Whenever you sell a ${NOUN.good.one}`,
  buy: () => `Whenever you buy a ${NOUN.good.one}`,
  build: of =>
    of < 0
      ? `Whenever you complete a ${NOUN.project.one}`
      : `Whenever you build a ${PROJECT[PROJECTS[of]!].one}`,
  takeDie: () => `Whenever you gain a ${NOUN.ownDie.one}`,
  displaced: of =>
    `Whenever another civilization displaces one of your ${NOUN.tribe.other}${inTerritory(of)}`,
  installGoal: () => `Whenever you install a ${NOUN.goal.one}`,
  gainIncome: () => `Whenever you gain an ${NOUN.chip.one}`,
  death: () => `Whenever one of your ${NOUN.tribe.other} dies`,
  flip: () => `Whenever you flip a ${NOUN.stageTile.one}`,
  feed: () => 'Each era after feeding',
  favor: () => `Whenever you advance on the ${NOUN.favor.one}`,
  pale: of =>
    `Whenever you reach a pale space of ${of < 0 ? `a ${NOUN.progressTrack.one}` : `the ${TRACK[TRACKS[of]!]} track`}`,
};

const KINDS: Readonly<Record<CompiledAbility['kind'], (a: CompiledAbility, list: ListText) => string>> = {
  activity: (a, list) => `${cap(NOUN.activity.one)}: ${list(a.list, -1, true)}`,
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
    `Point bonus: at the end ${count(a.n, NOUN.point)} for every ${NOUN.card.one} and every ${NOUN.chip.one} of its column`,
};

export function abilityTexts(rules: Rules, list: ListText): (slot: number) => string {
  return slot => {
    const ability = rules.abilities[slot];
    return ability ? KINDS[ability.kind](ability, list) : 'No ability';
  };
}
