// German sentences, each checked by hand.
import { readFileSync } from 'node:fs';
import {
  type Ability,
  type CostSpace,
  type Effect,
  type EventCard,
  type GoalChip,
  load,
  type Measure,
  type Rules,
  STARTING_CHIP,
} from '@civolution/engine';
import { expect, test } from 'vitest';
import { plain } from '../src/marks.js';
import { entries as german } from '../src/text/de/index.js';

type Changes = Readonly<Record<'research' | 'events' | 'goals' | 'incomes' | 'attributes', object>>;

const frozen = readFileSync(new URL('../../engine/packs/test.json', import.meta.url), 'utf8');

/** The frozen pack with the first entry of some lists changed. */
function packWith(changes: Partial<Changes>): Rules {
  const pack = JSON.parse(frozen) as Record<string, object[]>;
  for (const [list, change] of Object.entries(changes)) {
    const entries = pack[list]!;
    entries[0] = { ...entries[0], ...change };
  }
  return load(pack).rules;
}

/** A building card may ask for settlements; D1 is the only kind of card that can show all cost spaces. */
const BUILDING = 3 * 32;
function costs(cost: readonly (CostSpace | null)[]): string[] {
  const pack = JSON.parse(frozen) as { research: { id: string; cost: unknown; points: unknown }[] };
  const card = pack.research.find(({ id }) => id === 'D1')!;
  Object.assign(card, { cost, points: [0, 0, 0, 0, 0] });
  const { cost: text } = german(load(pack).rules);
  return cost.map((_, space) => plain(text(BUILDING, space)));
}

const marked = (...effects: Effect[]): string => german(packWith({ incomes: { effects } })).income(0);
const said = (...effects: Effect[]): string => plain(marked(...effects));
const can = (ability: Ability): string => plain(german(packWith({ research: { ability } })).ability(0));
const rule = (hook: string, n?: number, of?: string): string =>
  can({ kind: 'rule', hook, ...(n && { n }), ...(of && { of }) } as Ability);
const whenever = (on: string, of?: string): string =>
  can({ kind: 'trigger', on, ...(of && { of }), effects: [{ do: 'points', n: 1 }] } as Ability);
const event = (change: Partial<EventCard>): string =>
  plain(german(packWith({ events: { min: 1, ...change } })).eventCard(0));
const goal = (requirement: GoalChip['requirement']): string =>
  plain(german(packWith({ goals: { requirement } })).goal(0));

const FOOD: Effect = { do: 'gain', what: 'food', n: 2 };
const IDEA: Effect = { do: 'gain', what: 'idea', n: 1 };
const MIGRATE: Effect = { do: 'migrate', n: 1 };
const PAY: Effect = { do: 'pay', cost: [{ what: 'money', n: 1 }], then: [FOOD] };
const BOATS = { measure: 'boats', min: 2 } as const;

test.each<readonly [sentence: string, ...effects: Effect[]]>([
  ['Erhalte 2 Nahrung', FOOD],
  ['Erhalte 1 Eigenschaftsmarker deiner Wahl', { do: 'gain', what: 'feature', n: 1 }],
  ['Erhalte 2 Güter deiner Wahl', { do: 'gain', what: 'material', n: 2 }],
  ['Erhalte 1 Gut der Gebietsart Wüste', { do: 'gain', what: 'material', n: 1, of: 'desert' }],
  ['Erhalte 2 Güter aus Depotreihe 3', { do: 'gain', what: 'material', n: 2, of: 3 }],
  ['Erhalte 1 Erfolgspunkt', { do: 'points', n: 1 }],
  ['Erhalte 2 Erfolgspunkte pro Boot', { do: 'pointsPer', n: 2, per: { measure: 'boats' } }],
  [
    'Erhalte 1 Erfolgspunkt pro starken Stamm (höchstens 6)',
    { do: 'pointsPer', n: 1, per: { measure: 'strongTribes' }, max: 6 },
  ],
  ['Rücke 1 Schritt auf Ageras Gunstleiste vor', { do: 'favor', n: 1 }],
  ['Rücke 2 Schritte auf der Kulturleiste vor', { do: 'track', track: 'culture', n: 2 }],
  ['Rücke 1 Schritt auf einer beliebigen Fortschrittsleiste vor', { do: 'track', track: 'any', n: 1 }],
  ['Upgrade 1 Hauptmodul', { do: 'upgrade' }],
  ['Upgrade 1 Hauptmodul mit Augenzahl 4', { do: 'upgrade', value: 4 }],
  ['Upgrade dein Wanderungs-Modul', { do: 'upgrade', module: 'migration' }],
  ['Nimm 1 Einkommensplatine', { do: 'gainIncome' }],
  ['Führe die Aktion 1 deiner Einkommensplatinen aus', { do: 'useIncome' }],
  ['Führe 1 Aktivität aus', { do: 'activity' }],
  ['Schalte 1 Stufenplättchen auf aktiv', { do: 'flipStage' }],
  ['Nimm 1 Forschungskarte', { do: 'gainCard' }],
  ['Nimm 1 Erkenntniskarte', { do: 'gainCard', type: 'insight' }],
  ['Ziehe 3 Forschungskarten und behalte 1 davon', { do: 'drawCards', n: 3, keep: 1 }],
  ['Ziehe 2 Forschungskarten', { do: 'drawCards', n: 2, keep: 2 }],
  ['Installiere 1 Bauwerkskarte', { do: 'installCard', type: 'building' }],
  ['Nimm 1 Zielplatine', { do: 'gainGoal' }],
  ['Führe bis zu 2 Wanderungen durch', { do: 'migrate', n: 2 }],
  ['Führe 1 Vermehrung durch', { do: 'procreate', n: 1 }],
  ['Stärke 1 schwachen Stamm', { do: 'strengthen', n: 1 }],
  ['Stärke bis zu 3 schwache Stämme', { do: 'strengthen', n: 3 }],
  ['Decke bis zu 2 Orte auf', { do: 'reveal', n: 2 }],
  ['Verliere 1 Nahrung oder 1 Stamm', { do: 'lose', what: ['food', 'tribe'] }],
  [
    'Setze 1 schwachen Stamm aus deinem Vorrat auf einen freien Lagerplatz eines Landgebietes mit mindestens 1 eigenen Stamm',
    { do: 'populate', n: 1 },
  ],
  [
    'Setze bis zu 2 schwache Stämme aus deinem Vorrat auf freie Lagerplätze eines Landgebietes mit mindestens 1 eigenen Stamm',
    { do: 'populate', n: 2 },
  ],
  ['Führe bis zu 2 Jagden durch', { do: 'hunt', n: 2 }],
  ['Mache 1 Glücksfund', { do: 'find', n: 1 }],
  ['Baue bis zu 2 Rohstoffe ab', { do: 'produce', n: 2 }],
  ['Transportiere bis zu 3 Rohstoffe in dein Depot', { do: 'transport', n: 3 }],
  ['Führe 1 Verkauf und/oder 1 Einkauf durch', { do: 'trade', n: 1 }],
  [
    'Führe in beliebiger Reihenfolge bis zu 2 Verkäufe und/oder bis zu 2 Einkäufe durch',
    { do: 'trade', n: 2 },
  ],
  ['Setze 1 Bauvorhaben um', { do: 'build' }],
  ['Baue 1 Farm', { do: 'build', project: 'farm' }],
  ['Baue 1 Statue zu den üblichen Kosten', { do: 'build', project: 'statue' }],
  ['Baue 1 Siedlung zu den üblichen Kosten', { do: 'build', project: 'settlement' }],
  ['Stelle 2 Planungsmarker auf ein beliebiges Würfelfeld', { do: 'plan', n: 2 }],
  ['Nimm 1 zusätzlichen Schicksalswürfel', { do: 'gainDie', die: 'fate' }],
  ['Nimm entweder 1 zusätzlichen Aktivierungswürfel oder 1 zusätzlichen Schicksalswürfel', { do: 'gainDie' }],
  [
    'Wirf 1 deiner benutzten Aktivierungswürfel und lege ihn auf das passende Würfelfeld zurück',
    { do: 'recall', n: 1 },
  ],
  [
    'Wirf bis zu 2 deiner benutzten Aktivierungswürfel und lege sie auf die passenden Würfelfelder zurück',
    { do: 'recall', n: 2 },
  ],
  [
    'Drehe auf deinen Würfelfeldern 1 Aktivierungswürfel auf eine beliebige Augenzahl',
    { do: 'setDie', n: 1 },
  ],
  ['Versetze 1 Eigenschaftsmarker auf ein anderes Eigenschaftsfeld', { do: 'mutate', n: 1 }],
  ['Versetze bis zu 2 Eigenschaftsmarker auf andere Eigenschaftsfelder', { do: 'mutate', n: 2 }],
  ['Installiere 1 Zielplatine', { do: 'installGoal' }],
  ['Bewege den Wetteranzeiger bis zu 2 Schritte Richtung Heiß oder Kalt', { do: 'weather', n: 2 }],
  ['Rücke auf einer beliebigen Fortschrittsleiste 1 Schritt vor', { do: 'tracks', n: 1 }],
  ['Rücke auf 2 verschiedenen Fortschrittsleisten je 1 Schritt vor', { do: 'tracks', n: 2 }],
  ['Erhalte 1 Eigenschaftsmarker deiner Wahl', { do: 'features', n: 1 }],
  ['Erhalte 3 verschiedene Eigenschaftsmarker deiner Wahl', { do: 'features', n: 3 }],
  ['Erhalte 2 von jedem Gut einer Landgebietsart deiner Wahl', { do: 'stock', n: 2 }],
  ['Ziehe von jedem verdeckten Forschungsstapel die oberste Karte', { do: 'drawEach' }],
  [
    'Setze 1 Stamm aus deinem Vorrat auf einen freien Lagerplatz ohne Feuer in einem unerschlossenen Gebiet und erschließe dieses mit 1 Rohstoff',
    { do: 'expand' },
  ],
])('%s', (sentence, ...effects) => {
  expect(said(...(effects as Effect[]))).toBe(sentence);
});

test.each<readonly [sentence: string, ...effects: Effect[]]>([
  ['Erhalte 2 Nahrung und 1 Idee', FOOD, IDEA],
  [
    'Rücke 1 Schritt auf der Kulturleiste und außerdem auf 2 verschiedenen Fortschrittsleisten je 1 Schritt vor',
    { do: 'track', track: 'culture', n: 1 },
    { do: 'tracks', n: 2 },
  ],
  [
    'Mache eine Gunstprobe: Bestehst du sie, darfst du 1 Geld zahlen, um von jedem verdeckten Forschungsstapel die oberste Karte zu ziehen',
    { do: 'test', then: [{ do: 'pay', cost: [{ what: 'money', n: 1 }], then: [{ do: 'drawEach' }] }] },
  ],
  ['Erhalte 2 Nahrung, führe 1 Wanderung durch und nimm 1 Zielplatine', FOOD, MIGRATE, { do: 'gainGoal' }],
  ['Erhalte entweder 2 Nahrung oder 1 Idee', { do: 'or', options: [[FOOD], [IDEA]] }],
  [
    'Erhalte entweder 2 Nahrung und 1 Idee oder 4 Geld',
    { do: 'or', options: [[FOOD, IDEA], [{ do: 'gain', what: 'money', n: 4 }]] },
  ],
  ['Erhalte 2 Nahrung ODER führe 1 Wanderung durch', { do: 'or', options: [[FOOD], [MIGRATE]] }],
  [
    'Wähle: A) führe 1 Wanderung durch ODER B) erhalte 1 Erfolgspunkt pro Farm und außerdem 2 Nahrung',
    { do: 'or', options: [[MIGRATE], [{ do: 'pointsPer', n: 1, per: { measure: 'farms' } }, FOOD]] },
  ],
  [
    'Zahle 1 Geld, um A) 1 Wanderung durchzuführen ODER B) 2 Nahrung und 1 Idee zu erhalten',
    { do: 'pay', cost: [{ what: 'money', n: 1 }], then: [{ do: 'or', options: [[MIGRATE], [FOOD, IDEA]] }] },
  ],
  [
    'Mache eine Gunstprobe: Bestehst du sie, erhalte 2 Nahrung, andernfalls 1 Idee',
    { do: 'test', then: [FOOD], else: [IDEA] },
  ],
  [
    'Mache eine Gunstprobe: Bestehst du sie, führe 1 Wanderung durch; andernfalls erhalte 1 Idee',
    { do: 'test', then: [MIGRATE], else: [IDEA] },
  ],
  [
    'Mache eine Gunstprobe: Bestehst du sie, erhalte 2 Nahrung; andernfalls: Falls du mindestens 2 Boote gebaut hast, erhalte 1 Idee',
    { do: 'test', then: [FOOD], else: [{ do: 'if', has: BOATS, then: [IDEA] }] },
  ],
  [
    'Mache eine Gunstprobe: Bestehst du sie, erhalte entweder 2 Nahrung oder 1 Idee; andernfalls erhalte 1 Idee',
    { do: 'test', then: [{ do: 'or', options: [[FOOD], [IDEA]] }], else: [IDEA] },
  ],
  [
    'Erhalte 1 Idee und mache eine Gunstprobe: Bestehst du sie, erhalte 2 Nahrung; in jedem Fall: führe 1 Wanderung durch',
    IDEA,
    { do: 'test', then: [FOOD] },
    MIGRATE,
  ],
  [
    'Mache eine Gunstprobe: Bestehst du sie, erhalte 2 Nahrung und führe 1 Wanderung durch',
    { do: 'test', then: [FOOD, MIGRATE] },
  ],
  ['Falls du mindestens 2 Boote gebaut hast, erhalte 1 Idee', { do: 'if', has: BOATS, then: [IDEA] }],
  [
    'Führe 1 Wanderung durch; falls du dann auf Ageras Gunstleiste mindestens Feld 3 erreicht hast, erhalte 1 Idee',
    MIGRATE,
    { do: 'if', has: { measure: 'favor', min: 3 }, then: [IDEA] },
  ],
  [
    'Führe 1 Wanderung durch; falls du dann an mindestens 3 Arten entdeckter Orte Stämme hast, erhalte 1 Idee',
    MIGRATE,
    { do: 'if', has: { measure: 'siteKinds', min: 3 }, then: [IDEA] },
  ],
  [
    'Erhalte 2 Nahrung und außerdem 1 Erfolgspunkt pro Farm',
    FOOD,
    { do: 'pointsPer', n: 1, per: { measure: 'farms' } },
  ],
  [
    'Erhalte 1 Erfolgspunkt pro Farm und außerdem 2 Nahrung',
    { do: 'pointsPer', n: 1, per: { measure: 'farms' } },
    FOOD,
  ],
  [
    'Erhalte 1 Erfolgspunkt pro Farm, 1 Erfolgspunkt pro Boot, außerdem 2 Nahrung und 1 Idee',
    { do: 'pointsPer', n: 1, per: { measure: 'farms' } },
    { do: 'pointsPer', n: 1, per: { measure: 'boats' } },
    FOOD,
    IDEA,
  ],
  [
    'Erhalte entweder 2 Nahrung oder 1 Idee und außerdem 1 Fokusmarker',
    { do: 'or', options: [[FOOD], [IDEA]] },
    { do: 'gain', what: 'focus', n: 1 },
  ],
  [
    'Falls du mindestens 2 Boote gebaut hast, erhalte 1 Idee; in jedem Fall: erhalte 2 Nahrung',
    { do: 'if', has: BOATS, then: [IDEA] },
    FOOD,
  ],
  [
    'Zahle 1 Geld, um 2 Nahrung zu erhalten und 1 Wanderung durchzuführen',
    { do: 'pay', cost: [{ what: 'money', n: 1 }], then: [FOOD, MIGRATE] },
  ],
  [
    'Zahle 1 Holz, um dein Handels-Modul upzugraden',
    { do: 'pay', cost: [{ what: 'wood', n: 1 }], then: [{ do: 'upgrade', module: 'trade' }] },
  ],
  [
    'Zahle 1 Geld, um 2 Nahrung zu erhalten ODER 1 Wanderung durchzuführen',
    { do: 'pay', cost: [{ what: 'money', n: 1 }], then: [{ do: 'or', options: [[FOOD], [MIGRATE]] }] },
  ],
  [
    'Zahle 1 Geld, um eine Gunstprobe zu machen: Bestehst du sie, erhalte 2 Nahrung',
    { do: 'pay', cost: [{ what: 'money', n: 1 }], then: [{ do: 'test', then: [FOOD] }] },
  ],
  [
    'Zahle 1 Geld: Falls du mindestens 2 Boote gebaut hast, erhalte 1 Idee',
    { do: 'pay', cost: [{ what: 'money', n: 1 }], then: [{ do: 'if', has: BOATS, then: [IDEA] }] },
  ],
  [
    'Wähle: A) mache eine Gunstprobe: Bestehst du sie, erhalte 2 Nahrung ODER B) erhalte 1 Idee',
    { do: 'or', options: [[{ do: 'test', then: [FOOD] }], [IDEA]] },
  ],
  [
    'Mache eine Gunstprobe: Bestehst du sie: Falls du mindestens 2 Boote gebaut hast, erhalte 1 Idee',
    { do: 'test', then: [{ do: 'if', has: BOATS, then: [IDEA] }] },
  ],
  [
    'Mache eine Gunstprobe: Bestehst du sie, erhalte 1 Idee und du darfst danach 1 Geld zahlen, um 2 Nahrung zu erhalten',
    { do: 'test', then: [IDEA, PAY] },
  ],
  [
    'Mache eine Gunstprobe: Bestehst du sie, darfst du 1 Geld zahlen, um 2 Nahrung zu erhalten',
    { do: 'test', then: [PAY] },
  ],
  [
    'Wähle: A) zahle 1 Geld, um 2 Nahrung zu erhalten ODER B) erhalte 1 Idee',
    { do: 'or', options: [[PAY], [IDEA]] },
  ],
  [
    'Zahle 1 Geld, um 1 Wanderung durchzuführen und, falls du dann mindestens 2 Boote gebaut hast, 1 Idee zu erhalten',
    {
      do: 'pay',
      cost: [{ what: 'money', n: 1 }],
      then: [MIGRATE, { do: 'if', has: BOATS, then: [IDEA] }],
    },
  ],
  [
    'Zahle 1 Geld, um 1 Idee zu erhalten und eine Gunstprobe zu machen: Bestehst du sie, erhalte 2 Nahrung',
    { do: 'pay', cost: [{ what: 'money', n: 1 }], then: [IDEA, { do: 'test', then: [FOOD] }] },
  ],
  [
    'Falls du mindestens 2 Boote gebaut hast, (erhalte 2 Nahrung ODER führe 1 Wanderung durch) und dann erhalte 1 Idee',
    { do: 'if', has: BOATS, then: [{ do: 'or', options: [[FOOD], [MIGRATE]] }, IDEA] },
  ],
  ['Zahle 1 Geld, um 2 Nahrung zu erhalten; erhalte 1 Idee', PAY, IDEA],
  ['Erhalte 1 Idee; danach darfst du 1 Geld zahlen, um 2 Nahrung zu erhalten', IDEA, PAY],
  [
    'Erhalte 1 Idee; danach darfst du 1 Geld zahlen, um 2 Nahrung zu erhalten; in jedem Fall: führe 1 Wanderung durch',
    IDEA,
    PAY,
    MIGRATE,
  ],
  [
    'Zahle 2 Ideen und 1 beliebiges Gut, um 2 Nahrung zu erhalten',
    {
      do: 'pay',
      cost: [
        { what: 'idea', n: 2 },
        { what: 'material', n: 1 },
      ],
      then: [FOOD],
    },
  ],
  [
    'Lege 1 Handkarte ab, um 2 Nahrung zu erhalten',
    { do: 'pay', cost: [{ what: 'card', n: 1 }], then: [FOOD] },
  ],
  [
    'Gehe 1 Schritt auf Ageras Gunstleiste zurück, um 2 Nahrung zu erhalten',
    { do: 'pay', cost: [{ what: 'favor', n: 1 }], then: [FOOD] },
  ],
  [
    'Schwäche 1 starken Stamm, um bis zu 2 Rohstoffe abzubauen',
    { do: 'pay', cost: [{ what: 'strength', n: 1 }], then: [{ do: 'produce', n: 2 }] },
  ],
  [
    'Zahle 1 beliebigen Eigenschaftsmarker und schwäche 2 starke Stämme, um 1 Ort aufzudecken',
    {
      do: 'pay',
      cost: [
        { what: 'strength', n: 2 },
        { what: 'feature', n: 1 },
      ],
      then: [{ do: 'reveal', n: 1 }],
    },
  ],
])('%s', (sentence, ...effects) => {
  expect(said(...(effects as Effect[]))).toBe(sentence);
});

test.each<readonly [string, Parameters<typeof rule>]>([
  ['Um ein Modul zu aktivieren, zahlst du bis zu 1 Idee weniger', ['pay.ideas', 1]],
  ['Um dein Erkenntnis-Modul zu aktivieren, zahlst du bis zu 2 Ideen weniger', ['pay.ideas', 2, 'insight']],
  ['Bei Gunstproben gilt deine Scheibe auf Ageras Gunstleiste als 1 Feld weiter vorn', ['test.space', 1]],
  [
    'Du darfst einen Reset auch mit 2 Aktivierungswürfeln mehr als üblich auf deinen Würfelfeldern durchführen',
    ['reset.dice', 2],
  ],
  ['Deine wandernden Stämme dürfen Wasser-Gebiete auch ohne Boot durchqueren', ['migrate.water']],
  ['Deine wandernden Stämme bleiben stark, wenn sie einen Stamm verdrängen', ['migrate.unweakened']],
  ['Deine neuen Stämme sind auch dann stark, wenn sie einen Stamm verdrängen', ['procreate.unweakened']],
  ['Mit dem Forschungs-Modul darfst du 2 Forschungskarten mehr zur Auswahl ziehen', ['research.draw', 2]],
  ['Musst du für ein Kostenfeld eine Eigenschaft haben, zählst du 1 mehr davon', ['install.have', 1]],
  ['Feuer-Lagerplätze in der Wüste geben dir je 2 Erfolgspunkte mehr', ['fire.points', 2, 'desert']],
  ['Musst du für ein Kostenfeld Gelassenheit haben, zählst du 1 mehr davon', ['install.have', 1, 'calm']],
  ['Schluchten der Urwölfe schaden dir in der Ortsphase nicht', ['site.shield', undefined, 'gorge']],
  ['Jeder deiner Stämme auf einem Boot benötigt 1 Nahrung weniger', ['feed.cost', -1, 'boat']],
  ['Jeder deiner Stämme im Hügelland benötigt 1 Nahrung weniger', ['feed.cost', -1, 'hills']],
  [
    'Bei Ereignissen zählst du 1 mehr von allem, was gezählt wird, sofern du mindestens 1 davon hast',
    ['event.count', 1],
  ],
  [
    'Bei Ereignissen zählst du 2 Stämme mehr in der Wildnis, sofern du mindestens 1 davon hast',
    ['event.count', 2, 'wildTribes'],
  ],
  [
    'Bei Ereignissen zählst du 1 Sorte Güter mehr in deinem Depot, sofern du mindestens 1 davon hast',
    ['event.count', 1, 'materialKinds'],
  ],
  [
    'Verzichtest du auf die Aktion einer Einkommensplatine, erhältst du 1 Erfolgspunkt mehr',
    ['income.point', 1],
  ],
  ['Wird Wohlstand gewertet, zählst du 2 Einheiten mehr', ['score.units', 2, 'prosperity']],
  ['Bei Gunstproben, Jagden und Glücksfunden wirfst du 1 Schicksalswürfel mehr', ['fate.dice', 1]],
  [
    'Du darfst auch in Gebieten mit Jagdplättchen eine Jagd durchführen, ohne ein weiteres zu legen',
    ['hunt.again'],
  ],
  ['Bei jeder Jagd im Sumpf erhältst du 2 Nahrung mehr', ['hunt.food', 2, 'swamp']],
  ['Mit dem Verpflegungs-Modul darfst du 1 schwachen Stamm mehr stärken', ['strengthen.limit', 1]],
  ['Verkaufst du ein Gut der Gebietsart Wald für Geld, erhältst du 1 Geld mehr', ['sell.money', 1, 'forest']],
  ['Kaufst du ein Gut ein, zahlst du 1 Geld weniger, aber mindestens 1', ['buy.price', -1]],
  ['Mit dem Handels-Modul darfst du 1 Verkauf mehr und 1 Einkauf mehr durchführen', ['trade.limit', 1]],
  [
    'Mit dem Transport-Modul und dem Abbau-Modul darfst du jeweils 1 Rohstoff mehr transportieren',
    ['transport.limit', 1],
  ],
  [
    'Mit dem Erfindungs-Modul darfst du 2 weitere Aktionen deiner Einkommensplatinen ausführen',
    ['invention.uses', 2],
  ],
  ['Bei jedem Transport darfst du 2 Rohstoffe auf beliebige Depotfelder stellen', ['transport.anywhere', 2]],
  ['Deine Siedlungen kosten keinen Lehm', ['settlement.material', undefined, 'clay']],
  ['Deine Siedlungen kosten keine Kräuter', ['settlement.material', undefined, 'herbs']],
  ['Auf jedem Baugrund darfst du Statuen auch aus Kräutern bauen', ['statue.material', undefined, 'herbs']],
  ['Auf jedem Baugrund darfst du Statuen auch aus jedem anderen Gut bauen', ['statue.material']],
  ['Auf jedem Baugrund darfst du 2 Bauten mehr haben, aber weiterhin nur 1 Siedlung', ['ground.limit', 2]],
  ['Deine Farmen dürfen auch an Vulkanen stehen', ['farm.volcano']],
  ['Verlangt eine Zielplatine mindestens 2 von etwas, genügt dir 1 weniger', ['goal.min', -1]],
  [
    'Für jede Forschungskarte, die du installierst, gibst du 1 Kupfer weniger ab',
    ['install.material', 1, 'copper'],
  ],
  [
    'Installierst du eine Mutationskarte mit mindestens 2 aktiven Kostenfeldern, darfst du 1 davon samt seinen Erfolgspunkten ignorieren',
    ['install.ignore', undefined, 'mutation'],
  ],
  [
    'In der Ernährungsphase bringt dir jeder deiner starken Stämme im Gebirge 1 Erfolgspunkt mehr',
    ['strong.points', 1, 'mountains'],
  ],
  [
    'Andere Zivilisationen können deine Stämme in der Wüste nicht verdrängen',
    ['displace.guard', undefined, 'desert'],
  ],
  ['Verlangt ein Ereignis die alleinige Führung, genügt dir ein Gleichstand', ['event.tie']],
])('%s', (sentence, hook) => {
  expect(rule(...hook)).toBe(sentence);
});

test.each<readonly [string, Parameters<typeof whenever>]>([
  ['sich einer deiner Stämme niederlässt', ['settle']],
  ['sich einer deiner Stämme im Wald niederlässt', ['settle', 'forest']],
  ['du ein Gebirgs-Gebiet erschließt', ['develop', 'mountains']],
  ['du eine Gunstprobe nicht bestehst', ['testFailed']],
  ['du dein Planungs-Modul upgradest', ['upgrade', 'planning']],
  ['du eine Bonusschwelle der Wissensleiste überquerst', ['line', 'knowledge']],
  ['du eine Bonusschwelle einer Fortschrittsleiste überquerst', ['line']],
  ['du ein Modul aktivierst, noch vor dessen Aktionen', ['module']],
  ['du in der Wüste eine Jagd durchführst', ['hunt', 'desert']],
  ['du ein Gut verkaufst', ['sell']],
  ['du ein Bauvorhaben umsetzt', ['build']],
  ['du eine Statue baust', ['build', 'statue']],
  ['du einen zusätzlichen Aktivierungs- oder Schicksalswürfel nimmst', ['takeDie']],
  ['einer deiner Stämme im Sumpf von einer anderen Zivilisation verdrängt wird', ['displaced', 'swamp']],
  ['einer deiner Stämme stirbt', ['death']],
  ['du eine Erfindungskarte auf die Hand nimmst', ['gainCard', 'invention']],
  ['du einen Stamm einer anderen Zivilisation verdrängst', ['displace']],
  ['du auf Ageras Gunstleiste vorrückst', ['favor']],
])('Immer wenn %s', (clause, trigger) => {
  expect(whenever(...trigger)).toBe(`Immer wenn ${clause}: Erhalte 1 Erfolgspunkt`);
});

test('activities, point bonuses and several rules at once', () => {
  expect(can({ kind: 'activity', effects: [FOOD] })).toBe('Aktivität: Erhalte 2 Nahrung');
  expect(can({ kind: 'pointBonus', n: 2 })).toBe(
    'Punktbonus: Am Spielende 2 Erfolgspunkte pro Forschungskarte oder Einkommensplatine in der Spalte dieser Karte',
  );
  expect(whenever('feed')).toBe('In jeder Epoche nach dem Ernähren: Erhalte 1 Erfolgspunkt');
  expect(can({ kind: 'rule', hook: 'site.shield', and: [{ hook: 'weather.shield' }] })).toBe(
    'Orte schaden dir in der Ortsphase nicht. Das Wetter schadet dir nicht',
  );
});

test('a price is offered, except where a chosen activity or chip begins with it', () => {
  const price = (cost: 'card' | 'favor' | 'strength' | 'money'): Effect => ({
    do: 'pay',
    cost: [{ what: cost, n: 1 }],
    then: [IDEA],
  });
  const trigger = (...effects: Effect[]): string => can({ kind: 'trigger', on: 'reset', effects });
  const when = 'Immer wenn du einen Reset durchführst: ';
  expect(trigger(price('money'))).toBe(`${when}Du darfst 1 Geld zahlen, um 1 Idee zu erhalten`);
  expect(trigger(price('card'))).toBe(`${when}Du darfst 1 Handkarte ablegen, um 1 Idee zu erhalten`);
  expect(trigger(price('favor'))).toBe(
    `${when}Du darfst 1 Schritt auf Ageras Gunstleiste zurückgehen, um 1 Idee zu erhalten`,
  );
  expect(trigger(FOOD, price('strength'))).toBe(
    `${when}Erhalte 2 Nahrung; danach darfst du 1 starken Stamm schwächen, um 1 Idee zu erhalten`,
  );
  expect(can({ kind: 'activity', effects: [price('card')] })).toBe(
    'Aktivität: Lege 1 Handkarte ab, um 1 Idee zu erhalten',
  );
  const rules = packWith({ research: { bonus: [price('money')] } });
  expect(plain(german(rules).effects(rules.cards[0]!.bonus))).toBe(
    'Du darfst 1 Geld zahlen, um 1 Idee zu erhalten',
  );
});

test.each<readonly [string, Ability & { kind: 'rule' }]>([
  [
    'Deine Siedlungen kosten weder Lehm noch Kräuter',
    {
      kind: 'rule',
      hook: 'settlement.material',
      of: 'clay',
      and: [{ hook: 'settlement.material', of: 'herbs' }],
    },
  ],
  [
    'Auf jedem Baugrund darfst du Statuen auch aus Stein oder Kräutern bauen',
    { kind: 'rule', hook: 'statue.material', of: 'stone', and: [{ hook: 'statue.material', of: 'herbs' }] },
  ],
  [
    'Wird Kultur oder Ansehen gewertet, zählst du 1 Einheit mehr',
    {
      kind: 'rule',
      hook: 'score.units',
      n: 1,
      of: 'culture',
      and: [{ hook: 'score.units', n: 1, of: 'prestige' }],
    },
  ],
  [
    'Wird Kultur gewertet, zählst du 1 Einheit mehr. Wird Ansehen gewertet, zählst du 2 Einheiten mehr',
    {
      kind: 'rule',
      hook: 'score.units',
      n: 1,
      of: 'culture',
      and: [{ hook: 'score.units', n: 2, of: 'prestige' }],
    },
  ],
  [
    'Für deine Wanderungen gelten alle Wald-Gebiete als zueinander benachbart, ebenso alle Gebirgs-Gebiete',
    {
      kind: 'rule',
      hook: 'migrate.adjacent',
      of: 'forest',
      and: [{ hook: 'migrate.adjacent', of: 'mountains' }],
    },
  ],
  [
    'Für jede Forschungskarte, die du installierst, gibst du 1 Eisenerz und 1 Kupfer weniger ab',
    {
      kind: 'rule',
      hook: 'install.material',
      n: 1,
      of: 'ironOre',
      and: [{ hook: 'install.material', n: 1, of: 'copper' }],
    },
  ],
  [
    'Mit dem Verpflegungs-Modul darfst du 1 Jagd mehr durchführen bzw. 1 schwachen Stamm mehr stärken',
    { kind: 'rule', hook: 'hunt.limit', n: 1, and: [{ hook: 'strengthen.limit', n: 1 }] },
  ],
  [
    'Mit dem Forschungs-Modul darfst du 1 Forschungskarte mehr zur Auswahl ziehen und von den gezogenen Karten 1 mehr behalten',
    { kind: 'rule', hook: 'research.draw', n: 1, and: [{ hook: 'research.keep', n: 1 }] },
  ],
  [
    'Jeder deiner Stämme im Wald benötigt 1 Nahrung weniger. Jeder deiner Stämme im Sumpf benötigt 1 Nahrung weniger',
    {
      kind: 'rule',
      hook: 'feed.cost',
      n: -1,
      of: 'forest',
      and: [{ hook: 'feed.cost', n: -1, of: 'swamp' }],
    },
  ],
])('joined: %s', (sentence, ability) => {
  expect(can(ability)).toBe(sentence);
});

test.each<readonly [string, Measure]>([
  ['Schritt deiner hintersten Scheibe auf den Fortschrittsleisten', { measure: 'lowestTrack' }],
  ['Schritt deiner vordersten Scheibe auf den Fortschrittsleisten', { measure: 'highestTrack' }],
  ['Art deiner Eigenschaftsmarker', { measure: 'featureKinds' }],
  ['Sorte Güter in deinem Depot', { measure: 'materialKinds' }],
  ['Art entdeckter Orte an deinen Stämmen', { measure: 'siteKinds' }],
  ['Landgebietsart mit eigenen Stämmen', { measure: 'landTypes' }],
])('1 Erfolgspunkt pro %s', (noun, per) => {
  expect(said({ do: 'pointsPer', n: 1, per })).toBe(`Erhalte 1 Erfolgspunkt pro ${noun}`);
});

test.each<readonly [string, Measure & { min: number }]>([
  ['Habe mindestens 1 starken Stamm', { measure: 'strongTribes', min: 1 }],
  ['Habe mindestens 2 Stämme im selben Wald-Gebiet', { measure: 'tribesInOne', of: 'forest', min: 2 }],
  ['Habe in mindestens 2 Wüsten-Gebieten Stämme', { measure: 'territories', of: 'desert', min: 2 }],
  [
    'Habe in mindestens 1 Sumpf-Gebiet eine Farm und einen Stamm',
    { measure: 'farmAndTribe', of: 'swamp', min: 1 },
  ],
  ['Habe mindestens 2 Stämme an Heiligen Felsen', { measure: 'tribesBeside', of: 'holyRock', min: 2 }],
  [
    'Habe mindestens 2 Stämme an Tälern der Riesenpilze',
    { measure: 'tribesBeside', of: 'mushroomValley', min: 2 },
  ],
  ['Erreiche auf der Bauwesenleiste mindestens Feld 3', { measure: 'track', of: 'construction', min: 3 }],
  ['Erreiche auf jeder Fortschrittsleiste mindestens Feld 3', { measure: 'lowestTrack', min: 3 }],
  ['Habe mindestens 2 installierte Mutationskarten', { measure: 'cards', of: 'mutation', min: 2 }],
  ['Habe mindestens 5 Geld', { measure: 'money', min: 5 }],
  ['Habe mindestens 2 Siedlungen gebaut', { measure: 'settlements', min: 2 }],
  ['Habe mindestens 1 Boot gebaut', { measure: 'boats', min: 1 }],
  ['Habe mindestens 6 Modul-Upgrades', { measure: 'upgrades', min: 6 }],
  ['Habe an mindestens 3 Arten entdeckter Orte Stämme', { measure: 'siteKinds', min: 3 }],
  ['Habe auf mindestens 2 Baugründen Bauten', { measure: 'grounds', min: 2 }],
  ['Habe mindestens 3 Arten von Eigenschaftsmarkern', { measure: 'featureKinds', min: 3 }],
])('%s', (sentence, requirement) => {
  expect(goal(requirement)).toBe(sentence);
});

test('a goal that wants a material', () => {
  expect(goal({ return: 'ironOre' })).toBe('Gib 1 Eisenerz ab');
});

test.each<readonly [string, Partial<EventCard>]>([
  ['du allein die meisten Stämme hast', { who: 'leader', counts: { measure: 'tribes' } }],
  [
    'du allein auf der Ansehensleiste am weitesten vorn liegst',
    { who: 'leader', counts: { measure: 'track', of: 'prestige' } },
  ],
  ['du das meiste Geld hast (auch bei Gleichstand)', { who: 'most', counts: { measure: 'money' } }],
  [
    'du den meisten Lehm hast (mindestens 3, auch bei Gleichstand)',
    { who: 'most', counts: { measure: 'stored', of: 'clay' }, min: 3 },
  ],
  [
    'du die meisten installierten Zielplatinen hast (auch bei Gleichstand)',
    { who: 'most', counts: { measure: 'goalChips' } },
  ],
  [
    'du auf Ageras Gunstleiste mindestens Feld 3 erreicht hast',
    { who: 'each', counts: { measure: 'favor' }, min: 3 },
  ],
  ['du die meisten Farmen gebaut hast (auch bei Gleichstand)', { who: 'most', counts: { measure: 'farms' } }],
  [
    'du allein mit deiner hintersten Scheibe auf den Fortschrittsleisten am weitesten vorn liegst',
    { who: 'leader', counts: { measure: 'lowestTrack' } },
  ],
  ['du mindestens 1 Statue gebaut hast', { who: 'each', counts: { measure: 'statues' }, min: 1 }],
])('Bonus, falls %s', (clause, change) => {
  expect(event({ weather: -2, reward: [FOOD], ...change })).toBe(
    `Wetter: 2 Schritte Richtung Kalt. Bonus, falls ${clause}: Erhalte 2 Nahrung`,
  );
});

test('events that take something back first', () => {
  const boats = { who: 'most', counts: { measure: 'boats' }, returns: 'boat', weather: 1 } as const;
  expect(event({ ...boats, reward: [{ do: 'points', n: 6 }] })).toBe(
    'Wetter: 1 Schritt Richtung Heiß. Bonus, falls du die meisten Boote gebaut hast (auch bei Gleichstand): Stelle 1 deiner Boote auf deine Konsole zurück und erhalte 6 Erfolgspunkte',
  );
  expect(event({ ...boats, returns: 'farm', reward: [{ do: 'test', then: [FOOD] }] })).toMatch(
    /: Stelle 1 deiner Farmen auf deine Konsole zurück und mache eine Gunstprobe: Bestehst du sie, erhalte 2 Nahrung$/,
  );
  expect(event({ ...boats, reward: [PAY] })).toMatch(
    /: Stelle 1 deiner Boote auf deine Konsole zurück; danach darfst du 1 Geld zahlen, um 2 Nahrung zu erhalten$/,
  );
});

test('cost spaces, with settlements and what the next space includes', () => {
  expect(
    costs([
      { material: 'stone', n: 2, settlements: 1, included: true },
      { material: 'jade', settlements: 2 },
      { settlements: 3 },
      { have: 'vision', n: 2 },
      { return: 'calm' },
    ]),
  ).toEqual([
    'Gib 2 Stein ab oder habe 1 Siedlung gebaut (im nächsten Kostenfeld enthalten)',
    'Gib 1 Jade ab oder habe 2 Siedlungen gebaut',
    'Habe 3 Siedlungen gebaut',
    'Habe 2 Weitblick',
    'Gib 1 Gelassenheit ab',
  ]);
  expect(costs([null, null, null, null, { have: 'endurance' }])[0]).toBe('Keine Kosten');
});

test('attribute chips, starting cards and points', () => {
  const texts = german(
    packWith({
      attributes: { feature: 'endurance', have: 3, ability: { kind: 'rule', hook: 'weather.shield' } },
    }),
  );
  expect(plain(texts.attribute(0))).toBe('Habe 3 Ausdauer und gib 1 davon ab. Das Wetter schadet dir nicht');
  expect(plain(texts.income(STARTING_CHIP))).toBe('Erhalte 2 Nahrung. Erstes Upgrade: Vermehrungs-Modul');
  expect(plain(texts.markerCard(0))).toBe(
    '3 Nahrung, 1 Geld, 1 Idee, 1 Ausdauer, 1 Geschicklichkeit und 1 Holz',
  );
  expect([1, 2, 5, 22].map(n => plain(texts.points(n)))).toEqual([
    '1 Erfolgspunkt',
    '2 Erfolgspunkte',
    '5 Erfolgspunkte',
    '22 Erfolgspunkte',
  ]);
});

test('marks stand directly before the nouns', () => {
  expect(marked(FOOD, { do: 'gain', what: 'wood', n: 1 })).toBe(
    'Erhalte 2 {thing.food}Nahrung und 1 {material.wood}Holz',
  );
  expect(marked({ do: 'strengthen', n: 1 })).toBe('Stärke 1 {thing.weakTribe}schwachen Stamm');
  expect(marked({ do: 'track', track: 'culture', n: 1 })).toBe(
    'Rücke 1 Schritt auf der {category.culture}Kulturleiste vor',
  );
  expect(marked({ do: 'pointsPer', n: 1, per: { measure: 'cards', of: 'insight' } })).toBe(
    'Erhalte 1 {thing.point}Erfolgspunkt pro installierte {card.insight}Erkenntniskarte',
  );
  expect(
    german(
      packWith({
        research: { ability: { kind: 'activity', effects: [{ do: 'upgrade', module: 'migration' }] } },
      }),
    ).ability(0),
  ).toBe('{thing.activity}Aktivität: Upgrade dein {module.migration}Wanderungs-Modul');
});

test('names come from the pack, in German where it has one', () => {
  const { name } = german(
    packWith({ research: { name: { en: 'Lever', de: 'Hebel' } }, goals: { name: { en: 'Camp' } } }),
  );
  expect([name.card(0), name.goal(0), name.card(-1)]).toEqual([
    'A1 Hebel',
    'Camp',
    'unbekannte Erfindungskarte',
  ]);
  expect([name.siteKind(4), name.module(7), name.feature(5), name.track(1), name.cardType(3)]).toEqual([
    'Heiliger Felsen',
    'Vermehrung',
    'Weitblick',
    'Ansehen',
    'Bauwerk',
  ]);
});
