// Standing rules of abilities, as statements to the one who has them.
import { CARD_TYPES, FEED_PLACES, type HookName, MEASURES, MODULES, type Module } from '@civolution/engine';
import { and, anyOf, count, extra, marked, type Noun, nor, upTo } from './grammar.js';
import {
  fromMaterial,
  fromTerritory,
  inTerritories,
  inTerritory,
  material,
  ofMaterial,
  site,
  siteAt,
  territory,
} from './lands.js';
import { card, featureMarker, module as moduleAt, ofCategory, project } from './lists.js';
import { more } from './measures.js';
import { NOUN } from './words.js';

const module = (name: Module): string => moduleAt(MODULES.indexOf(name)).one.nom;

/** "za każde polowanie zyskujesz 1 dodatkową żywność" */
const gives = (what: string, n: number, word: Noun): string => `za ${what} zyskujesz ${extra(n, word)}`;
const points = (what: string, n: number): string => gives(what, n, NOUN.point);

/** "moduł migracji pozwala na 1 dodatkową migrację" */
const allows = (name: Module, n: number, word: Noun): string =>
  `${module(name)} pozwala na ${extra(n, word)}`;

const lets = (name: Module, verb: string, n: number, word: Noun): string =>
  `${module(name)} pozwala ${verb} ${extra(n, word)}`;

function fedAt(of: number): string {
  const place = FEED_PLACES[of];
  if (place === 'wilderness') return ' w dziczy';
  return place === 'boat' ? ` na ${project('boat').one.loc}` : inTerritory(of);
}

/** "o 1 pomysł mniej", "maksymalnie o 2 pomysły mniej" */
const less = (n: number, ...words: Noun[]): string =>
  `${n === 1 ? '' : 'maksymalnie '}${and(words.map(word => `o ${count(n, word)}`))} mniej`;

/** "gdy pole kosztu wymaga posiadania osad, liczysz o 1 więcej" */
const having = (n: number, word: Noun, ofCard = ''): string =>
  `gdy pole kosztu${ofCard} wymaga posiadania ${word.more.gen}, liczysz o ${n} więcej`;

/** Rules of these hooks and of the same number make one sentence. */
export const JOINED: ReadonlySet<HookName> = new Set<HookName>([
  'migrate.adjacent',
  'score.units',
  'settlement.material',
  'install.material',
]);

/** `all` is everything that joined rules are narrowed to. */
export const RULES: Readonly<Record<HookName, (n: number, of: number, all: readonly number[]) => string>> = {
  'pay.ideas': (n, of) =>
    `aktywując ${of < 0 ? 'dowolny ' : ''}${moduleAt(of).one.acc}, wydajesz ${less(n, NOUN.idea)}`,
  'test.space': n =>
    `w ${NOUN.test.more.loc} Twój ${marked('thing', 'favor', 'dysk')} liczy się tak, jakby stał o ${count(n, NOUN.space)} dalej`,
  'reset.dice': n =>
    `możesz wykonać ${NOUN.reset.one.acc}, mając na polach kości o ${count(n, NOUN.activationDie)} więcej niż zwykle`,
  'migrate.limit': n => allows('migration', n, NOUN.migration),
  'migrate.adjacent': (_n, _of, all) => {
    const [first, ...others] = all.map(type => `wszystkie ${territory(type).more.nom}`);
    const likewise = others.length > 0 ? `, podobnie jak ${and(others)}` : '';
    return `podczas Twoich ${NOUN.migration.more.gen} ${first} sąsiadują ze sobą${likewise}`;
  },
  'migrate.water': () =>
    `Twoje migrujące ${NOUN.tribe.more.nom} mogą przechodzić przez ${territory(0).more.acc} bez ${project('boat').more.gen}`,
  'migrate.unweakened': () =>
    `Twoje migrujące ${NOUN.tribe.more.nom} pozostają silne, gdy wysiedlają inne ${NOUN.tribe.one.acc}`,
  'procreate.limit': n => allows('procreation', n, NOUN.procreation),
  'procreate.unweakened': () =>
    `Twoje nowe ${NOUN.tribe.more.nom} są silne nawet wtedy, gdy wysiedlają inne ${NOUN.tribe.one.acc}`,
  'fire.points': (n, of) => points(`każde zasiedlenie obozowiska z ogniskiem${inTerritory(of)}`, n),
  'develop.raw': n => `rozwijając terytorium, umieszczasz na nim ${extra(n, NOUN.raw)}`,
  'research.draw': n => lets('research', 'dobrać', n, NOUN.anyCard),
  'insight.ideas': n => `${module('insight')} daje ${extra(n, NOUN.idea)}`,
  'install.have': (n, of) => having(n, of < 0 ? NOUN.feature : featureMarker(of)),
  'find.extra': n => `w każdej epoce dokonujesz jeszcze ${count(n, NOUN.extraFind, 'gen')}`,
  'site.shield': (_n, of) =>
    `w fazie obszarów ${of < 0 ? 'żadne ' : ''}${siteAt(of).more.nom} Ci nie szkodzą`,
  'oak.points': n =>
    `w fazie obszarów ${site('mysticOak').more.nom} dają Ci ${extra(n, NOUN.point)} za każde terytorium`,
  'feed.cost': (n, of) =>
    `każde Twoje ${NOUN.tribe.one.nom}${fedAt(of)} wymaga o ${count(Math.abs(n), NOUN.food)} mniej`,
  'weather.shield': () => 'negatywne efekty pogody Cię nie dotyczą',
  'event.count': (n, of) =>
    `w wydarzeniach liczysz ${of < 0 ? `o ${n} więcej, niż masz` : more(MEASURES[of]!, n)} (jeśli masz co najmniej 1)`,
  'income.point': n =>
    `rezygnując z akcji ${NOUN.income.one.gen}, zyskujesz o ${count(n, NOUN.point)} więcej`,
  'statue.points': n => `w fazie przychodu ${points(`każdy swój ${project('statue').one.acc}`, n)}`,
  'score.units': (n, _of, all) =>
    `przy każdym punktowaniu ${anyOf(all.map(ofCategory))} liczysz o ${count(n, NOUN.unit)} więcej`,
  'fate.dice': n =>
    `w ${NOUN.test.more.loc}, przy ${NOUN.hunt.more.loc} i ${NOUN.luckyFind.more.loc} rzucasz ${extra(n, NOUN.fateDie, 'ins')}`,
  'hunt.food': (n, of) =>
    `każde Twoje ${NOUN.hunt.one.nom}${inTerritory(of)} daje o ${count(n, NOUN.food)} więcej`,
  'hunt.again': () =>
    `możesz polować także tam, gdzie leży żeton ${NOUN.hunt.one.gen}, i nie kładziesz wtedy kolejnego`,
  'hunt.limit': n => allows('sustenance', n, NOUN.hunt),
  'strengthen.limit': n => lets('sustenance', 'wzmocnić', n, NOUN.weakTribe),
  'sell.money': (n, of) =>
    gives(
      `każdy ${NOUN.stored.one.acc}${fromTerritory(of)} sprzedany za ${NOUN.money.more.acc}`,
      n,
      NOUN.money,
    ),
  'sell.points': n => points(`każdy ${NOUN.stored.one.acc} sprzedany za ${NOUN.point.more.acc}`, n),
  'buy.price': (n, of) =>
    `${NOUN.purchase.one.nom} ${NOUN.bought.one.gen}${fromTerritory(of)} kosztuje Cię o ${count(Math.abs(n), NOUN.money)} mniej (ale nie mniej niż 1)`,
  'trade.limit': n => `${allows('trade', n, NOUN.sale)} i ${extra(n, NOUN.purchase)}`,
  'produce.limit': n => lets('production', 'wyprodukować', n, NOUN.raw),
  'transport.limit': n =>
    `${module('transport')} i ${module('production')} pozwalają przetransportować ${extra(n, NOUN.raw)}`,
  'transport.anywhere': n =>
    `przy każdym transporcie możesz umieścić ${upTo(n, NOUN.raw)} na ${n === 1 ? 'dowolnym polu' : 'dowolnych polach'} magazynu`,
  'settlement.material': (_n, _of, all) =>
    `budując ${project('settlement').one.acc}, nie zwracasz ${nor(all.map(ofMaterial))}`,
  'statue.material': (_n, of) => {
    const what = of < 0 ? `z dowolnego ${NOUN.stored.one.gen}` : fromMaterial(of);
    return `na każdym ${site('buildingGround').one.loc} możesz wybudować ${project('statue').one.acc} także ${what}`;
  },
  'ground.limit': n =>
    `na każdym ${site('buildingGround').one.loc} możesz mieć ${extra(n, NOUN.building)} (ale nadal tylko ${count(1, project('settlement'))})`,
  'farm.volcano': () =>
    `możesz mieć ${project('farm').more.acc} na terytoriach sąsiadujących z ${site('volcano').one.ins}`,
  'planning.markers': n => `${module('planning')} daje ${extra(n, NOUN.planning)}`,
  'sleep.ideas': n => `${module('sleep')} daje ${extra(n, NOUN.idea)}, gdy wybierasz ${NOUN.idea.more.acc}`,
  'goal.min': n =>
    `liczby w wymaganiach ${NOUN.goal.more.gen} są dla Ciebie o ${Math.abs(n)} mniejsze (ale nie mniejsze niż 1)`,
  'attribute.have': n =>
    `${NOUN.attribute.more.nom} wymagają od Ciebie o ${count(Math.abs(n), NOUN.feature)} mniej (ale co najmniej 1)`,
  'install.material': (n, _of, all) =>
    `instalując ${NOUN.card.one.acc}, zwracasz ${less(n, ...all.map(material))}`,
  'install.ignore': (_n, of) =>
    `instalując ${card(of).one.acc} z co najmniej 2 aktywnymi polami kosztu, możesz zignorować jedno z nich wraz z jego ${NOUN.point.one.ins}`,
  'settlements.count': n =>
    having(n, project('settlement'), ` ${card(CARD_TYPES.indexOf('building')).one.gen}`),
  'research.keep': n => `${lets('research', 'zatrzymać', n, NOUN.anyCard)} spośród dobranych`,
  'invention.uses': n => lets('invention', 'wykonać', n, NOUN.chipAction),
  'mutation.moves': n => lets('mutation', 'przesunąć', n, NOUN.feature),
  'strong.points': (n, of) =>
    `w fazie żywienia ${points(`każde swoje ${NOUN.strongTribe.one.acc}${inTerritory(of)}`, n)}`,
  'displace.guard': (_n, of) =>
    `inne cywilizacje nie mogą wysiedlać Twoich ${NOUN.tribe.more.gen} ${inTerritories(of)[1]}`,
  'event.tie': () => 'w wydarzeniach nagradzających tylko 1 cywilizację wygrywasz remisy o prowadzenie',
};
