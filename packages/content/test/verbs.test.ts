// What verbs and prices say, word for word.
import { gameTexts } from '@civolution/content';
import { type Effect, load, type PayKind, type Task } from '@civolution/engine';
import { expect, test } from 'vitest';
import { before, described, rules, say } from './support.js';

/** The pack in which card C11 has these effects as its bonus. */
const saying = (effects: readonly Effect[]) => {
  const research = rules.pack.research.map(card => (card.id === 'C11' ? { ...card, bonus: effects } : card));
  const { rules: changed } = load({ ...rules.pack, research });
  const list = changed.cards.find(card => card?.id === 'C11')!.bonus;
  return { rules: changed, list, say: gameTexts('en', changed) };
};
const text = (...effects: Effect[]): string => {
  const { say: speaks, list } = saying(effects);
  return speaks.effects(list);
};
const pay = (what: PayKind, n: number): Effect => ({
  do: 'pay',
  cost: [{ what, n }],
  then: [{ do: 'points', n: 1 }],
});

test('what acts on the continent', () => {
  expect(text({ do: 'populate', n: 1 })).toBe(
    'Place 1 weak tribe on a free encampment of one land territory where you have a tribe',
  );
  expect(text({ do: 'populate', n: 2 })).toBe(
    'Place up to 2 weak tribes on free encampments of one land territory where you have a tribe',
  );
  expect(text({ do: 'hunt', n: 2 })).toBe('Perform up to 2 hunts');
  expect(text({ do: 'find', n: 1 })).toBe('Make 1 lucky find');
  expect(text({ do: 'build' })).toBe('Complete 1 building project');
  expect(text({ do: 'build', project: 'statue' })).toBe('Build 1 statue at its usual cost');
  expect(text({ do: 'weather', n: 2 })).toBe('Move the weather up to 2 steps towards Hot or Cold');
});

test('what acts on console and storage', () => {
  expect(text({ do: 'produce', n: 3 })).toBe('Produce up to 3 raw materials');
  expect(text({ do: 'transport', n: 1 })).toBe('Transport 1 raw material');
  expect(text({ do: 'trade', n: 1 })).toBe('Perform 1 Sale and/or 1 Purchase');
  expect(text({ do: 'trade', n: 2 })).toBe('Perform up to 2 Sales and/or up to 2 Purchases');
  expect(text({ do: 'plan', n: 2 })).toBe('Place 2 planning markers on one dice space');
  expect(text({ do: 'gainDie' })).toBe('Gain 1 die of either kind');
  expect(text({ do: 'gainDie', die: 'fate' })).toBe('Gain 1 fate die');
  expect(text({ do: 'recall', n: 2 })).toBe('Roll up to 2 used dice back onto your dice spaces');
  expect(text({ do: 'setDie', n: 1 })).toBe('Turn 1 die on your dice spaces to any value');
  expect(text({ do: 'mutate', n: 2 })).toBe('Move up to 2 feature markers to other features');
  expect(text({ do: 'installGoal' })).toBe('Install 1 goal chip');
});

test('what chips give', () => {
  expect(text({ do: 'tracks', n: 1 })).toBe('Advance 1 step on any progress track');
  expect(text({ do: 'tracks', n: 2 })).toBe('Advance 1 step on each of 2 different progress tracks');
  expect(text({ do: 'features', n: 1 })).toBe('Gain 1 feature of your choice');
  expect(text({ do: 'features', n: 3 })).toBe('Gain 3 different features of your choice');
  expect(text({ do: 'stock', n: 2 })).toBe('Gain 2 of every stored material of one land type of your choice');
  expect(text({ do: 'drawEach' })).toBe('Draw the top card of every face-down research stack');
  expect(text({ do: 'expand' })).toBe(
    'Place 1 tribe from your supply on a free encampment without fire in an undeveloped territory and develop it for 1 raw material',
  );
  expect(text({ do: 'gain', what: 'idea', n: 1 }, { do: 'features', n: 2 })).toBe(
    'Gain 1 idea and 2 different features of your choice',
  );
});

test('several things, with one "and" for those of a kind and a comma before what else is done', () => {
  const hunt: Effect = { do: 'hunt', n: 1 };
  const idea: Effect = { do: 'gain', what: 'idea', n: 2 };
  const food: Effect = { do: 'gain', what: 'food', n: 1 };
  expect(text(hunt, idea)).toBe('Perform 1 hunt and gain 2 ideas');
  expect(text(food, idea)).toBe('Gain 1 food and 2 ideas');
  expect(text(hunt, food, idea)).toBe('Perform 1 hunt, and gain 1 food and 2 ideas');
  expect(text(food, idea, hunt)).toBe('Gain 1 food and 2 ideas, and perform 1 hunt');
});

test('prices', () => {
  expect(text(pay('card', 1))).toBe('You may discard 1 card from your hand to gain 1 point');
  expect(text(pay('card', 2))).toBe('You may discard 2 cards from your hand to gain 1 point');
  expect(text(pay('favor', 1))).toBe('You may go back 1 step on the Favor of Agera track to gain 1 point');
  expect(text(pay('strength', 2))).toBe('You may weaken 2 strong tribes to gain 1 point');
  const { say: speaks, rules: changed, list } = saying([pay('card', 2)]);
  const [effect] = changed.lists[list]!;
  const [inner = -1] = effect!.lists;
  const task: Task = { do: 'payFor', seat: 0, cost: effect!.cost, at: 0, begun: 1, then: inner, track: -1 };
  expect(speaks.prompt(before(task), { seat: 0, task: 'payFor', cause: 3 << 10 })).toBe(
    'Discard 1 card from your hand to gain 1 point – Reset',
  );
});

test('choices', () => {
  const forest = rules.territories.findIndex(({ key }) => key === 'B.forest');
  const choice = (key: string, arg: number, task: Task): string =>
    say.choice(before(task), described(key, { arg, task: task.do }));
  const populate: Task = { do: 'populate', seat: 0, left: 2, territory: forest };
  expect(choice('populate', forest, { ...populate, territory: -1 })).toBe('Place weak tribes in Forest B');
  expect(choice('settle.free', forest * 16, populate)).toBe(
    'Place a weak tribe on the fire encampment of Forest B for 1 point',
  );
  expect(choice('decline.populate', 0, populate)).toBe('Place no more weak tribes');
  expect(choice('recall', 2, { do: 'recall', seat: 0, n: 2 })).toBe('Roll 2 used dice');
  expect(choice('setDie', 10, { do: 'setDie', seat: 0, left: 1 })).toBe('Turn a die of 2 to 5');
  expect(choice('moveWeather', 1, { do: 'moveWeather', seat: 0, n: 1 })).toBe('Move the weather to Warm');
  expect(choice('discard', 66, { do: 'recall', seat: 0, n: 2 })).toBe(
    `Discard ${say.name.card(66)} (insight)`,
  );
  expect(choice('stepBack', 0, { do: 'recall', seat: 0, n: 2 })).toBe(
    'Go 1 step back on the Favor of Agera track',
  );
});

test('what happened', () => {
  const head = { seat: 0, cause: 3 << 10, audience: -1 } as const;
  expect(say.event({ ...head, type: 'discarded', cards: [-3] })).toBe(
    'Civilization 1 discards an unseen insight card (Reset).',
  );
  expect(say.event({ ...head, type: 'weatherMoved', weather: 4 })).toBe(
    'Civilization 1 moves the weather to Cold (Reset).',
  );
  expect(say.event({ ...head, type: 'turnedDie', from: 2, to: 5 })).toBe(
    'Civilization 1 turns a die of 2 to 5 (Reset).',
  );
});
