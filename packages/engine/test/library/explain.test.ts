import { describe, expect, it } from 'vitest';
import {
  ATTRIBUTE_SLOT,
  C,
  type ChoiceKind,
  CONSOLE_ACTIVITY,
  FEATURE,
  FEATURES,
  kindOf,
  MATERIALS,
  MODULES,
  PUBLIC,
  type Reason,
  STORED,
  type State,
  type Subject,
  type Task,
} from '../../src/index.js';
import { newGame, playOn, wealthyGame } from '../support/games.js';
import { civ } from '../support/pack.js';
import { attributeOf, cardOf } from '../support/phrases.js';
import { type CivSpec, mutable, type Spec, scenario } from '../support/scenario.js';
import { seatOf } from '../support/seats.js';

const module = (name: string): Subject => ({ module: MODULES.indexOf(name as 'sleep') });
const card = (id: string): Subject => ({ card: cardOf(id) });
const feature = (name: string): number => FEATURES.indexOf(name as 'calm');
const SETTLED: CivSpec = { tribes: { 'B.forest': ['plain'] } };
const turn = (me: CivSpec, spec: Partial<Spec> = {}) =>
  scenario({ civs: [{ ...SETTLED, ...me }, SETTLED], ...spec });
const why = (s: State, subject: Subject, seat = 0): Reason[] => civ.explain(s, seat, subject);
/** In the middle of a turn something is asked. */
const asked = (task: Task, me: CivSpec = {}, spec: Partial<Spec> = {}): State => {
  const { state } = turn(me, spec);
  state.agenda = [...state.agenda, task];
  return state;
};
const insight = (me: CivSpec) =>
  turn({ dice: [3, 6], hand: ['C1', 'C4', 'A1'], ...me }).play('activate insight', 'option insight B');

describe('explain: whose decision it is', () => {
  it('explain.not-your-decision: another seat is asked, or nobody', () => {
    const { state } = turn({});
    const subjects: Subject[] = [
      module('sleep'),
      { reset: true },
      card('A1'),
      { attribute: 0 },
      { activity: 0 },
    ];
    for (const subject of subjects)
      expect(why(state, subject, 1)).toEqual([{ code: 'notYourDecision', facts: {} }]);
    const over = newGame('aa');
    playOn(over, 'over');
    expect(why(over, module('sleep'))).toEqual([{ code: 'notYourDecision', facts: {} }]);
  });

  it('explain.other-decision: something else is asked first', () => {
    const { state } = turn({ dice: [1, 2, 3] }).play('activate sleep', 'pay die1 die2');
    expect(why(state, module('migration'))).toEqual([{ code: 'otherDecision', facts: {} }]);
    expect(why(state, { reset: true })).toEqual([{ code: 'otherDecision', facts: {} }]);
  });

  it('explain.turn-done: after the module of a turn there is no other', () => {
    const { state } = turn({ dice: [1, 2, 3] }).play('activate sleep', 'pay die1 die2', 'option sleep A');
    for (const subject of [module('migration'), { reset: true } as const])
      expect(why(state, subject)).toEqual([{ code: 'turnDone', facts: {} }]);
  });
});

describe('explain: modules and the Reset', () => {
  it('explain.module-free: nothing stands in the way of what can be chosen', () => {
    const { state } = turn({ dice: [1, 2, 3] });
    for (const name of ['sleep', 'migration', 'research']) expect(why(state, module(name))).toEqual([]);
    expect(why(state, { reset: true })).toEqual([]);
  });

  it('explain.not-in-this-version: a module without rules', () => {
    expect(why(turn({}).state, { module: MODULES.length })).toEqual([
      { code: 'notInThisVersion', facts: {} },
    ]);
  });

  it('explain.need-two-dice: fewer than two dice or markers for them', () => {
    expect(why(turn({ dice: [1] }).state, module('migration'))).toEqual([{ code: 'needTwoDice', facts: {} }]);
    const planned = turn({ dice: [1], markers: { plan3: 1 } });
    expect(why(planned.state, module('migration'))).toEqual([]);
  });

  it('explain.need-ideas: how many ideas the values would take', () => {
    const with1 = turn({ dice: [1, 1], markers: { idea: 1 } });
    expect(why(with1.state, module('migration'))).toEqual([
      { code: 'needIdeas', facts: { need: 2, have: 1 } },
    ]);
    expect(why(turn({ dice: [1, 1], markers: { idea: 2 } }).state, module('migration'))).toEqual([]);
  });

  it('explain.no-strong-tribe: weak tribes do not migrate', () => {
    const { state } = turn({ tribes: { 'B.forest': ['plainWeak'] } });
    expect(why(state, module('migration'))).toEqual([{ code: 'noStrongTribe', facts: {} }]);
  });

  it('explain.no-tribe-in-supply: all twenty tribes are on the continent', () => {
    const all = turn({ tribes: { 'B.forest': new Array<string>(20).fill('wild') } });
    expect(why(all.state, module('procreation'))).toEqual([{ code: 'noTribeInSupply', facts: {} }]);
    const one = turn({ tribes: { 'B.forest': new Array<string>(19).fill('wild') } });
    expect(why(one.state, module('procreation'))).toEqual([]);
  });

  it('explain.no-birthplace: all tribes are on boats without a free seat', () => {
    const full = turn({ boats: ['A.water'], tribes: { 'A.water': ['boat', 'boat'] } });
    expect(why(full.state, module('procreation'))).toEqual([{ code: 'noBirthplace', facts: {} }]);
    const free = turn({ boats: ['A.water'], tribes: { 'A.water': ['boat'] } });
    expect(why(free.state, module('procreation'))).toEqual([]);
  });

  it('explain.no-cards-left: every research card is taken', () => {
    const state = mutable(turn({}).state);
    state.stacks.concat(state.faceUp).forEach(list => {
      for (const n of list.splice(0)) {
        state.seats[1]!.hand.push(n);
        state.known[n] = PUBLIC;
      }
    });
    expect(civ.check(state)).toEqual([]);
    expect(why(state, module('research'))).toEqual([{ code: 'noCardsLeft', facts: {} }]);
  });

  it('explain.several: all reasons at once', () => {
    const { state } = turn({ dice: [1], tribes: { 'B.forest': ['plainWeak'] } });
    expect(why(state, module('migration')).map(({ code }) => code)).toEqual(['needTwoDice', 'noStrongTribe']);
  });

  it('explain.too-many-dice: a Reset needs three or fewer dice on the spaces', () => {
    expect(why(turn({ dice: [1, 2, 3, 4] }).state, { reset: true })).toEqual([
      { code: 'tooManyDice', facts: { dice: 4 } },
    ]);
    expect(why(turn({ dice: [1, 2, 3] }).state, { reset: true })).toEqual([]);
  });
});

describe('explain: upgrades', () => {
  const some = (1 << 3) | (1 << 4);
  const upgrade: Task = { do: 'upgrade', seat: 0, modules: some };

  it('explain.other-modules: this upgrade is of certain modules', () => {
    const state = asked(upgrade);
    expect(why(state, { module: 3 })).toEqual([]);
    for (const other of [module('research'), module('sleep')])
      expect(why(state, other)).toEqual([{ code: 'otherModules', facts: { modules: some } }]);
  });

  it('explain.highest-level: a module at level III needs its tile', () => {
    const state = asked(upgrade, { levels: { [MODULES[3]!]: 3, [MODULES[4]!]: 3 } });
    expect(why(state, { module: 3 })).toEqual([{ code: 'highestLevel', facts: {} }]);
    seatOf(state, 0).levelFour = 1 << 3;
    expect(why(state, { module: 3 })).toEqual([]);
  });

  it('explain.no-tile-left: the tile of a module is with another, or not in the game', () => {
    const state = asked({ do: 'takeTile', seat: 0 });
    state.tiles = 1 << 3;
    expect(why(state, { module: 3 })).toEqual([]);
    expect(why(state, { module: 4 })).toEqual([{ code: 'noTileLeft', facts: {} }]);
  });
});

describe('explain: cards', () => {
  it('explain.kept-of-type: in the draft one card of each type is kept', () => {
    const s = newGame('bb');
    const [first, second] = s.seats[0]!.looking.filter(dealt => dealt >> 5 === 0);
    expect(why(s, { card: second! })).toEqual([]);
    civ.choose(s, 0, C.keep + first!);
    expect(why(s, { card: second! })).toEqual([{ code: 'keptOfType', facts: { type: 0 } }]);
  });

  it('explain.stacks: which card of the face-up stacks can be gained', () => {
    const spec = { faceUp: ['A1', 'A2', 'C1'] };
    const any = asked({ do: 'gainCard', seat: 0, type: -1 }, {}, spec);
    expect(why(any, card('A2'))).toEqual([]);
    expect(why(any, card('A1'))).toEqual([{ code: 'belowTop', facts: {} }]);
    expect(why(any, card('A3'))).toEqual([{ code: 'notInHand', facts: {} }]);
    const insights = asked({ do: 'gainCard', seat: 0, type: 2 }, {}, spec);
    expect(why(insights, card('C1'))).toEqual([]);
    expect(why(insights, card('A1'))).toEqual([{ code: 'otherStack', facts: { type: 2 } }]);
    const drawn = asked({ do: 'drawCards', seat: 0, n: 2, keep: 1, named: [] }, {}, spec);
    expect(why(drawn, card('A2'))).toEqual([{ code: 'faceDownOnly', facts: {} }]);
  });

  it('explain.not-in-hand: a card that is elsewhere', () => {
    expect(why(turn({ hand: ['A1'] }).state, card('A2'))).toEqual([{ code: 'notInHand', facts: {} }]);
  });

  it('explain.other-type: this installation is for another type', () => {
    const game = insight({ markers: { calm: 1, intelligence: 1 } });
    expect(game.task()).toBe('install');
    expect(why(game.state, card('A1'))).toEqual([{ code: 'otherType', facts: { type: 2 } }]);
    expect(why(game.state, card('C1'))).toEqual([]);
  });

  it('explain.need-feature: what a card still asks for', () => {
    const game = insight({ hand: ['C1', 'C4', 'C5'], markers: { calm: 1, intelligence: 1 } });
    expect(why(game.state, card('C5'))).toEqual([
      { code: 'needFeature', facts: { what: feature('expression'), need: 1, have: 0 } },
    ]);
  });

  it('explain.need-material: and it is not the time for it', () => {
    const { state } = turn({ hand: ['A1'] });
    expect(why(state, card('A1'))).toEqual([
      { code: 'otherDecision', facts: {} },
      { code: 'needMaterial', facts: { what: MATERIALS.indexOf('wood'), need: 1, have: 0 } },
    ]);
    const { state: rich } = turn({ hand: ['A1'], markers: { wood: 1 } });
    expect(why(rich, card('A1'))).toEqual([{ code: 'otherDecision', facts: {} }]);
  });

  it('explain.need-settlements: a space that only settlements fulfil', () => {
    const me: CivSpec = { hand: ['D6'], columns: { 7: ['D1'] }, markers: { cotton: 1, salt: 1 } };
    expect(why(turn(me).state, card('D6'))).toContainEqual({
      code: 'needSettlements',
      facts: { what: -1, need: 1, have: 0 },
    });
    expect(why(turn({ ...me, settlements: { 1: 0 } }).state, card('D6'))).not.toContainEqual(
      expect.objectContaining({ code: 'needSettlements' }),
    );
  });
});

describe('explain: attribute chips and activities', () => {
  const CHIP = { attribute: attributeOf('attribute-5') };
  const display = ['attribute-5'];

  it('explain.not-in-display: a chip that does not lie open', () => {
    const { state } = turn({}, { attributeDisplay: display });
    expect(why(state, { attribute: state.attributeBag[0]! })).toEqual([{ code: 'notInDisplay', facts: {} }]);
    state.attributeDisplay = [state.attributeDisplay[0]!, -1, state.attributeDisplay[2]!];
    expect(why(state, { attribute: -1 })).toEqual([{ code: 'notInDisplay', facts: {} }]);
  });

  it('explain.attribute-feature: three feature markers are needed, two are too few', () => {
    const { state } = turn({ markers: { calm: 2 } }, { attributeDisplay: display });
    expect(why(state, CHIP)).toEqual([
      { code: 'needFeature', facts: { what: feature('calm'), need: 3, have: 2 } },
    ]);
    expect(why(turn({ markers: { calm: 3 } }, { attributeDisplay: display }).state, CHIP)).toEqual([]);
  });

  it('explain.attribute-set-up: no chip is taken before the first era', () => {
    const s = mutable(newGame('bb'));
    const [chip] = s.attributeDisplay;
    s.seats[0]!.markers[4 + civ.rules.attributes[chip!]!.feature] = 4;
    s.seats[0]!.supply -= 4;
    expect(civ.legal(s, 0)).not.toContain(C.attribute + chip!);
    expect(why(s, { attribute: chip! })).toEqual([{ code: 'otherDecision', facts: {} }]);
  });

  it('explain.not-installed: neither a card that is not there nor one that gives no activity', () => {
    const { state } = turn({ columns: { 1: ['attribute-5'] } });
    for (const activity of [cardOf('C2'), ATTRIBUTE_SLOT + attributeOf('attribute-5')]) {
      expect(why(state, { activity })).toEqual([
        { code: 'otherDecision', facts: {} },
        { code: 'notInstalled', facts: {} },
      ]);
    }
  });

  it('explain.cannot-pay: the console asks for a money marker', () => {
    const rain = (money: number) => turn({ markers: { money } }, { phase: 7, weather: 'mild', event: 'F2' });
    const poor = turn({});
    expect(why(poor.state, { activity: CONSOLE_ACTIVITY }).map(({ code }) => code)).toEqual([
      'otherDecision',
      'cannotPay',
    ]);
    const game = rain(1);
    expect(game.task()).toBe('activity');
    expect(why(game.state, { activity: CONSOLE_ACTIVITY })).toEqual([]);
  });
});

describe('explain and legal', () => {
  it('explain.agrees: it is silent about exactly what can be chosen, in whole games', () => {
    const met = new Set<ChoiceKind>();
    const games = ['bbb', 'aab', 'bbbb'].map(options => wealthyGame(options, `agrees ${options}`));
    for (const s of [newGame('bb', 'agrees'), ...games]) {
      playOn(s, 'agrees', ({ seat, legal }) => {
        for (const choice of legal) met.add(kindOf(choice));
        const silent = (subject: Subject): boolean => why(s, subject, seat).length === 0;
        const offered = (choice: number): boolean => legal.includes(choice);
        MODULES.forEach((_, m) => {
          expect(silent({ module: m })).toBe(offered(C.activate + m) || offered(C.upgrade + m));
        });
        expect(silent({ reset: true })).toBe(offered(C.reset));
        for (let chip = 0; chip < 12; chip++) {
          expect(silent({ attribute: chip })).toBe(offered(C.attribute + chip));
        }
        for (const n of s.seats[seat]!.hand) expect(silent({ card: n })).toBe(offered(C.install + n));
        for (const slot of [...s.seats[seat]!.abilities, CONSOLE_ACTIVITY]) {
          expect(silent({ activity: slot })).toBe(offered(C.activity + slot));
        }
        return undefined;
      });
    }
    const kinds: ChoiceKind[] = ['activate', 'upgrade', 'reset', 'attribute', 'install', 'activity'];
    expect(kinds.filter(kind => !met.has(kind))).toEqual([]);
  });
});

describe('explain: markers on the console', () => {
  const stored = (name: string): Subject => ({ place: STORED + MATERIALS.indexOf(name as 'wood') });

  it('explain.place-trade: what is not there cannot be sold, and what is too dear not bought', () => {
    const { state } = turn({ dice: [4, 5], markers: { wood: 1, money: 3 } }).play('activate trade');
    expect(why(state, stored('wood'))).toEqual([]);
    expect(why(state, stored('oil'))).toEqual([
      { code: 'needMaterial', facts: { what: MATERIALS.indexOf('oil'), need: 1, have: 0 } },
      { code: 'needMoney', facts: { need: 4, have: 3 } },
    ]);
  });

  it('explain.place-extra-find: materials are found where one has tribes', () => {
    const state = asked({ do: 'extraFind', seat: 0, left: 1 });
    expect(why(state, stored('wood'))).toEqual([]);
    const reasons = MATERIALS.map(material => why(state, stored(material))[0]?.code);
    expect(reasons.filter(code => code === 'noTribeInType').length).toBe(MATERIALS.length - 3);
  });

  it('explain.place-empty: nothing can be given from a place where nothing lies', () => {
    const state = asked({ do: 'mutate', seat: 0, left: 1, optional: false }, { markers: { calm: 1 } });
    expect(why(state, { place: FEATURE + feature('calm') })).toEqual([]);
    expect(why(state, { place: FEATURE + feature('vision') })).toEqual([
      { code: 'noMarkerThere', facts: {} },
    ]);
  });

  it('explain.place-other: questions about other things say nothing of places', () => {
    expect(why(turn({}).state, stored('wood'))).toEqual([]);
  });
});
