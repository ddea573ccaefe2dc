import type { Words } from '../words.svelte.js';

const RULES = new Intl.PluralRules('pl');
const FORMS: Readonly<Record<string, string>> = { one: 'punkt', few: 'punkty' };
const noun = (n: number): string => FORMS[RULES.select(Math.abs(n))] ?? 'punktów';
const points = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : '±'}${Math.abs(n)} ${noun(n)}`;

/** Of dice that are rolled for a value. */
const rolled =
  'Liczy się jedna kość. Każdy pomysł przesuwa ją na sąsiednią wartość, a 6 i 1 też sąsiadują: wydawaj je tylko wtedy, gdy inna wartość da Ci więcej.';

export const prompt: Words['prompt'] = {
  title: 'Co trzeba wybrać',
  choices: 'Możliwości',
  undo: 'Cofnij',
  refused: 'Teraz nie można tego zrobić.',
  notKept:
    'Przeglądarka nie zdołała po tym zapisać gry; być może brakuje jej miejsca. Gra toczy się dalej, ale po zamknięciu strony przepadłoby to, co stało się od ostatniego zapisu.',
  noUndo: 'Nie ma czego cofnąć: turę można cofnąć do miejsca, w którym ujawniono coś nowego.',
  hint: 'Podpowiedź',
  hinting: 'Myśli …',
  skip: 'Pomiń',
  over: 'Gra jest skończona.',
  results: 'Pokaż wynik',
  thinks: name => `${name} myśli …`,
  costs: 'kosztuje',
  brings: 'daje',
  pointsNow: points,
  pointsLater: n => `${points(n)} na koniec`,
  hintTitle: 'Bot wybrałby:',
  hintRank: n => (n === 1 ? 'Najlepiej' : `${n}.`),
  fewer: n => (n < 0.95 ? '(prawie tak samo dobrze)' : `(${Math.round(n)} ${noun(Math.round(n))} mniej)`),
  then: 'A potem:',
  because: 'Dlaczego:',
  atOnce: gain => `od razu ${gain}`,
  atEnd: gains => `${gains} na koniec gry`,
  paysLater: 'bot liczy na korzyści dopiero później',
  open: 'dalszy przebieg jest jeszcze otwarty',
  better: n =>
    n < 0.95
      ? 'następna możliwość jest prawie tak samo dobra'
      : `jego zdaniem o około ${Math.round(n)} ${noun(Math.round(n))} lepiej niż następna możliwość`,
  chance: 'wybór losowy',
  hope: 'na razie żadnych pewnych punktów ani znaczników, ale bot liczy na korzyści',
  left: (n, all) => `Możliwości: ${n} z ${all}`,
  all: 'Pokaż wszystkie',
  why: {
    draft:
      'To, co zachowasz, masz na początku: karty do zainstalowania w trakcie gry i znaczniki, które podaje karta znaczników.',
    chooseChipCard:
      'To Twój pierwszy przychód wraz z czipem celu; wskazuje też moduł, który zaczyna na wyższym poziomie.',
    gainGoal:
      'Cel to zadanie, które stawiasz sobie samodzielnie: gdy je wykonasz, możesz zainstalować czip za punkty i ulepszenie. Weź taki, który Ci odpowiada, albo żaden.',
    extraFind:
      'Każda epoka zaczyna się od darmowych materiałów. Są potrzebne do budowy, handlu i opłacania kart.',
    turn: 'Dwie kości aktywują moduł, przy którym spotykają się ich wartości; gdy kość nie pasuje, pomagają pomysły.',
    pay: 'Za każdy pomysł kość liczy się jako sąsiednia wartość, a 6 i 1 też sąsiadują. Znacznik planowania jest jak kość ze swojego pola, znacznik skupienia ma dowolną wartość.',
    testIdeas:
      'Test zdaje kość, która pokazuje nie więcej niż Twoje pole na torze przychylności; pomysły przesuwają ją na sąsiednie wartości, także z 6 na 1. Jeśli nie zdasz, robisz to, co przewidziano na ten przypadek, często mniej lub nic.',
    huntRoll: rolled,
    findRoll: rolled,
  },
  hungry: n => `Epoka wkrótce się kończy, a do wyżywienia wszystkich plemion brakuje żywności: ${n}.`,
  attribute: name => `Możesz wziąć czip atrybutu: ${name}.`,
  wasted: 'Część tego, co dają oznaczone możliwości, przepadłaby.',
  losses: {
    effect: text => `Przepadłoby: ${text}`,
    favor: n => `Ruch o ${n} poza koniec toru przychylności przepadłby`,
    markers: text => `W zasobach nie ma już znaczników (${text}): trzeba zwrócić inne albo zrezygnować`,
  },
  silence: 'Nie ostrzegaj więcej',
  thisOne: 'Ta możliwość?',
  forGood: 'Tego nie można cofnąć.',
  whatIsIt: 'Co to jest?',
  several: 'Która możliwość?',
  close: 'Zamknij',
  whyNot: 'Dlaczego nie teraz?',
};
