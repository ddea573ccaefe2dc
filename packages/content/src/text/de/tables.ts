// All tables that the languages share are there; the compiler names what is missing. The same file for every language.
import type { Holding } from '../tables.js';

export type Held = Holding<{
  abilities: typeof import('./abilities.js');
  'action-cards': typeof import('./action-cards.js');
  automa: typeof import('./automa.js');
  causes: typeof import('./causes.js');
  'choices-board': typeof import('./choices-board.js');
  'choices-cards': typeof import('./choices-cards.js');
  'choices-chips': typeof import('./choices-chips.js');
  'choices-declines': typeof import('./choices-declines.js');
  'choices-extras': typeof import('./choices-extras.js');
  'choices-materials': typeof import('./choices-materials.js');
  'choices-projects': typeof import('./choices-projects.js');
  'choices-turn': typeof import('./choices-turn.js');
  effects: typeof import('./effects.js');
  entries: typeof import('./entries.js');
  events: typeof import('./events.js');
  'events-solo': typeof import('./events-solo.js');
  hooks: typeof import('./hooks.js');
  index: typeof import('./index.js');
  labels: typeof import('./labels.js');
  lands: typeof import('./lands.js');
  lists: typeof import('./lists.js');
  measures: typeof import('./measures.js');
  modules: typeof import('./modules.js');
  names: typeof import('./names.js');
  parts: typeof import('./parts.js');
  phrases: typeof import('./phrases.js');
  points: typeof import('./points.js');
  prompts: typeof import('./prompts.js');
  reasons: typeof import('./reasons.js');
  sites: typeof import('./sites.js');
  words: typeof import('./words.js');
}>;
