// What one does, as an order ("erhalte 1 Idee"), as an aim ("um 1 Idee zu erhalten") and as an offer ("du darfst 1 Idee zahlen").
import { cap, listing } from './grammar.js';

/** A verb; the particle of a separable one goes to the end of an order and into the middle of an aim. */
interface Doing {
  readonly order: string;
  readonly particle: string;
  readonly infinitive: string;
  readonly aim: string;
}

const whole = (order: string, infinitive: string): Doing => ({
  order,
  particle: '',
  infinitive,
  aim: `zu ${infinitive}`,
});

const split = (order: string, particle: string, infinitive: string): Doing => ({
  order,
  particle,
  infinitive: `${particle}${infinitive}`,
  aim: `${particle}zu${infinitive}`,
});

export const DO = {
  gain: whole('erhalte', 'erhalten'),
  take: whole('nimm', 'nehmen'),
  draw: whole('ziehe', 'ziehen'),
  keep: whole('behalte', 'behalten'),
  install: whole('installiere', 'installieren'),
  switch: whole('schalte', 'schalten'),
  strengthen: whole('stärke', 'stärken'),
  weaken: whole('schwäche', 'schwächen'),
  make: whole('mache', 'machen'),
  lose: whole('verliere', 'verlieren'),
  pay: whole('zahle', 'zahlen'),
  set: whole('setze', 'setzen'),
  put: whole('stelle', 'stellen'),
  lay: whole('lege', 'legen'),
  remove: whole('entferne', 'entfernen'),
  develop: whole('erschließe', 'erschließen'),
  roll: whole('wirf', 'werfen'),
  turn: whole('drehe', 'drehen'),
  shift: whole('versetze', 'versetzen'),
  move: whole('bewege', 'bewegen'),
  build: whole('baue', 'bauen'),
  transport: whole('transportiere', 'transportieren'),
  perform: split('führe', 'durch', 'führen'),
  carryOut: split('führe', 'aus', 'führen'),
  /** In an order of its own, never told together with other things to perform. */
  deal: split('führe', 'durch', 'führen'),
  advance: split('rücke', 'vor', 'rücken'),
  fallBack: split('gehe', 'zurück', 'gehen'),
  reveal: split('decke', 'auf', 'decken'),
  produce: split('baue', 'ab', 'bauen'),
  complete: split('setze', 'um', 'setzen'),
  discard: split('lege', 'ab', 'legen'),
  giveUp: split('gib', 'ab', 'geben'),
  layBack: split('lege', 'zurück', 'legen'),
  putBack: split('stelle', 'zurück', 'stellen'),
  upgrade: { order: 'upgrade', particle: '', infinitive: 'upgraden', aim: 'upzugraden' },
} as const satisfies Record<string, Doing>;

/** What something is done to. A wide one, told beside others, would seem to reach over them: "1 Punkt pro Farm". */
interface Thing {
  readonly text: string;
  readonly wide: boolean;
}

export const wide = (text: string): Thing => ({ text, wide: true });

/** One verb with all it is done to. */
export interface Clause {
  readonly doing: Doing;
  readonly what: readonly Thing[];
}

/** Where a block stands: chosen already, first in its list, after something, behind a condition, joined to orders. */
type Place = 'chosen' | 'first' | 'later' | 'inner' | 'beside';

/** Something with conditions, alternatives or a price inside. */
interface Block {
  /** What it begins with, where that can be told together with what is done before. */
  readonly opening: Clause | null;
  /** The rest of it, or all. */
  readonly text: (place: Place) => string;
  /** Alone, and joined to other aims; null where no "um … zu" can say it. */
  readonly aim: string | null;
  readonly nextAim: string | null;
  readonly kind: 'condition' | 'test' | 'choice' | 'price';
}

export type Part = Clause | Block;

export const clause = (doing: Doing, ...what: readonly (string | Thing)[]): Clause => ({
  doing,
  what: what.map(thing => (typeof thing === 'string' ? { text: thing, wide: false } : thing)),
});

const isClause = (part: Part): part is Clause => 'doing' in part;

/** "1 Nahrung und 1 Idee", "1 Punkt pro Farm und außerdem 1 Nahrung" */
const told = (what: readonly Thing[]): string =>
  listing(
    what.map((thing, i) => {
      const before = what[i - 1];
      return before && before.wide !== thing.wide ? `außerdem ${thing.text}` : thing.text;
    }),
  );

/** "erhalte 1 Nahrung" and "erhalte 1 Idee" become "erhalte 1 Nahrung und 1 Idee". */
function merged(clauses: readonly Clause[]): Clause[] {
  const runs: Clause[] = [];
  for (const next of clauses) {
    const last = runs.at(-1);
    if (last?.doing === next.doing) runs[runs.length - 1] = clause(next.doing, ...last.what, ...next.what);
    else runs.push(next);
  }
  return runs;
}

const ordered = ({ doing: { order, particle }, what }: Clause): string =>
  `${order} ${told(what)}${particle && ` ${particle}`}`;

/** "erhalte 1 Nahrung und führe 1 Wanderung durch" */
export const orders = (clauses: readonly Clause[]): string => listing(merged(clauses).map(ordered));

/** "1 Nahrung zu erhalten und 1 Wanderung durchzuführen" */
const aimed = (clauses: readonly Clause[]): string =>
  listing(merged(clauses).map(({ doing, what }) => `${told(what)} ${doing.aim}`));

/** "1 Handkarte ablegen", after "du darfst" */
const offered = (clauses: readonly Clause[]): string =>
  listing(merged(clauses).map(({ doing, what }) => `${told(what)} ${doing.infinitive}`));

/** What follows "um", or null. */
function aims(parts: readonly Part[]): string | null {
  const last = parts.at(-1);
  const before = parts.slice(0, -1);
  if (!last || !before.every(isClause)) return null;
  if (isClause(last)) return aimed([...before, last]);
  if (last.opening) return `${aimed([...before, last.opening])}${last.text('first')}`;
  if (before.length === 0) return last.aim;
  return last.nextAim && `${aimed(before)}${last.nextAim}`;
}

/** Clauses told as one, or a block with the clauses it is told together with. */
interface Stretch {
  readonly clauses: readonly Clause[];
  readonly block: Block | null;
}

function stretches(parts: readonly Part[]): Stretch[] {
  const list: Stretch[] = [];
  let run: Clause[] = [];
  const end = (block: Block | null): void => {
    if (block && !block.opening) {
      end(null);
      list.push({ clauses: [], block });
    } else if (block || run.length > 0) list.push({ clauses: run, block });
    run = [];
  };
  for (const part of parts) {
    if (isClause(part)) run.push(part);
    else end(part);
  }
  end(null);
  return list;
}

function stretchText({ clauses, block }: Stretch, place: Place): string {
  if (!block) return orders(clauses);
  return block.opening ? `${orders([...clauses, block.opening])}${block.text(place)}` : block.text(place);
}

/** A list that stands alone. Who has chosen it has agreed to a price that comes first. */
export function steps(parts: readonly Part[], chosen: boolean): string {
  const list = stretches(parts);
  const texts = list.map((stretch, i) => {
    const before = list[i - 1];
    if (!before) return stretchText(stretch, chosen ? 'chosen' : 'first');
    const isAgreed = chosen && i === 1 && before.block?.kind === 'price';
    // What follows a block must not seem to be a part of it.
    const apart = before.block && !isAgreed && stretch.block?.kind !== 'condition';
    return apart ? `in jedem Fall: ${stretchText(stretch, 'first')}` : stretchText(stretch, 'later');
  });
  return texts.join('; ');
}

/** A list inside a sentence: what cannot be joined to other things is put in brackets beside them. */
function within(parts: readonly Part[], place: Place): string {
  const list = stretches(parts);
  const [first, second, ...more] = list;
  if (!first) return '';
  if (!second) return stretchText(first, place);
  if (!first.block && second.block && more.length === 0)
    return `${stretchText(first, place)}${stretchText(second, 'beside')}`;
  return list
    .map(stretch => (stretch.block ? `(${stretchText(stretch, 'first')})` : stretchText(stretch, 'first')))
    .join(' und dann ');
}

/** Whether a list is nothing but another condition. */
const isConditional = ([first, ...more]: readonly Part[]): boolean =>
  first !== undefined && !isClause(first) && first.kind === 'condition' && more.length === 0;

/** "falls du …, erhalte 1 Idee" */
const ifThen = (condition: string, parts: readonly Part[]): string =>
  isConditional(parts)
    ? `${condition}: ${cap(within(parts, 'first'))}`
    : `${condition}, ${within(parts, 'inner')}`;

/** What is done if something is so; `condition` is asked whether it is looked at after something else. */
export function provided(condition: (then: boolean) => string, parts: readonly Part[]): Block {
  const aim = aims(parts);
  return {
    opening: null,
    text: place => {
      if (place === 'beside') return ` und, ${ifThen(condition(true), parts)}`;
      return ifThen(condition(place === 'later'), parts);
    },
    aim: null,
    nextAim: aim && ` und, ${condition(true)}, ${aim}`,
    kind: 'condition',
  };
}

/** A list that is one verb with what it is done to. */
function single(parts: readonly Part[]): Clause | null {
  const [only, ...more] = parts.every(isClause) ? merged(parts) : [];
  return only && more.length === 0 ? only : null;
}

/** "…: Bestehst du sie, erhalte 3 Nahrung, andernfalls 1 Nahrung" */
export function tested(opening: Clause, pass: readonly Part[], fail: readonly Part[]): Block {
  const passed = `: ${cap(ifThen('bestehst du sie', pass))}`;
  const [one, other] = [single(pass), single(fail)];
  const otherwise = (): string => {
    if (fail.length === 0) return '';
    if (one && other && one.doing === other.doing && !one.what.some(thing => thing.wide))
      return `, andernfalls ${told(other.what)}`;
    return isConditional(fail)
      ? `; andernfalls: ${cap(within(fail, 'first'))}`
      : `; andernfalls ${within(fail, 'inner')}`;
  };
  const text = `${passed}${otherwise()}`;
  return { opening, text: () => text, aim: null, nextAim: null, kind: 'test' };
}

const LETTERS = 'ABCDEF';

/** One of several lists. */
export function choice(options: readonly (readonly Part[])[]): Part {
  const singles = options.flatMap(option => single(option) ?? []);
  const [first] = singles;
  if (first && singles.length === options.length && singles.every(({ doing }) => doing === first.doing)) {
    const things = singles.map(({ what }) => told(what));
    return clause(first.doing, wide(`entweder ${listing(things, 'disjunction')}`));
  }
  const flat = options.flatMap(option => (option.every(isClause) ? [option] : []));
  const isFlat = flat.length === options.length;
  // Letters tell where an option of several things begins and ends.
  const isPlain = singles.length === options.length && singles.every(({ what }) => what.length === 1);
  const lettered = (texts: readonly string[]): string =>
    texts.map((text, i) => (isPlain ? text : `${LETTERS[i]}) ${text}`)).join(' ODER ');
  const order = `${isPlain ? '' : 'wähle: '}${lettered(options.map(option => within(option, 'chosen')))}`;
  return {
    opening: null,
    text: place => (place === 'beside' ? ` und dann (${order})` : order),
    aim: isFlat ? lettered(flat.map(aimed)) : null,
    nextAim: null,
    kind: 'choice',
  };
}

/** Prices are paid to do what follows; nobody has to who has not agreed. */
export function paid(price: readonly Clause[], parts: readonly Part[]): Block {
  const aim = aims(parts);
  const bought = aim === null ? `: ${cap(within(parts, 'first'))}` : `, um ${aim}`;
  const offer = `${offered(price)}${bought}`;
  const texts: Readonly<Record<Place, string>> = {
    chosen: `${orders(price)}${bought}`,
    first: `du darfst ${offer}`,
    later: `danach darfst du ${offer}`,
    inner: `darfst du ${offer}`,
    beside: ` und du darfst danach ${offer}`,
  };
  return { opening: null, text: place => texts[place], aim: null, nextAim: null, kind: 'price' };
}
