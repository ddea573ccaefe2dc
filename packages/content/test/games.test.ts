// Whole random games: whatever a player could be shown has a text.
import { gameTexts } from '@civolution/content';
import { redact } from '@civolution/engine';
import { expect, test } from 'vitest';
import { GAMES, NEW_GAMES, sayAll } from './said.js';
import { flaw, play, rules, say } from './support.js';

test.each([...GAMES, ...NEW_GAMES])(
  'every choice, prompt, event and reason of the game "$seed" has a text',
  setting => sayAll(say, flaw, setting),
);

test('the games with V.I.C.I and Extra Credits reach what is new in them', () => {
  const seen = new Set<string>();
  for (const setting of NEW_GAMES) {
    play({
      ...setting,
      ask(_state, decisions) {
        for (const { task } of decisions) seen.add(task);
      },
      hear: ({ type }) => seen.add(type),
    });
  }
  const asked = ['takeTile', 'features', 'stock', 'tame', 'feedCreatures'];
  const extras = ['tookTile', 'tamed', 'creatureShown', 'fedCreature'];
  const turns = ['actionCard', 'reshuffled', 'cardsDiscarded', 'consulted', 'removed', 'forfeited'];
  const places = ['wheel', 'beacons', 'determined', 'priority', 'gridMarker', 'provisioned', 'tokenPlaced'];
  expect([...asked, ...extras, ...turns, ...places].filter(name => !seen.has(name))).toEqual([]);
});

test('redacted cards are unseen, and nothing else of a line changes', () => {
  let hidden = 0;
  play({
    seed: 'secrets',
    options: ['b', 'b', 'b'],
    hear(event) {
      const seen = redact(event, -1);
      if (!('cards' in event) || seen === event) return;
      hidden++;
      const text = say.event(seen);
      expect(text).toContain('unseen');
      for (const card of event.cards) expect(text).not.toContain(say.name.card(card));
    },
  });
  expect(hidden).toBeGreaterThan(10);
});

test('names of people stand for the civilizations, unchanged', () => {
  const named = gameTexts('en', rules, ['anna', undefined, 'Bo']);
  expect(named.name.seat(0)).toBe('anna');
  expect(named.event({ type: 'gained', place: 0, n: 2, seat: 0, cause: 3 << 10, audience: -1 })).toBe(
    'anna gains 2 food from the Reset.',
  );
  expect(named.event({ type: 'turn', seat: 1, cause: 0, audience: -1 })).toBe(
    'It is the turn of civilization 2.',
  );
});
