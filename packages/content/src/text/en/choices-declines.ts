// What it means to decline, task by task.
import { CARD_TYPES } from '@civolution/engine';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable, DecliningTask } from '../../texts.js';
import { the } from './choices-chips.js';
import { count } from './grammar.js';
import { CARD } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function declines({ name }: Parts) {
  return {
    'decline.extraFind': () => 'Decline the extra find',
    'decline.gainCard': () => 'Decline the card',
    'decline.drawCards': () => 'Decline to draw cards',
    'decline.gainAny': () => 'Decline the marker',
    'decline.procreation': () => 'Decline what is left of the procreation',
    'decline.holyRock'(_d, state) {
      const site = taskNow(state, 'holyRock')?.site;
      const tile = site === undefined ? -1 : state.sites[site]!;
      return `Decline the favor test of ${tile < 0 ? 'the Holy rock' : name.siteTile(tile)}`;
    },
    'decline.migrate': (_d, state) => `Decline ${the(taskNow(state, 'migrate')?.left, NOUN.migration)}`,
    'decline.procreate': (_d, state) => `Decline ${the(taskNow(state, 'procreate')?.left, NOUN.procreation)}`,
    'decline.populate': (_d, state) =>
      (taskNow(state, 'populate')?.territory ?? -1) < 0
        ? 'Place no weak tribes'
        : 'Place no more weak tribes',
    'decline.moveWeather': () => 'Leave the weather as it is',
    'decline.strengthen': () => 'Decline to strengthen a tribe',
    'decline.install'(_d, state) {
      const type = taskNow(state, 'install')?.type;
      return `Decline to install ${type === undefined ? 'a card' : CARD[CARD_TYPES[type]!]}`;
    },
    'decline.gainIncome': () => 'Decline the income chip',
    'decline.useIncome': () => 'Decline to use an income chip',
    'decline.activity'(_d, state) {
      const { left, money = 0 } = taskNow(state, 'activity') ?? {};
      const declined = `Decline ${the(left, NOUN.activity)}`;
      return money > 0 ? `${declined} and take ${count(money, NOUN.money)}` : declined;
    },
    'decline.upgrade': () => 'Decline the upgrade',
    'decline.flipStage': () => 'Decline to flip a stage tile',
    'decline.anyTrack': (_d, state) => `Decline ${the(taskNow(state, 'anyTrack')?.n, NOUN.step)}`,
    'decline.gainGoal': () => 'Decline the goal chip',
    'decline.revealSite': () => 'Decline to reveal a site',
    'decline.alternative': () => 'Decline all of these',
    'decline.payFor': () => 'Decline to pay',
    'decline.production'(_d, state) {
      const task = taskNow(state, 'production');
      if (task?.left === 0) return 'Decline to transport';
      return task?.produced && task.transport > 0
        ? 'Produce no more'
        : 'Decline what is left of the production';
    },
    'decline.grotto'(_d, state) {
      const site = taskNow(state, 'grotto')?.site;
      const tile = site === undefined ? -1 : state.sites[site]!;
      return `Decline what ${tile < 0 ? 'the Hidden grotto' : name.siteTile(tile)} offers`;
    },
    'decline.transport': () => 'Leave the raw materials where they are',
    'decline.hunt': () => 'Decline to hunt',
    'decline.luckyFind': () => 'Decline to make a lucky find',
    'decline.build': () => 'Decline to build',
    'decline.board': () => 'Let no tribe board the boat',
    'decline.goals'(_d, state) {
      const task = taskNow(state, 'goals');
      if (!task || task.either > 0) return 'Decline to install or gain goal chips';
      const verbs = [...(task.install > 0 ? ['install'] : []), ...(task.gain > 0 ? ['gain'] : [])];
      return `Decline to ${verbs.join(' or ')} a goal chip`;
    },
    'decline.planOn': () => 'Decline the planning markers',
    'decline.gainDie': () => 'Decline the die',
    'decline.recall': () => 'Roll no used dice',
    'decline.setDie': () => 'Turn no die to another value',
    'decline.mutate': () => 'Decline to move a feature marker',
    'decline.trade': () => 'Sell and buy no more',
    'decline.offerChips': () => 'Take no attribute chip',
    'decline.tracks': (_d, state) => `Decline ${the(taskNow(state, 'tracks')?.left, NOUN.step)}`,
    'decline.features': (_d, state) => `Decline ${the(taskNow(state, 'features')?.left, NOUN.feature)}`,
    'decline.stock': () => 'Store nothing',
    'decline.expand': () => 'Place no new tribe',
    'decline.tame'(_d, state) {
      const creature = taskNow(state, 'tame')?.creature;
      return `Leave the ${creature === undefined ? 'creature' : name.creature(creature)} untamed`;
    },
    'decline.feedCreatures'(_d, state) {
      const task = taskNow(state, 'feedCreatures');
      if (task && task.creature >= 0) return `Feed the ${name.creature(task.creature)} no more`;
      return 'Feed no creature';
    },
  } satisfies Partial<ChoiceTable> & Record<`decline.${DecliningTask}`, unknown>;
}
