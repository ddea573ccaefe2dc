import { FEWEST_SEATS, MOST_SEATS } from '../pack/names.js';
import { EXTRA_CREDITS, SOLO_LEVELS } from './types.js';

/** Why a value is no set-up, or null. */
export function setupProblem(setup: unknown): string | null {
  if (typeof setup !== 'object' || setup === null) return 'the set-up is missing';
  const { seats, map, materials, solo, extras, ...rest } = setup as Record<string, unknown>;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) return `the option "${unknown}" is unknown`;
  if (!Array.isArray(seats)) return 'the seats are missing';
  const odd = (solo === undefined ? null : soloProblem(solo, seats)) ?? extrasProblem(extras);
  if (odd !== null) return odd;
  if (solo === undefined && (seats.length < FEWEST_SEATS || seats.length > MOST_SEATS)) {
    return `${seats.length === 1 ? 'one civilization' : `${seats.length} civilizations`} cannot play, only ${FEWEST_SEATS} to ${MOST_SEATS}, or one against V.I.C.I`;
  }
  for (const seat of seats as unknown[]) {
    const option =
      typeof seat === 'object' && seat !== null ? (seat as Record<string, unknown>)['option'] : undefined;
    if (option === 'free' && solo === undefined)
      return 'only against V.I.C.I the starting cards are picked freely';
    if (option !== 'a' && option !== 'b' && option !== 'free')
      return `a seat's starting option is ${JSON.stringify(option)}, not "a" or "b"${solo === undefined ? '' : ' or "free"'}`;
    const odd = Object.keys(seat as object).find(key => key !== 'option');
    if (odd !== undefined) return `a seat's option "${odd}" is unknown`;
  }
  if (map !== 'first' && map !== 'random')
    return `the map is ${JSON.stringify(map)}, not "first" or "random"`;
  if (materials !== 'first' && materials !== 'random') {
    return `the materials are ${JSON.stringify(materials)}, not "first" or "random"`;
  }
  return null;
}

function soloProblem(solo: unknown, seats: readonly unknown[]): string | null {
  if (typeof solo !== 'object' || solo === null)
    return 'solo must be like { level: "medium", challenge: false }';
  const { level, challenge, ...rest } = solo as Record<string, unknown>;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) return `the solo option "${unknown}" is unknown`;
  if (!(SOLO_LEVELS as readonly unknown[]).includes(level)) {
    return `the level is ${JSON.stringify(level)}, not one of ${SOLO_LEVELS.join(', ')}`;
  }
  if (typeof challenge !== 'boolean') return 'the challenge must be true or false';
  return seats.length === 1 ? null : `against V.I.C.I one civilization plays, not ${seats.length}`;
}

function extrasProblem(extras: unknown): string | null {
  if (extras === undefined) return null;
  if (!Array.isArray(extras)) return 'the Extra Credits must be a list like ["a", "b"]';
  const at = extras.findIndex(extra => !(EXTRA_CREDITS as readonly unknown[]).includes(extra));
  if (at >= 0)
    return `there is no Extra Credit ${JSON.stringify(extras[at])}, only ${EXTRA_CREDITS.join(', ')}`;
  return new Set(extras).size === extras.length ? null : 'an Extra Credit is named twice';
}
