// What texts and programs may look up: the functions and tables by which the engine itself decides.
export {
  groundLimit,
  isLastSettlement,
  materialOfStatue,
  placeOfProject,
  settlementOf,
} from './actions/build.js';
export { activeSpaces, lackingAt, pointsOfSpaces, sparedFor } from './actions/card-cost.js';
export { passingValue, type Tested } from './actions/favor.js';
export { findFor, huntingYield } from './actions/hunt.js';
export { incomePoints } from './actions/income.js';
export { migrantStaysStrong } from './actions/migrate.js';
export { newbornStaysStrong } from './actions/procreate.js';
export { canUnload, goesAnywhere, usualSpaces } from './actions/produce.js';
export { stepsAhead } from './actions/progress.js';
export { type Encampment, encampmentOf, firePoints, rawToDevelop } from './actions/settle.js';
export { outlineOf } from './continent/geometry.js';
export { type Extra, extraOf } from './effects/hooks.js';
export { isInstalling, measure } from './effects/measures.js';
export { upgradeMask } from './effects/verbs.js';
export { creaturesOf, tames } from './extras/creatures.js';
export { feedingCost, foodNeeded } from './flow/feeding.js';
export type { Board, Position } from './flow/game.js';
export { kindsThat } from './flow/kinds.js';
export { canActivate, canReset, levelOf } from './flow/turn.js';
export { insightAt } from './modules/insight.js';
export { inventionAt } from './modules/invention.js';
export { INSTALL_LEVELS, isAnyNumber, LEVELS, PRINTED_LEVELS } from './modules/levels.js';
export { migrationAt } from './modules/migration.js';
export { mutationAt } from './modules/mutation.js';
export { type PaySource, readSource } from './modules/payment.js';
export { planningAt } from './modules/planning.js';
export { procreationAt } from './modules/procreation.js';
export { productionAt } from './modules/production.js';
export { researchAt } from './modules/research.js';
export { sleepGains } from './modules/sleep.js';
export { sustenanceAt } from './modules/sustenance.js';
export { isFound, salePoints, tradeAt } from './modules/trade.js';
export { transportAt } from './modules/transport.js';
export { allUnits, unitsOf } from './scoring/categories.js';
export { finalSum } from './scoring/final.js';
export { RED_FROM } from './solo/turn.js';
export { differsOnlyInAgenda } from './state/clone.js';
export { bits } from './state/lists.js';
export {
  canFlip,
  columnsFor,
  goalStages,
  isActive,
  nextStage,
  pointsOfStage,
} from './state/partition.js';
export { type EveryInputCounts, oncePer, remember } from './state/remember.js';
export { faceDownAround } from './state/sites.js';
export {
  aboard,
  countAt,
  freeSpaces,
  type Ground,
  groundOf,
  isLaden,
  isLand,
  isWeak,
  ON_CONSOLE,
  spots,
  type TribePlaces,
  territoryOf,
  tribesIn,
} from './state/tribes.js';
