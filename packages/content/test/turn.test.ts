// A turn and its decisions, in three languages.
import { gameTexts } from '@civolution/content';
import { FOCUS, IDEA, MODULES, PLANNING, type State } from '@civolution/engine';
import { expect, test } from 'vitest';
import { seatOf } from '../../engine/test/support/seats.js';
import { before, described, rules } from './support.js';

/** The question of a turn with so many dice of 3 and no markers that could be used like dice. */
function turn(dice: number): State {
  const state = before({ do: 'turn', seat: 0 });
  const me = seatOf(state, 0);
  me.dice = [0, 0, dice, 0, 0, 0];
  me.markers = me.markers.map((n, place) =>
    place === FOCUS || (place >= PLANNING && place < PLANNING + 6) ? 0 : n,
  );
  return state;
}

test.each([
  ['en', 4, 'Activate a module'],
  ['en', 3, 'Activate a module or do a Reset'],
  ['en', 1, 'Do a Reset: no module can be activated'],
  ['de', 4, 'Aktiviere ein Modul'],
  ['de', 3, 'Aktiviere ein Modul oder führe einen Reset durch'],
  ['de', 1, 'Führe einen Reset durch: Kein Modul lässt sich aktivieren'],
  ['pl', 4, 'Aktywuj moduł'],
  ['pl', 3, 'Aktywuj moduł albo wykonaj reset'],
  ['pl', 1, 'Wykonaj reset: nie możesz aktywować żadnego modułu'],
] as const)('a turn asks in %s with %i dice only for what can be done', (language, dice, question) => {
  const asked = gameTexts(language, rules).prompt(turn(dice), { seat: 0, task: 'turn', cause: 0 });
  expect(asked.split(/ [-–] /)[0]).toBe(question);
});

test.each([
  ['en', 'Activate', 'Migration II', '1 and 3', 'Activate Migration II (1 and 3): '],
  ['de', 'Aktiviere', 'Wanderung II', '1 und 3', 'Aktiviere Wanderung II (1 und 3): '],
  ['pl', 'Aktywuj', 'Migracja II', '1 i 3', 'Aktywuj moduł migracji II (1 i 3): '],
] as const)('a module is told in %s in parts and in a sentence', (language, verb, name, dice, sentence) => {
  const state = turn(4);
  seatOf(state, 0).levels = state.seats[0]!.levels.map(() => 2);
  const speak = gameTexts(language, rules);
  const migration = described('activate', { kind: 'activate', arg: 1 });
  const parts = speak.activation(state, migration)!;
  expect(parts).toMatchObject({ verb, name, dice });
  expect(speak.choice(state, migration)).toBe(sentence + parts.does);
  expect(speak.activation(state, described('reset', { kind: 'reset' }))).toBeNull();
});

test.each([
  ['en', 'You rolled 3 and 4 and need at most 2: the favor test fails unless you spend 1 idea (you have 2)'],
  [
    'de',
    'Du hast 3 und 4 gewürfelt und brauchst höchstens 2: Du bestehst die Gunstprobe nur, wenn du 1 Idee zahlst (du hast 2)',
  ],
  [
    'pl',
    'Nie zdasz testu przychylności, jeśli nie wydasz 1 pomysłu (wynik rzutu: 3 i 4, potrzeba najwyżej 2; masz 2)',
  ],
] as const)('a favor test tells in %s what was rolled and what is needed', (language, question) => {
  const state = before({ do: 'testIdeas', seat: 0, ideas: 1, dice: [3, 4], pass: [], fail: [] });
  const me = seatOf(state, 0);
  me.favor = 2;
  me.markers = me.markers.map((n, place) => (place === IDEA ? 2 : n));
  const asked = gameTexts(language, rules).prompt(state, { seat: 0, task: 'testIdeas', cause: 0 });
  expect(asked.split(/ [-–] /)[0]).toBe(question);
});

test.each([
  ['en', 'Upgrade Transport to level II: transport up to 6 raw materials'],
  ['de', 'Upgrade das Transport-Modul auf Level II: Transportiere bis zu 6 Rohstoffe in dein Depot'],
  ['pl', 'Ulepsz moduł transportu do poziomu II: przetransportuj maksymalnie 6 materiałów do magazynu'],
] as const)('an upgrade tells in %s what the module will do', (language, text) => {
  const upgrade = described('upgrade', { kind: 'upgrade', arg: MODULES.indexOf('transport') });
  expect(gameTexts(language, rules).choice(turn(4), upgrade)).toBe(text);
});
