// Signs of the page itself and small extras, all of kind "thing":
// moving: menu close plus minus fit left right up down arrow home search link
// playing: undo redo hint check skip play pause fast replay clock era phase crown monolith order
// places: map console storage partition cards stack boards score log
// people: human people bot online
// help: help info warning book learn language sun moon auto settings sound
// files: trash upload download share copy edit lock
// table: fire encampment wilderness marker beacon provision token dice event diamond supply level
//        strengthen weaken death farm boat statue settlement evolution prosperity
// V.I.C.I's actions by their names: points removeCard revealSites huntingToken (the others have theirs already)
import { PROJECTS } from './land.js';
import { CATEGORIES } from './minds.js';
import { CARD, DISC, FIGURE, SQUARE } from './shapes.js';
import { THINGS } from './things.js';

const FLAME =
  'M12.5 1.5c.8 4 6.5 6.8 6.5 12.5a7 7 0 0 1-14 .3c0-3 1.6-4.8 2.8-6.3.5 1.5 1.2 2.3 2.2 2.8-.3-3.5.5-6.8 2.5-9.3z|2M12.2 12.5c.5 2 2.6 2.9 2.6 5.2a2.8 2.8 0 0 1-5.6 0c0-1.9 1.9-2.9 3-5.2z';

const TOKEN = `${DISC}|2M7 16.5L12 6.5l5 10z`;

export const PAGE = {
  ...PROJECTS,
  evolution: CATEGORIES.evolution,
  prosperity: CATEGORIES.prosperity,
  points: THINGS.point,
  huntingToken: TOKEN,
  revealSites: THINGS.site,
  removeCard: `${CARD}|t2.8M8.5 8.5l7 7M15.5 8.5l-7 7`,
  menu: 's2.7M4 6h16M4 12h16M4 18h16',
  close: 's2.9M5.5 5.5l13 13M18.5 5.5l-13 13',
  plus: 's2.9M12 4.5v15M4.5 12h15',
  minus: 's2.9M4.5 12h15',
  fit: 's2.5M3.5 8.5v-5h5M15.5 3.5h5v5M20.5 15.5v5h-5M8.5 20.5h-5v-5',
  left: 's2.9M15 4.5L7.5 12l7.5 7.5',
  right: 's2.9M9 4.5l7.5 7.5L9 19.5',
  up: 's2.9M4.5 15.5L12 8l7.5 7.5',
  down: 's2.9M4.5 8.5L12 16l7.5-7.5',
  arrow: 's2.7M3.5 12h16M13 5l7 7-7 7',
  home: 'M12 2.8l9.5 8.4h-3V21h-4.7v-6h-3.6v6H5.5v-9.8h-3z',
  search: 's2.8M10 3.3a6.7 6.7 0 1 0 .01 0z|s4M15.3 15.3l5 5',
  link: 's2.5M10 14l4-4M8.5 10.5L5 14a4 4 0 0 0 5.5 5.5l3.3-3.3M15.5 13.5L19 10a4 4 0 0 0-5.5-5.5l-3.3 3.3',
  undo: 's2.7M9 3.5L3.8 8.5 9 13.5M4.5 8.5h9a6 6 0 0 1 0 12H9',
  redo: 's2.7M15 3.5l5.2 5-5.2 5M19.5 8.5h-9a6 6 0 0 0 0 12H15',
  hint: 'M12 5.5a5.5 5.5 0 0 0-3 10.1V18h6v-2.4a5.5 5.5 0 0 0-3-10.1z|s2.2M10.5 21.5h3|s2M12 1.3v.9M4.3 4.3l.7.7M19.7 4.3l-.7.7M1.8 11h1M21.2 11h1',
  check: 's3.2M4.5 12.8l5.2 5.2L19.5 6.5',
  skip: 'M3 4.5l8 7.5-8 7.5z|M11.5 4.5l8 7.5-8 7.5z|s2.4M21 5v14',
  play: 'M6 3.8L20 12 6 20.2z',
  pause: 'M5.5 4h4.6v16H5.5z|M13.9 4h4.6v16h-4.6z',
  fast: 'M2.5 4.5l9 7.5-9 7.5z|M12 4.5l9 7.5-9 7.5z',
  replay: 's2.7M5.4 7.6A8 8 0 1 1 4 12.8|M2.7 2.8v7.4h7.4z',
  clock: `${DISC}|t2.3M12 6.5V12l3.8 2.5`,
  era: 'M4.5 1.8h15V5L14 12l5.5 7v3.2h-15V19l5.5-7-5.5-7z|2M8 19.2q4-4.5 8 0z',
  phase: 's2.6M12 3.3a8.7 8.7 0 1 0 .01 0z|M12 3.5a8.5 8.5 0 0 1 8.5 8.5H12z',
  crown: 'M2 6l5.3 4.8L12 3l4.7 7.8L22 6l-2 11H4z|M4 18.8h16v2.4H4z',
  monolith: 'M9.3 3.5L12 1.5l2.7 2L16.3 18H7.7z|M4.5 19.3h15V22h-15z|t1.5M12 6.5v7.5',
  map: 'M2.3 6.2l5.6-2.5v14.6l-5.6 2.5z|M9.3 3.6l5.4 2.5v14.6l-5.4-2.5z|M16.1 6.2l5.6-2.5v14.6l-5.6 2.5z',
  console:
    'M3 3h4.8v4.8H3z|M3 9.6h4.8v4.8H3z|M9.6 9.6h4.8v4.8H9.6z|M3 16.2h4.8V21H3z|M9.6 16.2h4.8V21H9.6z|M16.2 16.2H21V21h-4.8z',
  storage: 'M2.5 3.5h19v4h-19z|M4 9h16v11.5H4z|t2.2M9.5 12.5h5',
  partition: 'M3 9h3v12H3z|M8 6h3v15H8z|M13 12h3v9h-3z|M18 3h3v18h-3z',
  cards: 'M2.3 6.8l8-2.1v15.5l-4.2 1.1z|M12 3h8.5A1.5 1.5 0 0 1 22 4.5v15a1.5 1.5 0 0 1-1.5 1.5H12z',
  stack: `${CARD}|t1.5M7.5 4.5h9M7.5 7.5h9|2M7.5 10.5h9v8.5h-9z`,
  boards: 'M3 3h10.5v7H3z|M15.5 3H21v7h-5.5z|M3 12h5.5v9H3z|M10.5 12H21v9H10.5z',
  score: 'M9.3 3.5h5.4V21H9.3z|M2.3 9.5h5V21h-5z|M16.7 13h5v8h-5z',
  log: 's2.5M9.5 6h11M9.5 12h11M9.5 18h7|s3.4M4.3 6h0M4.3 12h0M4.3 18h0',
  human: 's8M12 7.5h0|M3.8 21.5a8.2 8 0 0 1 16.4 0z',
  people:
    's6M8.5 7.5h0M17 8.5h0|M1.8 20a6.7 7 0 0 1 13.4 0z|M16.8 20h5.4c0-4-2.2-6.3-5.2-6.3-.9 0-1.6.2-2.3.6 1.4 1.4 2.1 3.4 2.1 5.7z',
  bot: 'M4.5 7.5h15v13h-15z|t3.4M9 12.5h0M15 12.5h0|t1.7M9.5 17h5|s2.2M12 7V3.5M1.8 12.5v3.5M22.2 12.5v3.5|s3M12 3h0',
  online: 's2.1M12 2.8a9.2 9.2 0 1 0 .01 0zM12 2.8a4.5 9.2 0 1 0 .01 0zM3 12h18',
  help: `${DISC}|t2.5M8.8 9.3a3.3 3.3 0 1 1 4.7 3c-1 .5-1.5 1-1.5 2M12 17.7h0`,
  info: `${DISC}|t2.8M12 11v6M12 7h0`,
  warning: 'M12 2.5L22.5 21h-21z|t2.7M12 9.3v5M12 17.9h0',
  book: 'M5 4.5A2.5 2.5 0 0 1 7.5 2H19.5v20H7A2 2 0 0 1 5 20z|t1.7M5.8 18.2H19.5M9 6.5h6.5',
  learn: 'M12 3.5L23 9l-11 5.5L1 9z|M5.5 13.5L12 16.7l6.5-3.2v4.3c-3.7 3.2-9.3 3.2-13 0z|s1.9M21.5 10v7',
  language:
    'M4 3h9.5A1.5 1.5 0 0 1 15 4.5v7a1.5 1.5 0 0 1-1.5 1.5H9l-4 3.5V13H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 3z|M17 9.5h3a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-1V22l-4-3.5h-4A1.5 1.5 0 0 1 9.5 17v-2H14a3 3 0 0 0 3-3z',
  sun: 's8.5M12 12h0|s2.3M12 1.8v1.7M12 20.5v1.7M1.8 12h1.7M20.5 12h1.7M4.8 4.8L6 6M18 18l1.2 1.2M4.8 19.2L6 18M18 6l1.2-1.2',
  moon: 'M13.5 2.5a9.8 9.8 0 1 0 8 12.7 8.3 8.3 0 0 1-8-12.7z',
  auto: 's2.3M12 3a9 9 0 1 0 .01 0z|M12 3a9 9 0 0 1 0 18z',
  settings: 's2.4M3 6.5h18M3 17.5h18|s7M15.5 6.5h0M8.5 17.5h0|t2.4M15.5 6.5h0M8.5 17.5h0',
  sound: 'M3 9h4.5l6-5v16l-6-5H3z|s2.2M17 8.5a5 5 0 0 1 0 7M19.8 5.5a9 9 0 0 1 0 13',
  trash: 'M5 8h14l-1.3 13.5H6.3z|s2.4M3.5 5.2h17M9.5 2.5h5|t1.6M10 11.5v6.5M14 11.5v6.5',
  upload: 's2.7M12 15.5V4M7 8.5L12 3.5l5 5M4 15.5v5h16v-5',
  download: 's2.7M12 3.5V15M7 10.5l5 5 5-5M4 15.5v5h16v-5',
  share: 's2M7 12l10-6M7 12l10 6|s6M6 12h0M18 5.5h0M18 18.5h0',
  copy: 'M8.5 8.5H21V21H8.5z|M3 3h12.5v3.5h-9v9H3z',
  edit: 'M15.5 3.5l5 5L9 20l-6 1 1-6z|t1.5M13.5 6l4.5 4.5',
  lock: 'M4.5 10.5h15V21h-15z|s2.5M7.8 10V7.5a4.2 4.2 0 0 1 8.4 0V10|t2.6M12 14.5v2.5',
  fire: FLAME,
  encampment: 'M12 3L22.5 20.5h-21z|2M12 10.5l5 10H7z|s2M12 3l-1.5-2M12 3l1.5-2',
  wilderness:
    's2M12 22v-9|s6.5M9.5 8.5h0M14.5 8.5h0|s7M12 6h0|s2.2M4.5 21.5q0-4-2.5-6M4.5 21.5q0-2.5 1.8-4.5M19.5 21.5q0-4 2.5-6M19.5 21.5q0-2.5-1.8-4.5',
  marker:
    'M12 3.5c5.5 0 9 2 9 4.8v7.4c0 2.8-3.5 4.8-9 4.8s-9-2-9-4.8V8.3c0-2.8 3.5-4.8 9-4.8z|t1.5M4 9.5c1.5 2 4.5 2.8 8 2.8s6.5-.8 8-2.8',
  beacon:
    's2M4.5 4.5a10.5 10.5 0 0 0 0 13M19.5 4.5a10.5 10.5 0 0 1 0 13M8 7.5a6 6 0 0 0 0 7M16 7.5a6 6 0 0 1 0 7|s4.6M12 11h0|M11 13h2l2 9H9z',
  provision: 'M4 9h16l-1.5 12h-13z|s2.2M7 9a5 6 0 0 1 10 0|t1.6M6 13.5h12M8.7 10v10M15.3 10v10',
  token: TOKEN,
  dice: 'M9.5 2.5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-1V8a2.5 2.5 0 0 0-2.5-2.5H7.5v-1a2 2 0 0 1 2-2z|M4.5 7.5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z|t2.9M6 11h0M13 11h0M9.5 14.5h0M6 18h0M13 18h0',
  event: `${SQUARE}|t3M12 6.5v7M12 17.5h0`,
  diamond: 'M12 2.5l7.5 9.5-7.5 9.5L4.5 12z',
  supply: 'M2.5 13.5h5.5l1.5 2.5h5l1.5-2.5h5.5v7.5h-19z|M9 3h6v5h3.5L12 14 5.5 8H9z',
  level: 'M4 16h3.6v5H4zM10.2 10.5h3.6V21h-3.6zM16.4 4.5H20V21h-3.6z',
  strengthen:
    's2.7M17.5 21.5v-13M13.5 12l4-4.5 4 4.5|M7.5 4.5a3.4 3.4 0 0 1 2.2 6c2 1.2 2.8 4.5 2.8 11H2.5c0-6.5.8-9.8 2.8-11a3.4 3.4 0 0 1 2.2-6z',
  weaken:
    's2.7M18.5 3v8M14.7 8l3.8 4 3.8-4|M1.8 16.2a3.4 3.4 0 0 1 6-2.1C9.3 12.2 12.5 15 21.5 15v6.5c-8 0-12-.5-13.7-3.2a3.4 3.4 0 0 1-6-2.1z',
  death: `${FIGURE}|t2.8M8.5 12.5l7 7M15.5 12.5l-7 7`,
  order: 's2.5M11 6h10M11 12h10M11 18h10|s2.5M5 4v15M2 16l3 3.5L8 16',
} as const satisfies Readonly<Record<string, string>>;
export type PageSign = keyof typeof PAGE;
