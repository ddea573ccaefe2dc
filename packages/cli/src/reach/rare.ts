// What a game can reach and games hardly ever do, with the reason.
import type { Reason } from './list.js';

export const RARE: readonly Reason[] = [
  {
    because:
      'Two civilizations with a card that answers being displaced: the one who displaced is displaced in turn.',
    entries: [
      {
        file: 'actions/settle.ts',
        in: 'answerDisplaced',
        always: "if (!ownTurn) push(g, { do: 'completion', seat: owner });",
        clauses: ['trigger.displaced-own-turn'],
      },
    ],
  },
  {
    because:
      'All four settlements of one civilization: four grounds within reach and ten materials of six types.',
    entries: [
      {
        file: 'actions/build.ts',
        in: 'RAISE',
        block: "? [{ do: 'flipStage', seat } as const]",
        clauses: ['settlement.fourth'],
      },
    ],
  },
  {
    because: 'The income bag runs empty only after 22 chips; games see six.',
    entries: [
      {
        file: 'actions/income.ts',
        in: 'gainIncome',
        always: 'for (const chip of g.s.incomeDisplay) if (chip >= 0) out.push(C.takeIncome + chip);',
        clauses: ['income.empty-bag'],
      },
    ],
  },
  {
    because: 'Two like cost spaces of a card, and settlements for either of them but not for both.',
    entries: [
      {
        file: 'actions/card-cost.ts',
        in: 'payableCoverings',
        never: 'if (prices.has(price) || !canMeet(g, seat, card, spaces & ~covered, null)) return false;',
        clauses: ['settlements.which-space'],
      },
    ],
  },
  {
    because:
      'Three migrations in one activation, and the second tribe displaces the first from where it settled.',
    entries: [
      {
        file: 'state/tribes.ts',
        in: 'follow',
        block: 'const one = settled.indexOf(from); …',
        clauses: ['migration.settled-displaced-stays', 'migration.settled-strengthened-stays'],
      },
      {
        file: 'state/tribes.ts',
        in: 'follow',
        always: 'settled.filter(spot => spot === from).length <= countAt(s, seat, from)',
        clauses: ['migration.settled-equals-displaced'],
      },
    ],
  },
  {
    because: 'Three migrations in one activation, as before, with another tribe settled first.',
    entries: [
      {
        file: 'state/tribes.ts',
        in: 'follow',
        block: 's.agenda[i] = { ...task, settled: settled.map((spot, n) => (n === one ? to : spot)) };',
        clauses: ['migration.settled-displaced-stays'],
      },
    ],
  },
  {
    because: 'A grotto beside a boat that came from another boat to Water without developed land around it.',
    entries: [
      {
        file: 'modules/production.ts',
        in: 'grotto',
        block: '|| producible(g, seat, 1 << t) !== 0',
        clauses: ['grotto.water-nothing-beside'],
      },
    ],
  },
  {
    because: 'A grotto beside a laden boat on Water without developed land around it.',
    entries: [
      {
        file: 'modules/production.ts',
        in: 'grotto',
        always: 'isLand(g.rules, t) || canUnload(g, seat, t) || producible(g, seat, 1 << t) !== 0',
        clauses: ['grotto.water-nothing-beside'],
      },
    ],
  },
  {
    because: 'A grotto beside a laden boat, where an ability lets its raw material go anywhere.',
    entries: [
      {
        file: 'actions/produce.ts',
        in: 'canUnload',
        block: '|| anySpaces(0, extraOf(g, seat)) > 0',
        clauses: ['hook.transport-anywhere-grotto'],
      },
    ],
  },
  {
    because: 'Two cards ask for nothing but settlements, at stage 5, after three spaces of rare materials.',
    entries: [
      {
        file: 'actions/card-cost.ts',
        in: 'canMeet',
        block:
          '{ if (missing === null) return false; lacking = { kind, what, need: wanted, have: settlementsFrom(g, seat) }; }',
        clauses: ['settlements.only'],
      },
    ],
  },
  {
    because: 'A face-down stack of 32 cards runs empty only when all gain nearly nothing but its type.',
    entries: [
      {
        file: 'actions/cards.ts',
        in: 'drawTop',
        block: 'if (card === undefined) return -1;',
        clauses: ['new-cards.empty-stack'],
      },
      {
        file: 'actions/cards.ts',
        in: 'turnUp',
        block: 'if (card < 0) return;',
        clauses: ['new-cards.empty-stack'],
      },
      { file: 'actions/cards.ts', in: 'canGainCard', block: 'return false;', clauses: ['verb.gain-card'] },
      {
        file: 'actions/cards.ts',
        in: 'gainCard',
        always: 'g.s.faceUp[t]!.length > 0',
        clauses: ['gain-card.any-top-card'],
      },
      {
        file: 'actions/cards.ts',
        in: 'gainCard',
        always: 'g.s.stacks[t]!.length > 0',
        clauses: ['gain-card.any-top-card'],
      },
      {
        file: 'actions/cards.ts',
        in: 'drawCards',
        always: 'g.s.stacks[t]!.length > named',
        clauses: ['draw.only-what-a-stack-holds'],
      },
    ],
  },
  {
    because: 'V.I.C.I removes a card of a type whose stack is empty.',
    entries: [
      {
        file: 'solo/displays.ts',
        in: 'removeCard',
        block: 'const card = g.s.faceUp[type]!.at(-1) ?? NOTHING;',
        clauses: ['solo.remove-card-none'],
      },
      {
        file: 'solo/displays.ts',
        in: 'removeCard',
        block: 'if (card === NOTHING) return;',
        clauses: ['solo.remove-card-none'],
      },
    ],
  },
  {
    because: 'All five stacks run empty only after 160 cards; games see 75 at most.',
    entries: [
      {
        file: 'modules/research.ts',
        in: 'researchSteps',
        always: 'g.s.stacks.some(stack => stack.length > 0)',
        clauses: ['research.no-draw-without-face-down'],
      },
    ],
  },
  {
    because: 'The bag of 65 goal chips runs empty only after all have been taken; games see thirty.',
    entries: [
      {
        file: 'modules/planning.ts',
        in: 'goalSteps',
        always:
          'if (gains + either > 0) for (const goal of g.s.goalDisplay) if (goal >= 0) out.push(C.takeGoal + goal);',
        clauses: ['goal.empty-bag'],
      },
    ],
  },
  {
    because: 'The one card that counts cards at stage 4 and above, installed with another one there.',
    entries: [
      {
        file: 'effects/measures.ts',
        in: 'topCards',
        block: '(slot: number): boolean => waiting.some(task => task.slot === slot)',
        clauses: ['measure.top-cards', 'measure.top-cards-itself'],
      },
      {
        file: 'effects/measures.ts',
        in: 'topCards',
        block: '|| (slot < CHIP_SLOT && !isPending(slot))',
        clauses: ['measure.top-cards'],
      },
      {
        file: 'effects/measures.ts',
        in: 'topCards',
        always: 'isIncomeSlot(slot) || (slot < CHIP_SLOT && !isPending(slot))',
        clauses: ['measure.top-cards'],
      },
      {
        file: 'effects/measures.ts',
        in: 'topCards',
        block: 'if (isIncomeSlot(slot) || (slot < CHIP_SLOT && !isPending(slot))) n++;',
        clauses: ['measure.top-cards'],
      },
    ],
  },
  {
    because: 'The one card that counts cards at stage 4 and above, with something else there as well.',
    entries: [
      {
        file: 'effects/measures.ts',
        in: 'topCards',
        always: 'if (isIncomeSlot(slot) || (slot < CHIP_SLOT && !isPending(slot))) n++;',
        clauses: ['measure.top-cards'],
      },
    ],
  },
  {
    because: 'One of two cards, used by a civilization with all its twenty tribes on the continent.',
    entries: [
      {
        file: 'actions/populate.ts',
        in: 'populatable',
        block: 'if (g.s.seats[seat]!.tribes === 0) return [];',
        clauses: ['verb.populate-supply'],
      },
    ],
  },
  {
    because: 'One of two cards, used by a civilization with all but one of its tribes on the continent.',
    entries: [
      {
        file: 'actions/populate.ts',
        in: 'populate',
        always: 'g.s.seats[seat]!.tribes > 0',
        clauses: ['verb.populate-supply'],
      },
    ],
  },
  {
    because:
      'No feature marker at all, and a Mutation card that asks only for what an ability counts as had.',
    entries: [
      {
        file: 'modules/mutation.ts',
        in: 'mutationSteps',
        always: 'count(g.s.seats[seat]!, FEATURE, FEATURES.length) > 0',
        clauses: ['mutation.offered'],
      },
    ],
  },
  {
    because: 'A tribe on a boat in a corner of the frame with Water alone around it, and no seat free there.',
    entries: [
      {
        file: 'actions/migrate.ts',
        in: 'canEnd',
        block: 'return false;',
        clauses: ['verb.migrate'],
      },
    ],
  },
  {
    because:
      'V.I.C.I loses its last tribe only when all have been driven into the wilderness; games leave it two.',
    entries: [
      {
        file: 'solo/tribes.ts',
        in: 'replaceLastTribe',
        block: 'const humans = g.rules.land & ownTerritories(g.s, humanOf(g.s)); …',
        clauses: ['solo.last-tribe', 'solo.last-tribe-land'],
      },
      {
        file: 'solo/tribes.ts',
        in: 'replaceLastTribe',
        always: 'ownTerritories(g.s, seat) !== 0',
        clauses: ['solo.last-tribe', 'solo.last-tribe-left'],
      },
    ],
  },
  {
    because:
      'V.I.C.I only where all encampments hold guarded tribes, by cards for Forest, Grassland and Hills.',
    entries: [
      {
        file: 'solo/tribes.ts',
        in: 'procreateIn',
        block: "return forfeit(g, seat, 'procreation', 'noTerritory');",
        clauses: ['solo.guard-nowhere'],
      },
    ],
  },
  {
    because:
      'All fifteen tribes of V.I.C.I out and none to spare, or all land beside it full of guarded tribes.',
    entries: [
      {
        file: 'solo/tribes.ts',
        in: 'automaMove',
        block: "return forfeit(g, seat, 'migration', 'noTerritory');",
        clauses: ['solo.migration-forfeited', 'solo.migration-guarded'],
      },
    ],
  },
  {
    because: 'V.I.C.I has 44 markers to lay; games leave it eight or more.',
    entries: [
      {
        file: 'solo/rival.ts',
        in: 'takeMarker',
        block: "{ forfeit(g, seat, act, 'noMarker'); return false; }",
        clauses: ['solo.supply-empty'],
      },
      {
        file: 'solo/displays.ts',
        in: 'markGrid',
        block: 'if (!takeMarker(g, seat, grid)) return;',
        clauses: ['solo.supply-empty'],
      },
      {
        file: 'solo/turn.ts',
        in: 'ACTS',
        block: "if (!takeMarker(g, seat, 'statue')) return;",
        clauses: ['solo.supply-empty'],
      },
      {
        file: 'solo/feeding.ts',
        in: 'provision',
        block: "return forfeit(g, seat, 'provision', 'noMarker');",
        clauses: ['solo.provision-no-marker', 'solo.feed-no-marker'],
      },
    ],
  },
  {
    because: 'V.I.C.I rolls, a few times in a game, for a space that an emptied bag could not refill.',
    entries: [
      {
        file: 'solo/displays.ts',
        in: 'removeChip',
        block: 'if (chip === NOTHING) return;',
        clauses: ['solo.remove-bag-empty', 'solo.remove-empty-space'],
      },
    ],
  },
  {
    because: 'All six hunting tokens on the continent in one era, and V.I.C.I is to place another.',
    entries: [
      {
        file: 'solo/turn.ts',
        in: 'huntingToken',
        block: "return forfeit(g, seat, 'huntingToken', 'noToken');",
        clauses: ['solo.token-display'],
      },
    ],
  },
  {
    because: 'The generator draws again once in hundreds of millions of draws.',
    entries: [
      {
        file: 'state/chance.ts',
        in: 'below',
        always: 'word - place <= 4294967296 - size',
      },
    ],
  },
  {
    because:
      'An attribute chip taken in the middle of an installation that closes the column or costs a marker.',
    entries: [
      {
        file: 'actions/install.ts',
        in: 'decided',
        block: 'return { ...task, column: -1, stage: 0, ignored: -1 };',
        clauses: ['install.column-closed-meanwhile'],
      },
      {
        file: 'actions/install.ts',
        in: 'decided',
        block: 'return { ...task, stage: 0, ignored: -1 };',
        clauses: ['install.marker-returned-meanwhile'],
      },
      {
        file: 'actions/install.ts',
        in: 'decided',
        block: ': { ...task, ignored: -1 }',
        clauses: ['install.marker-returned-meanwhile'],
      },
      {
        file: 'actions/install.ts',
        in: 'decided',
        never: '!columnsFor(g.s.seats[seat]!, card >> 5).includes(column)',
        clauses: ['attribute.during-installation'],
      },
    ],
  },
  {
    because: 'An attribute chip taken while a module is paid for that costs the marker its action needs.',
    entries: [
      {
        file: 'flow/turn.ts',
        in: 'pay',
        block: 'for (const pair of useful.length > 0 ? useful : pairs) out.push(C.pay + pair);',
        clauses: ['activation.chip-instead'],
      },
    ],
  },
  {
    because:
      'An attribute chip that shields from Glaciers, within reach when a Glacier takes a strong tribe.',
    entries: [
      {
        file: 'flow/feeding.ts',
        in: 'glacier',
        block: "harm: (g, { seat }) => (hook(g, seat, 'site.shield', GLACIER) > 0 ? 0 : 1),",
        clauses: ['attribute.averts-glacier'],
      },
    ],
  },
  {
    because:
      'The two cards that give something before their module is carried out, when what they give decides.',
    entries: [
      {
        file: 'flow/ahead.ts',
        in: 'couldReach',
        block: 'if (here.s.learned !== learned) return false;',
        clauses: ['activation.given-by-chance'],
      },
      {
        file: 'flow/ahead.ts',
        in: 'couldReach',
        block: 'return false;',
        clauses: ['activation.only-useful-payments'],
      },
    ],
  },
  {
    because: 'A strong tribe that has no way to end a migration.',
    entries: [
      {
        file: 'actions/migrate.ts',
        in: 'canMigrate',
        always: 'canEnd(g, seat, spot, territoryOf(spot), left)',
        clauses: ['verb.migrate'],
      },
    ],
  },
  {
    because: 'Cards of a civilization counted while another one is installing a card of the same type.',
    entries: [
      {
        file: 'effects/measures.ts',
        in: 'installedCards',
        always: '? pending(s).filter(task => task.seat === seat && kindOfSlot(task.slot) === type).length',
        clauses: ['measure.card-types'],
      },
    ],
  },
];
