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
import type { EventTable } from '../../texts.js';
import { leveled } from '../activation.js';
import { forThe, from } from './causes.js';
import { automaInEvent, soloEvents } from './events-solo.js';
import { a, agree, bare, cap, count, described, listing, the } from './grammar.js';
import { DIE, PROJECT } from './lists.js';
import { ON_FAVOR, trackNoun } from './measures.js';
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

/** "den Würfel 1", "die Würfel 1 und 3" */
const dice = (values: readonly number[]): string =>
  `${agree(values.length, 'den', 'die')} Würfel ${listing(values.map(String))}`;

export function eventTexts(de: Parts): EventTable {
  const { rules, name, noun, phrase, list, entry } = de;
  const { seat: who } = name;
  const { because, territory: in_ } = phrase;
  const automaHas = automaInEvent(de);
  return {
    phase: ({ era, phase }) => `Epoche ${era}, Phase ${phase}: ${name.phase(phase)}.`,
    turn: ({ seat }) => `${who(seat)} ist am Zug.`,
    activated: ({ seat, module, level }) =>
      `${who(seat)} aktiviert ${leveled(name, noun.moduleName(module), module, level)}.`,
    paid({ seat, place, n, cause }, state) {
      if (place === RESET) return `${who(seat)} nimmt den nächsten Resetmarker aus seiner Spalte.`;
      const markers = name.markers(place, n, state);
      if (isStored(place) && isModule(cause, 'trade'))
        return `${who(seat)} legt ${markers} in den Vorrat zurück.`;
      return HARM.has(causeKind(cause))
        ? `${who(seat)} verliert ${markers} ${from(cause, noun, state)}.`
        : `${who(seat)} zahlt ${markers} ${forThe(cause, noun, state)}.`;
    },
    gained({ seat, place, n, cause }, state) {
      if (place === RESET) return `${who(seat)} füllt ${count(n, NOUN.resetColumn)} auf.`;
      const markers = isNotch(place)
        ? `${count(n, NOUN.raw)} auf ${a(PROJECT.boat, 'dative')}`
        : name.markers(place, n, state);
      if (place >= RAW && isModule(cause, 'production')) return `${who(seat)} baut ${markers} ab.`;
      if (isStored(place) && isModule(cause, 'exploration'))
        return `${who(seat)} macht ${a(NOUN.find)}: ${markers}.`;
      if (isStored(place) && isModule(cause, 'trade')) return `${who(seat)} stellt ${markers} ins Depot.`;
      // A feature module is called by what it gives.
      if (isFeature(place) && isModule(cause, FEATURES[place - FEATURE]!))
        return `${who(seat)} erhält ${markers}.`;
      return `${who(seat)} erhält ${markers} ${from(cause, noun, state)}.`;
    },
    returned: ({ seat, place, n }, state) =>
      `${who(seat)} legt ${name.markers(place, n, state)} in den Vorrat zurück.`,
    forgone: ({ seat, place, n, cause }, state) =>
      `${who(seat)} verzichtet auf ${name.markers(place, n, state)}${because(cause, state)}.`,
    lapsed: ({ seat, list: effects, at, cause }, state) =>
      `Für ${who(seat)} verfällt${because(cause, state)}: ${cap(list.one(effects, at))}.`,
    usedDice: ({ seat, values, cause }, state) =>
      `${who(seat)} nutzt ${dice(values)} ${forThe(cause, noun, state)}.`,
    rolled({ seat, dice: kind, values, cause }, state) {
      if (values.length === 0) return `${who(seat)} wirft keine Würfel.`;
      const rolled = listing(values.map(String));
      if (kind === 'fate') {
        const fate = the(DIE.fate, 'dative', values.length === 1 ? 'one' : 'other');
        return `${who(seat)} würfelt ${rolled} mit ${fate} ${forThe(cause, noun, state)}.`;
      }
      return `${who(seat)} würfelt ${rolled}${causeKind(cause) === 'module' ? ' mit dem neuen Würfel' : ''}.`;
    },
    tested({ seat, passed, ideas, cause }, state) {
      const spent = ideas > 0 ? ` und zahlt dafür ${count(ideas, NOUN.idea)}` : '';
      const test = `${the(NOUN.test, 'accusative')} ${forThe(cause, noun, state)}`;
      return `${who(seat)} besteht ${test}${passed ? spent : ' nicht'}.`;
    },
    scored({ seat, n, source, units, cause }, state) {
      const what = scoredFor(POINT_SOURCES[source]!, cause, noun, state);
      return `${who(seat)} erhält ${count(n, NOUN.point)} ${what}${reckoned(n, units)}.`;
    },
    settled({ seat, territory, encampment, from: origin, weak, cause }, state) {
      const where = phrase.encampment(territory * 16 + encampment);
      const lying = weak && encampmentOf(encampment) !== 'boat' ? ', geschwächt' : '';
      return origin < 0
        ? `${who(seat)} setzt ${a(described('neu', NOUN.tribe))} ${where}${lying}${because(cause, state)}.`
        : `${who(seat)} wandert mit ${a(NOUN.tribe, 'dative')} aus ${in_(territoryOf(origin))} ${where}${lying}${because(cause, state)}.`;
    },
    displaced({ seat, owner, territory, weak }) {
      const tribe = weak ? NOUN.weakTribe : NOUN.strongTribe;
      const whose = owner === seat ? a(described('eigen', tribe)) : `${a(tribe)} von ${who(owner)}`;
      return `${who(seat)} verdrängt ${whose} in die Wildnis von ${in_(territory)}.`;
    },
    crossed: ({ seat, territory }) => `${who(seat)} durchquert ${in_(territory)}.`,
    strengthened: ({ seat, spot, cause }, state) =>
      `${who(seat)} stärkt ${phrase.tribe('accusative', spot)}${because(cause, state)}.`,
    weakened: ({ seat, spot, cause }, state) =>
      `${who(seat)} schwächt ${phrase.tribe('accusative', spot)}${because(cause, state)}.`,
    died: ({ seat, spot, cause }, state) =>
      `${who(seat)} verliert ${phrase.tribe('accusative', spot)}${because(cause, state)}.`,
    saved: ({ seat, spot, cause }, state) =>
      `${who(seat)} rettet ${phrase.tribe('accusative', spot)} durch Deus ex machina${because(cause, state)}.`,
    fed({ seat, spot, food }, state) {
      const free = state?.seats[seat]?.automa ? 'aus dem Proviant' : 'kostenlos';
      const how = food > 0 ? `mit ${count(food, NOUN.food, 'dative')}` : free;
      return `${who(seat)} ernährt ${phrase.tribe('accusative', spot)} ${how}.`;
    },
    developed: ({ seat, territory, material }) =>
      `${who(seat)} erschließt ${in_(territory)}, wo es ${bare(noun.material(material), 'accusative')} gibt.`,
    explored: ({ seat, site, tile, cause }, state) =>
      `${who(seat)} deckt ${the(noun.siteTile(tile), 'accusative')}${phrase.besideSite(site, state)} auf${because(cause, state)}.`,
    favor({ seat, n, lost = 0, cause }, state) {
      const steps = `${count(Math.abs(n), NOUN.step)} ${ON_FAVOR}`;
      const beyond =
        lost > 0
          ? `; ${count(lost, NOUN.step)} über ihr Ende hinaus ${agree(lost, 'verfällt', 'verfallen')}`
          : '';
      return n > 0
        ? `${who(seat)} rückt ${steps} vor${because(cause, state)}${beyond}.`
        : `${who(seat)} geht ${steps} zurück${because(cause, state)}.`;
    },
    advanced: ({ seat, track, n, cause }, state) =>
      `${who(seat)} rückt ${count(n, NOUN.step)} auf ${the(trackNoun(track), 'dative')} vor${because(cause, state)}.`,
    upgraded: ({ seat, module, level, cause }, state) =>
      `${who(seat)} upgradet ${the(noun.module(module), 'accusative')} auf Level ${name.level(level)}${because(cause, state)}.`,
    stageFlipped: ({ seat, stage, cause }, state) =>
      `${who(seat)} schaltet das Stufe-${stage}-Plättchen auf aktiv${because(cause, state)}.`,
    installed({ seat, slot, column, stage, cause }) {
      const goal = causeKind(cause) === 'goal' && slot >= ONE_GOAL;
      const what = goal ? noun.goal(causeId(cause)) : noun.slot(slot);
      const chip = what === NOUN.goal ? a(what) : the(what, 'accusative');
      return `${who(seat)} installiert ${chip} in Spalte ${column + 1}, Stufe ${stage}.`;
    },
    tookGoal: ({ seat, goal }) =>
      `${who(seat)} nimmt ${the(noun.goal(goal), 'accusative')}: ${entry.goal(goal)}.`,
    tookIncome: ({ seat, chip, cause }, state) =>
      `${who(seat)} nimmt ${the(noun.chip(chip), 'accusative')}${because(cause, state)}.`,
    tookChipCard({ seat, chip, goal }) {
      const goalChip = goal < 0 ? '' : ` mit ${the(noun.goal(goal), 'dative')}: ${entry.goal(goal)}`;
      return `${who(seat)} nimmt ${the(noun.chipCard(STARTING_CHIP + chip), 'accusative')}${goalChip}.`;
    },
    drew: ({ seat, cards, cause }, state) =>
      `${who(seat)} zieht ${phrase.cards(cards)}${because(cause, state)}.`,
    kept: ({ seat, cards, cause }, state) =>
      `${who(seat)} nimmt ${phrase.cards(cards)} auf die Hand${because(cause, state)}.`,
    putBack: ({ seat, cards }) =>
      `${who(seat)} legt ${phrase.cards(cards)} unter ${agree(cards.length, 'den verdeckten Stapel', 'die verdeckten Stapel')}.`,
    discarded: ({ seat, cards, cause }, state) =>
      `${who(seat)} legt ${phrase.cards(cards)} ab${because(cause, state)}.`,
    turnedUp: ({ cards }) =>
      `${cap(phrase.cards(cards))} ${agree(cards.length, 'wird', 'werden')} aufgedeckt.`,
    markerCard: ({ seat, card }) =>
      `${who(seat)} beginnt mit den Markern ${the(noun.markerCard(card), 'genitive')}.`,
    reset({ seat, space }, state) {
      const end = state ? rules.byPlayers(state.seats.length).resets : 0;
      const where = space === end ? 'dem Reset-Endfeld' : `Resetfeld ${space}${end > 0 ? ` von ${end}` : ''}`;
      return `${who(seat)} führt ${a(NOUN.reset)} durch; der Phasenanzeiger steht auf ${where}.`;
    },
    weather({ weather, beyond }, state) {
      const effect = list.text(beyond ? rules.weather.beyond : rules.weather.effects[weather]!);
      const where = beyond
        ? `geht über ${name.weather(weather)} hinaus`
        : `steht jetzt auf ${name.weather(weather)}`;
      return `Das Wetter ${where}. Für ${phrase.everyone(state)}: ${cap(effect)}.`;
    },
    weatherMoved: ({ seat, weather, cause }, state) =>
      `${who(seat)} stellt das Wetter auf ${name.weather(weather)}${because(cause, state)}.`,
    event(told, state) {
      const { event, seats, counts } = told;
      const has = counts.map((n, seat) =>
        state?.seats[seat]?.automa ? automaHas(told, seat) : `${who(seat)}: ${n}`,
      );
      return `${cap(the(noun.event(event), 'nominative'))} belohnt ${seats === 0 ? 'niemanden' : phrase.seats(seats)} (${has.join(', ')}).`;
    },
    eventRevealed: ({ event }) =>
      `Das Ereignis dieser Epoche ist ${name.event(event)}. ${entry.eventCard(event)}.`,
    gaveBack: ({ seat, what, territory, cause }, state) =>
      `${who(seat)} nimmt ${a(PROJECT[what])} aus ${in_(territory)} zurück${because(cause, state)}.`,
    transported({ seat, territory, material }, state) {
      const stored = bare(noun.material(material), 'accusative');
      if (!isLand(rules, territory))
        return `${who(seat)} transportiert ${a(NOUN.raw)} vom Boot in ${in_(territory)} ins Depot, als ${bare(noun.material(material))}.`;
      const raw = state?.material[territory] ?? -1;
      return raw >= 0 && raw !== material
        ? `${who(seat)} transportiert ${bare(noun.material(raw), 'accusative')} aus ${in_(territory)} ins Depot, als ${bare(noun.material(material))}.`
        : `${who(seat)} transportiert ${stored} aus ${in_(territory)} ins Depot.`;
    },
    hunted: ({ seat, territory, value, food }) =>
      `${who(seat)} jagt in ${in_(territory)} mit einer ${value}: ${count(food, NOUN.food)}.`,
    built: ({ seat, project, at }) =>
      project === 'farm' || project === 'boat'
        ? `${who(seat)} baut ${a(PROJECT[project])} in ${in_(at)}.`
        : `${who(seat)} baut ${a(PROJECT[project])} auf ${the(noun.ground(at), 'dative')}.`,
    tookDie: ({ seat, kind, from: giver }) =>
      `${who(seat)} nimmt ${a(DIE[kind])} ${giver < 0 ? 'aus der Auslage' : `von ${who(giver)}`}.`,
    turnedDie: ({ seat, from: old, to: value, cause }, state) =>
      `${who(seat)} dreht einen Würfel von ${old} auf ${value}${because(cause, state)}.`,
    mutated: ({ seat, from: given, to: taken, cause }, state) =>
      `${who(seat)} versetzt ${count(1, NOUN.featureMarker)} von ${bare(noun.feature(given))} auf ${bare(noun.feature(taken))}${because(cause, state)}.`,
    sold: ({ seat, material }) => `${who(seat)} verkauft ${count(1, noun.material(material))}.`,
    bought: ({ seat, material }) => `${who(seat)} kauft ${count(1, noun.material(material))} ein.`,
    tookTile: ({ seat, module }) =>
      `${who(seat)} nimmt ${the(NOUN.levelTile, 'accusative')} für ${the(noun.module(module), 'accusative')}.`,
    creatureShown: ({ creature }) => `Offen liegt jetzt ${phrase.creature(creature)}.`,
    tamed: ({ seat, creature }) => `${who(seat)} zähmt ${the(noun.creature(creature), 'accusative')}.`,
    fedCreature: ({ seat, creature, material }) =>
      `${who(seat)} füttert ${the(noun.creature(creature), 'accusative')} mit ${count(1, noun.material(material), 'dative')}.`,
    ...soloEvents(de),
    monolith: ({ seat }) => `Der Startmonolith geht an ${who(seat)}.`,
    ended({ places }, state) {
      const ranked = places.map((seat, i) => {
        const points = state ? ` mit ${count(state.seats[seat]!.score, NOUN.point, 'dative')}` : '';
        return `${i + 1}. ${who(seat)}${points}`;
      });
      return `Das Spiel ist zu Ende: ${ranked.join(', ')}.`;
    },
  };
}
