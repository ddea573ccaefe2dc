// Research cards, the stage partition, and chips.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const cards = {
  cards: [
    'Karty badań',
    f => [
      `Karty badań (jest ich ${f.cards}) dzielą się na pięć rodzajów, a każdy rodzaj ma stos zakryty i odkryty. Zyskując kartę, bierzesz wierzchnią z dowolnego stosu; gdy ktoś weźmie ostatnią z odkrytego, od razu odkrywana jest nowa. Odkryte stosy można przeglądać w każdej chwili, a liczba kart na ręce nie ma limitu.`,
      { figure: 'cardTypes' },
    ],
  ],
  partition: [
    'Matryca konsoli',
    f => [
      `Matryca ma ${many(f.console.columns.length, 'kolumnę', 'kolumny', 'kolumn')}, które zapełniają się od dołu do góry. Kolumna przyjmuje tylko jeden rodzaj kart albo czipów, a rodzaj zajmuje tylko jedną kolumnę: rozstrzyga o tym pierwszy zainstalowany element. Jedynie {thing.income}czipy przychodu mogą leżeć w każdej.`,
      'Na koniec gry każda karta i każdy czip są warte tyle PZ, ile wskazuje ich rząd. Powyżej rzędu 5 można dalej instalować, kosztem rzędu 5, ale tam nic już nie punktuje.',
      { figure: 'stages' },
    ],
  ],
  installing: [
    'Instalowanie karty',
    [
      'Moduły wynalazków, mutacji, wiedzy, budynku i osiągnięć instalują karty swojego rodzaju z ręki.',
      [
        '1. Rząd to najniższy wolny w kolumnie tego rodzaju. Jeśli rodzaj nie ma jeszcze kolumny, wybierasz pustą; czipy przychodu w niej nie przeszkadzają.',
        '2. Od lewej trzeba spełnić tyle z pięciu pól kosztu, ile wynosi numer rzędu. Puste są spełnione. Wymagają zwrócenia zebranych materiałów, posiadania {thing.feature}cech, które zostają, albo zwrócenia jednej. Wymagania kilku pól co do tej samej cechy się sumują. Wiele pól kart budynków spełnia też odpowiednia liczba zbudowanych osad.',
        '3. Zdobywasz PZ z pól, które trzeba było spełnić.',
        '4. Wykonujesz premię natychmiastową, na ile możesz i chcesz. Jeśli ma kilka części, wybierasz ich kolejność.',
        '5. Karta trafia do kolumny i tam zostaje. Jej umiejętność działa od tej chwili.',
      ],
      'Możesz przyjąć koszt wyższego rzędu, aby zdobyć też jego PZ, ale wtedy obowiązują wszystkie pola aż do niego.',
    ],
  ],
  'special-bonus': [
    'Premia specjalna poziomu III',
    [
      'Na poziomie III pięć modułów kart pozwala albo pominąć jedno pole kosztu, które trzeba by spełnić, albo zainstalować drugą kartę tego samego rodzaju. Na poziomie IIII możesz zainstalować dwie karty i przy każdej pominąć jedno pole.',
      'Nie można pominąć jedynego pola, które trzeba by spełnić, a pominięte nie daje PZ.',
    ],
  ],
  abilities: [
    'Umiejętności',
    [
      [
        '{thing.activity}Działanie: dodatkowa możliwość dla [modułu działań](module-activity) i wszędzie tam, gdzie wolno Ci wykonać działanie.',
        'Stała umiejętność: zmienia dla Ciebie zasadę do końca gry.',
        'Umiejętność ze słowem „gdy”: działa za każdym razem, gdy zajdzie to, co wymienia.',
        'Premia punktowa: na koniec gry daje PZ za każdą kartę i każdy czip przychodu w swojej kolumnie, łącznie z nią samą.',
      ],
    ],
  ],
  completion: [
    'Premie ukończenia',
    [
      'Gdy rząd 1 albo rząd 2 matrycy jest wypełniony bez luk, na koniec tury dostajesz jednorazowo jego premię: za rząd 1 [czip przychodu](incomes), za rząd 2 odwrócenie [kafelka rzędu](stage-tiles). Pojedynczy czip celu nie wypełnia swojego miejsca.',
    ],
  ],
} satisfies Partial<Sections>;

export const chips = {
  goals: [
    'Czipy celów',
    f => [
      `Czipy celów leżą na polach strefy celów (${f.console.goalSpaces}), aż zainstalujesz je [modułem planowania](module-planning). Musisz wtedy mieć to, czego czip wymaga, albo to zwrócić.`,
      'Zainstalowany leży zakryty w kolumnie czipów celów. Zajmuje połowę szerokości kolumny: obok siebie mieszczą się dwa, każdy punktuje osobno, a pojedyncze możesz też układać jeden nad drugim.',
      'Na polu, które zwalnia, widać {thing.upgrade}ulepszenie: podnieś dowolny moduł główny. Czip, który leżał na innym, go nie daje. Do zakrytego czipa dostaniesz się dopiero, gdy zniknie ten nad nim.',
    ],
  ],
  incomes: [
    'Czipy przychodu',
    f => [
      `Zyskując {thing.income}czip przychodu, wybierasz jeden z ${f.displays.incomes} leżących w przyborniku, instalujesz go w najniższym wolnym rzędzie dowolnej kolumny i raz go używasz. Na czipach celów stanie tylko tam, gdzie dwa leżą obok siebie.`,
      'Użyć czipa to wykonać jego akcję albo wziąć zamiast niej 1 {thing.point}PZ. Jeśli akcja wymaga testu przychylności, a go nie zdasz, nie dostajesz nic.',
      'W [fazie przychodu](income-phase) używasz wszystkich; pojedynczych także dzięki [modułowi wynalazków](module-invention), dobrej pogodzie, progom premii i kartom. Karta czipa startowego jest czipem przychodu jak każdy inny.',
    ],
  ],
  attributes: [
    'Czipy atrybutów',
    f => [
      `W przyborniku ${f.displays.attributes === 1 ? 'leży' : 'leżą'} ${many(f.displays.attributes, '{thing.attribute}czip atrybutu', '{thing.attribute}czipy atrybutów', '{thing.attribute}czipów atrybutów')}. Wzięcie czipa nie jest akcją: możesz to zrobić zawsze, gdy przychodzi Twoja kolej na zrobienie czegoś, w każdej fazie, także kilka razy. Jeśli czeka Cię nieunikniona strata, a czip może Cię przed nią uchronić, najpierw padnie pytanie. Musisz mieć tyle znaczników jego cechy, ile pokazuje, i zwracasz jeden z nich.`,
      'Trafia on do najniższego wolnego rzędu kolumny czipów atrybutów, a jego umiejętność działa do końca gry.',
    ],
  ],
  'stage-tiles': [
    'Kafelki rzędów',
    [
      'To, co leży w rzędach 4 i 5, punktuje na koniec gry tylko wtedy, gdy {thing.stage}kafelek rzędu jest odwrócony na stronę aktywną. Instalować i używać można tam już wcześniej.',
      'Kafelek odwrócisz dzięki [premii ukończenia](completion) rzędu 2, [progowi premii](tracks) na torze, ostatniej osadzie i niektórym kartom.',
    ],
  ],
} satisfies Partial<Sections>;
