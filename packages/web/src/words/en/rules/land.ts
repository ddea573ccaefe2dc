// Tribes, the continent and its sites.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const tribes = {
  tribes: [
    'Strong and weak tribes',
    f => [
      `You have ${many(f.console.tribes, 'tribe')}. A {thing.strongTribe}strong tribe stands upright, a {thing.weakTribe}weak one lies down. Only strong tribes migrate, and a weak one that goes hungry dies. For everything else both are tribes like any other.`,
      'A tribe is weakened by taking over an encampment, by hunger and by Glaciers. The [Sustenance module](module-sustenance) and some cards strengthen it again.',
    ],
  ],
  settling: [
    'Settling, the wilderness and fires',
    [
      'To settle is to take an encampment. On a free one the tribe stands upright.',
      'You may also settle where another tribe is, also one of your own. That tribe is displaced into the wilderness of the same territory and keeps its state, but yours lies down: taking over has weakened it. Tribes in the wilderness only need more food.',
      'One encampment of every land territory has a fire. Who settles there scores its points, every time.',
      'The first tribe ever to settle in a land territory develops it: the material tile is turned up, and its civilization places 1 {thing.raw}raw material there.',
    ],
  ],
  migration: [
    'Migration',
    [
      'With one {thing.migration}migration a strong tribe moves to an adjacent territory and settles there, or boards a boat of yours with a free seat in adjacent Water. It may start from an encampment, the wilderness or a boat, but one migration never ends in the territory where it began.',
      'With several migrations of the [Migration module](module-migration) one tribe may go further. It settles only at the end of its way and merely crosses what lies between: there it displaces nobody, scores nothing and develops nothing. To cross Water you need a boat of yours there with a free seat.',
      'Migrations that a card brings are made one by one: each ends with settling, also for a tribe that has just settled.',
      '[Caves](site-cave) connect territories that do not touch.',
    ],
  ],
  procreation: [
    'Procreation',
    [
      'With one {thing.procreation}procreation a new tribe from your supply [settles](settling) in a territory where you have a tribe. On a boat it needs the free seat beside a tribe of yours.',
      'Should you have no tribe left on the continent, you may choose any land territory.',
    ],
  ],
  boats: [
    'Boats',
    f => [
      `A {project.boat}boat makes its Water one of your territories as soon as a tribe is aboard: you can hunt, explore and procreate there. It has ${many(f.console.boatSeats, 'seat')} for your own tribes only, nobody is displaced from it, and its notch holds one raw material.`,
    ],
  ],
  deus: [
    'Deus ex machina',
    [
      'Whenever a tribe of yours would die or has to be removed, you may move your disc on the [Favor of Agera track](favor) one space back instead. The tribe stays where and as it is. On the first space of the track this cannot be done.',
    ],
  ],
} satisfies Partial<Sections>;

export const land = {
  territories: [
    'Territories',
    f => [
      `The continent has ${f.land} land territories of six types and ${f.water} of Water. Two territories are adjacent if their borders touch anywhere, also two of the same type. A common site does not make them adjacent.`,
      'A land territory is developed once its material tile is face up. Water is developed from the start and has no tile.',
    ],
  ],
  materials: [
    'Raw and stored materials',
    [
      'To produce is to place a marker as {thing.raw}raw material in a territory with a tribe of yours. Its kind is the one on the material tile. As long as it lies there, it is of no use.',
      'To transport is to move any raw material of yours to the storage space of its kind. Now it is a {thing.material}stored material and can be spent.',
      'On a boat with a tribe aboard you can produce if its notch is empty. The kind is decided when it is transported: that of any face-up tile in a territory adjacent to this Water.',
      { figure: 'storage' },
    ],
  ],
  hunting: [
    'Hunting',
    [
      'For a {thing.hunt}hunt you choose one of your territories without a hunting token and roll all your {thing.fateDie}fate dice. Choose one of them, change it with [ideas](ideas) if you like, and gain the {thing.food}food of the table. [Mushroom valleys](site-mushroomValley) add to it.',
      'Then a hunting token is laid there: nobody hunts in this territory again in this era. If no token is left on display, no hunt is possible.',
      { figure: 'hunting' },
    ],
  ],
  finds: [
    'Lucky finds',
    [
      'For a {thing.find}lucky find you name a type of land in which you have a tribe and roll all your {thing.fateDie}fate dice. Choose one of them, change it with [ideas](ideas) if you like, and gain the stored material of that type in the row of its value.',
      { figure: 'storage' },
    ],
  ],
  building: [
    'Building projects',
    f => [
      [
        '{project.farm}Farm: in a land territory of yours that has no farm and no [Volcano](site-volcano) beside it. It costs nothing and brings 1 idea. Your tribes there need less [food](feeding).',
        '{project.boat}Boat: on Water adjacent to a territory of yours, where you have none. It costs nothing and comes with a raw material; a strong tribe from an adjacent territory may board at once.',
        '{project.statue}Statue: on a [Building ground](site-buildingGround), for one of the stored materials printed there, which becomes the statue. It brings a step on any track, and points in every Income phase.',
        '{project.settlement}Settlement: on a Building ground, for all the materials of that settlement. It brings an [income chip](incomes); the last one also flips a [stage tile](stage-tiles).',
      ],
      'On a Building ground you may have two buildings, three with Building at level IIII, and only one of them may be a settlement. What is built is never taken back of your own will.',
      { figure: 'settlements' },
      `Your console holds ${many(f.console.farms, 'farm')}, ${many(f.console.boats, 'boat')} and ${many(f.console.settlements.length, 'settlement')}.`,
    ],
  ],
  trade: [
    'Trade',
    f => [
      `In one {thing.trade}Sale you may sell one stored material for money, ${f.console.prices.join(', ')} by its row, and one for ${f.trade.points} points.`,
      `In one {thing.trade}Purchase you buy any material: for ${f.trade.known} money if its tile is face up on the continent, otherwise for ${f.trade.unknown}.`,
    ],
  ],
} satisfies Partial<Sections>;

export const siteSections = {
  sites: [
    'Sites',
    f => [
      `${f.sites} sites lie face down between the territories. Whoever reveals one, mostly with the [Exploration module](module-exploration), scores the points printed on it. Face down a site does nothing; face up it acts on the territories beside it for the rest of the game, each by itself. Tribes cannot enter sites.`,
      'V.I.C.I is never affected by sites.',
    ],
  ],
} satisfies Partial<Sections>;

export const sites: RulesWords['sites'] = {
  gorge: 'Two Gorges take two food, even from one and the same territory.',
  glacier: 'Two Glaciers weaken two tribes, if there are two. Weak tribes are left alone.',
  volcano: 'Only an ability can let a farm stand there.',
  cave: 'It may be the same Cave or another. Own boats in Water beside a Cave can be reached in this way, too.',
  holyRock:
    'Each Holy rock gives its own test, also for the same territory. You may take it even if no tribe can be born there. Then the module goes on as usual.',
  hiddenGrotto: 'On Water you may unload your boat first. Then the module goes on as usual.',
  mushroomValley: 'Beside two of them it is 2 more.',
  mysticOak:
    'How many tribes you have there does not matter. A territory beside several oaks counts for each.',
  buildingGround:
    'One more is printed on an island: to build there you need a tribe on a boat of yours in its Water. What others have built does not matter.',
};
