import { describe, expect, it } from 'vitest';
import { argOf, C, CHIP_SLOT, type GameEvent, MODULES, STARTING_CHIP, type State } from '../../src/index.js';
import { finishDraft, MIXES, newGame, setupOf } from '../support/games.js';
import { civ } from '../support/pack.js';
import { scenario } from '../support/scenario.js';

const { rules } = civ;
const LAST = 8;
const chipOf = (s: State, seat: number): number =>
  s.seats[seat]!.columns[LAST]![0]! - CHIP_SLOT - STARTING_CHIP;
const advancedOf = (options: string): number => [...options].filter(option => option === 'b').length;

/** Takes the last card on offer for everyone; who was asked, and what was on offer each time. */
function chooseChips(s: State): { order: number[]; offers: number[][]; goals: number[] } {
  const order: number[] = [];
  const offers: number[][] = [];
  const goals: number[] = [];
  while (civ.decisions(s)[0]?.task === 'chooseChipCard') {
    const { seat } = civ.decisions(s)[0]!;
    order.push(seat);
    offers.push(civ.legal(s, seat));
    goals.push(s.chipGoals.at(-1)!);
    civ.choose(s, seat, civ.legal(s, seat).at(-1)!);
  }
  return { order, offers, goals };
}

describe('the starting civilization', () => {
  it('setup.monolith: it is drawn at random and everyone learns it', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const events: GameEvent[] = [];
      const s = civ.create(setupOf('aaaa'), `seed ${i}`, event => events.push(event));
      seen.add(s.starting);
      expect(events.find(event => event.type === 'monolith')).toMatchObject({
        seat: s.starting,
        audience: -1,
      });
    }
    expect(seen).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('starting chip cards', () => {
  it('setup.chip-newcomer: a newcomer has the card of its number and a random goal chip', () => {
    const goals = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const s = newGame('aa', `seed ${i}`);
      s.seats.forEach((me, seat) => {
        expect(rules.chipHands[chipOf(s, seat)]).toBe(rules.markerCards[me.markerCard]!.hand);
        expect(me.goals.map(pile => pile.length)).toEqual([1, 0, 0]);
        goals.add(me.goals[0]![0]!);
      });
    }
    expect(goals.size).toBeGreaterThan(15);
  });

  it('setup.mix-newcomers-first: newcomers have their chip cards before advanced players choose anything', () => {
    const s = newGame('bab', 'first');
    expect(civ.decisions(s).map(({ seat, task }) => `${seat} ${task}`)).toEqual(['0 draft', '2 draft']);
    for (const viewer of [-1, 0, 2]) {
      const { goals, upgrades, columns } = civ.view(s, viewer).seats[1]!;
      expect([goals[0]!.length, upgrades, columns[LAST]!.length]).toEqual([1, 1, 1]);
    }
    expect(s.seats[0]!.columns[LAST]).toEqual([]);
  });

  it('setup.chip-offer: as many open cards as advanced players and one more, each with a goal chip', () => {
    for (const options of MIXES.filter(mix => advancedOf(mix) > 0)) {
      const s = finishDraft(newGame(options, `offer ${options}`));
      const n = advancedOf(options) + 1;
      expect(s.chipCards).toHaveLength(n);
      expect(new Set(s.chipGoals).size).toBe(n);
      for (const goal of s.chipGoals) expect([...s.goalBag, ...s.goalDisplay]).not.toContain(goal);
      expect(civ.legal(s)).toEqual(s.chipCards.map(chip => C.chipCard + chip));
      // Newcomers have theirs already.
      const taken = [...options].flatMap((option, seat) => (option === 'a' ? [chipOf(s, seat)] : []));
      for (const chip of taken) expect(s.chipCards).not.toContain(chip);
    }
  });

  it('setup.chip-offer: any of the ten cards may be on offer', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 40; i++)
      for (const chip of finishDraft(newGame('bb', `seed ${i}`)).chipCards) seen.add(chip);
    expect(seen.size).toBe(10);
  });

  it('setup.chip-order: from the right of the starting civilization counter-clockwise, it comes last', () => {
    const starts = new Set<string>();
    for (let i = 0; i < 24; i++) {
      const options = ['bb', 'bbb', 'bbbb'][i % 3]!;
      const s = finishDraft(newGame(options, `order ${i}`));
      const n = options.length;
      const wanted = Array.from({ length: n }, (_, k) => (s.starting - 1 - k + 2 * n) % n);
      const { order, offers } = chooseChips(s);
      expect(order).toEqual(wanted);
      expect(order.at(-1)).toBe(s.starting);
      expect(offers.map(list => list.length)).toEqual(Array.from({ length: n }, (_, k) => n + 1 - k));
      starts.add(`${options} ${s.starting}`);
    }
    expect(starts.size).toBeGreaterThan(6);
  });

  it('setup.chip-order: newcomers are passed over', () => {
    for (const options of ['bab', 'abab', 'aabb', 'baaa']) {
      const s = finishDraft(newGame(options, 'passed over'));
      const n = options.length;
      const wanted = Array.from({ length: n }, (_, k) => (s.starting - 1 - k + 2 * n) % n);
      expect(chooseChips(s).order).toEqual(wanted.filter(seat => options[seat] === 'b'));
    }
  });

  it('setup.chip-left-over: the card nobody took leaves the game, its goal chip goes back into the bag', () => {
    const s = finishDraft(newGame('bbb', 'left over'));
    const goals = [...s.chipGoals];
    const bag = s.goalBag.length;
    const { goals: taken } = chooseChips(s);
    const back = goals.filter(goal => !taken.includes(goal));
    expect(back).toHaveLength(1);
    expect(s.goalBag).toContain(back[0]);
    expect(s.goalBag).toHaveLength(bag + 1);
    expect([s.chipCards, s.chipGoals]).toEqual([[], []]);
    expect(civ.decisions(s)).toMatchObject([{ seat: s.starting, task: 'gainGoal' }]);
  });
});

describe('the three steps of a starting chip card', () => {
  const take = (): { s: State; seat: number; chip: number; goal: number; events: GameEvent[] } => {
    const s = finishDraft(newGame('bbb', 'steps'));
    const { seat } = civ.decisions(s)[0]!;
    const events: GameEvent[] = [];
    const [chip, goal] = [s.chipCards[1]!, s.chipGoals[1]!];
    civ.choose(s, seat, C.chipCard + chip, event => events.push(event));
    return { s, seat, chip, goal, events };
  };

  it('setup.chip-goal: its goal chip lies open on a goal space', () => {
    const { s, seat, goal } = take();
    expect(s.seats[seat]!.goals).toEqual([[goal], [], []]);
  });

  it('setup.chip-upgrade: its module is the first upgraded one', () => {
    const { s, seat, chip, events } = take();
    const module = rules.chipModules[chip]!;
    expect(s.seats[seat]!.levels).toEqual(MODULES.slice(0, 15).map((_, m) => (m === module ? 2 : 1)));
    expect(s.seats[seat]!.upgrades).toBe(1);
    expect(events).toContainEqual(expect.objectContaining({ type: 'upgraded', seat, module, level: 2 }));
  });

  it('setup.chip-income: it is the first income chip, in the rightmost column at stage 4', () => {
    const { s, seat, chip, events } = take();
    const slot = CHIP_SLOT + STARTING_CHIP + chip;
    expect(s.seats[seat]!.columns[LAST]).toEqual([slot]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'installed', slot, column: LAST, stage: 4 }),
    );
  });

  it('setup.chip-income: its action is performed in the Income phase like any other (ruling 22)', () => {
    const game = scenario({ civs: [{ columns: { 9: ['chip-1'], 1: ['income-1'] } }, {}], phase: 8 });
    expect(game.offers('income')).toEqual(['income income-1', 'income chip-1']);
    expect(game.offers('incomePoint')).toContain('incomePoint chip-1');
  });

  it('setup.chip-order: who chose later finds the earlier card gone', () => {
    const { s, chip } = take();
    expect(civ.legal(s).map(argOf)).not.toContain(chip);
  });
});
