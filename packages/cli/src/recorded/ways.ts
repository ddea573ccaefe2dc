// The ways that games take through the code of the rules. A way is the outcome of four conditions evaluated in a row. Two
// games may use the same rules and still take different ways, because different rules met.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Engine from '@civolution/engine';
import ts from 'typescript';
import { isRuleFile } from '../rule-files.js';

export type Way = number;

/** A copy of the engine that reports the outcome of each condition in the code of the rules. */
export interface Marked {
  readonly engine: typeof Engine;
  /** Calls `heard` for every way taken from now on; null stops that. */
  listen(heard: ((way: Way) => void) | null): void;
}

type Outcome = 0 | 1 | 2;
type Note = (place: number, outcome: Outcome) => void;

/** The functions that marked code calls. */
interface Marks {
  condition<T>(place: number, value: T): T;
  compare(place: number, operator: string, a: number, b: number): boolean;
}
/** Marked code imports these functions by this name, from a module of their own. */
const MARKS = 'civolutionMarks';
const MARKS_FILE = 'marks.js';

const COMPARISONS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<'],
  [ts.SyntaxKind.LessThanEqualsToken, '<='],
  [ts.SyntaxKind.GreaterThanToken, '>'],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>='],
]);
const AND_OR: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
]);
const EQUALITIES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

const isNot = (node: ts.Node): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;

/** Whether an expression is true or false by its form alone. */
function isTrueOrFalse(node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node)) return isTrueOrFalse(node.expression);
  if (!ts.isBinaryExpression(node)) return isNot(node);
  const { kind } = node.operatorToken;
  if (AND_OR.has(kind)) return isTrueOrFalse(node.left) && isTrueOrFalse(node.right);
  return COMPARISONS.has(kind) || EQUALITIES.has(kind);
}

/** The same code, with every condition marked; `place` numbers them. */
export function markConditions(code: string, place: () => number): string {
  const { factory } = ts;
  const call = (name: keyof Marks, ...given: ts.Expression[]): ts.Expression =>
    factory.createCallExpression(factory.createIdentifier(`${MARKS}.${name}`), undefined, [
      factory.createNumericLiteral(place()),
      ...given,
    ]);

  const transform = (context: ts.TransformationContext) => {
    const inside = <N extends ts.Node>(node: N): N => ts.visitEachChild(node, visit, context);
    const part = <N extends ts.Node>(node: N): N => ts.visitNode(node, visit) as N;

    function condition(node: ts.Expression): ts.Expression {
      if (ts.isParenthesizedExpression(node))
        return factory.createParenthesizedExpression(condition(node.expression));
      if (isNot(node)) return factory.createLogicalNot(condition(node.operand));
      if (!ts.isBinaryExpression(node)) return call('condition', part(node));
      const { left, operatorToken, right } = node;
      if (AND_OR.has(operatorToken.kind))
        return factory.createParenthesizedExpression(
          factory.createBinaryExpression(condition(left), operatorToken, condition(right)),
        );
      const comparison = COMPARISONS.get(operatorToken.kind);
      if (comparison === undefined) return call('condition', inside(node));
      return call('compare', factory.createStringLiteral(comparison), part(left), part(right));
    }

    function visit(node: ts.Node): ts.Node {
      if (ts.isIfStatement(node))
        return factory.updateIfStatement(
          node,
          condition(node.expression),
          part(node.thenStatement),
          node.elseStatement && part(node.elseStatement),
        );
      if (ts.isConditionalExpression(node))
        return factory.updateConditionalExpression(
          node,
          condition(node.condition),
          node.questionToken,
          part(node.whenTrue),
          node.colonToken,
          part(node.whenFalse),
        );
      if (ts.isReturnStatement(node) && node.expression && isTrueOrFalse(node.expression))
        return factory.updateReturnStatement(node, condition(node.expression));
      if (ts.isArrowFunction(node) && isTrueOrFalse(node.body))
        return factory.updateArrowFunction(
          node,
          node.modifiers,
          node.typeParameters,
          node.parameters,
          node.type,
          node.equalsGreaterThanToken,
          condition(node.body as ts.Expression),
        );
      return inside(node);
    }
    return (file: ts.SourceFile) => inside(file);
  };

  const file = ts.createSourceFile('marked.js', code, ts.ScriptTarget.ES2022, true);
  const { transformed } = ts.transform(file, [transform]);
  return ts.createPrinter().printFile(transformed[0]!);
}

const less = (a: number, b: number): Outcome => (a < b ? 0 : a > b ? 2 : 1);

/** Makes the functions that marked code calls; they report each outcome to `note`. */
export function marksFor(note: Note): Marks {
  return {
    condition(place, value) {
      note(place, value ? 1 : 0);
      return value;
    },
    compare(place, operator, a, b) {
      const outcome = less(a, b);
      note(place, outcome);
      if (operator === '<') return outcome === 0;
      if (operator === '<=') return outcome < 2;
      return operator === '>' ? outcome === 2 : outcome > 0;
    },
  };
}

/** A way's number has 22 bits, so two ways rarely share one. */
const BITS = 22;
export const WAYS = 1 << BITS;

/** Numbers each way: the latest outcome with the three before it. */
function inARow(): (place: number, outcome: Outcome) => Way {
  let [a, b, c] = [0, 0, 0];
  return (place, outcome) => {
    const d = place * 3 + outcome + 1;
    const mixed =
      Math.imul(a, 0x9e3779b1) ^
      Math.imul(b, 0x85ebca6b) ^
      Math.imul(c, 0xc2b2ae35) ^
      Math.imul(d, 0x27d4eb2f);
    [a, b, c] = [b, c, d];
    return mixed >>> (32 - BITS);
  };
}

/** Marks the conditions of a built engine in a temporary copy, and loads the copy. */
export async function markedEngine(built: string): Promise<Marked> {
  const folder = mkdtempSync(join(tmpdir(), 'civ-marked-'));
  let places = 0;
  const marked = (name: string, code: string): string => {
    const marks = relative(dirname(name), MARKS_FILE).replaceAll('\\', '/');
    return `import { ${MARKS} } from './${marks}';\n${markConditions(code, () => places++)}`;
  };
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.js')) continue;
      // The copy has no source maps, and the old ones would not fit.
      const code = readFileSync(join(built, name), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
      const copy = join(folder, name);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, isRuleFile(name) ? marked(name, code) : code);
    }
    writeFileSync(join(folder, MARKS_FILE), `export const ${MARKS} = {};\n`);
    const address = (name: string): string => pathToFileURL(join(folder, name)).href;
    const { [MARKS]: marks } = (await import(address(MARKS_FILE))) as { [MARKS]: Partial<Marks> };
    let heard: ((way: Way) => void) | null = null;
    let next = inARow();
    const note: Note = (place, outcome) => heard?.(next(place, outcome));
    Object.assign(marks, marksFor(note));
    const engine = (await import(address('index.js'))) as typeof Engine;
    return {
      engine,
      listen: to => {
        heard = to;
        next = inARow();
      },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
