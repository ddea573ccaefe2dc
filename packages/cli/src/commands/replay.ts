import { resolve } from 'node:path';
import { earlierBase, type GameTexts, gameTexts, seatNames } from '@civolution/content';
import { CivError, type Civolution, type GameEvent, load, type State } from '@civolution/engine';
import { type GameRecord, packOf, parseRecord, replay as replayRecord } from '@civolution/host';
import { UsageError, wholeNumber } from '../args.js';
import { type Command, JSON_OPTION, writeJson } from '../command.js';
import { gameHeading, nameOf, notation } from '../notation.js';
import { builtIn, loadPack, PACK_OPTION, packPath, readText } from '../pack.js';
import { columns } from '../table.js';

/** What is wrong with a record is said together with the file it is in. */
function naming<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof CivError ? new UsageError(`${file}: ${error.message}`) : error;
  }
}

function position(civ: Civolution, english: GameTexts, s: State) {
  return civ.decisions(s).map(decision => ({
    seat: decision.seat,
    task: decision.task,
    question: english.prompt(s, decision),
    choices: civ.question(s, decision.seat)!.choices.map(described => ({
      choice: described.choice,
      text: english.choice(s, described),
    })),
  }));
}

export const replay: Command = {
  name: 'replay',
  summary: 'open a record of a game',
  positionals: ['FILE'],
  options: {
    to: { value: 'N', help: 'stop after so many choices (default: all)' },
    notation: { help: 'write the game down, turn by turn' },
    pack: { ...PACK_OPTION, help: 'the pack it was played with, unless it holds it or that is built in' },
    json: JSON_OPTION,
  },
  async run(given, io) {
    const file = given.positionals[0]!;
    const text = readText(resolve(io.folder, file));
    const record: GameRecord = naming(file, () => parseRecord(text));
    const own = given.values.has('pack') ? null : naming(file, () => packOf(record));
    const earlier = own || given.values.has('pack') ? null : await earlierBase(record.packHash);
    const civ = own ?? (earlier ? load(earlier) : loadPack(packPath(given, io, builtIn(record.pack))));
    const made = record.choices.length;
    const to = wholeNumber(given, 'to', made, 0, made);
    const events: GameEvent[] = [];
    const s = naming(file, () => replayRecord(civ, record, { to, sink: event => events.push(event) }));

    const english = gameTexts('en', civ.rules, seatNames(record.setup));
    const heading = gameHeading(record.seed, record.setup);
    const lines = given.flags.has('notation') ? [heading, ...notation(english, events, s)] : null;
    const asked = position(civ, english, s);
    const hash = civ.hash(s);
    const scores = s.seats.map(me => me.score);
    if (given.flags.has('json')) {
      const { era, phase } = s;
      writeJson(io, { choices: made, at: to, era, phase, hash, scores, asked, ...(lines && { lines }) });
    } else if (lines) io.out(`${lines.join('\n')}\n`);
    else {
      io.out(
        columns([
          ['game', heading],
          ['choices', `${to} of ${made}`],
          ['position', asked.length === 0 ? 'the game is over' : `era ${s.era}, phase ${s.phase}`],
          ['state', hash],
          ['scores', scores.map((score, seat) => `${english.name.seat(seat)} ${score}`).join(', ')],
        ]),
      );
      for (const { seat, question, choices } of asked) {
        io.out(`${nameOf(english, seat)} is asked: ${question}\n`);
        io.out(columns(choices.map(({ choice, text }) => [`  ${choice}`, text])));
      }
    }
    return 0;
  },
};
