// A turn, the modules, and what is to be known of each besides its levels.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const turn = {
  turn: [
    'A module or a Reset',
    f => [
      `On your turn you either activate one of the ${many(f.modules, 'module')} of your console or do a [Reset](reset).`,
      'A module takes two {thing.activationDie}activation dice from your dice spaces, one for each of its two values. They are used until your next Reset. The six feature modules take two dice of the same value, Sleep takes any two.',
      'A module can only be activated if at least one of its actions can be done once it is paid for. Before anything happens on the table you see what it costs.',
    ],
  ],
  ideas: [
    'Ideas change dice',
    [
      'For each {thing.idea}idea you pay, a die counts one higher or one lower; 6 and 1 are neighbours. So a 6 becomes a 2 for two ideas.',
      'This works for activation dice, for planning markers, and for your {thing.fateDie}fate dice in a favor test, a hunt or a lucky find.',
    ],
  ],
  planning: [
    'Planning and focus markers',
    [
      'A {thing.planning}planning marker lies on a dice space and replaces one die of that value. A {thing.focus}focus marker replaces one die of any value. Used ones go back to your supply.',
      'They do not count as dice when you want to do a Reset, and they never replace fate dice.',
    ],
  ],
  reset: [
    'Reset',
    f => [
      `A {thing.reset}Reset brings your used dice back. You may do one if at most ${f.resetDice} activation dice lie on your dice spaces.`,
      [
        'A. The phase indicator moves to the next reset space, unless it is on the [end space](action-phase) already.',
        'B. You pick up all used dice, and of those still on your dice spaces whichever you like. You roll them all, and each goes to the space of its value.',
        'C. A reset marker of your console becomes 1 {thing.food}food or 1 {thing.idea}idea; if none is left, a marker of your supply does.',
      ],
    ],
  ],
  'turn-end': [
    'The end of a turn',
    [
      'A turn ends when you say so. Before that, a stage that you have filled in this turn gives its [completion bonus](completion).',
      'Until you end the turn you can take steps back, as far as nothing new was learnt: never behind a roll, a card drawn or a site revealed.',
      'Whenever it is your turn to do something, in any phase, you may also take an [attribute chip](attributes) whose features you have.',
    ],
  ],
} satisfies Partial<Sections>;

export const moduleSections = {
  modules: [
    'The modules',
    f => [
      `Your console has ${f.mainModules} main modules with three levels each, six feature modules, and Sleep. With [Extra Credit C](extra-c) some main modules have a fourth level.`,
      'Where a module offers one thing or another, you choose. All else that it says may be done.',
    ],
  ],
  upgrade: [
    'Upgrades',
    [
      'An {thing.upgrade}upgrade raises a main module to its next level, at most to III; level IIII needs the tile of that module. Upgrades come from [goal chips](goals), from [lines of the tracks](tracks) and from cards.',
      'A module that is being used while it is upgraded works at its new level from the next turn on.',
    ],
  ],
} satisfies Partial<Sections>;

export const modules: RulesWords['modules'] = {
  research:
    'Gaining takes the top card of any stack, face up or face down. For drawing you first name all the face-down stacks, then look at the cards; those you do not keep go under their stacks. See [research cards](cards).',
  migration:
    'Several migrations may be shared among tribes or take one tribe further: see [migration](migration).',
  exploration:
    'Revealing [sites](sites) brings their points at once. A roll decides about [lucky finds](finds).',
  transport: 'You need no tribe where the raw materials lie: see [raw and stored materials](materials).',
  invention:
    'The same chip may be used twice. See [income chips](incomes) and [installing a card](installing).',
  activity: f =>
    `Your console itself offers one activity. ${f.activity}. Further ones come with [cards](abilities).`,
  sustenance: 'See [hunting](hunting). To strengthen a weak tribe is to stand it up.',
  procreation: 'See [procreation](procreation). [Holy rocks](site-holyRock) come before it.',
  mutation: 'A moved feature marker goes to another feature space. See also [installing a card](installing).',
  planning:
    'See [goal chips](goals) and [planning markers](planning). All planning markers of one activation go to the same dice space.',
  production:
    'See [raw and stored materials](materials). [Hidden grottoes](site-hiddenGrotto) come before it.',
  insight: 'See [ideas](ideas) and [installing a card](installing).',
  trade: 'Sales and Purchases may be done in any order: see [trade](trade).',
  building: 'See [building](building) and [installing a card](installing).',
  achievement:
    'A new activation die is rolled at once and laid on its space. If none of a kind is left on display, it comes from whoever has the most of that kind, who decides which one; you get none if that is you alone.',
  feature:
    'Features are asked for by cards and [attribute chips](attributes), and each marker counts for [Evolution](categories).',
  sleep: 'For when nothing else fits: its dice may show anything.',
};
