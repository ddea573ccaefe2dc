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
import { a, bare, count, listing, more, type Noun, no, the, within, your } from './grammar.js';
import { SITE, TERRITORY } from './lands.js';
import { CARD, CATEGORY, DIE, FEATURE_NAME, MODULE, PROJECT } from './lists.js';
import { areaNoun, cardNoun, inType, materialNoun, more as moreOf, ON_FAVOR, siteNoun } from './measures.js';
import { NOUN } from './words.js';

/** "mit dem Handels-Modul" */
const withModule = (module: Module): string => `mit ${the(MODULE[module][1], 'dative')}`;

/** What more a module allows, after "darfst du". */
export interface Allowance {
  readonly module: Module;
  readonly more: readonly string[];
}

const may = (module: Module, more: string): Allowance => ({ module, more: [more] });

/** Sustenance does the one or the other. */
export const allowed = ({ module, more }: Allowance): string =>
  `${withModule(module)} darfst du ${module === 'sustenance' ? more.join(' bzw. ') : listing(more)}`;

const plurals = (noun: Noun): string => bare(noun, 'nominative', 'other');

/** "keinen Lehm", "weder Lehm noch Sand" */
const neither = (nouns: readonly Noun[]): string =>
  nouns.length === 1 ? no(nouns[0]!) : `weder ${nouns.map(noun => bare(noun, 'accusative')).join(' noch ')}`;

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

/** Hooks of which one sentence tells all that several rules are narrowed to. */
export const JOINED: ReadonlySet<HookName> = new Set<HookName>([
  'migrate.adjacent',
  'score.units',
  'settlement.material',
  'statue.material',
  'install.material',
]);

/** What a rule is narrowed to, or -1; more than one thing only of joined hooks. */
type Narrowed = readonly [number, ...number[]];

export const RULES: Readonly<Record<HookName, (n: number, of: Narrowed) => string | Allowance>> = {
  'pay.ideas': (n, [of]) => {
    const module = of < 0 ? a(NOUN.module) : your(MODULE[MODULES[of]!][1], 'accusative');
    return `um ${module} zu aktivieren, zahlst du bis zu ${count(n, NOUN.idea)} weniger`;
  },
  'test.space': n =>
    `bei ${bare(NOUN.test, 'dative', 'other')} gilt deine Scheibe ${ON_FAVOR} als ${count(n, NOUN.space)} weiter vorn`,
  'reset.dice': n =>
    `du darfst ${a(NOUN.reset)} auch mit ${more(n, DIE.activation, 'dative')} als üblich auf deinen Würfelfeldern durchführen`,
  'migrate.limit': n => may('migration', `${more(n, NOUN.migration)} durchführen`),
  'migrate.adjacent': (_n, of) => {
    const [first, ...others] = of.map(
      type => `alle ${plurals(areaNoun(type))}${type < 0 ? ' gleicher Art' : ''}`,
    );
    return [`für deine ${plurals(NOUN.migration)} gelten ${first} als zueinander benachbart`, ...others].join(
      ', ebenso ',
    );
  },
  'migrate.water': () =>
    `deine wandernden ${plurals(NOUN.tribe)} dürfen ${plurals(areaNoun(0))} auch ohne ${bare(PROJECT.boat)} durchqueren`,
  'migrate.unweakened': () =>
    `deine wandernden ${plurals(NOUN.tribe)} bleiben stark, wenn sie ${a(NOUN.tribe)} verdrängen`,
  'procreate.limit': n => may('procreation', `${more(n, NOUN.procreation)} durchführen`),
  'procreate.unweakened': () =>
    `deine neuen ${plurals(NOUN.tribe)} sind auch dann stark, wenn sie ${a(NOUN.tribe)} verdrängen`,
  'fire.points': (n, [of]) => `Feuer-Lagerplätze${inType(of)} geben dir je ${more(n, NOUN.point)}`,
  'develop.raw': n => `beim Erschließen ${a(NOUN.territory, 'genitive')} baust du ${more(n, NOUN.raw)} ab`,
  'research.draw': n => may('research', `${more(n, NOUN.card)} zur Auswahl ziehen`),
  'insight.ideas': n => `${withModule('insight')} erhältst du ${more(n, NOUN.idea)}`,
  'install.have': (n, [of]) =>
    `musst du für ein Kostenfeld ${of < 0 ? a(NOUN.feature) : bare(FEATURE_NAME[FEATURES[of]!], 'accusative')} haben, zählst du ${n} mehr davon`,
  'find.extra': n => `in jeder Epoche machst du ${more(n, NOUN.extraFind)}`,
  'site.shield': (_n, [of]) => `${plurals(siteNoun(of))} schaden dir in der Ortsphase nicht`,
  'oak.points': n => `${plurals(SITE.mysticOak)} geben dir pro Gebiet ${more(n, NOUN.point)}`,
  'feed.cost': (n, [of]) =>
    `${each(NOUN.tribe)}${fedAt(of)} benötigt ${count(Math.abs(n), NOUN.food)} ${n < 0 ? 'weniger' : 'mehr'}`,
  'weather.shield': () => 'das Wetter schadet dir nicht',
  'event.count': (n, [of]) =>
    `bei Ereignissen zählst du ${of < 0 ? `${n} mehr von allem, was gezählt wird` : moreOf(MEASURES[of]!, n)}, sofern du mindestens 1 davon hast`,
  'income.point': n =>
    `verzichtest du auf die Aktion ${a(NOUN.income, 'genitive')}, erhältst du ${more(n, NOUN.point)}`,
  'statue.points': n => `${each(PROJECT.statue)} bringt dir ${more(n, NOUN.point)}`,
  'score.units': (n, of) => {
    const named = of.map(category =>
      category < 0 ? 'eine Kategorie' : bare(CATEGORY[CATEGORIES[category]!]),
    );
    return `wird ${listing(named, 'disjunction')} gewertet, zählst du ${more(n, NOUN.unit)}`;
  },
  'fate.dice': n => {
    const rolls = [NOUN.test, NOUN.hunt, NOUN.find].map(noun => bare(noun, 'dative', 'other'));
    return `bei ${listing(rolls)} wirfst du ${more(n, DIE.fate)}`;
  },
  'hunt.food': (n, [of]) => `bei jeder ${bare(NOUN.hunt)}${inType(of)} erhältst du ${more(n, NOUN.food)}`,
  'hunt.again': () =>
    `du darfst auch in Gebieten mit Jagdplättchen ${a(NOUN.hunt)} durchführen, ohne ein weiteres zu legen`,
  'hunt.limit': n => may('sustenance', `${more(n, NOUN.hunt)} durchführen`),
  'strengthen.limit': n => may('sustenance', `${more(n, NOUN.weakTribe)} stärken`),
  'sell.money': (n, [of]) =>
    `verkaufst du ${a(NOUN.material)}${ofType(of)} für ${bare(NOUN.money)}, erhältst du ${more(n, NOUN.money)}`,
  'sell.points': n =>
    `verkaufst du ${a(NOUN.material)} für ${plurals(NOUN.point)}, erhältst du ${more(n, NOUN.point)}`,
  'buy.price': (n, [of]) =>
    `kaufst du ${a(NOUN.material)}${ofType(of)} ein, zahlst du ${count(Math.abs(n), NOUN.money)} weniger, aber mindestens 1`,
  'trade.limit': n => may('trade', `${more(n, NOUN.sale)} und ${more(n, NOUN.purchase)} durchführen`),
  'produce.limit': n => may('production', `${more(n, NOUN.raw)} abbauen`),
  'transport.limit': n =>
    `${withModule('transport')} und ${the(MODULE.production[1], 'dative')} darfst du jeweils ${more(n, NOUN.raw)} transportieren`,
  'transport.anywhere': n => {
    const where = n === 1 ? 'ein beliebiges Depotfeld' : 'beliebige Depotfelder';
    return `bei jedem Transport darfst du ${count(n, NOUN.raw)} auf ${where} stellen`;
  },
  'settlement.material': (_n, of) =>
    `deine ${plurals(PROJECT.settlement)} kosten ${of.includes(-1) ? `keine ${plurals(NOUN.material)}` : neither(of.map(materialNoun))}`,
  'statue.material': (_n, of) => {
    const made = of.map(one =>
      one < 0 ? `jedem anderen ${bare(NOUN.material)}` : bare(materialNoun(one), 'dative'),
    );
    return `auf jedem ${bare(SITE.buildingGround, 'dative')} darfst du ${plurals(PROJECT.statue)} auch aus ${listing(made, 'disjunction')} bauen`;
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
  'install.material': (n, of) => {
    const less = of.map(one =>
      one < 0 ? `von jedem ${bare(NOUN.material)} ${n}` : count(n, materialNoun(one)),
    );
    return `für jede ${bare(NOUN.card)}, die du installierst, gibst du ${listing(less)} weniger ab`;
  },
  'install.ignore': (_n, [of]) =>
    `installierst du ${a(cardNoun(of))} mit mindestens 2 aktiven Kostenfeldern, darfst du 1 davon samt seinen ${bare(NOUN.point, 'dative', 'other')} ignorieren`,
  'settlements.count': n =>
    `bei Kostenfeldern von ${bare(CARD.building, 'dative', 'other')} zählst du ${more(n, PROJECT.settlement)}`,
  'research.keep': n => may('research', `von den gezogenen ${plurals(NOUN.anyCard)} ${n} mehr behalten`),
  'invention.uses': n =>
    may(
      'invention',
      `${n === 1 ? '1 weitere Aktion' : `${n} weitere Aktionen`} deiner ${plurals(NOUN.income)} ausführen`,
    ),
  'mutation.moves': n => may('mutation', `${more(n, NOUN.featureMarker)} versetzen`),
  'strong.points': (n, [of]) =>
    `in der Ernährungsphase bringt dir ${each(NOUN.strongTribe)}${inType(of)} ${more(n, NOUN.point)}`,
  'displace.guard': (_n, [of]) =>
    `andere Zivilisationen können deine ${plurals(NOUN.tribe)}${inType(of)} nicht verdrängen`,
  'event.tie': () => 'verlangt ein Ereignis die alleinige Führung, genügt dir ein Gleichstand',
};
