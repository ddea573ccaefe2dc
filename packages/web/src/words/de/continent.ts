import type { Words } from '../words.svelte.js';

const many = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

export const continent: Words['continent'] = {
  continent: 'Kontinent',
  map: 'Karte des Kontinents: + und - ändern die Größe, 0 zeigt alles, Pfeiltasten verschieben',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  fit: 'Alles zeigen',
  water: 'Wasser',
  close: 'Schließen',
  tribes: (n, weak) =>
    many(n, weak ? 'schwacher Stamm' : 'starker Stamm', weak ? 'schwache Stämme' : 'starke Stämme'),
  where: {
    fire: () => 'am Feuer',
    plain: n => (n === 1 ? 'auf einem Lagerplatz' : 'auf Lagerplätzen'),
    wild: () => 'in der Wildnis',
    boat: () => 'auf dem Boot',
  },
  tribeAt: {
    fire: (kind, place) => `${kind} am Feuer: ${place}`,
    plain: (kind, place) => `${kind} auf einem Lagerplatz: ${place}`,
    wild: (kind, place) => `${kind} in der Wildnis: ${place}`,
    boat: (kind, place) => `${kind} auf dem Boot: ${place}`,
  },
  fireEncampment: (place, points) =>
    `Feuer-Lagerplatz für ${many(points, 'Erfolgspunkt', 'Erfolgspunkte')}: ${place}`,
  freeEncampment: place => `Freier Lagerplatz: ${place}`,
  takenEncampment: (seat, kind, place) => `Lagerplatz, besetzt von ${seat} (${kind}): ${place}`,
  boatSeat: place => `Platz auf dem Boot: ${place}`,
  farm: 'Farm',
  boat: 'Boot',
  raw: (n, material) =>
    material ? many(n, `Rohstoff ${material}`, `Rohstoffe ${material}`) : many(n, 'Rohstoff', 'Rohstoffe'),
  provisions: n => many(n, 'Proviantmarker', 'Proviantmarker'),
  farmBlocked: 'Die Proviantmarker blockieren den Platz der Farm.',
  nobody: 'Niemand ist hier.',
  fire: 'Feuer',
  points: n => many(n, 'Erfolgspunkt', 'Erfolgspunkte'),
  free: 'frei',
  encampments: 'Lagerplätze',
  freeOf: (free, all) => `${free} von ${all} frei`,
  notInUse: n => `${n} blockiert`,
  material: 'Rohstoff',
  faceDown: 'verdeckt',
  hunting: 'Nahrung bei Jagd',
  hunted: 'Jagdplättchen: in dieser Epoche keine Jagd mehr',
  beacons: n => many(n, 'Signalfeuer', 'Signalfeuer'),
  start: 'Startgebiet',
  sites: 'Orte',
  faceDownSite: 'Verdeckter Ort',
  faceDownAbout: kinds =>
    `Das Entdeckungs-Modul deckt ihn auf und bringt seine Punkte. Er kann sein: ${kinds}.`,
  island: 'Baugrund',
  islandAbout:
    'Mit einem {thing.tribe}Stamm auf einem eigenen Boot hier kannst du {project.statue}Statuen und {project.settlement}Siedlungen bauen: höchstens 2 eigene Bauten, davon nur 1 Siedlung.',
  statuesOf: materials => `Statuen aus ${materials}`,
  siteBetween: (site, places) => `${site}: ${places}`,
  adjacent: 'Benachbart',
  statues: n => many(n, 'Statue', 'Statuen'),
  settlement: 'Siedlung',
  buildings: 'Bauten',
  noBuildings: 'Hier ist nichts gebaut.',
};
