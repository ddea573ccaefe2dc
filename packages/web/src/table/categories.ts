// A scoring category looked at closely: what it counts, when and how much that is worth, and what everybody has of it.
import { CATEGORIES, ERAS, TRACKS } from '@civolution/engine';
import { game } from '../page/game.svelte.js';
import type { Inspected } from '../page/lights.svelte.js';
import { words } from '../words/words.svelte.js';
import { sayEach } from './boards/seats.js';

export function aboutCategory(category: number): Inspected {
  const { categories, pack } = game.catalogue!;
  const { eraTiles, finalTiles } = game.view!;
  const say = words().boards;
  const name = CATEGORIES[category]!;
  const { eras, final, finalTile } = pack.tables.scoring;
  const hasTile = ((finalTiles >> category) & 1) === 1;
  const atEras = eraTiles.flatMap((tile, i) => {
    const era = ERAS - eraTiles.length + i + 1;
    return tile === category ? [say.categoryEra(era, eras[era - 1]!)] : [];
  });
  return {
    title: `{category.${name}}${categories[category]!}`,
    texts: [
      category < TRACKS.length ? say.counts.track : say.counts[name as keyof typeof say.counts],
      [...atEras, say.categoryFinal((hasTile ? finalTile : final)[name], hasTile)].join('\n'),
      say.unitsNow(sayEach(game.shown!.units.map(units => units[category]!))),
    ],
    rules: name === 'prosperity' ? 'prosperity' : 'categories',
  };
}
