// Keeps the games of this browser, opens one at a time and asks the bots.
import { BOT_NAMES, type BotName, connect, type Remote } from '@civolution/bots';
import { basePack } from '@civolution/content/base';
import type { Language } from '@civolution/content/languages';
import { type Speaker, seatNames, speakerOf } from '@civolution/content/speaker';
import { loadLanguage } from '@civolution/content/texts';
import { CivError, type Civolution, load, type Setup } from '@civolution/engine';
import * as host from '@civolution/host';
import { adviceFrom } from './advice.js';
import { catalogue } from './catalogue.js';
import type { Games, KeptGame } from './games.js';
import type { Lock, Unlock } from './lock.js';
import type { Calls, Catalogue, NewGame, Player, Shown } from './protocol.js';
import { reasonOf } from './reason.js';
import * as play from './table.js';

/** A hint is worth a moment's wait. */
const HINT_NODES = 20_000;

/** What goes wrong with keeping a game: the browser would not write it down, it is open elsewhere, or it is gone. */
class KeepingError extends Error {
  readonly code: 'notKept' | 'elsewhere' | 'noGame';
  constructor(code: KeepingError['code'], message: string) {
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
  show(shown: Shown): void;
  /** The open game is open elsewhere from now on. */
  lose(id: string): void;
}

type Async<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
export type PageWorker = { readonly [K in keyof Calls]: Async<Calls[K]> };

export function gamesWorker(environment: Environment): PageWorker {
  const base = load(basePack);
  let language: Language = 'en';
  let table: play.Table | null = null;
  let kept: KeptGame | null = null;
  let unlock: Unlock | null = null;
  let told = '';
  let bots: { readonly remote: Remote; civ: Civolution | null } | null = null;

  const open = (): play.Table => {
    if (!table) throw new CivError('gameOver', 'No game is open.');
    return table;
  };

  const speakerFor = async (
    civ: Civolution,
    setup?: Setup,
    players: readonly Player[] = [],
  ): Promise<Speaker> => {
    const names = setup
      ? seatNames(
          setup,
          players.map(({ name }) => name),
        )
      : [];
    return speakerOf(language, (await loadLanguage(language)).texts, civ.rules, names, true);
  };

  /** The words of the pack in use, unless the page has them already. */
  const catalogueNow = async (): Promise<Catalogue | null> => {
    const civ = table?.civ ?? base;
    const key = `${language} ${civ.rules.hash}`;
    if (key === told) return null;
    told = key;
    return catalogue(civ.rules, table?.speak ?? (await speakerFor(base)));
  };

  /** Shows the game and writes it down, after something was done at this screen or by a bot. */
  const after = async (now: play.Table): Promise<void> => {
    environment.show(play.shown(now));
    kept = { ...kept!, ...progressOf(now.session) };
    const game = kept;
    try {
      await (await environment.games).put(game);
    } catch (error) {
      throw new KeepingError('notKept', String(error));
    }
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

  const leave = (): void => {
    unlock?.();
    unlock = null;
    table = null;
    kept = null;
  };

  /** Leaves the open game for another, which is then locked; false when that one is open elsewhere. */
  const turnTo = async (id: string, anyway = false): Promise<boolean> => {
    leave();
    unlock = await environment.lock(id, anyway, () => {
      leave();
      environment.lose(id);
    });
    return unlock !== null;
  };

  const begin = async (game: KeptGame, session: host.Session): Promise<void> => {
    const { civ } = session;
    kept = game;
    table = {
      id: game.id,
      civ,
      session,
      players: game.players,
      speak: await speakerFor(civ, game.setup, game.players),
      viewer: play.firstViewer(game.players),
      fresh: true,
      done: false,
      frames: [],
    };
  };

  const keptOf = (session: host.Session, players: readonly Player[], custom: string | null): KeptGame => {
    const { setup, pack } = session.origin;
    const progress = progressOf(session);
    return { id: environment.newId(), setup, players, pack, begun: progress.played, ...progress, custom };
  };

  const isBase = (civ: Civolution): boolean => civ.rules.hash === base.rules.hash;

  /** The game bound to the pack of a file's text; few need what reads it. */
  const civFor = async (custom: string | null): Promise<Civolution> =>
    custom === null ? base : (await import('./packs.js')).gameWith(custom);

  const keptAs = async (id: string): Promise<KeptGame> => {
    const game = await (await environment.games).get(id);
    if (!game) throw new KeepingError('noGame', 'There is no such game.');
    return game;
  };

  /** A game goes on with the components it began with, also when the base pack has changed since. */
  const openWith = async (civ: Civolution, record: host.GameRecord, custom: string | null = null) => {
    const isSame = record.packHash === civ.rules.hash;
    const earlier = isSame ? null : await (await import('./packs.js')).earlierGame(record.packHash, custom);
    return host.openRecord(earlier ?? civ, record);
  };

  const sessionOf = async ({ custom, record }: KeptGame): Promise<host.Session> =>
    openWith(await civFor(custom), host.parseRecord(record), custom);

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
      if (table) {
        table.speak = await speakerFor(table.civ, kept!.setup, table.players);
        table.fresh = true;
      }
      return catalogueNow();
    },
    games: async () => (await environment.games).list(),
    checkPack: async text => (await import('./packs.js')).checked(text),
    async create({ setup, seed, players, pack }: NewGame) {
      const civ = await civFor(pack ?? null);
      const session = host.openSession(civ, setup, seed, players);
      const game = keptOf(session, players, pack ?? null);
      await (await environment.games).put(game);
      await turnTo(game.id);
      await begin(game, session);
      return game.id;
    },
    async open(id, anyway) {
      if (table?.id !== id) {
        if (!(await turnTo(id, anyway))) return 'elsewhere';
        try {
          const game = await keptAs(id);
          await begin(game, await sessionOf(game));
        } catch (error) {
          leave();
          throw error;
        }
      }
      return catalogueNow();
    },
    async shown() {
      const now = open();
      now.fresh = true;
      return play.shown(now);
    },
    close: async () => leave(),
    async remove(id) {
      const done = await environment.lock(id, false, () => {});
      if (!done) throw new KeepingError('elsewhere', 'The game is open in another tab or window.');
      try {
        await (await environment.games).remove(id);
      } finally {
        done();
      }
    },
    async exported(id) {
      const session = table?.id === id ? table.session : await sessionOf(await keptAs(id));
      return host.recordText(host.toRecord(session, { components: !isBase(session.civ) }));
    },
    async imported(text) {
      const record = host.parseRecord(text);
      const session = await openWith(host.packOf(record) ?? base, record);
      const { civ } = session;
      const custom = isBase(civ) ? null : (await import('./packs.js')).textOfPack(civ.rules.pack);
      const game = keptOf(session, playersOf(record), custom);
      await (await environment.games).put(game);
      return game.id;
    },
    async look(viewer) {
      const now = open();
      play.look(now, viewer);
      now.done = true;
      environment.show(play.shown(now));
    },
    async choose(seat, choice, steps) {
      const now = open();
      play.choose(now, seat, choice, steps);
      now.done = true;
      await after(now);
    },
    async undo(seat) {
      const now = open();
      play.undo(now, seat);
      now.done = true;
      await after(now);
    },
    async go(steps) {
      const now = open();
      const seat = play.botAsked(now)[0];
      if (seat === undefined) return;
      const { civ, session, players } = now;
      const asking = await remote(civ);
      const thought = await asking.think({
        bot: players[seat]!.bot!,
        seed: `${session.origin.seed}/${seat}`,
        purpose: 'play',
        view: civ.view(session.state, seat),
      }).thought;
      // The game may have been closed meanwhile.
      if (table !== now) return;
      play.choose(now, seat, thought.choice, steps, reasonOf(now, seat, thought));
      await after(now);
    },
    explain: async subject => play.explain(open(), subject),
    async hint() {
      const now = open();
      const { civ, session, viewer } = now;
      const asking = await remote(civ);
      const thought = await asking.think({
        bot: 'medium',
        seed: `${session.origin.seed}/hint`,
        budget: { nodes: HINT_NODES },
        purpose: 'hint',
        view: civ.view(session.state, viewer),
      }).thought;
      return adviceFrom(now, thought);
    },
  };
}

/** Who plays a game that came from a file: as it says, or the first seat is a person and the others are bots. */
function playersOf({ players, setup }: host.GameRecord): Player[] {
  if (players) return players.map(({ name, bot }) => (isBotName(bot) ? { name, bot } : { name }));
  return setup.seats.map((_, seat) =>
    seat === 0 ? { name: '1' } : { name: String(seat + 1), bot: 'medium' },
  );
}

const isBotName = (bot: string | undefined): bot is BotName => BOT_NAMES.some(name => name === bot);
