// The aim, and the eight phases of an era.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const aim = {
  aim: [
    'O co chodzi',
    [
      'Prowadzisz cywilizację przez cztery epoki. Jej {thing.tribe}plemiona rozprzestrzeniają się na nieznanym kontynencie, a na konsoli instalujesz karty i czipy. Wygrywa ten, kto po punktacji końcowej ma najwięcej punktów zwycięstwa ({thing.point}PZ).',
      'Gra od dwóch do czterech cywilizacji albo jedna samotnie przeciwko [V.I.C.I](solo). W tych zasadach cywilizacja i osoba, która nią gra, to jedno i to samo.',
    ],
  ],
  points: [
    'Skąd biorą się punkty',
    [
      'Najważniejsze są dwa źródła: [dziewięć kategorii punktowych](categories), z których na koniec każdej epoki punktuje jedna, a na koniec gry wszystkie, oraz to, co masz [zainstalowane na konsoli](partition).',
      'Po drodze punkty dają [ogniska](settling), silne plemiona, [obszary](sites), pomniki, [pola kosztu](installing) kart, [progi premii](tracks) na torach oraz wiele kart i czipów. Wynik na stole podaje źródło każdego punktu.',
    ],
  ],
  terms: [
    'Pojęcia, które pojawiają się wszędzie',
    [
      [
        'Kolejność rozgrywania tur: zgodnie z ruchem wskazówek zegara, poczynając od cywilizacji rozpoczynającej, czyli tej, która ma monolit.',
        'Twoje terytorium: każde, na którym masz co najmniej jedno plemię. Może być jednocześnie terytorium innych. Same farmy, łodzie ani materiały nie wystarczą.',
        'Przy obszarze: terytorium sąsiaduje z każdym obszarem, którego dotyka.',
        'Zasoby: Twoje plemiona i znaczniki, które nie są w użyciu.',
        'Z tego, co Ci pomaga, zawsze możesz zrezygnować, w całości albo częściowo. Z kosztów i szkód – nie.',
      ],
    ],
  ],
  markers: [
    'Znaczniki',
    f => [
      `Masz ${many(f.console.markers, 'znacznik', 'znaczniki', 'znaczników')}. To, co znacznik oznacza, zależy od miejsca: {thing.food}żywność, {thing.money}pieniądze, {thing.idea}pomysły, {thing.focus}znaczniki skupienia i sześć {thing.feature}cech mają swoje pola na konsoli, {thing.planning}znaczniki planowania leżą na polach kości, {thing.raw}materiały na kontynencie, {thing.material}zebrane materiały w magazynie, a {project.statue}pomniki na obszarach pod zabudowę.`,
      'Zyskany znacznik bierzesz z zasobów, a wydany do nich wraca. Żadne pole nie ma limitu. Gdy zasoby się wyczerpią, możesz najpierw odłożyć znaczniki z innych miejsc albo zrezygnować; pomniki, znaczniki resetu i to, co leży na łodziach, muszą zostać.',
    ],
  ],
  start: [
    'Jak zaczyna się rozgrywka',
    f => [
      'Strona przygotowuje grę sama. Zaczynasz z jednym silnym plemieniem i jednym materiałem na każdym z dwóch terytoriów startowych, z sześcioma kośćmi aktywacji, po jednej każdej wartości, z jedną kością losu i wszystkimi modułami głównymi na poziomie I.',
      'Masz też pięć kart badań, po jednej każdego rodzaju, kartę znaczników startowych, która mówi, jakie znaczniki dostajesz, i kartę czipa startowego: to Twój pierwszy [czip przychodu](incomes), w skrajnej prawej kolumnie. Wskazuje moduł, który zaczyna na poziomie II, i przynosi [czip celu](goals).',
      [
        'Początkujący (A) dostają gotowy zestaw kart.',
        'Zaawansowani (B) wybierają w tajemnicy i jednocześnie: z każdego rodzaju jedną z dwóch kart i jedną z trzech kart znaczników startowych. Potem, poczynając od gracza po prawej stronie cywilizacji rozpoczynającej, przeciwnie do ruchu wskazówek zegara, każdy bierze jedną z wyłożonych kart czipów startowych razem z czipem celu.',
      ],
      { figure: 'players' },
      `Gdy cywilizacji jest mniej niż cztery, część obozowisk jest zablokowana. Cywilizację rozpoczynającą wskazuje los; spośród ${f.events} kart wydarzeń w grze biorą udział cztery, po jednej na epokę.`,
    ],
  ],
} satisfies Partial<Sections>;

export const era = {
  era: [
    'Cztery epoki, osiem faz',
    [
      'Każda epoka składa się z tych samych ośmiu faz. Najdłuższa jest czwarta, w której rozgrywasz swoje tury.',
      { figure: 'phases' },
      'Po fazie przychodu czwartej epoki następuje [punktacja końcowa](final-scoring).',
    ],
  ],
  'new-cards': [
    'Faza 1. Nowe karty',
    [
      'Odkrywane jest wydarzenie epoki. Już teraz wiadomo, jak w fazie 7 zmieni się [pogoda](weather) i kogo nagrodzi [wydarzenie](events), więc jest czas się przygotować.',
      'Następnie wierzchnia karta każdego zakrytego stosu badań trafia na odkryty stos swojego rodzaju.',
    ],
  ],
  'new-goals': [
    'Faza 2. Nowe cele',
    f => [
      `W kolejności rozgrywania tur każdy może wziąć z przybornika jeden {thing.goal}czip celu do swojej strefy celów. Dopiero potem przybornik jest uzupełniany. Jeśli wszystkie pola strefy celów (${f.console.goalSpaces}) są zajęte, nowy czip zakrywa jeden z leżących.`,
    ],
  ],
  'extra-find': [
    'Faza 3. Dodatkowe odkrycie',
    f => [
      `W kolejności rozgrywania tur każdy zyskuje ${many(f.extraFinds, '{thing.material}zebrany materiał', '{thing.material}zebrane materiały', '{thing.material}zebranych materiałów')} rodzaju terytorium lądowego, na którym ma plemię: dowolny z trzech, bez względu na to, co pokazuje żeton materiału.`,
    ],
  ],
  'action-phase': [
    'Faza 4. Faza akcji',
    f => [
      'Runda następuje po rundzie, a w każdej wszyscy mają po jednej [turze](turn), poczynając od cywilizacji rozpoczynającej. Tura to albo moduł, albo {thing.reset}reset.',
      `Każdy reset przesuwa znacznik fazy o jedno pole. Reset, który doprowadzi go na końcowe pole, zapowiada koniec: ${f.resets['2']}. przy dwóch cywilizacjach, ${f.resets['3']}. przy trzech, ${f.resets['4']}. przy czterech. Kończy się bieżącą rundę, a po niej następuje jeszcze jedna, ostatnia.`,
    ],
  ],
  'site-phase': [
    'Faza 5. Faza obszarów',
    [
      'Kolejno działają trzy rodzaje odkrytych [obszarów](sites): [wąwozy](site-gorge) zabierają żywność, [lodowce](site-glacier) osłabiają plemiona, [mistyczne dęby](site-mysticOak) dają punkty. Każdy obszar działa osobno: przy dwóch tego samego rodzaju efekt dotyka Cię dwa razy.',
    ],
  ],
  feeding: [
    'Faza 6. Faza żywienia',
    [
      'Plemiona potrzebują {thing.food}żywności i o każdym decydujesz osobno, czy ją dostanie:',
      [
        'w obozowisku albo na łodzi: 1 żywność',
        'w dziczy: 2 żywności',
        'na terytorium z własną {project.farm}farmą: o 1 mniej, czyli w obozowiskach nic, a w dziczy 1',
      ],
      'Plemię, które nie dostanie żywności, zostaje osłabione. Silne się kładzie, a osłabione wymiera i wraca do zasobów, chyba że ocali je [deus ex machina](deus).',
      'Gdy wszyscy skończą, każde {thing.strongTribe}silne plemię daje 1 PZ.',
    ],
  ],
  'event-phase': [
    'Faza 7. Faza wydarzeń',
    [
      [
        'A. [Pogoda](weather) zmienia się tak, jak mówi karta wydarzenia, a jej efekt dotyczy wszystkich.',
        'B. [Wydarzenie](events) nagradza tych, którzy spełniają jego warunek.',
        'C. Punktuje [kategoria epoki](era-scoring).',
        'D. Monolit dostaje ten, kto zdobył w niej najwięcej PZ. Przy remisie, nawet z wynikiem 0, przechodzi od cywilizacji rozpoczynającej do następnej z remisujących w kolejności rozgrywania tur.',
      ],
    ],
  ],
  'income-phase': [
    'Faza 8. Faza przychodu',
    f => [
      [
        'A. Każdy używa raz każdego ze swoich {thing.income}[czipów przychodu](incomes), w dowolnej kolejności.',
        `B. Każdy {project.statue}pomnik daje od ${Math.min(...f.favor.statuePoints)} do ${Math.max(...f.favor.statuePoints)} PZ, zależnie od Twojego dysku na [torze przychylności Agery](favor).`,
        'C. Wszystkie żetony polowania znikają z kontynentu.',
        `D. Kolumny resetu (${f.console.resetColumns}) są znów uzupełniane z zasobów.`,
      ],
      'Kości, znaczniki planowania i skupienia, pomysły i wszystkie inne znaczniki zostają. W czwartej epoce gra kończy się po kroku B.',
    ],
  ],
} satisfies Partial<Sections>;
