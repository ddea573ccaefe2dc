// Every key of every table in every language, also those that random games seldom or never reach.
import { gameTexts, LANGUAGES } from '@civolution/content';
import { CHOICE_KINDS, type GameEvent, type Reason, type Task } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import type { AskingTask } from '../src/texts.js';
import { before, described, flaw, position, rules } from './support.js';
import { KEYS, TASKS } from './tables-asked.js';
import { CAUSES, CODES, EVENTS, FACTS } from './tables-told.js';

/** These kinds are always told apart further. */
const SPLIT = ['decline', 'option', 'settle', 'gainCard', 'dieValue', 'goalSlot', 'gainDie'];
const keys = Object.entries(KEYS).filter(([key]) => !SPLIT.includes(key));

describe.each(LANGUAGES)('in %s', language => {
  const say = gameTexts(language, rules);

  test.each(keys)('the choice %s has a text with and without the task that offers it', (key, more) => {
    const name = key.split('.')[1] as AskingTask;
    const tasks: Task[] = [TASKS.turn, TASKS[name] ?? TASKS.installHow, TASKS.gainMarkers, TASKS.anyTrack];
    for (const task of tasks) {
      const text = say.choice(before(task), described(key, more));
      expect(flaw(text), text).toBeNull();
    }
  });

  test('every kind of choice is in the table, and an unknown key is an error', () => {
    for (const kind of CHOICE_KINDS) {
      expect(
        keys.some(([key]) => key === kind || key.startsWith(`${kind}.`)),
        kind,
      ).toBe(true);
    }
    expect(() => say.choice(position(), described('decline.turn', {}))).toThrow("'decline.turn'");
  });

  test.each(Object.values(TASKS))('the question $do has a prompt', task => {
    const state = before(task);
    const text = say.prompt(state, { seat: 0, task: task.do, cause: 1 * 1024 + 4 });
    expect(flaw(text), text).toBeNull();
    expect(text).toMatch(new RegExp(` [-–] ${say.name.phase(4)}$`));
  });

  test('a task that asks nothing has no prompt', () => {
    expect(() => say.prompt(position(), { seat: 0, task: 'oaks', cause: 0 })).toThrow("'oaks'");
  });

  test.each(Object.values(EVENTS))('the event $type has a line for every cause', happening => {
    const lines = CAUSES.map(cause => {
      const event = { ...happening, seat: 0, cause, audience: -1 } as GameEvent;
      return [say.event(event), say.event(event, position())];
    });
    for (const text of lines.flat()) expect(flaw(text), text).toBeNull();
    expect(lines.flat().every(text => text.endsWith('.'))).toBe(true);
  });

  test('every reason has a sentence of its own', () => {
    const codes = Object.keys(CODES) as Reason['code'][];
    const texts = codes.map(code => say.reason({ code, facts: FACTS }));
    for (const text of texts) expect(flaw(text), text).toBeNull();
    expect(new Set(texts).size).toBe(texts.length);
  });
});
