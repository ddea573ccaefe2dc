// The aim, and the eight phases of an era.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const aim = {
  aim: [
    'What it is about',
    [
      'You lead a civilization through four eras. Its {thing.tribe}tribes spread over a continent that nobody knows yet; on your console you install cards and chips. Whoever has the most {thing.point}points after the final scoring wins.',
      'Two to four civilizations play, or one alone against [V.I.C.I](solo). A civilization and the person who plays it are the same in these rules.',
    ],
  ],
  points: [
    'Where points come from',
    [
      'Two sources matter most: the [nine categories](categories), of which one is scored at the end of each era and all at the end of the game, and what you have [installed in your console](partition).',
      'On the way there are points for [fires](settling), strong tribes, [sites](sites), statues, the [cost spaces](installing) of cards, the [lines of the tracks](tracks), and whatever cards and chips bring. The score on the table tells the source of every point.',
    ],
  ],
  terms: [
    'Words that come up everywhere',
    [
      [
        'Seating order: clockwise, beginning with the starting civilization, the one that has the monolith.',
        'Your territory: any territory in which you have at least one tribe. It may be a territory of others as well. A farm, a boat or raw materials do not make it yours.',
        'Beside: a site and the territories that touch it lie beside each other.',
        'Supply: your tribes and markers that are not in use.',
        'What helps you can always be declined, as a whole or in part. Costs and harm cannot.',
      ],
    ],
  ],
  markers: [
    'Markers',
    f => [
      `You have ${many(f.console.markers, 'marker')}. What a marker stands for depends on where it lies: {thing.food}food, {thing.money}money, {thing.idea}ideas, {thing.focus}focus markers and the six {thing.feature}features have spaces on your console, {thing.planning}planning markers lie on dice spaces, {thing.raw}raw materials on the continent, {thing.material}stored materials in your storage, {project.statue}statues on Building grounds.`,
      'To gain a marker is to take it from your supply, to pay or return it is to put it back. No space has a limit. If your supply runs out, you may first put back markers from elsewhere, or go without; statues, reset markers and what lies on boats must stay.',
    ],
  ],
  start: [
    'How a game begins',
    f => [
      'The page lays everything out. You begin with a strong tribe and a raw material in each of the two starting territories, six activation dice, one of each value, one fate die, and all main modules at level I.',
      'You also have five research cards, one of each type, a starting marker card that says which markers you place, and a starting chip card: your first [income chip](incomes), in the rightmost column. It names the module that begins at level II, and a [goal chip](goals) comes with it.',
      [
        'Newcomers (A) get a ready-made hand.',
        'Advanced players (B) choose secretly, all at once: one of two cards of each type, one of three marker cards. Then they take a chip card with its goal chip from those on display, counter-clockwise from the right of the starting civilization.',
      ],
      { figure: 'players' },
      `With fewer than four civilizations some encampments are blocked. The first to play is drawn; ${f.events} event cards are shuffled, and four of them come into the game, one for each era.`,
    ],
  ],
} satisfies Partial<Sections>;

export const era = {
  era: [
    'Four eras, eight phases',
    [
      'Every era goes through the same eight phases. Most of it is the fourth, in which you take your turns.',
      { figure: 'phases' },
      'The Income phase of the fourth era is followed by the [final scoring](final-scoring).',
    ],
  ],
  'new-cards': [
    'Phase 1: New cards',
    [
      'The event of the era is turned up. It already tells how the [weather](weather) will change and whom the [event](events) will reward in phase 7, so there is time to prepare.',
      'Then the top card of each face-down research stack is laid on its face-up stack.',
    ],
  ],
  'new-goals': [
    'Phase 2: New goals',
    f => [
      `In seating order everyone may take one {thing.goal}goal chip from the display into its goal area. Only afterwards is the display refilled. If all ${f.console.goalSpaces} goal spaces are taken, the new chip covers one that lies there.`,
    ],
  ],
  'extra-find': [
    'Phase 3: Extra find',
    f => [
      `In seating order everyone gains ${many(f.extraFinds, '{thing.material}stored material')} of the type of a land territory in which it has a tribe: any of the three of that type, whichever the material tile there shows.`,
    ],
  ],
  'action-phase': [
    'Phase 4: Action phase',
    f => [
      'Rounds follow one another, and in each everyone has one [turn](turn), beginning with the starting civilization. A turn is either a module or a {thing.reset}Reset.',
      `Every Reset moves the phase indicator on by one space. The Reset that brings it to the end space announces the end: that is Reset ${f.resets['2']} with two civilizations, ${f.resets['3']} with three, ${f.resets['4']} with four. The round is finished, then follows one last round in which everyone has one more turn.`,
    ],
  ],
  'site-phase': [
    'Phase 5: Site phase',
    [
      'Three kinds of revealed [sites](sites) act now, one kind after the other: [Gorges](site-gorge) take food, [Glaciers](site-glacier) weaken tribes, [Mystic oaks](site-mysticOak) bring points. Each site acts by itself: beside two of a kind you are affected twice.',
    ],
  ],
  feeding: [
    'Phase 6: Feeding phase',
    [
      'Your tribes need {thing.food}food, and for each of them you decide whether it gets it:',
      [
        'on an encampment or a boat: 1 food',
        'in the wilderness: 2 food',
        'in a territory with your own {project.farm}farm: 1 less each, so nothing on encampments and 1 in the wilderness',
      ],
      'A tribe that is not fed is weakened. If it was strong, it lies down; if it was weak already, it dies and goes back to your supply, unless a [deus ex machina](deus) saves it.',
      'When everyone has fed, each {thing.strongTribe}strong tribe scores 1 point.',
    ],
  ],
  'event-phase': [
    'Phase 7: Event phase',
    [
      [
        'A. The [weather](weather) changes as the event card says, and its effect follows for everyone.',
        'B. The [event](events) rewards those who fulfil its condition.',
        'C. The [category of the era](era-scoring) is scored.',
        'D. The monolith goes to whoever has just scored the most. If several have, even with 0 points, it leaves the starting civilization for the next of them in seating order.',
      ],
    ],
  ],
  'income-phase': [
    'Phase 8: Income phase',
    f => [
      [
        'A. Everyone uses each of its {thing.income}[income chips](incomes) once, in any order.',
        `B. Each {project.statue}statue scores ${Math.min(...f.favor.statuePoints)} to ${Math.max(...f.favor.statuePoints)} points, depending on your disc on the [Favor of Agera track](favor).`,
        'C. All hunting tokens leave the continent.',
        `D. The ${f.console.resetColumns} reset columns are filled again from your supply.`,
      ],
      'Dice, planning and focus markers, ideas and all other markers stay as they are. In the fourth era the game is over after step B.',
    ],
  ],
} satisfies Partial<Sections>;
