// Lists of effects in words: without capital and full stop, as commands or, behind "aby", as infinitives.
import {
  type CompiledEffect,
  FAVOR_STEP,
  FEATURE,
  HAND_CARD,
  type Rules,
  STRENGTH,
  type Verb,
} from '@civolution/engine';
import { and, count, or } from './grammar.js';
import { atLeast } from './measures.js';
import { type Mood, marker, PHRASES, type Phrase, type SimpleVerb, type Wording, word } from './verbs.js';
import { NOUN } from './words.js';

export type ListText = (list: number) => string;

const PAY = word('zapłać', 'zapłacić');
const RETURN = word('zwróć', 'zwrócić');
const TEST = word('wykonaj', 'wykonać');

/** What would be clumsy behind "aby". */
const CLAUSES: ReadonlySet<Verb> = new Set<Verb>(['test', 'pay', 'if']);

type NestingVerb = Exclude<Verb, SimpleVerb>;
type Item = { readonly what: number; readonly n: number };

const isSimple = (e: CompiledEffect): e is CompiledEffect & { readonly verb: SimpleVerb } =>
  e.verb in PHRASES;

const alike = (a: Wording, b: Wording): boolean => a.imp === b.imp;

/** "zyskaj 1 żywność" and "zyskaj 1 pomysł" become "zyskaj 1 żywność i 1 pomysł". */
function runs(phrases: readonly Phrase[], mood: Mood): string[] {
  const groups: { verb: Wording; rests: string[] }[] = [];
  for (const { verb, rest } of phrases) {
    const last = groups.at(-1);
    if (last && alike(last.verb, verb)) last.rests.push(rest(mood));
    else groups.push({ verb, rests: [rest(mood)] });
  }
  return groups.map(({ verb, rests }) => `${verb[mood]} ${and(rests)}`);
}

/** Markers first, in the order of the console, then what else can be given up. */
const order = ({ what }: Item): number => (what >= 0 ? what : 100 - what);

function priced({ what, n }: Item): Phrase {
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
      return say(what >= 0 && what < FEATURE ? PAY : RETURN, count(n, marker(what)));
  }
}

export function effectTexts(rules: Rules): ListText {
  const phrases = (effects: readonly CompiledEffect[]): Phrase[] | null =>
    effects.every(isSimple) ? effects.map(e => PHRASES[e.verb](e, rules)) : null;

  /** One effect after the other; those that hold lists stand apart from the rest. */
  const parts = (effects: readonly CompiledEffect[], mood: Mood, inside: boolean): string[] => {
    const texts: string[] = [];
    let simple: Phrase[] = [];
    const settle = (): void => {
      if (simple.length > 0) texts.push(and(runs(simple, mood)));
      simple = [];
    };
    for (const e of effects) {
      if (isSimple(e)) {
        simple.push(PHRASES[e.verb](e, rules));
      } else {
        settle();
        texts.push(NESTING[e.verb as NestingVerb](e, mood, inside));
      }
    }
    settle();
    return texts;
  };

  const inner = (list: number, mood: Mood): string =>
    parts(rules.lists[list]!, mood, true).join(', a następnie ');

  const hasClause = (list: number): boolean => rules.lists[list]!.some(({ verb }) => CLAUSES.has(verb));

  const NESTING: Readonly<Record<NestingVerb, (e: CompiledEffect, mood: Mood, inside: boolean) => string>> = {
    test: ({ lists }, mood) => {
      const [pass, fail] = lists as [number, number];
      const hasElse = rules.lists[fail]!.length > 0;
      const test = `${TEST[mood]} ${NOUN.test.one.acc}`;
      if (mood === 'imp' && !hasClause(pass)) {
        return `${test}, aby ${inner(pass, 'inf')}${hasElse ? `, a jeśli go nie zdasz, ${inner(fail, mood)}` : ''}`;
      }
      return `${test} i jeśli go zdasz, ${inner(pass, mood)}${hasElse ? `, a jeśli nie, ${inner(fail, mood)}` : ''}`;
    },
    or: ({ lists }, mood) => {
      const options = lists.map(list => phrases(rules.lists[list]!));
      const single = options.flatMap(option => (option?.length === 1 ? option : []));
      if (single.length === lists.length && single.every(({ verb }) => alike(verb, single[0]!.verb))) {
        return `${single[0]!.verb[mood]} ${or(single.map(({ rest }) => rest(mood)))}`;
      }
      const texts = lists.map(list => inner(list, mood));
      return texts.some(text => / i |,/.test(text)) ? `albo ${texts.join(', albo ')}` : or(texts);
    },
    pay: ({ cost, lists }, mood) => {
      const items = [...rules.costs[cost]!].sort((a, b) => order(a) - order(b));
      const price = and(runs(items.map(priced), mood));
      return mood === 'imp'
        ? `${price}, aby ${inner(lists[0]!, 'inf')}`
        : `${price} i w zamian ${inner(lists[0]!, 'inf')}`;
    },
    if: ({ measure, n, lists }, mood, inside) => {
      const condition = `jeśli masz ${atLeast(measure!, n)}`;
      const then = inner(lists[0]!, mood);
      return inside ? `${then}, ${condition}` : `${condition}, ${then}`;
    },
  };

  return list => parts(rules.lists[list]!, 'imp', false).join('; ') || 'nic';
}
