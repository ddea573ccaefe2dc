// Every key of every Polish table with the base pack, whose names are Polish too.
import { basePack, gameTexts } from '@civolution/content';
import {
  CATEGORIES,
  type GameEvent,
  load,
  MODULES,
  POINT_SOURCES,
  type Reason,
  type Task,
} from '@civolution/engine';
import { expect, test } from 'vitest';
import type { AskingTask } from '../src/texts.js';
import { polishFlaw } from './polish-flaws.js';
import { before, described, position } from './support.js';
import { KEYS, TASKS } from './tables-asked.js';
import { CAUSES, CODES, EVENTS, FACTS } from './tables-told.js';

const base = load(basePack);
const say = gameTexts('pl', base.rules);
const at = position(3, base);

/** Kinds that are always told apart further, and the one that needs a card with an activity. */
const SPLIT = ['decline', 'option', 'settle', 'gainCard', 'dieValue', 'goalSlot', 'gainDie', 'activity'];
const keys = Object.entries(KEYS).filter(([key]) => !SPLIT.includes(key));

test.each(keys)('the choice %s has a text with and without the task that offers it', (key, more) => {
  const name = key.split('.')[1] as AskingTask;
  const tasks: Task[] = [TASKS.turn, TASKS[name] ?? TASKS.installHow, TASKS.gainMarkers, TASKS.anyTrack];
  for (const task of tasks) {
    const text = say.choice(before(task, base), described(key, more));
    expect(polishFlaw(text), text).toBeNull();
  }
});

test.each(Object.values(TASKS))('the question $do has a prompt', task => {
  const text = say.prompt(before(task, base), { seat: 0, task: task.do, cause: 1 * 1024 + 4 });
  expect(polishFlaw(text), text).toBeNull();
  expect(text).toMatch(/ – Faza akcji$/);
});

test.each(Object.values(EVENTS))('the event $type has a line for every cause', happening => {
  const lines = CAUSES.flatMap(cause => {
    const event = { ...happening, seat: 0, cause, audience: -1 } as GameEvent;
    return [say.event(event), say.event(event, at)];
  });
  for (const text of lines) expect(polishFlaw(text), text).toBeNull();
  expect(lines.every(text => text.endsWith('.'))).toBe(true);
});

test('every source of points is told', () => {
  const cause = 14 * 1024 + 5;
  const lines = POINT_SOURCES.map((_, source) =>
    say.event({ type: 'scored', n: 5, source, seat: 0, cause, audience: -1 } as GameEvent, at),
  );
  for (const text of lines) expect(polishFlaw(text), text).toBeNull();
});

test('every reason has a sentence of its own', () => {
  const codes = Object.keys(CODES) as Reason['code'][];
  const texts = codes.map(code => say.reason({ code, facts: FACTS }));
  for (const text of texts) expect(polishFlaw(text), text).toBeNull();
  expect(new Set(texts).size).toBe(texts.length);
});

test('every cause, module, source and phase has a name', () => {
  const names = [
    ...CAUSES.map(cause => say.name.cause(cause, at)),
    ...MODULES.flatMap((_, module) => [1, 2, 3, 4].map(level => say.module(module, level))),
    ...POINT_SOURCES.map((_, source) => say.name.pointSource(source)),
    ...CATEGORIES.map((_, category) => say.name.category(category)),
    ...Array.from({ length: 9 }, (_, i) => say.name.phase(i + 1)),
  ];
  for (const text of names) expect(polishFlaw(text), text).toBeNull();
});

test('entries speak by name', () => {
  const { rules: of } = base;
  const texts = [
    ...of.cards.flatMap((card, n) => (card ? [say.card(n)] : [])),
    ...of.goals.map((_, n) => say.goal(n)),
    ...of.events.map((_, n) => say.eventCard(n)),
    ...of.attributes.map((_, n) => say.attribute(n)),
    ...of.benefits.map((_, n) => say.startingAttribute(n)),
    ...of.creatures.map((_, n) => say.creature(n)),
    ...of.pack.incomes.map((_, n) => say.income(n)),
  ];
  for (const text of texts) expect(polishFlaw(text), text).toBeNull();
});
