// What can be counted of a civilization, in words.
import {
  CARD_TYPES,
  type CompiledMeasure,
  FEATURES,
  MATERIALS,
  type MeasureName,
  SITE_KINDS,
  TERRITORY_TYPES,
  TRACKS,
} from '@civolution/engine';
import type { Forms } from '../../plural.js';
import { CARD_TYPE, count, FEATURE_NAME, FORMS, MATERIAL, plural, SITE, TERRITORY, TRACK } from './words.js';

type Noun = { readonly one: string; readonly other: string };

const regular = (one: string, rest = ''): Noun => ({ one: `${one}${rest}`, other: `${one}s${rest}` });
const same = (word: string): Noun => ({ one: word, other: word });

const territory = (of: number): string => TERRITORY[TERRITORY_TYPES[of]!];
/** " in Forest", or nothing when no type is named. */
const inType = (of: number): string => (of < 0 ? '' : ` in ${territory(of)}`);

const NOUNS: Readonly<Record<MeasureName, (of: number) => Noun>> = {
  track: of => regular('step', of < 0 ? ' on all tracks together' : ` on the ${TRACK[TRACKS[of]!]} track`),
  favor: () => regular('space', ' on the Favor of Agera track'),
  activationDice: () => ({ one: 'activation die', other: 'activation dice' }),
  fateDice: () => ({ one: 'fate die', other: 'fate dice' }),
  dice: () => ({ one: 'die of either kind', other: 'dice of both kinds' }),
  food: () => same('food'),
  money: () => same('money'),
  ideas: () => regular('idea'),
  focus: () => regular('focus marker'),
  features: of => (of < 0 ? regular('feature marker') : same(FEATURE_NAME[FEATURES[of]!])),
  stored: of => (of < 0 ? regular('stored material') : same(`stored ${MATERIAL[MATERIALS[of]!]}`)),
  raw: () => regular('raw material'),
  tribes: of => regular('tribe', inType(of)),
  strongTribes: () => regular('strong tribe'),
  weakTribes: () => regular('weak tribe'),
  wildTribes: () => regular('tribe', ' in the wilderness'),
  tribesInOne: of => regular('tribe', of < 0 ? ' in one territory' : ` in one ${territory(of)} territory`),
  territories: of => territoriesWith(of, 'own tribes'),
  tribesBeside: of => regular('tribe', of < 0 ? ' beside a site' : ` beside ${SITE[SITE_KINDS[of]!].other}`),
  farms: () => regular('farm'),
  farmAndTribe: of => territoriesWith(of, 'own farm and tribe'),
  boats: () => regular('boat'),
  settlements: () => regular('settlement'),
  statues: () => regular('statue'),
  cards: of => (of < 0 ? regular('installed card') : regular(`installed ${CARD_TYPE[CARD_TYPES[of]!]} card`)),
  hand: () => regular('card', ' in hand'),
  incomeChips: () => regular('income chip'),
  goalChips: () => regular('installed goal chip'),
  attributeChips: () => regular('attribute chip'),
  upgrades: () => regular('module upgrade'),
};

function territoriesWith(of: number, what: string): Noun {
  const type = of < 0 ? '' : `${territory(of)} `;
  return { one: `${type}territory with ${what}`, other: `${type}territories with ${what}` };
}

const noun = ({ name, of }: CompiledMeasure): Forms => NOUNS[name](of);

/** What the Favor of Agera and the tracks are asked for is a space, all else an amount. */
const atSpace = ({ name, of }: CompiledMeasure): boolean => name === 'favor' || (name === 'track' && of >= 0);
const trackOf = ({ name, of }: CompiledMeasure): string =>
  name === 'favor' ? 'Favor of Agera track' : `${TRACK[TRACKS[of]!]} track`;

/** "have at least 2 boats" */
export function atLeast(measure: CompiledMeasure, n: number): string {
  if (atSpace(measure)) return `stand on space ${n} or further on the ${trackOf(measure)}`;
  return `have at least ${count(n, noun(measure))}`;
}

/** "the most boats", as in "with the most boats" */
export const most = (measure: CompiledMeasure): string =>
  atSpace(measure) ? `the foremost disc on the ${trackOf(measure)}` : `the most ${plural(2, noun(measure))}`;

/** "boat", as in "1 point per boat" */
export const per = (measure: CompiledMeasure): string => plural(1, noun(measure));

/** "2 more boats", whatever the measure is narrowed to. */
export const more = (name: MeasureName, n: number): string =>
  name === 'track'
    ? `${n} more ${plural(n, FORMS.step)} on a track`
    : `${n} more ${plural(n, NOUNS[name](-1))}`;
