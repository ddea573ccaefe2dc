import { type Civolution, type GameEvent, HOOKS, RULES_VERSION } from '@civolution/engine';
import type { GameRecord } from '@civolution/host';
import { beforeAll, describe, expect, it } from 'vitest';
import { playerCalled, playGame, recordOf } from '../src/play.js';
import { type Digest, digestOf, firstDifference } from '../src/recorded/digest.js';
import { meterOf } from '../src/recorded/meter.js';
import { setupFor } from '../src/setups.js';
import { loaded } from './support.js';

const civ = loaded();
let record: GameRecord;
let digest: Digest;

beforeAll(() => {
  const setup = setupFor({ players: 2 });
  const players = setup.seats.map((_, seat) => playerCalled('random', `digest ${seat}`, new Map()));
  record = recordOf(civ, playGame(civ, setup, 'digest', players));
  digest = digestOf(civ, record);
});

/** The game with a fault that shows once so many choices are made. */
function faultyFrom(at: number, fault: (made: Civolution) => Partial<Civolution>): Civolution {
  let made = 0;
  const counting: Civolution = {
    ...civ,
    apply(...given) {
      made++;
      const broken = { ...civ, ...fault(civ) };
      (made > at ? broken : civ).apply(...given);
    },
    legal(...given) {
      return made >= at && fault(civ).legal ? fault(civ).legal!(...given) : civ.legal(...given);
    },
  };
  return counting;
}

describe('a digest', () => {
  it('has a sign for each choice, and hashes at the set-up, after every 50 choices and at the end', () => {
    const n = record.choices.length;
    expect(digest.legal).toHaveLength(n);
    expect(digest.events).toHaveLength(n + 1);
    expect(digest.marks).toHaveLength(Math.ceil(n / 50) + 1);
    expect(firstDifference(civ, record, digest)).toBe(null);
  });

  it('tells the choice at which other choices are legal', () => {
    const other = faultyFrom(123, ({ legal }) => ({
      legal: (s, seat) => legal(s, seat).flatMap(choice => [choice, 77_777]),
    }));
    expect(firstDifference(other, record, digest)).toMatch(
      /^choice 12[45] of \d+ \(seat \d is asked "\w+"\): another question or other legal choices$/,
    );
  });

  it('tells the choice at which a seat that is not asked may choose', () => {
    const other = faultyFrom(200, ({ legal, decisions }) => ({
      legal: (s, seat) => (decisions(s).some(asked => asked.seat === seat) ? legal(s, seat) : [5]),
    }));
    expect(firstDifference(other, record, digest)).toMatch(
      /^choice 20[012] of .*: another question or other legal choices$/,
    );
  });

  it('tells the choice that is not legal any more', () => {
    const [, choice] = record.choices[60]!;
    const other = faultyFrom(60, ({ legal }) => ({
      legal: (s, seat) => legal(s, seat).filter(one => one !== choice),
    }));
    expect(firstDifference(other, record, digest)).toMatch(
      /^choice 61 of .*(other legal choices|is not legal)$/,
    );
  });

  it('tells the choice after which other things happen', () => {
    const other = faultyFrom(99, ({ apply }) => ({
      apply: (s, seat, choice, sink) => {
        apply(s, seat, choice, sink);
        sink?.({ type: 'monolith', seat, cause: 0, audience: -1 });
      },
    }));
    expect(firstDifference(other, record, digest)).toMatch(/^choice 10[01] of .*: other events or tasks$/);
  });

  it('tells the choice after which other tasks wait', () => {
    const other = faultyFrom(80, ({ apply }) => ({
      apply: (s, ...rest) => {
        apply(s, ...rest);
        const top = s.agenda.at(-1);
        if (top) s.agenda = [...s.agenda.slice(0, -1), { ...top, cause: 1 + (top.cause ?? 0) }];
      },
    }));
    expect(firstDifference(other, record, digest)).toMatch(/^choice 8[12] of .*: other events or tasks$/);
  });

  it('tells between which choices a state begins to differ that nothing else shows', () => {
    const other = faultyFrom(60, ({ apply }) => ({
      apply: (s, ...rest) => {
        apply(s, ...rest);
        s.learned += 1000;
      },
    }));
    expect(firstDifference(other, record, digest)).toBe('after choice 100, not 50 before: other state, view');
  });

  it('tells a fault that ends play', () => {
    const other = faultyFrom(10, () => ({
      apply: () => {
        throw new Error('broken');
      },
    }));
    expect(firstDifference(other, record, digest)).toMatch(
      /^choice 11 of .*(other events or tasks|Error: broken)$/,
    );
  });

  it('is of records of the same pack and rules only', () => {
    expect(() => firstDifference(loaded('base'), record, digest)).toThrow('another pack');
    expect(() => digestOf(civ, { ...record, rules: RULES_VERSION - 1 })).toThrow('other rules');
  });
});

describe('a hook', () => {
  it('counts only where it decided something', () => {
    const { pack } = loaded('base').rules;
    const meter = meterOf(pack);
    const slot = meter.civ.rules.abilities.findIndex(ability =>
      ability?.rules.some(({ hook }) => HOOKS[hook] === 'reset.dice'),
    );
    /** Whether one die more may lie there for a Reset decides anything at the first turn, with so many dice. */
    const decided = (dice: number): string[] => {
      const s = meter.civ.create(setupFor({ players: 2 }), 'hook');
      while (meter.civ.decisions(s)[0]!.task !== 'turn') {
        meter.civ.apply(s, meter.civ.decisions(s)[0]!.seat, meter.civ.legal(s)[0]!);
      }
      const before = structuredClone(s);
      const asked = meter.civ.decisions(before)[0]!;
      const me = before.seats[asked.seat]!;
      Object.assign(me, {
        abilities: [slot],
        hooks: -1,
        dice: me.dice.map((_, value) => Number(value < dice)),
      });
      const legal = meter.civ.legal(before, asked.seat);
      const after = meter.civ.clone(before);
      const events: GameEvent[] = [];
      meter.civ.apply(after, asked.seat, legal[0]!, event => events.push(event));
      return meter.decided(
        { asked, legal, choice: legal[0]!, before, events, after, failed: false },
        new Set(),
      );
    };
    const { resetDice } = pack.tables;
    expect(decided(resetDice)).toEqual([]);
    expect(decided(resetDice + 1)).toEqual(['hook reset.dice']);
    expect(decided(6)).toEqual([]);
  });
});
