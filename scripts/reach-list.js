// What scripts/reach.js does not expect games to reach, each with its reason. The tests of the clauses named prove
// these rules in positions set up for them.

/** Code beside the rules: no file or function here decides what may be done or does it. */
export const NOT_PLAY = [
  { file: 'flow/describe.ts', because: 'describes choices to those who ask' },
  { file: 'flow/explain.ts', because: 'explains what cannot be chosen' },
  {
    file: 'actions/build.ts',
    functions: ['missing', 'missingForSettlement', 'statueMaterials'],
    because: 'for explanations',
  },
  { file: 'actions/card-cost.ts', functions: ['lackingAt'], because: 'for explanations' },
  { file: 'actions/install.ts', functions: ['missingFor'], because: 'for explanations' },
  { file: 'modules/payment.ts', functions: ['cheapest'], because: 'for explanations' },
  { file: 'actions/card-cost.ts', functions: ['sparedFor'], because: 'for texts' },
  { file: 'actions/settle.ts', functions: ['encampmentOf'], because: 'for texts' },
  { file: 'flow/causes.ts', functions: ['causeId', 'lineOnTrack', 'trackOfLine'], because: 'for texts' },
  { file: 'modules/levels.ts', functions: ['isAnyNumber'], because: 'for texts' },
  { file: 'modules/payment.ts', functions: ['readSource'], because: 'for texts' },
  { file: 'flow/choices.ts', functions: ['isChoice'], because: 'refuses numbers that are no choice' },
  { file: 'state/setup.ts', functions: ['setupProblem'], because: 'refuses wrong set-ups' },
  { file: 'continent/layout.ts', functions: ['checkLayout'], because: 'checks layouts from outside' },
  { file: 'flow/events.ts', functions: ['redact'], because: 'hides what a viewer may not know' },
  { file: 'scoring/final.ts', functions: ['project'], because: 'projects the score' },
];

const impossible = (because, entries) => entries.map(entry => ({ ...entry, why: 'impossible', because }));
const rare = (because, entry) => ({ ...entry, why: 'rare', because });

/**
 * Each entry names the file, the function or table in it, and the source: a `block` that is never entered (` …` for
 * the rest of a long one), or a condition that is `always` or `never` true where the other case has no code.
 */
export const UNREACHED = [
  ...impossible('Level IIII needs a tile of the expansion.', [
    {
      file: 'actions/income.ts',
      in: 'useIncome',
      block: 'chips.push(...g.s.incomeDisplay.filter(chip => chip >= 0));',
      clauses: ['invention.level-4-display'],
    },
    {
      file: 'actions/hunt.ts',
      in: 'huntingGrounds',
      never: "const again = tokensDoNotMatter || hook(g, seat, 'hunt.again') > 0;",
      clauses: ['sustenance.level-4-same-territory', 'sustenance.level-4-without-tokens'],
    },
    {
      file: 'actions/install.ts',
      in: 'insert',
      never: "if (task.again === 'always' || (task.again === 'unlessIgnored' && bonusLeft)) {",
      clauses: ['card-module.level-4', 'insight.level-4'],
    },
    {
      file: 'actions/progress.ts',
      in: 'canUpgrade',
      always: 'level === PRINTED_LEVELS',
      clauses: ['upgrade.level-4-tile', 'verb.upgrade-limit'],
    },
    {
      file: 'modules/activity.ts',
      in: 'activity',
      block: 'gain(g, seat, MONEY, money);',
      clauses: ['activity-module.money-first'],
    },
    {
      file: 'modules/planning.ts',
      in: 'planningSteps',
      block: 'gain(g, seat, IDEA, ideas);',
      clauses: ['planning.markers-by-level'],
    },
  ]),
  ...impossible('Creatures come with the expansion.', [
    {
      file: 'state/partition.ts',
      in: 'kindOfSlot',
      block: 'return slot < ONE_GOAL ? CREATURE_KIND : GOAL_KIND;',
    },
  ]),
  ...impossible('No seat is an automa yet.', [
    {
      file: 'actions/settle.ts',
      in: 'develop',
      always: 'if (!s.seats[seat]!.automa) gain(g, seat, RAW + territory, raw);',
    },
    {
      file: 'scoring/final.ts',
      in: 'finalPoints',
      always: "if (!me.automa) list.push(['stages', stagePoints(g, me)], ['pointBonus', pointBonus(g, me)]);",
    },
  ]),
  ...impossible('Packs may say it, but no entry of the base pack does.', [
    {
      file: 'actions/goals.ts',
      in: 'reveal',
      block: 'push(g, { ...task, left: task.left - 1 });',
      clauses: ['verb.reveal'],
    },
    {
      file: 'effects/gains.ts',
      in: 'gainAny',
      block: 'push(g, { ...task, left: task.left - 1 });',
      clauses: ['verb.gain-any'],
    },
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
      in: 'lose',
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
      file: 'state/setup.ts',
      in: 'createState',
      block: 'range(32).flatMap(n => (rules.cards[type * 32 + n] ? type * 32 + n : [])),',
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
  ]),
  ...impossible('Everyone has an income chip from the start: the starting chip card.', [
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
  ]),
  ...impossible('Only explanations and texts ask in such a case.', [
    { file: 'actions/build.ts', in: 'placeOfProject', block: 'farm: arg => arg,' },
    { file: 'actions/build.ts', in: 'placeOfProject', block: 'boat: arg => arg,' },
    { file: 'actions/card-cost.ts', in: 'canMeet', block: 'missing.push(lacking); }' },
    {
      file: 'actions/card-cost.ts',
      in: 'canMeet',
      block: 'return missing === null || missing.length === 0;',
    },
    { file: 'actions/card-cost.ts', in: 'canMeet', always: 'if (missing === null) return false;' },
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
  ]),
  ...impossible('Guards that no position needs: what they ask for was made sure of just before.', [
    {
      file: 'continent/layout.ts',
      in: 'complete',
      block: "throw new RangeError('The continent tiles cannot fill the frame.');",
    },
    { file: 'flow/play.ts', in: 'offered', always: "if ('legal' in handler) handler.legal(g, task, out);" },
    {
      file: 'flow/play.ts',
      in: 'carryOut',
      always: "if ('choose' in handler) handler.choose(g, task, choice);",
    },
    {
      file: 'flow/start.ts',
      in: 'takeChipCard',
      always: 'if (goal >= 0) me.goals = put(me.goals, 0, [goal]);',
      clauses: ['setup.chip-goal'],
    },
  ]),

  rare(
    'All four settlements of one civilization: four grounds within reach and ten materials of six types.',
    {
      file: 'actions/build.ts',
      in: 'RAISE',
      block: "? [{ do: 'flipStage', seat } as const]",
      clauses: ['settlement.fourth'],
    },
  ),
  rare('The income bag runs empty only after twelve chips; games see three or four.', {
    file: 'actions/income.ts',
    in: 'gainIncome',
    always: 'for (const chip of g.s.incomeDisplay) if (chip >= 0) out.push(C.takeIncome + chip);',
    clauses: ['income.empty-bag'],
  }),
  rare('Two like cost spaces of a card, and settlements for either of them but not for both.', {
    file: 'actions/card-cost.ts',
    in: 'payableCoverings',
    never: 'if (prices.has(price) || !canMeet(g, seat, card, spaces & ~covered, null)) return false;',
    clauses: ['settlements.which-space'],
  }),
  rare(
    'Three migrations in one activation, and the second tribe displaces the first from where it settled.',
    {
      file: 'state/tribes.ts',
      in: 'follow',
      block: 'const one = settled.indexOf(from); …',
      clauses: ['migration.settled-displaced-stays', 'migration.settled-strengthened-stays'],
    },
  ),
  rare('The same.', {
    file: 'state/tribes.ts',
    in: 'follow',
    always: 'settled.filter(spot => spot === from).length <= countAt(s, seat, from)',
    clauses: ['migration.settled-equals-displaced'],
  }),
  rare('The same, with another tribe settled before.', {
    file: 'state/tribes.ts',
    in: 'follow',
    block: 's.agenda[i] = { ...task, settled: settled.map((spot, n) => (n === one ? to : spot)) };',
    clauses: ['migration.settled-displaced-stays'],
  }),
  rare('A grotto beside a boat that came from another boat to Water without developed land around it.', {
    file: 'modules/production.ts',
    in: 'grotto',
    block: '|| producible(g, seat, 1 << t).length > 0',
    clauses: ['grotto.water-nothing-beside'],
  }),
  rare('The same, with the boat laden.', {
    file: 'modules/production.ts',
    in: 'grotto',
    always: 'isLand(g.rules, t) || canUnload(g, seat, t) || producible(g, seat, 1 << t).length > 0',
    clauses: ['grotto.water-nothing-beside'],
  }),
  rare('The same, where an ability lets its raw material go anywhere.', {
    file: 'actions/produce.ts',
    in: 'canUnload',
    block: '|| anySpaces(0, extraOf(g, seat)) > 0',
    clauses: ['hook.transport-anywhere-grotto'],
  }),
  rare('Two cards ask for nothing but settlements, at stage 5, after three spaces of rare materials.', {
    file: 'actions/card-cost.ts',
    in: 'canMeet',
    block: '{ lacking = { kind, what, need: wanted, have: settlementsFrom(g, seat) }; }',
    clauses: ['settlements.only'],
  }),
  rare('A face-down stack of 32 cards runs empty only when all gain nearly nothing but its type.', {
    file: 'actions/cards.ts',
    in: 'drawTop',
    block: 'if (card === undefined) return -1;',
    clauses: ['new-cards.empty-stack'],
  }),
  rare('The same.', {
    file: 'actions/cards.ts',
    in: 'turnUp',
    block: 'if (card < 0) return;',
    clauses: ['new-cards.empty-stack'],
  }),
  rare('The same.', {
    file: 'actions/cards.ts',
    in: 'gainCard',
    always: 'g.s.faceUp[t]!.length > 0',
    clauses: ['gain-card.any-top-card'],
  }),
  rare('The same.', {
    file: 'actions/cards.ts',
    in: 'gainCard',
    always: 'g.s.stacks[t]!.length > 0',
    clauses: ['gain-card.any-top-card'],
  }),
  rare('The same.', {
    file: 'actions/cards.ts',
    in: 'drawCards',
    always: 'g.s.stacks[t]!.length > named',
    clauses: ['draw.only-what-a-stack-holds'],
  }),
  rare('The same, with all five stacks: 160 cards, of which games see sixty.', {
    file: 'modules/research.ts',
    in: 'researchSteps',
    always: 'g.s.stacks.some(stack => stack.length > 0)',
    clauses: ['research.no-draw-without-face-down'],
  }),
  rare('The bag of 65 goal chips runs empty only after all have been taken; games see thirty.', {
    file: 'modules/planning.ts',
    in: 'goalSteps',
    always:
      'if (gains + either > 0) for (const goal of g.s.goalDisplay) if (goal >= 0) out.push(C.takeGoal + goal);',
    clauses: ['goal.empty-bag'],
  }),
  rare('The one card that counts cards at stage 4 and above, installed with another one there.', {
    file: 'effects/measures.ts',
    in: 'topCards',
    block: '(slot: number): boolean => g.s.agenda.some(task => …',
    clauses: ['measure.top-cards', 'measure.top-cards-itself'],
  }),
  rare('The same.', {
    file: 'effects/measures.ts',
    in: 'topCards',
    block: '|| (slot < CHIP_SLOT && !isPending(slot))',
    clauses: ['measure.top-cards'],
  }),
  rare('The same.', {
    file: 'effects/measures.ts',
    in: 'topCards',
    always: 'isIncomeSlot(slot) || (slot < CHIP_SLOT && !isPending(slot))',
    clauses: ['measure.top-cards'],
  }),
  rare('One of two cards, used by a civilization with all its twenty tribes on the continent.', {
    file: 'actions/populate.ts',
    in: 'populatable',
    block: 'if (g.s.seats[seat]!.tribes === 0) return [];',
    clauses: ['verb.populate-supply'],
  }),
  rare('The same, with all but one of them.', {
    file: 'actions/populate.ts',
    in: 'populate',
    always: 'g.s.seats[seat]!.tribes > 0',
    clauses: ['verb.populate-supply'],
  }),
  rare('No feature marker at all, and a Mutation card that asks only for what an ability counts as had.', {
    file: 'modules/mutation.ts',
    in: 'mutationSteps',
    always: 'count(g.s.seats[seat]!, FEATURE, FEATURES.length) > 0',
    clauses: ['mutation.offered'],
  }),
  rare('A tribe on a boat in a corner of the frame with Water alone around it, and no seat free there.', {
    file: 'actions/migrate.ts',
    in: 'canEnd',
    block: 'return false;',
    clauses: ['verb.migrate'],
  }),
  rare('The generator draws again once in hundreds of millions of draws.', {
    file: 'state/chance.ts',
    in: 'below',
    block: 'while (word >= limit) word = next32(rng);',
  }),
];
