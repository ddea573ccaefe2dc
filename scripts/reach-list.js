// What scripts/reach.js does not expect games to reach, each with its reason. The tests of the clauses named prove
// these rules in positions set up for them.

/** Code beside the rules: no file or function here decides what may be done or does it. */
export const NOT_PLAY = [
  { file: 'flow/describe.ts', because: 'describes choices to those who ask' },
  { file: 'flow/explain.ts', because: 'explains what cannot be chosen' },
  { file: 'actions/build.ts', functions: ['missing', 'missingForSettlement'], because: 'for explanations' },
  { file: 'actions/card-cost.ts', functions: ['lackingAt'], because: 'for explanations' },
  { file: 'actions/install.ts', functions: ['missingFor'], because: 'for explanations' },
  { file: 'modules/payment.ts', functions: ['cheapest'], because: 'for explanations' },
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
      file: 'actions/install.ts',
      in: 'insert',
      never: "if (task.again === 'always' || (task.again === 'unlessIgnored' && ignored === IGNORE_NONE)) {",
      clauses: ['card-module.level-4', 'insight.level-4'],
    },
    {
      file: 'actions/produce.ts',
      in: 'usualSpaces',
      block: '(g: Position, territory: number): number => isLand(g.rules, territory) …',
      clauses: ['transport.level-4', 'transport.any-space-in-two-steps'],
    },
    {
      file: 'actions/produce.ts',
      in: 'transportable',
      never: 'if (task.anySpace > 0 || goesAnywhere(g.rules, task, t)) out.push(C.transportAny + t);',
      clauses: ['transport.level-4'],
    },
    {
      file: 'actions/produce.ts',
      in: 'transportAny',
      block: 'if (left > 1) push(g, { ...task, left: left - 1, anySpace: task.anySpace - (free ? 0 : 1) });',
      clauses: ['transport.level-4-in-any-order'],
    },
    {
      file: 'actions/produce.ts',
      in: 'transportAny',
      block: ': ALL_SPACES & ~usualSpaces(g, territory)',
      clauses: ['transport.any-space-in-two-steps'],
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
  ...impossible('Packs may say it, but no entry of the test pack does.', [
    {
      file: 'actions/procreate.ts',
      in: 'procreate',
      block: 'push(g, { ...task, left: task.left - 1 });',
      clauses: ['verb.procreate'],
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
      file: 'effects/verbs.ts',
      in: 'canDoActivity',
      block: 'if (depth >= DEEPEST) return false;',
      clauses: ['list.activity-in-activity'],
    },
    {
      file: 'effects/verbs.ts',
      in: 'canPay',
      block: 'else if (what >= FEATURE) features -= n;',
      clauses: ['verb.pay-several'],
    },
    {
      file: 'effects/verbs.ts',
      in: 'payFor',
      always: 'markers[item.what]! >= item.n',
      clauses: ['verb.pay-several'],
    },
    {
      file: 'effects/verbs.ts',
      in: 'payFor',
      block: 'if (!agreed && task.at === 0 && !task.begun) out.push(C.decline);',
      clauses: ['verb.pay'],
    },
    {
      file: 'effects/verbs.ts',
      in: 'payFor',
      block: 'if (choice === C.decline) return;',
      clauses: ['verb.pay'],
    },
    {
      file: 'effects/verbs.ts',
      in: 'payFor',
      block: 'push(g, { ...task, begun: given });',
      clauses: ['verb.pay-any'],
    },
    {
      file: 'effects/verbs.ts',
      in: 'gainAny',
      block: 'push(g, { ...task, left: task.left - 1 });',
      clauses: ['verb.gain-any'],
    },
    {
      file: 'effects/verbs.ts',
      in: 'alternative',
      always: 'if (out.length > 0) out.push(C.decline);',
      clauses: ['verb.or-impossible'],
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
      file: 'actions/income.ts',
      in: 'useIncome',
      always: 'if (out.length > 0) out.push(C.decline);',
      clauses: ['verb.use-income', 'setup.chip-income'],
    },
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
      file: 'actions/build.ts',
      in: 'board',
      block: 'if (!hasFreeSeat(g, seat, territory)) return;',
      clauses: ['boat.boarding'],
    },
    {
      file: 'actions/favor.ts',
      in: 'moveFavor',
      block: 'if (to === me.favor) return;',
      clauses: ['favor.last-space', 'deus.leftmost'],
    },
    {
      file: 'actions/hunt.ts',
      in: 'luckyFind',
      always: 'if (out.length > 0 && task.optional) out.push(C.decline);',
    },
    {
      file: 'actions/produce.ts',
      in: 'transportAny',
      always: 'if (left > 1) push(g, { ...task, left: left - 1, anySpace: task.anySpace - (free ? 0 : 1) });',
    },
    {
      file: 'continent/layout.ts',
      in: 'complete',
      block: "throw new RangeError('The continent tiles cannot fill the frame.');",
    },
    { file: 'flow/play.ts', in: 'carryOut', block: 'g.cause = task.cause ?? 0;' },
    { file: 'flow/play.ts', in: 'runOn', block: 'g.cause = task.cause ?? 0;' },
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
    {
      file: 'modules/research.ts',
      in: 'researchSteps',
      always: 'if (canGainCard(g, -1)) out.push(GAIN);',
      clauses: ['research.needs-a-card'],
    },
    {
      file: 'state/lists.ts',
      in: 'without',
      block: 'return at < 0 ? list.slice() : [...list.slice(0, at), ...list.slice(at + 1)];',
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
  rare('The first of several gains takes the very last research card.', {
    file: 'actions/cards.ts',
    in: 'gainCard',
    always: 'if (out.length > 0) out.push(C.decline);',
    clauses: ['verb.gain-card'],
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
    always: 'isLand(g.rules, t) || besideWater(g, t) !== 0 || producible(g, seat, 1 << t).length > 0',
    clauses: ['grotto.water-nothing-beside'],
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
