import { it } from 'vitest';
import { MATERIALS, load } from '@civolution/engine';
import { basePack } from '@civolution/content';
import { position } from './support.js';
it('probe', () => {
  const civ = load(basePack);
  const g = position({ civs: [{}, {}] });
  const T = civ.rules.territories;
  const keys = (m: number) => T.filter((_, i) => (m >> i) & 1).map(t => t.key).join(' ');
  T.forEach((t, i) => console.log(t.key, MATERIALS[g.state.material[i]!], 'dev', (g.state.developed >> i) & 1, 'adj:', keys(g.state.land.adjacent[i]!)));
  g.state.land.sites.forEach((m, i) => console.log('site', i, keys(m)));
  console.log(civ.rules.pack.sites.map(s => JSON.stringify(s)).join('\n'));
  console.log(g.state.hunted, g.state.seats[0]!.dice, g.state.seats[0]!.usedDice, g.state.seats[0]!.fateDice);
});
