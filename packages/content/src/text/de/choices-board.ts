// Choices on the continent: migrating, procreating, feeding, harm, sites.
import {
  aboard,
  type Description,
  encampmentOf,
  firePoints,
  migrantStaysStrong,
  newbornStaysStrong,
  rawToDevelop,
  type State,
  territoryOf,
} from '@civolution/engine';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { a, bare, type Case, count, described, your } from './grammar.js';
import { PROJECT } from './lists.js';
import { ON_FAVOR } from './measures.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function boardChoices({ rules, name, phrase }: Parts) {
  const born = (d: Description): boolean =>
    d.task === 'procreate' || d.task === 'procreation' || d.task === 'expand';

  const moved = (d: Description): string => {
    if (d.task === 'populate') return `Setze ${a(NOUN.weakTribe)}`;
    return born(d) ? `Setze ${a(described('neu', NOUN.tribe))}` : 'Wandere';
  };

  /** Where to, and the points of a fire encampment. */
  const settled = (d: Description, state: State): string => {
    const where = `${moved(d)} ${phrase.encampment(d.arg)}`;
    if (encampmentOf(d.arg) !== 'fire') return where;
    return `${where} für ${count(firePoints({ rules, s: state }, d.seat, territoryOf(d.arg)), NOUN.point)}`;
  };

  const developing = (d: Description, state: State): string => {
    const raw = rawToDevelop({ rules, s: state }, d.seat, territoryOf(d.arg));
    return raw > 0 ? ` und erschließe das Gebiet, wofür du ${count(raw, NOUN.raw)} erhältst` : '';
  };

  const displacing = (d: Description, state: State): string => {
    const { seat, weak } = d.displaces!;
    const tribe = weak ? NOUN.weakTribe : NOUN.strongTribe;
    const whose = seat === d.seat ? a(described('eigen', tribe)) : `${a(tribe)} von ${name.seat(seat)}`;
    const stays = (born(d) ? newbornStaysStrong : migrantStaysStrong)({ rules, s: state }, d.seat);
    const weakened =
      stays || d.task === 'populate' ? '' : `; der ${born(d) ? 'neue' : 'wandernde'} Stamm wird schwach`;
    return ` und verdränge ${whose} in die Wildnis${weakened}`;
  };

  const tribe = (d: Description, state: State, kase: Case = 'accusative'): string =>
    phrase.tribe(kase, d.targets[0]!.id, state, d.seat);

  return {
    tribe: (d, state) => `Wandere mit ${tribe(d, state, 'dative')}`,
    cross(d, state) {
      const left = (taskNow(state, 'route')?.left ?? 1) - 1;
      return `Durchquere ${phrase.territory(d.arg)} (noch ${count(left, NOUN.migration)})`;
    },
    'settle.free': (d, state) => `${settled(d, state)}${developing(d, state)}`,
    'settle.displace': (d, state) => `${settled(d, state)}${displacing(d, state)}`,
    populate: d => `Setze ${bare(NOUN.weakTribe, 'accusative', 'other')} in ${phrase.territory(d.arg)} ein`,
    strengthen: (d, state) => `Stärke ${tribe(d, state)}`,
    rockTerritory: d =>
      `Mache ${a(NOUN.test)}, um in ${phrase.territory(d.arg)} ${count(1, NOUN.procreation)} durchzuführen`,
    reveal: (d, state) => `Decke Ort ${d.arg + 1}${phrase.besideSite(d.arg, state)} auf`,
    feed: (d, state) => `Ernähre ${tribe(d, state)} mit ${phrase.markers(d.cost)}`,
    feedAll: d =>
      d.cost.length > 0
        ? `Zahle ${phrase.markers(d.cost)}, um alle noch hungrigen Stämme zu ernähren`
        : 'Ernähre alle noch hungrigen Stämme',
    feedDone: () =>
      'Ernähre keine weiteren Stämme: Hungrige starke Stämme werden schwach, hungrige schwache sterben',
    save: (d, state) => `Rette ${tribe(d, state)} durch Deus ex machina: 1 Schritt zurück ${ON_FAVOR}`,
    die: (d, state) => `Lass ${tribe(d, state)} sterben`,
    loseFood: d => `Verliere ${phrase.markers(d.cost)}`,
    loseTribe: (d, state) => `Verliere ${tribe(d, state)}`,
    weaken: (d, state) => `Schwäche ${tribe(d, state)}`,
    moveWeather: d => `Stelle das Wetter auf ${name.weather(d.arg)}`,
    returnFarm: d => `Nimm ${your(PROJECT.farm, 'accusative')} in ${phrase.territory(d.arg)} zurück`,
    returnBoat(d, state) {
      const tribes = aboard(state, d.seat, d.arg);
      const lost = tribes > 0 ? ` mit ${count(tribes, NOUN.tribe, 'dative')} darauf` : '';
      return `Nimm ${your(PROJECT.boat, 'accusative')} in ${phrase.territory(d.arg)}${lost} zurück`;
    },
  } satisfies Partial<ChoiceTable>;
}
