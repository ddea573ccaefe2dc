// How bots keep house with the budget of a turn, follow their plans, and use common sense.
import { C, FEATURE, kindOf, type State } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { seatOf } from '../../engine/test/support/seats.js';
import { BOTS, type Bot, type Thought } from '../src/index.js';
import { meterFor, purseOf } from '../src/mind/budget.js';
import { quits, worthThought } from '../src/mind/sense.js';
import {
  civ,
  firstAsked,
  playOn,
  positions,
  questionAt,
  SOLO,
  seatAsked,
  THREE,
  TWO,
} from './support/games.js';

const at = (wanted: Parameters<typeof firstAsked>[2], seed = 'turn'): State => firstAsked(TWO, seed, wanted)!;

describe('the budget of a turn', () => {
  const turn = at('turn');
  const seat = seatAsked(turn);
  /** The same turn a choice later. */
  const midst = civ.clone(turn);
  civ.apply(midst, seat, civ.legal(midst).find(choice => kindOf(choice) === 'activate')!);

  test('is shared by its questions, each of which may use a little', () => {
    const purse = purseOf({ nodes: 1000 });
    const first = purse.give(turn, seat).nodes!;
    expect(first).toBeLessThan(1000);
    purse.take(turn, seat, 1);
    const second = purse.give(midst, seat).nodes!;
    expect(second).toBeLessThan(1000 - first + 1);
    for (let n = 0; n < 20; n++) purse.take(midst, seat, 1);
    expect(purse.give(midst, seat)).toEqual({ nodes: 50 });
  });

  test('is whole again in the next turn, and of what is not used nothing is lost', () => {
    const purse = purseOf({ nodes: 1000 });
    const first = purse.give(turn, seat);
    purse.take(turn, seat, 1);
    expect(purse.give(turn, seat)).toEqual(first);
    purse.take(turn, seat, 0);
    expect(purse.give(midst, seat)).toEqual(first);
  });

  test('is not touched by questions outside of it, which have a small one of their own', () => {
    const purse = purseOf({ nodes: 1000, ms: 100 });
    const draft = civ.create(TWO, 'draft');
    expect(purse.give(draft, 0)).toEqual({ nodes: 250, ms: 25 });
    purse.take(draft, 0, 1);
    expect(purse.give(draft, 0)).toEqual({ nodes: 250, ms: 25 });
    expect(purse.give(midst, seat)).toEqual({ nodes: 750, ms: 75 });
  });

  test('can be in time', () => {
    const meter = meterFor({ ms: 1e9 });
    expect(meter.used()).toBeLessThan(1);
    const none = meterFor({ ms: 0 });
    expect(none.used() >= 1 || Number.isNaN(none.used())).toBe(true);
    meter.stop();
    expect(meter.used()).toBe(Number.POSITIVE_INFINITY);
    const thought = BOTS.medium.make(civ, 'time', { ms: 1 }).play(questionAt(turn, seat));
    expect(civ.legal(turn)).toContain(thought.choice);
  });

  test('bounds what a bot tries', () => {
    for (const s of [turn, civ.create(TWO, 'nodes')]) {
      const question = questionAt(s, seatAsked(s));
      const nodes = (most: number): number =>
        BOTS.medium.make(civ, 'nodes', { nodes: most }).think(question).nodes;
      expect(nodes(0)).toBe(question.legal.length);
      for (const most of [25, 50, 100, 200, 400]) {
        expect(nodes(most)).toBeGreaterThanOrEqual(most);
        // It only ends the step it is at: a question or two.
        expect(nodes(most)).toBeLessThanOrEqual(most + 2 * question.legal.length);
      }
    }
  });
});

/** Plays one turn with a bot and tells its thoughts. */
function playTurn(s: State, bot: Bot): Thought[] {
  const seat = seatAsked(s);
  const thoughts: Thought[] = [];
  for (let asked = civ.decisions(s)[0]; asked?.seat === seat; asked = civ.decisions(s)[0]) {
    if (thoughts.length > 0 && asked.task === 'turn') break;
    const thought = bot.play(questionAt(s, seat));
    thoughts.push(thought);
    civ.choose(s, seat, thought.choice);
  }
  return thoughts;
}

describe('a plan', () => {
  const turns = positions(THREE, 'plans', 1).filter(s => civ.decisions(s)[0]!.task === 'turn');

  test('is followed without thinking while nothing is learnt', () => {
    let followed = 0;
    for (const s of turns.slice(0, 8)) {
      const { learned } = s;
      const thoughts = playTurn(s, BOTS.medium.make(civ, 'plan', { nodes: 150 }));
      if (s.learned !== learned) continue;
      for (const { nodes } of thoughts.slice(1)) expect(nodes).toBe(0);
      followed += thoughts.length - 1;
    }
    expect(followed).toBeGreaterThan(0);
  });

  test('is given up when the question is another one, or something was learnt', () => {
    const s = turns[0]!;
    const seat = seatAsked(s);
    const bot = BOTS.medium.make(civ, 'given up', { nodes: 150 });
    const question = questionAt(s, seat);
    const { line } = bot.play(question);
    expect(line.length).toBeGreaterThan(1);
    civ.apply(s, seat, line[0]!.choice);
    const next = questionAt(s, seat);
    const later = { ...next, view: { ...next.view, learned: next.view.learned + 1 } };
    expect(bot.play(later).nodes).toBeGreaterThan(0);
    bot.play(question);
    expect(bot.play(question).nodes).toBeGreaterThan(0);
  });

  test('is no matter for hints', () => {
    const s = firstAsked(SOLO, 'hints', 'turn')!;
    const question = questionAt(s, seatAsked(s));
    const bot = BOTS.medium.make(civ, 'hints', { nodes: 150 });
    const hint = bot.think(question);
    bot.play(question);
    expect(bot.think(question)).toEqual(hint);
  });
});

describe('an interruption', () => {
  const s = at('turn', 'interrupted');
  const question = questionAt(s, seatAsked(s));
  const bot = BOTS.medium.make(civ, 'interrupted', { nodes: 600 });

  test('is answered with what a glance shows, at the least', () => {
    const glance = bot.think(question, () => true);
    expect(glance.nodes).toBeLessThanOrEqual(question.legal.length + 1);
    expect(glance.alternatives.map(({ choice }) => choice).sort()).toEqual([...question.legal].sort());
  });

  test('is answered with more the later it comes', () => {
    const after = (steps: number): number => {
      let n = 0;
      return bot.think(question, () => ++n > steps).nodes;
    };
    const nodes = [0, 30, 60, 1e6].map(after);
    expect(nodes).toEqual([...nodes].sort((a, b) => a - b));
    expect(new Set(nodes).size).toBe(4);
  });
});

describe('common sense', () => {
  test('feeds as long as there is food', () => {
    expect(worthThought([C.feed + 16, C.feedAll, C.feedDone], false)).toEqual([C.feedAll]);
    expect(worthThought([C.feed + 16, C.feed + 32, C.feedDone], false)).toEqual([C.feed + 16, C.feed + 32]);
    expect(worthThought([C.attribute + 1, C.feedDone], false)).toEqual([C.attribute + 1, C.feedDone]);
  });

  test('leaves attribute chips to the end of the turn, unless there is nothing else', () => {
    const chip = C.attribute + 3;
    expect(worthThought([C.activate, chip], true)).toEqual([C.activate]);
    expect(worthThought([C.activate, chip], false)).toEqual([C.activate, chip]);
    expect(worthThought([chip], true)).toEqual([chip]);
  });

  test('the end of a turn is where chips are taken, in the line as in the game', () => {
    const s = at('turn', 'chips');
    const seat = seatAsked(s);
    for (const chip of s.attributeDisplay) giveFeatures(s, seat, civ.rules.attributes[chip]!.feature);
    const isChip = (choice: number): boolean => kindOf(choice) === 'attribute';
    expect(civ.legal(s, seat).filter(isChip).length).toBeGreaterThan(1);
    const bot = BOTS.medium.make(civ, 'chips', { nodes: 600 });
    const thought = bot.think(questionAt(s, seat));
    expect(thought.alternatives.some(({ choice }) => isChip(choice))).toBe(false);
    const thoughts = playTurn(s, bot);
    const taken = thoughts.flatMap(({ choice, line }) => (isChip(choice) ? [line[0]!.legal] : []));
    expect(taken.length).toBeGreaterThan(0);
    for (const legal of taken) expect(legal).toContain(C.endTurn);
  });
});

/** Enough of a feature for any attribute chip. */
function giveFeatures(s: State, seat: number, feature: number): void {
  const me = seatOf(s, seat);
  me.markers = me.markers.map((n, place) => (place === FEATURE + feature ? 4 : n));
}

describe('a newcomer', () => {
  const easy = (seed: string) => BOTS.easy.make(civ, seed, { nodes: 60 });

  test('feeds whenever it can', () => {
    let asked = 0;
    for (const seed of ['1', '2']) {
      const s = civ.create(THREE, seed);
      const bots = THREE.seats.map((_, seat) => easy(`${seed}/${seat}`));
      const players = bots.map(bot => ({
        name: bot.name,
        choose: (_civ: unknown, look: () => State, seat: number, legal: readonly number[]) => {
          const { choice } = bot.play({ view: { ...look(), viewer: seat }, legal });
          const canFeed = legal.some(other => other === C.feedAll || kindOf(other) === 'feed');
          if (canFeed) {
            asked++;
            expect(choice).not.toBe(C.feedDone);
          }
          return choice;
        },
      }));
      playOn(s, players, () => s.era < 3);
    }
    expect(asked).toBeGreaterThan(4);
  });

  test('does not leave what does it no harm', () => {
    const asked = positions(THREE, 'leaving', 1).filter(s => civ.legal(s).some(quits));
    let left = 0;
    for (const s of asked.slice(0, 60)) {
      const question = questionAt(s, seatAsked(s));
      const sober = BOTS.medium.make(civ, 'sober', { nodes: 60 }).think(question);
      if (quits(sober.choice)) continue;
      left += [0, 1, 2].filter(n => quits(easy(`leaving ${n}`).think(question).choice)).length;
    }
    expect(asked.length).toBeGreaterThan(20);
    expect(left).toBeLessThan(6);
  });

  test('errs: it does not always choose what it would choose soberly', () => {
    const turns = positions(TWO, 'errs', 1).filter(s => civ.decisions(s)[0]!.task === 'turn');
    const choices = (seed: string): number[] =>
      turns.slice(0, 10).map(s => easy(seed).think(questionAt(s, seatAsked(s))).choice);
    expect(choices('one')).not.toEqual(choices('two'));
  });
});
