// What the modules do with their level-4 tiles.
import { isAnyNumber, LEVELS, type MainModule, MODULES } from '@civolution/engine';
import { type Clause, clause, DO, orders, steps, tested } from './clauses.js';
import { a, bare, cap, count, described, type Noun, upTo, your } from './grammar.js';
import { SITE } from './lands.js';
import { ANY_DIE, CARD, NOUN, PROJECT } from './words.js';

/** The last line of each module's table. */
const FOURTH = 3;

const research = LEVELS.research[FOURTH];
const migration = LEVELS.migration[FOURTH];
const exploration = LEVELS.exploration[FOURTH];
const transport = LEVELS.transport[FOURTH];
const sustenance = LEVELS.sustenance[FOURTH];
const planning = LEVELS.planning[FOURTH];
const production = LEVELS.production[FOURTH];
const trade = LEVELS.trade[FOURTH];
const building = LEVELS.building[FOURTH];
const activity = LEVELS.activity[FOURTH];

/** One thing or the other. */
const either = (one: string, other: string): string => `${cap(one)} ODER ${other}`;
const doing = (...clauses: readonly Clause[]): string => orders(clauses);

/** Cards of which a cost space each may be ignored. */
const cards = (type: Noun): string =>
  `${doing(clause(DO.install, upTo(2, type)))} und ignoriere bei jeder, wenn du willst, 1 Kostenfeld`;

const raw = (n: number): string =>
  isAnyNumber(n) ? `beliebig viele ${bare(NOUN.raw, 'accusative', 'other')}` : upTo(n, NOUN.raw);

/** By module; made of the same numbers as the rules. */
const TILES: Readonly<Record<MainModule, () => string>> = {
  research: () =>
    either(
      doing(clause(DO.take, count(research.gain, NOUN.card))),
      doing(clause(DO.draw, count(research.draw, NOUN.card)), clause(DO.keep, `${research.keep} davon`)),
    ),
  migration: () =>
    cap(
      steps(
        [
          tested(
            clause(DO.make, a(NOUN.test)),
            [clause(DO.perform, upTo(migration.pass, NOUN.migration))],
            [clause(DO.perform, upTo(migration.fail, NOUN.migration))],
          ),
        ],
        false,
      ),
    ),
  exploration: () => {
    const beside = `alle verdeckten ${bare(NOUN.site, 'accusative', 'other')} an einem ${your(NOUN.territory, 'genitive', 'other')}`;
    const sites = `${beside} und ${upTo(exploration.anywhere, NOUN.site)} irgendwo auf dem Kontinent`;
    return either(
      doing(clause(DO.reveal, sites), clause(DO.gain, count(exploration.points, NOUN.point))),
      doing(clause(DO.make, upTo(exploration.finds, NOUN.find))),
    );
  },
  transport: () =>
    `${cap(doing(clause(DO.transport, `${raw(transport.left)} in dein Depot`)))}, bis zu ${transport.anySpace} davon auf beliebige Depotfelder`,
  invention: () => {
    const actions = `bis zu ${LEVELS.invention[FOURTH].uses} Aktionen von ${bare(NOUN.income, 'dative', 'other')}`;
    return either(
      doing(clause(DO.carryOut, `${actions} in deiner Konsole oder in der Auslage`)),
      cards(CARD.invention),
    );
  },
  activity: () =>
    `${cap(doing(clause(DO.gain, count(activity.money, NOUN.money)), clause(DO.carryOut, upTo(activity.times, NOUN.activity))))}, auch mehrmals dieselbe`,
  sustenance: () =>
    either(
      `${doing(clause(DO.perform, upTo(sustenance.hunts, NOUN.hunt)))}, auch wo ein ${bare(NOUN.huntingToken)} liegt,`,
      doing(clause(DO.strengthen, upTo(sustenance.strengthen, NOUN.weakTribe))),
    ),
  procreation: () => {
    const births = doing(clause(DO.perform, upTo(LEVELS.procreation[FOURTH].pass, NOUN.procreation)));
    const test = doing(clause(DO.make, a(NOUN.test)));
    return `${cap(births)}; ${test}, um ${count(1, NOUN.weakTribe)} zu stärken`;
  },
  mutation: () =>
    either(
      doing(
        clause(
          DO.shift,
          `${upTo(LEVELS.mutation[FOURTH], NOUN.featureMarker)} auf andere Eigenschaftsfelder`,
        ),
      ),
      cards(CARD.mutation),
    ),
  planning: () =>
    either(
      `installiere oder nimm insgesamt ${upTo(planning.either, NOUN.goal)}`,
      doing(
        clause(DO.put, `${count(planning.markers, NOUN.planning)} auf ein Würfelfeld`),
        clause(DO.gain, count(planning.ideas, NOUN.idea)),
      ),
    ),
  production: () =>
    `${cap(doing(clause(DO.produce, upTo(production.produce, NOUN.raw))))}; davor oder danach: ${cap(doing(clause(DO.transport, `${raw(production.transport)} in dein Depot`)))}`,
  insight: () =>
    either(doing(clause(DO.gain, count(LEVELS.insight[FOURTH], NOUN.idea))), cards(CARD.insight)),
  trade: () => {
    const sales = `${upTo(trade.times, NOUN.sale)} und ${upTo(trade.times, NOUN.purchase)}`;
    return cap(doing(clause(DO.gain, count(trade.money, NOUN.money)), clause(DO.deal, sales)));
  },
  building: () => {
    const own = count(building.perGround, described('eigen', NOUN.building), 'dative');
    const limit = `mit bis zu ${own} je ${bare(SITE.buildingGround, 'accusative')}`;
    return either(
      `${doing(clause(DO.complete, upTo(building.projects, NOUN.project)))}, ${limit}, davon höchstens ${count(1, PROJECT.settlement, 'nominative')},`,
      cards(CARD.building),
    );
  },
  achievement: () =>
    either(`nimm ${LEVELS.achievement[FOURTH].length}-mal ${count(1, ANY_DIE)}`, cards(CARD.achievement)),
};

/** By the number of a main module. */
export const tileText = (module: number): string => TILES[MODULES[module] as MainModule]();
