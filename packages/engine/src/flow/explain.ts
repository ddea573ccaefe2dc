// Why something cannot be chosen now, as reasons with the facts of each.
import {
  barrenFor,
  groundLimit,
  hasRoom,
  missingForSettlement,
  openGrounds,
  placeOfProject,
  statueMaterials,
} from '../actions/build.js';
import { featuresFor } from '../actions/chips.js';
import { tokensLeft } from '../actions/hunt.js';
import { canInstallCard, missingFor } from '../actions/install.js';
import { unmet } from '../actions/install-goal.js';
import { activities, canUpgrade } from '../actions/progress.js';
import { extraOf } from '../effects/hooks.js';
import { boatsBuilt, farmsBuilt, measure, settlementsBuilt } from '../effects/measures.js';
import { MODULE_RULES } from '../modules/index.js';
import { LEVELS } from '../modules/levels.js';
import { cheapest } from '../modules/payment.js';
import { purchasePrice } from '../modules/trade.js';
import {
  CARD_TYPES,
  type CardType,
  FEATURE,
  IDEA,
  MATERIALS,
  MODULES,
  MONEY,
  type Module,
  PROJECTS,
  type Project,
  STORED,
  typeOfMaterial,
  WATER,
} from '../pack/names.js';
import { isFarmBlocked } from '../solo/feeding.js';
import { boatAt, boatsOf, isLaden, isLand, ownLandTypes, ownTerritories, tribesIn } from '../state/tribes.js';
import { argOf, C, CONSOLE_ACTIVITY, kindOf } from './choices.js';
import type { Game } from './game.js';
import { kindsThat } from './kinds.js';
import { acting, legal, taskOf } from './play.js';
import { canReset, canUse, diceOnSpaces, levelOf } from './turn.js';

export type Subject =
  | { readonly module: number }
  | { readonly card: number }
  /** A goal space of one's own, or a goal chip wherever it is. */
  | { readonly goal: number }
  | { readonly goalChip: number }
  | { readonly attribute: number }
  | { readonly activity: number }
  /** Where markers lie on the console, or could. */
  | { readonly place: number }
  /** `at` is a territory for farms and boats, a Building ground for statues and settlements. */
  | { readonly project: Project; readonly at?: number }
  | { readonly reset: true };

/** Why something cannot be chosen: a code, and the facts that a text needs. */
export interface Reason {
  readonly code:
    | 'notYourDecision'
    | 'otherDecision'
    | 'notInThisVersion'
    | 'turnDone'
    // modules and the Reset
    | 'needTwoDice'
    | 'needIdeas'
    | 'noStrongTribe'
    | 'noTribeInSupply'
    | 'noBirthplace'
    | 'noCardsLeft'
    | 'tooManyDice'
    | 'noTribe'
    | 'noLandTribe'
    | 'noWeakTribe'
    | 'noFaceDownSite'
    | 'noRawMaterial'
    | 'noMaterialBeside'
    | 'notchFull'
    | 'allHunted'
    | 'noHuntingToken'
    | 'noIncomeChip'
    | 'noActivity'
    | 'noFeature'
    | 'nothingStored'
    | 'needMoney'
    | 'noProject'
    | 'noDie'
    | 'noCardInHand'
    | 'noCardPayable'
    // modules to upgrade and their tiles
    | 'highestLevel'
    | 'otherModules'
    | 'noTileLeft'
    // cards, chips, activities
    | 'notInHand'
    | 'keptOfType'
    | 'belowTop'
    | 'otherStack'
    | 'faceDownOnly'
    | 'otherType'
    | 'needMaterial'
    | 'needFeature'
    | 'needSettlements'
    | 'notInDisplay'
    | 'notInstalled'
    | 'cannotPay'
    | 'doneAlready'
    // goal chips
    | 'noGoalThere'
    | 'goalElsewhere'
    | 'goalCovered'
    | 'goalUnmet'
    // building projects
    | 'sameProject'
    | 'otherProject'
    | 'noFarmLeft'
    | 'noBoatLeft'
    | 'noSettlementLeft'
    | 'notLand'
    | 'notWater'
    | 'noTribeThere'
    | 'noTribeBeside'
    | 'farmThere'
    | 'provisions'
    | 'besideVolcano'
    | 'boatThere'
    | 'noWaterInReach'
    | 'noGroundInReach'
    | 'groundNotFound'
    | 'noTribeAtGround'
    | 'groundFull'
    | 'settlementThere'
    | 'needStatueMaterial'
    // markers
    | 'noMarkerThere'
    | 'noTribeInType';
  readonly facts: Readonly<Record<string, number>>;
}

const because = (code: Reason['code'], facts: Reason['facts'] = {}): Reason => ({ code, facts });

/** The reasons why a seat cannot choose something now; none when it can. */
export function explain(g: Game, seat: number, subject: Subject): Reason[] {
  if (!acting(g).includes(seat)) return [because('notYourDecision')];
  if ('attribute' in subject) return explainAttribute(g, seat, subject.attribute);
  if ('card' in subject) return explainCard(g, seat, subject.card);
  if ('goal' in subject) return explainGoal(g, seat, subject.goal);
  if ('goalChip' in subject) return explainGoalChip(g, seat, subject.goalChip);
  if ('activity' in subject) return explainActivity(g, seat, subject.activity);
  if ('place' in subject) return explainPlace(g, seat, subject.place);
  if ('project' in subject) return explainProject(g, seat, subject.project, subject.at);
  const task = taskOf(g, seat);
  if ('module' in subject && task.do === 'upgrade')
    return explainUpgrade(g, seat, subject.module, task.modules);
  if ('module' in subject && task.do === 'takeTile')
    return (g.s.tiles >> subject.module) & 1 ? [] : [because('noTileLeft')];
  if (task.do !== 'turn') return [because(task.do === 'endTurn' ? 'turnDone' : 'otherDecision')];
  if ('reset' in subject) {
    const me = g.s.seats[seat]!;
    return canReset(g, seat) ? [] : [because('tooManyDice', { dice: diceOnSpaces(me) })];
  }
  return explainModule(g, seat, subject.module);
}

/** Kinds of choice by which markers leave a place. */
const GIVING = kindsThat('gives');

/** Only what the question at hand says about it: other questions are not about places. */
function explainPlace(g: Game, seat: number, place: number): Reason[] {
  const task = taskOf(g, seat);
  const { markers } = g.s.seats[seat]!;
  const material = place - STORED;
  const isMaterial = material >= 0 && material < MATERIALS.length;
  if (isMaterial && task.do === 'extraFind') {
    const type = typeOfMaterial(material);
    return (ownLandTypes(g, seat) >> type) & 1 ? [] : [because('noTribeInType', { type })];
  }
  if (isMaterial && task.do === 'trade') {
    const [need, have] = [purchasePrice(g, seat, material), markers[MONEY]!];
    return [
      ...(markers[place] === 0 ? [because('needMaterial', { what: material, need: 1, have: 0 })] : []),
      ...(task.purchases > 0 && have < need ? [because('needMoney', { need, have })] : []),
    ];
  }
  const isGiving = legal(g, seat).some(choice => GIVING.has(kindOf(choice)));
  return isGiving && markers[place] === 0 ? [because('noMarkerThere')] : [];
}

function explainModule(g: Game, seat: number, module: number): Reason[] {
  const me = g.s.seats[seat]!;
  const rule = MODULE_RULES[module];
  if (!rule) return [because('notInThisVersion')];
  const reasons: Reason[] = [];
  const ideas = cheapest(g, seat, module);
  if (ideas === null) reasons.push(because('needTwoDice'));
  else if (ideas > me.markers[IDEA]!)
    reasons.push(because('needIdeas', { need: ideas, have: me.markers[IDEA]! }));
  const level = levelOf(me, module);
  const isPayable = ideas !== null && ideas <= me.markers[IDEA]!;
  const isUsable = isPayable ? canUse(g, seat, module) : rule.can(g, seat, level);
  if (!isUsable) reasons.push(...(OBSTACLES[MODULES[module]!]?.(g, seat, level) ?? []));
  return reasons;
}

function explainUpgrade(g: Game, seat: number, module: number, modules: number): Reason[] {
  if (((modules >> module) & 1) === 0) return [because('otherModules', { modules })];
  return canUpgrade(g, seat, module) ? [] : [because('highestLevel')];
}

function cannotInstall(g: Game, seat: number, name: CardType): Reason {
  const type = CARD_TYPES.indexOf(name);
  const held = g.s.seats[seat]!.hand.some(card => card >> 5 === type);
  return because(held ? 'noCardPayable' : 'noCardInHand', { type });
}

/** Nothing lies on the continent, or only on boats beside which no material tile is face up. */
function cannotTransport(g: Game, seat: number): Reason[] {
  if (measure(g, seat, { name: 'raw', of: -1 }) === 0) return [because('noRawMaterial')];
  return boatsOf(g.s.seats[seat]!).flatMap(territory =>
    isLaden(g.s, seat, territory) ? [because('noMaterialBeside', { territory })] : [],
  );
}

type Obstacles = (g: Game, seat: number, level: number) => Reason[];

/** What keeps all actions of a module from being done (ruling 24). The others can always be activated. */
const OBSTACLES: Partial<Record<Module, Obstacles>> = {
  research: () => [because('noCardsLeft')],
  migration: () => [because('noStrongTribe')],
  exploration: (g, seat) =>
    ownTerritories(g.s, seat) === 0
      ? [because('noTribe')]
      : [because('noFaceDownSite'), because('noLandTribe')],
  transport: cannotTransport,
  invention: (g, seat) => [because('noIncomeChip'), cannotInstall(g, seat, 'invention')],
  activity: () => [because('noActivity')],
  sustenance: (g, seat) =>
    ownTerritories(g.s, seat) === 0
      ? [because('noTribe')]
      : [because(tokensLeft(g) === 0 ? 'noHuntingToken' : 'allHunted'), because('noWeakTribe')],
  procreation: (g, seat, level) => [
    because(g.s.seats[seat]!.tribes === 0 ? 'noTribeInSupply' : 'noBirthplace'),
    ...(LEVELS.procreation[level - 1]!.strengthen ? [because('noWeakTribe')] : []),
  ],
  mutation: (g, seat) => [because('noFeature'), cannotInstall(g, seat, 'mutation')],
  production: (g, seat) => [
    because(ownTerritories(g.s, seat) === 0 ? 'noTribe' : 'notchFull'),
    ...cannotTransport(g, seat),
  ],
  trade: (g, seat) => {
    const need = Math.min(...MATERIALS.map((_, m) => purchasePrice(g, seat, m)));
    return [because('nothingStored'), because('needMoney', { need, have: g.s.seats[seat]!.markers[MONEY]! })];
  },
  building: (g, seat) => [because('noProject'), cannotInstall(g, seat, 'building')],
  achievement: (g, seat) => [because('noDie'), cannotInstall(g, seat, 'achievement')],
};

function explainCard(g: Game, seat: number, card: number): Reason[] {
  const choices = legal(g, seat);
  if (choices.includes(C.install + card) || choices.includes(C.keep + card)) return [];
  const { hand, looking } = g.s.seats[seat]!;
  if (looking.includes(card)) return [explainDrafted(hand, card >> 5)];
  if (!hand.includes(card)) return explainStacked(g, seat, card);
  const task = taskOf(g, seat);
  if (task.do === 'install' && task.type !== card >> 5) return [because('otherType', { type: task.type })];
  if (task.do !== 'install' && canInstallCard(g, seat, card, false)) return [because('otherDecision')];
  const missing = missingFor(g, seat, card).map(needed);
  return task.do === 'install' ? missing : [because('otherDecision'), ...missing];
}

/** In the draft one card of each type is kept; whoever picks from all cards does so type by type. */
const explainDrafted = (hand: readonly number[], type: number): Reason =>
  hand.some(kept => kept >> 5 === type) ? because('keptOfType', { type }) : because('otherDecision');

/** A card of a face-up stack, by whether it can be gained. */
function explainStacked(g: Game, seat: number, card: number): Reason[] {
  const task = taskOf(g, seat);
  const stack = g.s.faceUp[card >> 5]!;
  if (!stack.includes(card)) return [because('notInHand')];
  if (task.do === 'drawCards') return [because('faceDownOnly')];
  if (task.do !== 'gainCard') return [because('notInHand')];
  if (task.type >= 0 && task.type !== card >> 5) return [because('otherStack', { type: task.type })];
  return stack.at(-1) === card ? [] : [because('belowTop')];
}

const NEEDED = { material: 'needMaterial', feature: 'needFeature', settlements: 'needSettlements' } as const;

type Missing = ReturnType<typeof missingFor>[number];

const needed = ({ kind, what, need, have }: Missing): Reason => because(NEEDED[kind], { what, need, have });

function explainGoal(g: Game, seat: number, space: number): Reason[] {
  const goal = g.s.seats[seat]!.goals[space]?.at(-1);
  if (goal === undefined) return [because('noGoalThere', { space })];
  if (legal(g, seat).includes(C.installGoal + space)) return [];
  const task = taskOf(g, seat);
  const reasons = task.do === 'goals' && task.install + task.either > 0 ? [] : [because('otherDecision')];
  const short = unmet(g, seat, goal);
  if (short === null) return reasons;
  const { material } = g.rules.goals[goal]!;
  return [
    ...reasons,
    material >= 0
      ? because('needMaterial', { what: material, ...short })
      : because('goalUnmet', { goal, ...short }),
  ];
}

/** A chip in the goal area, by whether it can be installed; one in the display, by whether it can be taken. */
function explainGoalChip(g: Game, seat: number, goal: number): Reason[] {
  const { goals } = g.s.seats[seat]!;
  const space = goals.findIndex(pile => pile.includes(goal));
  if (space >= 0) {
    return goals[space]!.at(-1) === goal
      ? explainGoal(g, seat, space)
      : [because('goalCovered', { goal, space })];
  }
  if (goal < 0 || !g.s.goalDisplay.includes(goal)) return [because('goalElsewhere', { goal })];
  return legal(g, seat).includes(C.takeGoal + goal) ? [] : [because('otherDecision')];
}

function explainAttribute(g: Game, seat: number, chip: number): Reason[] {
  if (chip < 0 || !g.s.attributeDisplay.includes(chip)) return [because('notInDisplay')];
  if (g.s.era === 0) return [because('otherDecision')];
  const { feature } = g.rules.attributes[chip]!;
  const need = featuresFor(g, seat, chip);
  const have = g.s.seats[seat]!.markers[FEATURE + feature]!;
  return have >= need ? [] : [because('needFeature', { what: feature, need, have })];
}

function explainActivity(g: Game, seat: number, slot: number): Reason[] {
  const choices = legal(g, seat).filter(choice => kindOf(choice) === 'activity');
  if (choices.some(choice => argOf(choice) === slot)) return [];
  const reasons: Reason[] = taskOf(g, seat).do === 'activity' ? [] : [because('otherDecision')];
  const installed =
    slot === CONSOLE_ACTIVITY ||
    (g.s.seats[seat]!.abilities.includes(slot) && g.rules.abilities[slot]!.kind === 'activity');
  if (!installed) reasons.push(because('notInstalled'));
  else if (!activities(g, seat).includes(slot)) reasons.push(because('cannotPay'));
  return reasons.length > 0 ? reasons : [because('doneAlready')];
}

function explainProject(g: Game, seat: number, project: Project, at: number | undefined): Reason[] {
  const offered = legal(g, seat).filter(choice => kindOf(choice) === project);
  if (offered.some(choice => at === undefined || placeOfProject[project](argOf(choice)) === at)) return [];
  const task = taskOf(g, seat);
  if (task.do !== 'build') {
    const level = levelOf(g.s.seats[seat]!, MODULES.indexOf('building'));
    const limit = LEVELS.building[level - 1]!.perGround;
    return [because('otherDecision'), ...projectObstacles(g, seat, project, at, limit)];
  }
  if (task.only !== 'any' && task.only !== project)
    return [
      task.same ? because('sameProject') : because('otherProject', { project: PROJECTS.indexOf(task.only) }),
    ];
  return projectObstacles(g, seat, project, at, task.limit);
}

function projectObstacles(
  g: Game,
  seat: number,
  project: Project,
  at: number | undefined,
  limit: number,
): Reason[] {
  const none = noPieceLeft(g, seat, project);
  const reasons = none ? [because(none)] : [];
  if (at !== undefined) reasons.push(...AT[project](g, seat, at, limit));
  else {
    const places = inReach(g, seat, project);
    if (places.length === 0) reasons.push(because(OUT_OF_REACH[project]));
    const each = places.map(place => AT[project](g, seat, place, limit));
    // One place without an obstacle is enough; then something else is missing.
    if (each.every(list => list.length > 0)) reasons.push(...each.flat());
  }
  if (project === 'settlement' && !none) {
    for (const { settlement, ...missing } of missingForSettlement(g, seat))
      reasons.push(because('needMaterial', { ...missing, settlement }));
  }
  return reasons;
}

function noPieceLeft(g: Game, seat: number, project: Project): Reason['code'] | null {
  const me = g.s.seats[seat]!;
  const { farms, boats, settlements } = g.rules.pack.tables.console;
  if (project === 'farm' && farmsBuilt(g, seat) >= farms) return 'noFarmLeft';
  if (project === 'boat' && boatsBuilt(me) >= boats) return 'noBoatLeft';
  return project === 'settlement' && settlementsBuilt(me) >= settlements.length ? 'noSettlementLeft' : null;
}

const OUT_OF_REACH = {
  farm: 'noLandTribe',
  boat: 'noWaterInReach',
  statue: 'noGroundInReach',
  settlement: 'noGroundInReach',
} as const;

/** The places a project is about: own land, Water beside own tribes, Building grounds beside own tribes. */
function inReach(g: Game, seat: number, project: Project): number[] {
  if (project === 'statue' || project === 'settlement') return openGrounds(g, seat);
  const own = ownTerritories(g.s, seat);
  return g.rules.territories.flatMap((_, t) => {
    if (isLand(g.rules, t)) return project === 'farm' && (own >> t) & 1 ? [t] : [];
    return project === 'boat' && g.s.land.adjacent[t]! & own ? [t] : [];
  });
}

/** What keeps a project from one territory or Building ground. */
const AT: Readonly<Record<Project, (g: Game, seat: number, at: number, limit: number) => Reason[]>> = {
  farm(g, seat, territory) {
    const facts = { territory };
    const type = g.rules.territories[territory]?.type;
    if (type === undefined || type === WATER) return [because('notLand', facts)];
    const reasons: Reason[] = [];
    const owner = g.s.farms[territory]! - 1;
    if (tribesIn(g.s, seat, territory) === 0) reasons.push(because('noTribeThere', facts));
    if (owner >= 0) reasons.push(because('farmThere', { ...facts, seat: owner }));
    if (isFarmBlocked(g.s, territory)) reasons.push(because('provisions', facts));
    if ((barrenFor(g, seat) >> territory) & 1) reasons.push(because('besideVolcano', facts));
    return reasons;
  },
  boat(g, seat, territory) {
    const facts = { territory };
    if (g.rules.territories[territory]?.type !== WATER) return [because('notWater', facts)];
    const reasons: Reason[] = [];
    if (boatAt(g.s, seat, territory) >= 0) reasons.push(because('boatThere', facts));
    if ((g.s.land.adjacent[territory]! & ownTerritories(g.s, seat)) === 0)
      reasons.push(because('noTribeBeside', facts));
    return reasons;
  },
  statue(g, seat, ground, limit) {
    const reasons = groundObstacles(g, seat, ground, limit);
    if (reasons.some(({ code }) => code === 'groundNotFound')) return reasons;
    const wanted = statueMaterials(g, seat, ground);
    const { markers } = g.s.seats[seat]!;
    const has = MATERIALS.some((_, m) => (wanted >> m) & 1 && markers[STORED + m]! > 0);
    return has ? reasons : [...reasons, because('needStatueMaterial', { ground, materials: wanted })];
  },
  settlement(g, seat, ground, limit) {
    const reasons = groundObstacles(g, seat, ground, limit);
    const there = g.s.seats[seat]!.settlements.includes(ground);
    return there ? [...reasons, because('settlementThere', { ground })] : reasons;
  },
};

function groundObstacles(g: Game, seat: number, ground: number, limit: number): Reason[] {
  const found = g.s.sites.some(
    (tile, site) => (g.s.revealed >> site) & 1 && g.rules.sites[tile]!.ground === ground,
  );
  if (ground !== 0 && (ground < 0 || !found)) return [because('groundNotFound', { ground })];
  const reasons: Reason[] = [];
  if (!openGrounds(g, seat).includes(ground)) reasons.push(because('noTribeAtGround', { ground }));
  if (!hasRoom(g, seat, ground, limit))
    reasons.push(because('groundFull', { ground, limit: groundLimit(limit, extraOf(g, seat)) }));
  return reasons;
}
