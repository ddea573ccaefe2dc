// V.I.C.I, and the Extra Credits.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const solo = {
  solo: [
    'Samotnie przeciwko V.I.C.I',
    f => [
      'V.I.C.I to konkurencyjna cywilizacja bez konsoli, którą kierują karty i kości. Grę przygotowuje się jak dla dwóch osób, a pierwszą epokę zaczynasz Ty. Wygrywasz, jeśli masz więcej PZ niż V.I.C.I.',
      `V.I.C.I ma ${many(f.solo.tribes, 'plemię', 'plemiona', 'plemion')}, ${many(f.solo.dice.activation, 'kość', 'kości', 'kości')} aktywacji i ${many(f.solo.dice.fate, 'kość', 'kości', 'kości')} losu oraz dwie tabele zastępujące ewolucję (${many(f.solo.evolution.spaces, 'pole', 'pola', 'pól')}) i dobrobyt (${many(f.solo.prosperity.spaces, 'pole', 'pola', 'pól')}), na początku z ${f.solo.gridMarkers} znacznikami w każdej. Na obu terytoriach startowych ma plemię i znacznik zaopatrzenia.`,
    ],
  ],
  'vici-turn': [
    'Tura V.I.C.I',
    f => [
      `V.I.C.I odkrywa jedną z ${f.actionCards} [kart akcji](action-card) i robi to, co mówi obowiązująca połowa. Jeśli karta pokazuje wartości kości, rzuca się za nią; jeśli wymienia kategorię punktową, wykonywana jest akcja tej kategorii.`,
      `Każda karta ma symbole resetu. Gdy odkryte karty pokazują już ${f.solo.resetIcons.blue} niebieskie i ${f.solo.resetIcons.red} czerwone, nowej karty się nie wykonuje: zamiast tego V.I.C.I wykonuje reset, znacznik fazy się przesuwa, a odkryte karty są odkładane.`,
      [
        `Na torach V.I.C.I dostaje tylko PZ: z progów, które nie dają nic innego, i tak jak Ty ${f.tracks.beyond} za każde przesunięcie poza ostatnie pole.`,
        'Pomniki trafiają na obszar pod zabudowę na wyspie, bez limitu.',
        `Tabele zapełniają się od pola 1. Na polach ${f.solo.evolution.removes.join(' i ')} ewolucji z przybornika znika czip atrybutu, na polach ${f.solo.prosperity.removes.join(', ')} dobrobytu – czip przychodu.`,
        'V.I.C.I usuwa karty z odkrytych stosów, odkrywa obszary dla ich PZ i kładzie żetony polowania.',
        'Kości zyskuje tak jak Ty, a gdy przybornik jest pusty – od Ciebie.',
      ],
    ],
  ],
  'vici-land': [
    'Gdzie działa V.I.C.I',
    [
      'Gdy akcja wymaga terytorium, obowiązuje wymaganie podstawowe, a czasem też minimalne, na wypadek gdyby żadne terytorium nie spełniało podstawowego:',
      [
        'Prokreacja: własne plemię i wolne obozowisko; w ostateczności samo własne plemię.',
        'Migracja: z terytorium z dwoma własnymi plemionami, w tym jednym silnym; na sąsiedni ląd z najmniejszą liczbą własnych plemion.',
        'Zaopatrzenie: spośród własnych terytoriów te z najmniejszą liczbą znaczników zaopatrzenia, a wśród nich te z największą liczbą własnych plemion.',
        'Obszary: własne terytorium, z którym sąsiaduje najwięcej zakrytych obszarów.',
        'Żeton polowania: najlepszy teren łowiecki bez żetonu, na którym są plemiona obu stron; w ostateczności własny. Najlepszy jest las, potem łąka, wzgórza, bagna, góry i pustynia.',
      ],
      'Jeśli zostaje kilka, o rodzaju decyduje kość i diagram, dalej po kolei, aż któryś pasuje, a druga kość o pochodniach terytorium.',
      { figure: 'wheel' },
    ],
  ],
  'vici-tribes': [
    'Jak osiedlają się plemiona V.I.C.I',
    [
      'Plemię V.I.C.I zajmuje pierwsze z tych miejsc, a wysiedlanie go nie osłabia:',
      [
        'wolne ognisko, potem dowolne wolne obozowisko',
        'ognisko z Twoim plemieniem, potem miejsce Twojego osłabionego plemienia, potem silnego',
        'ognisko z własnym silnym plemieniem, potem miejsce innego silnego, a potem tak samo z osłabionymi',
      ],
      'Za ogniska V.I.C.I dostaje PZ tak jak Ty; rozwija ląd, ale nie kładzie materiału. Migruje najpierw z dziczy, potem z ogniska, potem z innych miejsc. Jeśli nie ma skąd migrować, najpierw wykonuje prokreację. Jeśli po prokreacji wszystkie obozowiska na terytoriach V.I.C.I zajmują jej plemiona, od razu migruje. Gdy V.I.C.I straci ostatnie plemię, nowe pojawia się na lądzie, gdzie żyją Twoje, jeśli taki jest.',
    ],
  ],
  'vici-phases': [
    'Pozostałe fazy',
    [
      [
        'Nowe cele: kość usuwa z gry czip celu, od pierwszego do czwartego od góry; przy 5 i 6 żadnego. Dodatkowego odkrycia V.I.C.I nie dokonuje.',
        'Obszary i pogoda na V.I.C.I nie działają.',
        'Żywienie: najpierw akcja zaopatrzenia. Tam, gdzie leży jeden znacznik zaopatrzenia, żywność ma jedno plemię w obozowisku; gdzie leżą dwa lub więcej, wszystkie w obozowiskach i jedno w dziczy. Pozostałe słabną. Drugi znacznik blokuje pole farmy, o ile nie stoi tam farma.',
        'Wydarzenia: V.I.C.I nie dostaje nagród, ale liczy się w porównaniach; to, czego nie może mieć, odczytuje się z tabeli dobrobytu.',
        'Punktacja: kategorie jak zwykle, z tabelami zamiast ewolucji i dobrobytu, do tego silne plemiona i pomniki. Matrycy V.I.C.I nie ma.',
      ],
    ],
  ],
  'vici-level': [
    'Siła V.I.C.I',
    [
      'Każda karta akcji ma łatwiejszą połowę niebieską i trudniejszą czerwoną. Poziom mówi, kiedy obowiązuje czerwona:',
      { figure: 'levels' },
      'W wariancie z wyzwaniem V.I.C.I wykonuje też kartę, która wywołała reset.',
    ],
  ],
} satisfies Partial<Sections>;

export const extras = {
  extras: [
    'Extra Credits',
    ['Trzy małe dodatki; każdy może brać udział w grze albo nie. V.I.C.I w nich nie uczestniczy.'],
  ],
  'extra-a': [
    'A: czipy atrybutów startowych',
    [
      'Każdy zaczyna z dodatkowym {thing.attribute}czipem atrybutu, losowym albo wziętym razem z kartą czipów startowych. Instalujesz go w dowolnej kolumnie, która od tej pory jest kolumną czipów atrybutów, i raz dostajesz jego korzyść początkową. W grze przeciw V.I.C.I jej dyski kładzie się na Twoich dopiero potem, także na torze punktacji.',
      'Później nic już nie robi, ale wypełnia swoje miejsce i punktuje według rzędu.',
    ],
  ],
  'extra-b': [
    'B: stworzenia',
    [
      'Widoczne jest jedno z sześciu stworzeń, a każde żyje na jednym rodzaju lądu. Podczas {thing.hunt}polowania na lądzie tego rodzaju wybrana kość rozstrzyga też o stworzeniu: jeśli pokazuje nie więcej niż numer Twojego pola na {thing.favor}torze przychylności Agery, oswajasz je.',
      'Instalujesz je w kolumnie stworzeń, widoczne staje się następne, a Ty dokonujesz [szczęśliwego odkrycia](finds) na lądzie jego rodzaju. Możesz je też zostawić.',
      'W każdej fazie żywienia, po plemionach, każde stworzenie, które masz od początku fazy, może dostać do trzech zebranych materiałów ze swojego lądu, każdy z nagrodą: pomysły, PZ, przesunięcia na torze.',
    ],
  ],
  'extra-c': [
    'C: moduły poziomu IIII',
    [
      'Przed grą wykłada się po trzy kafelki na cywilizację, każdy do jednego modułu głównego. Bierze się je po jednym, zgodnie z ruchem wskazówek zegara, przeciwnie i znów zgodnie. Potem każdy ulepsza jeden z modułów, do których ma kafelek.',
      'Tylko ze swoim kafelkiem moduł przejdzie z poziomu III na IIII. Co wtedy robi, mówi rozdział [Moduły](modules).',
    ],
  ],
} satisfies Partial<Sections>;
