// The places in a file of the rules that no game reached, from the block coverage that V8 counted.
import type { Profiler } from 'node:inspector';
import { SourceMap, type SourceMapPayload } from 'node:module';
import ts from 'typescript';
import type { Kind } from './list.js';

/** A compiled file, and how often its parts ran. */
export interface Counted {
  /** Its path in the folder of the sources. */
  readonly file: string;
  readonly source: string;
  readonly code: string;
  readonly map: SourceMapPayload;
  readonly functions: readonly Profiler.FunctionCoverage[];
}

export interface Place {
  readonly file: string;
  /** The function or table at the top of the file that it is in. */
  readonly in: string;
  readonly line: number;
  readonly kind: Kind;
  readonly text: string;
}

export interface Survey {
  readonly places: readonly Place[];
  /** How much there is to reach. */
  readonly blocks: number;
  readonly conditions: number;
  /** Functions that were to be left out and are not there. */
  readonly missing: readonly string[];
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** How often the code at an offset ran: what the innermost range around it says. */
function counter(functions: Counted['functions']): (offset: number) => number {
  const ranges = functions
    .flatMap(({ ranges }) => ranges)
    .sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
  return offset => ranges.find(r => r.startOffset <= offset && offset < r.endOffset)?.count ?? 0;
}

/** The outermost stretches that were never entered. */
function neverEntered(functions: Counted['functions']): Stretch[] {
  const ranges = functions
    .flatMap(({ ranges }) => ranges)
    .filter(({ count }) => count === 0)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const outer: Stretch[] = [];
  for (const { startOffset: start, endOffset: end } of ranges) {
    if (start >= (outer.at(-1)?.end ?? 0)) outer.push({ start, end });
  }
  return outer;
}

const { AmpersandAmpersandToken: AND, BarBarToken: OR, QuestionQuestionToken: ELSE } = ts.SyntaxKind;

/**
 * Counts all places at which code parts, and finds the conditions that went one way only where the other has no code of
 * its own: an `if` without `else`, the left side of `&&` and `||`.
 */
function readConditions(
  tree: ts.SourceFile,
  countAt: (offset: number) => number,
  isPlay: (offset: number) => boolean,
): { oneWay: (Stretch & { kind: Kind })[]; blocks: number; conditions: number } {
  const oneWay: (Stretch & { kind: Kind })[] = [];
  let blocks = 0;
  let conditions = 0;
  const compare = (condition: ts.Node, then: ts.Node, kind: Kind): void => {
    conditions++;
    const n = countAt(condition.getStart());
    if (n > 0 && countAt(then.getStart()) === n) {
      oneWay.push({ kind, start: condition.getStart(), end: condition.getEnd() });
    }
  };
  const visit = (node: ts.Node): void => {
    const isFunction = ts.isFunctionLike(node);
    if (isFunction && 'body' in node && node.body && !isPlay(node.body.getStart())) return;
    if (isFunction || ts.isCaseOrDefaultClause(node) || ts.isIterationStatement(node, false)) blocks++;
    if (ts.isConditionalExpression(node)) blocks += 2;
    if (ts.isIfStatement(node)) {
      blocks += node.elseStatement ? 2 : 1;
      if (!node.elseStatement) compare(node.expression, node.thenStatement, 'always');
    }
    if (ts.isBinaryExpression(node) && [AND, OR, ELSE].some(kind => kind === node.operatorToken.kind)) {
      blocks++;
      if (node.operatorToken.kind === AND) compare(node.left, node.right, 'always');
      if (node.operatorToken.kind === OR) compare(node.left, node.right, 'never');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { oneWay, blocks, conditions };
}

/** The name of the function or table at the top of a file in which an offset lies. */
function nameAt(tree: ts.SourceFile, offset: number): string {
  const statement = tree.statements.find(node => node.pos <= offset && offset < node.end);
  if (statement === undefined) return '';
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? '';
  if (!ts.isVariableStatement(statement)) return '';
  return statement.declarationList.declarations.find(node => offset < node.end)?.name.getText() ?? '';
}

const SHORT = 24;

/** Finds a stretch of compiled code in its source: the line, and the text on one line. */
function sourceReader(
  { file, source, code, map }: Counted,
  tree: ts.SourceFile,
): (stretch: Stretch) => { line: number; text: string } {
  const written = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const lines = source.split('\n');
  const sources = new SourceMap(map);
  const find = (position: number): { line: number; offset: number } => {
    const { line, character } = tree.getLineAndCharacterOfPosition(position);
    const entry = sources.findEntry(line, character);
    if (!('originalLine' in entry))
      throw new Error(`${file}: its source map has nothing for line ${line + 1}`);
    const start = written.getPositionOfLineAndCharacter(entry.originalLine, entry.originalColumn);
    const beyond = entry.generatedLine === line ? character - entry.generatedColumn : 0;
    return { line: entry.originalLine, offset: start + beyond };
  };
  return ({ start, end }) => {
    const text = code.slice(start, end);
    // A stretch may begin with the brackets that close what comes before.
    const first = find(start + /^[\s})\];,]*/.exec(text)![0].length);
    const last = find(end - /\s*$/.exec(text)![0].length);
    const found = source.slice(first.offset, last.offset).replace(/\s+/g, ' ').trim();
    // `return;` says little: the whole line is shown instead.
    const shown = found.length > 0 && found.length < SHORT ? lines[first.line]!.trim() : found;
    return { line: first.line + 1, text: shown };
  };
}

/** Everything in a file that no game reached, but for the functions that are left out. */
export function unreachedPlaces(counted: Counted, leftOut: readonly string[] = []): Survey {
  const { file, code, functions } = counted;
  const missing = leftOut.filter(name => !functions.some(({ functionName }) => functionName === name));
  const apart = functions
    .filter(({ functionName }) => leftOut.includes(functionName))
    .map(({ ranges }) => ranges[0]!);
  const isPlay = (offset: number): boolean =>
    !apart.some(r => r.startOffset <= offset && offset < r.endOffset);
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const { oneWay, blocks, conditions } = readConditions(tree, counter(functions), isPlay);
  const blocksNotEntered = neverEntered(functions).map(stretch => ({ kind: 'block' as const, ...stretch }));
  const read = sourceReader(counted, tree);
  const places = [...blocksNotEntered, ...oneWay]
    .filter(({ start }) => isPlay(start))
    .map(({ kind, ...stretch }) => ({ file, in: nameAt(tree, stretch.start), kind, ...read(stretch) }))
    .filter(({ text }) => text !== '');
  return { places, blocks, conditions, missing };
}
