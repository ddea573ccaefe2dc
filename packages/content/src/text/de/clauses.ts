// What one does, as an order ("erhalte 1 Idee") and as an aim ("um 1 Idee zu erhalten").
import { cap, listing } from './grammar.js';

/** A verb; the particle of a separable one goes to the end of an order and into the middle of an aim. */
interface Doing {
  readonly order: string;
  readonly particle: string;
  readonly aim: string;
}

const whole = (order: string, infinitive: string): Doing => ({
  order,
  particle: '',
  aim: `zu ${infinitive}`,
});
const split = (order: string, particle: string, infinitive: string): Doing => ({
  order,
  particle,
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
  roll: whole('wirf', 'werfen'),
  lay: whole('lege', 'legen'),
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
  fallBack: split('rücke', 'zurück', 'rücken'),
  reveal: split('decke', 'auf', 'decken'),
  produce: split('baue', 'ab', 'bauen'),
  complete: split('setze', 'um', 'setzen'),
  discard: split('lege', 'ab', 'legen'),
  giveUp: split('gib', 'ab', 'geben'),
  giveBack: split('gib', 'zurück', 'geben'),
  upgrade: { order: 'upgrade', particle: '', aim: 'upzugraden' },
} as const satisfies Record<string, Doing>;

/** One verb with all it is done to. */
export interface Clause {
  readonly doing: Doing;
  readonly what: readonly string[];
}

/** Something with conditions or alternatives inside. */
interface Block {
  readonly order: string;
  /** Null where no "um … zu" can say it. */
  readonly aim: string | null;
  /** Begins with a condition and not with what to do. */
  readonly conditional: boolean;
}

export type Part = Clause | Block;

export const clause = (doing: Doing, ...what: string[]): Clause => ({ doing, what });
const isClause = (part: Part): part is Clause => 'doing' in part;

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
  `${order} ${listing(what)}${particle && ` ${particle}`}`;

/** "erhalte 1 Nahrung und führe 1 Wanderung durch" */
export const orders = (clauses: readonly Clause[]): string => listing(merged(clauses).map(ordered));

/** "1 Nahrung zu erhalten und 1 Wanderung durchzuführen", or null. */
export function aims(parts: readonly Part[]): string | null {
  if (parts.every(isClause)) {
    return listing(merged(parts).map(({ doing, what }) => `${listing(what)} ${doing.aim}`));
  }
  const [only, ...more] = parts;
  return more.length === 0 && only && !isClause(only) ? only.aim : null;
}

/** Parts in order, with the clauses between two blocks told as one. */
function stretches(parts: readonly Part[]): (string | Block)[] {
  const list: (string | Block)[] = [];
  let run: Clause[] = [];
  const end = (): void => {
    if (run.length > 0) list.push(orders(run));
    run = [];
  };
  for (const part of parts) {
    if (isClause(part)) run.push(part);
    else {
      end();
      list.push(part);
    }
  }
  end();
  return list;
}

/** A list that stands alone. */
export const steps = (parts: readonly Part[]): string =>
  stretches(parts)
    .map(stretch => (typeof stretch === 'string' ? stretch : stretch.order))
    .join('; ');

/** A list inside a sentence: what has conditions of its own is put in brackets beside other things. */
function within(parts: readonly Part[]): string {
  const list = stretches(parts);
  if (list.length === 1) return steps(parts);
  return list
    .map(stretch => (typeof stretch === 'string' ? stretch : `(${stretch.order})`))
    .join(' und dann ');
}

/** "falls du …, erhalte 1 Idee" */
export const ifThen = (condition: string, parts: readonly Part[]): string => {
  const [first] = parts;
  const again = first && !isClause(first) && first.conditional && parts.length === 1;
  return again ? `${condition}: ${cap(within(parts))}` : `${condition}, ${within(parts)}`;
};

const LETTERS = 'ABCDEF';

/** One of several lists. */
export function choice(options: readonly (readonly Part[])[]): Part {
  const flat = options.map(option => (option.every(isClause) ? merged(option) : null));
  const single = flat.flatMap(option => (option?.length === 1 ? option : []));
  const [first] = single;
  if (first && single.length === options.length && single.every(({ doing }) => doing === first.doing)) {
    const things = single.map(({ what }) => listing(what));
    return clause(first.doing, `entweder ${listing(things, 'disjunction')}`);
  }
  if (flat.every(option => option !== null)) {
    return {
      order: flat.map(orders).join(' ODER '),
      aim: flat.map(aims).join(' ODER '),
      conditional: false,
    };
  }
  const lettered = options.map((option, i) => `${LETTERS[i]}) ${within(option)}`);
  return { order: `wähle: ${lettered.join(' ODER ')}`, aim: null, conditional: false };
}

/** Prices are paid to do what follows. */
export function paid(price: readonly Clause[], parts: readonly Part[]): Block {
  const aim = aims(parts);
  const order = orders(price);
  return {
    order: aim === null ? `${order}: ${cap(within(parts))}` : `${order}, um ${aim}`,
    aim: null,
    conditional: false,
  };
}
