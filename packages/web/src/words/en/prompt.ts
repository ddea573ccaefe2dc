const points = (n: number): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : '±'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

export const prompt = {
  title: 'What is asked',
  choices: 'Choices',
  undo: 'Undo',
  noUndo: 'Nothing to take back: a turn can be undone up to where something new was learnt.',
  hint: 'Hint',
  hinting: 'Thinking …',
  skip: 'Skip',
  over: 'The game is over.',
  thinks: (name: string) => `${name} is thinking …`,
  costs: 'costs',
  brings: 'brings',
  pointsNow: points,
  pointsLater: (n: number) => `${points(n)} at the end`,
  hintTitle: 'A bot would choose:',
  hintRank: (n: number) => (n === 1 ? 'Best' : `${n}.`),
  fewer: (n: number) => `(${n < 0.95 ? 'less than 1' : Math.round(n)} ${n < 1.5 ? 'point' : 'points'} fewer)`,
  then: 'And then:',
  hungry: (n: number) => `The era ends soon, and ${n} food is missing to feed all your tribes.`,
  attribute: (name: string) => `You could take an attribute chip: ${name}.`,
  wasted: 'Some of what the marked choices bring would be lost.',
  losses: {
    effect: (text: string) => `Brings nothing now: ${text}`,
    favor: (n: number) =>
      `${n} ${n === 1 ? 'step' : 'steps'} beyond the end of the favor track would be lost`,
    markers: (text: string) => `Your supply has no marker for ${text}: return others for that, or forgo it`,
  },
  silence: 'Do not warn again',
  thisOne: 'This one?',
  forGood: 'This cannot be taken back.',
  whatIsIt: 'What is it?',
  several: 'Which one?',
  close: 'Close',
  whyNot: 'Why not now?',
};
