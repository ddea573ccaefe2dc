// A game that was saved under earlier rules goes on under these.

type Json = Readonly<Record<string, unknown>>;

/** Version 4 notes which attribute chips were offered, and feeds only creatures that were there when the phase began. */
export function fromVersion3(state: Json): Json {
  const { agenda, seats } = state;
  return {
    ...state,
    rules: 4,
    ...(Array.isArray(seats) && { seats: seats.map(seat => ({ ...seat, offered: [] })) }),
    ...(Array.isArray(agenda) && { agenda: agenda.map(task) }),
  };
}

const isTask = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'do' in value;

/** A task may hold others, which follow it. */
function task(value: unknown): unknown {
  if (!isTask(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    Array.isArray(field) ? field.map(task) : field,
  ]);
  const { done, ...rest } = Object.fromEntries(fields) as Record<string, unknown>;
  switch (value['do']) {
    case 'lastChips':
      return { ...rest, do: 'offerChips' };
    case 'feedCreatures':
      return { ...rest, left: ~Number(done) & ALL_CREATURES };
    default:
      return done === undefined ? rest : { ...rest, done };
  }
}

const ALL_CREATURES = 0x3fffffff;
