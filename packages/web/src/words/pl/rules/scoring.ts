// Tracks, favor, weather, events and scoring.
import type { RulesWords } from '../../../rules/types.js';

type Sections = RulesWords['sections'];

export const tracks = {
  tracks: [
    'Tory postępu',
    f => [
      `Pięć {thing.track}torów postępu ma pola od 0 do ${f.tracks.spaces}. Za każdy próg premii, który Twój dysk przekroczy, dostajesz premię toru. Ulepszenie dotyczy jednego z pięciu modułów, które mają wartość tego toru.`,
      { figure: 'lines' },
      `Każde przesunięcie poza ostatnie pole daje zamiast tego ${f.tracks.beyond} PZ. Niektóre karty mówią o jasnych polach: ${f.tracks.pale.join(', ')}.`,
    ],
  ],
  favor: [
    'Przychylność Agery i testy',
    [
      'Wykonując {thing.test}test przychylności, rzucasz wszystkimi {thing.fateDie}kośćmi losu. Zdajesz, jeśli przynajmniej jedna pokazuje nie więcej niż numer pola, na którym stoi Twój dysk na {thing.favor}torze przychylności Agery. Mogą pomóc [pomysły](ideas). Na ostatnim polu zdajesz bez rzutu.',
      'Jeśli przed akcją stoi test, możesz ją wykonać tylko po jego zdaniu. W aktywowanym module możesz wykonać test, nawet jeśli akcja jest niemożliwa.',
      'Jeśli któraś z Twoich umiejętności działa po niezdanym teście, możesz też za pomysły celowo go nie zdać: zmieniasz każdą kość, która go zdaje.',
      { figure: 'favor' },
    ],
  ],
} satisfies Partial<Sections>;

export const weather = {
  weather: [
    'Pogoda',
    [
      'W fazie wydarzeń pogoda przesuwa się o jedno albo dwa pola ku gorącej albo zimnej, jak mówi karta wydarzenia epoki. Efekt pola, na którym się zatrzyma, dotyczy wszystkich w kolejności rozgrywania tur. Z dobrego można zrezygnować, zły trzeba znieść; jeśli zostawia wybór, wybierasz to, co możesz.',
      { figure: 'weather' },
      'Gdyby miała wyjść poza gorącą albo zimną, zostaje na tym polu, ale działa gorszy efekt spoza niego. Utracone plemię może ocalić [deus ex machina](deus).',
    ],
  ],
  events: [
    'Wydarzenia',
    [
      'Karta wydarzenia leży odkryta od początku epoki. W fazie wydarzeń nagradza w kolejności rozgrywania tur tych, którzy spełniają jej warunek:',
      [
        'samodzielny lider: przy remisie nikt',
        'wszyscy z największą liczbą: także przy remisie',
        'wszyscy, którzy mają dość',
      ],
      'Przy kilku wydarzeniach za nagrodę trzeba zwrócić farmę albo łódź. Plemiona na zwracanej łodzi przepadają razem z nią.',
    ],
  ],
} satisfies Partial<Sections>;

export const scoring = {
  categories: [
    'Dziewięć kategorii punktowych',
    [
      'Kategoria daje PZ za każdą jednostkę, którą masz. Ile, zależy od tego, kiedy punktuje:',
      { figure: 'categories' },
    ],
  ],
  prosperity: [
    'Dobrobyt i jego diamenty',
    f => [
      [
        `{thing.food}Żywność: 1 diament za każde ${f.console.food.perDiamond}, najwyżej ${f.console.food.diamonds}`,
        `{thing.money}Pieniądze: 1 diament za każde ${f.console.money.perDiamond}, najwyżej ${f.console.money.diamonds}`,
        '{project.settlement}Osady: zbudowane odsłaniają na konsoli od 1 do 3 diamentów',
        `{thing.material}Magazyn: w każdym rodzaju lądu ${f.console.storageDiamonds[0]}, gdy coś leży w wierszach 1 i 2, oraz ${f.console.storageDiamonds[1]}, gdy coś leży w wierszach 2 i 3`,
      ],
    ],
  ],
  'era-scoring': [
    'Punktowanie epoki',
    [
      'Przed grą losuje się cztery kategorie, po jednej na epokę; od początku widzą je wszyscy. Im wcześniejsza epoka, tym więcej warta jest jednostka:',
      { figure: 'eras' },
    ],
  ],
  'final-scoring': [
    'Punktacja końcowa',
    [
      [
        '1. Punktuje każda z [dziewięciu kategorii](categories). Trzy kafelki wylosowane przed grą podnoszą wartość swoich kategorii.',
        '2. Każda karta i każdy czip dają PZ swojego [rzędu](partition), w rzędach 4 i 5 tylko z aktywnym [kafelkiem rzędu](stage-tiles).',
        '3. Karty z [premią punktową](abilities) liczą każdą kartę i każdy czip przychodu w swojej kolumnie, we wszystkich rzędach.',
      ],
    ],
  ],
  winner: [
    'Kto wygrywa',
    [
      'Wygrywa ten, kto ma najwięcej PZ. Przy remisie decyduje więcej ulepszeń modułów, a potem kolejność rozgrywania tur. Z [V.I.C.I](solo) wygrywasz tylko wtedy, gdy masz więcej PZ.',
    ],
  ],
} satisfies Partial<Sections>;
