// Abilities of research cards and attribute chips: standing rules, triggers, activities, point bonuses.
import {
  type CompiledAbility,
  type CompiledRule,
  HOOKS,
  type HookName,
  MODULES,
  PROJECTS,
  type Rules,
  TRIGGERS,
  type TriggerName,
} from '@civolution/engine';
import type { EffectTexts } from './effects.js';
import { a, bare, cap, count, described, type Noun, paired, the, your } from './grammar.js';
import { type Allowance, allowed, JOINED, RULES } from './hooks.js';
import { ANY_DIE, MODULE, PROJECT } from './lists.js';
import { areaNoun, cardNoun, inType, ON_FAVOR, trackNoun } from './measures.js';
import { NOUN } from './words.js';

const module = (of: number, any: Noun): string =>
  of < 0 ? a(any) : your(MODULE[MODULES[of]!][1], 'accusative');
const ONE_OF_YOURS = `einer ${your(NOUN.tribe, 'genitive', 'other')}`;

/** After "immer wenn". */
export const WHENEVER: Readonly<Record<Exclude<TriggerName, 'feed'>, (of: number) => string>> = {
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
  gainCard: of => `du ${a(cardNoun(of))} auf die Hand nimmst`,
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
  favor: () => `du ${ON_FAVOR} vorrückst`,
  pale: of =>
    `du ein helles Feld ${of < 0 ? a(NOUN.track, 'genitive') : the(trackNoun(of), 'genitive')} erreichst`,
};

const when = (name: TriggerName, of: number): string =>
  name === 'feed' ? 'In jeder Epoche nach dem Ernähren' : `Immer wenn ${WHENEVER[name](of)}`;

/** Rules of one ability that can be told as one: the hook, the number and all they are narrowed to. */
type Group = readonly [hook: HookName, n: number, ...of: [number, ...number[]]];

function grouped(rules: readonly CompiledRule[]): Group[] {
  const groups: Group[] = [];
  for (const rule of rules) {
    const name = HOOKS[rule.hook]!;
    const like = groups.findIndex(([hook, n]) => hook === name && n === rule.n);
    if (like >= 0 && JOINED.has(name)) groups[like] = [...groups[like]!, rule.of];
    else groups.push([name, rule.n, rule.of]);
  }
  return groups;
}

/** What more a module allows is told in one sentence. */
function sentences(rules: readonly CompiledRule[]): string[] {
  const list: (string | Allowance)[] = [];
  for (const [hook, n, ...of] of grouped(rules)) {
    const told = RULES[hook](n, of);
    const last = list.at(-1);
    const again = typeof told === 'object' && typeof last === 'object' && last.module === told.module;
    if (again) list[list.length - 1] = { ...last, more: [...last.more, ...told.more] };
    else list.push(told);
  }
  return list.map(told => cap(typeof told === 'string' ? told : allowed(told)));
}

const KINDS: Readonly<
  Record<CompiledAbility['kind'], (ability: CompiledAbility, text: EffectTexts['text']) => string>
> = {
  activity: ({ list }, text) => `${bare(NOUN.activity)}: ${cap(text(list, true))}`,
  rule: ({ rules }) => sentences(rules).join('. '),
  trigger: ({ on, of, list }, text) => `${when(TRIGGERS[on]!, of)}: ${cap(text(list))}`,
  pointBonus: ({ n }) =>
    `Punktbonus: Am Spielende ${count(n, NOUN.point)} pro ${bare(paired(NOUN.card, NOUN.income))} in der Spalte dieser Karte`,
};

export function abilityTexts(rules: Rules, text: EffectTexts['text']): (slot: number) => string {
  return slot => {
    const ability = rules.abilities[slot];
    return ability ? KINDS[ability.kind](ability, text) : 'Keine Fähigkeit';
  };
}
