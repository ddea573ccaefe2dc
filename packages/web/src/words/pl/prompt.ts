import type { Words } from '../words.svelte.js';

const RULES = new Intl.PluralRules('pl');
const FORMS: Readonly<Record<string, string>> = { one: 'punkt', few: 'punkty' };
const noun = (n: number): string => FORMS[RULES.select(Math.abs(n))] ?? 'punktów';
const points = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : '±'}${Math.abs(n)} ${noun(n)}`;

export const prompt: Words['prompt'] = {
  title: 'Co trzeba wybrać',
  choices: 'Możliwości',
  undo: 'Cofnij',
  noUndo: 'Nie ma czego cofnąć: turę można cofnąć do miejsca, w którym ujawniono coś nowego.',
  hint: 'Podpowiedź',
  hinting: 'Myśli …',
  skip: 'Pomiń',
  over: 'Gra jest skończona.',
  thinks: name => `${name} myśli …`,
  costs: 'kosztuje',
  brings: 'daje',
  pointsNow: points,
  pointsLater: n => `${points(n)} na koniec`,
  hintTitle: 'Bot wybrałby:',
  hintRank: n => (n === 1 ? 'Najlepiej' : `${n}.`),
  fewer: n => (n < 0.95 ? '(mniej niż 1 punkt mniej)' : `(${Math.round(n)} ${noun(Math.round(n))} mniej)`),
  then: 'A potem:',
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
