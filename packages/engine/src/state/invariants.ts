// What holds in every state of every game. Each broken one is said in a sentence.
import { hookBits, triggerBits } from '../effects/hooks.js';
import {
  CARD_TYPES,
  CATEGORIES,
  ERAS,
  FINAL_SCORING,
  MAIN_MODULES,
  MATERIALS,
  NOTCH,
  PLACES,
  typeOfMaterial,
  WATER,
  WEATHER,
} from '../pack/names.js';
import {
  ATTRIBUTE_SLOT,
  CHIP_SLOT,
  type CompiledAbility,
  CREATURE_SLOT,
  ONE_GOAL,
  type Rules,
  STARTING_ATTRIBUTE,
  STARTING_CHIP,
  TWO_GOALS,
} from '../pack/rules.js';
import { bits } from './lists.js';
import { countKind, FREE, GOAL_KIND, isIncomeSlot, kindOfColumn, kindOfSlot } from './partition.js';
import { hasExtra } from './setup.js';
import { BOAT, countTribes, freeSpaces, tribesIn } from './tribes.js';
import { type ExtraCredit, PUBLIC, RULES_VERSION, type State } from './types.js';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const within = (n: number, least: number, most: number): boolean => n >= least && n <= most;
const distinct = (list: readonly number[]): boolean => new Set(list).size === list.length;

export function brokenInvariants(rules: Rules, s: State): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  const once = (pieces: readonly number[], all: readonly number[], what: string): void => {
    const sorted = [...pieces].sort((a, b) => a - b);
    const wanted = [...all].sort((a, b) => a - b);
    must(
      sorted.length === wanted.length && sorted.every((piece, i) => piece === wanted[i]),
      `${what} are not conserved`,
    );
  };
  checkCourse();
  checkConsoles();
  checkContinent();
  checkPieces();
  checkSecrets();
  checkSolo();
  checkExtras();
  return broken;

  /** What can be in the middle of which game: era, phase, indicators, stacks of the sequence board. */
  function checkCourse(): void {
    const number = (name: keyof State & string, least: number, most: number): void =>
      must(within(s[name] as number, least, most), `${name} is ${s[name]}`);
    number('rules', RULES_VERSION, RULES_VERSION);
    number('learned', 0, Number.MAX_SAFE_INTEGER);
    number('era', 0, ERAS);
    number('phase', 0, FINAL_SCORING);
    number('starting', 0, s.seats.length - 1);
    number('weather', 0, WEATHER.length - 1);
    number('resets', 0, rules.byPlayers(s.seats.length).resets);
    number('lastRound', 0, 2);
    number('finalTiles', 0, (1 << CATEGORIES.length) - 1);
    must(s.rng.length === 4 && s.rng.every(word => word >>> 0 === word), 'the generator is out of order');
    must((s.phase === FINAL_SCORING) === (s.agenda.length === 0), 'the game is over and goes on');
    const events = [...s.events, ...s.pastEvents, ...(s.event < 0 ? [] : [s.event])];
    must(
      events.length === ERAS && distinct(events) && events.every(e => within(e, 0, rules.events.length - 1)),
      'the events are not conserved',
    );
    must(
      distinct(s.eraTiles) &&
        s.eraTiles.every(category => within(category, 0, CATEGORIES.length - 1)) &&
        within(s.eraTiles.length, ERAS - s.era, Math.min(ERAS, ERAS + 1 - s.era)),
      'the scoring tiles are not those of this era',
    );
  }

  function checkConsoles(): void {
    const { console, tracks } = rules.pack.tables;
    s.seats.forEach((me, seat) => {
      const who = `civilization ${seat + 1}`;
      must(me.markers.length === PLACES, `${who} has ${me.markers.length} marker places`);
      must(
        [
          ...[...me.markers, me.supply, me.tribes, me.usedDice, me.fateDice, ...me.dice],
          ...[...me.earned, me.upgrades, ...me.boats.filter((_, i) => i % BOAT > 0)],
        ].every(n => Number.isInteger(n) && n >= 0),
        `${who} has a negative or broken number`,
      );
      const { solo } = rules.pack;
      const statues = sum(s.statues.filter((_, i) => i % 4 === seat));
      const laid = me.automa && s.solo ? s.solo.evolution + s.solo.prosperity + sum(s.solo.provisions) : 0;
      const markers = me.supply + sum(me.markers) + statues + laid;
      must(markers === (me.automa ? solo : console).markers, `${who} has ${markers} markers`);
      const tribes = me.tribes + countTribes(s, seat);
      must(tribes === (me.automa ? solo : console).tribes, `${who} has ${tribes} tribes`);
      must(me.score === sum(me.earned), `${who} has points without a source`);
      must(me.favor >= 1 && me.favor <= 6, `${who} is off the favor track`);
      must(
        me.tracks.every(n => n >= 0 && n <= tracks.spaces),
        `${who} is off a progress track`,
      );
      must(
        me.levels.every((level, m) => level >= 1 && level <= ((me.levelFour >> m) & 1 ? 4 : 3)),
        `${who} has a module of no level`,
      );
      must(
        within(me.levelFour, 0, (1 << MAIN_MODULES) - 1) &&
          within(me.activeStages, 0, 3) &&
          within(me.completed, 0, (1 << rules.completion.length) - 1) &&
          me.settlements.every(ground => within(ground, -1, rules.grounds - 1)),
        `${who} has a console that cannot be`,
      );
      for (let b = 0; b < console.boats; b++) {
        must(me.markers[NOTCH + b]! <= 1, `${who} has a boat with ${me.markers[NOTCH + b]} raw materials`);
      }
      checkPartition(seat);
    });
    const players = s.seats.length;
    const { dice } = rules.byPlayers(players);
    const activation = s.activationDice + sum(s.seats.map(me => sum(me.dice) + me.usedDice));
    const fate = s.fateDice + sum(s.seats.map(me => me.fateDice));
    const { dice: automas } = rules.pack.solo;
    const start = (one: number, automa: number): number => sum(s.seats.map(me => (me.automa ? automa : one)));
    must(activation === dice + start(6, automas.activation), `there are ${activation} activation dice`);
    must(fate === dice + start(1, automas.fate), `there are ${fate} fate dice`);
  }

  /** V.I.C.I sits where the set-up says, with all its cards and markers that fit on its grids. */
  function checkSolo(): void {
    must(
      (s.solo === null) === (s.setup.solo === undefined) &&
        s.seats.every((me, seat) => me.automa === seat >= s.setup.seats.length),
      'V.I.C.I is not where it belongs',
    );
    if (s.solo === null) return;
    const { solo } = rules.pack;
    const { stack, revealed, discard, evolution, prosperity, provisions, blocked } = s.solo;
    once(
      [...stack, ...revealed, ...discard],
      rules.solo.cards.map((_, card) => card),
      'action cards',
    );
    must(
      within(evolution, solo.gridMarkers, solo.evolution.spaces) &&
        within(prosperity, solo.gridMarkers, solo.prosperity.spaces),
      'a grid of V.I.C.I has too many markers',
    );
    must(
      provisions.every((n, t) => n >= 0 && (((blocked >> t) & 1) === 0 || (n >= 2 && s.farms[t] === 0))),
      'there are provision markers that cannot be',
    );
  }

  /** Creatures and level-4 tiles, in games that have them. */
  function checkExtras(): void {
    const has = (extra: ExtraCredit): boolean => hasExtra(s.setup, extra);
    const installing = s.agenda.flatMap(task => (task.do === 'installChip' ? [task.slot] : []));
    const numbers = (first: number, end: number): number[] =>
      [...s.seats.flatMap(me => me.columns.flat()), ...installing].flatMap(slot =>
        slot >= first && slot < end ? [slot - first] : [],
      );
    const creatures = [
      ...s.creatureStack,
      ...(s.creature < 0 ? [] : [s.creature]),
      ...numbers(CREATURE_SLOT, ONE_GOAL),
    ];
    once(creatures, has('b') ? rules.creatures.map((_, creature) => creature) : [], 'creatures');
    const starting = [
      ...s.chipAttributes,
      ...s.agenda.flatMap(task =>
        task.do === 'takeChipCard' && task.attribute >= 0 ? [task.attribute] : [],
      ),
      ...numbers(ATTRIBUTE_SLOT + STARTING_ATTRIBUTE, CREATURE_SLOT),
    ];
    must(
      distinct(starting) &&
        starting.every(chip => within(chip, 0, rules.benefits.length - 1)) &&
        (has('a') || starting.length === 0),
      'a starting attribute chip is there twice, or unknown',
    );
    const tiles = [s.tiles, ...s.seats.map(me => me.levelFour)];
    must(within(s.tiles, 0, (1 << MAIN_MODULES) - 1), 'there is an unknown tile');
    must(
      sum(tiles.map(bits)) === bits(tiles.reduce((a, b) => a | b)) && (has('c') || s.tiles === 0),
      'a level-4 tile is there twice',
    );
  }

  function checkPartition(seat: number): void {
    const me = s.seats[seat]!;
    const who = `civilization ${seat + 1}`;
    const kinds = me.columns.map(kindOfColumn).filter(kind => kind !== FREE);
    must(new Set(kinds).size === kinds.length, `${who} has one kind in two columns`);
    me.columns.forEach(column => {
      const kind = kindOfColumn(column);
      must(
        column.every(slot => within(slot, 0, TWO_GOALS)),
        `${who} has something unknown in a column`,
      );
      must(
        column.every(slot => isIncomeSlot(slot) || kindOfSlot(slot) === kind),
        `${who} has two kinds in one column`,
      );
    });
    const pending = s.agenda.flatMap(task => (task.do === 'enable' && task.seat === seat ? [task.slot] : []));
    const slots = me.columns.flat().filter(slot => rules.abilities[slot]);
    once([...me.abilities, ...pending.filter(slot => rules.abilities[slot])], slots, `abilities of ${who}`);
    const all = (bitsOf: (ability: CompiledAbility) => number): number =>
      me.abilities.reduce((mask, slot) => mask | bitsOf(rules.abilities[slot]!), 0);
    must(all(hookBits) === me.hooks && all(triggerBits) === me.triggers, `${who} has a deaf ability`);
  }

  function checkContinent(): void {
    rules.territories.forEach(({ key, type }, t) => {
      must(freeSpaces(s, t) >= 0, `${key} is overcrowded`);
      const held = s.fire[t]! - 1;
      must(within(held, -1, 2 * s.seats.length - 1), `${key} has a stranger at its fire`);
      must(within(s.farms[t]!, 0, s.seats.length), `${key} has a stranger's farm`);
      const inhabited = s.seats.some((_, seat) => tribesIn(s, seat, t) > 0);
      must(!inhabited || ((s.developed >> t) & 1) === 1, `${key} is inhabited and not developed`);
      if (type === WATER) {
        const swimming =
          held >= 0 || [s.plain, s.wild].some(list => list.some((n, i) => i >> 3 === t && n > 0));
        must(!swimming && s.farms[t] === 0, `${key} has tribes or farms in the water`);
      }
    });
    must(
      [s.plain, s.wild].every(list =>
        list.every((n, i) => n >= 0 && ((i & 7) < 2 * s.seats.length || n === 0)),
      ),
      'there are tribes that cannot be',
    );
    must(
      s.statues.every((n, i) => n >= 0 && (i % 4 < s.seats.length || n === 0)),
      'there are statues that cannot be',
    );
    const always = rules.territories.reduce(
      (mask, { type, start }, t) => (type === WATER || start ? mask | (1 << t) : mask),
      0,
    );
    must(
      (s.developed & always) === always && within(s.developed, 0, (1 << rules.territories.length) - 1),
      'Water or a starting territory is not developed',
    );
    must(within(s.revealed, 0, (1 << s.sites.length) - 1), 'a site is revealed that is not there');
    s.seats.forEach((me, seat) => {
      const who = `civilization ${seat + 1}`;
      const { farms, boatSeats } = rules.pack.tables.console;
      must(s.farms.filter(owner => owner === seat + 1).length <= farms, `${who} has too many farms`);
      const at = me.boats.filter((n, i) => i % BOAT === 0 && n >= 0);
      must(new Set(at).size === at.length, `${who} has two boats in one Water`);
      for (let b = 0; b < me.boats.length; b += BOAT) {
        const aboard = me.boats[b + 1]! + me.boats[b + 2]!;
        must(
          me.boats[b]! < 0
            ? aboard === 0
            : aboard <= boatSeats && rules.territories[me.boats[b]!]?.type === WATER,
          `${who} has a boat that cannot be`,
        );
      }
    });
    const hunted = bits(s.hunted);
    must(hunted <= s.huntingTokens, `${hunted} hunting tokens lie on the continent`);
  }

  function checkPieces(): void {
    const columns = s.seats.flatMap(me => me.columns.flat());
    const cards = [
      ...s.stacks.flat(),
      ...s.faceUp.flat(),
      ...s.seats.flatMap(me => [...me.hand, ...me.looking]),
      ...columns.filter(slot => slot < CHIP_SLOT),
      ...(s.solo?.cardsOut ?? []),
    ];
    once(
      cards,
      rules.cards.flatMap((card, n) => (card ? [n] : [])),
      'research cards',
    );
    must(
      CARD_TYPES.every((_, type) =>
        [...s.stacks[type]!, ...s.faceUp[type]!].every(card => card >> 5 === type),
      ),
      'a research card lies in a stack of another type',
    );
    const installing = s.agenda.flatMap(task => (task.do === 'installChip' ? [task.slot] : []));
    const slots = [...columns, ...installing];
    const there = (list: readonly number[]): number[] => list.filter(chip => chip !== -1);
    const starting = [
      ...s.chipCards,
      ...s.agenda.flatMap(task => (task.do === 'takeChipCard' ? [task.chip] : [])),
      ...columns.filter(isIncomeSlot).flatMap(slot => {
        const chip = slot - CHIP_SLOT - STARTING_CHIP;
        return chip >= 0 ? [chip] : [];
      }),
    ];
    must(
      distinct(starting) && starting.every(chip => within(chip, 0, rules.chipModules.length - 1)),
      'a starting chip card is there twice, or unknown',
    );
    must(s.chipCards.length === s.chipGoals.length, 'a starting chip card lies there without its goal chip');
    once(
      [
        ...there(s.incomeDisplay),
        ...s.incomeBag,
        ...(s.solo?.incomesOut ?? []),
        ...slots
          .filter(slot => slot >= CHIP_SLOT && slot < CHIP_SLOT + STARTING_CHIP)
          .map(slot => slot - CHIP_SLOT),
      ],
      rules.pack.incomes.map((_, i) => i),
      'income chips',
    );
    once(
      [
        ...there(s.attributeDisplay),
        ...s.attributeBag,
        ...(s.solo?.attributesOut ?? []),
        ...slots
          .filter(slot => slot >= ATTRIBUTE_SLOT && slot < ATTRIBUTE_SLOT + STARTING_ATTRIBUTE)
          .map(slot => slot - ATTRIBUTE_SLOT),
      ],
      rules.attributes.map((_, i) => i),
      'attribute chips',
    );
    const goals = [
      ...there(s.goalDisplay),
      ...s.goalBag,
      ...there(s.chipGoals),
      ...(s.solo?.goalsOut ?? []),
      ...s.seats.flatMap(me => me.goals.flat()),
      ...s.agenda.flatMap(task => (task.do === 'placeGoal' || task.do === 'takeChipCard' ? [task.goal] : [])),
    ];
    const installed = sum(s.seats.map(me => countKind(me, GOAL_KIND)));
    must(distinct(goals), 'a goal chip is there twice');
    must(
      goals.every(goal => within(goal, 0, rules.goals.length - 1)),
      'there is an unknown goal chip',
    );
    must(goals.length + installed === rules.goals.length, `there are ${goals.length + installed} goal chips`);
    once(
      s.sites,
      rules.sites.map((_, i) => i),
      'sites',
    );
    once(
      s.material.filter(tile => tile >= 0),
      MATERIALS.map((_, m) => m),
      'material tiles',
    );
    must(
      rules.territories.every(({ type }, t) =>
        type === WATER ? s.material[t] === -1 : typeOfMaterial(s.material[t]!) === type,
      ),
      'a material tile lies in a territory of another type',
    );
  }

  /** Who holds a card knows it; what lies open is known to all. */
  function checkSecrets(): void {
    must(
      s.known.every(mask => within(mask, 0, PUBLIC)),
      'a card is known to strangers',
    );
    const open = [...s.faceUp.flat(), ...s.seats.flatMap(me => me.columns.flat().filter(n => n < CHIP_SLOT))];
    must(
      open.every(card => s.known[card] === PUBLIC),
      'an open card is not known to all',
    );
    s.seats.forEach((me, seat) => {
      must(
        [...me.hand, ...me.looking].every(card => (s.known[card]! >> seat) & 1),
        `civilization ${seat + 1} does not know its cards`,
      );
      must(
        [me.markerCard, ...me.markerCards].every(card => within(card, -1, rules.markerCards.length - 1)),
        `civilization ${seat + 1} has an unknown starting marker card`,
      );
    });
  }
}
