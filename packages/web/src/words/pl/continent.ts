import type { Words } from '../words.svelte.js';

const many = (n: number, one: string, few: string, more: string): string => {
  if (n === 1) return `1 ${one}`;
  const isFew = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
  return `${n} ${isFew ? few : more}`;
};

export const continent: Words['continent'] = {
  continent: 'Kontynent',
  map: 'Mapa kontynentu: + i - zmieniają wielkość, 0 pokazuje całość, strzałki przesuwają',
  zoomIn: 'Bliżej',
  zoomOut: 'Dalej',
  fit: 'Pokaż całość',
  water: 'Woda',
  close: 'Zamknij',
  tribes: (n, weak) =>
    weak
      ? many(n, 'osłabione plemię', 'osłabione plemiona', 'osłabionych plemion')
      : many(n, 'silne plemię', 'silne plemiona', 'silnych plemion'),
  where: {
    fire: () => 'przy ognisku',
    plain: n => (n === 1 ? 'w obozowisku' : 'w obozowiskach'),
    wild: () => 'w dziczy',
    boat: () => 'na łodzi',
  },
  tribeAt: {
    fire: (kind, place) => `${kind} przy ognisku: ${place}`,
    plain: (kind, place) => `${kind} w obozowisku: ${place}`,
    wild: (kind, place) => `${kind} w dziczy: ${place}`,
    boat: (kind, place) => `${kind} na łodzi: ${place}`,
  },
  fireEncampment: (place, points) =>
    `Obozowisko z ogniskiem za ${many(points, 'punkt', 'punkty', 'punktów')}: ${place}`,
  freeEncampment: place => `Wolne obozowisko: ${place}`,
  takenEncampment: (seat, kind, place) => `Zajęte obozowisko (${seat}, ${kind}): ${place}`,
  boatSeat: place => `Miejsce na łodzi: ${place}`,
  farm: 'farma',
  boat: 'łódź',
  raw: (n, material) => many(n, 'materiał', 'materiały', 'materiałów') + (material ? ` (${material})` : ''),
  provisions: n => many(n, 'znacznik zaopatrzenia', 'znaczniki zaopatrzenia', 'znaczników zaopatrzenia'),
  farmBlocked: 'Znaczniki zaopatrzenia blokują pole farmy.',
  nobody: 'Nikogo tu nie ma.',
  fire: 'Ognisko',
  points: n => many(n, 'punkt', 'punkty', 'punktów'),
  free: 'wolne',
  encampments: 'Obozowiska',
  freeOf: (free, all) => `wolne: ${free} z ${all}`,
  notInUse: n => `zablokowane: ${n}`,
  material: 'Materiał',
  faceDown: 'zakryty',
  hunting: 'Żywność z polowania',
  hunted: 'Żeton polowania: w tej epoce nie można tu już polować',
  beacons: n => many(n, 'pochodnia', 'pochodnie', 'pochodni'),
  start: 'Terytorium startowe',
  sites: 'Obszary',
  faceDownSite: 'Zakryty obszar',
  faceDownAbout: kinds => `Odkrywa go moduł eksploracji i daje za niego PZ. Może to być: ${kinds}.`,
  island: 'Obszar pod zabudowę',
  islandAbout:
    'Mając tu {thing.tribe}plemię na własnej łodzi, możesz budować {project.statue}pomniki i {project.settlement}osady – najwyżej 2 własne budynki, w tym tylko 1 osadę.',
  statuesOf: materials => `Materiały na pomniki: ${materials}`,
  siteBetween: (site, places) => `${site}: ${places}`,
  adjacent: 'Sąsiednie',
  statues: n => many(n, 'pomnik', 'pomniki', 'pomników'),
  settlement: 'osada',
  buildings: 'Budowle',
  noBuildings: 'Nic tu nie zbudowano.',
};
