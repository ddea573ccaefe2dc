// Abilities of research cards and attribute chips: standing rules, triggers, activities, point bonuses.
import {
  type CompiledAbility,
  type CompiledRule,
  HOOKS,
  type Rules,
  TRIGGERS,
  type TriggerName,
} from '@civolution/engine';
import type { ListText } from './effects.js';
import { cap, count, each } from './grammar.js';
import { JOINED, RULES } from './hooks.js';
import { inTerritory, territory } from './lands.js';
import { card, module, projectAt, track } from './lists.js';
import { NOUN } from './words.js';

/** What follows "Ilekroć". */
export const WHENEVER: Readonly<Record<Exclude<TriggerName, 'feed'>, (of: number) => string>> = {
  settle: of => `Twoje ${NOUN.tribe.one.nom} osiedli się${inTerritory(of) || ' na kontynencie'}`,
  procreate: of => `wykonasz ${NOUN.procreation.one.acc}${inTerritory(of)}`,
  develop: of => `rozwiniesz ${territory(of).one.acc}`,
  displace: () => `wysiedlisz ${NOUN.tribe.one.acc} innej cywilizacji`,
  testPassed: () => `zdasz ${NOUN.test.one.acc}`,
  testFailed: () => `nie zdasz ${NOUN.test.one.gen}`,
  install: of => `zainstalujesz ${card(of).one.acc}`,
  upgrade: of => `ulepszysz ${(of < 0 ? NOUN.upgraded : module(of)).one.acc}`,
  line: of => `przekroczysz próg premii na ${track(of).one.loc}`,
  reset: () => `wykonasz ${NOUN.reset.one.acc}`,
  strengthen: () => `wzmocnisz ${NOUN.strengthened.one.acc}`,
  reveal: () => `odkryjesz ${NOUN.site.one.acc}`,
  gainCard: of => `zyskasz ${card(of).one.acc}`,
  module: of => `aktywujesz ${module(of).one.acc}, przed wykonaniem jego akcji`,
  hunt: of => `przeprowadzisz ${NOUN.hunt.one.acc}${inTerritory(of)}`,
  find: () => `dokonasz ${NOUN.luckyFind.one.gen}`,
  sell: () => `sprzedasz ${NOUN.stored.one.acc}`,
  buy: () => `kupisz ${NOUN.bought.one.acc}`,
  build: of => (of < 0 ? `ukończysz ${NOUN.project.one.acc}` : `wybudujesz ${projectAt(of).one.acc}`),
  takeDie: () => `zyskasz ${NOUN.eitherDie.one.acc}`,
  displaced: of => `inna cywilizacja wysiedli Twoje ${NOUN.tribe.one.acc}${inTerritory(of)}`,
  installGoal: () => `zainstalujesz ${NOUN.goal.one.acc}`,
  gainIncome: () => `zyskasz ${NOUN.income.one.acc}`,
  death: () => `Twoje ${NOUN.tribe.one.nom} wymrze`,
  flip: () => `odwrócisz ${NOUN.stage.one.acc}`,
  favor: () => `przesuniesz dysk do przodu na ${NOUN.favorTrack.one.loc}`,
  pale: of => `osiągniesz jasne pole ${track(of).one.gen}`,
};

const when = (on: TriggerName, of: number): string =>
  on === 'feed' ? `W każdej epoce po wyżywieniu ${NOUN.tribe.more.gen}` : `Ilekroć ${WHENEVER[on](of)}`;

function standing(rules: readonly CompiledRule[]): string {
  const like = (a: CompiledRule, b: CompiledRule): boolean =>
    a === b || (a.hook === b.hook && a.n === b.n && JOINED.has(HOOKS[a.hook]!));
  const firsts = rules.filter((rule, i) => rules.findIndex(other => like(other, rule)) === i);
  return firsts
    .map(rule => {
      const all = rules.filter(other => like(other, rule)).map(({ of }) => of);
      return cap(RULES[HOOKS[rule.hook]!](rule.n, rule.of, all));
    })
    .join('. ');
}

const KINDS: Readonly<Record<CompiledAbility['kind'], (a: CompiledAbility, list: ListText) => string>> = {
  activity: (a, list) => `${cap(NOUN.activity.one.nom)}: ${list(a.list, true)}`,
  rule: a => standing(a.rules),
  trigger: (a, list) => `${when(TRIGGERS[a.on]!, a.of)}: ${list(a.list)}`,
  pointBonus: a =>
    `Premia punktowa: na koniec gry ${count(a.n, NOUN.point, 'nom')} za ${each(NOUN.anyCard)} i ${each(NOUN.income)} w tej kolumnie`,
};

export function abilityTexts(rules: Rules, list: ListText): (slot: number) => string {
  return slot => {
    const ability = rules.abilities[slot];
    return ability ? KINDS[ability.kind](ability, list) : 'Bez umiejętności';
  };
}
