// Keeps the games of this browser, opens one at a time and asks the bots.
import { type BotName, connect, type Remote } from '@civolution/bots';
import { type GameTexts, gameTextsOf, seatNames } from '@civolution/content/game-texts';
import type { Language } from '@civolution/content/languages';
import { loadLanguage } from '@civolution/content/texts';
import { CivError, type Civolution, type Setup } from '@civolution/engine';
import * as host from '@civolution/host';
import { adviceFrom } from './advice.js';
import { catalogue } from './catalogue.js';
import { CurrentGame, progressOf, type Storage, StoringError } from './current-game.js';
import type { StoredGame } from './games.js';
import type { Lock, Unlock } from './lock.js';
import type { Remark } from './log.js';
import { OpenGame } from './open-game.js';
import type { Calls, Catalogue, NewGame, Player, Update } from './protocol.js';
import { reasonOf } from './reason.js';
import { whyNot } from './screen.js';
import { baseGame, civWith, isBaseGame, openWith, playersOf, sessionOf } from './sessions.js';

/** A hint is worth a moment's wait. */
const HINT_NODES = 20_000;

/** What the worker needs of the browser around it. */
export interface Environment extends Storage {
  readonly lock: Lock;
  startBots(): Parameters<typeof connect>[0];
  newId(): string;
  /** A bot has done something. */
  show(update: Update): void;
  /** Nobody called for what went wrong. */
  report(error: unknown): void;
  /** The open game is open elsewhere from now on. */
  lose(id: string): void;
}

type Async<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
export type PageWorker = { readonly [K in keyof Calls]: Async<Calls[K]> };

export function gamesWorker(environment: Environment): PageWorker {
  let language: Language = 'en';
  let current: CurrentGame | null = null;
  /** Whether what bots do is told step by step. */
  let looks = true;
  /** Somebody at this screen is acting: what came of it goes back as the answer. */
  let acting = false;
  /** Which catalogue the page has. */
  let catalogueKey = '';
  let bots: { readonly remote: Remote; civ: Civolution | null } | null = null;

  const open = (): OpenGame => {
    if (!current) throw new CivError('gameOver', 'No game is open.');
    return current.game;
  };

  const gameTextsFor = async (
    civ: Civolution,
    setup?: Setup,
    players: readonly Player[] = [],
  ): Promise<GameTexts> => {
    const names = setup
      ? seatNames(
          setup,
          players.map(({ name }) => name),
        )
      : [];
    return gameTextsOf(language, (await loadLanguage(language)).texts, civ.rules, names, true);
  };

  /** The words of the pack in use, unless the page has them already. */
  const catalogueNow = async (): Promise<Catalogue | null> => {
    const civ = current?.session.civ ?? baseGame;
    const key = `${language} ${civ.rules.hash}`;
    if (key === catalogueKey) return null;
    catalogueKey = key;
    return catalogue(civ.rules, current?.game.texts ?? (await gameTextsFor(baseGame)));
  };

  /** Carries out what somebody at this screen does, and tells what came of it. */
  const act = async (doing: () => Promise<void>, steps: boolean): Promise<Update> => {
    acting = true;
    try {
      await doing();
    } finally {
      acting = false;
    }
    return open().next(steps);
  };

  /** Leaves the open game. What comes meanwhile finds none. */
  const leave = async (isTakenOver = false): Promise<void> => {
    const left = current;
    current = null;
    await left?.leave(isTakenOver);
  };

  /** Leaves the open game for another, which is then locked; null when that one is open elsewhere. */
  const turnTo = async (id: string, anyway = false): Promise<Unlock | null> => {
    await leave();
    return environment.lock(id, anyway, () => {
      if (current?.game.facts.id === id) void leave(true);
      environment.lose(id);
    });
  };

  /** What a bot does with a view of its seat. */
  const botOf = (game: string, seat: number, bot: BotName, civ: Civolution): host.Bot<Remark> => {
    const seed = `${game}/${seat}`;
    return async view => {
      const asking = await remote(civ);
      const thought = await asking.think({ bot, seed, purpose: 'play', view }).thought;
      const { choice } = thought;
      const reason = current && reasonOf(current.game.means, view, bot, thought);
      return reason ? { choice, remark: { seat, reason } } : { choice };
    };
  };

  const begin = async (stored: StoredGame, session: host.Session, unlock: Unlock): Promise<void> => {
    const { civ, origin } = session;
    const { id, players } = stored;
    const { seed, pack } = origin;
    const texts = await gameTextsFor(civ, stored.setup, players);
    const connection = host.localGame<Remark>({
      session,
      bots: new Map(
        players.flatMap(({ bot }, seat) => (bot ? [[seat, botOf(seed, seat, bot, civ)] as const] : [])),
      ),
      changed: () => {
        begun.storeSoon();
        if (!acting) environment.show(begun.game.next(looks));
      },
      failed: error => environment.report(error),
    });
    const game = new OpenGame({ id, seed, pack, players }, connection, texts);
    const begun = new CurrentGame(game, session, stored, environment, unlock);
    current = begun;
  };

  const newGame = (session: host.Session, players: readonly Player[], custom: string | null): StoredGame => {
    const { setup, pack } = session.origin;
    const progress = progressOf(session, environment.now());
    return { id: environment.newId(), setup, players, pack, begun: progress.played, ...progress, custom };
  };

  const storedGame = async (id: string): Promise<StoredGame> => {
    const game = await (await environment.games).get(id);
    if (!game) throw new StoringError('noGame', 'There is no such game.');
    return game;
  };

  /** The bots' worker; a pack is sent there once, for with a new one bots forget what they had in mind. */
  const remote = async (civ: Civolution): Promise<Remote> => {
    bots ??= { remote: connect(environment.startBots()), civ: null };
    if (bots.civ !== civ) {
      bots.civ = civ;
      await bots.remote.load(civ.rules.pack);
    }
    return bots.remote;
  };

  return {
    async speak(wanted) {
      language = wanted;
      const { game } = current ?? {};
      if (game) {
        const { connection, facts } = game;
        game.texts = await gameTextsFor(connection.civ, connection.setup, facts.players);
      }
      return catalogueNow();
    },
    games: async () => (await environment.games).list(),
    checkPack: async text => (await import('./packs.js')).checked(text),
    async create({ setup, seed, players, pack }: NewGame) {
      const civ = await civWith(pack ?? null);
      const session = host.openSession(civ, setup, seed, players);
      const game = newGame(session, players, pack ?? null);
      await (await environment.games).put(game);
      const unlock = await turnTo(game.id);
      if (!unlock) throw new StoringError('elsewhere', 'The game is open in another tab or window.');
      await begin(game, session, unlock);
      return game.id;
    },
    async open(id, anyway) {
      if (current?.game.facts.id !== id) {
        const unlock = await turnTo(id, anyway);
        if (!unlock) return 'elsewhere';
        try {
          const stored = await storedGame(id);
          await begin(stored, await sessionOf(stored), unlock);
        } catch (error) {
          unlock();
          throw error;
        }
      }
      return catalogueNow();
    },
    screen: async () => open().whole(),
    close: () => leave(),
    async remove(id) {
      const done = await environment.lock(id, false, () => {});
      if (!done) throw new StoringError('elsewhere', 'The game is open in another tab or window.');
      try {
        await (await environment.games).remove(id);
      } finally {
        done();
      }
    },
    async exported(id) {
      const isOpen = current?.game.facts.id === id;
      const whole = isOpen ? current!.session : await sessionOf(await storedGame(id));
      return host.recordText(host.toRecord(whole, { components: !isBaseGame(whole.civ) }));
    },
    async imported(text) {
      const record = host.parseRecord(text);
      const session = await openWith(host.packOf(record) ?? baseGame, record);
      const { civ } = session;
      const custom = isBaseGame(civ) ? null : (await import('./packs.js')).textOfPack(civ.rules.pack);
      const game = newGame(session, playersOf(record), custom);
      await (await environment.games).put(game);
      return game.id;
    },
    async look(viewer) {
      open().look(viewer);
      return open().whole();
    },
    choose: (seat, choice, steps) => act(() => open().connection.choose(seat, choice), steps),
    undo: seat => act(() => open().connection.undo(seat), false),
    async reportShown(id, sequence, steps) {
      if (current?.game.facts.id !== id) return;
      looks = steps;
      current.game.connection.reportShown(sequence);
    },
    explain: async subject => whyNot(open().means, open().view, subject),
    async hint() {
      const { means, view, facts } = open();
      const asking = await remote(means.civ);
      const thought = await asking.think({
        bot: 'medium',
        seed: `${facts.seed}/hint`,
        budget: { nodes: HINT_NODES },
        purpose: 'hint',
        view,
      }).thought;
      return adviceFrom(means, view, thought);
    },
  };
}
