// What is asked. What set a question off is added behind it.
import {
  CARD_TYPES,
  canActivate,
  canReset,
  causeKind,
  FOOD,
  IDEA,
  isAnyNumber,
  isLand,
  type Project,
  passingValue,
  type State,
  type Task,
} from '@civolution/engine';
import { losable } from '../../facts/tasks.js';
import type { PromptTable } from '../../texts.js';
import { priced } from './effects.js';
import { adjective, and, atMost, cap, count, formFor, type Noun, remain, titled, upTo } from './grammar.js';
import { inTerritory, site as siteOf } from './lands.js';
import { card as cardOf, project } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

/** " (zostały 2 migracje)", from the second on. */
const left = (n: number, word: Noun): string => (n > 1 ? ` (${remain(n, word)})` : '');

/** " (maksymalnie 2)", from the second on. */
const most = (n: number): string => (n > 1 ? ` (maksymalnie ${n})` : '');

/** Each of these must be another one. */
const one = (done: readonly number[], word: Noun): string =>
  (done.length > 0 ? adjective('kolejn', word) : word).one.acc;

const rolled = (dice: readonly number[]): string => `wynik rzutu: ${and(dice.map(String))}`;

export function promptTexts({ rules, name, civ, places, markers, phrase, slot, aim }: Parts): PromptTable {
  const pair = (module: number): string => {
    const [a, b] = rules.values[module]!;
    return a === 0
      ? 'dowolne dwie kości lub znaczniki'
      : `dwie kości lub znaczniki, aby uzyskać wartości ${a} i ${b}`;
  };

  const payFor = (task: Extract<Task, { do: 'payFor' }>): string => {
    const { what, n } = rules.costs[task.cost]![task.at]!;
    const { verb, rest } = priced({ what, n: n - (task.begun ?? 0) });
    return `${cap(`${verb.imp} ${rest('imp')}`)}, aby ${aim(task.then)}`;
  };

  const goals = ({ install, gain, either }: Extract<Task, { do: 'goals' }>): string => {
    const choose = `Wybierz ${NOUN.goal.one.acc}, który`;
    if (either > 0) return `${choose} zainstalujesz lub zyskasz${most(either)}`;
    if (install > 0 && gain > 0) return `${choose} zainstalujesz lub zyskasz (1 zainstaluj, 1 zyskaj)`;
    return `${choose} ${install > 0 ? 'zainstalujesz' : 'zyskasz'}`;
  };
  const goalOf = (state: State, seat: number, space: number): Noun => {
    const goal = state.seats[seat]!.goals[space]!.at(-1);
    return goal === undefined ? NOUN.goal : titled(NOUN.goal, name.goal(goal));
  };

  /** What is left, and what the Sales that have begun may still sell. */
  const trade = ({ sales, purchases, openMoney, openPoints }: Extract<Task, { do: 'trade' }>): string => {
    const open = openMoney + openPoints;
    const verbs = [...(sales + open > 0 ? ['sprzedać'] : []), ...(purchases > 0 ? ['kupić'] : [])];
    const rest = and([
      ...(sales > 0 ? [count(sales, NOUN.sale, 'nom')] : []),
      ...(purchases > 0 ? [count(purchases, NOUN.purchase, 'nom')] : []),
    ]);
    // The next Sale begins only when none is open that way, so all that are begun are open the same way.
    const what = (openMoney > 0 ? NOUN.money : NOUN.point).more.acc;
    const begun = `w ${open === 1 ? 'tej' : 'tych'} ${formFor(open, NOUN.sale, 'loc')} jeszcze ${open} za ${what}`;
    const more = [...(open > 0 ? [begun] : []), ...(rest === '' ? [] : [`do wykorzystania: ${rest}`])];
    return `Wybierz, co ${verbs.join(' lub ')} (${more.join('; ')})`;
  };

  const feedCreatures = ({ creature, n }: Extract<Task, { do: 'feedCreatures' }>): string => {
    if (creature < 0) return `Wybierz ${NOUN.stored.one.acc}, którym nakarmisz stworzenie`;
    const free = rules.creatures[creature]!.rewards.length - n;
    return `Wybierz, czym jeszcze nakarmić ${phrase.creature(creature).one.acc}${left(free, NOUN.feedingSpace)}`;
  };

  /** Who picks from all cards does so type by type, starting markers last. */
  const draft = (seat: number, state: State): string => {
    if (state.setup.seats[seat]?.option !== 'free')
      return 'Wybierz po 1 karcie każdego rodzaju i kartę znaczników startowych, które zatrzymasz';
    const has = state.seats[seat]!.hand.map(card => card >> 5);
    const next = CARD_TYPES.findIndex((_, type) => !has.includes(type));
    return next < 0
      ? 'Wybierz dowolną kartę znaczników startowych'
      : `Wybierz dowolną ${cardOf(next).one.acc} na początek gry`;
  };

  /** With creatures in the game the visible one decides where to hunt as well. */
  const visible = ({ creature }: State): string =>
    creature < 0 ? '' : `; widoczne ${phrase.creatureAtHome(creature)}`;

  /** "święty głaz 1", or only its kind where its tile is not known. */
  const siteAt = (state: State, at: number, kind: 'holyRock' | 'hiddenGrotto'): string => {
    const tile = state.sites[at]!;
    return (tile < 0 ? siteOf(kind) : places.siteTile(tile)).one.loc;
  };

  const building = (only: Project, same: boolean): string => {
    const what = project(only);
    return (same ? adjective('kolejn', what) : what).one.acc;
  };

  const newTribe = (n: number): string =>
    `Wybierz miejsce dla nowego ${NOUN.tribe.one.gen}${left(n, NOUN.procreation)}`;

  return {
    draft: (_task, seat, state) => draft(seat, state),
    chooseChipCard: () => 'Wybierz kartę czipów startowych',
    extraFind: ({ left: n }) => `Wybierz materiał do magazynu${left(n, NOUN.extraFind)}`,
    turn(_task, seat, s) {
      const g = { rules, s };
      if (!canActivate(g, seat)) return 'Wykonaj reset: nie możesz aktywować żadnego modułu';
      return canReset(g, seat) ? 'Aktywuj moduł albo wykonaj reset' : 'Aktywuj moduł';
    },
    pay: ({ module }) => `Wybierz ${pair(module)}`,
    endTurn: () => 'Wszystko zrobione: zakończ turę',
    offerChips: () => 'Weź czip atrybutu albo zrezygnuj',
    reset: () => 'Zbierz kości, którymi chcesz rzucić ponownie, a potem rzuć',
    resetMarker: () => 'Wybierz, czym stanie się znacznik resetu',
    gorge: ({ site }, _seat, state) => `Oddaj 1 żywność wąwozowi${places.besideSite(site, state)}`,
    glacier: ({ site }, _seat, state) =>
      `Wybierz ${NOUN.strongTribe.one.acc}${places.besideSite(site, state)}, które zostanie osłabione`,
    feed: (_task, seat, state) =>
      `Wybierz plemiona do wyżywienia (masz ${markers.counted(FOOD, state.seats[seat]!.markers[FOOD]!)})`,
    income: ({ left: chips }) =>
      `Użyj ${NOUN.income.one.gen} albo weź jego PZ${left(chips.length, NOUN.income)}`,
    giveBack: ({ what }) => `Wybierz ${project(what).one.acc} do zwrócenia na konsolę`,
    sleep: () => 'Wybierz, co zyskasz',
    procreation: task =>
      task.left > 0 ? newTribe(task.left) : 'Zdecyduj, czy wykonać test przychylności, aby wzmocnić plemię',
    holyRock: ({ site }, _seat, state) =>
      `Wybierz terytorium przy ${siteAt(state, site, 'holyRock')}, na którym wykonasz prokreację po teście przychylności`,
    research: () => 'Wybierz: zyskaj karty albo dobierz kilka i zatrzymaj część z nich',
    insight: () => 'Wybierz: zyskaj pomysły albo zainstaluj kartę wiedzy',
    production: task =>
      task.left > 0
        ? `Wybierz, gdzie wyprodukować ${NOUN.raw.one.acc}${most(task.left)}`
        : 'Zdecyduj, czy przetransportować materiały',
    grotto: ({ site }, _seat, state) =>
      `Wybierz terytorium przy ${siteAt(state, site, 'hiddenGrotto')}, na którym wyprodukujesz i z którego przetransportujesz materiał`,
    transport: ({ left: n }) =>
      `Wybierz ${NOUN.raw.one.acc} do przetransportowania${isAnyNumber(n) ? ' (dowolną liczbę)' : most(n)}`,
    storeAnywhere: ({ territory }) => {
      const where = places.territory(territory);
      return `Wybierz pole magazynu dla materiału ${isLand(rules, territory) ? where.from : `z łodzi ${where.in}`}`;
    },
    sustenance: () => 'Wybierz: poluj albo wzmocnij plemiona',
    hunt: (task, _seat, state) => `Wybierz terytorium polowania${most(task.left)}${visible(state)}`,
    huntRoll: ({ territory, dice }) =>
      `Wybierz wartość polowania ${places.territory(territory).in} (${rolled(dice)})`,
    exploration: () => 'Wybierz: odkryj obszary albo dokonaj szczęśliwego odkrycia',
    explore: () => 'Wybierz terytorium, wokół którego odkryjesz obszary',
    luckyFind: task => `Wybierz rodzaj terytorium dla ${NOUN.luckyFind.one.gen}${most(task.left)}`,
    findRoll: ({ type, dice }) =>
      `Wybierz wartość ${NOUN.luckyFind.one.gen}${inTerritory(type)} (${rolled(dice)})`,
    building: () => 'Wybierz: buduj albo zainstaluj kartę budynku',
    build: ({ left: n, only, same }) =>
      only === 'any'
        ? `Wybierz ${NOUN.project.one.acc}${most(n)}`
        : `Wybierz, gdzie wybudować ${building(only, same)}`,
    board: ({ territory }) =>
      `Wybierz ${NOUN.strongTribe.one.acc}, które wejdzie na łódź ${places.territory(territory).in}`,
    planning: () => 'Wybierz: czipy celów albo znaczniki planowania',
    goals,
    installGoal: ({ space, column }, seat, state) =>
      `Wybierz ${column < 0 ? 'kolumnę' : 'miejsce'} dla ${goalOf(state, seat, space).one.gen}`,
    planOn: ({ n }) => `Wybierz pole kości dla ${count(n, NOUN.planning, 'gen')}`,
    achievement: () => 'Wybierz: zyskaj kości albo zainstaluj kartę osiągnięcia',
    gainDie: ({ kind }) =>
      `Wybierz ${{ either: NOUN.die, activation: NOUN.activationDie, fate: NOUN.fateDie }[kind].one.acc}, którą zyskasz`,
    giveDie: ({ to }) => `Wybierz ${NOUN.activationDie.one.acc}, którą zabierze Ci ${civ.nom(to)}`,
    recall: ({ n }) => `Wybierz, iloma użytymi kośćmi rzucisz${most(n)}`,
    setDie: task => `Wybierz ${NOUN.die.one.acc}, którą ustawisz na inną wartość${most(task.left)}`,
    mutation: () => 'Wybierz: przesuń znaczniki cech albo zainstaluj kartę mutacji',
    mutate: task => `Wybierz ${NOUN.feature.one.acc} do przesunięcia${most(task.left)}`,
    invention: () => 'Wybierz: wykonaj akcje czipów przychodu albo zainstaluj kartę wynalazku',
    trade,
    testIdeas({ ideas, dice, passed }, seat, s) {
      const roll = dice ? `${rolled(dice)}, potrzeba najwyżej ${passingValue({ rules, s }, seat)}; ` : '';
      return `${passed ? `Zdasz ${NOUN.test.one.acc}` : `Nie zdasz ${NOUN.test.one.gen}`}, jeśli nie wydasz ${count(ideas, NOUN.idea, 'gen')} (${roll}masz ${s.seats[seat]!.markers[IDEA]})`;
    },
    migrate: task => `Wybierz ${NOUN.tribe.one.acc} do migracji${left(task.left, NOUN.migration)}`,
    route: task =>
      `Wybierz, dokąd pójdzie plemię ${places.territory(task.at).from}${left(task.left, NOUN.migration)}`,
    procreate: task => newTribe(task.left),
    strengthen: task => `Wybierz ${NOUN.weakTribe.one.acc} do wzmocnienia${left(task.left, NOUN.tribe)}`,
    populate: task =>
      task.territory < 0
        ? `Wybierz terytorium, na którym umieścisz ${upTo(task.left, NOUN.weakTribe)}`
        : `Wybierz obozowisko dla ${NOUN.weakTribe.one.gen}${left(task.left, NOUN.tribe)}`,
    gainCard: ({ type }) => `Wybierz ${cardOf(type).one.acc}, którą zyskasz`,
    drawCards: ({ named, n, keep }) =>
      `Wybierz stos, z którego dobierzesz ${named.length + 1}. kartę z ${n} (zatrzymasz ${keep})`,
    keepCards: ({ keep, kept }) =>
      `Wybierz ${NOUN.anyCard.one.acc}, którą zatrzymasz${left(keep - kept, NOUN.anyCard)}`,
    install: ({ type, bonus }) =>
      `Wybierz ${cardOf(type).one.acc} do zainstalowania${bonus ? ' (możesz pominąć 1 pole kosztu)' : ''}`,
    installHow: ({ card }) => `Wybierz sposób zainstalowania karty ${name.card(card)}`,
    gainIncome: () => `Wybierz ${NOUN.income.one.acc} z przybornika`,
    installChip: ({ slot: chip }) => `Wybierz kolumnę dla ${slot(chip).one.gen}`,
    useIncome: ({ left: n = 1, display }) =>
      `Wybierz ${NOUN.income.one.acc}${display ? ' z konsoli lub przybornika' : ''}, którego akcję wykonasz${most(n)}`,
    activity: ({ left: n = 1, money = 0 }) =>
      `Wybierz ${NOUN.activity.one.acc}${most(n)}${money > 0 ? ` albo najpierw weź ${count(money, NOUN.money)}` : ''}`,
    // In the set-up only the level-4 tiles allow one.
    upgrade: ({ cause = -1 }) =>
      cause >= 0 && causeKind(cause) === 'setup'
        ? 'Wybierz moduł do ulepszenia spośród tych, do których masz kafelki 4. poziomu'
        : 'Wybierz moduł do ulepszenia',
    flipStage: () => `Wybierz ${NOUN.stage.one.acc} do odwrócenia na stronę aktywną`,
    anyTrack: ({ n }) =>
      `Wybierz ${NOUN.progressTrack.one.acc}, na którym przesuniesz dysk o ${count(n, NOUN.space)}`,
    gainGoal: () => `Wybierz ${NOUN.goal.one.acc} z przybornika`,
    placeGoal: ({ goal }) =>
      `Wybierz ${NOUN.goal.one.acc}, który zostanie przykryty ${titled(NOUN.goal, name.goal(goal)).one.ins}`,
    revealSite: task => `Wybierz ${NOUN.site.one.acc} do odkrycia${left(task.left, NOUN.site)}`,
    tracks: ({ left: n, done }) =>
      `Wybierz ${one(done, NOUN.progressTrack)}, na którym przesuniesz dysk o ${count(1, NOUN.space)}${left(n, NOUN.progressTrack)}`,
    features: ({ left: n, done }) => `Wybierz ${one(done, NOUN.feature)}${left(n, NOUN.feature)}`,
    stock: ({ n }) => `Wybierz rodzaj terytorium lądowego: każdego z jego materiałów zyskasz po ${n}`,
    expand: () => 'Wybierz nierozwinięte terytorium lądowe dla nowego plemienia',
    tame: ({ creature }) => `Oswoić ${phrase.creature(creature).one.acc}? Zajmie ono osobną kolumnę`,
    feedCreatures,
    takeTile: () => 'Wybierz kafelek modułu 4. poziomu',
    moveWeather: ({ n }) => `Wybierz nowe pole pogody, odległe o ${atMost(n, NOUN.space)}`,
    alternative: () => 'Wybierz jedną z możliwości',
    bonuses: () => 'Wybierz, która premia natychmiastowa będzie następna',
    payFor,
    gainMarkers: ({ place, left: n }, _seat, state) =>
      `Nie masz już znaczników w zasobach: zwróć inny, aby zyskać ${markers.counted(place, n, state)}, albo zrezygnuj`,
    gainAny: ({ kind, left: n }) =>
      kind === 'feature'
        ? `Wybierz ${NOUN.feature.one.acc}${left(n, NOUN.feature)}`
        : `Wybierz materiał do magazynu${left(n, NOUN.stored)}`,
    lose: (task, seat, state) => {
      const { food, tribe } = losable(task, seat, state);
      if (food && tribe) return 'Wybierz, czy tracisz 1 żywność, czy plemię';
      return food ? 'Tracisz 1 żywność' : 'Wybierz plemię, które tracisz';
    },
    death: ({ spot }, seat, state) =>
      `${cap(phrase.tribe(spot, state, seat))} wymiera: zdecyduj, czy je uratować`,
  };
}
