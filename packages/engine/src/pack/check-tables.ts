import { effect, effects, lineEffects } from './check-effects.js';
import { material } from './check-entries.js';
import {
  type Context,
  choose,
  dictionary,
  fieldOf,
  hasField,
  inside,
  int,
  list,
  object,
  problem,
  record,
  refine,
  type Schema,
  suggestion,
  text,
  tuple,
  word,
} from './check-shape.js';
import { CATEGORIES, MAIN_MODULES, MODULES, NOTCH, PLACES, TERRITORY_TYPES, WEATHER } from './names.js';
import type { ByPlayers, Sources, Tables } from './types.js';
import { SOURCES } from './vocabulary.js';

const byPlayers = (min: number, max: number): Schema<ByPlayers> => record(['2', '3', '4'], int(min, max));
const small = int(0, 20);
const source = word(SOURCES, 'source');
const fieldPath = text(/^[A-Za-z]+(\.[A-Za-z]+)*$/, 'a field');

/** Each pair of different values belongs to one main module. */
const modules: Schema<Tables['modules']> = refine(
  record<string, readonly [number, number]>(
    MODULES.slice(0, MAIN_MODULES),
    tuple<readonly [number, number]>(int(1, 6), int(1, 6)),
  ),
  (value, at, ctx) => {
    const owners = new Map<string, string>();
    for (const [name, pair] of Object.entries(value)) {
      const key = [...pair].sort().join('+');
      const owner = owners.get(key);
      if (pair[0] === pair[1]) problem(ctx, `${at}.${name}`, 'duplicate', 'must have two different values');
      else if (owner) problem(ctx, `${at}.${name}`, 'duplicate', `has the same values as ${owner}`);
      owners.set(key, name);
    }
  },
);

const tracks: Schema<Tables['tracks']> = refine(
  object<Tables['tracks']>({
    spaces: int(1, 30),
    pale: list(int(0, 30), 0, 30),
    lines: list(object<Tables['tracks']['lines'][number]>({ before: int(1, 30), bonus: lineEffects }), 1, 12),
    beyond: small,
  }),
  ({ spaces, pale, lines }, at, ctx) => {
    ascending(ctx, `${at}.pale`, '', pale, spaces);
    ascending(
      ctx,
      `${at}.lines`,
      '.before',
      lines.map(line => line.before),
      spaces,
    );
  },
);

function ascending(ctx: Context, at: string, field: string, values: readonly number[], last: number): void {
  values.forEach((value, i) => {
    const where = `${at}[${i}]${field}`;
    if (value > last) problem(ctx, where, 'range', `lies beyond the last space, ${last}`);
    if (i > 0 && value <= values[i - 1]!) problem(ctx, where, 'order', 'must rise along the track');
  });
}

const weather: Schema<Tables['weather']> = refine(
  object<Tables['weather']>({
    start: word(WEATHER, 'weather'),
    spaces: list(
      object<Tables['weather']['spaces'][number]>({ weather: word(WEATHER, 'weather'), effect }),
      WEATHER.length,
      WEATHER.length,
    ),
    beyond: effect,
  }),
  ({ spaces }, at, ctx) => {
    spaces.forEach((space, i) => {
      if (space.weather !== WEATHER[i]) {
        problem(ctx, `${at}.spaces[${i}].weather`, 'order', `must be '${WEATHER[i]}': from hot to cold`);
      }
    });
  },
);

const diamonds = object<Tables['console']['food']>({ perDiamond: int(1, 50), diamonds: small });
const number99 = int(1, 99);

const console: Schema<Tables['console']> = object<Tables['console']>({
  tribes: number99,
  markers: number99,
  farms: number99,
  boats: int(1, PLACES - NOTCH),
  boatSeats: int(1, 9),
  resetColumns: int(1, 9),
  goalSpaces: int(1, 9),
  settlements: list(
    object<Tables['console']['settlements'][number]>({ cost: list(material, 1, 6), diamonds: small }),
    1,
    9,
  ),
  food: diamonds,
  money: diamonds,
  storageDiamonds: tuple<readonly [number, number]>(small, small),
  prices: tuple<readonly [number, number, number]>(small, small, small),
  columns: list(int(1, 5), 9, 9),
  stagePoints: list(int(0, 50), 5, 5),
  completion: list(effects, 0, 5),
  activity: effects,
});

/** One source, or one for each field and for parts of fields that differ. */
export const sources: Schema<Sources> = choose<Sources>(value =>
  typeof value === 'string' ? source : dictionary(fieldPath, source),
);

/** Sources by field must name fields that there are, and leave none out. */
export function checkSources(fields: object, at: string, ctx: Context): void {
  const given = fieldOf(fields, 'source');
  if (typeof given !== 'object' || given === null) return;
  for (const path of Object.keys(given)) {
    if (!hasField(fields, path.split('.'))) {
      problem(
        ctx,
        inside(at, 'source'),
        'name',
        `there is no field '${path}'${suggestion(path, Object.keys(fields))}`,
      );
    }
  }
  for (const field of Object.keys(fields)) {
    if (field !== 'source' && !Object.hasOwn(given, field)) {
      problem(ctx, inside(at, `source.${field}`), 'missing', 'is missing');
    }
  }
}

export const tables: Schema<Tables> = refine(
  object<Tables>({
    source: sources,
    modules,
    hunting: record(TERRITORY_TYPES, list(small, 6, 6)),
    tracks,
    favor: object<Tables['favor']>({ statuePoints: list(small, 6, 6) }),
    weather,
    resets: byPlayers(1, 30),
    displays: object<Tables['displays']>({
      goals: byPlayers(1, 12),
      incomes: int(1, 12),
      attributes: int(1, 12),
      dice: byPlayers(0, 12),
    }),
    scoring: object<Tables['scoring']>({
      eras: list(small, 4, 4),
      final: record(CATEGORIES, small),
      finalTile: record(CATEGORIES, small),
    }),
    console,
    trade: object<Tables['trade']>({ points: small, known: small, unknown: small }),
    luckyFind: list(int(1, 3), 6, 6),
    oak: record(TERRITORY_TYPES, small),
    extraFinds: int(0, 9),
    resetDice: int(0, 9),
    territoryTokens: int(0, 99),
  }),
  checkSources,
);
