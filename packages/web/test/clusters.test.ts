import { plain } from '@civolution/content/marks';
import { expect, test } from 'vitest';
import { clusters } from '../src/art/clusters.js';

/** What stays together stands in ‹ ›, an icon is a *. */
const parted = (text: string): string =>
  clusters(text)
    .map(cluster =>
      'text' in cluster
        ? cluster.text
        : `‹${cluster.together.map(bit => (typeof bit === 'string' ? bit : '*')).join('')}›`,
    )
    .join('');

test.for([
  ['gain 2 {thing.food}food now', 'gain 2 ‹*food› now'],
  ['a brick ({material.brick}) or more', 'a brick ‹(*)› or more'],
  ['({thing.food}food, {thing.money}money).', '‹(*food,› ‹*money).›'],
  ['{thing.food}/{thing.money}', '‹*/*›'],
  ['all of it: –{thing.food}{thing.idea}\nthen', 'all of it: ‹–**›\nthen'],
  ['no icon (at all).', 'no icon (at all).'],
  ['{thing.food}', '‹*›'],
  ['', ''],
] as const)('what touches an icon stays with it: %s', ([text, together]) => {
  expect(parted(text)).toBe(together);
});

test('nothing of a text gets lost', () => {
  const text = ' ({thing.food}food) , {thing.idea} \n and–{thing.money}money ';
  expect(
    clusters(text)
      .flatMap(cluster => ('text' in cluster ? [cluster.text] : cluster.together))
      .filter(bit => typeof bit === 'string')
      .join(''),
  ).toBe(plain(text));
});
