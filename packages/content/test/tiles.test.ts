// The level-4 tiles in three languages, word for word.
import { componentTexts, gameTexts, glossary, type Language, search } from '@civolution/content';
import { MAIN_MODULES, type MainModule, MODULES } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { flaw, rules } from './support.js';

/** The languages of the sentences below; another one has tests of its own. */
const WORDED = ['en', 'de', 'pl'] as const satisfies readonly Language[];
const readers = WORDED.map(language => componentTexts(language, rules));
const said = (module: MainModule): string[] => readers.map(say => say.levelFour(MODULES.indexOf(module)));

test.each<[MainModule, ...string[]]>([
  [
    'migration',
    'Take a favor test to perform up to 4 migrations, otherwise 3',
    'Mache eine Gunstprobe: Bestehst du sie, führe bis zu 4 Wanderungen durch, andernfalls bis zu 3 Wanderungen',
    'Wykonaj test przychylności – jeśli go zdasz, wykonaj do 4 migracji, w przeciwnym razie do 3 migracji',
  ],
  [
    'exploration',
    'Reveal all sites beside one of your territories plus up to 2 anywhere and gain 4 points, or make up to 3 lucky finds',
    'Decke alle verdeckten Orte an einem deiner Gebiete und bis zu 2 Orte irgendwo auf dem Kontinent auf und erhalte 4 Erfolgspunkte ODER mache bis zu 3 Glücksfunde',
    'Odkryj wszystkie zakryte obszary przy jednym ze swoich terytoriów oraz do 2 obszarów w dowolnym miejscu i zyskaj 4 PZ ALBO dokonaj do 3 szczęśliwych odkryć',
  ],
  [
    'sustenance',
    'Perform up to 2 hunts whether or not hunting tokens lie there, or strengthen up to 6 weak tribes',
    'Führe bis zu 2 Jagden durch, auch wo ein Jagdplättchen liegt, ODER stärke bis zu 6 schwache Stämme',
    'Przeprowadź do 2 polowań, także tam, gdzie leży żeton polowania, ALBO wzmocnij do 6 osłabionych plemion',
  ],
  [
    'insight',
    'Gain 9 ideas, or install up to 2 insight cards and ignore a cost space of each',
    'Erhalte 9 Ideen ODER installiere bis zu 2 Erkenntniskarten und ignoriere bei jeder, wenn du willst, 1 Kostenfeld',
    'Zyskaj 9 pomysłów ALBO zainstaluj do 2 kart wiedzy, przy każdej pomijając 1 pole kosztu, jeśli chcesz',
  ],
  [
    'building',
    'Complete up to 2 building projects with 3 own buildings allowed per Building ground (at most 1 settlement), or install up to 2 building cards and ignore a cost space of each',
    'Setze bis zu 2 Bauvorhaben um, mit bis zu 3 eigenen Bauten je Baugrund, davon höchstens 1 Siedlung, ODER installiere bis zu 2 Bauwerkskarten und ignoriere bei jeder, wenn du willst, 1 Kostenfeld',
    'Ukończ do 2 projektów budowlanych (na każdym obszarze pod zabudowę możesz mieć do 3 budynków, w tym 1 osadę) ALBO zainstaluj do 2 kart budynków, przy każdej pomijając 1 pole kosztu, jeśli chcesz',
  ],
])('the tile of %s', (module, ...texts) => {
  expect(said(module)).toEqual(texts);
});

describe('in the glossary', () => {
  const tiles = search(glossary('en', rules), 'level-4');

  test('each main module has one, which says what the game says', () => {
    expect(tiles.map(({ name }) => name)).toEqual(
      Array.from({ length: MAIN_MODULES }, (_, module) => readers[0]!.name.module(module)),
    );
    const english = gameTexts('en', rules);
    for (let module = 0; module < MAIN_MODULES; module++) {
      expect(readers[0]!.levelFour(module)).toBe(english.module(module, 4));
      for (const say of readers) expect(flaw(say.levelFour(module)), say.levelFour(module)).toBeNull();
    }
  });

  test('they are found by id and by the name of their kind, in every language', () => {
    expect(search(glossary('en', rules), 'level-4-trade').map(({ id }) => id)).toEqual(['level-4-trade']);
    expect(search(glossary('de', rules), 'Modulplättchen')).toHaveLength(MAIN_MODULES);
    expect(search(glossary('pl', rules), 'kafelki 4. poziomu')).toHaveLength(MAIN_MODULES);
  });
});
