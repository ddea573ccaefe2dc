// Polish: standing rules, triggers, activities and point bonuses, word for word.
import { readFileSync } from 'node:fs';
import {
  type Ability,
  ATTRIBUTE_SLOT,
  HOOK_OF,
  HOOKS,
  type HookName,
  load,
  type Pack,
  TRIGGER_OF,
  TRIGGERS,
  type TriggerName,
} from '@civolution/engine';
import { expect, test } from 'vitest';
import { plain } from '../src/marks.js';
import { entries } from '../src/text/pl/index.js';

const frozen = JSON.parse(
  readFileSync(new URL('../../engine/packs/test.json', import.meta.url), 'utf8'),
) as Pack;
const base = load(frozen).rules;

/** The text of an ability, put on the first attribute chip of the frozen pack. */
function able(ability: Ability): string {
  const [first, ...others] = frozen.attributes;
  const { rules } = load({ ...frozen, attributes: [{ ...first, ability }, ...others] });
  return plain(entries(rules).ability(ATTRIBUTE_SLOT));
}
const rule = (hook: HookName, n?: number, of?: string): string =>
  able({ kind: 'rule', hook, ...(n !== undefined && { n }), ...(of !== undefined && { of }) });
const whenever = (on: TriggerName, of?: string): string =>
  able({ kind: 'trigger', on, ...(of !== undefined && { of }), effects: [{ do: 'flipStage' }] });

/** Leftovers of a broken sentence. */
const FLAW = /[{}<>$]|undefined|NaN| {2}| [.,;:]|\(\)|^\p{Ll}/u;

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim());

test('every standing rule, with and without what narrows it', () => {
  const said = [
    rule('pay.ideas', 1),
    rule('pay.ideas', 2, 'building'),
    rule('test.space', 1),
    rule('reset.dice', 1),
    rule('migrate.limit', 2),
    rule('migrate.adjacent', undefined, 'hills'),
    rule('migrate.water'),
    rule('migrate.unweakened'),
    rule('procreate.limit', 1),
    rule('procreate.unweakened'),
    rule('fire.points', 1, 'desert'),
    rule('develop.raw', 1),
    rule('research.draw', 1),
    rule('insight.ideas', 2),
    rule('install.have', 1),
    rule('install.have', 2, 'dexterity'),
    rule('find.extra', 1),
    rule('site.shield'),
    rule('site.shield', undefined, 'gorge'),
    rule('oak.points', 1),
    rule('feed.cost', -1),
    rule('feed.cost', -1, 'wilderness'),
    rule('feed.cost', -1, 'boat'),
    rule('feed.cost', -2, 'desert'),
    rule('weather.shield'),
    rule('event.count', 1),
    rule('event.count', 2, 'wildTribes'),
    rule('income.point', 1),
    rule('statue.points', 1),
    rule('score.units', 2, 'population'),
    rule('fate.dice', 1),
    rule('hunt.food', 1),
    rule('hunt.food', 2, 'swamp'),
    rule('hunt.again'),
    rule('hunt.limit', 1),
    rule('strengthen.limit', 2),
    rule('sell.money', 1, 'mountains'),
    rule('sell.points', 1),
    rule('buy.price', -1, 'hills'),
    rule('trade.limit', 1),
    rule('produce.limit', 1),
    rule('transport.limit', 2),
    rule('transport.anywhere', 1),
    rule('settlement.material', undefined, 'herbs'),
    rule('statue.material', undefined, 'gold'),
    rule('statue.material'),
    rule('ground.limit', 1),
    rule('farm.volcano'),
    rule('planning.markers', 1),
    rule('sleep.ideas', 1),
    rule('goal.min', -1),
    rule('attribute.have', -1),
    rule('install.material', 2, 'stone'),
    rule('install.ignore', undefined, 'invention'),
    rule('settlements.count', 1),
    rule('research.keep', 1),
    rule('invention.uses', 2),
    rule('mutation.moves', 1),
    rule('strong.points', 1, 'forest'),
    rule('displace.guard', undefined, 'swamp'),
    rule('event.tie'),
  ];
  expect(said).toEqual(
    lines(`
    Aktywując dowolny moduł, wydajesz o 1 pomysł mniej
    Aktywując moduł budynku, wydajesz maksymalnie o 2 pomysły mniej
    W testach przychylności Twój dysk liczy się tak, jakby stał o 1 pole dalej
    Możesz wykonać reset, mając na polach kości o 1 kość aktywacji więcej niż zwykle
    Moduł migracji pozwala na 2 dodatkowe migracje
    Podczas Twoich migracji wszystkie terytoria wzgórz sąsiadują ze sobą
    Twoje migrujące plemiona mogą przechodzić przez terytoria wodne bez łodzi
    Twoje migrujące plemiona pozostają silne, gdy wysiedlają inne plemię
    Moduł prokreacji pozwala na 1 dodatkową prokreację
    Twoje nowe plemiona są silne nawet wtedy, gdy wysiedlają inne plemię
    Za każde zasiedlenie obozowiska z ogniskiem na pustyni zyskujesz 1 dodatkowy PZ
    Rozwijając terytorium, umieszczasz na nim 1 dodatkowy materiał
    Moduł badań pozwala dobrać 1 dodatkową kartę
    Moduł wiedzy daje 2 dodatkowe pomysły
    Gdy pole kosztu wymaga posiadania znaczników cech, liczysz o 1 więcej
    Gdy pole kosztu wymaga posiadania znaczników zręczności, liczysz o 2 więcej
    W każdej epoce dokonujesz jeszcze 1 dodatkowego odkrycia
    W fazie obszarów żadne obszary Ci nie szkodzą
    W fazie obszarów wąwozy posępnych wilków Ci nie szkodzą
    W fazie obszarów mistyczne dęby dają Ci 1 dodatkowy PZ za każde terytorium
    Każde Twoje plemię wymaga o 1 żywność mniej
    Każde Twoje plemię w dziczy wymaga o 1 żywność mniej
    Każde Twoje plemię na łodzi wymaga o 1 żywność mniej
    Każde Twoje plemię na pustyni wymaga o 2 żywności mniej
    Negatywne efekty pogody Cię nie dotyczą
    W wydarzeniach liczysz o 1 więcej, niż masz (jeśli masz co najmniej 1)
    W wydarzeniach liczysz o 2 plemiona więcej w dziczy (jeśli masz co najmniej 1)
    Rezygnując z akcji czipa przychodu, zyskujesz o 1 PZ więcej
    W fazie przychodu za każdy swój pomnik zyskujesz 1 dodatkowy PZ
    Przy każdym punktowaniu populacji liczysz o 2 jednostki więcej
    W testach przychylności, przy polowaniach i szczęśliwych odkryciach rzucasz 1 dodatkową kością losu
    Każde Twoje polowanie daje o 1 żywność więcej
    Każde Twoje polowanie na bagnach daje o 2 żywności więcej
    Możesz polować także tam, gdzie leży żeton polowania, i nie kładziesz wtedy kolejnego
    Moduł wyżywienia pozwala na 1 dodatkowe polowanie
    Moduł wyżywienia pozwala wzmocnić 2 dodatkowe osłabione plemiona
    Za każdy zebrany materiał z gór sprzedany za pieniądze zyskujesz 1 dodatkowy pieniądz
    Za każdy zebrany materiał sprzedany za PZ zyskujesz 1 dodatkowy PZ
    Zakup materiału ze wzgórz kosztuje Cię o 1 pieniądz mniej (ale nie mniej niż 1)
    Moduł handlu pozwala na 1 dodatkową sprzedaż i 1 dodatkowy zakup
    Moduł produkcji pozwala wyprodukować 1 dodatkowy materiał
    Moduł transportu i moduł produkcji pozwalają przetransportować 2 dodatkowe materiały
    Przy każdym transporcie możesz umieścić 1 materiał na dowolnym polu magazynu
    Budując osadę, nie zwracasz ziół
    Na każdym obszarze pod zabudowę możesz wybudować pomnik także ze złota
    Na każdym obszarze pod zabudowę możesz wybudować pomnik także z dowolnego zebranego materiału
    Na każdym obszarze pod zabudowę możesz mieć 1 dodatkowy budynek (ale nadal tylko 1 osadę)
    Możesz mieć farmy na terytoriach sąsiadujących z wulkanem
    Moduł planowania daje 1 dodatkowy znacznik planowania
    Moduł snu daje 1 dodatkowy pomysł, gdy wybierasz pomysły
    Liczby w wymaganiach czipów celów są dla Ciebie o 1 mniejsze (ale nie mniejsze niż 1)
    Czipy atrybutów wymagają od Ciebie o 1 znacznik cechy mniej (ale co najmniej 1)
    Instalując kartę badań, zwracasz maksymalnie o 2 kamienie mniej
    Instalując kartę wynalazku z co najmniej 2 aktywnymi polami kosztu, możesz zignorować jedno z nich wraz z jego PZ
    Gdy pole kosztu karty budynku wymaga posiadania osad, liczysz o 1 więcej
    Moduł badań pozwala zatrzymać 1 dodatkową kartę spośród dobranych
    Moduł wynalazków pozwala wykonać 2 dodatkowe akcje czipów przychodu
    Moduł mutacji pozwala przesunąć 1 dodatkowy znacznik cechy
    W fazie żywienia za każde swoje silne plemię w lesie zyskujesz 1 dodatkowy PZ
    Inne cywilizacje nie mogą wysiedlać Twoich plemion na bagnach
    W wydarzeniach nagradzających tylko 1 cywilizację wygrywasz remisy o prowadzenie
    `),
  );
});

test('several rules of one ability are several sentences', () => {
  const shield: Ability = {
    kind: 'rule',
    hook: 'site.shield',
    of: 'glacier',
    and: [{ hook: 'weather.shield' }],
  };
  expect(able(shield)).toBe(
    'W fazie obszarów lodowce Ci nie szkodzą. Negatywne efekty pogody Cię nie dotyczą',
  );
});

test('rules of one kind and number share a sentence', () => {
  const joined = (hook: HookName, n: number | undefined, of: string, ...others: string[]): string => {
    const one = { hook, ...(n !== undefined && { n }) };
    return able({ kind: 'rule', ...one, of, and: others.map(other => ({ ...one, of: other })) });
  };
  expect(joined('settlement.material', undefined, 'clay', 'sand', 'salt')).toBe(
    'Budując osadę, nie zwracasz gliny, piasku ani soli',
  );
  expect(joined('score.units', 1, 'culture', 'prestige')).toBe(
    'Przy każdym punktowaniu kultury lub prestiżu liczysz o 1 jednostkę więcej',
  );
  expect(joined('migrate.adjacent', undefined, 'forest', 'mountains')).toBe(
    'Podczas Twoich migracji wszystkie terytoria lasu sąsiadują ze sobą, podobnie jak wszystkie terytoria gór',
  );
  expect(joined('install.material', 1, 'ironOre', 'copper')).toBe(
    'Instalując kartę badań, zwracasz o 1 rudę żelaza i o 1 miedź mniej',
  );
  expect(joined('feed.cost', -1, 'forest', 'hills')).toBe(
    'Każde Twoje plemię w lesie wymaga o 1 żywność mniej. Każde Twoje plemię na wzgórzach wymaga o 1 żywność mniej',
  );
  const other = { hook: 'score.units', n: 2, of: 'prestige' } as const;
  expect(able({ kind: 'rule', hook: 'score.units', n: 1, of: 'culture', and: [other] })).toBe(
    'Przy każdym punktowaniu kultury liczysz o 1 jednostkę więcej. Przy każdym punktowaniu prestiżu liczysz o 2 jednostki więcej',
  );
});

test('every trigger, with and without what narrows it', () => {
  const said = [
    whenever('settle'),
    whenever('settle', 'grassland'),
    whenever('procreate'),
    whenever('procreate', 'water'),
    whenever('develop'),
    whenever('develop', 'mountains'),
    whenever('displace'),
    whenever('testPassed'),
    whenever('testFailed'),
    whenever('install'),
    whenever('install', 'achievement'),
    whenever('upgrade'),
    whenever('upgrade', 'activity'),
    whenever('line'),
    whenever('line', 'prestige'),
    whenever('reset'),
    whenever('strengthen'),
    whenever('reveal'),
    whenever('gainCard'),
    whenever('gainCard', 'insight'),
    whenever('module'),
    whenever('module', 'sleep'),
    whenever('module', 'endurance'),
    whenever('hunt'),
    whenever('hunt', 'hills'),
    whenever('find'),
    whenever('sell'),
    whenever('buy'),
    whenever('build'),
    whenever('build', 'boat'),
    whenever('takeDie'),
    whenever('displaced'),
    whenever('displaced', 'desert'),
    whenever('installGoal'),
    whenever('gainIncome'),
    whenever('death'),
    whenever('flip'),
    whenever('feed'),
    whenever('favor'),
  ];
  const then = ': odwróć 1 kafelek rzędu na stronę aktywną';
  expect(said).toEqual(
    lines(`
    Ilekroć Twoje plemię osiedli się na kontynencie
    Ilekroć Twoje plemię osiedli się na łące
    Ilekroć wykonasz prokreację
    Ilekroć wykonasz prokreację na terytorium wodnym
    Ilekroć rozwiniesz terytorium
    Ilekroć rozwiniesz terytorium gór
    Ilekroć wysiedlisz plemię innej cywilizacji
    Ilekroć zdasz test przychylności
    Ilekroć nie zdasz testu przychylności
    Ilekroć zainstalujesz kartę badań
    Ilekroć zainstalujesz kartę osiągnięcia
    Ilekroć ulepszysz moduł
    Ilekroć ulepszysz moduł działań
    Ilekroć przekroczysz próg premii na torze postępu
    Ilekroć przekroczysz próg premii na torze prestiżu
    Ilekroć wykonasz reset
    Ilekroć wzmocnisz plemię
    Ilekroć odkryjesz obszar
    Ilekroć zyskasz kartę badań
    Ilekroć zyskasz kartę wiedzy
    Ilekroć aktywujesz moduł, przed wykonaniem jego akcji
    Ilekroć aktywujesz moduł snu, przed wykonaniem jego akcji
    Ilekroć aktywujesz moduł wytrzymałości, przed wykonaniem jego akcji
    Ilekroć przeprowadzisz polowanie
    Ilekroć przeprowadzisz polowanie na wzgórzach
    Ilekroć dokonasz szczęśliwego odkrycia
    Ilekroć sprzedasz zebrany materiał
    Ilekroć kupisz materiał
    Ilekroć ukończysz projekt budowlany
    Ilekroć wybudujesz łódź
    Ilekroć zyskasz kość aktywacji albo losu
    Ilekroć inna cywilizacja wysiedli Twoje plemię
    Ilekroć inna cywilizacja wysiedli Twoje plemię na pustyni
    Ilekroć zainstalujesz czip celu
    Ilekroć zyskasz czip przychodu
    Ilekroć Twoje plemię wymrze
    Ilekroć odwrócisz kafelek rzędu
    W każdej epoce po wyżywieniu plemion
    Ilekroć przesuniesz dysk do przodu na torze przychylności Agery
    `).map(line => line + then),
  );
});

test('activities, point bonuses, and none at all', () => {
  expect(able({ kind: 'activity', effects: [{ do: 'migrate', n: 1 }] })).toBe(
    'Działanie: wykonaj 1 migrację',
  );
  const price = { do: 'pay', cost: [{ what: 'food', n: 1 }], then: [{ do: 'migrate', n: 1 }] } as const;
  expect(able({ kind: 'activity', effects: [price] })).toBe(
    'Działanie: zapłać 1 żywność, aby wykonać 1 migrację',
  );
  expect(able({ kind: 'activity', effects: [{ do: 'reveal', n: 1 }, price] })).toBe(
    'Działanie: odkryj 1 obszar; możesz zapłacić 1 żywność, aby wykonać 1 migrację',
  );
  expect(able({ kind: 'trigger', on: 'reveal', effects: [price] })).toBe(
    'Ilekroć odkryjesz obszar: możesz zapłacić 1 żywność, aby wykonać 1 migrację',
  );
  const say = entries({
    ...base,
    abilities: [{ kind: 'pointBonus', rules: [], on: -1, of: -1, n: 2, list: -1 }],
  });
  expect(plain(say.ability(0))).toBe(
    'Premia punktowa: na koniec gry 2 PZ za każdą kartę i każdy czip przychodu w tej kolumnie',
  );
  expect(say.ability(1)).toBe('Bez umiejętności');
});

/** These have no text of their own without `of`, because no pack may leave it out. */
const NARROWED: ReadonlySet<HookName> = new Set([
  'migrate.adjacent',
  'score.units',
  'settlement.material',
  'install.material',
  'displace.guard',
] as const);

test('everything a rule or trigger may be narrowed to has a sound sentence of its own', () => {
  const widths = (names: readonly string[] | null): number[] => [-1, ...(names ?? []).keys()];
  const standing = HOOKS.flatMap((hook, number) =>
    widths(HOOK_OF[hook])
      .filter(of => of >= 0 || !NARROWED.has(hook))
      .flatMap(of =>
        [1, 5].map(n => ({ kind: 'rule', rules: [{ hook: number, n, of }], on: -1, of: -1 }) as const),
      ),
  );
  const triggers = TRIGGERS.flatMap((name, on) =>
    widths(TRIGGER_OF[name]).map(of => ({ kind: 'trigger', rules: [], on, of }) as const),
  );
  const abilities = [...standing, ...triggers].map(ability => ({ ...ability, n: 0, list: base.activity }));
  const say = entries({ ...base, abilities });
  const texts = abilities.map((_, slot) => {
    const text = plain(say.ability(slot));
    expect(text).not.toMatch(FLAW);
    return text;
  });
  const narrowed = abilities.flatMap((a, i) =>
    a.kind === 'trigger' || a.rules[0]!.n === 5 ? [texts[i]] : [],
  );
  expect(new Set(narrowed).size).toBe(narrowed.length);
});
