import { expand, features, stock, tracks } from '../actions/benefits.js';
import { board, build } from '../actions/build.js';
import { drawCards, gainCard, keepCards } from '../actions/cards.js';
import { completion, installChip, offerChips } from '../actions/chips.js';
import { gainDie, giveDie, recall, rollGained, setDie } from '../actions/dice.js';
import { favorTest, testIdeas } from '../actions/favor.js';
import { gainGoal, placeGoal, reveal } from '../actions/goals.js';
import { findRoll, hunt, huntRoll, luckyFind } from '../actions/hunt.js';
import { gainIncome, income, useIncome } from '../actions/income.js';
import { enable, install, installHow } from '../actions/install.js';
import { installGoal } from '../actions/install-goal.js';
import { migrate, route } from '../actions/migrate.js';
import { populate } from '../actions/populate.js';
import { procreate, strengthen } from '../actions/procreate.js';
import { storeAnywhere, transport } from '../actions/produce.js';
import { activity, anyTrack, flipStage, upgrade } from '../actions/progress.js';
import { moveWeather } from '../actions/weather.js';
import { gainAny, gainMarkers } from '../effects/gains.js';
import { payFor } from '../effects/prices.js';
import { alternative, bonuses, effects } from '../effects/verbs.js';
import { feedCreatures, tame } from '../extras/creatures.js';
import { firstUpgrade, layTiles, takeTile } from '../extras/level-four.js';
import { benefit } from '../extras/starting-attributes.js';
import { achievementSteps } from '../modules/achievement.js';
import { buildingSteps } from '../modules/building.js';
import { explorationSteps, explore, explorePoints } from '../modules/exploration.js';
import { insightSteps } from '../modules/insight.js';
import { inventionSteps } from '../modules/invention.js';
import { mutate, mutationSteps } from '../modules/mutation.js';
import { goalSteps, planningSteps, planOn } from '../modules/planning.js';
import { holyRock, procreationSteps } from '../modules/procreation.js';
import { grotto, produceThere, productionSteps } from '../modules/production.js';
import { researchSteps } from '../modules/research.js';
import { sleepSteps } from '../modules/sleep.js';
import { sustenanceSteps } from '../modules/sustenance.js';
import { tradeSteps } from '../modules/trade.js';
import { finalScoring } from '../scoring/final.js';
import { automaGoal } from '../solo/displays.js';
import { automaFeed } from '../solo/feeding.js';
import { automaDiscs } from '../solo/setup.js';
import { automaCrowded, automaMove } from '../solo/tribes.js';
import { automaAct, automaDiscard, automaTurn } from '../solo/turn.js';
import type { Handlers } from './agenda.js';
import { event, giveBack } from './events-phase.js';
import { death, fed, feed, glacier, gorge, lose, scoreStrong } from './feeding.js';
import * as phases from './phases.js';
import {
  afterDraft,
  chooseChipCard,
  draftChoices,
  draftChoose,
  putChipCardsAway,
  takeChipCard,
} from './start.js';
import { actions, endTurn, pay, reset, resetMarker, round, turn } from './turn.js';

/** Who carries out which task. */
export const HANDLERS: Handlers = {
  draft: {
    legal: (g, task, out) => draftChoices(g, task.seat, out),
    choose: (g, task, choice) => draftChoose(g, task.seat, choice),
  },
  afterDraft,
  chooseChipCard,
  takeChipCard,
  putChipCardsAway,
  era: phases.era,
  phase: phases.phase,
  refillGoals: phases.refillGoals,
  extraFind: phases.extraFind,
  round,
  turn,
  pay,
  actions,
  endTurn,
  completion,
  reset,
  resetMarker,
  gorge,
  glacier,
  oaks: phases.oaks,
  feed,
  fed,
  scoreStrong,
  weather: phases.weather,
  event,
  giveBack,
  eraScoring: phases.eraScoring,
  income,
  offerChips,
  scoreStatues: phases.scoreStatues,
  endEra: phases.endEra,
  refillReset: phases.refillReset,
  finalScoring,
  sleep: sleepSteps,
  production: productionSteps,
  grotto,
  produceAt: produceThere,
  transport,
  storeAnywhere,
  sustenance: sustenanceSteps,
  hunt,
  huntRoll,
  exploration: explorationSteps,
  explore,
  explorePoints,
  luckyFind,
  findRoll,
  building: buildingSteps,
  build,
  board,
  planning: planningSteps,
  goals: goalSteps,
  installGoal,
  planOn,
  achievement: achievementSteps,
  gainDie,
  giveDie,
  rollGained,
  recall,
  setDie,
  mutation: mutationSteps,
  mutate,
  invention: inventionSteps,
  trade: tradeSteps,
  procreation: procreationSteps,
  holyRock,
  research: researchSteps,
  insight: insightSteps,
  favorTest,
  testIdeas,
  migrate,
  route,
  procreate,
  strengthen,
  populate,
  gainCard,
  drawCards,
  keepCards,
  install,
  installHow,
  enable,
  gainIncome,
  installChip,
  useIncome,
  activity,
  upgrade,
  flipStage,
  anyTrack,
  gainGoal,
  placeGoal,
  revealSite: reveal,
  moveWeather,
  effects,
  alternative,
  bonuses,
  payFor,
  gainMarkers,
  gainAny,
  lose,
  death,
  benefit,
  layTiles,
  takeTile,
  firstUpgrade,
  tracks,
  features,
  stock,
  expand,
  tame,
  feedCreatures,
  automaDiscs,
  automaGoal,
  automaTurn,
  automaAct,
  automaCrowded,
  automaMove,
  automaDiscard,
  automaFeed,
};
