import { describe, expect, it } from 'vitest';
import { territories } from '../../src/continent/geometry.js';
import { firstPlayLayout } from '../../src/continent/layout.js';
import type { ContinentTile, TilePlacement } from '../../src/pack/types.js';
import { CONTINENT, type Edges, frame, named, plain, seeded, tile } from './helpers.js';

describe('territories', () => {
  const all = territories(CONTINENT);

  it('are 18 on land and 4 of water, in the order of the tiles', () => {
    expect(all).toHaveLength(22);
    expect(all.filter(t => t.type === 0).map(t => t.key)).toEqual([
      'A.water',
      'D.water',
      'E.water',
      'H.water',
    ]);
    expect(all.slice(0, 4).map(t => t.key)).toEqual(['A.water', 'B.hills', 'B.forest', 'B.mountains']);
    for (let type = 1; type < 7; type++) expect(all.filter(t => t.type === type)).toHaveLength(3);
  });

  it('carry what is printed on them', () => {
    expect(all[2]).toEqual({
      key: 'B.forest',
      tile: 'B',
      name: 'forest',
      type: 1,
      firePoints: 1,
      beacons: 1,
      start: true,
      island: false,
      encampments: ['fire', 'any', 'any', '3+', '4'],
    });
    expect(all[0]).toMatchObject({ type: 0, firePoints: 0, beacons: 0, island: true, encampments: [] });
    expect(all.filter(t => t.start).map(t => t.key)).toEqual(['B.forest', 'C.grassland']);
    expect(all.filter(t => t.island)).toHaveLength(1);
  });
});

describe('the first-play continent', () => {
  /*
   *     1         2         3     A is cell (1,1). B, not rotated, stands in (2,0) and (2,1). C, rotated by 90,
   *  0            +---------+     lies in (1,2) and (2,2): its top points right, its left side is on top.
   *               |  hills  |
   *               | ------- |     A's right edge faces B's lower left edge, which runs up: mountains to 30,
   *  1  +---------+ forest  |     then forest. The hills begin only a third up the next edge, above A.
   *     |  water  | ------- |
   *     |         | mountns |     A's bottom edge faces C's lower left edge, now the left half of its top:
   *  2  +---------+---------+     grassland to 30, then desert.
   *     |gr\     desert     |
   *     |ass\  ------------ |     B's bottom edge, all mountains, faces C's upper left edge, now the right
   *     |land\     swamp    |     half of its top, all desert.
   *  3  +---------+---------+
   *                               The swamp lies at the bottom and meets neither A nor B.
   */
  const layout = firstPlayLayout(CONTINENT, seeded(1));
  const continent = named(CONTINENT, layout);
  const amongABC = (key: string): string[] => continent.neighbours(key).filter(k => 'ABC'.includes(k[0]!));

  it.each([
    ['A.water', ['B.forest', 'B.mountains', 'C.desert', 'C.grassland']],
    ['B.hills', ['B.forest']],
    ['B.forest', ['A.water', 'B.hills', 'B.mountains']],
    ['B.mountains', ['A.water', 'B.forest', 'C.desert']],
    ['C.desert', ['A.water', 'B.mountains', 'C.grassland', 'C.swamp']],
    ['C.swamp', ['C.desert', 'C.grassland']],
    ['C.grassland', ['A.water', 'C.desert', 'C.swamp']],
  ])('%s is adjacent to the right ones', (key, neighbours) => {
    expect(amongABC(key)).toEqual(neighbours);
  });

  // C's recesses after the rotation: TL (3,2), TR (3,3), MR (2,3), BR (1,3), BL (1,2), ML (2,2).
  it.each([
    ['A.water', ['1,1', '1,2', '2,1', '2,2']],
    ['B.hills', ['2,0', '3,0']],
    ['B.forest', ['2,1', '3,1']],
    ['B.mountains', ['2,2', '3,2']],
    ['C.desert', ['2,2', '3,2', '3,3']],
    ['C.swamp', ['2,3', '3,3']],
    ['C.grassland', ['1,2', '1,3']],
  ])('%s touches the right sites', (key, sites) => {
    expect(continent.sitesOf(key)).toEqual(sites);
  });

  it('has three territories at the site between A, B and C', () => {
    expect(continent.touching(2, 2)).toEqual(['A.water', 'B.mountains', 'C.desert']);
  });
});

/** Cells around a tile, each a plain tile named after its place: the neighbour on that side is 'xy.all'. */
function surrounded(columns: number, rows: number, middle: ContinentTile, placement: TilePlacement) {
  const upright = placement.rotation % 180 === 0;
  const right = placement.x + (middle.length === 2 && !upright ? 1 : 0);
  const bottom = placement.y + (middle.length === 2 && upright ? 1 : 0);
  const around: TilePlacement[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (x >= placement.x && x <= right && y >= placement.y && y <= bottom) continue;
      around.push({ tile: `${x}${y}`, x, y, rotation: 0 });
    }
  }
  return named(frame(columns, rows, [middle, ...around.map(p => plain(p.tile))]), [placement, ...around]);
}

describe('a rotated tile', () => {
  const one: Edges = { T: [['t', 100]], R: [['r', 100]], B: [['b', 100]], L: [['l', 100]] };
  const two: Edges = {
    T: [['t', 100]],
    UR: [['ur', 100]],
    LR: [['lr', 100]],
    B: [['b', 100]],
    LL: [['ll', 100]],
    UL: [['ul', 100]],
  };

  // Each row names the neighbouring cells of the edges t, r, b, l.
  it.each<[TilePlacement['rotation'], string[]]>([
    [0, ['10', '21', '12', '01']],
    [90, ['21', '12', '01', '10']],
    [180, ['12', '01', '10', '21']],
    [270, ['01', '10', '21', '12']],
  ])('of one cell, by %i degrees, turns its edges clockwise', (rotation, cells) => {
    const around = surrounded(3, 3, tile('M', 1, one), { tile: 'M', x: 1, y: 1, rotation });
    const found = ['t', 'r', 'b', 'l'].flatMap(edge => around.neighbours(`M.${edge}`));
    expect(found).toEqual(cells.map(cell => `${cell}.all`));
  });

  // Each row names the neighbouring cells of the edges t, ur, lr, b, ll, ul.
  it.each<[TilePlacement['rotation'], string[]]>([
    [0, ['10', '21', '22', '13', '02', '01']],
    [90, ['31', '22', '12', '01', '10', '20']],
    [180, ['13', '02', '01', '10', '21', '22']],
    [270, ['01', '10', '20', '31', '22', '12']],
  ])('of two cells, by %i degrees, turns its edges clockwise', (rotation, cells) => {
    const [columns, rows] = rotation % 180 === 0 ? [3, 4] : [4, 3];
    const around = surrounded(columns, rows, tile('M', 2, two), { tile: 'M', x: 1, y: 1, rotation });
    const found = ['t', 'ur', 'lr', 'b', 'll', 'ul'].flatMap(edge => around.neighbours(`M.${edge}`));
    expect(found).toEqual(cells.map(cell => `${cell}.all`));
  });

  // The lattice points of TL, TR, MR, BR, BL, ML; a recess lies between the two edges that meet there.
  it.each<[TilePlacement['rotation'], string]>([
    [0, '0,0 1,0 1,1 1,2 0,2 0,1'],
    [90, '2,0 2,1 1,1 0,1 0,0 1,0'],
    [180, '1,2 0,2 0,1 0,0 1,0 1,1'],
    [270, '0,1 0,0 1,0 2,0 2,1 1,1'],
  ])('of two cells, by %i degrees, turns its recesses clockwise', (rotation, points) => {
    const [columns, rows] = rotation % 180 === 0 ? [1, 2] : [2, 1];
    const alone = named(frame(columns, rows, [tile('M', 2, two)]), [{ tile: 'M', x: 0, y: 0, rotation }]);
    const found = points.split(' ').map(point => {
      const [x, y] = point.split(',').map(Number);
      return alone.touching(x!, y!).join(' ');
    });
    expect(found).toEqual(['M.t M.ul', 'M.t M.ur', 'M.lr M.ur', 'M.b M.lr', 'M.b M.ll', 'M.ll M.ul']);
  });
});

describe('migration, additional rules: adjacent territories', () => {
  /**
   * Two cells side by side. X's right edge runs down: territory a up to `a`, then b. Y's left edge runs up:
   * territory c up to `c`, then d.
   */
  const sideBySide = (a: number, c: number) => {
    const right: Edges[string] = [
      ['a', a],
      ['b', 100],
    ];
    const left: Edges[string] = [
      ['c', c],
      ['d', 100],
    ];
    return named(
      frame(2, 1, [
        tile('X', 1, { T: [['a', 100]], R: right, B: [['b', 100]], L: [['b', 100]] }),
        tile('Y', 1, { T: [['d', 100]], R: [['d', 100]], B: [['c', 100]], L: left }),
      ]),
      [
        { tile: 'X', x: 0, y: 0, rotation: 0 },
        { tile: 'Y', x: 1, y: 0, rotation: 0 },
      ],
    );
  };

  it('include those whose shares of an edge meet only in their end points', () => {
    // From the top: a 0-40, b 40-100; d 0-40, c 40-100. At 40 all four meet.
    const continent = sideBySide(40, 60);
    expect(continent.neighbours('X.a')).toEqual(['Y.c', 'Y.d']);
    expect(continent.neighbours('X.b')).toEqual(['Y.c', 'Y.d']);
  });

  it('leave out those whose shares miss each other by a hair', () => {
    // From the top: a 0-40, b 40-100; d 0-39, c 39-100.
    const continent = sideBySide(40, 61);
    expect(continent.neighbours('X.a')).toEqual(['Y.c', 'Y.d']);
    expect(continent.neighbours('X.b')).toEqual(['Y.c']);
  });

  it('are found with one of the two edges reversed', () => {
    // From the top: a 0-30, b 30-100; d 0-70, c 70-100.
    const continent = sideBySide(30, 30);
    expect(continent.neighbours('X.a')).toEqual(['Y.d']);
    expect(continent.neighbours('X.b')).toEqual(['Y.c', 'Y.d']);
  });

  it('are not those that only share a site', () => {
    const four = named(frame(2, 2, ['P', 'Q', 'R', 'S'].map(plain)), [
      { tile: 'P', x: 0, y: 0, rotation: 0 },
      { tile: 'Q', x: 1, y: 0, rotation: 90 },
      { tile: 'R', x: 0, y: 1, rotation: 180 },
      { tile: 'S', x: 1, y: 1, rotation: 270 },
    ]);
    expect(four.touching(1, 1)).toEqual(['P.all', 'Q.all', 'R.all', 'S.all']);
    expect(four.neighbours('P.all')).toEqual(['Q.all', 'R.all']);
    expect(four.neighbours('S.all')).toEqual(['Q.all', 'R.all']);
  });

  it('are not those of one tile that meet only at its recesses', () => {
    const halves: Edges = { T: [['a', 100]], R: [['a', 100]], B: [['b', 100]], L: [['b', 100]] };
    const alone = named(frame(1, 1, [tile('X', 1, halves)]), [{ tile: 'X', x: 0, y: 0, rotation: 0 }]);
    expect(alone.touching(1, 1)).toEqual(['X.a', 'X.b']);
    expect(alone.neighbours('X.a')).toEqual([]);
  });
});
