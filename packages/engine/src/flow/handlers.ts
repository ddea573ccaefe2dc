import { drawCards, gainCard, keepCards } from '../actions/cards.js';
import { completion, installChip } from '../actions/chips.js';
import { favorTest, testIdeas } from '../actions/favor.js';
import { gainGoal, placeGoal, reveal } from '../actions/goals.js';
import { gainIncome, income, useIncome } from '../actions/income.js';
import { enable, install, installHow } from '../actions/install.js';
import { migrate, route } from '../actions/migrate.js';
import { procreate, strengthen } from '../actions/procreate.js';
import { activity, anyTrack, flipStage, upgrade } from '../actions/progress.js';
import { alternative, effects, gainAny, gainMarkers, payFor } from '../effects/verbs.js';
import { insightSteps } from '../modules/insight.js';
import { holyRock, procreationSteps } from '../modules/procreation.js';
import { researchSteps } from '../modules/research.js';
import { sleepSteps } from '../modules/sleep.js';
import { finalScoring } from '../scoring/final.js';
import type { Handlers } from './agenda.js';
import { event, giveBack } from './events-phase.js';
import { death, feed, glacier, lose, scoreStrong } from './feeding.js';
import * as phases from './phases.js';
import {
  afterDraft,
  chooseChipCard,
  draftChoices,
  draftChoose,
  putChipCardsAway,
  takeChipCard,
} from './start.js';
import { endTurn, pay, reset, resetMarker, round, turn } from './turn.js';

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
  endTurn,
  completion,
  reset,
  resetMarker,
  glacier,
  oaks: phases.oaks,
  feed,
  scoreStrong,
  weather: phases.weather,
  event,
  giveBack,
  eraScoring: phases.eraScoring,
  income,
  scoreStatues: phases.scoreStatues,
  endEra: phases.endEra,
  refillReset: phases.refillReset,
  finalScoring,
  sleep: sleepSteps,
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
  effects,
  alternative,
  payFor,
  gainMarkers,
  gainAny,
  lose,
  death,
};
