import { IDEA } from '@civolution/engine';
import { expect, test } from 'vitest';
import { plurals } from '../src/plural.js';
import { position, say } from './support.js';

test.each([
  [1, '1 idea', '1 point', '1 step'],
  [2, '2 ideas', '2 points', '2 steps'],
  [5, '5 ideas', '5 points', '5 steps'],
  [22, '22 ideas', '22 points', '22 steps'],
])('%i takes the right form in names and in lines of the log', (n, ideas, points, steps) => {
  const about = { seat: 0, cause: 2 * 1024 + 21, audience: -1 };
  expect(say.name.markers(IDEA, n)).toBe(ideas);
  expect(say.event({ type: 'gained', place: IDEA, n, ...about })).toBe(
    `Civilization 1 gains ${ideas} from Sleep.`,
  );
  expect(say.event({ type: 'scored', n, source: 23, ...about })).toBe(
    `Civilization 1 scores ${points} from Sleep.`,
  );
  expect(say.event({ type: 'advanced', track: 0, n, ...about })).toBe(
    `Civilization 1 advances ${steps} on the Technology track from Sleep.`,
  );
  const state = position();
  state.agenda.push({ do: 'anyTrack', seat: 0, n });
  expect(say.prompt(state, { seat: 0, task: 'anyTrack', cause: 3 * 1024 })).toBe(
    `Choose a progress track to advance ${steps} on – Reset`,
  );
});

test.each([
  [1, 'punkt'],
  [2, 'punkty'],
  [5, 'punktów'],
  [22, 'punkty'],
])('a language with more forms picks its own for %i', (n, word) => {
  expect(plurals('pl')(n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })).toBe(word);
});

test('a form that is missing is the other one', () => {
  expect(plurals('pl')(2, { other: 'Holz' })).toBe('Holz');
});
