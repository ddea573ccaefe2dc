// The home of the games, without a browser: what it keeps, shows, takes back and refuses.
import { type Port, serve } from '@civolution/bots';
import { describe, expect, test } from 'vitest';
import type { Games, KeptGame } from '../src/home/games.js';
import { type Home, home } from '../src/home/home.js';
import type { NewGame, Shown } from '../src/home/protocol.js';

/** Games kept in memory. */
function memory(): Games & { readonly kept: Map<string, KeptGame> } {
  const kept = new Map<string, KeptGame>();
  return {
    kept,
    list: async () => [...kept.values()],
    get: async id => kept.get(id) ?? null,
    put: async game => void kept.set(game.id, structuredClone(game)),
    remove: async id => void kept.delete(id),
  };
}

/** Bots in the same thread: what one end says, the other hears a moment later. */
function bots(): Port {
  const [near, far]: [Port, Port] = [
    { postMessage: message => later(far, message), onmessage: null },
    { postMessage: message => later(near, message), onmessage: null },
  ];
  const later = (port: Port, message: unknown): void => {
    queueMicrotask(() => port.onmessage?.({ data: structuredClone(message) }));
  };
  serve(far, async () => {});
  return near;
}

interface Around {
  readonly ours: Home;
  readonly games: ReturnType<typeof memory>;
  /** The screen that the page was last told. */
  readonly last: () => Shown;
}

function around(games = memory()): Around {
  let shown: Shown | null = null;
  let ids = 0;
  const ours = home({
    games: Promise.resolve(games),
    startBots: bots,
    now: () => 1000,
    newId: () => `game-${++ids}`,
    show: told => {
      shown = told;
    },
  });
  return { ours, games, last: () => shown! };
}

const SOLO: NewGame = {
  setup: {
    seats: [{ option: 'a' }],
    map: 'first',
    materials: 'first',
    solo: { level: 'beginner', challenge: false },
  },
  seed: 'home',
  players: [{ name: 'Ada' }],
};
const TWO: NewGame = {
  setup: { seats: [{ option: 'a' }, { option: 'a' }], map: 'first', materials: 'first' },
  seed: 'home',
  players: [{ name: 'Ada' }, { name: 'Bruno' }],
};
const AGAINST_EASY: NewGame = { ...TWO, players: [{ name: 'Ada' }, { name: 'Bruno', bot: 'easy' }] };

/** Makes the first choice of each question until one of a task comes. */
async function playTo({ ours, last }: Around, first: Shown, wanted: string): Promise<Shown> {
  let shown = first;
  while (shown.asked?.task !== wanted) {
    await ours.choose(shown.asked!.seat, shown.asked!.choices[0]!.choice);
    shown = last();
  }
  return shown;
}

describe('a game', () => {
  test('is kept when it begins and after every choice', async () => {
    const { ours, games, last } = around();
    const id = await ours.create(SOLO);
    const before = games.kept.get(id)!;
    const { asked } = await ours.shown();
    await ours.choose(0, asked!.choices[0]!.choice);
    const after = games.kept.get(id)!;
    expect(after.record).not.toBe(before.record);
    expect(JSON.parse(after.record).choices).toEqual([[0, asked!.choices[0]!.choice]]);
    expect(last().frames.length).toBeGreaterThan(0);
  });

  test('goes on where it was in another home, with the same question and the same to take back', async () => {
    const games = memory();
    const first = around(games);
    const id = await first.ours.create(SOLO);
    const turn = await playTo(first, await first.ours.shown(), 'turn');
    await first.ours.choose(0, turn.asked!.choices[0]!.choice);
    const left = await first.ours.shown();

    const second = around(games);
    await second.ours.open(id);
    const found = await second.ours.shown();
    expect(found.view).toEqual(left.view);
    expect(found.asked).toEqual(left.asked);
    expect(found.canUndo).toBe(left.canUndo);
    expect(found.frames.map(({ text }) => text)).toEqual(left.frames.map(({ text }) => text));
  });

  test('is shown as before once a choice is taken back', async () => {
    const here = around();
    await here.ours.create(SOLO);
    const before = await playTo(here, await here.ours.shown(), 'turn');
    const calm = before.asked!.choices.find(({ kind }) => kind === 'activate')!;
    await here.ours.choose(0, calm.choice);
    expect(here.last().canUndo).toBe(true);
    await here.ours.undo(0);
    expect(here.last().view).toEqual(before.view);
    expect(here.last().asked).toEqual(before.asked);
  });

  test('comes back from its file, with its players', async () => {
    const { ours } = around();
    await ours.create(AGAINST_EASY);
    const { asked, view } = await ours.shown();
    const text = await ours.exported();
    const id = await ours.imported(text);
    await ours.open(id);
    const found = await ours.shown();
    expect(found.players).toEqual(AGAINST_EASY.players);
    expect([found.asked, found.view]).toEqual([asked, view]);
  });

  test.each([
    ['no JSON', '{', 'badRecord'],
    ['another JSON', '{"format":"chess"}', 'badRecord'],
  ])('is not made from a file that is %s, and nothing is kept', async (_, text, code) => {
    const { ours, games } = around();
    await expect(ours.imported(text)).rejects.toMatchObject({ code });
    expect(games.kept.size).toBe(0);
  });
});

describe('who looks', () => {
  test('alone one sees one’s own game at once', async () => {
    const { ours } = around();
    await ours.create(SOLO);
    expect((await ours.shown()).viewer).toBe(0);
  });

  test('of two at one screen nobody sees the cards of a draft before saying who looks', async () => {
    const { ours, last } = around();
    const setup: NewGame['setup'] = { ...TWO.setup, seats: [{ option: 'b' }, { option: 'b' }] };
    await ours.create({ ...TWO, setup });
    const known = (view: Shown['view'], seat: number): boolean[] =>
      view.seats[seat]!.looking.map(card => card >= 0);
    const { viewer, asked, view } = await ours.shown();
    expect([viewer, asked]).toEqual([-1, null]);
    expect(known(view, 0).length).toBeGreaterThan(0);
    expect([known(view, 0), known(view, 1)].flat()).not.toContain(true);
    await ours.look(1);
    expect(last().viewer).toBe(1);
    expect(known(last().view, 1)).not.toContain(false);
    expect(known(last().view, 0)).not.toContain(true);
  });

  test('a bot’s seat is nobody’s to look through', async () => {
    const { ours } = around();
    await ours.create(AGAINST_EASY);
    await expect(ours.look(1)).rejects.toMatchObject({ code: 'badSeat' });
  });
});

describe('bots', () => {
  test('move when the page lets them, and what they do is told with the table at that moment', async () => {
    const here = around();
    await here.ours.create(AGAINST_EASY);
    let shown = await here.ours.shown();
    for (let moves = 0; moves < 60 && !shown.botNext; moves++) {
      await here.ours.choose(0, shown.asked!.choices.at(-1)!.choice);
      shown = here.last();
    }
    expect(shown.botNext).toBe(true);
    await here.ours.go();
    const told = here.last().frames.filter(({ seat }) => seat === 1);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ view }) => view !== null)).toBe(true);
  });

  test('give hints: up to three choices, best first, and how the turn would go on', async () => {
    const here = around();
    await here.ours.create(SOLO);
    await playTo(here, await here.ours.shown(), 'turn');
    const { options, line } = await here.ours.hint();
    expect(options.length).toBeGreaterThan(1);
    expect(options.length).toBeLessThanOrEqual(3);
    const values = options.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(line[0]).toBe(options[0]!.text);
  });
});

describe('words', () => {
  test('come in the language that is spoken, also in the middle of a game', async () => {
    const { ours } = around();
    await ours.create(SOLO);
    const english = (await ours.shown()).asked!.text;
    const german = await ours.speak('de');
    expect(german!.materials[0]).toBe('Holz');
    expect((await ours.shown()).asked!.text).not.toBe(english);
    expect(await ours.speak('de')).toBeNull();
    const polish = await ours.speak('pl');
    expect(polish!.materials[0]).toBe('Drewno');
  });

  test('why not: the reasons are sentences', async () => {
    const here = around();
    await here.ours.create(SOLO);
    await playTo(here, await here.ours.shown(), 'turn');
    const reasons = await Promise.all(
      Array.from({ length: 22 }, (_, module) => here.ours.explain({ module })),
    );
    const told = reasons.flat();
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(text => /\S \S/.test(text))).toBe(true);
  });

  test('a choice tells beforehand what it would change, unless something would be learnt', async () => {
    const here = around();
    await here.ours.create(SOLO);
    const { asked } = await playTo(here, await here.ours.shown(), 'turn');
    const reset = asked!.choices.find(({ kind }) => kind === 'reset');
    const sleep = asked!.choices.find(({ kind }) => kind === 'activate')!;
    expect(await here.ours.preview(sleep.choice)).toMatchObject({ points: 0 });
    if (reset) expect(await here.ours.preview(reset.choice)).toBeNull();
  });
});
