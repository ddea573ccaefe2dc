// What the modules do with their level-4 tiles.
import { CARD_TYPES, type CardType, isAnyNumber, LEVELS, type MainModule, MODULES } from '@civolution/engine';
import { atMost, cap, count, upTo } from './grammar.js';
import { card, project, site } from './lists.js';
import { NOUN } from './words.js';

/** The last line of each module's table. */
const FOURTH = 3;

const research = LEVELS.research[FOURTH];
const migration = LEVELS.migration[FOURTH];
const exploration = LEVELS.exploration[FOURTH];
const transport = LEVELS.transport[FOURTH];
const invention = LEVELS.invention[FOURTH];
const activity = LEVELS.activity[FOURTH];
const sustenance = LEVELS.sustenance[FOURTH];
const procreation = LEVELS.procreation[FOURTH];
const planning = LEVELS.planning[FOURTH];
const production = LEVELS.production[FOURTH];
const trade = LEVELS.trade[FOURTH];
const building = LEVELS.building[FOURTH];

/** One thing or the other. */
const either = (one: string, other: string): string => `${one} ALBO ${other}`;

/** Cards of which a cost space each may be ignored. */
const cards = (type: CardType): string =>
  `zainstaluj ${upTo(2, card(CARD_TYPES.indexOf(type)))}, przy każdej pomijając 1 pole kosztu, jeśli chcesz`;

const raw = (n: number): string =>
  isAnyNumber(n) ? `dowolną liczbę ${NOUN.raw.more.gen}` : atMost(n, NOUN.raw);

const TEST = `wykonaj ${NOUN.test.one.acc}`;

/** By module; made of the same numbers as the rules. */
const TILES: Readonly<Record<MainModule, () => string>> = {
  research: () =>
    either(
      `zyskaj ${count(research.gain, NOUN.card)}`,
      `dobierz ${count(research.draw, NOUN.card)} i zatrzymaj ${research.keep} z nich`,
    ),
  migration: () =>
    `${TEST} – jeśli go zdasz, wykonaj ${upTo(migration.pass, NOUN.migration)}, w przeciwnym razie ${upTo(migration.fail, NOUN.migration)}`,
  exploration: () => {
    const beside = `wszystkie zakryte ${NOUN.site.more.acc} przy jednym ze swoich ${NOUN.territory.more.gen}`;
    return either(
      `odkryj ${beside} oraz ${upTo(exploration.anywhere, NOUN.site)} w dowolnym miejscu i zyskaj ${count(exploration.points, NOUN.point)}`,
      `dokonaj ${upTo(exploration.finds, NOUN.luckyFind, 'gen')}`,
    );
  },
  transport: () =>
    `przetransportuj ${raw(transport.left)} do magazynu, w tym maksymalnie ${transport.anySpace} na dowolne pola`,
  invention: () =>
    either(`wykonaj ${upTo(invention.uses, NOUN.chipAction)} z konsoli lub przybornika`, cards('invention')),
  activity: () =>
    `zyskaj ${count(activity.money, NOUN.money)} i wykonaj ${upTo(activity.times, NOUN.activity)}, także kilka razy to samo`,
  sustenance: () =>
    either(
      `przeprowadź ${upTo(sustenance.hunts, NOUN.hunt)}, także tam, gdzie leży ${NOUN.huntingToken.one.nom},`,
      `wzmocnij ${upTo(sustenance.strengthen, NOUN.weakTribe)}`,
    ),
  procreation: () =>
    `wykonaj ${upTo(procreation.pass, NOUN.procreation)}; ${TEST}, aby wzmocnić ${count(1, NOUN.weakTribe)}`,
  mutation: () =>
    either(`przesuń ${atMost(LEVELS.mutation[FOURTH], NOUN.feature)} na inne pola cech`, cards('mutation')),
  planning: () =>
    either(
      `zainstaluj lub zyskaj łącznie ${upTo(planning.either, NOUN.goal)}`,
      `umieść ${count(planning.markers, NOUN.planning)} na jednym polu kości i zyskaj ${count(planning.ideas, NOUN.idea)}`,
    ),
  production: () =>
    `wyprodukuj ${upTo(production.produce, NOUN.raw)}; przedtem lub potem przetransportuj ${raw(production.transport)} do magazynu`,
  insight: () => either(`zyskaj ${count(LEVELS.insight[FOURTH], NOUN.idea)}`, cards('insight')),
  trade: () =>
    `zyskaj ${count(trade.money, NOUN.money)}, a następnie wykonaj ${upTo(trade.times, NOUN.sale)} i/lub ${upTo(trade.times, NOUN.purchase)}`,
  building: () => {
    const limit = `na każdym ${site('buildingGround').one.loc} możesz mieć ${upTo(building.perGround, NOUN.building)}, w tym ${count(1, project('settlement'))}`;
    return either(`ukończ ${upTo(building.projects, NOUN.project)} (${limit})`, cards('building'));
  },
  achievement: () =>
    either(
      `${LEVELS.achievement[FOURTH].length} razy zyskaj ${count(1, NOUN.eitherDie)}`,
      cards('achievement'),
    ),
};

/** By the number of a main module. */
export const tileText = (module: number): string => cap(TILES[MODULES[module] as MainModule]());
