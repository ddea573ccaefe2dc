// Tribes, what feeding them takes, buildings, and what lies around.
import {
  type Board,
  bits,
  countAt,
  FEEDING_PHASE,
  FOOD,
  feedingCost,
  firePoints,
  freeSpaces,
  groundOf,
  INCOME_PHASE,
  isWeak,
  type Land,
  MOST_SEATS,
  type Rules,
  type Seat,
  type State,
  spots,
  type TribePlaces,
} from '@civolution/engine';
import { type Inputs, part } from '../inputs.js';
import { eraOver, phasesLeft } from './time.js';

/** So few tribes in the supply may not last. */
const FEW = 8;

export function seeLand(g: Board, seat: number, out: Inputs): void {
  const { s, rules } = g;
  const { boats, abilities, hooks } = s.seats[seat]!;
  const { land, fire, plain, wild, farms } = s;
  const need = seePeople(
    out,
    rules,
    land,
    fire,
    plain,
    wild,
    farms,
    s.revealed,
    boats,
    abilities,
    hooks,
    seat,
  );
  seeSupplies(out, g, seat, need);
}

const supplies = part(
  ['strongFed', 'fewTribes', 'food', 'hunger', 'surplus', 'settlements', 'statues'],
  ['tribes'],
);

/** Tribes and food in the supply, and buildings. All tribes together need so much food. */
const seeSupplies = supplies.always((out: Float64Array, g: Board, seat: number, need: number): void => {
  const { at, from } = supplies;
  const { s, rules } = g;
  const me = s.seats[seat]!;
  const feedings = phasesLeft(g, FEEDING_PHASE - 1);
  const food = me.markers[FOOD]!;
  const hunger = feedings > 0 ? Math.max(0, need - food) / 4 : 0;
  out[at.strongFed] = (out[from.tribes]! * feedings) / 3;
  out[at.fewTribes] = Math.max(0, FEW - me.tribes) / 4;
  out[at.food] = food / 4;
  out[at.hunger] = hunger;
  out[at.hunger + 1] = hunger * eraOver(g);
  out[at.surplus] = feedings > 0 ? Math.max(0, food - need) / 4 : 0;
  for (let i = 0; i < me.settlements.length; i++) out[at.settlements + i] = me.settlements[i]! >= 0 ? 1 : 0;
  let statues = 0;
  for (let i = seat; i < s.statues.length; i += MOST_SEATS) statues += s.statues[i]!;
  const each = rules.pack.tables.favor.statuePoints[me.favor - 1]!;
  out[at.statues] = statues / 2;
  out[at.statues + 1] = (statues * each * phasesLeft(g, INCOME_PHASE)) / 10;
});

/** The part of a position that says where a civilization's tribes, boats and farms are, and what lies around. */
type People = Parameters<typeof feedingCost>[0] &
  Parameters<typeof firePoints>[0] & { readonly s: TribePlaces & Pick<State, 'land'> };

const people = part(['tribes', 'territories', 'landTypes', 'boats', 'farms', 'prospects']);

/** Tribes, boats, farms, and what there is for the taking. Returns the food that all tribes need. */
const seePeople = people.whenChanged(
  (
    out: Float64Array,
    rules: Rules,
    land: Land,
    fire: State['fire'],
    plain: State['plain'],
    wild: State['wild'],
    farms: State['farms'],
    revealed: number,
    boats: Seat['boats'],
    abilities: Seat['abilities'],
    hooks: number,
    seat: number,
  ): number => {
    const { at } = people;
    // What is called below looks the civilization up by its seat, so it is entered for every seat.
    const seats = new Array<Pick<Seat, 'boats' | 'abilities' | 'hooks'>>(MOST_SEATS).fill({
      boats,
      abilities,
      hooks,
    });
    const g: People = { rules, s: { land, fire, plain, wild, farms, seats } };
    const { need, own } = seeTribes(g, seat, out);
    seeProspects(g, seat, own, revealed, out);
    for (let b = 0; b < boats.length; b += 3) if (boats[b]! >= 0) out[at.boats]!++;
    for (let t = 0; t < farms.length; t++) if (farms[t] === seat + 1) out[at.farms]!++;
    return need;
  },
);

/** Counts tribes by strength and place, and the territories and types they live in. */
function seeTribes(g: People, seat: number, out: Float64Array): { need: number; own: number } {
  const { s, rules } = g;
  let need = 0;
  let own = 0;
  let types = 0;
  const { at } = people;
  for (const spot of spots(s, seat, true, true)) {
    const n = countAt(s, seat, spot);
    const ground = groundOf(spot);
    need += n * feedingCost(g, seat, spot);
    out[at.tribes + (isWeak(s, spot) ? 1 : 0)]! += n / 4;
    if (ground === 'wild') out[at.tribes + 2]! += n / 4;
    else if (ground === 'boat') out[at.tribes + 3]! += n / 4;
    own |= 1 << (spot >> 4);
    types |= 1 << rules.territories[spot >> 4]!.type;
  }
  out[at.territories] = bits(own) / 4;
  out[at.landTypes] = bits(types & ~1) / 3;
  return { need, own };
}

/** What there is for the taking in own territories and those beside them: fires, spaces, sites face down, new land. */
function seeProspects(g: People, seat: number, own: number, revealed: number, out: Float64Array): void {
  const { s, rules } = g;
  const { adjacent, sitesOf } = s.land;
  const { at } = people;
  let near = own;
  let sites = 0;
  for (let t = 0; own >> t !== 0; t++) {
    if (((own >> t) & 1) === 0) continue;
    near |= adjacent[t]!;
    sites |= sitesOf[t]!;
  }
  for (let t = 0; near >> t !== 0; t++) {
    if (((near >> t) & 1) === 0 || rules.territories[t]!.type === 0) continue;
    if ((s.fire[t]! - 1) >> 1 !== seat) out[at.prospects]! += firePoints(g, seat, t) / 10;
    if (((own >> t) & 1) === 0) {
      out[at.prospects + 3]! += 1 / 4;
      continue;
    }
    out[at.prospects + 1]! += freeSpaces(s, t) / 4;
  }
  out[at.prospects + 2] = bits(sites & ~revealed) / 4;
}
