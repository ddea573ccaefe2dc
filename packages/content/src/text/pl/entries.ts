// Cards and chips, each as a short text of its own.
import {
  ATTRIBUTE_SLOT,
  type CompiledCost,
  type CompiledEvent,
  MODULES,
  type Rules,
  STARTING_CHIP,
} from '@civolution/engine';
import type { EntryTexts, Names, Texts } from '../../texts.js';
import { type Mood, word } from './clauses.js';
import type { ListText } from './effects.js';
import { and, atMost, cap, count, marked } from './grammar.js';
import { fromTerritory, material, WEATHER_NAME } from './lands.js';
import { card as cardOf, featureMarker, ofModule, project } from './lists.js';
import { atLeast, most } from './measures.js';
import { marker } from './verbs.js';
import { NOUN } from './words.js';

/** Without names, capitals and full stops. */
export interface EntryParts {
  /** What a cost space asks for when no settlement stands for it. */
  ask(card: number, space: number): string;
  cost(card: number, space: number): string;
  happening(event: number): string;
  /** The requirement of a goal chip, as a command or behind "musisz". */
  requirement(goal: number, mood?: Mood): string;
  attributed(chip: number): string;
  benefit(chip: number): string;
  feeding(creature: number): string;
}

type Entries = Pick<
  EntryTexts,
  | 'cost'
  | 'eventCard'
  | 'goal'
  | 'income'
  | 'attribute'
  | 'startingAttribute'
  | 'creature'
  | 'markerCard'
  | 'points'
>;
type Named = Pick<
  Texts,
  'eventCard' | 'goal' | 'income' | 'attribute' | 'startingAttribute' | 'creature' | 'card'
>;

const NO_COST = 'bez kosztu';
const HAVE = word('miej', 'mieć');
const RETURN = word('zwróć', 'zwrócić');

const settlements = (n: number): string => count(n, project('settlement'));

const ASKS: Readonly<Record<CompiledCost['kind'], (space: CompiledCost) => string>> = {
  material: ({ what, n }) => `zwróć ${count(n, material(what))}`,
  have: ({ what, n }) => `miej ${count(n, featureMarker(what))}`,
  return: ({ what, n }) => `zwróć ${count(n, featureMarker(what))}`,
  settlements: space => `miej ${settlements(space.settlements)}`,
};

function asked(space: CompiledCost): string {
  const have = space.kind === 'have' ? '' : 'miej ';
  const or =
    space.kind !== 'settlements' && space.settlements > 0
      ? ` albo ${have}${settlements(space.settlements)}`
      : '';
  return `${ASKS[space.kind](space)}${or}${space.included ? ' – zawiera się w następnym polu' : ''}`;
}

/** Who is rewarded, as in "premia dla …". */
function rewarded({ who, counts, min }: CompiledEvent): string {
  if (who === 'each') return `każdej cywilizacji, która ma ${atLeast(counts, min)}`;
  const leader = who === 'leader' ? 'cywilizacji, która jako jedyna' : 'każdej cywilizacji, która';
  return `${leader} ${most(counts)}${min > 1 ? ` (co najmniej ${min})` : ''}`;
}

function weather(steps: number): string {
  const towards = steps > 0 ? 'hot' : 'cold';
  const space = `„${marked('weather', towards, WEATHER_NAME[towards])}”`;
  return `przesuń znacznik pogody o ${count(Math.abs(steps), NOUN.space)} w kierunku pola ${space}`;
}

export function entryParts(rules: Rules, list: ListText, ability: (slot: number) => string): EntryParts {
  return {
    ask(card, at) {
      const space = rules.cards[card]!.cost[at];
      return space ? ASKS[space.kind](space) : NO_COST;
    },
    cost(card, at) {
      const space = rules.cards[card]!.cost[at];
      return space ? asked(space) : NO_COST;
    },
    happening(number) {
      const event = rules.events[number]!;
      const first = event.returns ? `zwróć ${count(1, project(event.returns))} na konsolę, a następnie ` : '';
      return `${weather(event.weather)}. Premia dla ${rewarded(event)}: ${first}${list(event.reward)}`;
    },
    requirement(number, mood = 'imp') {
      const { measure, min, material: returned } = rules.goals[number]!;
      return measure
        ? `${HAVE[mood]} ${atLeast(measure, min)}`
        : `${RETURN[mood]} ${count(1, material(returned))}`;
    },
    attributed(chip) {
      const { feature, have } = rules.attributes[chip]!;
      const asks = `mając co najmniej ${count(have, featureMarker(feature))}, zwróć 1 z nich`;
      return `${asks}. ${ability(ATTRIBUTE_SLOT + chip)}`;
    },
    benefit: chip => list(rules.benefits[chip]!),
    feeding(creature) {
      const { type, rewards } = rules.creatures[creature]!;
      const food = `${atMost(rewards.length, NOUN.stored, 'ins')}${fromTerritory(type)}`;
      const spaces = rewards.map((reward, i) => `${i + 1}. ${list(reward)}`);
      return `nakarm stworzenie ${food}: ${spaces.join(' · ')}`;
    },
  };
}

/** What the components print. */
export function entryTexts(rules: Rules, list: ListText, entry: EntryParts): Entries {
  return {
    cost: (card, at) => cap(entry.cost(card, at)),
    eventCard: event => cap(entry.happening(event)),
    goal: goal => cap(entry.requirement(goal)),
    income(chip) {
      const action = cap(list(rules.chips[chip]!, true));
      if (chip < STARTING_CHIP) return action;
      const upgraded = MODULES[rules.chipModules[chip - STARTING_CHIP]!]!;
      return `${action}. Na początku gry ulepsz ${NOUN.upgraded.one.acc} ${ofModule(upgraded)}`;
    },
    attribute: chip => cap(entry.attributed(chip)),
    startingAttribute: chip => cap(entry.benefit(chip)),
    creature: creature => cap(entry.feeding(creature)),
    markerCard: card =>
      and(rules.markerCards[card]!.markers.map(([place, n]) => count(n, marker(place), 'nom'))),
    points: n => count(n, NOUN.point, 'nom'),
  };
}

/** Entries by name, as a game speaks of them. */
export function namedEntries(
  rules: Rules,
  name: Names,
  list: ListText,
  ability: (slot: number) => string,
  entry: EntryParts,
): Named {
  return {
    eventCard: event => `${name.event(event)}: ${entry.happening(event)}`,
    goal: goal => `${name.goal(goal)}: ${entry.requirement(goal)}`,
    income(chip) {
      const starting = chip >= STARTING_CHIP ? 'przychód startowy' : 'przychód';
      return `${name.chip(chip)} (${starting}): ${list(rules.chips[chip]!, true)}`;
    },
    attribute: chip => `${name.attribute(chip)}: ${entry.attributed(chip)}`,
    startingAttribute: chip => `${name.startingAttribute(chip)}: ${entry.benefit(chip)}`,
    creature: creature => `${name.creature(creature)}: ${entry.feeding(creature)}`,
    card(card) {
      const { type, cost, points, bonus } = rules.cards[card]!;
      const spaces = cost.map((space, i) => {
        const worth = space && points[i]! > 0 ? ` (${count(points[i]!, NOUN.point)})` : '';
        return `${entry.cost(card, i)}${worth}`;
      });
      return [
        `${name.card(card)}, ${cardOf(type).one.nom}`,
        `Koszt, rząd po rzędzie: ${spaces.join('; ')}`,
        ...(rules.lists[bonus]!.length > 0 ? [`Premia natychmiastowa: ${list(bonus)}`] : []),
        ...(rules.abilities[card] ? [ability(card)] : []),
      ].join('\n');
    },
  };
}
