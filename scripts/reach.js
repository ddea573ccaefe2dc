// Which code of the rules no game enters. Random games and seeker games, at tables of two to four and against V.I.C.I,
// with every set-up, are replayed with block coverage on; what none of them enters must stand in reach-list.js with a
// reason. Fails on anything unreached that is not listed, on anything listed that is gone, and on the impossible
// reached.
import { readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import ts from 'typescript';
import { NOT_PLAY, UNREACHED } from './reach-list.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(root, 'packages/engine/dist');
const SRC = join(root, 'packages/engine/src');
const PACK = 'base';
const PLAYERS = ['random', 'seeker'];

/** Where the rules of play live. */
const ROOMS = ['actions/', 'continent/', 'effects/', 'extras/', 'flow/', 'modules/', 'scoring/', 'solo/'];
const PARTS = ['chance', 'lists', 'markers', 'partition', 'setup', 'sites', 'tribes'].map(
  n => `state/${n}.ts`,
);

/** As in `civ fuzz`: after so many games a seeker forgets what it has seen. */
const BATCH = 10;

const importFrom = path => import(pathToFileURL(join(root, path)).href);

// The players think in a thread of their own: what they ask about the rules is not play, and does not count here.
async function playAll({ games, seed }) {
  const { loadPack } = await importFrom('packages/cli/dist/pack.js');
  const { playerCalled, playGame } = await importFrom('packages/cli/dist/play.js');
  const { spreadSetup } = await importFrom('packages/cli/dist/setups.js');
  const civ = loadPack(PACK);
  for (let from = 0; from < games; from += BATCH) {
    for (const name of PLAYERS) {
      const seen = new Map();
      for (let n = from; n < Math.min(games, from + BATCH); n++) {
        const game = `${seed}/${n}`;
        const setup = spreadSetup({}, n);
        const player = playerCalled(name, `${game}/player`, seen);
        const players = setup.seats.map(() => player);
        parentPort.postMessage({ setup, seed: game, choices: playGame(civ, setup, game, players).choices });
      }
    }
  }
}

/** Replays all games with coverage on; what was counted, by address of the file. */
async function measure(games, seed) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const { loadPack } = await importFrom('packages/cli/dist/pack.js');
  const civ = loadPack(PACK);
  let played = 0;
  let choices = 0;
  const worker = new Worker(new URL(import.meta.url), { workerData: { games, seed } });
  worker.on('message', record => {
    // Three games of five are played with nobody listening: five, because set-ups are spread in steps of two to four.
    const listener = played % 5 < 2 ? () => {} : undefined;
    const s = civ.create(record.setup, record.seed, listener);
    for (const [seat, choice] of record.choices) civ.choose(s, seat, choice, listener);
    if (civ.decisions(s).length > 0) throw new Error(`game ${record.seed} does not end`);
    played++;
    choices += record.choices.length;
    if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${games * PLAYERS.length} games `);
  });
  await new Promise((done, failed) => {
    worker.on('error', failed);
    worker.on('exit', done);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  if (played !== games * PLAYERS.length) throw new Error(`only ${played} games were played`);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return { counted: new Map(result.map(({ url, functions }) => [url, functions])), played, choices };
}

/** How often the code at an offset ran: what the innermost range around it says. */
function counter(functions) {
  const ranges = functions
    .flatMap(({ ranges }) => ranges)
    .sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
  return offset => ranges.find(r => r.startOffset <= offset && offset < r.endOffset)?.count ?? 0;
}

/** The outermost stretches that were never entered. */
function neverEntered(functions) {
  const ranges = functions
    .flatMap(({ ranges }) => ranges)
    .filter(({ count }) => count === 0)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const outer = [];
  for (const { startOffset: start, endOffset: end } of ranges) {
    if (outer.length === 0 || start >= outer.at(-1).end) outer.push({ start, end });
  }
  return outer;
}

const { AmpersandAmpersandToken: AND, BarBarToken: OR, QuestionQuestionToken: ELSE } = ts.SyntaxKind;

/**
 * All places at which code parts, and the conditions that went one way only where the other has no code of its own:
 * an `if` without `else`, the left side of `&&` and `||`.
 */
function readConditions(tree, countAt, isPlay) {
  const oneWay = [];
  let blocks = 0;
  let conditions = 0;
  const compare = (condition, then, kind) => {
    conditions++;
    const n = countAt(condition.getStart());
    if (n > 0 && countAt(then.getStart()) === n) {
      oneWay.push({ kind, start: condition.getStart(), end: condition.getEnd() });
    }
  };
  const visit = node => {
    if (ts.isFunctionLike(node) && node.body && !isPlay(node.body.getStart())) return;
    if (ts.isFunctionLike(node) || ts.isCaseOrDefaultClause(node) || ts.isIterationStatement(node, false))
      blocks++;
    if (ts.isConditionalExpression(node)) blocks += 2;
    if (ts.isIfStatement(node)) {
      blocks += node.elseStatement ? 2 : 1;
      if (!node.elseStatement) compare(node.expression, node.thenStatement, 'always');
    }
    if (ts.isBinaryExpression(node) && [AND, OR, ELSE].includes(node.operatorToken.kind)) {
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
function nameAt(tree, offset) {
  const statement = tree.statements.find(node => node.pos <= offset && offset < node.end);
  if (!statement) return '';
  if (!ts.isVariableStatement(statement)) return statement.name?.text ?? '';
  return statement.declarationList.declarations.find(node => offset < node.end)?.name.getText() ?? '';
}

/** Finds a stretch of compiled code in its source: the line, and the text on one line. */
function sourceReader(file, code) {
  const source = readFileSync(join(SRC, file), 'utf8');
  const lines = source.split('\n');
  const map = new SourceMap(JSON.parse(readFileSync(join(DIST, file.replace(/ts$/, 'js.map')), 'utf8')));
  const startsOf = text => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const from = startsOf(code);
  const to = startsOf(source);
  const find = offset => {
    const line = from.findLastIndex(start => start <= offset);
    const column = offset - from[line];
    const entry = map.findEntry(line, column);
    const beyond = entry.generatedLine === line ? column - entry.generatedColumn : 0;
    return { line: entry.originalLine, offset: to[entry.originalLine] + entry.originalColumn + beyond };
  };
  const SHORT = 24;
  return (start, end) => {
    const text = code.slice(start, end);
    // A stretch may begin with the brackets that close what comes before.
    const first = find(start + /^[\s})\];,]*/.exec(text)[0].length);
    const last = find(end - /\s*$/.exec(text)[0].length);
    const found = source.slice(first.offset, last.offset).replace(/\s+/g, ' ').trim();
    // `return;` says little: the whole line is shown instead.
    const shown = found.length > 0 && found.length < SHORT ? lines[first.line].trim() : found;
    return { line: first.line + 1, text: shown };
  };
}

/** Everything no game has reached in the code of the rules, and how much there is. */
function unreachedIn(counted) {
  const found = [];
  const sum = { files: 0, blocks: 0, conditions: 0 };
  const problems = [];
  const files = readdirSync(SRC, { recursive: true })
    .map(name => name.replaceAll('\\', '/'))
    .filter(
      name => PARTS.includes(name) || (name.endsWith('.ts') && ROOMS.some(room => name.startsWith(room))),
    )
    .sort();
  for (const { file } of NOT_PLAY) if (!files.includes(file)) problems.push(`no such file: ${file}`);
  for (const file of files) {
    const notPlay = NOT_PLAY.filter(entry => entry.file === file);
    if (notPlay.some(({ functions }) => !functions)) continue;
    const path = join(DIST, file.replace(/ts$/, 'js'));
    const code = readFileSync(path, 'utf8');
    const functions = counted.get(pathToFileURL(path).href) ?? [];
    const apart = notPlay
      .flatMap(entry => entry.functions)
      .flatMap(name => {
        const named = functions.filter(({ functionName }) => functionName === name);
        if (named.length === 0) problems.push(`no such function: ${name} in ${file}`);
        return named.map(({ ranges }) => ranges[0]);
      });
    const isPlay = offset => !apart.some(r => r.startOffset <= offset && offset < r.endOffset);
    const countAt = counter(functions);
    const read = sourceReader(file, code);
    const tree = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
    const { oneWay, blocks, conditions } = readConditions(tree, countAt, isPlay);
    const stretches = [...neverEntered(functions).map(range => ({ kind: 'block', ...range })), ...oneWay];
    for (const { kind, start, end } of stretches) {
      if (!isPlay(start)) continue;
      const { line, text } = read(start, end);
      if (text !== '') found.push({ file, in: nameAt(tree, start), line, kind, text });
    }
    sum.files++;
    sum.blocks += blocks;
    sum.conditions += conditions;
  }
  return { found, sum, problems };
}

const KINDS = ['block', 'always', 'never'];
const SAID = { block: 'never entered', always: 'never false', never: 'never true' };

const matches = (entry, { kind, text, ...item }) =>
  entry.file === item.file &&
  entry.in === item.in &&
  entry[kind] !== undefined &&
  (entry[kind].endsWith(' …') ? text.startsWith(entry[kind].slice(0, -2)) : text === entry[kind]);

/** What lies in something larger that was not reached was not reached either. */
const isWithin = (entry, text, item) =>
  entry.file === item.file && entry.in === item.in && item.kind === 'block' && item.text.includes(text);

const shorten = text => (text.length > 100 ? `${text.slice(0, 99)} …` : text);

async function main() {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '1500' }, seed: { type: 'string', default: 'reach' } },
  });
  if (!/^[1-9]\d*$/.test(values.games)) throw new Error('--games must be a whole number from 1');
  const { counted, played, choices } = await measure(Number(values.games), values.seed);
  const { found, sum, problems } = unreachedIn(counted);
  const clauses = new Set(
    [...readFileSync(join(root, 'docs/rules.md'), 'utf8').matchAll(/^- `([^`]+)`/gm)].map(m => m[1]),
  );
  for (const entry of UNREACHED) {
    const kind = KINDS.find(name => entry[name] !== undefined);
    const what = `${entry.file} in ${entry.in}: ${entry[kind]}`;
    for (const id of entry.clauses ?? [])
      if (!clauses.has(id)) problems.push(`no such clause: ${id} (${what})`);
    const text = entry[kind].replace(/ …$/, '');
    if (found.some(item => matches(entry, item) || isWithin(entry, text, item))) continue;
    const source = readFileSync(join(SRC, entry.file), 'utf8').replace(/\s+/g, ' ');
    if (!source.includes(text)) problems.push(`listed, but gone: ${what}`);
    // A rare thing may happen in one run and not in the next.
    else if (entry.why === 'rare') console.log(`rare, but reached: ${what}`);
    else problems.push(`listed as impossible, but reached: ${what}`);
  }
  const open = found.filter(item => !UNREACHED.some(entry => matches(entry, item)));
  for (const { file, line, kind, text, ...item } of open) {
    problems.push(`${SAID[kind]}: packages/engine/src/${file}:${line} in ${item.in}: ${shorten(text)}`);
  }

  const count = why =>
    found.filter(item => UNREACHED.find(entry => matches(entry, item))?.why === why).length;
  const blocks = found.filter(({ kind }) => kind === 'block').length;
  console.log(
    `${played} games (${PLAYERS.join(' and ')} players alike), ${choices} choices; ${sum.files} files of rules with ` +
      `${sum.blocks} blocks and ${sum.conditions} conditions without an else\n` +
      `not reached: ${blocks} blocks, ${found.length - blocks} conditions; of these ` +
      `${count('impossible')} impossible, ${count('rare')} rare, ${open.length} not listed`,
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (isMainThread) await main();
else await playAll(workerData);
