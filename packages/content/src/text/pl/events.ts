// Lines of the log.
import {
  causeId,
  causeKind,
  encampmentOf,
  FEATURE,
  FEATURES,
  isLand,
  MODULES,
  type Module,
  NOTCH,
  ONE_GOAL,
  PLANNING,
  POINT_SOURCES,
  RAW,
  RESET,
  STARTING_CHIP,
  STORED,
  territoryOf,
} from '@civolution/engine';
import { reckoned } from '../../facts/points.js';
import { bitsOf } from '../../facts/spots.js';
import { LEVEL_FOUR } from '../../facts/tasks.js';
import type { EventTable } from '../../texts.js';
import { leveled } from '../activation.js';
import { automaInEvent, soloEvents } from './events-solo.js';
import { adjective, and, count, type Noun, outOf, quoted, titled } from './grammar.js';
import { material as materialOf, ofMaterial, stuffOf, weatherSpace } from './lands.js';
import { featureMarker, module as moduleOf, project as projectOf, track as trackOf } from './lists.js';
import type { Parts } from './parts.js';
import { scoredFor } from './points.js';
import { NOUN } from './words.js';

/** Causes that take something away without a bargain. */
const HARM: ReadonlySet<string> = new Set(['site', 'weather', 'event']);

const isModule = (cause: number, module: Module): boolean =>
  causeKind(cause) === 'module' && MODULES[causeId(cause)] === module;
const isFeature = (place: number): boolean => place >= FEATURE && place < PLANNING;
const isNotch = (place: number): boolean => place >= NOTCH;
const isStored = (place: number): boolean => place >= STORED && place < RAW;

const values = (list: readonly number[]): string => and(list.map(String));

export function eventTexts(pl: Parts): EventTable {
  const { rules, name, civ, places, markers, phrase, slot, cause: caused, list, effect, entry } = pl;
  const { Nom } = civ;
  const { from, forThe, by, because } = caused;
  const automaHas = automaInEvent(pl);
  const scored = scoredFor(name, caused);
  const at = (t: number): string => places.territory(t).in;
  /** "czip celu „Dar drewna”" */
  const goalChip = (goal: number) => titled(NOUN.goal, name.goal(goal)).one;
  /** Dice that are rolled, and what they show. */
  const roll = (word: Noun, list: readonly number[]): string =>
    `${(list.length === 1 ? word.one : word.more).ins}: ${values(list)}`;

  return {
    phase: ({ era, phase }) => `Epoka ${era}, faza ${phase}: ${name.phase(phase)}.`,
    turn: ({ seat }) => `Tura ${civ.of(seat)}.`,
    activated: ({ seat, module, level }) =>
      `${Nom(seat)} aktywuje ${leveled(name, moduleOf(module).one.acc, module, level)}.`,
    paid({ seat, place, n, cause }, state) {
      if (place === RESET) return `${Nom(seat)} zdejmuje następny ${NOUN.resetMarker.one.acc} z kolumny.`;
      const paid = markers.taken(place, n, state);
      if (isStored(place) && isModule(cause, 'trade')) return `${Nom(seat)} zwraca ${paid} do zasobów.`;
      return HARM.has(causeKind(cause))
        ? `${Nom(seat)} traci ${paid} ${by(cause, state)}.`
        : `${Nom(seat)} płaci ${paid} ${forThe(cause, state)}.`;
    },
    gained({ seat, place, n, cause }, state) {
      if (place === RESET) return `${Nom(seat)} uzupełnia ${count(n, NOUN.resetColumn)}.`;
      const gained = isNotch(place) ? `${count(n, NOUN.raw)} na łodzi` : markers.counted(place, n, state);
      if (place >= RAW && isModule(cause, 'production')) return `${Nom(seat)} produkuje ${gained}.`;
      if (isStored(place) && isModule(cause, 'exploration'))
        return `${Nom(seat)} dokonuje ${NOUN.luckyFind.one.gen}: ${markers.counted(place, n, state, 'nom')}.`;
      if (isStored(place) && isModule(cause, 'trade')) return `${Nom(seat)} umieszcza w magazynie ${gained}.`;
      // A feature module is called by what it gives.
      if (isFeature(place) && isModule(cause, FEATURES[place - FEATURE]!))
        return `${Nom(seat)} zyskuje ${gained}.`;
      return `${Nom(seat)} zyskuje ${gained} ${from(cause, state)}.`;
    },
    returned: ({ seat, place, n }, state) =>
      `${Nom(seat)} zwraca ${markers.taken(place, n, state)} do zasobów.`,
    forgone: ({ seat, place, n, cause }, state) =>
      `${Nom(seat)} rezygnuje ${outOf(markers.counted(place, n, state, 'gen'))}${because(cause, state)}.`,
    lapsed: ({ seat, list: effects, at, cause }, state) =>
      `${Nom(seat)} nie może z tego skorzystać${because(cause, state)}: ${effect(effects, at)}.`,
    usedDice: ({ seat, values: used, cause }, state) =>
      `${Nom(seat)} używa ${(used.length === 1 ? NOUN.die.one : NOUN.die.more).gen} ${values(used)}${because(cause, state)}.`,
    rolled({ seat, dice, values: shown, cause }, state) {
      if (shown.length === 0) return `${Nom(seat)} nie rzuca kośćmi.`;
      if (dice === 'fate') return `${Nom(seat)} rzuca ${roll(NOUN.fateDie, shown)}${because(cause, state)}.`;
      const word = causeKind(cause) === 'module' ? adjective('now', NOUN.die) : NOUN.die;
      return `${Nom(seat)} rzuca ${roll(word, shown)}.`;
    },
    tested({ seat, passed, ideas, cause }, state) {
      const spent = ideas > 0 ? `, wydając ${count(ideas, NOUN.idea)}` : '';
      const test = passed ? `zdaje ${NOUN.test.one.acc}` : `nie zdaje ${NOUN.test.one.gen}`;
      return `${Nom(seat)} ${test}${because(cause, state)}${spent}.`;
    },
    scored: ({ seat, n, source, units, cause }, state) =>
      `${Nom(seat)} zdobywa ${count(n, NOUN.point)} ${scored[POINT_SOURCES[source]!](cause, state)}${reckoned(n, units)}.`,
    settled({ seat, territory, encampment, from: origin, weak, cause }, state) {
      const where = phrase.encampment(territory * 16 + encampment);
      const lying = weak && encampmentOf(encampment) !== 'boat' ? ', osłabiając je' : '';
      const tribe = NOUN.tribe.one.acc;
      return origin < 0
        ? `${Nom(seat)} umieszcza nowe ${tribe} ${where}${lying}${because(cause, state)}.`
        : `${Nom(seat)} przenosi ${tribe} ${places.territory(territoryOf(origin)).from} i osiedla je ${where}${lying}${because(cause, state)}.`;
    },
    displaced({ seat, owner, territory, weak }) {
      const tribe = (weak ? NOUN.weakTribe : NOUN.strongTribe).one.acc;
      const whose = owner === seat ? `własne ${tribe}` : `${tribe} ${civ.of(owner)}`;
      return `${Nom(seat)} wysiedla ${whose} do dziczy ${at(territory)}.`;
    },
    crossed: ({ seat, territory }) => `${Nom(seat)} przechodzi przez ${places.territory(territory).acc}.`,
    strengthened: ({ seat, spot, cause }, state) =>
      `${Nom(seat)} wzmacnia ${phrase.tribe(spot)}${because(cause, state)}.`,
    weakened: ({ seat, spot, cause }, state) =>
      `${Nom(seat)} osłabia ${phrase.tribe(spot)}${because(cause, state)}.`,
    died: ({ seat, spot, cause }, state) =>
      `${Nom(seat)} traci ${phrase.tribe(spot)}${because(cause, state)}.`,
    saved: ({ seat, spot, cause }, state) =>
      `${Nom(seat)} ratuje ${phrase.tribe(spot)} akcją deus ex machina${because(cause, state)}.`,
    fed({ seat, spot, food }, state) {
      const free = state?.seats[seat]?.automa ? 'dzięki znacznikom zaopatrzenia' : 'bez kosztu';
      return `${Nom(seat)} żywi ${phrase.tribe(spot)} ${food > 0 ? `za ${count(food, NOUN.food)}` : free}.`;
    },
    developed: ({ seat, territory, material }) =>
      `${Nom(seat)} rozwija ${places.territory(territory).acc}, źródło ${ofMaterial(material)}.`,
    explored: ({ seat, site, tile, cause }, state) =>
      `${Nom(seat)} odkrywa ${places.siteTile(tile).one.acc}${places.besideSite(site, state)}${because(cause, state)}.`,
    favor({ seat, n, lost = 0, cause }, state) {
      const beyond = lost > 0 ? '; dalszy ruch przepada' : '';
      const steps = `dysk o ${count(Math.abs(n), NOUN.space)} na ${NOUN.favorTrack.one.loc}`;
      return n > 0
        ? `${Nom(seat)} przesuwa ${steps} ${from(cause, state)}${beyond}.`
        : `${Nom(seat)} cofa ${steps}${because(cause, state)}.`;
    },
    advanced: ({ seat, track, n, cause }, state) =>
      `${Nom(seat)} przesuwa dysk o ${count(n, NOUN.space)} na ${trackOf(track).one.loc} ${from(cause, state)}.`,
    upgraded: ({ seat, module, level, cause }, state) =>
      `${Nom(seat)} ulepsza ${moduleOf(module).one.acc} do poziomu ${name.level(level)}${because(cause, state)}.`,
    stageFlipped: ({ seat, stage, cause }, state) =>
      `${Nom(seat)} odwraca kafelek ${stage}. rzędu na stronę aktywną${because(cause, state)}.`,
    installed({ seat, slot: number, column, stage, cause }) {
      const goal = causeKind(cause) === 'goal' && number >= ONE_GOAL;
      const what = goal ? goalChip(causeId(cause)).acc : slot(number).one.acc;
      return `${Nom(seat)} instaluje ${what} w ${column + 1}. kolumnie, w ${stage}. rzędzie.`;
    },
    tookGoal: ({ seat, goal }) => `${Nom(seat)} bierze ${goalChip(goal).acc}: ${entry.requirement(goal)}.`,
    tookIncome: ({ seat, chip, cause }, state) =>
      `${Nom(seat)} bierze ${titled(NOUN.income, name.chip(chip)).one.acc}${because(cause, state)}.`,
    tookChipCard({ seat, chip, goal }) {
      const goalToo = goal < 0 ? '' : ` z ${goalChip(goal).ins}: ${entry.requirement(goal)}`;
      return `${Nom(seat)} bierze kartę czipów startowych ${quoted(name.chip(STARTING_CHIP + chip))}${goalToo}.`;
    },
    drew: ({ seat, cards, cause }, state) =>
      `${Nom(seat)} dobiera ${phrase.cards(cards)}${because(cause, state)}.`,
    kept: ({ seat, cards, cause }, state) =>
      `${Nom(seat)} bierze na rękę ${phrase.cards(cards)}${because(cause, state)}.`,
    putBack: ({ seat, cards }) =>
      `${Nom(seat)} odkłada ${phrase.cards(cards)} na spód ${cards.length === 1 ? 'stosu' : 'stosów'}.`,
    discarded: ({ seat, cards, cause }, state) =>
      `${Nom(seat)} odrzuca ${phrase.cards(cards)}${because(cause, state)}.`,
    turnedUp: ({ cards }) => `Odkryto ${phrase.cards(cards)}.`,
    markerCard: ({ seat, card }) =>
      `${Nom(seat)} zaczyna ze znacznikami z karty ${quoted(name.markerCard(card))}.`,
    reset({ seat, space }, state) {
      const end = state ? rules.byPlayers(state.seats.length).resets : 0;
      const where =
        space === end ? 'końcowym polu resetu' : `${space}. polu resetu${end > 0 ? ` z ${end}` : ''}`;
      return `${Nom(seat)} wykonuje ${NOUN.reset.one.acc}; znacznik fazy jest na ${where}.`;
    },
    weather({ weather, beyond }, state) {
      const effect = list(beyond ? rules.weather.beyond : rules.weather.effects[weather]!);
      const where = `${beyond ? 'wychodzi poza' : 'wskazuje'} ${weatherSpace(weather)}`;
      return `Znacznik pogody ${where}. Efekt dla ${phrase.everyone(state)}: ${effect}.`;
    },
    weatherMoved: ({ seat, weather, cause }, state) =>
      `${Nom(seat)} przesuwa znacznik pogody na ${weatherSpace(weather)}${because(cause, state)}.`,
    event(told, state) {
      const { event, seats, counts } = told;
      const has = counts.map((n, seat) =>
        state?.seats[seat]?.automa ? automaHas(told, seat) : `${civ.nom(seat)}: ${n}`,
      );
      const rewarded = bitsOf(seats).map(civ.nom);
      const bonus = `za wydarzenie ${name.event(event)}`;
      const line =
        rewarded.length === 0
          ? `Nikt nie otrzymuje premii ${bonus}`
          : `Premię ${bonus} ${rewarded.length === 1 ? 'otrzymuje' : 'otrzymują'} ${and(rewarded)}`;
      return `${line} (${has.join(', ')}).`;
    },
    eventRevealed: ({ event }) => `Wydarzenie tej epoki to ${name.event(event)}: ${entry.happening(event)}.`,
    gaveBack: ({ seat, what, territory, cause }, state) =>
      `${Nom(seat)} zwraca na konsolę ${projectOf(what).one.acc} ${places.territory(territory).from}${because(cause, state)}.`,
    transported({ seat, territory, material }, state) {
      const stored = `do magazynu jako ${stuffOf(material).nom}`;
      if (!isLand(rules, territory))
        return `${Nom(seat)} transportuje ${NOUN.raw.one.acc} z łodzi ${at(territory)} ${stored}.`;
      const raw = state?.material[territory] ?? -1;
      const { from: origin } = places.territory(territory);
      return raw >= 0 && raw !== material
        ? `${Nom(seat)} transportuje ${count(1, materialOf(raw))} ${origin} ${stored}.`
        : `${Nom(seat)} transportuje ${count(1, materialOf(material))} ${origin} do magazynu.`;
    },
    hunted: ({ seat, territory, value, food }) =>
      `${Nom(seat)} poluje ${at(territory)} (wartość ${value}: ${count(food, NOUN.food, 'nom')}).`,
    built: ({ seat, project, at: where }) =>
      project === 'farm' || project === 'boat'
        ? `${Nom(seat)} buduje ${projectOf(project).one.acc} ${at(where)}.`
        : `${Nom(seat)} buduje ${projectOf(project).one.acc} na ${places.ground(where).one.loc}.`,
    tookDie({ seat, kind, from: giver }) {
      const die = (kind === 'fate' ? NOUN.fateDie : NOUN.activationDie).one.acc;
      return giver < 0
        ? `${Nom(seat)} bierze ${die} z przybornika.`
        : `${Nom(seat)} zabiera ${die} ${civ.of(giver)}.`;
    },
    turnedDie: ({ seat, from: old, to: value, cause }, state) =>
      `${Nom(seat)} zmienia wartość kości z ${old} na ${value}${because(cause, state)}.`,
    mutated: ({ seat, from: given, to: taken, cause }, state) =>
      `${Nom(seat)} zamienia ${count(1, featureMarker(given))} na ${count(1, featureMarker(taken))}${because(cause, state)}.`,
    sold: ({ seat, material }) => `${Nom(seat)} sprzedaje ${count(1, materialOf(material))}.`,
    bought: ({ seat, material }) => `${Nom(seat)} kupuje ${count(1, materialOf(material))}.`,
    tookTile: ({ seat, module }) =>
      `${Nom(seat)} bierze kafelek ${LEVEL_FOUR}. poziomu ${moduleOf(module).one.gen}.`,
    creatureShown: ({ creature }) => `Widoczne jest ${phrase.creatureAtHome(creature)}.`,
    tamed: ({ seat, creature }) => `${Nom(seat)} oswaja ${phrase.creature(creature).one.acc}.`,
    fedCreature: ({ seat, creature, material }) =>
      `${Nom(seat)} karmi ${phrase.creature(creature).one.acc} ${count(1, materialOf(material), 'ins')}.`,
    ...soloEvents(pl),
    monolith: ({ seat }) => `Monolit startowy otrzymuje ${civ.nom(seat)}.`,
    ended({ places: ranking }, state) {
      const ranked = ranking.map((seat, i) => {
        const points = state ? ` – ${count(state.seats[seat]!.score, NOUN.point, 'nom')}` : '';
        return `${i + 1}. ${civ.nom(seat)}${points}`;
      });
      return `Koniec gry: ${ranked.join(', ')}.`;
    },
  };
}
