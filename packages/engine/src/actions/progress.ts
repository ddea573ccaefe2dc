// The progress tracks (rulebook p. 31), upgrades (p. 27), stage tiles (p. 23), activities (p. 31).

import { trigger } from '../effects/hooks.js';
import { canDoList } from '../effects/verbs.js';
import { type Handler, push } from '../flow/agenda.js';
import { cause, lineId } from '../flow/causes.js';
import { argOf, C, CONSOLE_ACTIVITY } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { PRINTED_LEVELS } from '../modules/levels.js';
import { MAIN_MODULES, MODULES, MONEY, TRACKS } from '../pack/names.js';
import type { Rules } from '../pack/rules.js';
import { score } from '../scoring/sources.js';
import { seatToChange } from '../state/change.js';
import { add, put } from '../state/lists.js';
import { gain } from '../state/markers.js';
import { flip, isActive, STAGE_TILES } from '../state/partition.js';
import type { Seat } from '../state/types.js';

/** Where steps would take a disc, the lines it would cross, lowest first, and the points for steps beyond the end. */
export function stepsAhead(
  rules: Rules,
  me: Seat,
  track: number,
  steps: number,
): { to: number; lines: number[]; points: number } {
  const { spaces, beyond } = rules.pack.tables.tracks;
  const from = me.tracks[track]!;
  const to = Math.min(spaces, from + steps);
  const lines: number[] = [];
  for (let line = 0; line < rules.lines.length; line++) {
    const { before } = rules.lines[line]!;
    if (from < before && before <= to) lines.push(line);
  }
  return { to, lines, points: (from + steps - to) * beyond };
}

/** Advances a disc step by step; the bonuses of the lines it crosses follow in order. */
export function advance(g: Game, seat: number, track: number, steps: number): void {
  const me = seatToChange(g, seat);
  const from = me.tracks[track]!;
  const { to, lines, points } = stepsAhead(g.rules, me, track, steps);
  me.tracks = put(me.tracks, track, to);
  if (to > from) emit(g, seat, { type: 'advanced', track, n: to - from });
  // The agenda is done from its end: what the last step brings is put there first.
  const { pale } = g.rules.pack.tables.tracks;
  for (let space = to; space > from; space--) {
    if (pale.includes(space)) trigger(g, seat, 'pale', track);
    for (const line of lines) if (g.rules.lines[line]!.before === space) cross(g, seat, track, line);
  }
  score(g, seat, points, 'beyond');
}

function cross(g: Game, seat: number, track: number, line: number): void {
  if (g.s.seats[seat]!.automa) return scoreLine(g, seat, track, line);
  trigger(g, seat, 'line', track);
  const { bonus } = g.rules.lines[line]!;
  push(g, { do: 'effects', seat, list: bonus, at: 0, track, cause: cause('line', lineId(track, line)) });
}

/** V.I.C.I gains points where a line gives nothing else, and no other bonus (p. 40, ruling 27). */
function scoreLine(g: Game, seat: number, track: number, line: number): void {
  const bonus = g.rules.lists[g.rules.lines[line]!.bonus]!;
  if (bonus.some(({ verb }) => verb !== 'points')) return;
  const before = g.cause;
  g.cause = cause('line', lineId(track, line));
  for (const { n } of bonus) score(g, seat, n, 'line');
  g.cause = before;
}

export const anyTrack: Handler<Extract<Task, { do: 'anyTrack' }>> = {
  legal(_g, _task, out) {
    for (let track = 0; track < TRACKS.length; track++) out.push(C.track + track);
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice !== C.decline) advance(g, task.seat, argOf(choice), task.n);
  },
};

/** Level 4 needs its tile beside the console (ruling 7). */
export function canUpgrade(g: Game, seat: number, module: number): boolean {
  const me = g.s.seats[seat]!;
  const level = me.levels[module]!;
  return level < PRINTED_LEVELS || (level === PRINTED_LEVELS && ((me.levelFour >> module) & 1) === 1);
}

export function upgradable(g: Game, seat: number, modules: number): number[] {
  const list: number[] = [];
  for (let m = 0; m < MAIN_MODULES; m++) if ((modules >> m) & 1 && canUpgrade(g, seat, m)) list.push(m);
  return list;
}

export function raise(g: Game, seat: number, module: number): void {
  const me = seatToChange(g, seat);
  me.levels = add(me.levels, module, 1);
  me.upgrades++;
  emit(g, seat, { type: 'upgraded', module, level: me.levels[module]! });
  trigger(g, seat, 'upgrade', module);
}

export const upgrade: Handler<Extract<Task, { do: 'upgrade' }>> = {
  legal(g, task, out) {
    for (const module of upgradable(g, task.seat, task.modules)) out.push(C.upgrade + module);
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice !== C.decline) raise(g, task.seat, argOf(choice));
  },
};

export const flipStage: Handler<Extract<Task, { do: 'flipStage' }>> = {
  legal(g, { seat }, out) {
    for (const stage of STAGE_TILES) if (!isActive(g.s.seats[seat]!, stage)) out.push(C.flip + stage);
    out.push(C.decline);
  },
  choose(g, { seat }, choice) {
    if (choice === C.decline) return;
    const stage = argOf(choice);
    flip(g, seat, stage);
    emit(g, seat, { type: 'stageFlipped', stage });
    trigger(g, seat, 'flip');
  },
};

/** What an activity does: the console's own, or that of a card or chip. */
export const activityList = (rules: Rules, slot: number): number =>
  slot === CONSOLE_ACTIVITY ? rules.activity : rules.abilities[slot]!.list;

/** The activities of a civilization: those of installed cards, and the console's own. */
export function ownActivities(g: Game, seat: number): number[] {
  const list: number[] = [];
  for (const slot of g.s.seats[seat]!.abilities) if (isActivity(g, slot)) list.push(slot);
  list.push(CONSOLE_ACTIVITY);
  return list;
}

/** Those that it could perform now. */
export const activities = (g: Game, seat: number): number[] =>
  ownActivities(g, seat).filter(slot => canDoSlot(g, seat, slot));

const isActivity = (g: Game, slot: number): boolean => g.rules.abilities[slot]!.kind === 'activity';
const canDoSlot = (g: Game, seat: number, slot: number): boolean =>
  canDoList(g, seat, activityList(g.rules, slot));

/** Whether any activity can be performed. The console's own comes first: it nearly always can. */
export const canPerform = (g: Game, seat: number): boolean =>
  canDoSlot(g, seat, CONSOLE_ACTIVITY) || activities(g, seat).length > 0;

/** Level IIII of the Activity module gives money, in any order with its activities (Acceptance Letter). */
const TAKE_MONEY = C.option + MODULES.indexOf('activity') * 8;

export const activity: Handler<Extract<Task, { do: 'activity' }>> = {
  legal(g, { seat, left = 1, repeat = false, done = [], money = 0 }, out) {
    if (left > 0) {
      for (const slot of activities(g, seat)) if (repeat || !done.includes(slot)) out.push(C.activity + slot);
    }
    const moneyOnly = money > 0 && out.length === 0;
    if (money > 0) out.push(TAKE_MONEY);
    if (!moneyOnly) out.push(C.decline);
  },
  choose(g, task, choice) {
    const { seat, left = 1, done = [], money = 0 } = task;
    if (choice === TAKE_MONEY) push(g, { ...task, money: 0 });
    // Who performs no more activities takes the money all the same.
    if (choice === TAKE_MONEY || choice === C.decline)
      return money > 0 ? gain(g, seat, MONEY, money) : undefined;
    const slot = argOf(choice);
    if (left > 1 || money > 0) push(g, { ...task, left: left - 1, done: [...done, slot] });
    g.cause = cause('activity', slot);
    push(g, { do: 'effects', seat, list: activityList(g.rules, slot), at: 0, track: -1 });
  },
};
