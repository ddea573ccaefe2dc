// Abilities of research cards and attribute chips: standing rules, triggers, activities, point bonuses.
import {
  type CompiledAbility,
  HOOKS,
  MODULES,
  PROJECTS,
  type Rules,
  TRIGGERS,
  type TriggerName,
} from '@civolution/engine';
import { a, bare, cap, count, described, type Noun, paired, the, your } from './grammar.js';
import { RULES } from './hooks.js';
import { areaNoun, cardNoun, inType, ON_FAVOR, trackNoun } from './measures.js';
import { ANY_DIE, MODULE, NOUN, PROJECT } from './words.js';

const module = (of: number, any: Noun): string =>
  of < 0 ? a(any) : your(MODULE[MODULES[of]!][1], 'accusative');
const ONE_OF_YOURS = `einer ${your(NOUN.tribe, 'genitive', 'other')}`;

/** After "immer wenn". */
const WHENEVER: Readonly<Record<TriggerName, (of: number) => string>> = {
  settle: of => `sich ${ONE_OF_YOURS}${inType(of)} niederlässt`,
  procreate: of => `du${inType(of)} ${a(NOUN.procreation)} durchführst`,
  develop: of => `du ${a(areaNoun(of))} erschließt`,
  displace: () => `du ${a(NOUN.tribe)} einer anderen Zivilisation verdrängst`,
  testPassed: () => `du ${a(NOUN.test)} bestehst`,
  testFailed: () => `du ${a(NOUN.test)} nicht bestehst`,
  install: of => `du ${a(cardNoun(of))} installierst`,
  upgrade: of => `du ${module(of, NOUN.mainModule)} upgradest`,
  line: of =>
    `du eine Bonusschwelle ${of < 0 ? a(NOUN.track, 'genitive') : the(trackNoun(of), 'genitive')} überquerst`,
  reset: () => `du ${a(NOUN.reset)} durchführst`,
  strengthen: () => `du ${a(NOUN.weakTribe)} stärkst`,
  reveal: () => `du ${a(NOUN.site)} aufdeckst`,
  gainCard: of => `du ${a(cardNoun(of))} nimmst`,
  module: of => `du ${module(of, NOUN.module)} aktivierst, noch vor dessen Aktionen`,
  hunt: of => `du${inType(of)} ${a(NOUN.hunt)} durchführst`,
  find: () => `du ${a(NOUN.find)} machst`,
  sell: () => `du ${a(NOUN.material)} verkaufst`,
  buy: () => `du ${a(NOUN.material)} einkaufst`,
  build: of => (of < 0 ? `du ${a(NOUN.project)} umsetzt` : `du ${a(PROJECT[PROJECTS[of]!])} baust`),
  takeDie: () => `du ${a(described('zusätzlich', ANY_DIE))} nimmst`,
  displaced: of => `${ONE_OF_YOURS}${inType(of)} von einer anderen Zivilisation verdrängt wird`,
  installGoal: () => `du ${a(NOUN.goal)} installierst`,
  gainIncome: () => `du ${a(NOUN.income)} nimmst`,
  death: () => `${ONE_OF_YOURS} stirbt`,
  flip: () => `du ${a(NOUN.stage)} auf aktiv schaltest`,
  feed: () => `du deine ${bare(NOUN.tribe, 'accusative', 'other')} ernährt hast`,
  favor: () => `du ${ON_FAVOR} vorrückst`,
};

const KINDS: Readonly<
  Record<CompiledAbility['kind'], (ability: CompiledAbility, list: (list: number) => string) => string>
> = {
  activity: ({ list }, text) => `${bare(NOUN.activity)}: ${cap(text(list))}`,
  rule: ({ rules }) => rules.map(({ hook, n, of }) => cap(RULES[HOOKS[hook]!](n, of))).join('. '),
  trigger: ({ on, of, list }, text) => `Immer wenn ${WHENEVER[TRIGGERS[on]!](of)}: ${cap(text(list))}`,
  pointBonus: ({ n }) =>
    `Punktbonus: Am Spielende ${count(n, NOUN.point)} pro ${bare(paired(NOUN.card, NOUN.income))} in dieser Spalte`,
};

export function abilityTexts(rules: Rules, list: (list: number) => string): (slot: number) => string {
  return slot => {
    const ability = rules.abilities[slot];
    return ability ? KINDS[ability.kind](ability, list) : 'Keine Fähigkeit';
  };
}
