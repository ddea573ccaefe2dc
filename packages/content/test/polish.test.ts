// Polish: what effects and entries say, word for word.
import { readFileSync } from 'node:fs';
import {
  type AttributeChip,
  type CostSpace,
  cardNumber,
  type Effect,
  type EventCard,
  type GoalChip,
  type IncomeChip,
  load,
  type Pack,
  type Payment,
  STARTING_CHIP,
  type StartingMarkerCard,
  VERBS,
} from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { plain } from '../src/marks.js';
import { entries } from '../src/text/pl/index.js';

const frozen = JSON.parse(
  readFileSync(new URL('../../engine/packs/test.json', import.meta.url), 'utf8'),
) as Pack;

/** The frozen pack, the first of some entries changed. */
function saying(changes: {
  readonly income?: Partial<IncomeChip>;
  readonly goal?: Partial<GoalChip>;
  readonly event?: Partial<EventCard>;
  readonly attribute?: Partial<AttributeChip>;
  readonly markers?: StartingMarkerCard['markers'];
}) {
  const first = <T>([entry, ...others]: readonly T[], part: Partial<T> = {}): T[] => [
    { ...entry!, ...part },
    ...others,
  ];
  const pack: Pack = {
    ...frozen,
    incomes: first(frozen.incomes, changes.income),
    goals: first(frozen.goals, changes.goal),
    events: first(frozen.events, changes.event),
    attributes: first(frozen.attributes, changes.attribute),
    startingMarkers: first(frozen.startingMarkers, changes.markers && { markers: changes.markers }),
  };
  return entries(load(pack).rules);
}

const doing = (...effects: Effect[]): string => plain(saying({ income: { effects } }).income(0));

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim());

const points = (n: number): Effect => ({ do: 'points', n });
const gain = (what: Extract<Effect, { do: 'gain' }>['what'], n: number): Effect => ({ do: 'gain', what, n });
const pay = (what: Payment['what'], n: number, ...then: Effect[]): Effect => ({
  do: 'pay',
  cost: [{ what, n }],
  then,
});
const POINT: readonly Effect[] = [points(1)];

test('every verb commands', () => {
  const effects: readonly Effect[] = [
    gain('food', 1),
    gain('money', 5),
    gain('idea', 4),
    gain('focus', 2),
    gain('calm', 1),
    gain('wood', 2),
    gain('feature', 2),
    gain('material', 5),
    { do: 'gain', what: 'material', n: 1, of: 'hills' },
    { do: 'gain', what: 'material', n: 1, of: 2 },
    points(3),
    { do: 'pointsPer', n: 1, per: { measure: 'boats' } },
    { do: 'pointsPer', n: 2, per: { measure: 'territories', of: 'forest' }, max: 6 },
    { do: 'favor', n: 1 },
    { do: 'track', track: 'knowledge', n: 2 },
    { do: 'track', track: 'any', n: 5 },
    { do: 'upgrade' },
    { do: 'upgrade', module: 'trade' },
    { do: 'upgrade', value: 3 },
    { do: 'gainIncome' },
    { do: 'useIncome' },
    { do: 'activity' },
    { do: 'flipStage' },
    { do: 'gainCard' },
    { do: 'gainCard', type: 'insight' },
    { do: 'drawCards', n: 4, keep: 1 },
    { do: 'drawCards', n: 2, keep: 2 },
    { do: 'installCard', type: 'achievement' },
    { do: 'gainGoal' },
    { do: 'migrate', n: 2 },
    { do: 'procreate', n: 1 },
    { do: 'strengthen', n: 4 },
    { do: 'reveal', n: 1 },
    { do: 'lose', what: ['food', 'tribe'] },
    { do: 'populate', n: 1 },
    { do: 'populate', n: 2 },
    { do: 'hunt', n: 2 },
    { do: 'find', n: 1 },
    { do: 'find', n: 2 },
    { do: 'produce', n: 2 },
    { do: 'transport', n: 3 },
    { do: 'trade', n: 1 },
    { do: 'trade', n: 2 },
    { do: 'build' },
    { do: 'build', project: 'farm' },
    { do: 'build', project: 'settlement' },
    { do: 'build', project: 'statue' },
    { do: 'plan', n: 2 },
    { do: 'gainDie' },
    { do: 'gainDie', die: 'fate' },
    { do: 'recall', n: 1 },
    { do: 'recall', n: 2 },
    { do: 'setDie', n: 1 },
    { do: 'setDie', n: 2 },
    { do: 'mutate', n: 2 },
    { do: 'installGoal' },
    { do: 'weather', n: 1 },
    { do: 'weather', n: 2 },
    { do: 'tracks', n: 1 },
    { do: 'tracks', n: 2 },
    { do: 'tracks', n: 5 },
    { do: 'features', n: 1 },
    { do: 'features', n: 3 },
    { do: 'features', n: 5 },
    { do: 'stock', n: 1 },
    { do: 'stock', n: 2 },
    { do: 'stock', n: 5 },
    { do: 'drawEach' },
    { do: 'expand' },
    { do: 'if', has: { measure: 'boats', min: 2 }, then: POINT },
    { do: 'test', then: POINT },
    { do: 'or', options: [POINT, [gain('idea', 1)]] },
    pay('money', 1, points(2)),
  ];
  expect(effects.map(effect => doing(effect))).toEqual(
    lines(`
    Zyskaj 1 żywność
    Zyskaj 5 pieniędzy
    Zyskaj 4 pomysły
    Zyskaj 2 znaczniki skupienia
    Zyskaj 1 znacznik opanowania
    Zyskaj 2 drewna
    Zyskaj 2 dowolne znaczniki cech
    Zyskaj 5 dowolnych zebranych materiałów
    Zyskaj 1 zebrany materiał ze wzgórz
    Zyskaj 1 zebrany materiał z 2. wiersza magazynu
    Zyskaj 3 PZ
    Zyskaj 1 PZ za każdą łódź
    Zyskaj 2 PZ za każde terytorium lasu ze swoim plemieniem (maksymalnie 6 PZ)
    Przesuń dysk o 1 pole na torze przychylności Agery
    Przesuń dysk o 2 pola na torze nauki
    Przesuń dysk o 5 pól na wybranym torze postępu
    Ulepsz 1 moduł główny
    Ulepsz moduł handlu
    Ulepsz 1 moduł główny z kością o wartości 3
    Zyskaj 1 czip przychodu
    Wykonaj akcję 1 czipa przychodu
    Wykonaj 1 działanie
    Odwróć 1 kafelek rzędu na stronę aktywną
    Zyskaj 1 kartę badań
    Zyskaj 1 kartę wiedzy
    Dobierz 4 karty badań i zatrzymaj 1 z nich
    Dobierz 2 karty badań
    Zainstaluj 1 kartę osiągnięcia
    Zyskaj 1 czip celu
    Wykonaj do 2 migracji
    Wykonaj 1 prokreację
    Wzmocnij do 4 osłabionych plemion
    Odkryj 1 obszar
    Strać 1 żywność albo 1 plemię
    Umieść 1 osłabione plemię w wolnym obozowisku na terytorium lądowym ze swoim plemieniem
    Umieść do 2 osłabionych plemion w wolnych obozowiskach na jednym terytorium lądowym ze swoim plemieniem
    Przeprowadź do 2 polowań
    Dokonaj 1 szczęśliwego odkrycia
    Dokonaj do 2 szczęśliwych odkryć
    Wyprodukuj do 2 materiałów
    Przetransportuj maksymalnie 3 materiały do magazynu
    Wykonaj 1 sprzedaż i/lub 1 zakup
    Wykonaj do 2 sprzedaży i/lub do 2 zakupów
    Ukończ 1 projekt budowlany
    Wybuduj 1 farmę
    Wybuduj 1 osadę po zwykłym koszcie
    Wybuduj 1 pomnik po zwykłym koszcie
    Umieść 2 znaczniki planowania na wybranym polu kości
    Zyskaj 1 kość aktywacji albo losu
    Zyskaj 1 kość losu
    Rzuć 1 użytą kością aktywacji i umieść ją na polu kości
    Rzuć maksymalnie 2 użytymi kośćmi aktywacji i umieść je na polach kości
    Ustaw 1 kość aktywacji ze swoich pól kości na dowolną wartość
    Ustaw maksymalnie 2 kości aktywacji ze swoich pól kości na dowolne wartości
    Przesuń maksymalnie 2 znaczniki cech na inne pola cech
    Zainstaluj 1 czip celu
    Przesuń znacznik pogody o 1 pole w dowolnym kierunku
    Przesuń znacznik pogody o maksymalnie 2 pola w wybranym kierunku
    Przesuń dysk o 1 pole na wybranym torze postępu
    Przesuń dysk o 1 pole na każdym z 2 różnych torów postępu
    Przesuń dysk o 1 pole na każdym z 5 różnych torów postępu
    Zyskaj 1 dowolny znacznik cechy
    Zyskaj 3 dowolne znaczniki różnych cech
    Zyskaj 5 dowolnych znaczników różnych cech
    Zyskaj po 1 zebranym materiale z każdego pola magazynu jednego wybranego rodzaju terytorium lądowego
    Zyskaj po 2 zebrane materiały z każdego pola magazynu jednego wybranego rodzaju terytorium lądowego
    Zyskaj po 5 zebranych materiałów z każdego pola magazynu jednego wybranego rodzaju terytorium lądowego
    Dobierz wierzchnią kartę z każdego zakrytego stosu kart badań
    Umieść 1 plemię ze swoich zasobów w wolnym obozowisku bez ogniska na nierozwiniętym terytorium i rozwiń to terytorium, zyskując 1 materiał
    Jeśli masz co najmniej 2 wybudowane łodzie, zyskaj 1 PZ
    Wykonaj test przychylności, aby zyskać 1 PZ
    Zyskaj 1 PZ albo 1 pomysł
    Zapłać 1 pieniądz, aby zyskać 2 PZ
    `),
  );
  expect(new Set(effects.map(effect => effect.do))).toEqual(new Set(VERBS));
});

describe('lists and what holds them', () => {
  test('neighbours share a verb', () => {
    expect(doing(gain('food', 1), gain('idea', 2))).toBe('Zyskaj 1 żywność i 2 pomysły');
    expect(doing({ do: 'procreate', n: 2 }, { do: 'migrate', n: 1 }, points(2))).toBe(
      'Wykonaj do 2 prokreacji i 1 migrację oraz zyskaj 2 PZ',
    );
    expect(doing({ do: 'favor', n: 1 }, { do: 'track', track: 'culture', n: 2 })).toBe(
      'Przesuń dysk o 1 pole na torze przychylności Agery i o 2 pola na torze kultury',
    );
  });

  test('what is multiplied stands apart from what is not', () => {
    const perFarm: Effect = { do: 'pointsPer', n: 1, per: { measure: 'farms' } };
    expect(doing(perFarm, gain('food', 1))).toBe('Zyskaj 1 PZ za każdą farmę, a także 1 żywność');
    expect(doing(gain('food', 1), gain('idea', 2), perFarm, points(2))).toBe(
      'Zyskaj 1 żywność i 2 pomysły, a także 1 PZ za każdą farmę, a także 2 PZ',
    );
    expect(doing({ do: 'favor', n: 1 }, perFarm)).toBe(
      'Przesuń dysk o 1 pole na torze przychylności Agery i zyskaj 1 PZ za każdą farmę',
    );
    expect(
      doing({ do: 'or', options: [[{ do: 'build', project: 'farm' }], [perFarm, gain('money', 1)]] }),
    ).toBe('Albo wybuduj 1 farmę, albo zyskaj 1 PZ za każdą farmę, a także 1 pieniądz');
    expect(doing(gain('money', 1), { do: 'trade', n: 1 })).toBe(
      'Zyskaj 1 pieniądz oraz wykonaj 1 sprzedaż i/lub 1 zakup',
    );
  });

  test('tests', () => {
    expect(doing({ do: 'test', then: [gain('food', 3)], else: [gain('food', 1)] })).toBe(
      'Wykonaj test przychylności – jeśli go zdasz, zyskaj 3 żywności, w przeciwnym razie zyskaj 1 żywność',
    );
    expect(doing({ do: 'test', then: [pay('money', 1, points(4))], else: POINT })).toBe(
      'Wykonaj test przychylności – jeśli go zdasz, możesz zapłacić 1 pieniądz, aby zyskać 4 PZ, w przeciwnym razie zyskaj 1 PZ',
    );
    expect(doing({ do: 'test', then: [{ do: 'or', options: [POINT, [gain('idea', 1)]] }] })).toBe(
      'Wykonaj test przychylności, aby zyskać 1 PZ albo 1 pomysł',
    );
    expect(doing(gain('food', 1), { do: 'test', then: POINT }, gain('idea', 1))).toBe(
      'Zyskaj 1 żywność; wykonaj test przychylności, aby zyskać 1 PZ; zyskaj 1 pomysł',
    );
  });

  test('alternatives', () => {
    expect(
      doing({ do: 'or', options: [[{ do: 'favor', n: 1 }], [{ do: 'useIncome' }], [{ do: 'activity' }]] }),
    ).toBe(
      'Przesuń dysk o 1 pole na torze przychylności Agery, wykonaj akcję 1 czipa przychodu albo wykonaj 1 działanie',
    );
    expect(
      doing({ do: 'or', options: [[gain('food', 1), gain('idea', 1)], [{ do: 'migrate', n: 1 }]] }),
    ).toBe('Albo zyskaj 1 żywność i 1 pomysł, albo wykonaj 1 migrację');
    expect(doing({ do: 'or', options: [[{ do: 'test', then: [points(5)] }], POINT] })).toBe(
      'Albo wykonaj test przychylności, aby zyskać 5 PZ, albo zyskaj 1 PZ',
    );
    expect(
      doing({
        do: 'or',
        options: [POINT, [{ do: 'if', has: { measure: 'farms', min: 2 }, then: [points(3)] }]],
      }),
    ).toBe('Albo zyskaj 1 PZ, albo zyskaj 3 PZ, jeśli masz co najmniej 2 wybudowane farmy');
  });

  test('prices are offered where nobody has agreed to them', () => {
    const price = pay('food', 2, points(3));
    const { rules } = load({
      ...frozen,
      research: frozen.research.map(card => (card.id === 'A1' ? { ...card, bonus: [price] } : card)),
    });
    expect(plain(entries(rules).effects(rules.cards[cardNumber('A1')]!.bonus))).toBe(
      'Możesz zapłacić 2 żywności, aby zyskać 3 PZ',
    );
    expect(doing(price)).toBe('Zapłać 2 żywności, aby zyskać 3 PZ');
    expect(doing(gain('idea', 1), price)).toBe(
      'Zyskaj 1 pomysł; możesz zapłacić 2 żywności, aby zyskać 3 PZ',
    );
    expect(doing({ do: 'test', then: [price] })).toBe(
      'Wykonaj test przychylności – jeśli go zdasz, możesz zapłacić 2 żywności, aby zyskać 3 PZ',
    );
    expect(doing({ do: 'or', options: [POINT, [price]] })).toBe(
      'Albo zyskaj 1 PZ, albo zapłać 2 żywności, aby zyskać 3 PZ',
    );
  });

  test('prices', () => {
    const price = (...cost: readonly (readonly [Payment['what'], number])[]): string =>
      doing({ do: 'pay', cost: cost.map(([what, n]) => ({ what, n })), then: POINT });
    expect(price(['idea', 1], ['food', 2])).toBe('Zapłać 2 żywności i 1 pomysł, aby zyskać 1 PZ');
    expect(price(['stone', 2], ['money', 1])).toBe('Zapłać 1 pieniądz i 2 kamienie, aby zyskać 1 PZ');
    expect(price(['vision', 1])).toBe('Zapłać 1 znacznik wzroku, aby zyskać 1 PZ');
    expect(price(['feature', 1], ['material', 2])).toBe(
      'Zapłać 1 dowolny znacznik cechy i 2 dowolne zebrane materiały, aby zyskać 1 PZ',
    );
    expect(price(['card', 1])).toBe('Odrzuć 1 kartę z ręki, aby zyskać 1 PZ');
    expect(price(['card', 2])).toBe('Odrzuć 2 karty z ręki, aby zyskać 1 PZ');
    expect(price(['favor', 1])).toBe('Cofnij dysk o 1 pole na torze przychylności Agery, aby zyskać 1 PZ');
    expect(price(['strength', 2], ['food', 1])).toBe(
      'Zapłać 1 żywność i osłab 2 silne plemiona, aby zyskać 1 PZ',
    );
  });

  test('what chips give, as what is paid for', () => {
    expect(doing(pay('money', 1, { do: 'expand' }))).toBe(
      'Zapłać 1 pieniądz, aby umieścić 1 plemię ze swoich zasobów w wolnym obozowisku bez ogniska na nierozwiniętym terytorium i rozwinąć to terytorium, zyskując 1 materiał',
    );
    expect(doing(pay('money', 1, { do: 'drawEach' }, { do: 'tracks', n: 2 }))).toBe(
      'Zapłać 1 pieniądz, aby dobrać wierzchnią kartę z każdego zakrytego stosu kart badań i przesunąć dysk o 1 pole na każdym z 2 różnych torów postępu',
    );
  });

  test('what is paid for stands in the infinitive, however deep', () => {
    expect(doing(pay('food', 1, { do: 'test', then: [points(3)], else: POINT }))).toBe(
      'Zapłać 1 żywność, aby wykonać test przychylności – jeśli go zdasz, zyskaj 3 PZ, w przeciwnym razie zyskaj 1 PZ',
    );
    expect(doing(pay('food', 1, { do: 'if', has: { measure: 'boats', min: 2 }, then: POINT }))).toBe(
      'Zapłać 1 żywność, aby zyskać 1 PZ, jeśli masz co najmniej 2 wybudowane łodzie',
    );
    expect(
      doing(
        pay(
          'food',
          1,
          { do: 'hunt', n: 1 },
          { do: 'if', has: { measure: 'food', min: 5 }, then: [{ do: 'track', track: 'prestige', n: 1 }] },
        ),
      ),
    ).toBe(
      'Zapłać 1 żywność, aby przeprowadzić 1 polowanie, a następnie, jeśli masz co najmniej 5 żywności, przesunąć dysk o 1 pole na torze prestiżu',
    );
    expect(doing(pay('food', 1, { do: 'drawCards', n: 3, keep: 1 }))).toBe(
      'Zapłać 1 żywność, aby dobrać 3 karty badań i zatrzymać 1 z nich',
    );
    expect(doing(pay('food', 1, { do: 'recall', n: 2 }))).toBe(
      'Zapłać 1 żywność, aby rzucić maksymalnie 2 użytymi kośćmi aktywacji i umieścić je na polach kości',
    );
    expect(
      doing(pay('food', 1, gain('idea', 1), { do: 'or', options: [POINT, [{ do: 'migrate', n: 2 }]] })),
    ).toBe('Zapłać 1 żywność, aby zyskać 1 pomysł, a następnie zyskać 1 PZ albo wykonać do 2 migracji');
    expect(doing(pay('food', 1, pay('idea', 1, points(5))))).toBe(
      'Zapłać 1 żywność, aby móc zapłacić 1 pomysł i w zamian zyskać 5 PZ',
    );
  });
});

describe('entries', () => {
  test('events: who is rewarded, and what is given back first', () => {
    const event = (change: Partial<EventCard>): string =>
      plain(saying({ event: { reward: POINT, ...change } }).eventCard(0));
    expect(event({ weather: 1, who: 'leader', counts: { measure: 'track', of: 'culture' } })).toBe(
      'Przesuń znacznik pogody o 1 pole w kierunku pola „Gorąca”. Premia dla cywilizacji, która jako jedyna prowadzi na torze kultury: zyskaj 1 PZ',
    );
    expect(event({ weather: -2, who: 'leader', counts: { measure: 'dice' } })).toBe(
      'Przesuń znacznik pogody o 2 pola w kierunku pola „Zimna”. Premia dla cywilizacji, która jako jedyna ma łącznie najwięcej kości aktywacji i losu: zyskaj 1 PZ',
    );
    expect(event({ weather: 2, who: 'most', counts: { measure: 'food' }, min: 3 })).toBe(
      'Przesuń znacznik pogody o 2 pola w kierunku pola „Gorąca”. Premia dla każdej cywilizacji, która ma najwięcej żywności (co najmniej 3): zyskaj 1 PZ',
    );
    expect(event({ weather: 1, who: 'most', counts: { measure: 'farms' }, returns: 'farm' })).toBe(
      'Przesuń znacznik pogody o 1 pole w kierunku pola „Gorąca”. Premia dla każdej cywilizacji, która ma najwięcej wybudowanych farm: zwróć 1 farmę na konsolę, a następnie zyskaj 1 PZ',
    );
    expect(event({ weather: -1, who: 'each', counts: { measure: 'boats' }, min: 1, returns: 'boat' })).toBe(
      'Przesuń znacznik pogody o 1 pole w kierunku pola „Zimna”. Premia dla każdej cywilizacji, która ma co najmniej 1 wybudowaną łódź: zwróć 1 łódź na konsolę, a następnie zyskaj 1 PZ',
    );
    expect(event({ weather: -1, who: 'each', counts: { measure: 'territories' }, min: 4 })).toBe(
      'Przesuń znacznik pogody o 1 pole w kierunku pola „Zimna”. Premia dla każdej cywilizacji, która ma plemiona na co najmniej 4 terytoriach: zyskaj 1 PZ',
    );
  });

  test('goals', () => {
    const requirements: readonly GoalChip['requirement'][] = [
      { measure: 'tribesInOne', of: 'forest', min: 2 },
      { measure: 'farmAndTribe', of: 'grassland', min: 1 },
      { measure: 'territories', of: 'hills', min: 2 },
      { measure: 'tribesBeside', of: 'mysticOak', min: 2 },
      { measure: 'track', of: 'construction', min: 3 },
      { measure: 'cards', of: 'building', min: 2 },
      { measure: 'activationDice', min: 8 },
      { measure: 'statues', min: 1 },
      { return: 'salt' },
    ];
    expect(requirements.map(requirement => plain(saying({ goal: { requirement } }).goal(0)))).toEqual(
      lines(`
      Miej co najmniej 2 plemiona na jednym terytorium lasu
      Miej swoją farmę i plemię na terytorium łąki
      Miej plemiona na co najmniej 2 terytoriach wzgórz
      Miej co najmniej 2 plemiona przy mistycznych dębach
      Miej dysk na 3. lub dalszym polu toru budownictwa
      Miej co najmniej 2 zainstalowane karty budynków
      Miej co najmniej 8 kości aktywacji
      Miej co najmniej 1 wybudowany pomnik
      Zwróć 1 sól
      `),
    );
  });

  test('income chips, and starting chip cards with their module', () => {
    const say = saying({ income: { effects: [gain('money', 2)] } });
    expect(plain(say.income(0))).toBe('Zyskaj 2 pieniądze');
    expect(plain(say.income(STARTING_CHIP))).toBe(
      'Zyskaj 2 żywności. Na początku gry ulepsz moduł prokreacji',
    );
  });

  test('attribute chips', () => {
    const ability = { kind: 'trigger', on: 'reveal', effects: POINT } as const;
    expect(plain(saying({ attribute: { feature: 'vision', have: 4, ability } }).attribute(0))).toBe(
      'Mając co najmniej 4 znaczniki wzroku, zwróć 1 z nich. Ilekroć odkryjesz obszar: zyskaj 1 PZ',
    );
  });

  test('starting marker cards name their markers', () => {
    const markers = { food: 2, money: 5, idea: 1, expression: 1, beeswax: 1 };
    expect(plain(saying({ markers }).markerCard(0))).toBe(
      '2 żywności, 5 pieniędzy, 1 pomysł, 1 znacznik ekspresji i 1 wosk pszczeli',
    );
    expect(plain(saying({}).points(5))).toBe('5 PZ');
  });

  test('cost spaces, with settlements and the inclusion mark', () => {
    const cost: readonly (CostSpace | null)[] = [
      { material: 'stone', settlements: 3 },
      { material: 'jade', settlements: 1, included: true },
      { have: 'intelligence', n: 2, settlements: 2 },
      { settlements: 4 },
      null,
    ];
    const research = frozen.research.map(card =>
      card.id === 'D1' ? { ...card, cost, points: [0, 0, 0, 0, 0] } : card,
    );
    const say = entries(load({ ...frozen, research }).rules);
    expect(cost.map((_, space) => plain(say.cost(cardNumber('D1'), space)))).toEqual(
      lines(`
      Zwróć 1 kamień albo miej 3 osady
      Zwróć 1 jadeit albo miej 1 osadę – zawiera się w następnym polu
      Miej 2 znaczniki inteligencji albo 2 osady
      Miej 4 osady
      Bez kosztu
      `),
    );
    expect(plain(say.cost(cardNumber('A10'), 4))).toBe('Zwróć 1 znacznik zręczności');
  });

  test('every text of the frozen pack is sound', () => {
    const { rules } = load(frozen);
    const say = entries(rules);
    const texts = [
      ...rules.lists.map((_, list) => say.effects(list)),
      ...rules.events.map((_, event) => say.eventCard(event)),
      ...rules.goals.map((_, goal) => say.goal(goal)),
      ...rules.attributes.map((_, chip) => say.attribute(chip)),
      ...rules.benefits.map((_, chip) => say.startingAttribute(chip)),
      ...rules.creatures.map((_, creature) => say.creature(creature)),
      ...rules.cards.flatMap((card, n) => card?.cost.map((_, space) => say.cost(n, space)) ?? []),
    ];
    for (const text of texts) {
      expect(plain(text)).not.toMatch(/[{}<>$]|undefined|NaN| {2}| [.,;:]|\(\)|^\p{Ll}/u);
    }
  });
});

test('marks stand before what they picture, and none in names', () => {
  const effects: Effect[] = [
    pay('wood', 1, gain('food', 2), gain('calm', 1)),
    { do: 'upgrade', module: 'migration' },
    {
      do: 'or',
      options: [[{ do: 'track', track: 'culture', n: 1 }], [{ do: 'gainCard', type: 'mutation' }]],
    },
  ];
  expect(saying({ income: { effects } }).income(0)).toBe(
    'Zapłać 1 {material.wood}drewno, aby zyskać 2 {thing.food}żywności i 1 znacznik {feature.calm}opanowania; ' +
      'ulepsz moduł {module.migration}migracji; ' +
      'przesuń dysk o 1 pole na torze {category.culture}kultury albo zyskaj 1 {card.mutation}kartę mutacji',
  );
  expect(saying({ event: { weather: 1 } }).eventCard(0)).toContain('„{weather.hot}Gorąca”');
});

test('names come from the pack, in English where it has no Polish one', () => {
  const { name } = saying({ goal: { name: { en: 'Forest camp', pl: 'Leśny obóz' } } });
  expect(name.goal(0)).toBe('Leśny obóz');
  expect(name.goal(1)).toBe('Hill camp');
  expect(name.card(cardNumber('A1'))).toBe('A1 Lever');
  expect(name.card(-2)).toBe('nieznana karta mutacji');
  expect(name.event(0)).toBe('F1 Dry spring');
  expect(name.material(4)).toBe('Zioła');
  expect(name.siteKind(0)).toBe('Wąwóz posępnych wilków');
  expect(name.territoryType(0)).toBe('Terytorium wodne');
  expect(name.module(13)).toBe('Budynek');
});
