// Standing rules: what a civilization may do, or gets, beyond the usual.
import {
  CATEGORIES,
  FEATURES,
  FEED_PLACES,
  type HookName,
  MEASURES,
  MODULES,
  type Module,
  TERRITORY_TYPES,
} from '@civolution/engine';
import { a, bare, count, more, type Noun, no, the, within, your } from './grammar.js';
import { SITE, TERRITORY } from './lands.js';
import { areaNoun, cardNoun, inType, materialNoun, more as moreOf, siteNoun } from './measures.js';
import { CARD, CATEGORY, DIE, FEATURE_NOUN, MODULE, NOUN, PROJECT } from './words.js';

/** "mit dem Handels-Modul" */
const withModule = (module: Module): string => `mit ${the(MODULE[module][1], 'dative')}`;
const plurals = (noun: Noun): string => bare(noun, 'nominative', 'other');
/** "jeder deiner Stämme" */
const each = (noun: Noun): string =>
  `${noun.gender === 'f' ? 'jede' : 'jeder'} ${your(noun, 'genitive', 'other')}`;
/** " der Gebietsart Wald", or nothing for any. */
const ofType = (of: number): string =>
  of < 0 ? '' : ` der Gebietsart ${bare(TERRITORY[TERRITORY_TYPES[of]!])}`;

function fedAt(of: number): string {
  const place = FEED_PLACES[of];
  switch (place) {
    case undefined:
      return '';
    case 'wilderness':
      return ' in der Wildnis';
    case 'boat':
      return ` auf ${a(PROJECT.boat, 'dative')}`;
    default:
      return ` ${within(TERRITORY[place])}`;
  }
}

export const RULES: Readonly<Record<HookName, (n: number, of: number) => string>> = {
  'pay.ideas': (n, of) => {
    const module = of < 0 ? a(NOUN.module) : your(MODULE[MODULES[of]!][1], 'accusative');
    return `um ${module} zu aktivieren, zahlst du bis zu ${count(n, NOUN.idea)} weniger`;
  },
  'test.space': n =>
    `bei ${bare(NOUN.test, 'dative', 'other')} gilt deine Scheibe als ${count(n, NOUN.space)} weiter vorn`,
  'reset.dice': n =>
    `für ${a(NOUN.reset)} darfst du ${more(n, DIE.activation)} auf deinen Würfelfeldern haben`,
  'migrate.limit': n => `${withModule('migration')} darfst du ${more(n, NOUN.migration)} durchführen`,
  'migrate.adjacent': (_n, of) => {
    const areas = plurals(areaNoun(of));
    return `für deine ${plurals(NOUN.migration)} gelten alle ${areas}${of < 0 ? ' gleicher Art' : ''} als zueinander benachbart`;
  },
  'migrate.water': () =>
    `deine wandernden ${plurals(NOUN.tribe)} durchqueren ${plurals(areaNoun(0))} auch ohne ${bare(PROJECT.boat)}`,
  'migrate.unweakened': () =>
    `deine wandernden ${plurals(NOUN.tribe)} werden beim Verdrängen nicht geschwächt`,
  'procreate.limit': n => `${withModule('procreation')} darfst du ${more(n, NOUN.procreation)} durchführen`,
  'procreate.unweakened': () => `deine neuen ${plurals(NOUN.tribe)} werden beim Verdrängen nicht geschwächt`,
  'fire.points': (n, of) => `Feuer-Lagerplätze${inType(of)} geben dir je ${more(n, NOUN.point)}`,
  'develop.raw': n => `beim Erschließen ${a(NOUN.territory, 'genitive')} baust du ${more(n, NOUN.raw)} ab`,
  'research.draw': n => `${withModule('research')} ziehst du ${more(n, NOUN.card)} zur Auswahl`,
  'insight.ideas': n => `${withModule('insight')} erhältst du ${more(n, NOUN.idea)}`,
  'install.have': (n, of) =>
    `bei Kostenfeldern zählst du ${of < 0 ? `von jeder ${bare(NOUN.feature)} ${n} mehr` : more(n, FEATURE_NOUN[FEATURES[of]!])}`,
  'find.extra': n => `in jeder Epoche machst du ${more(n, NOUN.extraFind)}`,
  'site.shield': (_n, of) => `${plurals(siteNoun(of))} schaden dir in der Ortsphase nicht`,
  'oak.points': n => `${plurals(SITE.mysticOak)} geben dir pro Gebiet ${more(n, NOUN.point)}`,
  'feed.cost': (n, of) =>
    `${each(NOUN.tribe)}${fedAt(of)} benötigt ${count(Math.abs(n), NOUN.food)} ${n < 0 ? 'weniger' : 'mehr'}`,
  'weather.shield': () => 'das Wetter schadet dir nicht',
  'event.count': (n, of) =>
    `bei Ereignissen zählst du ${of < 0 ? `von allem, was verglichen wird, ${n} mehr` : moreOf(MEASURES[of]!, n)}`,
  'income.point': n =>
    `verzichtest du auf die Aktion ${a(NOUN.income, 'genitive')}, erhältst du ${count(n + 1, NOUN.point)} statt 1`,
  'statue.points': n => `${each(PROJECT.statue)} bringt dir ${more(n, NOUN.point)}`,
  'score.units': (n, of) =>
    `wird ${of < 0 ? 'eine Kategorie' : bare(CATEGORY[CATEGORIES[of]!])} gewertet, zählst du ${more(n, NOUN.unit)}`,
  'fate.dice': n => `du wirfst stets ${more(n, DIE.fate)}`,
  'hunt.food': (n, of) => `bei jeder ${bare(NOUN.hunt)}${inType(of)} erhältst du ${more(n, NOUN.food)}`,
  'hunt.again': () => `auch in Gebieten mit Jagdplättchen darfst du ${a(NOUN.hunt)} durchführen`,
  'hunt.limit': n => `${withModule('sustenance')} darfst du ${more(n, NOUN.hunt)} durchführen`,
  'strengthen.limit': n => `${withModule('sustenance')} darfst du ${more(n, NOUN.weakTribe)} stärken`,
  'sell.money': (n, of) =>
    `verkaufst du ${a(NOUN.material)}${ofType(of)} für ${bare(NOUN.money)}, erhältst du ${more(n, NOUN.money)}`,
  'sell.points': n =>
    `verkaufst du ${a(NOUN.material)} für ${plurals(NOUN.point)}, erhältst du ${more(n, NOUN.point)}`,
  'buy.price': (n, of) =>
    `kaufst du ${a(NOUN.material)}${ofType(of)} ein, zahlst du ${count(Math.abs(n), NOUN.money)} weniger, aber mindestens 1`,
  'trade.limit': n =>
    `${withModule('trade')} darfst du ${count(n, NOUN.sale)} und ${count(n, NOUN.purchase)} mehr durchführen`,
  'produce.limit': n => `${withModule('production')} darfst du ${more(n, NOUN.raw)} abbauen`,
  'transport.limit': n =>
    `${withModule('transport')} und ${the(MODULE.production[1], 'dative')} darfst du ${more(n, NOUN.raw)} transportieren`,
  'transport.anywhere': n => {
    const where = n === 1 ? 'ein beliebiges Depotfeld' : 'beliebige Depotfelder';
    return `bei jedem Transport darfst du ${count(n, NOUN.raw)} auf ${where} stellen`;
  },
  'settlement.material': (_n, of) =>
    `deine ${plurals(PROJECT.settlement)} kosten ${of < 0 ? `keine ${plurals(NOUN.material)}` : no(materialNoun(of))}`,
  'statue.material': (_n, of) => {
    const made =
      of < 0 ? `beliebigen ${bare(NOUN.material, 'dative', 'other')}` : bare(materialNoun(of), 'dative');
    return `auf jedem ${bare(SITE.buildingGround, 'dative')} darfst du ${plurals(PROJECT.statue)} auch aus ${made} bauen`;
  },
  'ground.limit': n =>
    `auf jedem ${bare(SITE.buildingGround, 'dative')} darfst du ${more(n, NOUN.building)} haben, aber weiterhin nur ${count(1, PROJECT.settlement)}`,
  'farm.volcano': () =>
    `deine ${plurals(PROJECT.farm)} dürfen auch an ${bare(SITE.volcano, 'dative', 'other')} stehen`,
  'planning.markers': n => `${withModule('planning')} erhältst du ${more(n, NOUN.planning)}`,
  'sleep.ideas': n =>
    `wählst du beim ${bare(MODULE.sleep[1], 'dative')} die ${plurals(NOUN.idea)}, erhältst du ${more(n, NOUN.idea)}`,
  'goal.min': n =>
    `verlangt ${a(NOUN.goal, 'nominative')} mindestens 2 von etwas, ${n === -1 ? 'genügt dir 1 weniger' : `genügen dir ${-n} weniger, aber mindestens 1`}`,
  'attribute.have': n =>
    `${plurals(NOUN.attribute)} verlangen von dir ${count(-n, NOUN.featureMarker)} weniger, aber mindestens 1`,
  'install.material': (n, of) =>
    `für jede ${bare(NOUN.card)}, die du installierst, gibst du bis zu ${count(n, of < 0 ? NOUN.material : materialNoun(of))} weniger ab`,
  'install.ignore': (_n, of) =>
    `installierst du ${a(cardNoun(of))}, darfst du 1 Kostenfeld ignorieren, sofern noch ein anderes aktiv ist`,
  'settlements.count': n =>
    `bei Kostenfeldern von ${bare(CARD.building, 'dative', 'other')} zählst du ${more(n, PROJECT.settlement)}`,
  'research.keep': n => `${withModule('research')} behältst du von den gezogenen Karten ${n} mehr`,
  'invention.uses': n =>
    `${withModule('invention')} darfst du ${n === 1 ? '1 Aktion' : `${n} Aktionen`} deiner ${plurals(NOUN.income)} mehr ausführen`,
  'mutation.moves': n => `${withModule('mutation')} darfst du ${more(n, NOUN.featureMarker)} versetzen`,
  'strong.points': (n, of) =>
    `in der Ernährungsphase bringt dir ${each(NOUN.strongTribe)}${inType(of)} ${more(n, NOUN.point)}`,
  'displace.guard': (_n, of) =>
    `andere Zivilisationen können deine ${plurals(NOUN.tribe)}${inType(of)} nicht verdrängen`,
  'event.tie': () => 'verlangt ein Ereignis die alleinige Führung, genügt dir ein Gleichstand',
};
