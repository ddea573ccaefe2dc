// Choices about exploring, building, goal chips to install, planning, dice and feature markers.
import {
  canFlip,
  type Description,
  FEATURE,
  faceDownAround,
  goalStages,
  isLaden,
  isLastSettlement,
  type Markers,
  materialOfStatue,
  ON_CONSOLE,
  placeOfProject,
  type State,
  settlementOf,
} from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { a, agree, bare, count, listing, the } from './grammar.js';
import { DIE, PROJECT } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function projectChoices({ rules, name, noun, phrase, entry }: Parts) {
  const rewards = (d: Description, state: State): string => {
    const me = state.seats[d.seat]!;
    const { diamonds } = rules.settlements[settlementOf(d.arg)]!;
    const flip = isLastSettlement(me) && canFlip(me) ? ` und schalte ${count(1, NOUN.stage)} auf aktiv` : '';
    return `Nimm ${count(1, NOUN.income)}${flip}; ${agree(diamonds, '1 Diamant wird', `${diamonds} Diamanten werden`)} sichtbar`;
  };

  /** " in Stufe 2 (3 Erfolgspunkte am Spielende)", or nothing where no column is chosen. */
  const inStage = (d: Description, state: State, slot: 'beside' | 'top'): string => {
    const me = state.seats[d.seat]!;
    const column = taskNow(state, 'installGoal')?.column ?? -1;
    return column < 0 ? '' : ` in ${phrase.stage(goalStages(rules, me, column)[slot], me)}`;
  };

  const cost = (d: Description): string => (d.cost.length > 0 ? ` für ${phrase.markers(d.cost)}` : '');
  const giver = (d: Description): string => `${name.seat((d.arg & 7) - 1)} (hat die meisten)`;
  const receiver = (state: State): string => {
    const to = taskNow(state, 'giveDie')?.to;
    return to === undefined ? '' : ` an ${name.seat(to)}`;
  };
  const featureOf = ([markers]: readonly Markers[]): string =>
    markers ? bare(noun.feature(markers.place - FEATURE)) : bare(NOUN.feature);

  return {
    explore(d, state) {
      const sites = bitsOf(faceDownAround(state, d.arg)).map(site => String(site + 1));
      const around = `Decke rund um ${phrase.territory(d.arg)}`;
      return sites.length === 0
        ? `${around} nichts auf: Dort ist kein Ort verdeckt`
        : `${around} ${agree(sites.length, 'Ort', 'die Orte')} ${listing(sites)} auf`;
    },
    farm: d => `Baue ${a(PROJECT.farm)} in ${phrase.territory(d.arg)} und erhalte ${phrase.markers(d.gain)}`,
    boat(d, state) {
      const laden = isLaden(state, d.seat, ON_CONSOLE) ? ` mit ${count(1, NOUN.raw, 'dative')} darauf` : '';
      return `Baue ${a(PROJECT.boat)}${laden} in ${phrase.territory(d.arg)}; ein benachbarter starker Stamm darf an Bord`;
    },
    statue: d =>
      `Baue ${a(PROJECT.statue)} aus ${bare(noun.material(materialOfStatue(d.arg)), 'dative')} auf ${the(noun.ground(placeOfProject.statue(d.arg)), 'dative')} und rücke ${count(1, NOUN.step)} auf einer beliebigen ${bare(NOUN.track, 'dative')} vor`,
    settlement: (d, state) =>
      `Baue ${a(PROJECT.settlement)} auf ${the(noun.ground(placeOfProject.settlement(d.arg)), 'dative')}${cost(d)}: ${rewards(d, state)}`,
    board(d, state) {
      const water = taskNow(state, 'board')?.territory;
      const where = water === undefined ? '' : ` in ${phrase.territory(water)}`;
      return `Bewege ${phrase.tribe('accusative', d.targets[0]!.id, state, d.seat)} auf ${the(PROJECT.boat, 'accusative')}${where}`;
    },
    installGoal(d, state) {
      const pile = state.seats[d.seat]!.goals[d.arg]!;
      const [goal, beneath] = [pile.at(-1), pile.at(-2)];
      if (goal === undefined)
        return `Installiere ${the(NOUN.goal, 'accusative')} von Feld ${d.arg + 1} deines Zielbereichs`;
      const then =
        beneath === undefined
          ? ` und upgrade ${count(1, NOUN.mainModule)}`
          : `; darunter liegt ${the(noun.goal(beneath), 'nominative')} (${entry.goal(beneath)})`;
      return `Installiere ${the(noun.goal(goal), 'accusative')}${cost(d)}${then}`;
    },
    'goalSlot.beside': (d, state) =>
      `Installiere sie neben der einzelnen ${bare(NOUN.goal, 'dative')}${inStage(d, state, 'beside')}`,
    'goalSlot.top': (d, state) => `Installiere sie oben in der Spalte${inStage(d, state, 'top')}`,
    planOn(d) {
      const n = d.gain.reduce((sum, markers) => sum + markers.n, 0);
      const markers = n > 0 ? count(n, NOUN.planning) : bare(NOUN.planning, 'accusative', 'other');
      return `Stelle ${markers} auf Würfelfeld ${d.arg + 1}`;
    },
    'gainDie.activation': () => `Nimm ${count(1, DIE.activation)} aus der Auslage und wirf ihn`,
    'gainDie.activation.from': d => `Nimm ${count(1, DIE.activation)} von ${giver(d)} und wirf ihn`,
    'gainDie.fate': () => `Nimm ${count(1, DIE.fate)} aus der Auslage`,
    'gainDie.fate.from': d => `Nimm ${count(1, DIE.fate)} von ${giver(d)}`,
    giveDie: (d, state) => `Gib eine ${d.arg + 1}${receiver(state)}`,
    'giveDie.used': (_d, state) => `Gib einen benutzten Würfel${receiver(state)}`,
    recall: d => (d.arg === 1 ? 'Wirf 1 benutzten Würfel' : `Wirf ${d.arg} benutzte Würfel`),
    setDie: d => `Drehe eine ${Math.floor(d.arg / 6) + 1} auf ${(d.arg % 6) + 1}`,
    mutate: d => `Versetze ${count(1, NOUN.featureMarker)} von ${featureOf(d.cost)} auf ${featureOf(d.gain)}`,
  } satisfies Partial<ChoiceTable>;
}
