// What the kinds of sites do to the territories beside them.
import type { SiteKind } from '@civolution/engine';

export const SITE_RULE: Readonly<Record<SiteKind, string>> = {
  gorge:
    'In der Ortsphase verliert jede Zivilisation mit einem {thing.tribe}Stamm in einem angrenzenden Gebiet 1 {thing.food}Nahrung, sofern sie welche hat.',
  glacier:
    'In der Ortsphase schwächt jede Zivilisation, die in angrenzenden Gebieten starke {thing.strongTribe}Stämme hat, einen davon.',
  volcano:
    'In angrenzenden Gebieten können keine {project.farm}Farmen gebaut werden; solche, die schon dort stehen, kommen beim Aufdecken auf ihre Konsolen zurück.',
  cave: 'Mit einer {thing.migration}Wanderung gelangt ein Stamm von jedem Gebiet an einer {site.cave}Höhle in jedes andere Gebiet an einer Höhle.',
  holyRock:
    'Bevor dein {module.procreation}Vermehrungs-Modul wirkt, kannst du eines deiner angrenzenden Gebiete wählen und eine {thing.test}Gunstprobe machen: Bestehst du sie, führst du dort 1 {thing.procreation}Vermehrung durch.',
  hiddenGrotto:
    'Bevor dein {module.production}Abbau-Modul wirkt, kannst du eines deiner angrenzenden Gebiete wählen: Baue dort 1 {thing.raw}Rohstoff ab und transportiere 1 von dort in dein Depot.',
  mushroomValley: 'Eine {thing.hunt}Jagd in einem angrenzenden Gebiet bringt 1 {thing.food}Nahrung mehr.',
  mysticOak:
    'In der Ortsphase bringt dir jedes angrenzende Gebiet, in dem du einen {thing.tribe}Stamm hast, {thing.point}Erfolgspunkte.',
  buildingGround:
    'Mit einem {thing.tribe}Stamm in einem angrenzenden Gebiet kannst du hier {project.statue}Statuen und {project.settlement}Siedlungen bauen: höchstens 2 eigene Bauten, davon nur 1 Siedlung.',
};
