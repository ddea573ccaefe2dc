// What is timed: each function does a fixed piece of work with one build, and returns how much it did.
import type { Setup, State } from '@civolution/engine';
import type { GameRecord } from '@civolution/host';
import type { Build } from './build.js';

export const seedOf = (game: number): string => `bench/${game}`;

type Look = (s: State, seat: number, choice: number) => void;

/** What it takes to play. */
export type Player = Pick<Build, 'civ' | 'engine'>;

/** Plays one game at random and counts the questions with two choices or more. */
export function playOne({ civ, engine }: Player, setup: Setup, game: number, look?: Look): number {
  const rng = engine.seeded(`${seedOf(game)}/player`);
  const s = civ.create(setup, seedOf(game));
  let decisions = 0;
  for (let asked = civ.decisions(s); asked.length > 0; asked = civ.decisions(s)) {
    const { seat } = asked[0]!;
    const legal = civ.legal(s, seat);
    if (legal.length > 1) decisions++;
    const choice = legal[engine.below(rng, legal.length)]!;
    look?.(s, seat, choice);
    civ.apply(s, seat, choice);
  }
  return decisions;
}

/** Decisions in games played at random. */
export function playAtRandom(build: Build, setups: readonly Setup[], first: number, games: number): number {
  let decisions = 0;
  for (let game = first; game < first + games; game++) {
    decisions += playOne(build, setups[game % setups.length]!, game);
  }
  return decisions;
}

/** Nodes that `medium` searches for some choices, after `skip` choices made at random. */
export function searchNodes(
  { civ, engine, bots }: Build,
  setup: Setup,
  game: number,
  skip: number,
  choices: number,
): number {
  const player = bots.mediumPlayer(engine.seeded(`bot/${game}`));
  const rng = engine.seeded(`skip/${game}`);
  const s = civ.create(setup, `bot/${game}`);
  let skipped = 0;
  let made = 0;
  for (let asked = civ.decisions(s); asked.length > 0 && made < choices; asked = civ.decisions(s)) {
    const { seat } = asked[0]!;
    const legal = civ.legal(s, seat);
    if (skipped++ < skip) civ.apply(s, seat, legal[engine.below(rng, legal.length)]!);
    else {
      civ.apply(
        s,
        seat,
        player.choose(civ, () => civ.view(s, seat), seat, legal),
      );
      made++;
    }
  }
  return player.nodes;
}

/** One in ten positions of a game. */
export function positionsOf(build: Build, setup: Setup, game: number): State[] {
  const positions: State[] = [];
  let n = 0;
  playOne(build, setup, game, s => {
    if (n++ % 10 === 0) positions.push(build.civ.clone(s));
  });
  return positions;
}

/** Clones of positions in turn. They are kept for a while, or the compiler might leave them out. */
export function cloneAll({ civ }: Build, positions: readonly State[], rounds: number): number {
  const kept = [...positions];
  for (let n = 0; n < rounds; n++) {
    for (let i = 0; i < kept.length; i++) kept[i] = civ.clone(positions[i]!);
  }
  return rounds * kept.length;
}

/** Views of positions for every seat and a spectator. */
export function viewAll({ civ }: Build, positions: readonly State[], rounds: number): number {
  let views = 0;
  for (let n = 0; n < rounds; n++) {
    for (const s of positions) {
      for (let viewer = -1; viewer < s.seats.length; viewer++) {
        civ.view(s, viewer);
        views++;
      }
    }
  }
  return views;
}

/** A game played at random, as a record. */
export function recordOf(build: Player, setup: Setup, game: number): GameRecord {
  const choices: [number, number][] = [];
  playOne(build, setup, game, (_s, seat, choice) => choices.push([seat, choice]));
  const { pack, hash } = build.civ.rules;
  return {
    format: 'civolution-record',
    rules: build.engine.RULES_VERSION,
    pack: pack.name,
    packHash: hash,
    setup,
    seed: seedOf(game),
    choices,
  };
}

/** Choices of records that are replayed, each checked. */
export function replayAll({ civ, host }: Build, records: readonly GameRecord[]): number {
  let choices = 0;
  for (const record of records) {
    host.replay(civ, record);
    choices += record.choices.length;
  }
  return choices;
}
