// The rulebook's English words for the engine's lists of names; those of the continent stand in `lands.ts`.
import type {
  CardType,
  Category,
  DieKind,
  Feature,
  Module,
  PointSource,
  Project,
  Track,
} from '@civolution/engine';
import type { Forms } from '../../plural.js';
import { named, noun } from './grammar.js';
import { NOUN } from './words.js';

export const FEATURE_NAME: Readonly<Record<Feature, string>> = named('feature', {
  endurance: 'Endurance',
  intelligence: 'Intelligence',
  calm: 'Calm',
  dexterity: 'Dexterity',
  expression: 'Expression',
  vision: 'Vision',
});

export const CARD_TYPE: Readonly<Record<CardType, string>> = named('card', {
  invention: 'invention',
  mutation: 'mutation',
  insight: 'insight',
  building: 'building',
  achievement: 'achievement',
});

export const CARD: Readonly<Record<CardType, string>> = {
  invention: `an ${CARD_TYPE.invention} card`,
  mutation: `a ${CARD_TYPE.mutation} card`,
  insight: `an ${CARD_TYPE.insight} card`,
  building: `a ${CARD_TYPE.building} card`,
  achievement: `an ${CARD_TYPE.achievement} card`,
};

export const CATEGORY: Readonly<Record<Category, string>> = named('category', {
  technology: 'Technology',
  prestige: 'Prestige',
  knowledge: 'Knowledge',
  construction: 'Construction',
  culture: 'Culture',
  evolution: 'Evolution',
  prosperity: 'Prosperity',
  population: 'Population',
  expansion: 'Expansion',
});

export const TRACK: Readonly<Record<Track, string>> = CATEGORY;
export const PROJECT: Readonly<Record<Project, ReturnType<typeof noun>>> = {
  farm: noun('project', 'farm', 'farm'),
  boat: noun('project', 'boat', 'boat'),
  statue: noun('project', 'statue', 'statue'),
  settlement: noun('project', 'settlement', 'settlement'),
};

export const MODULE: Readonly<Record<Module, string>> = named('module', {
  research: 'Research',
  migration: 'Migration',
  exploration: 'Exploration',
  transport: 'Transport',
  invention: 'Invention',
  activity: 'Activity',
  sustenance: 'Sustenance',
  procreation: 'Procreation',
  mutation: 'Mutation',
  planning: 'Planning',
  production: 'Production',
  insight: 'Insight',
  trade: 'Trade',
  building: 'Building',
  achievement: 'Achievement',
  endurance: 'Endurance',
  intelligence: 'Intelligence',
  calm: 'Calm',
  dexterity: 'Dexterity',
  expression: 'Expression',
  vision: 'Vision',
  sleep: 'Sleep',
});

export const LEVEL = ['', 'I', 'II', 'III', 'IIII'] as const;

/** Eight phases; the ninth is the end of the game. */
export const PHASE = [
  '',
  'New cards',
  'New goals',
  'Extra find',
  'Action phase',
  'Site phase',
  'Feeding phase',
  'Event phase',
  'Income phase',
  'Final scoring',
] as const;

export const POINT_SOURCE: Readonly<Record<PointSource, string>> = {
  ...CATEGORY,
  stages: 'Stage partition',
  pointBonus: 'Point bonus cards',
  era: 'Era scoring',
  fire: 'Fire encampments',
  costSpaces: 'Cost spaces of cards',
  instantBonus: 'Instant bonuses',
  ability: 'Abilities',
  income: 'Income chips',
  line: 'Lines of the tracks',
  beyond: 'Steps beyond a track',
  sites: 'Sites',
  strongTribes: 'Strong tribes',
  statues: 'Statues',
  event: 'Events',
  module: 'Modules',
  completion: 'Completion bonuses',
  creatures: 'Creatures',
  actionCards: 'Action cards',
};

export const DIE: Readonly<Record<DieKind, Forms>> = { activation: NOUN.activationDie, fate: NOUN.fateDie };
