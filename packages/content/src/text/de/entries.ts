// Cards and chips, each as a short text of its own.
import {
  ATTRIBUTE_SLOT,
  type CompiledCost,
  FEATURES,
  MATERIALS,
  MODULES,
  type Rules,
  STARTING_CHIP,
  TERRITORY_TYPES,
} from '@civolution/engine';
import type { EntryTexts } from '../../texts.js';
import { clause, DO, orders } from './clauses.js';
import type { EffectTexts } from './effects.js';
import { bare, cap, count, listing, ofYours } from './grammar.js';
import { MATERIAL, TERRITORY, WEATHER_NAME } from './lands.js';
import { FEATURE_NAME, MODULE, PROJECT } from './lists.js';
import { atLeast, demand, having, leading } from './measures.js';
import { markerNoun } from './verbs.js';
import { NOUN } from './words.js';

/** What is printed on components, without their names. */
export type Entries = Pick<
  EntryTexts,
  | 'points'
  | 'cost'
  | 'eventCard'
  | 'goal'
  | 'income'
  | 'attribute'
  | 'startingAttribute'
  | 'creature'
  | 'markerCard'
> & {
  /** What a cost space asks for when no settlement stands for it, and all that it says: as parts of a sentence. */
  readonly ask: (card: number, space: number) => string;
  readonly asked: (card: number, space: number) => string;
};

const material = (n: number, what: number): string => count(n, MATERIAL[MATERIALS[what]!]);
const feature = (n: number, what: number): string => count(n, FEATURE_NAME[FEATURES[what]!]);
const giveUp = (what: string): string => orders([clause(DO.giveUp, what)]);
const built = (n: number): string => `habe ${count(n, PROJECT.settlement)} gebaut`;

const ASKS: Readonly<Record<CompiledCost['kind'], (space: CompiledCost) => string>> = {
  material: ({ what, n }) => giveUp(material(n, what)),
  have: ({ what, n }) => `habe ${feature(n, what)}`,
  return: ({ what, n }) => giveUp(feature(n, what)),
  settlements: ({ settlements }) => built(settlements),
};

const weather = (steps: number): string =>
  `Wetter: ${count(Math.abs(steps), NOUN.step)} Richtung ${bare(WEATHER_NAME[steps > 0 ? 'hot' : 'cold'])}`;

export function entryTexts(rules: Rules, list: EffectTexts, ability: (slot: number) => string): Entries {
  const rewarded = (event: number): string => {
    const { who, counts, min } = rules.events[event]!;
    if (who === 'each') return having(counts, min);
    const notes = [
      ...(min > 1 ? [atLeast(counts, min)] : []),
      ...(who === 'most' ? ['auch bei Gleichstand'] : []),
    ];
    return `${leading(counts, who === 'leader')}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  };

  const ask = (card: number, space: number): string => {
    const asks = rules.cards[card]!.cost[space];
    return asks ? ASKS[asks.kind](asks) : 'keine Kosten';
  };
  const asked = (card: number, space: number): string => {
    const asks = rules.cards[card]!.cost[space];
    if (!asks) return ask(card, space);
    const or = asks.kind !== 'settlements' && asks.settlements > 0 ? ` oder ${built(asks.settlements)}` : '';
    const included = asks.included ? ' (im nächsten Kostenfeld enthalten)' : '';
    return `${ask(card, space)}${or}${included}`;
  };

  return {
    points: n => count(n, NOUN.point),
    ask,
    asked,
    cost: (card, space) => cap(asked(card, space)),
    eventCard(event) {
      const { returns, reward, weather: steps } = rules.events[event]!;
      const bonus = returns
        ? list.after(clause(DO.putBack, `${ofYours(1, PROJECT[returns])} auf deine Konsole`), reward)
        : list.text(reward);
      return `${weather(steps)}. Bonus, falls ${rewarded(event)}: ${cap(bonus)}`;
    },
    goal(goal) {
      const { measure, min, material: what } = rules.goals[goal]!;
      return cap(measure ? demand(measure, min) : giveUp(material(1, what)));
    },
    income(chip) {
      const action = cap(list.text(rules.chips[chip]!, true));
      if (chip < STARTING_CHIP) return action;
      const module = MODULES[rules.chipModules[chip - STARTING_CHIP]!]!;
      return `${action}. Erstes ${bare(NOUN.upgrade)}: ${bare(MODULE[module][1])}`;
    },
    attribute(chip) {
      const { feature: what, have } = rules.attributes[chip]!;
      return `Habe ${feature(have, what)} und ${giveUp('1 davon')}. ${ability(ATTRIBUTE_SLOT + chip)}`;
    },
    startingAttribute: chip => cap(list.text(rules.benefits[chip]!)),
    creature(creature) {
      const { type, rewards } = rules.creatures[creature]!;
      const food = `${count(rewards.length, NOUN.material, 'dative')} der Gebietsart ${bare(TERRITORY[TERRITORY_TYPES[type]!])}`;
      const spaces = rewards.map((reward, i) => `${i + 1}. ${cap(list.text(reward))}`);
      return `Füttere die Kreatur mit bis zu ${food}: ${spaces.join(' · ')}`;
    },
    markerCard: card =>
      listing(rules.markerCards[card]!.markers.map(([place, n]) => count(n, markerNoun(place)))),
  };
}
