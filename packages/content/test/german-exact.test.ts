// Representative German texts, word for word: numbers, cases, genders, and who does what.
import { basePack, gameTexts, seatNames } from '@civolution/content';
import {
  CATEGORIES,
  CHIP_SLOT,
  CREATURE_SLOT,
  type Description,
  FOOD,
  type GameEvent,
  IDEA,
  load,
  MATERIALS,
  MODULES,
  MONEY,
  type Module,
  NOTCH,
  ONE_GOAL,
  PLANNING,
  POINT_SOURCES,
  type PointSource,
  RAW,
  RESET,
  type Reason,
  type Setup,
  STORED,
  type State,
  type Task,
  TWO_GOALS,
} from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { seatOf } from '../../engine/test/support/seats.js';
import { before, described, position, put } from './support.js';

const game = load(basePack);
const { rules } = game;
const SOLO: Setup = {
  seats: [{ option: 'a' }],
  map: 'first',
  materials: 'first',
  solo: { level: 'medium', challenge: false },
};
const say = gameTexts('de', rules);
const solo = gameTexts('de', rules, seatNames(SOLO));

const at = (key: string): number => rules.territories.findIndex(t => t.key === key);
const mask = (...keys: readonly string[]): number => keys.reduce((all, key) => all | (1 << at(key)), 0);
const [forest, swamp, hills, water] = ['B.forest', 'C.swamp', 'B.hills', 'D.water'].map(at) as [
  number,
  number,
  number,
  number,
];
const card = (id: string): number => rules.cards.findIndex(c => c?.id === id);
const site = (name: string): number => basePack.sites.findIndex(s => s.name['de'] === name);
const goal = (name: string): number => basePack.goals.findIndex(g => g.name['de'] === name);
const material = (name: string): number => MATERIALS.indexOf(name as (typeof MATERIALS)[number]);
const module = (name: Module): number => MODULES.indexOf(name);
const one = (place: number, n = 1): { place: number; n: number }[] => [{ place, n }];

/** The causes by their kinds. */
const [PHASE, MODULE, RESETS, CARD, ABILITY, INCOME, LINE, WEATHER, EVENT, SITE, VICI_CARD] = [
  1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 18,
].map(kind => kind * 1024) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const choice = (
  key: string,
  more: Partial<Description>,
  task?: Task,
  change?: (s: State) => void,
): string => {
  const state = task ? before(task, game) : position(3, game);
  change?.(state);
  return say.choice(state, described(key, { ...(task && { task: task.do }), ...more }));
};
const prompt = (task: Task, cause = 0): string =>
  say.prompt(before(task, game), { seat: 0, task: task.do, cause });
const log = (event: object, cause = 0, state?: State): string =>
  say.event({ seat: 0, audience: -1, cause, ...event } as GameEvent, state);
const reason = (code: Reason['code'], facts: Reason['facts'] = {}): string => say.reason({ code, facts });
/** A line about V.I.C.I, during its third action card. */
const vici = (event: object, state?: State, cause = VICI_CARD + 2): string =>
  solo.event({ seat: 1, audience: -1, cause, ...event } as GameEvent, state);

describe('choices', () => {
  const route: Task = { do: 'route', seat: 0, left: 3, from: swamp * 16 + 1, at: swamp, settled: [] };
  const born: Task = { do: 'procreate', seat: 0, left: 1, within: -1 };
  const spot = (place: number): Partial<Description> => ({
    targets: [{ kind: 'spot', id: swamp * 16 + place }],
    cost: one(FOOD, 2),
  });
  const wild = (n: number) => (s: State) => {
    s.wild = put(s.wild, swamp * 8, n);
  };
  const level = (n: number) => (s: State) => {
    seatOf(s, 0).levels = s.seats[0]!.levels.map(() => n);
  };
  const goals =
    (...pile: number[]) =>
    (s: State): void => {
      seatOf(s, 0).goals = [pile, [], []];
    };
  const migrate = (left: number): Task => ({ do: 'migrate', seat: 0, left, settled: [] });
  const grotto = (tile: number) => (s: State) => {
    s.sites = put(s.sites, 3, tile);
  };

  test.each([
    [
      'Wandere auf den Feuer-Lagerplatz in Wald B für 1 Erfolgspunkt und verdränge einen schwachen Stamm von Zivilisation 2 in die Wildnis; der wandernde Stamm wird schwach',
      choice('settle.displace', { arg: forest * 16, displaces: { seat: 1, weak: true } }, route),
    ],
    [
      'Setze einen neuen Stamm auf einen Lagerplatz in Wald B und verdränge einen eigenen starken Stamm in die Wildnis; der neue Stamm wird schwach',
      choice('settle.displace', { arg: forest * 16 + 2, displaces: { seat: 0, weak: false } }, born),
    ],
    [
      'Wandere auf den Feuer-Lagerplatz in Sumpf C für 2 Erfolgspunkte und erschließe das Gebiet, wofür du 1 Rohstoff erhältst',
      choice('settle.free', { arg: swamp * 16 }, route),
    ],
    [
      'Setze einen neuen Stamm auf das Boot in Wasser-Gebiet D',
      choice('settle.free', { arg: water * 16 + 10 }, born),
    ],
    ['Durchquere Hügelland B (noch 2 Wanderungen)', choice('cross', { arg: hills }, route)],
    ['Verzichte auf die Wanderung', choice('decline.migrate', {}, migrate(1))],
    ['Verzichte auf die 2 Wanderungen', choice('decline.migrate', {}, migrate(2))],
    [
      'Verzichte auf die Gunstprobe des Heiligen Felsens 2',
      choice('decline.holyRock', {}, { do: 'holyRock', seat: 0, site: 3 }, grotto(site('Heiliger Felsen 2'))),
    ],
    [
      'Verzichte auf das Angebot der Geheimen Grotte 1',
      choice('decline.grotto', {}, { do: 'grotto', seat: 0, site: 3 }, grotto(site('Geheime Grotte 1'))),
    ],
    [
      'Ernähre den starken Stamm in der Wildnis von Sumpf C mit 2 Nahrung',
      choice('feed', spot(3), undefined, wild(1)),
    ],
    [
      'Wandere mit dem starken Stamm in der Wildnis von Sumpf C',
      choice('tribe', spot(3), undefined, wild(1)),
    ],
    [
      'Wandere mit einem starken Stamm in der Wildnis von Sumpf C',
      choice('tribe', spot(3), undefined, wild(2)),
    ],
    ['Lass einen schwachen Stamm in der Wildnis von Sumpf C sterben', choice('die', spot(4))],
    [
      'Zahle mit Würfel 2 und einem Fokusmarker (1 Idee)',
      choice('pay', { targets: [1, 12].map(id => ({ kind: 'source', id })), cost: one(IDEA) }),
    ],
    ['Zahle mit den Würfeln 1 und 3', choice('pay', { targets: [0, 2].map(id => ({ kind: 'source', id })) })],
    [
      'Zahle mit Würfel 4 und Planungsmarker 3 (2 Ideen)',
      choice('pay', { targets: [3, 8].map(id => ({ kind: 'source', id })), cost: one(IDEA, 2) }),
    ],
    ['Zahle mit 2 Fokusmarkern', choice('pay', { targets: [12, 12].map(id => ({ kind: 'source', id })) })],
    [
      'Aktiviere Wanderung II (1 und 3): Mache eine Gunstprobe: Bestehst du sie, führe bis zu 2 Wanderungen durch, andernfalls 1 Wanderung',
      choice('activate', { arg: 1 }, undefined, level(2)),
    ],
    [
      'Aktiviere Schlaf (zwei beliebige Würfel): Erhalte 1 Fokusmarker ODER 2 Ideen',
      choice('activate', { arg: 21 }),
    ],
    [
      'Rücke 2 Schritte auf der Kulturleiste vor, auf Feld 5; Bonusschwelle 2: Rücke 1 Schritt auf Ageras Gunstleiste vor ODER führe die Aktion 1 deiner Einkommensplatinen aus',
      choice('track', { arg: 4 }, { do: 'anyTrack', seat: 0, n: 2 }, s => {
        seatOf(s, 0).tracks = [11, 0, 0, 0, 3];
      }),
    ],
    [
      'Rücke 2 Schritte auf der Technikleiste vor, auf Feld 12; Bonusschwelle 6: Erhalte 3 Erfolgspunkte; 2 Erfolgspunkte für Schritte über das Ende hinaus',
      choice('track', { arg: 0 }, { do: 'anyTrack', seat: 0, n: 2 }, s => {
        seatOf(s, 0).tracks = [11, 0, 0, 0, 3];
      }),
    ],
    ['Baue 1 Rohstoff (Holz) in Wald B ab', choice('produce', { arg: forest, gain: one(RAW + forest) })],
    [
      'Transportiere den Rohstoff auf dem Boot in Wasser-Gebiet D als Jade in dein Depot',
      choice('transportAs', { arg: water * 18 + material('jade') }),
    ],
    [
      'Mache einen Glücksfund im Gebirge: Stein bei 1 oder 2, Eisenerz bei 3 oder 4, Jade bei 5 oder 6',
      choice('findType', { arg: 5 }),
    ],
    [
      'Nimm 1 als Augenzahl für 2 Ideen: keine Nahrung',
      choice('dieValue.hunt', { arg: 1, cost: one(IDEA, 2) }),
    ],
    [
      'Baue eine Statue aus Jade auf dem Baugrund (Gold, Jade) und rücke 1 Schritt auf einer beliebigen Fortschrittsleiste vor',
      choice('statue', { arg: 1 * 18 + material('jade') }),
    ],
    [
      'Baue eine Siedlung auf dem Baugrund im Wasser-Gebiet A für 1 Holz und 1 Papyrus: Nimm 1 Einkommensplatine; 1 Diamant wird sichtbar',
      choice('settlement', { arg: 0, cost: [...one(STORED), ...one(STORED + 3)] }),
    ],
    [
      'Installiere die Zielplatine „Gabe: Lehm“ für 1 Lehm und upgrade 1 Hauptmodul',
      choice('installGoal', { cost: one(STORED + material('clay')) }, undefined, goals(goal('Gabe: Lehm'))),
    ],
    [
      'Installiere die Zielplatine „Höhlenvolk“; darunter liegt die Zielplatine „Gabe: Lehm“ (Gib 1 Lehm ab)',
      choice('installGoal', {}, undefined, goals(goal('Gabe: Lehm'), goal('Höhlenvolk'))),
    ],
    [
      'Nimm 1 Schicksalswürfel von Zivilisation 2 (hat die meisten)',
      choice('gainDie.fate.from', { arg: 8 + 2 }),
    ],
    ['Wirf 1 benutzten Würfel', choice('recall', { arg: 1 })],
    ['Wirf 2 benutzte Würfel', choice('recall', { arg: 2 })],
    [
      'Kaufe Salz für 4 Geld (auf dem Kontinent noch nicht gefunden)',
      choice('buy', { arg: material('salt'), cost: one(MONEY, 4) }),
    ],
    [
      'Füttere die Kreatur „Moorkröte“ mit 1 Torf: Erhalte 2 Ideen',
      choice(
        'feedCreature',
        { arg: material('peat') },
        { do: 'feedCreatures', seat: 0, creature: -1, n: 0, left: 8 },
      ),
    ],
    [
      'Lege 1 Planungsmarker mit Augenzahl 3 in den Vorrat zurück, um 1 Holz zu erhalten',
      choice(
        'returnMarker',
        { cost: one(PLANNING + 2) },
        { do: 'gainMarkers', seat: 0, place: STORED, left: 2 },
      ),
    ],
  ])('%s', (expected, text) => {
    expect(text).toBe(expected);
  });
});

describe('prompts', () => {
  const trade = (sales: number, purchases: number, openMoney: number, openPoints: number): string =>
    prompt({ do: 'trade', seat: 0, sales, purchases, openMoney, openPoints }, MODULE + module('trade'));

  test.each([
    [
      'Wähle einen Stamm, der wandert (noch 2 Wanderungen) – Wanderungs-Modul',
      prompt({ do: 'migrate', seat: 0, left: 2, settled: [] }, MODULE + 1),
    ],
    [
      'Wähle eine Farm, die du zurücknimmst – Ereignis F4 Meteoriteneinschlag',
      prompt({ do: 'giveBack', seat: 0, what: 'farm' }, EVENT + 3),
    ],
    [
      'Wähle ein Boot, das du zurücknimmst – Ereignis F20 Tsunami',
      prompt({ do: 'giveBack', seat: 0, what: 'boat' }, EVENT + 19),
    ],
    [
      'Wähle, wo du ein weiteres Boot baust – Bauwerks-Modul',
      prompt(
        { do: 'build', seat: 0, left: 1, same: true, limit: 2, only: 'boat', optional: true },
        MODULE + 13,
      ),
    ],
    [
      'Wähle, wo du eine weitere Farm baust – Bauwerks-Modul',
      prompt(
        { do: 'build', seat: 0, left: 1, same: true, limit: 2, only: 'farm', optional: true },
        MODULE + 13,
      ),
    ],
    [
      'Wähle einen weiteren Eigenschaftsmarker, den du erhältst – Spielvorbereitung',
      prompt({ do: 'features', seat: 0, left: 1, done: [0] }),
    ],
    [
      'Wähle ein Hauptmodul, das du upgradest – Bonusschwelle 3 der Kulturleiste',
      prompt({ do: 'upgrade', seat: 0, modules: 1 }, LINE + 4 * 8 + 2),
    ],
    [
      'Wähle den Aktivierungswürfel, den Zivilisation 2 von dir nimmt – Errungenschafts-Modul',
      prompt({ do: 'giveDie', seat: 0, to: 1 }, MODULE + module('achievement')),
    ],
    [
      'Dein Vorrat ist leer: Lege einen Marker zurück, um 1 Holz zu erhalten, oder verzichte darauf – Einkommensplatine „Marktstand“',
      prompt({ do: 'gainMarkers', seat: 0, place: STORED, left: 1 }, INCOME + 4),
    ],
    [
      'Ein schwacher Stamm in der Wildnis von Sumpf C stirbt gleich: Wähle, ob du ihn rettest – Wetter',
      prompt({ do: 'death', seat: 0, spot: swamp * 16 + 4 }, WEATHER),
    ],
    [
      'Zahle 1 Idee, um 1 Nahrung zu erhalten, 1 Schritt auf der Technikleiste vorzurücken und 1 Idee zu erhalten – Fähigkeit der Erkenntniskarte C24 Umgeschriebene Geschichte',
      prompt({ do: 'payFor', seat: 0, cost: 0, at: 0, track: -1, then: 1 }, ABILITY + card('C24')),
    ],
    [
      'Wähle, was du verkaufst oder einkaufst (noch 2 Verkäufe und 1 Einkauf) – Handels-Modul',
      trade(2, 1, 0, 0),
    ],
    [
      'Wähle, was du verkaufst oder einkaufst (noch 1 für Erfolgspunkte in diesem Verkauf; noch 1 Einkauf) – Handels-Modul',
      trade(0, 1, 0, 1),
    ],
    [
      'Wähle, was du verkaufst oder einkaufst (noch 2 für Geld in diesen Verkäufen; noch 1 Verkauf und 1 Einkauf) – Handels-Modul',
      trade(1, 1, 2, 0),
    ],
  ])('%s', (expected, text) => {
    expect(text).toBe(expected);
  });
});

describe('the log', () => {
  const scored = (source: PointSource, n: number, cause: number, units = 0): string =>
    log({ type: 'scored', n, source: POINT_SOURCES.indexOf(source), units }, cause);
  const CULTURE = 14 * 1024 + CATEGORIES.indexOf('culture');
  const known = position(3, game);
  const revealed = (name: string): State => {
    const state = position(3, game);
    state.sites = put(state.sites, 0, site(name));
    return state;
  };

  test.each([
    [
      'Zivilisation 1 erhält 1 Idee durch das Erkenntnis-Modul.',
      log({ type: 'gained', place: IDEA, n: 1 }, MODULE + module('insight')),
    ],
    ['Zivilisation 1 erhält 5 Ideen durch den Reset.', log({ type: 'gained', place: IDEA, n: 5 }, RESETS)],
    [
      'Zivilisation 1 erhält 2 Nahrung in der Phase „Sonderfund“.',
      log({ type: 'gained', place: FOOD, n: 2 }, PHASE + 3),
    ],
    [
      'Zivilisation 1 baut 1 Rohstoff auf einem Boot ab.',
      log({ type: 'gained', place: NOTCH, n: 1 }, MODULE + module('production')),
    ],
    [
      'Zivilisation 1 baut 2 Rohstoffe (Holz) in Wald B ab.',
      log({ type: 'gained', place: RAW + forest, n: 2 }, MODULE + module('production'), known),
    ],
    ['Zivilisation 1 füllt 1 Resetspalte auf.', log({ type: 'gained', place: RESET, n: 1 }, PHASE + 8)],
    [
      'Zivilisation 1 verliert 1 Nahrung durch das Wetter.',
      log({ type: 'paid', place: FOOD, n: 1 }, WEATHER),
    ],
    [
      'Zivilisation 1 verliert 1 Nahrung durch die Schlucht der Urwölfe 2.',
      log({ type: 'paid', place: FOOD, n: 1 }, SITE, revealed('Schlucht der Urwölfe 2')),
    ],
    [
      'Zivilisation 1 zahlt 1 Nahrung in der Ernährungsphase.',
      log({ type: 'paid', place: FOOD, n: 1 }, PHASE + 6),
    ],
    [
      'Zivilisation 1 besteht die Gunstprobe für die Einkommensplatine „Marktstand“ und zahlt dafür 2 Ideen.',
      log({ type: 'tested', passed: true, ideas: 2 }, INCOME + 4),
    ],
    [
      'Zivilisation 1 besteht die Gunstprobe für den Heiligen Felsen 2 nicht.',
      log({ type: 'tested', passed: false, ideas: 0 }, SITE, revealed('Heiliger Felsen 2')),
    ],
    [
      'Zivilisation 1 würfelt 4 mit dem Schicksalswürfel für das Wanderungs-Modul.',
      log({ type: 'rolled', dice: 'fate', values: [4] }, MODULE + module('migration')),
    ],
    [
      'Zivilisation 1 würfelt 2 und 5 mit den Schicksalswürfeln für die Karte A1 Auslegerboot.',
      log({ type: 'rolled', dice: 'fate', values: [2, 5] }, CARD + card('A1')),
    ],
    [
      'Zivilisation 1 nutzt den Würfel 3 für das Schlafmodul.',
      log({ type: 'usedDice', values: [3] }, MODULE + module('sleep')),
    ],
    [
      'Zivilisation 1 wandert mit einem Stamm aus Sumpf C auf den Feuer-Lagerplatz in Wald B, geschwächt (Wanderungs-Modul).',
      log(
        { type: 'settled', territory: forest, encampment: 0, from: swamp * 16 + 3, weak: true },
        MODULE + 1,
      ),
    ],
    [
      'Zivilisation 2 setzt einen neuen Stamm auf einen freien Lagerplatz in Hügelland B (Vermehrungs-Modul).',
      log({ type: 'settled', territory: hills, encampment: 1, from: -1, weak: false, seat: 1 }, MODULE + 7),
    ],
    [
      'Zivilisation 1 verdrängt einen schwachen Stamm von Zivilisation 2 in die Wildnis von Wald B.',
      log({ type: 'displaced', owner: 1, territory: forest, weak: true }),
    ],
    [
      'Zivilisation 1 verdrängt einen eigenen starken Stamm in die Wildnis von Wald B.',
      log({ type: 'displaced', owner: 0, territory: forest, weak: false }),
    ],
    [
      'Zivilisation 1 deckt den Heiligen Felsen 1 auf (Entdeckungs-Modul).',
      log({ type: 'explored', site: 0, tile: site('Heiliger Felsen 1') }, MODULE + 2),
    ],
    [
      'Zivilisation 1 deckt das Tal der Riesenpilze 2 auf (Karte A6 Steinmetzmeißel).',
      log({ type: 'explored', site: 0, tile: site('Tal der Riesenpilze 2') }, CARD + card('A6')),
    ],
    [
      'Zivilisation 1 zieht A1 Auslegerboot, eine unbekannte Mutationskarte und 2 unbekannte Erkenntniskarten (Forschungs-Modul).',
      log({ type: 'drew', cards: [-3, card('A1'), -3, -2] }, MODULE),
    ],
    [
      'Zivilisation 1 legt eine unbekannte Mutationskarte unter den verdeckten Stapel.',
      log({ type: 'putBack', cards: [-2] }),
    ],
    [
      'A1 Auslegerboot und B1 Schwimmhäute werden aufgedeckt.',
      log({ type: 'turnedUp', cards: [card('A1'), card('B1')] }),
    ],
    ['Zivilisation 1 baut ein Boot in Wasser-Gebiet D.', log({ type: 'built', project: 'boat', at: water })],
    [
      'Zivilisation 1 baut eine Statue auf dem Baugrund im Wasser-Gebiet A.',
      log({ type: 'built', project: 'statue', at: 0 }),
    ],
    [
      'Zivilisation 1 baut eine Siedlung auf dem Baugrund (Gold, Jade).',
      log({ type: 'built', project: 'settlement', at: 1 }),
    ],
    [
      'Zivilisation 1 nimmt ein Boot aus Wasser-Gebiet D zurück (Ereignis F20 Tsunami).',
      log({ type: 'gaveBack', what: 'boat', territory: water }, EVENT + 19),
    ],
    [
      'Zivilisation 1 nimmt einen Aktivierungswürfel von Zivilisation 2.',
      log({ type: 'tookDie', kind: 'activation', from: 1 }),
    ],
    [
      'Zivilisation 1 installiert eine Zielplatine in Spalte 3, Stufe 1.',
      log({ type: 'installed', slot: ONE_GOAL, column: 2, stage: 1 }),
    ],
    [
      'Zivilisation 1 installiert die zweite Zielplatine in Spalte 3, Stufe 1.',
      log({ type: 'installed', slot: TWO_GOALS, column: 2, stage: 1 }),
    ],
    [
      'Zivilisation 1 installiert die Einkommensplatine „Morgenglocke“ in Spalte 5, Stufe 2.',
      log({ type: 'installed', slot: CHIP_SLOT + 3, column: 4, stage: 2 }),
    ],
    [
      'Zivilisation 1 installiert die Kreaturenplatine „Moorkröte“ in Spalte 5, Stufe 2.',
      log({ type: 'installed', slot: CREATURE_SLOT + 3, column: 4, stage: 2 }),
    ],
    [
      'Zivilisation 1 geht 1 Schritt auf Ageras Gunstleiste zurück (Ernährungsphase).',
      log({ type: 'favor', n: -1 }, PHASE + 6),
    ],
    [
      'Zivilisation 1 rückt 1 Schritt auf Ageras Gunstleiste vor (Ernährungsphase); 2 Schritte über ihr Ende hinaus verfallen.',
      log({ type: 'favor', n: 1, lost: 2 }, PHASE + 6),
    ],
    [
      'Für Zivilisation 1 verfällt (Ernährungsphase): Stärke 1 schwachen Stamm.',
      log({ type: 'lapsed', list: rules.chips[5]!, at: 1 }, PHASE + 6),
    ],
    [
      'Zivilisation 1 rückt 2 Schritte auf der Wissensleiste vor (Bonusschwelle 3 der Kulturleiste).',
      log({ type: 'advanced', track: 2, n: 2 }, LINE + 4 * 8 + 2),
    ],
    ['Zivilisation 1 kauft 1 Kräuter ein.', log({ type: 'bought', material: material('herbs') })],
    [
      'Das Ereignis F4 Meteoriteneinschlag belohnt Zivilisation 1 und Zivilisation 2 (Zivilisation 1: 2, Zivilisation 2: 2).',
      log({ type: 'event', event: 3, seats: 3, met: 3, counts: [2, 2], seat: -1 }),
    ],
    [
      'Das Wetter geht über Heiß hinaus. Für alle: Verliere 1 Stamm.',
      log({ type: 'weather', weather: 0, beyond: true, seat: -1 }, WEATHER),
    ],
    [
      'Zivilisation 1 erhält 20 Erfolgspunkte für Kultur in der Epochen-Wertung (4 × 5).',
      scored('era', 20, CULTURE, 4),
    ],
    [
      'Zivilisation 1 erhält 1 Erfolgspunkt für einen Feuer-Lagerplatz (Wanderungs-Modul).',
      scored('fire', 1, MODULE + 1),
    ],
    [
      'Zivilisation 1 erhält 2 Erfolgspunkte für die Kostenfelder der Karte A9 Wünschelrute.',
      scored('costSpaces', 2, CARD + card('A9')),
    ],
    ['Zivilisation 1 erhält 4 Erfolgspunkte für Statuen (2 × 2).', scored('statues', 4, PHASE + 8, 2)],
    [
      'Zivilisation 1 erhält 3 Erfolgspunkte durch den Komplettier-Bonus der Stufe 2.',
      scored('completion', 3, 12 * 1024 + 2),
    ],
  ])('%s', (expected, text) => {
    expect(text).toBe(expected);
  });
});

describe('V.I.C.I', () => {
  const determined = (about: string, eligible: number, minimum = false): string =>
    vici({ type: 'determined', about, territory: forest, eligible, minimum });
  const [alone, two] = [mask('B.forest'), mask('B.forest', 'C.swamp')];
  const state = game.create(SOLO, 'words');

  test.each([
    ['V.I.C.I ist am Zug.', vici({ type: 'turn' })],
    [
      'V.I.C.I deckt Aktionskarte 3 auf (rote Hälfte). Resetsymbole auf den offenen Karten: 5 blau, 4 rot, genug für einen Reset.',
      vici({ type: 'actionCard', card: 2, half: 1, blue: 5, red: 4 }),
    ],
    ['V.I.C.I legt die aufgedeckte Aktionskarte ab.', vici({ type: 'cardsDiscarded', n: 1 })],
    ['V.I.C.I legt die 5 aufgedeckten Aktionskarten ab.', vici({ type: 'cardsDiscarded', n: 5 })],
    [
      'V.I.C.I würfelt 3 für Aktionskarte 3: Rücke 1 Schritt auf der Bauwesenleiste vor und erhalte 3 Erfolgspunkte.',
      vici({ type: 'row', card: 2, half: 1, value: 3 }),
    ],
    [
      'V.I.C.I würfelt 3 für die Zielplatinen-Auslage (1–4 von oben, 5 und 6 keine).',
      vici({ type: 'consulted', value: 3, about: 'goal' }),
    ],
    [
      'Qualifiziert sind Wald B und Sumpf C. V.I.C.I würfelt 2 für die Gebietsprobe: Gebirge, nicht dabei, weiter zu Sumpf.',
      vici({ type: 'wheel', value: 2, eligible: two, rolled: 5, found: 4 }),
    ],
    [
      'Qualifiziert ist Wald B. V.I.C.I würfelt 2 für die Gebietsprobe: Wald.',
      vici({ type: 'wheel', value: 2, eligible: alone, rolled: 1, found: 1 }),
    ],
    [
      'V.I.C.I rückt 1 Schritt auf der Technikleiste vor (Aktionskarte 3).',
      vici({ type: 'advanced', track: 0, n: 1 }),
    ],
    [
      'V.I.C.I nimmt einen Schicksalswürfel von Zivilisation 1.',
      vici({ type: 'tookDie', kind: 'fate', from: 0 }),
    ],
    [
      'V.I.C.I verdrängt einen eigenen starken Stamm in die Wildnis von Wald B.',
      vici({ type: 'displaced', owner: 1, territory: forest, weak: false }),
    ],
    [
      'V.I.C.I ernährt einen starken Stamm auf einem Lagerplatz in Wald B aus dem Proviant.',
      vici({ type: 'fed', spot: forest * 16 + 1, food: 0 }, state, PHASE + 6),
    ],
    [
      'V.I.C.I vermehrt sich in Wald B: das einzige Gebiet mit eigenen Stämmen und freiem Lagerplatz.',
      determined('procreation', alone),
    ],
    [
      'V.I.C.I vermehrt sich in Wald B: eines von 2 Gebieten mit eigenen Stämmen; in keinem ist ein Lagerplatz frei.',
      determined('procreation', two, true),
    ],
    [
      'V.I.C.I wandert nach Wald B: eines von 2 benachbarten Landgebieten mit den wenigsten eigenen Stämmen.',
      determined('arrival', two),
    ],
    [
      'V.I.C.I wählt Wald B für ein Jagdplättchen: das beste Jagdgebiet ohne Jagdplättchen, in dem auch Zivilisation 1 Stämme hat.',
      determined('huntingToken', alone),
    ],
    [
      'V.I.C.I muss auf den Marker auf dem Wohlstandsraster verzichten: Alle Felder des Rasters sind belegt.',
      vici({ type: 'forfeited', act: 'prosperity', why: 'gridFull' }),
    ],
    [
      'V.I.C.I muss auf den Schicksalswürfel verzichten: In der Auslage liegt keiner, und V.I.C.I hat allein die meisten.',
      vici({ type: 'forfeited', act: 'fateDie', why: 'noDie' }),
    ],
    [
      'V.I.C.I muss auf die Vermehrung verzichten: Alle eigenen Stämme sind auf dem Kontinent.',
      vici({ type: 'forfeited', act: 'procreation', why: 'noTribe' }),
    ],
    [
      'Priorität 4 für das Niederlassen: Kein Lagerplatz ist frei, darum weicht ein schwacher Stamm von Zivilisation 1.',
      vici({ type: 'priority', list: 'settle', item: 4 }),
    ],
    [
      'Priorität 8 für den ernährten Stamm: der schwache auf dem Feuer-Lagerplatz.',
      vici({ type: 'priority', list: 'fed', item: 8 }),
    ],
    [
      'V.I.C.I entfernt die Einkommensplatine „Morgenglocke“ aus dem Spiel.',
      vici({ type: 'removed', what: 'income', id: 3 }),
    ],
    [
      'V.I.C.I findet dort keine Attributsplatine zum Entfernen.',
      vici({ type: 'removed', what: 'attribute', id: -1 }),
    ],
    [
      'V.I.C.I legt in Wald B einen zweiten Proviantmarker ab; beide blockieren von nun an den Farm-Bauplatz.',
      vici({ type: 'provisioned', territory: forest, n: 2, blocks: true }),
    ],
    [
      'V.I.C.I stellt einen Marker auf Feld 6 des Evolutionsrasters und entfernt dafür eine Attributsplatine.',
      vici({ type: 'gridMarker', grid: 'evolution', space: 6 }),
    ],
    [
      'Das Ereignis F4 Meteoriteneinschlag belohnt niemanden (Zivilisation 1: 0, V.I.C.I: 1 durch die Felder 4, 8 und 12 des Wohlstandsrasters, aber ohne den Bonus).',
      vici({ type: 'event', seat: -1, event: 3, seats: 0, met: 2, counts: [0, 1] }, state),
    ],
    [
      'Das Wetter geht über Heiß hinaus. Für Zivilisation 1: Verliere 1 Stamm.',
      vici({ type: 'weather', weather: 0, beyond: true, seat: -1 }, state),
    ],
  ])('%s', (expected, text) => {
    expect(text).toBe(expected);
  });
});

test('entries of the pack', () => {
  expect(say.name.slot(card('A9'))).toBe('Erfindungskarte A9 Wünschelrute');
  expect(say.name.seat(1)).toBe('Zivilisation 2');
  expect(say.name.ground(0)).toBe('Baugrund im Wasser-Gebiet A');
  expect(say.name.place(PLANNING + 2)).toBe('Planungsmarker mit Augenzahl 3');
  expect(say.name.cause(ABILITY + card('A9'))).toBe('Fähigkeit der Erfindungskarte A9 Wünschelrute');
  expect(say.income(32)).toBe('Netze (Starteinkommen): Erhalte 1 Nahrung und 1 Idee');
  expect(say.goal(0)).toBe('Versammlung im Wald: Habe mindestens 2 Stämme im selben Wald-Gebiet');
  expect(say.card(card('A9'))).toBe(
    [
      'A9 Wünschelrute, Erfindungskarte',
      'Kosten, Stufe für Stufe: Habe 1 Gelassenheit; keine Kosten; gib 1 Holz ab; gib 1 Öl ab (2 Erfolgspunkte); gib 1 Gold ab (2 Erfolgspunkte)',
      'Sofortbonus: Rücke 1 Schritt auf der Technikleiste vor und mache 1 Glücksfund',
      'In jeder Epoche machst du 1 Sonderfund mehr',
    ].join('\n'),
  );
  expect(say.module(module('building'), 3)).toBe(
    'Setze bis zu 2 Bauvorhaben um ODER installiere entweder 1 Bauwerkskarte und ignoriere dabei 1 Kostenfeld oder bis zu 2, ohne eines zu ignorieren',
  );
  expect([1, 2, 3].map(level => say.module(module('activity'), level))).toEqual([
    'Führe 1 Aktivität aus',
    'Führe bis zu 2 verschiedene Aktivitäten aus',
    'Führe bis zu 2 Aktivitäten aus, auch mehrmals dieselbe',
  ]);
});

test.each([
  ['Dafür brauchst du 1 Idee, um Würfel zu ändern; du hast 0.', reason('needIdeas', { need: 1, have: 0 })],
  ['Dafür brauchst du 3 Ideen, um Würfel zu ändern; du hast 1.', reason('needIdeas', { need: 3, have: 1 })],
  [
    'Dafür brauchst du 2 Kräuter in deinem Depot; du hast 0.',
    reason('needMaterial', { what: material('herbs'), need: 2, have: 0 }),
  ],
  ['Dafür brauchst du 1 gebaute Siedlung; du hast 0.', reason('needSettlements', { need: 1, have: 0 })],
  ['Dafür brauchst du 2 gebaute Siedlungen; du hast 1.', reason('needSettlements', { need: 2, have: 1 })],
  ['Auf deinen Würfelfeldern liegen 5 Würfel, zu viele für einen Reset.', reason('tooManyDice', { dice: 5 })],
  ['Du hast keine Bauwerkskarte auf der Hand.', reason('noCardInHand', { type: 3 })],
  [
    'Du kannst die Kosten keiner Erkenntniskarte auf deiner Hand erfüllen.',
    reason('noCardPayable', { type: 2 }),
  ],
  ['Jetzt kannst du nur ein Boot bauen.', reason('otherProject', { project: 1 })],
  [
    'Jetzt ist nur ein Upgrade von Wanderung oder Transport möglich.',
    reason('otherModules', { modules: (1 << 1) | (1 << 3) }),
  ],
  [
    'Du behältst von jeder Art eine Karte und hast schon eine Erfindungskarte behalten.',
    reason('keptOfType', { type: 0 }),
  ],
  [
    'Die Zielplatine „Heimat im Gebirge“ verlangt: Habe in mindestens 2 Gebirgs-Gebieten Stämme. Stand jetzt: 1.',
    reason('goalUnmet', { goal: goal('Heimat im Gebirge'), need: 2, have: 1 }),
  ],
  [
    'Die Zielplatine „Heimat im Gebirge“ verlangt: Habe in mindestens 2 Gebirgs-Gebieten Stämme (dir genügt 1). Stand jetzt: 0.',
    reason('goalUnmet', { goal: goal('Heimat im Gebirge'), need: 1, have: 0 }),
  ],
  [
    'In Wald B steht schon eine Farm von Zivilisation 2.',
    reason('farmThere', { territory: forest, seat: 1 }),
  ],
  ['Wald B grenzt an einen Vulkan.', reason('besideVolcano', { territory: forest })],
  [
    'Du hast kein Boot mit einem Stamm am Baugrund im Wasser-Gebiet A.',
    reason('noTribeAtGround', { ground: 0 }),
  ],
  ['Du hast keinen Stamm am Baugrund (Gold, Jade).', reason('noTribeAtGround', { ground: 1 })],
  ['Du hast schon 2 Bauten auf dem Baugrund (Gold, Jade).', reason('groundFull', { ground: 1, limit: 2 })],
  [
    'Für eine Statue auf dem Baugrund (Gold, Jade) brauchst du Gold oder Jade in deinem Depot.',
    reason('needStatueMaterial', { ground: 1, materials: (1 << 5) | (1 << 14) }),
  ],
])('%s', (expected, text) => {
  expect(text).toBe(expected);
});
