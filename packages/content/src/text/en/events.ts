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
import { forThe, from, to } from './causes.js';
import { automaInEvent, soloEvents } from './events-solo.js';
import { cap, count, listing, plural } from './grammar.js';
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

export function eventTexts(en: Parts): EventTable {
  const { rules, name, phrase, list, effect, entry } = en;
  const { Seat, because } = phrase;
  const automaHas = automaInEvent(en);
  return {
    phase: ({ era, phase }) => `Era ${era}, phase ${phase}: ${name.phase(phase)}.`,
    turn: ({ seat }) => `It is the turn of ${name.seat(seat)}.`,
    activated: ({ seat, module, level }) =>
      `${Seat(seat)} activates ${leveled(name, name.module(module), module, level)}.`,
    paid({ seat, place, n, cause }, state) {
      if (place === RESET) return `${Seat(seat)} takes the next reset marker from its column.`;
      const markers = name.markers(place, n, state);
      if (isStored(place) && isModule(cause, 'trade'))
        return `${Seat(seat)} returns ${markers} to the supply.`;
      return HARM.has(causeKind(cause))
        ? `${Seat(seat)} loses ${markers} ${to(cause, name, state)}.`
        : `${Seat(seat)} pays ${markers} ${forThe(cause, name, state)}.`;
    },
    gained({ seat, place, n, cause }, state) {
      if (place === RESET) return `${Seat(seat)} refills ${count(n, NOUN.column)}.`;
      const markers = isNotch(place) ? `${count(n, NOUN.raw)} on a boat` : name.markers(place, n, state);
      if (place >= RAW && isModule(cause, 'production')) return `${Seat(seat)} produces ${markers}.`;
      if (isStored(place) && isModule(cause, 'exploration'))
        return `${Seat(seat)} makes a lucky find: ${markers}.`;
      if (isStored(place) && isModule(cause, 'trade')) return `${Seat(seat)} stores ${markers}.`;
      // A feature module is called by what it gives.
      if (isFeature(place) && isModule(cause, FEATURES[place - FEATURE]!))
        return `${Seat(seat)} gains ${markers}.`;
      return `${Seat(seat)} gains ${markers} ${from(cause, name, state)}.`;
    },
    returned: ({ seat, place, n }, state) =>
      `${Seat(seat)} returns ${name.markers(place, n, state)} to the supply.`,
    forgone: ({ seat, place, n, cause }, state) =>
      `${Seat(seat)} forgoes ${name.markers(place, n, state)} ${from(cause, name, state)}.`,
    lapsed: ({ seat, list: effects, at, cause }, state) =>
      `${Seat(seat)} cannot use what comes ${from(cause, name, state)}: ${effect(effects, at)}.`,
    usedDice: ({ seat, values, cause }, state) =>
      `${Seat(seat)} uses ${dice(values)} ${forThe(cause, name, state)}.`,
    rolled({ seat, dice: kind, values, cause }, state) {
      if (values.length === 0) return `${Seat(seat)} rolls no dice.`;
      const rolled = listing(values.map(String));
      return kind === 'fate'
        ? `${Seat(seat)} rolls ${rolled} with ${plural(values.length, FATE)} ${forThe(cause, name, state)}.`
        : `${Seat(seat)} rolls ${rolled}${causeKind(cause) === 'module' ? ' with the new die' : ''}.`;
    },
    tested({ seat, passed, ideas, cause }, state) {
      const spent = ideas > 0 ? ` by spending ${count(ideas, NOUN.idea)}` : '';
      return `${Seat(seat)} ${passed ? 'passes' : 'fails'} the favor test ${forThe(cause, name, state)}${spent}.`;
    },
    scored({ seat, n, source, units, cause }, state) {
      const what = scoredFor(POINT_SOURCES[source]!, cause, name, state);
      return `${Seat(seat)} scores ${count(n, NOUN.point)} ${what}${reckoned(n, units)}.`;
    },
    settled({ seat, territory, encampment, from: origin, weak, cause }, state) {
      const where = phrase.encampment(territory * 16 + encampment);
      const lying = weak && encampmentOf(encampment) !== 'boat' ? ', weakened' : '';
      return origin < 0
        ? `${Seat(seat)} places a new tribe ${where}${lying}${because(cause, state)}.`
        : `${Seat(seat)} moves a tribe from ${name.territory(territoryOf(origin))} to settle ${where}${lying}${because(cause, state)}.`;
    },
    displaced: ({ seat, owner, territory, weak }) =>
      `${Seat(seat)} displaces a ${weak ? 'weak' : 'strong'} tribe of ${owner === seat ? 'its own' : name.seat(owner)} into the wilderness of ${name.territory(territory)}.`,
    crossed: ({ seat, territory }) => `${Seat(seat)} passes through ${name.territory(territory)}.`,
    strengthened: ({ seat, spot, cause }, state) =>
      `${Seat(seat)} strengthens ${phrase.tribe(spot)}${because(cause, state)}.`,
    weakened: ({ seat, spot, cause }, state) =>
      `${Seat(seat)} lays down ${phrase.tribe(spot)}${because(cause, state)}.`,
    died: ({ seat, spot, cause }, state) =>
      `${Seat(seat)} loses ${phrase.tribe(spot)}${because(cause, state)}.`,
    saved: ({ seat, spot, cause }, state) =>
      `${Seat(seat)} saves ${phrase.tribe(spot)} by deus ex machina${because(cause, state)}.`,
    fed({ seat, spot, food }, state) {
      const free = state?.seats[seat]?.automa ? 'from its provisions' : 'at no cost';
      return `${Seat(seat)} feeds ${phrase.tribe(spot)} ${food > 0 ? `with ${food} food` : free}.`;
    },
    developed: ({ seat, territory, material }) =>
      `${Seat(seat)} develops ${name.territory(territory)}, a source of ${name.material(material)}.`,
    explored: ({ seat, site, tile, cause }, state) =>
      `${Seat(seat)} reveals ${name.siteTile(tile)}${phrase.besideSite(site, state)}${because(cause, state)}.`,
    favor({ seat, n, lost = 0, cause }, state) {
      const steps = count(Math.abs(n), NOUN.step);
      const beyond =
        lost > 0 ? `; ${count(lost, NOUN.step)} beyond its end ${lost === 1 ? 'is' : 'are'} lost` : '';
      return n > 0
        ? `${Seat(seat)} advances ${steps} on the Favor of Agera track ${from(cause, name, state)}${beyond}.`
        : `${Seat(seat)} moves ${steps} back on the Favor of Agera track${because(cause, state)}.`;
    },
    advanced: ({ seat, track, n, cause }, state) =>
      `${Seat(seat)} advances ${count(n, NOUN.step)} on the ${name.track(track)} track ${from(cause, name, state)}.`,
    upgraded: ({ seat, module, level, cause }, state) =>
      `${Seat(seat)} upgrades ${name.module(module)} to level ${name.level(level)}${because(cause, state)}.`,
    stageFlipped: ({ seat, stage, cause }, state) =>
      `${Seat(seat)} flips the stage-${stage} tile to active${because(cause, state)}.`,
    installed({ seat, slot, column, stage, cause }) {
      const goal = causeKind(cause) === 'goal' && slot >= ONE_GOAL;
      const what = goal ? `goal chip ${name.goal(causeId(cause))}` : name.slot(slot);
      return `${Seat(seat)} installs ${what} in column ${column + 1}, stage ${stage}.`;
    },
    tookGoal: ({ seat, goal }) => `${Seat(seat)} takes goal chip ${entry.goal(goal)}.`,
    tookIncome: ({ seat, chip, cause }, state) =>
      `${Seat(seat)} takes income chip ${name.chip(chip)}${because(cause, state)}.`,
    tookChipCard({ seat, chip, goal }) {
      const goalChip = goal < 0 ? '' : ` with goal chip ${entry.goal(goal)}`;
      return `${Seat(seat)} takes starting chip card ${name.chip(STARTING_CHIP + chip)}${goalChip}.`;
    },
    drew: ({ seat, cards, cause }, state) =>
      `${Seat(seat)} draws ${phrase.cards(cards)}${because(cause, state)}.`,
    kept: ({ seat, cards, cause }, state) =>
      `${Seat(seat)} takes ${phrase.cards(cards)} into hand${because(cause, state)}.`,
    putBack: ({ seat, cards }) =>
      `${Seat(seat)} puts ${phrase.cards(cards)} under ${plural(cards.length, { one: 'its stack', other: 'their stacks' })}.`,
    discarded: ({ seat, cards, cause }, state) =>
      `${Seat(seat)} discards ${phrase.cards(cards)}${because(cause, state)}.`,
    turnedUp: ({ cards }) =>
      `${cap(phrase.cards(cards))} ${plural(cards.length, { one: 'is', other: 'are' })} turned up.`,
    markerCard: ({ seat, card }) => `${Seat(seat)} starts with the markers of ${name.markerCard(card)}.`,
    reset({ seat, space }, state) {
      const end = state ? rules.byPlayers(state.seats.length).resets : 0;
      const where =
        space === end ? 'the reset end space' : `reset space ${space}${end > 0 ? ` of ${end}` : ''}`;
      return `${Seat(seat)} does a Reset; the phase indicator is on ${where}.`;
    },
    weather({ weather, beyond }, state) {
      const effect = list(beyond ? rules.weather.beyond : rules.weather.effects[weather]!);
      const where = beyond ? `goes beyond ${name.weather(weather)}` : `is now ${name.weather(weather)}`;
      return `The weather ${where}. For ${phrase.everyone(state)}: ${effect}.`;
    },
    weatherMoved: ({ seat, weather, cause }, state) =>
      `${Seat(seat)} moves the weather to ${name.weather(weather)}${because(cause, state)}.`,
    event(told, state) {
      const { event, seats, counts } = told;
      const has = counts.map((n, seat) =>
        state?.seats[seat]?.automa ? automaHas(told, seat) : `${name.seat(seat)}: ${n}`,
      );
      return `Event ${name.event(event)} rewards ${seats === 0 ? 'nobody' : phrase.seats(seats)} (${has.join(', ')}).`;
    },
    eventRevealed: ({ event }) => `The event of this era is ${entry.eventCard(event)}.`,
    gaveBack: ({ seat, what, territory, cause }, state) =>
      `${Seat(seat)} takes a ${what} back from ${name.territory(territory)}${because(cause, state)}.`,
    transported({ seat, territory, material }, state) {
      const [where, stored] = [name.territory(territory), name.material(material)];
      if (!isLand(rules, territory))
        return `${Seat(seat)} transports a raw material from the boat in ${where}, stored as ${stored}.`;
      const raw = state?.material[territory] ?? -1;
      return raw >= 0 && raw !== material
        ? `${Seat(seat)} transports ${name.material(raw)} from ${where}, stored as ${stored}.`
        : `${Seat(seat)} transports ${stored} from ${where} to storage.`;
    },
    hunted: ({ seat, territory, value, food }) =>
      `${Seat(seat)} hunts in ${name.territory(territory)} with a ${value}, worth ${food} food.`,
    built: ({ seat, project, at }) =>
      project === 'farm' || project === 'boat'
        ? `${Seat(seat)} builds a ${project} in ${name.territory(at)}.`
        : `${Seat(seat)} builds a ${project} on ${name.ground(at)}.`,
    tookDie: ({ seat, kind, from: giver }) =>
      `${Seat(seat)} takes ${kind === 'fate' ? 'a fate die' : 'an activation die'} from ${giver < 0 ? 'the display' : name.seat(giver)}.`,
    turnedDie: ({ seat, from: old, to: value, cause }, state) =>
      `${Seat(seat)} turns a die of ${old} to ${value}${because(cause, state)}.`,
    mutated: ({ seat, from: given, to: taken, cause }, state) =>
      `${Seat(seat)} turns 1 ${name.feature(given)} into 1 ${name.feature(taken)}${because(cause, state)}.`,
    sold: ({ seat, material }) => `${Seat(seat)} sells 1 ${name.material(material)}.`,
    bought: ({ seat, material }) => `${Seat(seat)} buys 1 ${name.material(material)}.`,
    tookTile: ({ seat, module }) => `${Seat(seat)} takes the level-4 tile of ${name.module(module)}.`,
    creatureShown: ({ creature }) => `The visible creature is the ${phrase.creature(creature)}.`,
    tamed: ({ seat, creature }) => `${Seat(seat)} tames the ${name.creature(creature)}.`,
    fedCreature: ({ seat, creature, material }) =>
      `${Seat(seat)} feeds 1 ${name.material(material)} to the ${name.creature(creature)}.`,
    ...soloEvents(en),
    monolith: ({ seat }) => `The starting monolith goes to ${name.seat(seat)}.`,
    ended({ places }, state) {
      const ranked = places.map((seat, i) => {
        const points = state ? ` with ${count(state.seats[seat]!.score, NOUN.point)}` : '';
        return `${i + 1}. ${name.seat(seat)}${points}`;
      });
      return `The game is over: ${ranked.join(', ')}.`;
    },
  };
}

const FATE = { one: 'the fate die', other: 'the fate dice' };

const dice = (values: readonly number[]): string =>
  `${plural(values.length, NOUN.die)} ${listing(values.map(String))}`;
