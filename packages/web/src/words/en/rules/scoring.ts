// Tracks, favor, weather, events and scoring.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const tracks = {
  tracks: [
    'Progress tracks',
    f => [
      `The five {thing.track}progress tracks run from 0 to ${f.tracks.spaces}. With each line that your disc crosses you gain its bonus. The upgrade is for one of the five modules that have the value of the track among theirs.`,
      { figure: 'lines' },
      `Each step beyond the last space brings ${many(f.tracks.beyond, 'point')} instead. Some cards speak of the pale spaces: ${f.tracks.pale.join(', ')}.`,
    ],
  ],
  favor: [
    'The Favor of Agera and favor tests',
    [
      'For a {thing.test}favor test you roll all your {thing.fateDie}fate dice. You pass if at least one shows no more than the number of the space of your disc on the {thing.favor}Favor of Agera track. [Ideas](ideas) may help. On the last space you pass without rolling.',
      'Where a test stands before an action, you may do that action only if you pass. In a module that you have activated you may take the test even if the action is impossible.',
      'You may also spend ideas to fail a test, if one of your abilities reacts to failed tests: you change every die that passes.',
      { figure: 'favor' },
    ],
  ],
} satisfies Partial<Sections>;

export const weather = {
  weather: [
    'Weather',
    [
      'In the Event phase the weather moves one or two steps towards hot or cold, as the event card of the era says. Where it stops, its effect follows for everyone in seating order. A good effect may be declined, a bad one must be borne; where it leaves you a choice, you take what you can.',
      { figure: 'weather' },
      'If it would move beyond hot or cold, it stays there, and the worse effect beyond happens. A lost tribe may be saved by [deus ex machina](deus).',
    ],
  ],
  events: [
    'Events',
    [
      'The event card of the era lies open from its beginning. In the Event phase it rewards, in seating order, those who fulfil its condition:',
      [
        'a sole leader: nobody, if several are equal',
        'all with the most: equal ones too',
        'all who have enough',
      ],
      'A few events make you return a farm or a boat for the reward. Tribes on a boat that goes back are lost with it.',
    ],
  ],
} satisfies Partial<Sections>;

export const scoring = {
  categories: [
    'The nine categories',
    [
      'A category is worth its points for each unit you have of it. How many, depends on when it is scored:',
      { figure: 'categories' },
    ],
  ],
  prosperity: [
    'Prosperity and its diamonds',
    f => [
      [
        `{thing.food}Food: 1 diamond for every ${f.console.food.perDiamond}, at most ${f.console.food.diamonds}`,
        `{thing.money}Money: 1 diamond for every ${f.console.money.perDiamond}, at most ${f.console.money.diamonds}`,
        '{project.settlement}Settlements: those that you have built show 1 to 3 diamonds on your console',
        `{thing.material}Storage: within each type of land ${f.console.storageDiamonds[0]} for something in rows 1 and 2, and ${f.console.storageDiamonds[1]} for something in rows 2 and 3`,
      ],
    ],
  ],
  'era-scoring': [
    'Scoring of an era',
    [
      'Four categories are drawn before the game, one for each era; all can see them from the start. The earlier the era, the more a unit is worth:',
      { figure: 'eras' },
    ],
  ],
  'final-scoring': [
    'Final scoring',
    [
      [
        '1. All [nine categories](categories) are scored. Three tiles drawn before the game make their categories worth more.',
        '2. Every card and chip scores the points of its [stage](partition), in stages 4 and 5 only if the [stage tile](stage-tiles) is active.',
        '3. Cards with a [point bonus](abilities) score for each card and income chip of their column, in all stages.',
      ],
    ],
  ],
  winner: [
    'Who wins',
    [
      'The most points win. If several have them, more upgrades of modules decide, then the seating order. Against [V.I.C.I](solo) you win only with more points.',
    ],
  ],
} satisfies Partial<Sections>;
