// Lists of effects in words: without capital and full stop, as commands or, behind "aby", as infinitives.
import {
  type CompiledEffect,
  FAVOR_STEP,
  HAND_CARD,
  type NestingVerb,
  type Rules,
  STRENGTH,
} from '@civolution/engine';
import { alike, type Mood, type Phrase, runs, type Wording, word } from './clauses.js';
import { and, count, or } from './grammar.js';
import { atLeast } from './measures.js';
import { marker, PHRASES, type SimpleVerb } from './verbs.js';
import { NOUN } from './words.js';

/** Who has chosen a list has agreed to a price that comes first. */
export type ListText = (list: number, chosen?: boolean) => string;

export interface EffectTexts {
  readonly list: ListText;
  /** A single effect of a list. */
  readonly one: (list: number, at: number) => string;
  /** A list behind "aby". */
  readonly aim: (list: number) => string;
}

const PAY = word('zapłać', 'zapłacić');
const TEST = word('wykonaj', 'wykonać');
const MAY = word('możesz', 'móc');

/** What would be clumsy behind "aby". */
const IS_CLAUSE: Readonly<Record<NestingVerb, boolean>> = { test: true, or: false, pay: true, if: true };

type Item = { readonly what: number; readonly n: number };

type Nesting = (e: CompiledEffect, mood: Mood, agreed: boolean) => string;

const isSimple = (e: CompiledEffect): e is CompiledEffect & { readonly verb: SimpleVerb } =>
  e.verb in PHRASES;

/** Markers first, in the order of the console, then what else can be given up. */
const order = ({ what }: Item): number => (what >= 0 ? what : 100 - what);

/** Markers are paid, all else has its own verb. */
export function priced({ what, n }: Item): Phrase {
  const say = (verb: Wording, rest: string): Phrase => ({ verb, rest: () => rest });
  switch (what) {
    case HAND_CARD:
      return say(word('odrzuć', 'odrzucić'), `${count(n, NOUN.anyCard)} z ręki`);
    case FAVOR_STEP:
      return say(
        word('cofnij dysk', 'cofnąć dysk'),
        `o ${count(n, NOUN.space)} na ${NOUN.favorTrack.one.loc}`,
      );
    case STRENGTH:
      return say(word('osłab', 'osłabić'), count(n, NOUN.strongTribe));
    default:
      return say(PAY, count(n, marker(what)));
  }
}

export function effectTexts(rules: Rules): EffectTexts {
  const phrases = (effects: readonly CompiledEffect[]): Phrase[] | null =>
    effects.every(isSimple) ? effects.map(e => PHRASES[e.verb](e, rules)) : null;

  /** One effect after the other; those that hold lists stand apart from the rest. */
  const parts = (effects: readonly CompiledEffect[], mood: Mood, agreed: boolean): string[] => {
    const texts: string[] = [];
    let simple: Phrase[] = [];
    const settle = (): void => {
      if (simple.length > 0) texts.push(and(runs(simple, mood)));
      simple = [];
    };
    effects.forEach((e, i) => {
      if (isSimple(e)) {
        simple.push(PHRASES[e.verb](e, rules));
      } else {
        settle();
        texts.push(NESTING[e.verb as NestingVerb](e, mood, agreed && i === 0));
      }
    });
    settle();
    return texts;
  };

  const condition = ({ measure, n }: CompiledEffect): string => `jeśli masz ${atLeast(measure!, n)}`;

  /** A list within a sentence; a condition for all of it comes last. */
  const inner = (list: number, mood: Mood, agreed = false): string => {
    const effects = rules.lists[list]!;
    const [first] = effects;
    if (effects.length === 1 && first!.verb === 'if') {
      return `${inner(first!.lists[0]!, mood)}, ${condition(first!)}`;
    }
    const [start = '', ...others] = parts(effects, mood, agreed);
    const then = (part: string): string => `, a następnie${part.startsWith('jeśli ') ? ',' : ''} ${part}`;
    return start + others.map(then).join('');
  };

  const hasClause = (list: number): boolean =>
    rules.lists[list]!.some(e => !isSimple(e) && IS_CLAUSE[e.verb as NestingVerb]);

  const NESTING: Readonly<Record<NestingVerb, Nesting>> = {
    test: ({ lists }, mood) => {
      const [pass, fail] = lists as [number, number];
      const hasElse = rules.lists[fail]!.length > 0;
      const test = `${TEST[mood]} ${NOUN.test.one.acc}`;
      if (mood === 'imp' && !hasElse && !hasClause(pass)) return `${test}, aby ${inner(pass, 'inf')}`;
      const otherwise = hasElse ? `, w przeciwnym razie ${inner(fail, 'imp')}` : '';
      return `${test} – jeśli go zdasz, ${inner(pass, 'imp')}${otherwise}`;
    },
    or: ({ lists }, mood) => {
      const options = lists.map(list => phrases(rules.lists[list]!));
      const single = options.flatMap(option => (option?.length === 1 ? option : []));
      if (single.length === lists.length && single.every(({ verb }) => alike(verb, single[0]!.verb))) {
        return `${single[0]!.verb[mood]} ${or(single.map(({ rest }) => rest(mood)))}`;
      }
      const texts = lists.map(list => inner(list, mood, true));
      return texts.some(text => / i[ /]|,/.test(text)) ? `albo ${texts.join(', albo ')}` : or(texts);
    },
    pay: ({ cost, lists }, mood, agreed) => {
      const items = [...rules.costs[cost]!].sort((a, b) => order(a) - order(b)).map(priced);
      const price = agreed ? and(runs(items, mood)) : `${MAY[mood]} ${and(runs(items, 'inf'))}`;
      return `${price}${mood === 'imp' ? ', aby' : ' i w zamian'} ${inner(lists[0]!, 'inf')}`;
    },
    if: (e, mood) => `${condition(e)}, ${inner(e.lists[0]!, mood)}`,
  };

  return {
    list: (list, chosen = false) => parts(rules.lists[list]!, 'imp', chosen).join('; ') || 'nic',
    one: (list, at) => parts([rules.lists[list]![at]!], 'imp', false).join('; '),
    aim: list => inner(list, 'inf'),
  };
}
