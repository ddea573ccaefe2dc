const points = (n: number): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : '±'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

/** Of dice that are rolled for a value. */
const rolled =
  'One die counts. Each idea moves it to a neighbouring value, and 6 and 1 are neighbours, too: spend some only if the other value brings you more.';

export const prompt = {
  title: 'What is asked',
  choices: 'Choices',
  undo: 'Undo',
  refused: 'That cannot be done now.',
  notKept:
    'The browser could not save the game after this: it may be out of room. The game goes on, but closing the page would lose what came after the last save.',
  noUndo: 'Nothing to take back: a turn can be undone up to where something new was learnt.',
  hint: 'Hint',
  hinting: 'Thinking …',
  skip: 'Skip',
  over: 'The game is over.',
  results: 'Show the result',
  thinks: (name: string) => `${name} is thinking …`,
  costs: 'costs',
  brings: 'brings',
  pointsNow: points,
  pointsLater: (n: number) => `${points(n)} at the end`,
  hintTitle: 'A bot would choose:',
  hintRank: (n: number) => (n === 1 ? 'Best' : `${n}.`),
  fewer: (n: number) =>
    n < 0.95 ? '(almost as good)' : `(${Math.round(n)} ${n < 1.5 ? 'point' : 'points'} fewer)`,
  then: 'And then:',
  because: 'Why:',
  atOnce: (gain: string) => `${gain} at once`,
  atEnd: (gains: string) => `${gains} at the end of the game`,
  paysLater: 'the bot expects it to pay off only later',
  open: 'how it goes on is still open',
  better: (n: number) =>
    n < 0.95
      ? 'the next best is almost as good'
      : `by its estimate about ${Math.round(n)} ${n < 1.5 ? 'point' : 'points'} better than the next best`,
  chance: 'picked at random',
  hope: 'no sure points or markers yet, but the bot expects it to pay off',
  left: (n: number, all: number) => `${n} of ${all} ways left`,
  all: 'Show all',
  /** By the task that asks. */
  why: {
    draft:
      'What you keep is what you begin with: cards to install in the course of the game, and the markers that a marker card names.',
    chooseChipCard:
      'It is your first income, with a goal chip, and names the module that begins at a higher level.',
    gainGoal:
      'A goal is a task you set yourself: once it is met, you can install the chip for points and an upgrade. Take one that suits you, or none.',
    extraFind: 'Every era begins with free materials. You need them to build, to trade and to pay for cards.',
    turn: 'Two dice activate the module where their values meet; ideas help where a die does not fit.',
    pay: 'For each idea a die counts as a neighbouring value, and 6 and 1 are neighbours, too. A planning marker is like a die of its space, a focus marker is any value.',
    testIdeas:
      'A die passes if it shows no more than your space on the favor track; ideas move it to neighbouring values, also from 6 to 1. If the test fails, you do what is told for that case, often less or nothing.',
    huntRoll: rolled,
    findRoll: rolled,
  },
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
