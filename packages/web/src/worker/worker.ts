// Keeps the games of this browser, opens one at a time and asks the bots.
import { type BotName, connect, type Remote } from '@civolution/bots';
import { type GameTexts, gameTextsOf, seatNames } from '@civolution/content/game-texts';
import type { Language } from '@civolution/content/languages';
import { loadLanguage } from '@civolution/content/texts';
import { CivError, type Civolution, type Setup } from '@civolution/engine';
import * as host from '@civolution/host';
import { adviceFrom } from './advice.js';
import { catalogue } from './catalogue.js';
import type { Games, StoredGame } from './games.js';
import type { Lock, Unlock } from './lock.js';
import type { Remark } from './log.js';
import { OpenGame } from './open-game.js';
import type { Calls, Catalogue, NewGame, Player, Update } from './protocol.js';
import { reasonOf } from './reason.js';
import { whyNot } from './screen.js';
import { baseGame, civWith, isBaseGame, openWith, playersOf, sessionOf } from './sessions.js';

/** A hint is worth a moment's wait. */
const HINT_NODES = 20_000;

/** What goes wrong with storing a game: the browser would not write it down, it is open elsewhere, or it is gone. */
class StoringError extends Error {
  readonly code: 'notKept' | 'elsewhere' | 'noGame';
  constructor(code: StoringError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** What the worker needs of the browser around it. */
export interface Environment {
  readonly games: Promise<Games>;
  readonly lock: Lock;
  startBots(): Parameters<typeof connect>[0];
  now(): number;
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
  let opened: OpenGame | null = null;
  /** The session of the open game, and how it was last kept. */
  let session: host.Session | null = null;
  let kept: StoredGame | null = null;
  /** Whether what bots do is told step by step. */
  let looks = true;
  /** Somebody at this screen is acting: what came of it goes back as the answer. */
  let acting = false;
  let unlock: Unlock | null = null;
  let told = '';
  let storing: ReturnType<typeof setTimeout> | undefined;
  let bots: { readonly remote: Remote; civ: Civolution | null } | null = null;

  const open = (): OpenGame => {
    if (!opened) throw new CivError('gameOver', 'No game is open.');
    return opened;
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
    const civ = opened?.connection.civ ?? baseGame;
    const key = `${language} ${civ.rules.hash}`;
    if (key === told) return null;
    told = key;
    return catalogue(civ.rules, opened?.texts ?? (await gameTextsFor(baseGame)));
  };

  /** Writes the open game down. */
  const store = async (): Promise<void> => {
    clearTimeout(storing);
    storing = undefined;
    kept = { ...kept!, ...progressOf(session!) };
    const game = kept;
    try {
      await (await environment.games).put(game);
    } catch (error) {
      environment.report(new StoringError('notKept', String(error)));
    }
  };

  /** As soon as the page has been told what happened. */
  const storeSoon = (): void => {
    storing ??= setTimeout(() => void store());
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

  /** What changes of a game that is kept. */
  const progressOf = (session: host.Session) => ({
    played: environment.now(),
    era: session.state.era,
    phase: session.state.phase,
    over: session.civ.decisions(session.state).length === 0,
    scores: session.state.seats.map(({ score }) => score),
    record: host.recordText(host.toRecord(session, { snapshot: true })),
  });

  const leave = async (): Promise<void> => {
    if (storing !== undefined) await store();
    unlock?.();
    unlock = null;
    opened?.connection.close();
    opened = null;
    session = null;
    kept = null;
  };

  /** Leaves the open game for another, which is then locked; false when that one is open elsewhere. */
  const turnTo = async (id: string, anyway = false): Promise<boolean> => {
    await leave();
    unlock = await environment.lock(id, anyway, () => {
      void leave();
      environment.lose(id);
    });
    return unlock !== null;
  };

  /** What a bot does with a view of its seat. */
  const botOf = (game: string, seat: number, bot: BotName, civ: Civolution): host.Bot<Remark> => {
    const seed = `${game}/${seat}`;
    return async view => {
      const asking = await remote(civ);
      const thought = await asking.think({ bot, seed, purpose: 'play', view }).thought;
      const { choice } = thought;
      const reason = opened && reasonOf(opened.means, view, bot, thought);
      return reason ? { choice, remark: { seat, reason } } : { choice };
    };
  };

  const begin = async (game: StoredGame, running: host.Session): Promise<void> => {
    const { civ, origin } = running;
    const { id, players } = game;
    const { seed, pack } = origin;
    const texts = await gameTextsFor(civ, game.setup, players);
    const connection = host.localGame<Remark>({
      session: running,
      bots: new Map(
        players.flatMap(({ bot }, seat) => (bot ? [[seat, botOf(seed, seat, bot, civ)] as const] : [])),
      ),
      changed: () => {
        if (!acting) environment.show(open().next(looks));
        storeSoon();
      },
      failed: error => environment.report(error),
    });
    kept = game;
    session = running;
    opened = new OpenGame({ id, seed, pack, players }, connection, texts);
  };

  const keptOf = (session: host.Session, players: readonly Player[], custom: string | null): StoredGame => {
    const { setup, pack } = session.origin;
    const progress = progressOf(session);
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
      if (opened) opened.texts = await gameTextsFor(opened.connection.civ, kept!.setup, kept!.players);
      return catalogueNow();
    },
    games: async () => (await environment.games).list(),
    checkPack: async text => (await import('./packs.js')).checked(text),
    async create({ setup, seed, players, pack }: NewGame) {
      const civ = await civWith(pack ?? null);
      const session = host.openSession(civ, setup, seed, players);
      const game = keptOf(session, players, pack ?? null);
      await (await environment.games).put(game);
      await turnTo(game.id);
      await begin(game, session);
      return game.id;
    },
    async open(id, anyway) {
      if (opened?.about.id !== id) {
        if (!(await turnTo(id, anyway))) return 'elsewhere';
        try {
          const game = await storedGame(id);
          await begin(game, await sessionOf(game));
        } catch (error) {
          await leave();
          throw error;
        }
      }
      return catalogueNow();
    },
    screen: async () => open().whole(),
    close: leave,
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
      const whole = session && opened?.about.id === id ? session : await sessionOf(await storedGame(id));
      return host.recordText(host.toRecord(whole, { components: !isBaseGame(whole.civ) }));
    },
    async imported(text) {
      const record = host.parseRecord(text);
      const session = await openWith(host.packOf(record) ?? baseGame, record);
      const { civ } = session;
      const custom = isBaseGame(civ) ? null : (await import('./packs.js')).textOfPack(civ.rules.pack);
      const game = keptOf(session, playersOf(record), custom);
      await (await environment.games).put(game);
      return game.id;
    },
    async look(viewer) {
      open().look(viewer);
      return open().whole();
    },
    choose: (seat, choice, steps) => act(() => open().connection.choose(seat, choice), steps),
    undo: seat => act(() => open().connection.undo(seat), false),
    async reportShown(sequence, steps) {
      looks = steps;
      open().connection.reportShown(sequence);
    },
    explain: async subject => whyNot(open().means, open().view, subject),
    async hint() {
      const { means, view, about } = open();
      const asking = await remote(means.civ);
      const thought = await asking.think({
        bot: 'medium',
        seed: `${about.seed}/hint`,
        budget: { nodes: HINT_NODES },
        purpose: 'hint',
        view,
      }).thought;
      return adviceFrom(means, view, thought);
    },
  };
}
