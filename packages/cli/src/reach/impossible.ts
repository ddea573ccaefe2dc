// What no game with the base pack can reach, with the reason.
import type { Reason } from './list.js';

export const IMPOSSIBLE: readonly Reason[] = [
  {
    because: 'Packs may say it, but no entry of the base pack does.',
    entries: [
      {
        file: 'effects/hooks.ts',
        in: 'trigger',
        block: 'if (g.cause === because) continue;',
        clauses: ['trigger.after-insertion'],
      },
      {
        file: 'effects/measures.ts',
        in: 'MEASURERS',
        block: 'track: (_g, _seat, me, of) => (of >= 0 ? me.tracks[of]! : sum(me.tracks)),',
        clauses: ['measure.track'],
      },
      {
        file: 'effects/measures.ts',
        in: 'MEASURERS',
        block: ': sumOver(territories(g, seat, of), t => tribesIn(g.s, seat, t))',
        clauses: ['measure.tribes'],
      },
      {
        file: 'effects/measures.ts',
        in: 'some',
        block: '? me.markers[first + of]!',
        clauses: ['measure.features', 'measure.stored'],
      },
      {
        file: 'effects/measures.ts',
        in: 'MEASURERS',
        block: '(_g, _seat, me) => me.markers[FOCUS]!',
        clauses: ['measure.focus'],
      },
      {
        file: 'effects/measures.ts',
        in: 'MEASURERS',
        block: '(g, _seat, me) => { let n = count(me, RAW, g.rules.territories.length); …',
        clauses: ['measure.raw'],
      },
      {
        file: 'effects/measures.ts',
        in: 'MEASURERS',
        block: ': CARD_TYPES.reduce((n, _, type) => n + installedCards(g, seat, me, type), 0)',
        clauses: ['measure.cards'],
      },
      {
        file: 'effects/prices.ts',
        in: 'canPay',
        block: 'else if (what >= FEATURE) features += n;',
        clauses: ['verb.pay-several', 'price.any-after-named'],
      },
      {
        file: 'effects/prices.ts',
        in: 'ways',
        always: 'if (me.favor > 1) out.push(C.stepBack);',
        clauses: ['price.favor-first-space'],
      },
      {
        file: 'effects/prices.ts',
        in: 'ways',
        always: 'me.markers[item.what]! >= item.n',
        clauses: ['verb.pay-several'],
      },
      {
        file: 'effects/prices.ts',
        in: 'payFor',
        block: 'push(g, { ...task, begun: given });',
        clauses: ['verb.pay-any'],
      },
      {
        file: 'effects/verbs.ts',
        in: 'canDo',
        never: 'return DICE.some((kind, i) => (e.what < 0 || e.what === i) && canGainDie(g, seat, kind));',
        clauses: ['verb.gain-die'],
      },
      {
        file: 'effects/verbs.ts',
        in: 'perform',
        block: "return push(g, { do: 'gainDie', seat, kind: DICE[e.what] ?? 'either' });",
        clauses: ['verb.gain-die'],
      },
      {
        file: 'flow/feeding.ts',
        in: 'isSpared',
        always: "causeKind(cause!) === 'weather'",
        clauses: ['verb.lose'],
      },
      {
        file: 'modules/research.ts',
        in: 'researchSteps',
        always: 'if (canGainCard(g, -1)) out.push(GAIN);',
        clauses: ['research.needs-a-card'],
      },
      {
        file: 'effects/verbs.ts',
        in: 'canDoActivity',
        block: 'if (depth >= DEEPEST) return false;',
        clauses: ['list.activity-in-activity'],
      },
      {
        file: 'flow/feeding.ts',
        in: 'lose',
        always: 'if (tribe) for (const spot of spots(g.s, seat, true, true)) out.push(C.loseTribe + spot);',
        clauses: ['verb.lose'],
      },
      {
        file: 'effects/measures.ts',
        in: 'MEASURERS',
        block: '(_g, _seat, me) => Math.max(...me.tracks)',
        clauses: ['measure.highest-track'],
      },
      {
        file: 'effects/measures.ts',
        in: 'MEASURERS',
        block: '? paleReached(g, me.tracks[of]!)',
        clauses: ['measure.pale'],
      },
      {
        file: 'effects/verbs.ts',
        in: 'isPlain',
        block: "case 'points': return true;",
        clauses: ['install.bonus-order-plain'],
      },
      {
        file: 'effects/verbs.ts',
        in: 'isPlain',
        never: "if (what < 0 || answers(g, seat, 'pale')) return false;",
        clauses: ['install.bonus-order-plain'],
      },
      {
        file: 'modules/activity.ts',
        in: 'activity',
        always: 'if (!needsPaymentGoods[own] && canDoList(g, seat, own)) return false;',
        clauses: ['activation.last-idea'],
      },
      {
        file: 'solo/setup.ts',
        in: 'automaDiscs',
        block: "emit(g, seat, { type: 'favor', n: human.favor - me.favor });",
        clauses: ['solo.setup-discs-moved'],
      },
    ],
  },
  {
    because:
      'Two different tracks and three different features are given at most, and there are more of both.',
    entries: [
      {
        file: 'actions/benefits.ts',
        in: 'tracks',
        always: 'if (out.length > 0) out.push(C.decline);',
        clauses: ['verb.tracks-all'],
      },
      {
        file: 'actions/benefits.ts',
        in: 'features',
        always: 'if (out.length > 0) out.push(C.decline);',
        clauses: ['verb.features'],
      },
    ],
  },
  {
    because: 'Only a starting benefit expands: then there are tribes and undeveloped land enough.',
    entries: [
      {
        file: 'actions/benefits.ts',
        in: 'newLand',
        block: 'if (g.s.seats[seat]!.tribes === 0) return [];',
        clauses: ['verb.expand-impossible'],
      },
      {
        file: 'actions/benefits.ts',
        in: 'expand',
        always: 'if (out.length > 0) out.push(C.decline);',
        clauses: ['verb.expand-impossible'],
      },
    ],
  },
  {
    because:
      'V.I.C.I rolls for one of three spaces, and the displays of income and attribute chips have three.',
    entries: [
      {
        file: 'solo/displays.ts',
        in: 'removeChip',
        block: 'const chip = s[display][space] ?? NOTHING;',
        clauses: ['solo.remove-attribute', 'solo.remove-income'],
      },
    ],
  },
  {
    because: 'V.I.C.I is never without a tribe when it acts: its last one is replaced at once.',
    entries: [
      {
        file: 'solo/feeding.ts',
        in: 'provision',
        block: "return forfeit(g, seat, 'provision', 'noTerritory');",
        clauses: ['solo.last-tribe', 'solo.last-tribe-land'],
      },
    ],
  },
  {
    because: 'Everyone has an income chip from the start: the starting chip card.',
    entries: [
      {
        file: 'modules/invention.ts',
        in: 'canUse',
        block: '|| (LEVELS.invention[level - 1]!.display && g.s.incomeDisplay.some(chip => chip >= 0))',
        clauses: ['invention.offered'],
      },
      {
        file: 'modules/invention.ts',
        in: 'invention',
        block: '|| canInstall(g, seat, TYPE, specialBonus(level))',
        clauses: ['invention.offered'],
      },
      {
        file: 'modules/invention.ts',
        in: 'inventionSteps',
        always: 'if (canUse(g, seat, level)) out.push(INCOME);',
        clauses: ['invention.offered'],
      },
      {
        file: 'state/partition.ts',
        in: 'hasIncomeChip',
        block: 'return false;',
        clauses: ['invention.offered'],
      },
    ],
  },
  {
    because: 'Only explanations and texts ask in such a case.',
    entries: [
      {
        file: 'actions/build.ts',
        in: 'placeOfProject',
        block: 'farm: arg => arg,',
      },
      {
        file: 'actions/build.ts',
        in: 'placeOfProject',
        block: 'boat: arg => arg,',
      },
      {
        file: 'actions/card-cost.ts',
        in: 'canMeet',
        block: 'missing.push(lacking); }',
      },
      {
        file: 'actions/card-cost.ts',
        in: 'canMeet',
        block: 'return missing === null || missing.length === 0;',
      },
      {
        file: 'actions/card-cost.ts',
        in: 'canMeet',
        always: 'if (missing === null) return false;',
      },
      {
        file: 'actions/settle.ts',
        in: 'rawToDevelop',
        block: "(g.s.developed >> territory) & 1 ? 0 : 1 + hook(g, seat, 'develop.raw');",
      },
      {
        file: 'state/partition.ts',
        in: 'pointsOfStage',
        block: 'rules.pack.tables.console.stagePoints[stage - 1] ?? 0;',
        clauses: ['stages.above-five'],
      },
      {
        file: 'state/tribes.ts',
        in: 'aboard',
        block: 'return boat < 0 ? 0 : boats[boat + 1]! + boats[boat + 2]!;',
      },
      {
        file: 'state/tribes.ts',
        in: 'countAt',
        block: 'return boat < 0 ? 0 : s.seats[seat]!.boats[boat + (spot & 15) - BOAT_STRONG + 1]!;',
      },
    ],
  },
  {
    because: 'Guards that no position needs: what they ask for was made sure of just before.',
    entries: [
      {
        file: 'continent/layout.ts',
        in: 'complete',
        block: "throw new RangeError('The continent tiles cannot fill the frame.');",
      },
      {
        file: 'flow/start.ts',
        in: 'takeChipCard',
        always: 'if (goal >= 0) me.goals = putList(me.goals, 0, [goal]);',
        clauses: ['setup.chip-goal'],
      },
      {
        file: 'actions/build.ts',
        in: 'openGrounds',
        always: 'if (island >= 0 && (own >> island) & 1) list.push(0);',
      },
      { file: 'flow/ahead.ts', in: 'couldReach', block: 'if (++trials > MOST_TRIALS) return true;' },
      { file: 'flow/play.ts', in: 'nothing', block: 'const nothing = (): void => {};' },
    ],
  },
];
