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
import { count } from './grammar.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function boardChoices({ rules, name, phrase }: Parts) {
  const born = (d: Description): boolean =>
    d.task === 'procreate' || d.task === 'procreation' || d.task === 'expand';

  /** Where to, and the points of a fire encampment. */
  const settled = (d: Description, state: State): string => {
    const verb = d.task === 'populate' ? 'Place a weak tribe' : born(d) ? 'Place a new tribe' : 'Settle';
    if (encampmentOf(d.arg) !== 'fire') return `${verb} ${phrase.encampment(d.arg)}`;
    const points = firePoints({ rules, s: state }, d.seat, territoryOf(d.arg));
    return `${verb} ${phrase.encampment(d.arg)} for ${count(points, NOUN.point)}`;
  };

  const developing = (d: Description, state: State): string => {
    const raw = rawToDevelop({ rules, s: state }, d.seat, territoryOf(d.arg));
    return raw > 0 ? `, developing it and gaining ${count(raw, NOUN.raw)}` : '';
  };

  const displacing = (d: Description, state: State): string => {
    const { seat, weak } = d.displaces!;
    const whose = seat === d.seat ? 'your own' : name.seat(seat);
    const stays = (born(d) ? newbornStaysStrong : migrantStaysStrong)({ rules, s: state }, d.seat);
    const weakened =
      stays || d.task === 'populate' ? '' : `; the ${born(d) ? 'new' : 'migrating'} tribe becomes weak`;
    return `, displacing a ${weak ? 'weak' : 'strong'} tribe of ${whose} into the wilderness${weakened}`;
  };

  const tribe = (d: Description, state: State): string => phrase.tribe(d.targets[0]!.id, state, d.seat);

  return {
    tribe: (d, state) => `Migrate with ${tribe(d, state)}`,
    cross(d, state) {
      const left = (taskNow(state, 'route')?.left ?? 1) - 1;
      return `Move on through ${name.territory(d.arg)} (${count(left, NOUN.migration)} left)`;
    },
    'settle.free': (d, state) => `${settled(d, state)}${developing(d, state)}`,
    'settle.displace': (d, state) => `${settled(d, state)}${displacing(d, state)}`,
    populate: d => `Place weak tribes in ${name.territory(d.arg)}`,
    strengthen: (d, state) => `Strengthen ${tribe(d, state)}`,
    rockTerritory: d => `Take a favor test to perform 1 procreation in ${name.territory(d.arg)}`,
    reveal: (d, state) => `Reveal site ${d.arg + 1}${phrase.besideSite(d.arg, state)}`,
    feed: (d, state) => `Feed ${tribe(d, state)} for ${phrase.markers(d.cost)}`,
    feedAll: d =>
      d.cost.length > 0
        ? `Spend ${phrase.markers(d.cost)} to feed all tribes that are still hungry`
        : 'Feed all tribes that are still hungry',
    feedDone: () => 'Feed no more: hungry strong tribes become weak, hungry weak tribes die',
    save: (d, state) => `Save ${tribe(d, state)} by deus ex machina: 1 step back on the Favor of Agera track`,
    die: (d, state) => `Let ${tribe(d, state)} die`,
    loseFood: d => `Lose ${phrase.markers(d.cost)}`,
    loseTribe: (d, state) => `Lose ${tribe(d, state)}`,
    weaken: (d, state) => `Lay down ${tribe(d, state)}; it becomes weak`,
    moveWeather: d => `Move the weather to ${name.weather(d.arg)}`,
    returnFarm: d => `Return your farm in ${name.territory(d.arg)}`,
    returnBoat(d, state) {
      const tribes = aboard(state, d.seat, d.arg);
      const lost = tribes > 0 ? ` with ${count(tribes, NOUN.tribe)} on it` : '';
      return `Return your boat in ${name.territory(d.arg)}${lost}`;
    },
  } satisfies Partial<ChoiceTable>;
}
