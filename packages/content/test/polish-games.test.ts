// Polish in whole random games of the base pack: whatever a player could be shown has a text.
import { basePack, gameTexts, plain, seatNames } from '@civolution/content';
import { load, redact } from '@civolution/engine';
import { expect, test } from 'vitest';
import { polishFlaw } from './polish-flaws.js';
import { GAMES, NEW_GAMES, sayAll } from './said.js';
import { play } from './support.js';

const base = load(basePack);

test.each([...GAMES, ...NEW_GAMES])('every text of the game "$seed" is there, in Polish', setting => {
  const setup = { seats: setting.options.map(option => ({ option })), ...setting.more };
  const names = seatNames({ ...setup, map: 'random', materials: 'random' });
  sayAll(gameTexts('pl', base.rules, names), polishFlaw, { ...setting, of: base });
});

test('marks stand directly before a word, and without them a text is the same', () => {
  const [say, marked] = [gameTexts('pl', base.rules), gameTexts('pl', base.rules, [], true)];
  let marks = 0;
  const like = (withMarks: string, without: string): void => {
    expect(plain(withMarks)).toBe(without);
    expect(withMarks).not.toMatch(/\}(?!\p{L})/u);
    expect(withMarks).not.toMatch(/\p{L}\{/u);
    if (withMarks !== without) marks++;
  };
  play({
    of: base,
    seed: 'marks',
    options: ['a', 'b', 'b'],
    ask(state, decisions) {
      for (const decision of decisions) {
        like(marked.prompt(state, decision), say.prompt(state, decision));
        for (const described of base.question(state, decision.seat)!.choices) {
          like(marked.choice(state, described), say.choice(state, described));
        }
      }
    },
    hear: (event, state) =>
      like(marked.event(event, state ?? undefined), say.event(event, state ?? undefined)),
  });
  expect(marks).toBeGreaterThan(1000);
});

test('redacted cards are unseen', () => {
  const say = gameTexts('pl', base.rules);
  let hidden = 0;
  play({
    of: base,
    seed: 'secrets',
    options: ['b', 'b', 'b'],
    hear(event) {
      const seen = redact(event, -1);
      if (!('cards' in event) || seen === event) return;
      hidden++;
      const text = say.event(seen);
      expect(text).toMatch(/nieznan(ą kartę|e karty|ych kart) /);
      for (const card of event.cards) expect(text).not.toContain(say.name.card(card));
    },
  });
  expect(hidden).toBeGreaterThan(10);
});
