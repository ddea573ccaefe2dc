// The page's worker without a browser: storing games, screens, undo, and errors.
import { readFileSync } from 'node:fs';
import { type Port, serve } from '@civolution/bots';
import { basePack, gameTexts, LANGUAGES, plain } from '@civolution/content';
import {
  C,
  cause,
  type Effect,
  load,
  type Pack,
  RULES_VERSION,
  type State,
  type View,
} from '@civolution/engine';
import { applied } from '@civolution/host';
import { describe, expect, test } from 'vitest';
import type { Games, StoredGame } from '../src/worker/games.js';
import type { Lock } from '../src/worker/lock.js';
import type { LogLine, NewGame, PatchedStep, Screen, Update, Warning } from '../src/worker/protocol.js';
import { warningsFor } from '../src/worker/warnings.js';
import { gamesWorker, type PageWorker } from '../src/worker/worker.js';

/** Games kept in memory, with the locks that all tabs share. */
interface Memory extends Games {
  readonly kept: Map<string, StoredGame>;
  readonly lock: Lock;
}

function memory(): Memory {
  const kept = new Map<string, StoredGame>();
  /** By game, what tells its holder that it is lost. */
  const held = new Map<string, () => void>();
  return {
    kept,
    async lock(id, anyway, onlost) {
      if (held.has(id) && !anyway) return null;
      held.get(id)?.();
      held.set(id, onlost);
      return () => void (held.get(id) === onlost && held.delete(id));
    },
    list: async () => [...kept.values()],
    get: async id => kept.get(id) ?? null,
    put: async game => void kept.set(game.id, structuredClone(game)),
    remove: async id => void kept.delete(id),
  };
}

/** Bots in the same thread: what one end says, the other hears a moment later. */
function bots(heard: (order: unknown) => void): Port {
  const [near, far]: [Port, Port] = [
    {
      postMessage: message => {
        heard(message);
        later(far, message);
      },
      onmessage: null,
    },
    { postMessage: message => later(near, message), onmessage: null },
  ];
  const later = (port: Port, message: unknown): void => {
    queueMicrotask(() => port.onmessage?.({ data: structuredClone(message) }));
  };
  serve(far, async () => {});
  return near;
}

/** A page without a screen: it takes in what the worker sends, and asks it for what a player does. */
class Page {
  readonly ours: PageWorker;
  readonly games: Memory;
  /** The games that were taken over. */
  readonly lost: string[] = [];
  /** What went wrong without having been asked for. */
  readonly problems: unknown[] = [];
  log: readonly LogLine[] = [];
  /** How it last came to be, and the view at each step that has one. */
  steps: readonly (PatchedStep & { readonly view: View | null })[] = [];
  #screen: Screen | null = null;
  #heard: () => void = () => {};

  constructor(games = memory(), ordered: (order: unknown) => void = () => {}) {
    this.games = games;
    this.ours = gamesWorker({
      games: Promise.resolve(games),
      startBots: () => bots(ordered),
      now: () => 1000,
      lock: games.lock,
      newId: () => `game-${games.kept.size + 1}`,
      show: update => {
        this.#receive(update);
        this.#heard();
      },
      report: error => this.problems.push(error),
      lose: id => this.lost.push(id),
    });
  }

  get screen(): Screen {
    return this.#screen!;
  }

  #receive(sent: Update): Screen {
    // A real worker sends copies.
    const update = structuredClone(sent);
    if (update.is === 'whole') {
      this.#screen = update.screen;
      this.log = update.log;
      this.steps = [];
    } else {
      let { view } = this.screen;
      this.steps = update.steps.map(step => {
        if (step.patch) view = applied(view, step.patch);
        return { ...step, view: step.patch && view };
      });
      this.log = [...this.log, ...update.steps];
      this.#screen = { ...this.screen, ...update.parts, view: applied(view, update.view) };
    }
    return this.screen;
  }

  show = async (): Promise<Screen> => this.#receive(await this.ours.screen());
  choose = async (seat: number, choice: number): Promise<Screen> =>
    this.#receive(await this.ours.choose(seat, choice, true));
  undo = async (seat: number): Promise<Screen> => this.#receive(await this.ours.undo(seat));
  look = async (viewer: number): Promise<Screen> => this.#receive(await this.ours.look(viewer));

  /** What patches have made of the screen is what is sent when all is sent anew. */
  async check(): Promise<void> {
    const { screen, log } = await this.ours.screen();
    expect(this.screen).toEqual(screen);
    const words = (lines: readonly LogLine[]) =>
      lines.map(({ sequence, era, text }) => [sequence, era, text]);
    expect(words(this.log)).toEqual(words(log));
  }

  /** A bot is to move, once all is shown. */
  get isBotNext(): boolean {
    return this.screen.waitingFor.some(seat => this.screen.players[seat]?.bot !== undefined);
  }

  /** Lets bots go on until one has done something. */
  async letBotsGo(): Promise<Screen> {
    const heard = new Promise<void>(done => {
      this.#heard = done;
    });
    await this.ours.reportShown(this.screen.game, this.screen.sequence, true);
    await heard;
    return this.screen;
  }
}

const around = (games?: Memory, ordered?: (order: unknown) => void): Page => new Page(games, ordered);

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
async function playTo(page: Page, wanted: string): Promise<Screen> {
  let screen = await page.show();
  while (screen.asked?.task !== wanted) {
    screen = await page.choose(screen.asked!.seat, screen.asked!.choices[0]!.choice);
  }
  return screen;
}

/** What is being kept is kept. */
const rest = (): Promise<void> => new Promise(done => setTimeout(done));

describe('a game', () => {
  test('is kept when it begins and after every choice', async () => {
    const page = around();
    const { ours, games } = page;
    const id = await ours.create(SOLO);
    const before = games.kept.get(id)!;
    const { asked } = await page.show();
    await page.choose(0, asked!.choices[0]!.choice);
    await rest();
    const after = games.kept.get(id)!;
    expect(after.record).not.toBe(before.record);
    expect(JSON.parse(after.record).choices).toEqual([[0, asked!.choices[0]!.choice]]);
    expect(page.log.length).toBeGreaterThan(0);
  });

  test('goes on where it was in another worker, with the same question and the same to take back', async () => {
    const games = memory();
    const first = around(games);
    const id = await first.ours.create(SOLO);
    const turn = await playTo(first, 'turn');
    await first.choose(0, turn.asked!.choices[0]!.choice);
    const left = await first.show();
    const { log } = first;
    await first.ours.close();

    const second = around(games);
    await second.ours.open(id);
    const found = await second.show();
    expect(found.view).toEqual(left.view);
    expect(found.asked).toEqual(left.asked);
    expect(found.canUndo).toBe(left.canUndo);
    expect(second.log.map(({ text }) => text)).toEqual(log.map(({ text }) => text));
  });

  test('is shown as before once a choice is taken back', async () => {
    const here = around();
    await here.ours.create(SOLO);
    const before = await playTo(here, 'turn');
    const calm = before.asked!.choices.find(({ kind }) => kind === 'activate')!;
    await here.choose(0, calm.choice);
    expect(here.screen.canUndo).toBe(true);
    await here.undo(0);
    expect(here.screen.view).toEqual(before.view);
    expect(here.screen.asked).toEqual(before.asked);
  });

  test('is stored when it is left at once', async () => {
    const page = around();
    const id = await page.ours.create(SOLO);
    const { asked } = await page.show();
    await page.choose(0, asked!.choices[0]!.choice);
    await page.ours.close();
    expect(JSON.parse(page.games.kept.get(id)!.record).choices).toHaveLength(1);
  });

  test('is stored even if another is opened while it is being stored, and stays locked no longer', async () => {
    const games = memory();
    const page = around(games);
    const [first, second] = [await page.ours.create(SOLO), await page.ours.create(TWO)];
    await page.ours.open(first);
    const { asked } = await page.show();
    const put = games.put;
    let go: () => void = () => {};
    const slow = new Promise<void>(done => {
      go = done;
    });
    games.put = async game => slow.then(() => put(game));
    await page.choose(0, asked!.choices[0]!.choice);
    const closing = page.ours.close();
    const opening = page.ours.open(second);
    await opening;
    go();
    await closing;
    expect((await page.show()).game).toBe(second);
    await page.look(0);
    expect(page.screen.asked).not.toBeNull();
    expect(JSON.parse(games.kept.get(first)!.record).choices).toHaveLength(1);
    const other = around(games);
    expect(await other.ours.open(second)).toBe('elsewhere');
    expect(await other.ours.open(first)).not.toBe('elsewhere');
  });

  test('that was taken over is not written over', async () => {
    const games = memory();
    const [first, second] = [around(games), around(games)];
    const id = await first.ours.create(SOLO);
    const { asked } = await first.show();
    await first.choose(0, asked!.choices[0]!.choice);
    await second.ours.open(id, true);
    const before = games.kept.get(id);
    await rest();
    expect(games.kept.get(id)).toBe(before);
    expect(first.problems).toEqual([]);
  });

  test('does not hear of what was shown of another', async () => {
    const page = around();
    await page.ours.create(AGAINST_EASY);
    await page.show();
    while (!page.isBotNext) await page.choose(0, page.screen.asked!.choices.at(-1)!.choice);
    const { view, sequence } = page.screen;
    await page.ours.reportShown('another', sequence, true);
    await rest();
    expect(page.screen.view).toBe(view);
  });

  test('goes on when it cannot be kept, and says so', async () => {
    const games = memory();
    const page = around(games);
    const { ours } = page;
    await ours.create(SOLO);
    const { asked } = await page.show();
    games.put = () => Promise.reject(new Error('full'));
    await page.choose(0, asked!.choices[0]!.choice);
    await rest();
    expect(page.problems).toMatchObject([{ code: 'notKept' }]);
    expect(page.screen.asked).not.toEqual(asked);
  });

  test('comes back from its file, with its players', async () => {
    const page = around();
    const { ours } = page;
    const begun = await ours.create(AGAINST_EASY);
    const { asked, view } = await page.show();
    const text = await ours.exported(begun);
    const id = await ours.imported(text);
    await ours.open(id);
    const found = await page.show();
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

describe('a game begun under earlier rules', () => {
  /** With the base pack of that time. */
  const file = readFileSync(new URL('../../host/test/version-3/turn.json', import.meta.url), 'utf8');
  const players = [{ name: 'Ada' }, { name: 'Bruno' }];
  const record = JSON.stringify({ ...JSON.parse(file), players });

  /** Makes the first choice of the seat that is asked, which has come to the screen. */
  async function goOn(page: Page): Promise<Screen> {
    const { view } = await page.show();
    await page.look(view.agenda.at(-1)!.seat);
    return page.choose(page.screen.asked!.seat, page.screen.asked!.choices[0]!.choice);
  }

  test('goes on from a file', async () => {
    const there = around();
    await there.ours.open(await there.ours.imported(record));
    expect((await there.show()).view.agenda.at(-1)!.do).toBe('turn');
    expect((await goOn(there)).view.agenda.at(-1)!.do).not.toBe('turn');
  });

  test('goes on where it was kept in the browser, again and again', async () => {
    const games = memory();
    const begun = JSON.parse(record);
    await games.put({
      id: 'old',
      setup: begun.setup,
      players,
      pack: 'base',
      begun: 1,
      played: 1,
      era: 3,
      phase: 4,
      over: false,
      scores: [0, 0],
      record,
      custom: null,
    });
    for (let n = 0; n < 3; n++) {
      const there = around(games);
      await there.ours.open('old');
      expect((await goOn(there)).view.rules).toBe(RULES_VERSION);
      await rest();
      expect(JSON.parse(games.kept.get('old')!.record).choices).toHaveLength(begun.choices.length + n + 1);
      await there.ours.close();
    }
  });
});

describe('a game open in one tab', () => {
  /** A game begun in one of two tabs. */
  async function two(): Promise<{ readonly id: string; readonly first: Page; readonly second: Page }> {
    const games = memory();
    const [first, second] = [around(games), around(games)];
    return { id: await first.ours.create(SOLO), first, second };
  }

  test('is not opened in another', async () => {
    const { id, first, second } = await two();
    expect(await second.ours.open(id)).toBe('elsewhere');
    await expect(second.show()).rejects.toThrow('No game is open.');
    expect(first.lost).toEqual([]);
    const { asked } = await first.show();
    await first.choose(0, asked!.choices[0]!.choice);
  });

  test('is opened in another once it is closed', async () => {
    const { id, first, second } = await two();
    await first.ours.close();
    expect(await second.ours.open(id)).toMatchObject({ language: 'en' });
  });

  test('is closed there when another takes it over, and can be taken back as it is then', async () => {
    const { id, first, second } = await two();
    const { asked } = await first.show();
    const { choice } = asked!.choices[0]!;
    await first.choose(0, choice);
    await rest();
    await second.ours.open(id, true);
    expect([first.lost, second.lost]).toEqual([[id], []]);
    expect((await second.show()).view).toEqual(first.screen.view);
    const before = first.games.kept.get(id);
    await expect(first.choose(0, choice)).rejects.toThrow('No game is open.');
    expect(first.games.kept.get(id)).toBe(before);

    await second.choose(0, (await second.show()).asked!.choices[0]!.choice);
    await rest();
    await first.ours.open(id, true);
    expect(second.lost).toEqual([id]);
    expect((await first.show()).view).toEqual(second.screen.view);
  });

  test('is not deleted in another, but can be saved there as a file', async () => {
    const { id, first, second } = await two();
    await expect(second.ours.remove(id)).rejects.toMatchObject({ code: 'elsewhere' });
    expect(first.games.kept.has(id)).toBe(true);
    expect(await second.ours.exported(id)).toBe(await first.ours.exported(id));
    await first.ours.close();
    await second.ours.remove(id);
    expect(first.games.kept.has(id)).toBe(false);
    await expect(first.ours.open(id)).rejects.toMatchObject({ code: 'noGame' });
    expect(first.games.kept.size).toBe(0);
  });
});

/** A pack over the base pack, as the text of its file. */
const EVENING = JSON.stringify({ name: 'my evening', version: '1', tables: { trade: { points: 3 } } });

describe('a pack of one’s own', () => {
  /** A game with it a few choices on, as the text of its file. */
  async function saved(): Promise<{ readonly text: string; readonly shown: Screen }> {
    const here = around();
    const id = await here.ours.create({ ...SOLO, pack: EVENING });
    await playTo(here, 'turn');
    return { text: await here.ours.exported(id), shown: await here.show() };
  }

  test('is checked before a game is begun with it', async () => {
    const page = around();
    const { ours } = page;
    expect(await ours.checkPack(EVENING)).toEqual({ name: 'my evening', problems: [] });
    const wrong = await ours.checkPack('{"name":"odd","tables":{"trade":{"points":"three"},"luck":1}}');
    expect(wrong.problems).toEqual([
      'tables luck: unknown field',
      'tables trade.points: must be a number, not string',
    ]);
    for (const text of ['', '[', 'null', '[]', '"pack"', '{}']) {
      const { problems } = await ours.checkPack(text);
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.every(problem => /\S \S/.test(problem))).toBe(true);
      await expect(ours.create({ ...SOLO, pack: text })).rejects.toMatchObject({ code: 'badPack' });
    }
  });

  test('is in the game’s file, and comes back with it where it was unknown', async () => {
    const { text, shown } = await saved();
    const other = around();
    const id = await other.ours.imported(text);
    const catalogue = await other.ours.open(id);
    expect(catalogue).toMatchObject({ packName: 'my evening', pack: { tables: { trade: { points: 3 } } } });
    const found = await other.show();
    expect([found.view, found.asked, found.pack]).toEqual([shown.view, shown.asked, 'my evening']);
    expect(await other.ours.exported(id)).toBe(text);

    await other.choose(0, found.asked!.choices[0]!.choice);
    await other.ours.close();
    const later = around(other.games);
    await later.ours.open(id);
    expect((await later.show()).view).toEqual(other.screen.view);
  });

  test('is not in the file of a game with the base pack', async () => {
    const page = around();
    const { ours } = page;
    const id = await ours.create({ ...SOLO, pack: JSON.stringify({ complete: true, ...basePack }) });
    const text = await ours.exported(id);
    expect(JSON.parse(text)).not.toHaveProperty('components');
    await ours.open(await ours.imported(text));
  });

  test.each<[string, string, (record: { components: unknown; packHash: string }) => void]>([
    ['broken', 'badPack', record => Object.assign(record.components as Pack, { sites: [] })],
    ['no pack', 'badPack', record => Object.assign(record, { components: 'my evening' })],
    ['another', 'badPack', record => Object.assign(record.components as Pack, { version: '2' })],
    ['missing', 'wrongPack', record => void Reflect.deleteProperty(record, 'components')],
  ])('that is %s in a file is refused, and nothing is kept', async (_, code, damage) => {
    const { text } = await saved();
    const record = JSON.parse(text);
    damage(record);
    const { ours, games } = around();
    await expect(ours.imported(JSON.stringify(record))).rejects.toMatchObject({ code });
    expect(games.kept.size).toBe(0);
  });
});

describe('what a choice would waste', () => {
  const FAVOR: Effect = { do: 'favor', n: 2 };
  const FOOD: Effect = { do: 'gain', what: 'food', n: 3 };
  const STRENGTHEN: Effect = { do: 'strengthen', n: 1 };
  const TEST: Effect = { do: 'test', then: [FAVOR] };
  const [favor, food, rest, tested] = [0, 1, 2, 3];
  const effects = [[FAVOR], [FOOD], [STRENGTHEN, FOOD], [TEST, FAVOR]];
  const civ = load({
    ...basePack,
    incomes: basePack.incomes.map((chip, i) => ({ ...chip, effects: effects[i] ?? chip.effects })),
  });
  const texts = gameTexts('en', civ.rules);

  /** A civilization is asked whether to use an income chip or to take its point. */
  function asked(chip: number, me: Partial<State['seats'][number]>): State {
    const s = civ.create(SOLO.setup, 'waste');
    s.era = 1;
    s.seats[0] = { ...s.seats[0]!, looking: [], ...me };
    s.agenda.push({ do: 'income', seat: 0, left: [chip], cause: cause('income', chip) });
    return s;
  }
  const told = (chip: number, me: Partial<State['seats'][number]>): Warning[] =>
    warningsFor(civ, asked(chip, me), 0, texts);

  test('is told of that choice, when something is lost', () => {
    expect(told(favor, { favor: 5 })).toEqual([
      { kind: 'wasted', choice: C.income + favor, losses: [{ kind: 'favor', n: 1 }] },
    ]);
    expect(told(favor, { favor: 4 })).toEqual([]);
  });

  test('is told when a part of it cannot be done', () => {
    const losses = [{ kind: 'effect', text: 'Strengthen 1 weak tribe' }];
    expect(told(rest, {})).toEqual([{ kind: 'wasted', choice: C.income + rest, losses }]);
  });

  test('is told when the supply has too few markers', () => {
    const losses = [{ kind: 'markers', text: '2 food' }];
    expect(told(food, { supply: 1 })).toEqual([{ kind: 'wasted', choice: C.income + food, losses }]);
    expect(told(food, { supply: 3 })).toEqual([]);
  });

  test('is not told beyond what is sure', () => {
    expect(told(tested, { favor: 5 })).toEqual([]);
    expect(told(tested, { favor: 6 })).toEqual([]);
  });

  test('is not told once one is asked what to do about it', () => {
    const s = asked(food, { supply: 1 });
    civ.choose(s, 0, C.income + food);
    expect(civ.decisions(s)[0]).toMatchObject({ task: 'gainMarkers' });
    expect(warningsFor(civ, s, 0, texts)).toEqual([]);
  });

  test('changes nothing', () => {
    const s = asked(rest, {});
    const before = JSON.stringify(s);
    warningsFor(civ, s, 0, texts);
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('who looks', () => {
  test('alone one sees one’s own game at once', async () => {
    const page = around();
    const { ours } = page;
    await ours.create(SOLO);
    expect((await page.show()).viewer).toBe(0);
  });

  test('of two at one screen nobody sees the cards of a draft before saying who looks', async () => {
    const page = around();
    const { ours } = page;
    const setup: NewGame['setup'] = { ...TWO.setup, seats: [{ option: 'b' }, { option: 'b' }] };
    await ours.create({ ...TWO, setup });
    const known = (view: View, seat: number): boolean[] => view.seats[seat]!.looking.map(card => card >= 0);
    const { viewer, asked, view } = await page.show();
    expect([viewer, asked]).toEqual([-1, null]);
    expect(known(view, 0).length).toBeGreaterThan(0);
    expect([known(view, 0), known(view, 1)].flat()).not.toContain(true);
    await page.look(1);
    expect(page.screen.viewer).toBe(1);
    expect(known(page.screen.view, 1)).not.toContain(false);
    expect(known(page.screen.view, 0)).not.toContain(true);
  });

  test('a bot’s seat is nobody’s to look through', async () => {
    const page = around();
    const { ours } = page;
    await ours.create(AGAINST_EASY);
    await expect(page.look(1)).rejects.toMatchObject({ code: 'badSeat' });
  });
});

describe('bots', () => {
  /** The person of seat 0 makes the last choice of each question until a bot is to move. */
  async function untilBot(page: Page): Promise<void> {
    for (let moves = 0; moves < 60 && !page.isBotNext; moves++) {
      await page.choose(0, page.screen.asked!.choices.at(-1)!.choice);
    }
    expect(page.isBotNext).toBe(true);
  }

  test('move when all is shown, and what they do is told with the view at that moment', async () => {
    const page = around();
    await page.ours.create(AGAINST_EASY);
    await page.show();
    await untilBot(page);
    const { view } = page.screen;
    await rest();
    expect(page.screen.view).toBe(view);
    await page.letBotsGo();
    const told = page.steps.filter(({ seat }) => seat === 1);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(step => step.view !== null)).toBe(true);
    const [first] = told;
    expect(first!.view).not.toEqual(page.screen.view);
  });

  describe('tell why', () => {
    /** What bots did, move by move. */
    async function moves(page: Page, game: NewGame, most: number) {
      await page.ours.create(game);
      await page.show();
      const seen: { readonly screen: Screen; readonly steps: Page['steps'] }[] = [];
      while (seen.length < most) {
        if (page.isBotNext) {
          await page.letBotsGo();
          const { screen, steps } = page;
          seen.push({ screen, steps });
        } else await page.choose(0, page.screen.asked!.choices.at(-1)!.choice);
        await page.check();
      }
      return seen;
    }
    const isTold = ({ reason }: LogLine): boolean => reason !== undefined;

    test('with what they do: what their turn brings for sure, and it does', async () => {
      const seen = await moves(around(), AGAINST_EASY, 150);
      const frames = seen.flatMap(({ steps }) => steps);
      const activated = frames.filter(({ type, seat }) => type === 'activated' && seat === 1);
      expect(activated.filter(isTold).length).toBeGreaterThan(activated.length / 2);
      const preludes = frames.filter(({ type }) => ['turn', 'usedDice', 'paid'].includes(type));
      expect(preludes.filter(isTold)).toEqual([]);

      const total = ({ projected }: Screen): number => projected[1]!.total;
      let promised: number | null = null;
      const kept: (readonly [promised: number, found: number])[] = [];
      for (const [i, { screen, steps }] of seen.entries()) {
        const reason = steps.find(({ type }) => type === 'activated')?.reason;
        if (i > 0 && reason?.kind === 'gains' && !reason.isOpen) {
          const { points, later } = reason.gains;
          promised = later.reduce((sum, { n }) => sum + n, total(seen[i - 1]!.screen) + points);
        }
        if (promised === null || screen.view.agenda.at(-1)?.do !== 'endTurn') continue;
        kept.push([promised, total(screen)]);
        promised = null;
      }
      expect(kept.length).toBeGreaterThan(5);
      for (const [told, found] of kept) expect(found).toBe(told);
    });

    test('that it was chance, and of nothing but how the turn is used', async () => {
      const players = [{ name: 'Ada' }, { name: 'Bruno', bot: 'random' as const }];
      const seen = await moves(around(), { ...AGAINST_EASY, players }, 80);
      const told = seen.flatMap(({ steps }) => steps.filter(isTold));
      expect(told.length).toBeGreaterThan(5);
      for (const { type, reason } of told) {
        expect(['activated', 'reset']).toContain(type);
        expect(reason).toEqual({ kind: 'chance' });
      }
    });

    test('but nothing of the cards they keep, and only as it happens', async () => {
      const here = around();
      const seats = [{ option: 'b' }, { option: 'b' }] as const;
      const seen = await moves(here, { ...AGAINST_EASY, setup: { ...AGAINST_EASY.setup, seats } }, 60);
      const frames = seen.flatMap(({ steps }) => steps);
      const secret = frames.filter(({ type }) =>
        ['kept', 'putBack', 'discarded', 'markerCard'].includes(type),
      );
      expect(secret.length).toBeGreaterThan(0);
      expect(secret.filter(isTold)).toEqual([]);
      expect(frames.some(isTold)).toBe(true);
      await here.show();
      expect(here.log.some(isTold)).toBe(false);
    });
  });

  test('who move while one is asked oneself leave one’s question as it is', async () => {
    const page = around();
    const seats = [{ option: 'b' }, { option: 'b' }] as const;
    await page.ours.create({ ...AGAINST_EASY, setup: { ...AGAINST_EASY.setup, seats } });
    const { asked, waitingFor } = await page.show();
    expect(waitingFor).toEqual([0, 1]);
    await page.letBotsGo();
    expect(page.screen.asked).toEqual(asked);
    await page.choose(0, asked!.choices[0]!.choice);
    expect(page.screen.asked).not.toEqual(asked);
  });

  test('are sent a pack once, for with another they forget what they had in mind', async () => {
    const orders: string[] = [];
    const page = around(memory(), order => orders.push((order as { do: string }).do));
    await page.ours.create(AGAINST_EASY);
    await page.show();
    while (orders.filter(order => order === 'think').length < 3) {
      if (page.isBotNext) await page.letBotsGo();
      else await page.choose(0, page.screen.asked!.choices.at(-1)!.choice);
    }
    expect(orders.filter(order => order === 'load')).toHaveLength(1);
  });

  test('give hints: up to three choices, best first, and how the turn would go on', async () => {
    const here = around();
    await here.ours.create(SOLO);
    await playTo(here, 'turn');
    const { options, line } = await here.ours.hint();
    expect(options.length).toBeGreaterThan(1);
    expect(options.length).toBeLessThanOrEqual(3);
    const values = options.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(line[0]).toBe(options[0]!.text);
  });

  test('tell what their turn brings: as much as it does when it is played', async () => {
    const here = around();
    await here.ours.create(SOLO);
    let now = await playTo(here, 'turn');
    const { line, gains, isOpen } = await here.ours.hint();
    const [before] = now.projected;
    const score = (): number => now.view.seats[0]!.score;
    const scoreBefore = score();
    for (const text of isOpen ? line.slice(0, -1) : line) {
      const made = now.asked!.choices.find(choice => text.startsWith(choice.text))!;
      if (made.kind === 'endTurn') break;
      await here.choose(0, made.choice);
      now = here.screen;
    }
    const [after] = now.projected;
    expect(line.length).toBeGreaterThan(1);
    expect(gains.later.length + gains.markers.length).toBeGreaterThan(0);
    expect(gains.points).toBe(score() - scoreBefore);
    const later = gains.later.reduce((sum, { n }) => sum + n, 0);
    expect(gains.points + later).toBe(after!.total - before!.total);
  });

  test('tell nothing of the scoring that follows when all are done with a phase', async () => {
    const here = around();
    await here.ours.create(SOLO);
    const { view } = await playTo(here, 'feed');
    const { options, line, gains, isOpen } = await here.ours.hint();
    expect([line.length, isOpen]).toEqual([1, false]);
    expect(gains.points).toBe(0);
    await here.choose(0, options[0]!.choice);
    expect(here.screen.view.seats[0]!.score).toBeGreaterThan(view.seats[0]!.score);
  });
});

describe('words', () => {
  test('come in the language that is spoken, also in the middle of a game', async () => {
    const page = around();
    const { ours } = page;
    await ours.create(SOLO);
    const english = (await page.show()).asked!.text;
    const german = await ours.speak('de');
    expect(german!.materials[0]).toBe('Holz');
    expect((await page.show()).asked!.text).not.toBe(english);
    expect(await ours.speak('de')).toBeNull();
    const polish = await ours.speak('pl');
    expect(polish!.materials[0]).toBe('Drewno');
  });

  test('of activating a module can be told in parts, in every language', async () => {
    const here = around();
    await here.ours.create(SOLO);
    await playTo(here, 'turn');
    for (const language of LANGUAGES) {
      const { modules } = (await here.ours.speak(language))!;
      const { asked } = await here.show();
      const found = asked!.choices.filter(({ kind }) => kind === 'activate');
      expect(found.length).toBeGreaterThan(5);
      for (const choice of found) {
        const { verb, name, dice, does } = choice.activation!;
        expect(plain(name).replace(/ I+$/, '')).toBe(modules[choice.arg]!.name);
        expect(choice.text.startsWith(`${verb} `)).toBe(true);
        expect(choice.text.endsWith(` (${dice}): ${does}`)).toBe(true);
      }
    }
  });

  test('of a payment leave its price to the icons beside it', async () => {
    const here = around();
    // Begins with ideas.
    await here.ours.create({ ...SOLO, seed: 'idea' });
    const { asked } = await playTo(here, 'turn');
    let priced = 0;
    for (const { choice, kind } of asked!.choices) {
      if (kind !== 'activate') continue;
      await here.choose(0, choice);
      const ways = here.screen.asked!.choices.filter(way => way.kind === 'pay');
      for (const { text } of ways) expect(text).toMatch(/^Pay with [^()]+$/);
      priced += ways.filter(({ cost }) => cost.length > 0).length;
      await here.undo(0);
    }
    expect(priced).toBeGreaterThan(0);
  });

  test('why not: the reasons are sentences', async () => {
    const here = around();
    await here.ours.create(SOLO);
    await playTo(here, 'turn');
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
    const { asked } = await playTo(here, 'turn');
    const sleep = asked!.choices.find(({ kind }) => kind === 'activate')!;
    expect(sleep).toMatchObject({ points: 0, projected: 0 });
    // To roll teaches something. It is the end of a Reset, which is open to whoever has used most dice.
    const choices = () => here.screen.asked!.choices;
    while (!choices().some(({ kind }) => kind === 'roll')) {
      const reset = choices().find(({ kind }) => kind === 'reset');
      await here.choose(0, (reset ?? choices()[0]!).choice);
    }
    expect(choices().find(({ kind }) => kind === 'roll')).toMatchObject({ points: 0, projected: null });
  });
});
