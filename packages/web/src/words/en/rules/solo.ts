// V.I.C.I, and the Extra Credits.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const solo = {
  solo: [
    'Alone against V.I.C.I',
    f => [
      'V.I.C.I is a rival without a console that follows cards and dice. The game is laid out as for two, and you begin the first era. You win with more points than V.I.C.I.',
      `It has ${many(f.solo.tribes, 'tribe')}, ${many(f.solo.dice.activation, 'activation die', 'activation dice')} and ${many(f.solo.dice.fate, 'fate die', 'fate dice')}, and two grids that stand for Evolution (${many(f.solo.evolution.spaces, 'space')}) and Prosperity (${many(f.solo.prosperity.spaces, 'space')}), each with ${many(f.solo.gridMarkers, 'marker')} at the start. In both starting territories it has a tribe and a provision marker.`,
    ],
  ],
  'vici-turn': [
    'Its turn',
    f => [
      `V.I.C.I turns up one of its ${f.actionCards} [action cards](action-card) and does what the half in use says. If the card has values of dice, one is rolled for it; if it names a scoring category, the action of that category is done.`,
      `Each card shows reset icons. Once the open cards show ${f.solo.resetIcons.blue} blue and ${f.solo.resetIcons.red} red ones, the new card is not carried out: V.I.C.I does a Reset instead, the phase indicator moves, and the open cards are laid aside.`,
      [
        `On tracks it gains nothing but points: those of lines that give only points, and ${f.tracks.beyond} for each step beyond the last space, as you do.`,
        'Statues go to the Building ground of the island, without a limit.',
        `Its grids fill from space 1 on. On spaces ${f.solo.evolution.removes.join(' and ')} of Evolution an attribute chip leaves the display, on ${f.solo.prosperity.removes.join(', ')} of Prosperity an income chip.`,
        'It takes cards out of the face-up stacks, reveals sites for their points and lays hunting tokens.',
        'It gains dice as you do, from you if the display is empty.',
      ],
    ],
  ],
  'vici-land': [
    'Where it acts',
    [
      'If an action needs a territory, each has a first requirement and some a second, for when no territory meets the first:',
      [
        'Procreation: a tribe of its own and a free encampment; else just a tribe of its own.',
        'Migration: from where it has two tribes, one of them strong; to the adjacent land with the fewest of its tribes.',
        'Provision: of its territories those with the fewest provision markers, and among these the ones with the most of its tribes.',
        'Sites: its territory with the most face-down sites beside it.',
        'Hunting token: the best land for hunting without a token in which you both live; else in which it lives. Forest is the best, then Grassland, Hills, Swamp, Mountains, Desert.',
      ],
      'If several are left, a die and the wheel decide on the type, going on in order until one fits, and a second die on the beacons of the territory.',
      { figure: 'wheel' },
    ],
  ],
  'vici-tribes': [
    'How its tribes settle',
    [
      'A tribe of V.I.C.I takes the first of these places, and displacing does not weaken it:',
      [
        'a free fire, then any free encampment',
        'the fire from your tribe, then the place of a weak tribe of yours, then of a strong one',
        'the fire from its own strong tribe, then the place of another strong one, then likewise of weak ones',
      ],
      'It scores fires as you do, and develops land without placing a raw material. It migrates from the wilderness first, then from a fire, then from elsewhere. If it has no territory to migrate from, it procreates first. If after a procreation all encampments of its territories are its own, it migrates at once. If it loses its last tribe, a new one appears on land where you live, if there is such land.',
    ],
  ],
  'vici-phases': [
    'The other phases',
    [
      [
        'New goals: a die takes a goal chip out of the game, the first to the fourth from the top; none on 5 and 6. It makes no extra find.',
        'Sites and weather leave it alone.',
        'Feeding: first it does a provision action. Where one provision marker lies, one tribe on an encampment is fed; where two or more lie, all on encampments and one in the wilderness. The others are weakened. The second marker blocks the farm space, unless a farm stands there.',
        'Events: it gets no reward, but counts in comparisons; what it cannot have is read off its Prosperity grid.',
        'Scoring: the categories as usual, with its grids for Evolution and Prosperity, strong tribes and statues. It has no partition.',
      ],
    ],
  ],
  'vici-level': [
    'How strong it is',
    [
      'Every action card has an easier blue half and a harder red one. The level says when the red one counts:',
      { figure: 'levels' },
      'With the challenge V.I.C.I also carries out the card that sets off its Reset.',
    ],
  ],
} satisfies Partial<Sections>;

export const extras = {
  extras: [
    'Extra Credits',
    ['Three small additions, each of which may be in a game or not. V.I.C.I takes no part in them.'],
  ],
  'extra-a': [
    'A: starting attribute chips',
    [
      'Everyone begins with one more {thing.attribute}attribute chip, dealt at random or taken along with the starting chip card. You install it in any column, which from then on is the column of attribute chips, and gain its benefit once. Against V.I.C.I its discs are laid onto yours after that, also on the score track.',
      'Later it does nothing more, but it fills its slot and scores by its stage.',
    ],
  ],
  'extra-b': [
    'B: creatures',
    [
      'One of six creatures is visible, each at home in one type of land. When you {thing.hunt}hunt in land of that type, the die you choose also decides about the creature: if it shows no more than your space on the {thing.favor}Favor of Agera track, you tame it.',
      'You install it in a column for creatures, the next one becomes visible, and you make a [lucky find](finds) in its type of land. You may also leave it.',
      'In each Feeding phase, after your tribes, each creature that you had when the phase began may get up to three stored materials of its land, each with a reward: ideas, points, steps on a track.',
    ],
  ],
  'extra-c': [
    'C: modules of level IIII',
    [
      'Before the game three tiles for each civilization are laid out, each for a main module. They are taken one by one, clockwise, counter-clockwise and clockwise again. Then everyone upgrades one of the modules it has a tile for.',
      'Only with its tile can a module be upgraded from level III to IIII. What it does then stands with the [modules](modules).',
    ],
  ],
} satisfies Partial<Sections>;
