// Words of the page that go by a number.
import { expect, test } from 'vitest';
import { cards as german } from '../src/words/de/cards.js';
import { cards as english } from '../src/words/en/cards.js';
import { cards as polish } from '../src/words/pl/cards.js';

test('the markers of a starting marker card are counted', () => {
  const ideas = (n: number): string[] => [english, german, polish].map(({ markers }) => markers.idea(n));
  expect(ideas(1)).toEqual(['idea', 'Idee', 'pomysł']);
  expect(ideas(3)).toEqual(['ideas', 'Ideen', 'pomysły']);
  expect(polish.markers.food(2)).toBe('żywności');
});
