// Packs as folders, and packs over the base pack: chips and solo cards one by one.
import { basePack, type PackError, readPack, splitPack } from '@civolution/content';
import { describe, expect, it } from 'vitest';
import { joinFiles } from '../src/packs/files.js';

const files = (): Record<string, unknown> => splitPack({ ...basePack });
const over = (fields: object) => readPack({ file: 'over.json', content: { name: 'over', ...fields } });
const [first] = basePack.solo.cards;

describe('a folder', () => {
  it('holds everything of the base pack', () => {
    expect(joinFiles(files())).toEqual(basePack);
    expect(Object.keys(files())).toEqual(
      expect.arrayContaining(['starting-attributes.json', 'creatures.json', 'solo.json']),
    );
  });

  const errorsOf = (change: Record<string, unknown>): readonly PackError[] =>
    readPack({ files: { ...files(), 'pack.json': { name: 'f', version: '1', complete: true }, ...change } })
      .errors;

  it('is told the file of a wrong solo card, solo field, creature and starting attribute chip', () => {
    const cards = basePack.solo.cards.map(card => ({ ...card, resetIcons: { blue: -1, red: 1 } }));
    expect(errorsOf({ 'solo.json': { ...basePack.solo, cards } })[0]).toMatchObject({
      file: 'solo.json',
      entry: 'solo vici-1',
      field: 'resetIcons.blue',
    });
    expect(errorsOf({ 'solo.json': { ...basePack.solo, tribes: 0 } })).toMatchObject([
      { file: 'solo.json', entry: 'solo', field: 'tribes' },
    ]);
    const creatures = basePack.creatures.map(chip => ({ ...chip, rewards: [] }));
    expect(errorsOf({ 'creatures.json': creatures })[0]).toMatchObject({
      file: 'creatures.json',
      entry: 'creatures creature-forest',
    });
    const chips = basePack.startingAttributes.map(chip => ({ ...chip, effects: [{ do: 'stok', n: 2 }] }));
    expect(errorsOf({ 'starting-attributes.json': chips })[0]).toMatchObject({
      file: 'starting-attributes.json',
      entry: 'startingAttributes start-attribute-1',
      message: expect.stringContaining("did you mean 'stock'"),
    });
  });

  it('is told the file of a part that is missing', () => {
    const { 'solo.json': _solo, 'creatures.json': _creatures, ...others } = files();
    const { errors } = readPack({ files: { ...others, 'pack.json': { name: 'f', complete: true } } });
    expect(errors.map(({ file }) => file)).toEqual(expect.arrayContaining(['creatures.json', 'solo.json']));
  });
});

describe('a pack over the base pack', () => {
  it('replaces single cards of V.I.C.I, adds others and keeps the rest', () => {
    const changed = { ...first!, resetIcons: { blue: 3, red: 3 } };
    const { pack, errors } = over({ version: '1', solo: { cards: [{ ...first!, id: 'vici-16' }, changed] } });
    expect(errors).toEqual([]);
    expect(pack.solo.cards).toEqual([changed, ...basePack.solo.cards.slice(1), { ...first!, id: 'vici-16' }]);
    expect([pack.solo.tribes, pack.solo.prosperity]).toEqual([15, basePack.solo.prosperity]);
  });

  it('changes single numbers of the solo cards', () => {
    const { pack, errors } = over({
      version: '1',
      solo: { tribes: 12, prosperity: { checks: { F4: [1] } } },
    });
    expect(errors).toEqual([]);
    expect([pack.solo.tribes, pack.solo.markers, pack.solo.cards.length]).toEqual([12, 50, 15]);
    expect(pack.solo.prosperity.checks).toEqual({ ...basePack.solo.prosperity.checks, F4: [1] });
  });

  it('replaces a creature and a starting attribute chip', () => {
    const creature = { ...basePack.creatures[2]!, name: { en: 'Goat' } };
    const chip = { ...basePack.startingAttributes[0]!, effects: [{ do: 'points', n: 6 }] };
    const { pack, errors } = over({ version: '1', creatures: [creature], startingAttributes: [chip] });
    expect(errors).toEqual([]);
    expect(pack.creatures.map(({ name }) => name.en).indexOf('Goat')).toBe(2);
    expect(pack.startingAttributes).toEqual([chip, ...basePack.startingAttributes.slice(1)]);
  });
});
