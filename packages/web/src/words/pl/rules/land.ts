// Tribes, the continent and its sites.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const tribes = {
  tribes: [
    'Silne i osłabione plemiona',
    f => [
      `Masz ${many(f.console.tribes, 'plemię', 'plemiona', 'plemion')}. {thing.strongTribe}Silne plemię stoi, {thing.weakTribe}osłabione leży. Migrują tylko silne, a osłabione, które głoduje, wymiera. We wszystkim innym są sobie równe.`,
      'Plemię słabnie, gdy przejmuje obozowisko, gdy głoduje i przez lodowce. Wzmacnia je [moduł wyżywienia](module-sustenance) i niektóre karty.',
    ],
  ],
  settling: [
    'Osiedlanie się, dzicz i ogniska',
    [
      'Osiedlić się to zająć obozowisko. W wolnym plemię stoi.',
      'Możesz się też osiedlić tam, gdzie jest już inne plemię, nawet własne. Zostaje ono wysiedlone do dziczy tego samego terytorium i zachowuje swój stan, ale Twoje się kładzie: przejęcie je osłabiło. W dziczy plemiona potrzebują tylko więcej żywności.',
      'Na każdym terytorium lądowym jedno obozowisko ma ognisko. Kto się tam osiedla, dostaje jego PZ, za każdym razem.',
      'Pierwsze plemię, które kiedykolwiek osiedli się na terytorium lądowym, rozwija je: żeton materiału zostaje odkryty, a cywilizacja tego plemienia kładzie tam 1 {thing.raw}materiał.',
    ],
  ],
  migration: [
    'Migracja',
    [
      'Jedną {thing.migration}migracją silne plemię przechodzi na sąsiednie terytorium i tam się osiedla albo wchodzi na Twoją łódź z wolnym miejscem na sąsiednim terytorium wodnym. Może wyruszyć z obozowiska, z dziczy albo z łodzi, ale pojedyncza migracja nigdy nie kończy się tam, gdzie się zaczęła.',
      'Dzięki kilku migracjom [modułu migracji](module-migration) jedno plemię może zajść dalej. Osiedla się dopiero na końcu drogi, a przez to, co leży po drodze, tylko przechodzi: nikogo tam nie wysiedla, nie zdobywa PZ i niczego nie rozwija. Przez wodę przejdzie tylko tam, gdzie masz łódź z wolnym miejscem.',
      'Migracje z karty wykonujesz jedna po drugiej: każda kończy się osiedleniem, także wtedy, gdy plemię dopiero co się osiedliło.',
      '[Jaskinie](site-cave) łączą terytoria, które się nie stykają.',
    ],
  ],
  procreation: [
    'Prokreacja',
    [
      'Dzięki {thing.procreation}prokreacji nowe plemię z zasobów [osiedla się](settling) na terytorium, na którym masz plemię. Na łodzi potrzebuje wolnego miejsca obok Twojego plemienia.',
      'Jeśli nie masz już żadnego plemienia na kontynencie, możesz wybrać dowolne terytorium lądowe.',
    ],
  ],
  boats: [
    'Łodzie',
    f => [
      `Dzięki {project.boat}łodzi terytorium wodne staje się Twoje, gdy tylko na pokładzie jest plemię: możesz tam polować, eksplorować i wykonywać prokreację. Łódź ma ${many(f.console.boatSeats, 'miejsce', 'miejsca', 'miejsc')} tylko dla własnych plemion, nikogo się z niej nie wysiedla, a w jej wyżłobieniu mieści się jeden materiał.`,
    ],
  ],
  deus: [
    'Deus ex machina',
    [
      'Gdy Twoje plemię miałoby wymrzeć albo musi zostać usunięte, możesz zamiast tego cofnąć swój dysk na [torze przychylności Agery](favor) o jedno pole. Plemię zostaje, gdzie było i jakie było. Na pierwszym polu toru jest to niemożliwe.',
    ],
  ],
} satisfies Partial<Sections>;

export const land = {
  territories: [
    'Terytoria',
    f => [
      `Kontynent ma ${many(f.land, 'terytorium lądowe', 'terytoria lądowe', 'terytoriów lądowych')} sześciu rodzajów i ${many(f.water, 'wodne', 'wodne', 'wodnych')}. Terytoria sąsiadują ze sobą, jeśli ich granice gdziekolwiek się stykają, także dwa tego samego rodzaju. Wspólny obszar nie czyni ich sąsiadami.`,
      'Terytorium lądowe jest rozwinięte, gdy jego żeton materiału jest odkryty. Terytoria wodne są rozwinięte od początku i nie mają żetonu.',
    ],
  ],
  materials: [
    'Materiały i magazyn',
    [
      'Produkcja to położenie znacznika jako {thing.raw}materiału na terytorium z Twoim plemieniem. Jego rodzaj wskazuje żeton materiału. Dopóki tam leży, do niczego się nie przyda.',
      'Transport to przeniesienie dowolnego z Twoich materiałów na pole magazynu jego rodzaju. Teraz jest to {thing.material}zebrany materiał, który można wydać.',
      'Na łodzi z plemieniem na pokładzie możesz produkować, jeśli jej wyżłobienie jest puste. O rodzaju decydujesz dopiero podczas transportu: wybierasz odkryty żeton z terytorium sąsiadującego z tą wodą.',
      { figure: 'storage' },
    ],
  ],
  hunting: [
    'Polowanie',
    [
      'Aby przeprowadzić {thing.hunt}polowanie, wybierasz jedno ze swoich terytoriów bez żetonu polowania i rzucasz wszystkimi {thing.fateDie}kośćmi losu. Wybierasz jedną, w razie potrzeby zmieniasz ją [pomysłami](ideas) i zyskujesz {thing.food}żywność według tabeli. [Doliny grzybów](site-mushroomValley) coś do niej dodają.',
      'Potem kładziesz tam żeton polowania: w tej epoce nikt już na tym terytorium nie zapoluje. Gdy w przyborniku nie ma żetonu, polowanie jest niemożliwe.',
      { figure: 'hunting' },
    ],
  ],
  finds: [
    'Szczęśliwe odkrycia',
    [
      'Aby dokonać {thing.find}szczęśliwego odkrycia, wymieniasz rodzaj lądu, na którym masz plemię, i rzucasz wszystkimi {thing.fateDie}kośćmi losu. Wybierasz jedną, w razie potrzeby zmieniasz ją [pomysłami](ideas) i zyskujesz zebrany materiał tego rodzaju z wiersza jej wartości.',
      { figure: 'storage' },
    ],
  ],
  building: [
    'Projekty budowlane',
    f => [
      [
        '{project.farm}Farma: na Twoim terytorium lądowym, na którym nie ma farmy i które nie sąsiaduje z [wulkanem](site-volcano). Nic nie kosztuje i daje 1 pomysł. Twoje plemiona potrzebują tam mniej [żywności](feeding).',
        '{project.boat}Łódź: na terytorium wodnym sąsiadującym z Twoim, na którym jeszcze łodzi nie masz. Nic nie kosztuje i ma na sobie materiał; silne plemię z sąsiedniego terytorium może od razu na nią wejść.',
        '{project.statue}Pomnik: na [obszarze pod zabudowę](site-buildingGround), za jeden z podanych tam zebranych materiałów, który sam staje się pomnikiem. Daje przesunięcie o 1 pole na dowolnym torze i PZ w każdej fazie przychodu.',
        '{project.settlement}Osada: na obszarze pod zabudowę, za wszystkie materiały tej osady. Daje [czip przychodu](incomes), a ostatnia także odwrócenie [kafelka rzędu](stage-tiles).',
      ],
      'Na obszarze pod zabudowę możesz mieć dwa budynki, a z modułem budynku na poziomie IIII trzy, i tylko jeden z nich może być osadą. Niczego nie można dobrowolnie zburzyć.',
      { figure: 'settlements' },
      `Na konsoli ${f.console.farms === 1 ? 'jest' : 'są'} ${many(f.console.farms, 'farma', 'farmy', 'farm')}, ${many(f.console.boats, 'łódź', 'łodzie', 'łodzi')} i ${many(f.console.settlements.length, 'osada', 'osady', 'osad')}.`,
    ],
  ],
  trade: [
    'Handel',
    f => [
      `Podczas jednej {thing.trade}sprzedaży możesz sprzedać jeden zebrany materiał za pieniądze, zależnie od wiersza za ${f.console.prices.join(', ')}, i jeden za ${f.trade.points} PZ.`,
      `Podczas jednego {thing.trade}zakupu kupujesz dowolny materiał: za ${many(f.trade.known, 'pieniądz', 'pieniądze', 'pieniędzy')}, jeśli jego żeton jest odkryty na kontynencie, w przeciwnym razie za ${f.trade.unknown}.`,
    ],
  ],
} satisfies Partial<Sections>;

export const siteSections = {
  sites: [
    'Obszary',
    f => [
      `Między terytoriami ${f.sites === 1 ? 'leży' : 'leżą'} zakryte obszary (${f.sites}). Kto odkryje obszar, najczęściej [modułem eksploracji](module-exploration), dostaje wskazane na nim PZ. Zakryty nic nie robi, odkryty do końca gry działa na sąsiednie terytoria, każdy osobno. Plemiona nie mogą wchodzić na obszary.`,
      'Na V.I.C.I obszary nie działają nigdy.',
    ],
  ],
} satisfies Partial<Sections>;

export const sites: RulesWords['sites'] = {
  gorge: 'Dwa wąwozy zabierają 2 żywności, nawet przy tym samym terytorium.',
  glacier: 'Dwa lodowce osłabiają dwa plemiona, o ile tyle ich jest. Osłabionych nie dotyczą.',
  volcano: 'Tylko umiejętność może pozwolić na farmę w takim miejscu.',
  cave: 'Może to być ta sama jaskinia albo inna. Tak samo można dotrzeć na własne łodzie na wodzie przy jaskini.',
  holyRock:
    'Każdy święty głaz daje osobny test, także na tym samym terytorium. Możesz go wykonać, nawet jeśli nie może tam powstać plemię. Potem moduł działa jak zwykle.',
  hiddenGrotto: 'Na wodzie możesz najpierw rozładować łódź. Potem moduł działa jak zwykle.',
  mushroomValley: 'Przy dwóch takich dolinach – o 2 więcej.',
  mysticOak:
    'Nie ma znaczenia, ile masz tam plemion. Terytorium przy kilku dębach liczy się dla każdego z nich.',
  buildingGround:
    'Jeszcze jeden jest na wyspie: aby tam budować, musisz mieć plemię na własnej łodzi na jej terytorium wodnym. To, co zbudowali inni, nie ma znaczenia.',
};
