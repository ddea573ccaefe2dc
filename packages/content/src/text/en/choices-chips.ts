// Choices about chips, tracks, upgrades and markers, and saying no.
import { CARD_TYPES, extraOf, incomePoints, STARTING_CHIP, stepsAhead } from '@civolution/engine';
import { taskNow } from '../../facts/tasks.js';
import type { Forms } from '../../plural.js';
import type { ChoiceTable, DecliningTask } from '../../texts.js';
import type { English } from './english.js';
import { moduleText } from './modules.js';
import { A_CARD, cap, count, FORMS, plural } from './words.js';

export function chipChoices({ rules, name, phrase, list, entry }: English) {
  return {
    chipCard(d, state) {
      const at = state.chipCards.indexOf(d.arg);
      const [goal, attribute] = [state.chipGoals[at] ?? -1, state.chipAttributes[at] ?? -1];
      const module = rules.chipModules[d.arg]!;
      const level = name.level(state.seats[d.seat]!.levels[module]! + 1);
      const goalChip = goal < 0 ? '' : `; goal chip ${name.goal(goal)} (${entry.requirement(goal)})`;
      const benefit =
        attribute < 0
          ? ''
          : `; starting attribute chip ${name.startingAttribute(attribute)} (${list(rules.benefits[attribute]!)})`;
      const chip = STARTING_CHIP + d.arg;
      return `Take starting chip card ${name.chip(chip)} (income: ${list(rules.chips[chip]!, -1, true)}); upgrade ${name.module(module)} to level ${level}${goalChip}${benefit}`;
    },
    takeIncome: d => `Take income chip ${name.chip(d.arg)}: ${list(rules.chips[d.arg]!, -1, true)}`,
    income: d => `Use income chip ${name.chip(d.arg)}: ${list(d.effects!, -1, true)}`,
    incomePoint(d, state) {
      const points = incomePoints(extraOf({ rules, s: state }, d.seat));
      return `Take ${count(points, FORMS.point)} instead of using income chip ${name.chip(d.arg)}`;
    },
    upgrade(d, state) {
      const level = state.seats[d.seat]!.levels[d.arg]! + 1;
      const does = moduleText(name, d.arg, level, extraOf({ rules, s: state }, d.seat));
      return `Upgrade ${name.module(d.arg)} to level ${name.level(level)}: ${does}`;
    },
    track(d, state) {
      const steps = taskNow(state, 'anyTrack')?.n ?? 1;
      const { to, lines, points } = stepsAhead(rules, state.seats[d.seat]!, d.arg, steps);
      const bonuses = lines
        .map(line => `; line ${line + 1}: ${list(rules.lines[line]!.bonus, d.arg)}`)
        .join('');
      const more = points > 0 ? `; ${count(points, FORMS.point)} for steps beyond the end` : '';
      return `Advance ${count(steps, FORMS.step)} on the ${name.track(d.arg)} track, to space ${to}${bonuses}${more}`;
    },
    flip: d => `Flip the stage-${d.arg} tile to active`,
    takeGoal: d => `Take goal chip ${entry.goal(d.arg)}`,
    coverGoal(d, state) {
      const covered = state.seats[d.seat]!.goals[d.arg]!.at(-1);
      return covered === undefined
        ? `Place the goal chip on goal space ${d.arg + 1}`
        : `Cover goal chip ${entry.goal(covered)}`;
    },
    'coverGoal.free': d => `Place the goal chip on free goal space ${d.arg + 1}`,
    store: d => `Store ${phrase.markers(d.gain)}`,
    feature: d => `Gain ${phrase.markers(d.gain)}`,
    pick: (d, state) => cap(list(d.effects!, taskNow(state, 'alternative')?.track, true)),
    returnMarker(d, state) {
      const task = taskNow(state, 'gainMarkers');
      const gained = task ? ` to gain ${name.markers(task.place, 1, state)}` : '';
      return `Return ${phrase.markers(d.cost, state)}${gained}`;
    },
    forgo(_d, state) {
      const task = taskNow(state, 'gainMarkers');
      return task ? `Forgo ${name.markers(task.place, task.left, state)}` : 'Forgo the markers';
    },
    give: (d, state) => `Pay ${phrase.markers(d.cost, state)}`,
    stepBack: () => 'Go 1 step back on the Favor of Agera track',
    'accept.tame'(_d, state) {
      const creature = taskNow(state, 'tame')?.creature ?? 0;
      const type = name.territoryType(rules.creatures[creature]!.type);
      return `Tame the ${name.creature(creature)} and make a lucky find in ${type}`;
    },
  } satisfies Partial<ChoiceTable>;
}

export function declines({ name }: English) {
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
    'decline.migrate': (_d, state) => `Decline ${the(taskNow(state, 'migrate')?.left, FORMS.migration)}`,
    'decline.procreate': (_d, state) =>
      `Decline ${the(taskNow(state, 'procreate')?.left, FORMS.procreation)}`,
    'decline.populate': (_d, state) =>
      (taskNow(state, 'populate')?.territory ?? -1) < 0
        ? 'Place no weak tribes'
        : 'Place no more weak tribes',
    'decline.moveWeather': () => 'Leave the weather as it is',
    'decline.strengthen': () => 'Decline to strengthen a tribe',
    'decline.install'(_d, state) {
      const type = taskNow(state, 'install')?.type;
      return `Decline to install ${type === undefined ? 'a card' : A_CARD[CARD_TYPES[type]!]}`;
    },
    'decline.gainIncome': () => 'Decline the income chip',
    'decline.useIncome': () => 'Decline to use an income chip',
    'decline.activity'(_d, state) {
      const { left, money = 0 } = taskNow(state, 'activity') ?? {};
      const declined = `Decline ${the(left, FORMS.activity)}`;
      return money > 0 ? `${declined} and take ${count(money, FORMS.money)}` : declined;
    },
    'decline.upgrade': () => 'Decline the upgrade',
    'decline.flipStage': () => 'Decline to flip a stage tile',
    'decline.anyTrack': (_d, state) => `Decline ${the(taskNow(state, 'anyTrack')?.n, FORMS.step)}`,
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
    'decline.tracks': (_d, state) => `Decline ${the(taskNow(state, 'tracks')?.left, FORMS.step)}`,
    'decline.features': (_d, state) => `Decline ${the(taskNow(state, 'features')?.left, FORMS.feature)}`,
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

/** "the migration", "the 2 migrations" */
const the = (n: number | undefined, forms: Forms): string =>
  n === undefined || n === 1 ? `the ${plural(1, forms)}` : `the ${count(n, forms)}`;
