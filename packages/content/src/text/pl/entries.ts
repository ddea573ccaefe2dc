// Cards and chips, each as a short text of its own.
import {
  ATTRIBUTE_SLOT,
  type CompiledCost,
  type CompiledEvent,
  MODULES,
  type Rules,
  STARTING_CHIP,
} from '@civolution/engine';
import type { EntryTexts } from '../../texts.js';
import type { ListText } from './effects.js';
import { and, atMost, cap, count, marked } from './grammar.js';
import { fromTerritory, material } from './lands.js';
import { featureMarker, ofModule, project, WEATHER_NAME } from './lists.js';
import { atLeast, most } from './measures.js';
import { marker } from './verbs.js';
import { NOUN } from './words.js';

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

export function entryTexts(rules: Rules, list: ListText, ability: (slot: number) => string): Entries {
  return {
    cost(card, at) {
      const space = rules.cards[card]!.cost[at];
      return cap(space ? asked(space) : 'bez kosztu');
    },
    eventCard(number) {
      const event = rules.events[number]!;
      const first = event.returns ? `zwróć ${count(1, project(event.returns))} na konsolę, a następnie ` : '';
      return `${cap(weather(event.weather))}. Premia dla ${rewarded(event)}: ${first}${list(event.reward)}`;
    },
    goal(number) {
      const { measure, min, material: returned } = rules.goals[number]!;
      return cap(measure ? `miej ${atLeast(measure, min)}` : `zwróć ${count(1, material(returned))}`);
    },
    income(chip) {
      const action = cap(list(rules.chips[chip]!, true));
      if (chip < STARTING_CHIP) return action;
      const upgraded = MODULES[rules.chipModules[chip - STARTING_CHIP]!]!;
      return `${action}. Na początku gry ulepsz ${NOUN.upgraded.one.acc} ${ofModule(upgraded)}`;
    },
    attribute(chip) {
      const { feature, have } = rules.attributes[chip]!;
      const asks = `Mając co najmniej ${count(have, featureMarker(feature))}, zwróć 1 z nich`;
      return `${asks}. ${ability(ATTRIBUTE_SLOT + chip)}`;
    },
    startingAttribute: chip => cap(list(rules.benefits[chip]!)),
    creature(creature) {
      const { type, rewards } = rules.creatures[creature]!;
      const food = `${atMost(rewards.length, NOUN.stored, 'ins')}${fromTerritory(type)}`;
      const spaces = rewards.map((reward, i) => `${i + 1}. ${list(reward)}`);
      return `Nakarm stworzenie ${food}: ${spaces.join(' · ')}`;
    },
    markerCard: card =>
      and(rules.markerCards[card]!.markers.map(([place, n]) => count(n, marker(place), 'nom'))),
    points: n => count(n, NOUN.point, 'nom'),
  };
}
