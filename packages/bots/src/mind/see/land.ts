// Tribes, what feeding them takes, buildings, and what lies around.
import {
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
  type Position,
  type Rules,
  remember,
  type Seat,
  type State,
  spots,
  type TribePlaces,
} from '@civolution/engine';
import { AT } from '../inputs.js';
import { eraOver, phasesLeft } from './time.js';

/** So few tribes in the supply may not last. */
const FEW = 8;

export function seeLand(g: Position, seat: number, out: Float64Array): void {
  const { s, rules } = g;
  const me = s.seats[seat]!;
  const { boats, abilities, hooks } = me;
  const { land, fire, plain, wild, farms } = s;
  const need = seePeople(
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
    out,
  );
  const feedings = phasesLeft(g, FEEDING_PHASE - 1);
  const food = me.markers[FOOD]!;
  const hunger = feedings > 0 ? Math.max(0, need - food) / 4 : 0;
  out[AT.strongFed] = (out[AT.tribes]! * feedings) / 3;
  out[AT.fewTribes] = Math.max(0, FEW - me.tribes) / 4;
  out[AT.food] = food / 4;
  out[AT.hunger] = hunger;
  out[AT.hunger + 1] = hunger * eraOver(g);
  out[AT.surplus] = feedings > 0 ? Math.max(0, food - need) / 4 : 0;
  for (let i = 0; i < me.settlements.length; i++) out[AT.settlements + i] = me.settlements[i]! >= 0 ? 1 : 0;
  let statues = 0;
  for (let i = seat; i < s.statues.length; i += MOST_SEATS) statues += s.statues[i]!;
  const each = rules.pack.tables.favor.statuePoints[me.favor - 1]!;
  out[AT.statues] = statues / 2;
  out[AT.statues + 1] = (statues * each * phasesLeft(g, INCOME_PHASE)) / 10;
}

/** The part of a position that says where a civilization's tribes, boats and farms are, and what lies around. */
type People = Parameters<typeof feedingCost>[0] &
  Parameters<typeof firePoints>[0] & { readonly s: TribePlaces & Pick<State, 'land'> };

/** Tribes, boats, farms, and what there is for the taking. Returns the food that all tribes need. */
const seePeople = remember(
  (
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
    out: Float64Array,
  ): number => {
    // Only one of them is read. The others are there so that it has its number.
    const seats = new Array<Pick<Seat, 'boats' | 'abilities' | 'hooks'>>(MOST_SEATS).fill({
      boats,
      abilities,
      hooks,
    });
    const g: People = { rules, s: { land, fire, plain, wild, farms, seats } };
    const { need, own } = seeTribes(g, seat, out);
    seeProspects(g, seat, own, revealed, out);
    out[AT.boats] = 0;
    for (let b = 0; b < boats.length; b += 3) if (boats[b]! >= 0) out[AT.boats]!++;
    out[AT.farms] = 0;
    for (let t = 0; t < farms.length; t++) if (farms[t] === seat + 1) out[AT.farms]!++;
    return need;
  },
);

/** Counts tribes by strength and place, and the territories and types they live in. */
function seeTribes(g: People, seat: number, out: Float64Array): { need: number; own: number } {
  const { s, rules } = g;
  let need = 0;
  let own = 0;
  let types = 0;
  for (let i = 0; i < 4; i++) out[AT.tribes + i] = 0;
  for (const spot of spots(s, seat, true, true)) {
    const n = countAt(s, seat, spot);
    const ground = groundOf(spot);
    need += n * feedingCost(g, seat, spot);
    out[AT.tribes + (isWeak(s, spot) ? 1 : 0)]! += n / 4;
    if (ground === 'wild') out[AT.tribes + 2]! += n / 4;
    else if (ground === 'boat') out[AT.tribes + 3]! += n / 4;
    own |= 1 << (spot >> 4);
    types |= 1 << rules.territories[spot >> 4]!.type;
  }
  out[AT.territories] = bits(own) / 4;
  out[AT.landTypes] = bits(types & ~1) / 3;
  return { need, own };
}

/** What there is for the taking in own territories and those beside them: fires, spaces, sites face down, new land. */
function seeProspects(g: People, seat: number, own: number, revealed: number, out: Float64Array): void {
  const { s, rules } = g;
  const { adjacent, sitesOf } = s.land;
  let near = own;
  let sites = 0;
  for (let t = 0; own >> t !== 0; t++) {
    if (((own >> t) & 1) === 0) continue;
    near |= adjacent[t]!;
    sites |= sitesOf[t]!;
  }
  for (let i = 0; i < 4; i++) out[AT.prospects + i] = 0;
  for (let t = 0; near >> t !== 0; t++) {
    if (((near >> t) & 1) === 0 || rules.territories[t]!.type === 0) continue;
    if ((s.fire[t]! - 1) >> 1 !== seat) out[AT.prospects]! += firePoints(g, seat, t) / 10;
    if (((own >> t) & 1) === 0) {
      out[AT.prospects + 3]! += 1 / 4;
      continue;
    }
    out[AT.prospects + 1]! += freeSpaces(s, t) / 4;
  }
  out[AT.prospects + 2] = bits(sites & ~revealed) / 4;
}
