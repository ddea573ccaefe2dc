// Whole random games of the base pack in German.
import { basePack, gameTexts, plain, seatNames } from '@civolution/content';
import { load, redact } from '@civolution/engine';
import { expect, test } from 'vitest';
import { GAMES, NEW_GAMES, sayAll } from './said.js';
import { flaw, play } from './support.js';

const game = load(basePack);
const say = gameTexts('de', game.rules);

/** Words that are not German in any case, so that none of another language is left behind. */
const ENGLISH =
  /\b(the|and|of|you|your|its|from|with|to|for|gains?|takes?|chooses?|tribes?|cards?|chips?|territory|points?|civilization|steps?|food|money|ideas?|goals?|income|stage|favor|sites?|scores?|pays?|raw|unseen|decline)\b/i;

/** What no German text may contain or be. */
function flawed(text: string): string | null {
  if (ENGLISH.test(text)) return `says "${ENGLISH.exec(text)![0]}"`;
  if (/\b[a-z]+[A-Z]|\b[A-Z]\.[a-z]/.test(text)) return 'shows an id';
  if (/(?<!, )\b(an|in|von|zu) dem\b|\bzu der\b/.test(text)) return 'does not join preposition and article';
  if (/: (mache|erhalte|nimm|führe|rücke|installiere|zahle)\b/.test(text)) return 'goes on in lower case';
  return flaw(text);
}

test.each([...GAMES, ...NEW_GAMES])('the game "$seed" has German texts', setting => {
  const seats = setting.options.map(option => ({ option }));
  const names = seatNames({ seats, map: 'random', materials: 'random', ...setting.more });
  sayAll(gameTexts('de', game.rules, names), flawed, { ...setting, of: game });
});

test('marks stand before words, and without them the texts are the same', () => {
  const marked = (text: string): string | null =>
    /\}(?![\p{L}{])/u.test(text) ? 'has a mark before no word' : flawed(plain(text));
  sayAll(gameTexts('de', game.rules, [], true), marked, { ...GAMES[3]!, of: game });
});

test('redacted cards are unknown, and nothing of them is told', () => {
  let hidden = 0;
  play({
    of: game,
    seed: 'secrets',
    options: ['b', 'b', 'b'],
    hear(event) {
      const seen = redact(event, -1);
      if (!('cards' in event) || seen === event) return;
      hidden++;
      const text = say.event(seen);
      expect(text).toContain('unbekannte');
      for (const card of event.cards) expect(text).not.toContain(say.name.card(card));
    },
  });
  expect(hidden).toBeGreaterThan(10);
});

test('names of people stand for the civilizations, unchanged', () => {
  const named = gameTexts('de', game.rules, ['anna', undefined, 'Bo']);
  expect(named.name.seat(0)).toBe('anna');
  const gained = { type: 'gained', place: 0, n: 2, seat: 0, cause: 3 << 10, audience: -1 } as const;
  expect(named.event(gained)).toBe('anna erhält 2 Nahrung durch den Reset.');
  expect(named.event({ type: 'turn', seat: 1, cause: 0, audience: -1 })).toBe('Zivilisation 2 ist am Zug.');
});
