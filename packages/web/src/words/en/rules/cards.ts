// Research cards, the stage partition, and chips.
import type { RulesWords } from '../../../rules/types.js';

type Sections = RulesWords['sections'];

export const cards = {
  cards: [
    'Research cards',
    f => [
      `There are ${f.cards} research cards of five types, each type with a face-down stack and a face-up stack. When you gain a card, you take the top one of any stack; when the last one of a face-up stack is taken, a new one is turned up at once. Face-up stacks may be looked through at any time, and your hand has no limit.`,
      { figure: 'cardTypes' },
    ],
  ],
  partition: [
    'The stage partition',
    f => [
      `Your partition has ${f.console.columns.length} columns that fill from the bottom to the top. A column takes only one type of card or chip, and a type takes only one column: the first one you install decides. Only {thing.income}income chips may lie in any column.`,
      'At the end each card and chip is worth the points of its stage. Above stage 5 you can go on installing, for the cost of stage 5, but nothing there scores.',
      { figure: 'stages' },
    ],
  ],
  installing: [
    'Installing a card',
    [
      'The modules Invention, Mutation, Insight, Building and Achievement each install cards of their type from your hand.',
      [
        '1. The stage is the lowest free one of the column of that type, or of an empty column (income chips do not matter) if it has none yet.',
        '2. As many of the five cost spaces as the number of the stage have to be fulfilled, from left to right. Empty ones are fulfilled. They ask you to return stored materials, to have {thing.feature}features, which stay, or to return one. What several spaces ask of the same feature adds up. Many spaces of building cards are also fulfilled by a number of settlements you have built.',
        '3. You score the points printed on the spaces you had to fulfil.',
        '4. You carry out the instant bonus, as far as you can and like. If it has several parts, you choose their order.',
        '5. The card is inserted and stays. Its ability works from now on.',
      ],
      'You may take on the cost of a higher stage to score its points too, but then of all spaces up to it.',
    ],
  ],
  'special-bonus': [
    'The special bonus of level III',
    [
      'The five card modules let you, at level III, either ignore one cost space that you would have to fulfil or install a second card of that type. At level IIII you may install two cards and ignore a space of each.',
      'The only space you would have to fulfil cannot be ignored, and an ignored one scores nothing.',
    ],
  ],
  abilities: [
    'Abilities',
    [
      [
        '{thing.activity}Activity: one more thing that you can do with the [Activity module](module-activity) and wherever an activity is granted.',
        'Standing ability: changes a rule for you as long as the game lasts.',
        'Ability with “whenever”: answers every time to what it names.',
        'Point bonus: scores at the end for each card and each income chip of its column, itself included.',
      ],
    ],
  ],
  completion: [
    'Completion bonuses',
    [
      'Once stage 1 or stage 2 of your partition is filled without a gap, you gain its bonus at the end of the turn, once in the game: for stage 1 an [income chip](incomes), for stage 2 a flipped [stage tile](stage-tiles). A single goal chip does not fill its slot.',
    ],
  ],
} satisfies Partial<Sections>;

export const chips = {
  goals: [
    'Goal chips',
    f => [
      `Goal chips lie on the ${f.console.goalSpaces} spaces of your goal area until you install them with the [Planning module](module-planning). For that you must meet what the chip asks for, or return what it asks for.`,
      'Installed, it lies face down in the column of goal chips. It is half a slot wide: two fit side by side, each scores by itself, and you may also stack single ones.',
      'The space it leaves shows an {thing.upgrade}upgrade: raise any main module. A chip that lay on another one brings none. A covered chip can only be used when the one above it is gone.',
    ],
  ],
  incomes: [
    'Income chips',
    f => [
      `When you gain an {thing.income}income chip, you choose one of the ${f.displays.incomes} on display, install it in the lowest free stage of any column, and use it once. On goal chips it stands only where two lie side by side.`,
      'Using it means either its action or 1 {thing.point}point instead. If the action needs a favor test and you fail, you get nothing.',
      'All your income chips are used in the [Income phase](income-phase); single ones also by the [Invention module](module-invention), good weather, lines of the tracks and cards. Your starting chip card is an income chip like any other.',
    ],
  ],
  attributes: [
    'Attribute chips',
    f => [
      `${f.displays.attributes} {thing.attribute}attribute chips lie on display. Taking one is no action: you may do it whenever it is your turn to do something, in any phase, also several times. Before you suffer a forced loss that a chip could prevent, you are asked. You must have as many markers of its feature as it shows, and you return one of them.`,
      'It goes to the lowest free stage of the column of attribute chips, and its ability holds for the rest of the game.',
    ],
  ],
  'stage-tiles': [
    'Stage tiles',
    [
      'What lies in stages 4 and 5 scores at the end only if the {thing.stage}stage tile has been flipped to active. Installing and using cards and chips there is possible before.',
      'You may flip a tile by the [completion bonus](completion) of stage 2, by a [line of the tracks](tracks), with your last settlement, and through some cards.',
    ],
  ],
} satisfies Partial<Sections>;
