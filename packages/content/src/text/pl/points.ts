// What points are scored for, inside a sentence.
import { causeId, causeKind, type PointSource, type State } from '@civolution/engine';
import type { Names } from '../../texts.js';
import type { Joined } from './causes.js';
import { ofCategory, project } from './lists.js';
import { NOUN } from './words.js';

type Scored = (cause: number, state?: State) => string;

const FINAL = 'podczas punktacji końcowej';
const final: Scored = cause => `w kategorii ${ofCategory(causeId(cause))} ${FINAL}`;

export function scoredFor(
  name: Names,
  { from, forThe, because }: Joined,
): Readonly<Record<PointSource, Scored>> {
  return {
    technology: final,
    prestige: final,
    knowledge: final,
    construction: final,
    culture: final,
    evolution: final,
    prosperity: final,
    population: final,
    expansion: final,
    stages: () => `za matrycę konsoli ${FINAL}`,
    pointBonus: () => `za karty z premią punktową ${FINAL}`,
    era: cause => `w kategorii ${ofCategory(causeId(cause))} podczas punktowania epoki`,
    fire: (cause, state) => `za obozowisko z ogniskiem${because(cause, state)}`,
    costSpaces: cause => `za pola kosztu karty ${name.card(causeId(cause))}`,
    instantBonus: from,
    ability: from,
    income: from,
    line: from,
    beyond: (cause, state) => `za pola poza końcem toru${because(cause, state)}`,
    sites: (cause, state) =>
      causeKind(cause) === 'site' ? forThe(cause, state) : `za ${NOUN.site.one.acc}${because(cause, state)}`,
    strongTribes: () => `za ${NOUN.strongTribe.more.acc}`,
    statues: () => `za ${project('statue').more.acc}`,
    event: from,
    module: from,
    completion: from,
    creatures: from,
    actionCards: from,
  };
}
