// Cards and chips, each as a short text of its own.

import { ATTRIBUTE_SLOT, type CompiledCost, type Rules, STARTING_CHIP, WEATHER } from '@civolution/engine';
import type { Names, Texts } from '../../texts.js';
import type { ListText } from './effects.js';
import { count } from './grammar.js';
import { PROJECT } from './lists.js';
import { atLeast, most } from './measures.js';
import { NOUN } from './words.js';

type Entries = Pick<
  Texts,
  'cost' | 'eventCard' | 'goal' | 'income' | 'attribute' | 'startingAttribute' | 'creature' | 'card'
> & {
  /** What a cost space asks for when no settlement stands for it. */
  readonly ask: (card: number, space: number) => string;
  /** The requirement of a goal chip, what an event does, what chips ask for and give: without names. */
  readonly requirement: (goal: number) => string;
  readonly happening: (event: number) => string;
  readonly attributed: (chip: number) => string;
  readonly benefit: (chip: number) => string;
  readonly feeding: (creature: number) => string;
};

export function entryTexts(
  rules: Rules,
  name: Names,
  list: ListText,
  ability: (slot: number) => string,
): Entries {
  const ASKS: Readonly<Record<CompiledCost['kind'], (space: CompiledCost) => string>> = {
    material: ({ what, n }) => `return ${n} ${name.material(what)}`,
    have: ({ what, n }) => `have ${n} ${name.feature(what)}`,
    return: ({ what, n }) => `return ${n} ${name.feature(what)}`,
    settlements: ({ settlements }) => `have ${count(settlements, PROJECT.settlement)}`,
  };

  const ask = (card: number, space: number): string => {
    const asks = rules.cards[card]!.cost[space];
    return asks ? ASKS[asks.kind](asks) : 'no cost';
  };

  const cost = (card: number, space: number): string => {
    const asks = rules.cards[card]!.cost[space];
    if (!asks) return ask(card, space);
    const or =
      asks.kind !== 'settlements' && asks.settlements > 0
        ? ` or have ${count(asks.settlements, PROJECT.settlement)}`
        : '';
    return `${ask(card, space)}${or}${asks.included ? ', included in the next space' : ''}`;
  };

  const requirement = (goal: number): string => {
    const { measure, min, material } = rules.goals[goal]!;
    return measure ? atLeast(measure, min) : `return 1 ${name.material(material)}`;
  };

  const rewarded = (event: number): string => {
    const { who, counts, min } = rules.events[event]!;
    if (who === 'each') return `all who ${atLeast(counts, min)}`;
    const least = min > 1 ? ` (at least ${min})` : '';
    return `${who === 'leader' ? 'a sole leader with' : 'all with'} ${most(counts)}${least}`;
  };

  const weather = (steps: number): string =>
    steps === 0
      ? 'the weather stays'
      : `the weather moves ${count(Math.abs(steps), NOUN.step)} towards ${name.weather(steps > 0 ? 0 : WEATHER.length - 1)}`;

  const happening = (event: number): string => {
    const { returns, reward, weather: steps } = rules.events[event]!;
    const first = returns ? `return ${count(1, PROJECT[returns])}, then ` : '';
    return `${weather(steps)}. Reward for ${rewarded(event).replaceAll('your', 'own')}: ${first}${list(reward)}`;
  };

  const attributed = (chip: number): string => {
    const { feature, have } = rules.attributes[chip]!;
    return `have ${have} ${name.feature(feature)} and return 1. ${ability(ATTRIBUTE_SLOT + chip)}`;
  };

  const benefit = (chip: number): string => list(rules.benefits[chip]!);

  const feeding = (creature: number): string => {
    const { type, rewards } = rules.creatures[creature]!;
    const spaces = rewards.map((reward, i) => `${i + 1}. ${list(reward)}`);
    const food = count(rewards.length, NOUN.material);
    return `feed it up to ${food} of ${name.territoryType(type)}: ${spaces.join(' · ')}`;
  };

  return {
    ask,
    cost,
    requirement,
    happening,
    eventCard: event => `${name.event(event)}: ${happening(event)}`,
    goal: goal => `${name.goal(goal)}: ${requirement(goal)}`,
    income(chip) {
      const starting = chip >= STARTING_CHIP ? 'starting income' : 'income';
      return `${name.chip(chip)} (${starting}): ${list(rules.chips[chip]!, -1, true)}`;
    },
    attributed,
    attribute: chip => `${name.attribute(chip)}: ${attributed(chip)}`,
    benefit,
    startingAttribute: chip => `${name.startingAttribute(chip)}: ${benefit(chip)}`,
    feeding,
    creature: creature => `${name.creature(creature)}: ${feeding(creature)}`,
    card(card) {
      const { type, cost: spaces, points, bonus } = rules.cards[card]!;
      const asked = spaces.map((space, i) => {
        const worth = space && points[i]! > 0 ? ` (${count(points[i]!, NOUN.point)})` : '';
        return `${cost(card, i)}${worth}`;
      });
      return [
        `${name.card(card)}, ${name.cardType(type)} card`,
        `Cost, stage by stage: ${asked.join('; ')}`,
        ...(rules.lists[bonus]!.length > 0 ? [`Instant bonus: ${list(bonus)}`] : []),
        ...(rules.abilities[card] ? [ability(card)] : []),
      ].join('\n');
    },
  };
}
