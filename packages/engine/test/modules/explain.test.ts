// Why a module, a goal chip or an activity is not to be had now.
import { describe, expect, it } from 'vitest';
import {
  C,
  CARD_TYPES,
  type ChoiceKind,
  CONSOLE_ACTIVITY,
  kindOf,
  MATERIALS,
  MODULES,
  type Reason,
  type Subject,
} from '../../src/index.js';
import { newGame, playOn, wealthyGame } from '../support/games.js';
import { civ } from '../support/pack.js';
import { cardOf, goalOf, territory } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

const DICE = { dice: [1, 2, 3, 4, 5, 6] };
const turn = (me: CivSpec, spec: Partial<Spec> = {}, other: CivSpec = {}): Position =>
  scenario({ civs: [{ ...DICE, ...me }, other], ...spec });
const why = (game: Position, subject: Subject): readonly Reason[] => civ.explain(game.state, 0, subject);
const whyNot = (name: (typeof MODULES)[number], ...position: Parameters<typeof turn>): readonly Reason[] =>
  why(turn(...position), { module: MODULES.indexOf(name) });
const codes = (...what: Parameters<typeof whyNot>): string[] => whyNot(...what).map(({ code }) => code);
const type = (name: (typeof CARD_TYPES)[number]): { type: number } => ({ type: CARD_TYPES.indexOf(name) });
const AFLOAT: CivSpec = { tribes: { 'H.water': ['boat'] }, boats: ['H.water'] };
const ASHORE: CivSpec = { tribes: { 'C.swamp': ['plain'] } };

describe('explain: modules with nothing to do', () => {
  it('explain.module-none: a module that can be activated has nothing against it', () => {
    const game = turn(
      { ...ASHORE, hand: ['A3', 'B3', 'D6'], markers: { money: 2, wood: 1, calm: 1, 'raw:C.swamp': 1 } },
      { developed: ['C.swamp'] },
    );
    MODULES.forEach((_, module) => {
      const reasons = why(game, { module }).filter(({ code }) => code !== 'needIdeas');
      expect(reasons).toEqual([]);
    });
  });

  it('explain.no-tribe: without a tribe there is nowhere to explore, hunt or produce', () => {
    expect(codes('exploration', {})).toEqual(['noTribe']);
    expect(codes('sustenance', {})).toEqual(['noTribe']);
    expect(codes('production', {})).toEqual(['noTribe', 'noRawMaterial']);
  });

  it('explain.no-face-down-site: on boats among known sites there is nothing to reveal or find', () => {
    const sites: Spec['sites'] = { 15: 'cave', 16: 'cave' };
    expect(codes('exploration', AFLOAT, { sites })).toEqual(['noFaceDownSite', 'noLandTribe']);
    expect(codes('exploration', AFLOAT, { sites: { 15: 'cave' } })).toEqual([]);
  });

  it('explain.no-raw-material: nothing lies on the continent', () => {
    expect(whyNot('transport', ASHORE)).toEqual([{ code: 'noRawMaterial', facts: {} }]);
    expect(whyNot('transport', { ...ASHORE, markers: { 'raw:C.swamp': 1 } })).toEqual([]);
  });

  it('explain.no-material-beside: what lies on a boat has no type without a material tile beside it', () => {
    const there = { territory: territory('H.water') };
    expect(whyNot('transport', AFLOAT)).toEqual([{ code: 'noMaterialBeside', facts: there }]);
    expect(whyNot('transport', AFLOAT, { developed: ['H.hills'] })).toEqual([]);
  });

  it('explain.notch-full: tribes on laden boats cannot produce', () => {
    expect(codes('production', AFLOAT)).toEqual(['notchFull', 'noMaterialBeside']);
    expect(codes('production', { ...AFLOAT, emptyNotches: true })).toEqual([]);
  });

  it('explain.all-hunted: a hunting token lies in every own territory, and no tribe is weak', () => {
    expect(codes('sustenance', ASHORE, { hunted: ['C.swamp'] })).toEqual(['allHunted', 'noWeakTribe']);
    expect(codes('sustenance', { tribes: { 'C.swamp': ['plainWeak'] } }, { hunted: ['C.swamp'] })).toEqual(
      [],
    );
  });

  it('explain.no-hunting-token: all tokens lie on the continent', () => {
    const hunted = ['B.forest', 'B.hills', 'B.mountains', 'D.desert', 'D.forest', 'G.hills'];
    expect(codes('sustenance', ASHORE, { hunted })).toEqual(['noHuntingToken', 'noWeakTribe']);
    expect(codes('sustenance', ASHORE, { hunted: hunted.slice(1) })).toEqual([]);
  });

  it('explain.no-weak-tribe: from level III Procreation could also strengthen one', () => {
    const full: CivSpec = { tribes: { 'A.water': ['boat', 'boat'] }, boats: ['A.water'] };
    expect(codes('procreation', { ...full, levels: { procreation: 2 } })).toEqual(['noBirthplace']);
    expect(codes('procreation', { ...full, levels: { procreation: 3 } })).toEqual([
      'noBirthplace',
      'noWeakTribe',
    ]);
  });

  it('explain.no-income-chip: neither a chip to use nor a card to install', () => {
    expect(whyNot('invention', {})).toEqual([
      { code: 'noIncomeChip', facts: {} },
      { code: 'noCardInHand', facts: type('invention') },
    ]);
    expect(codes('invention', { columns: { 9: ['chip-1'] } })).toEqual([]);
  });

  it('explain.no-activity: none can be paid for', () => {
    expect(codes('activity', {})).toEqual(['noActivity']);
    expect(codes('activity', { markers: { money: 1 } })).toEqual([]);
  });

  it('explain.no-feature: no marker to move, and of the cards in hand none can be paid', () => {
    expect(whyNot('mutation', { hand: ['B1', 'A3'] })).toEqual([
      { code: 'noFeature', facts: {} },
      { code: 'noCardPayable', facts: type('mutation') },
    ]);
    expect(codes('mutation', { markers: { vision: 1 } })).toEqual([]);
    expect(codes('mutation', { hand: ['B3'] })).toEqual([]);
  });

  it('explain.no-card-in-hand: cards of other types do not help', () => {
    expect(whyNot('mutation', { hand: ['A3', 'C6'] })[1]).toEqual({
      code: 'noCardInHand',
      facts: type('mutation'),
    });
  });

  it('explain.nothing-stored: nothing to sell', () => {
    expect(whyNot('trade', {})[0]).toEqual({ code: 'nothingStored', facts: {} });
    expect(codes('trade', { markers: { tar: 1 } })).toEqual([]);
  });

  it('explain.need-money: too little money for the cheapest purchase', () => {
    const facts = { need: 2, have: 1 };
    expect(whyNot('trade', { markers: { money: 1 } }, { developed: ['B.forest'] })[1]).toEqual({
      code: 'needMoney',
      facts,
    });
    expect(codes('trade', { markers: { money: 2 } }, { developed: ['B.forest'] })).toEqual([]);
  });

  it('explain.no-project: nothing can be built and no building card installed', () => {
    expect(codes('building', {})).toEqual(['noProject', 'noCardInHand']);
    expect(codes('building', { hand: ['D4'] })).toEqual(['noProject', 'noCardPayable']);
    expect(codes('building', ASHORE)).toEqual([]);
  });

  it('explain.no-die: the display is empty and one has most dice of both kinds alone', () => {
    const dice = [1, 2, 3, 4, 5, 6, 6, 6, 6];
    const most: CivSpec = { dice, fateDice: turn({}).state.seats[0]!.fateDice + turn({}).state.fateDice };
    expect(codes('achievement', most)).toEqual(['noDie', 'noCardInHand']);
    expect(codes('achievement', { ...most, dice: dice.slice(1) })).toEqual([]);
  });

  it('explain.dice-and-action: what the dice lack is told besides', () => {
    expect(codes('building', { dice: [4] })).toEqual(['needTwoDice', 'noProject', 'noCardInHand']);
  });
});

describe('explain: goal chips', () => {
  const GOALS: CivSpec = {
    ...DICE,
    goals: [['goal-22'], ['goal-13', 'goal-23'], []],
    markers: { money: 4, calm: 2 },
  };
  const planning = (me: CivSpec = GOALS): Position => turn(me).play('activate planning', 'option planning A');
  const chip = (n: number): Subject => ({ goalChip: goalOf(`goal-${n}`) });

  it('explain.goal-free: a fulfilled one can be installed', () => {
    const game = planning();
    expect(why(game, { goal: 1 })).toEqual([]);
    expect(why(game, chip(23))).toEqual([]);
  });

  it('explain.goal-unmet: what it asks for and what is there', () => {
    const facts = { goal: goalOf('goal-22'), need: 5, have: 4 };
    expect(why(planning(), { goal: 0 })).toEqual([{ code: 'goalUnmet', facts }]);
    expect(why(planning(), chip(22))).toEqual([{ code: 'goalUnmet', facts }]);
  });

  it('explain.goal-material: the stored material it asks for', () => {
    const game = planning({ ...GOALS, goals: [['goal-13'], ['goal-23']] });
    const facts = { what: MATERIALS.indexOf('wood'), need: 1, have: 0 };
    expect(why(game, { goal: 0 })).toEqual([{ code: 'needMaterial', facts }]);
  });

  it('explain.goal-covered: only the visible chip of a space can be installed', () => {
    const facts = { goal: goalOf('goal-13'), space: 1 };
    expect(why(planning(), chip(13))).toEqual([{ code: 'goalCovered', facts }]);
  });

  it('explain.no-goal-there: an empty goal space', () => {
    expect(why(planning(), { goal: 2 })).toEqual([{ code: 'noGoalThere', facts: { space: 2 } }]);
    expect(why(planning(), { goal: 7 })).toEqual([{ code: 'noGoalThere', facts: { space: 7 } }]);
  });

  it('explain.goal-other-decision: it is not the time to install one', () => {
    const game = turn(GOALS);
    expect(why(game, { goal: 1 })).toEqual([{ code: 'otherDecision', facts: {} }]);
    expect(why(game, { goal: 0 }).map(({ code }) => code)).toEqual(['otherDecision', 'goalUnmet']);
  });

  it('explain.goal-installed-already: at level III a second one is not installed', () => {
    const me: CivSpec = { ...GOALS, markers: { money: 5, calm: 2 }, levels: { planning: 3 } };
    const game = planning(me).play('installGoal 2', 'column 1');
    expect(game.task()).toBe('goals');
    expect(why(game, { goal: 0 })).toEqual([{ code: 'otherDecision', facts: {} }]);
  });

  it('explain.goal-display: a chip of the display is taken when one may be gained', () => {
    const spec = { goalDisplay: ['goal-1'] };
    const first = turn(GOALS, spec);
    expect(why(first, chip(1))).toEqual([{ code: 'otherDecision', facts: {} }]);
    const third = turn({ ...GOALS, levels: { planning: 3 } }, spec);
    third.play('activate planning', 'option planning A');
    expect(why(third, chip(1))).toEqual([]);
  });

  it('explain.goal-elsewhere: a chip in the bag or in the goal area of another', () => {
    const game = turn(GOALS, {}, { goals: [['goal-5']] });
    expect(why(game, chip(5))).toEqual([{ code: 'goalElsewhere', facts: { goal: goalOf('goal-5') } }]);
    expect(why(game, { goalChip: game.state.goalBag[0]! })[0]!.code).toBe('goalElsewhere');
  });
});

describe('explain: activities and cards', () => {
  it('explain.done-already: at level II an activity is not done twice', () => {
    const me: CivSpec = { columns: { 1: ['C2'] }, markers: { money: 2 }, levels: { activity: 2 } };
    const game = turn(me).play('activate activity', 'activity console', 'track culture');
    expect(game.task()).toBe('activity');
    expect(why(game, { activity: CONSOLE_ACTIVITY })).toEqual([{ code: 'doneAlready', facts: {} }]);
    expect(why(game, { activity: cardOf('C2') })).toEqual([]);
  });

  it('explain.card-of-another-module: each module asks for its own type', () => {
    const game = turn({ hand: ['D6', 'D14', 'E6'] }).play('activate building');
    expect(why(game, { card: cardOf('E6') })).toEqual([{ code: 'otherType', facts: type('building') }]);
    expect(why(game, { card: cardOf('D14') })).toEqual([]);
  });
});

describe('explain and legal', () => {
  it('explain.agrees-on-goals-and-activities: silent about exactly what can be chosen, in whole games', () => {
    const met = new Set<ChoiceKind>();
    const games = ['ab', 'abab'].map(options => wealthyGame(options, `goals ${options}`));
    for (const s of [newGame('bbb', 'goals'), ...games]) {
      playOn(s, 'goals', ({ seat, legal }) => {
        for (const choice of legal) met.add(kindOf(choice));
        const silent = (subject: Subject): boolean => civ.explain(s, seat, subject).length === 0;
        for (const space of [0, 1, 2]) {
          expect(silent({ goal: space })).toBe(legal.includes(C.installGoal + space));
        }
        civ.rules.goals.forEach((_, goal) => {
          const space = s.seats[seat]!.goals.findIndex(pile => pile.at(-1) === goal);
          const offered = space < 0 ? C.takeGoal + goal : C.installGoal + space;
          expect(silent({ goalChip: goal })).toBe(legal.includes(offered));
        });
        for (const slot of [...s.seats[seat]!.abilities, CONSOLE_ACTIVITY]) {
          expect(silent({ activity: slot })).toBe(legal.includes(C.activity + slot));
        }
        return undefined;
      });
    }
    const kinds: ChoiceKind[] = ['installGoal', 'takeGoal', 'activity'];
    expect(kinds.filter(kind => !met.has(kind))).toEqual([]);
  });
});
