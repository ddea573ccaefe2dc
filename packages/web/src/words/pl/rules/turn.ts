// A turn, the modules, and what is to be known of each besides its levels.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const turn = {
  turn: [
    'Moduł albo reset',
    f => [
      `W swojej turze aktywujesz jeden z modułów konsoli (jest ich ${f.modules}) albo wykonujesz [reset](reset).`,
      'Moduł kosztuje dwie {thing.activationDie}kości aktywacji z pól kości, po jednej o każdej z jego dwóch wartości. Są one zużyte do następnego resetu. Sześć modułów cech wymaga dwóch kości o tej samej wartości, moduł snu – dwóch dowolnych.',
      'Moduł można aktywować tylko wtedy, gdy po jego opłaceniu da się wykonać przynajmniej jedną z jego akcji. Ile to kosztuje, widać, zanim cokolwiek się stanie.',
    ],
  ],
  ideas: [
    'Pomysły zmieniają kości',
    [
      'Za każdy wydany {thing.idea}pomysł kość liczy się jako o jeden wyższa albo o jeden niższa; 6 i 1 ze sobą sąsiadują. Za dwa pomysły 6 staje się więc 2.',
      'Dotyczy to kości aktywacji, znaczników planowania i {thing.fateDie}kości losu podczas testu przychylności, polowania albo szczęśliwego odkrycia.',
    ],
  ],
  planning: [
    'Znaczniki planowania i skupienia',
    [
      '{thing.planning}Znacznik planowania leży na polu kości i zastępuje jedną kość o tej wartości. {thing.focus}Znacznik skupienia zastępuje jedną kość o dowolnej wartości. Użyte wracają do zasobów.',
      'Przy resecie nie liczą się jako kości i nigdy nie zastępują kości losu.',
    ],
  ],
  reset: [
    'Reset',
    f => [
      `{thing.reset}Reset przywraca zużyte kości. Możesz go wykonać, jeśli na Twoich polach kości ${f.resetDice === 1 ? 'leży najwyżej 1 kość' : `leżą najwyżej ${many(f.resetDice, 'kość', 'kości', 'kości')}`} aktywacji.`,
      [
        'A. Znacznik fazy przechodzi na następne pole resetu, chyba że stoi już na [końcowym](action-phase).',
        'B. Bierzesz wszystkie zużyte kości, a z leżących na polach kości te, które chcesz. Rzucasz wszystkimi i każdą kładziesz na polu jej wartości.',
        'C. Znacznik resetu z konsoli staje się 1 {thing.food}żywnością albo 1 {thing.idea}pomysłem; jeśli żadnego już nie ma, bierzesz znacznik z zasobów.',
      ],
    ],
  ],
  'turn-end': [
    'Koniec tury',
    [
      'Tura kończy się, gdy o tym zdecydujesz. Przedtem rząd wypełniony w tej turze daje [premię ukończenia](completion).',
      'Do tego momentu możesz cofać się krok po kroku, dopóki nie wyszło na jaw nic nowego: nigdy przed rzut, dobranie karty ani odkrycie obszaru.',
      'Zawsze gdy przychodzi Twoja kolej na zrobienie czegoś, w dowolnej fazie, możesz też wziąć [czip atrybutu](attributes), którego wymagania spełniasz.',
    ],
  ],
} satisfies Partial<Sections>;

export const moduleSections = {
  modules: [
    'Moduły',
    f => [
      `Konsola ma ${f.mainModules} modułów głównych, każdy o trzech poziomach, sześć modułów cech i moduł snu. Z [Extra Credit C](extra-c) niektóre moduły główne mają czwarty poziom.`,
      'Gdy moduł oferuje jedno albo drugie, wybierasz. Wszystko inne, co na nim jest, możesz wykonać.',
    ],
  ],
  upgrade: [
    'Ulepszenia',
    [
      '{thing.upgrade}Ulepszenie podnosi moduł główny na następny poziom, najwyżej III; poziom IIII wymaga kafelka tego modułu. Ulepszenia dają [czipy celów](goals), [progi premii](tracks) na torach i karty.',
      'Moduł ulepszony w trakcie używania działa na nowym poziomie dopiero od następnej tury.',
    ],
  ],
} satisfies Partial<Sections>;

export const modules: RulesWords['modules'] = {
  research:
    'Zyskując kartę, bierzesz wierzchnią z dowolnego stosu, odkrytego albo zakrytego. Dobierając, najpierw wskazujesz wszystkie zakryte stosy, a potem oglądasz karty; te, których nie zatrzymasz, trafiają pod swoje stosy. Zobacz [karty badań](cards).',
  migration:
    'Kilka migracji można podzielić między plemiona albo poprowadzić jedno plemię dalej: zobacz [migrację](migration).',
  exploration:
    'Odkryte [obszary](sites) od razu dają swoje PZ. O [szczęśliwym odkryciu](finds) decyduje rzut.',
  transport: 'Tam, gdzie leżą materiały, nie musisz mieć plemienia: zobacz [materiały i magazyn](materials).',
  invention:
    'Możesz też dwa razy użyć tego samego czipa. Zobacz [czipy przychodu](incomes) i [instalowanie karty](installing).',
  activity: f => `Jedno działanie daje sama konsola. ${f.activity}. Kolejne dają [karty](abilities).`,
  sustenance: 'Zobacz [polowanie](hunting). Wzmocnić osłabione plemię znaczy postawić je.',
  procreation: 'Zobacz [prokreację](procreation). Wcześniej działają [święte głazy](site-holyRock).',
  mutation:
    'Przesunięty znacznik cechy trafia na inne pole cechy. Zobacz też [instalowanie karty](installing).',
  planning:
    'Zobacz [czipy celów](goals) i [znaczniki planowania](planning). Wszystkie znaczniki planowania z jednej aktywacji trafiają na to samo pole kości.',
  production:
    'Zobacz [materiały i magazyn](materials). Wcześniej działają [ukryte groty](site-hiddenGrotto).',
  insight: 'Zobacz [pomysły](ideas) i [instalowanie karty](installing).',
  trade: 'Sprzedaże i zakupy można wykonywać w dowolnej kolejności: zobacz [handel](trade).',
  building: 'Zobacz [projekty budowlane](building) i [instalowanie karty](installing).',
  achievement:
    'Nową kością aktywacji od razu rzucasz i kładziesz ją na jej polu. Gdy w przyborniku nie ma już kości danego rodzaju, dostajesz ją od tego, kto ma ich najwięcej, a on decyduje którą. Jeśli to tylko Ty masz ich najwięcej, nie dostajesz żadnej.',
  feature:
    'Cech wymagają karty i [czipy atrybutów](attributes), a każdy znacznik liczy się w kategorii [ewolucji](categories).',
  sleep: 'Na wypadek, gdyby nic innego nie pasowało: kości mogą pokazywać cokolwiek.',
};
