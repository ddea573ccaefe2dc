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
import { count, remain } from './grammar.js';
import { weatherSpace } from './lands.js';
import { project } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

const STEP_BACK = `cofnij dysk o ${count(1, NOUN.space)} na ${NOUN.favorTrack.one.loc}`;

export function boardChoices({ rules, civ, places, markers, phrase }: Parts) {
  const born = (d: Description): boolean =>
    d.task === 'procreate' || d.task === 'procreation' || d.task === 'expand';

  /** Where to, and the points of a fire encampment. */
  const settled = (d: Description, state: State): string => {
    const settle = born(d) ? `Umieść nowe ${NOUN.tribe.one.acc}` : `Osiedl ${NOUN.tribe.one.acc}`;
    const verb = d.task === 'populate' ? `Umieść ${NOUN.weakTribe.one.acc}` : settle;
    if (encampmentOf(d.arg) !== 'fire') return `${verb} ${phrase.encampment(d.arg)}`;
    const points = firePoints({ rules, s: state }, d.seat, territoryOf(d.arg));
    return `${verb} ${phrase.encampment(d.arg)} za ${count(points, NOUN.point)}`;
  };

  const developing = (d: Description, state: State): string => {
    const raw = rawToDevelop({ rules, s: state }, d.seat, territoryOf(d.arg));
    return raw > 0 ? `, rozwijając to terytorium i zyskując ${count(raw, NOUN.raw)}` : '';
  };

  const displacing = (d: Description, state: State): string => {
    const { seat, weak } = d.displaces!;
    const tribe = (weak ? NOUN.weakTribe : NOUN.strongTribe).one.acc;
    const whose = seat === d.seat ? `własne ${tribe}` : `${tribe} ${civ.of(seat)}`;
    const stays = (born(d) ? newbornStaysStrong : migrantStaysStrong)({ rules, s: state }, d.seat);
    const weakened =
      stays || d.task === 'populate' ? '' : `; ${born(d) ? 'nowe' : 'migrujące'} plemię zostanie osłabione`;
    return `, wysiedlając ${whose} do dziczy${weakened}`;
  };

  const tribe = (d: Description, state: State): string => phrase.tribe(d.targets[0]!.id, state, d.seat);

  return {
    tribe: (d, state) => `Wybierz do migracji ${tribe(d, state)}`,
    cross(d, state) {
      const left = (taskNow(state, 'route')?.left ?? 1) - 1;
      return `Przejdź przez ${places.territory(d.arg).acc} (${remain(left, NOUN.migration)})`;
    },
    'settle.free': (d, state) => `${settled(d, state)}${developing(d, state)}`,
    'settle.displace': (d, state) => `${settled(d, state)}${displacing(d, state)}`,
    populate: d => `Umieść ${NOUN.weakTribe.more.acc} ${places.territory(d.arg).in}`,
    strengthen: (d, state) => `Wzmocnij ${tribe(d, state)}`,
    rockTerritory: d =>
      `Wykonaj ${NOUN.test.one.acc}, aby wykonać ${count(1, NOUN.procreation)} ${places.territory(d.arg).in}`,
    reveal: (d, state) => `Odkryj ${NOUN.site.one.acc} nr ${d.arg + 1}${places.besideSite(d.arg, state)}`,
    feed: (d, state) => `Wyżyw ${tribe(d, state)} za ${markers.list(d.cost)}`,
    feedAll: d =>
      d.cost.length > 0
        ? `Wydaj ${markers.list(d.cost)}, aby wyżywić wszystkie plemiona, które są jeszcze głodne`
        : 'Wyżyw wszystkie plemiona, które są jeszcze głodne',
    feedDone: () =>
      'Zakończ żywienie: głodne silne plemiona zostaną osłabione, a głodne osłabione plemiona wymrą',
    save: (d, state) => `Uratuj ${tribe(d, state)} akcją deus ex machina: ${STEP_BACK}`,
    die: (d, state) => `Pozwól, aby wymarło ${tribe(d, state)}`,
    loseFood: d => `Strać ${markers.list(d.cost)}`,
    loseTribe: (d, state) => `Strać ${tribe(d, state)}`,
    weaken: (d, state) => `Osłab ${tribe(d, state)}`,
    moveWeather: d => `Przesuń znacznik pogody na ${weatherSpace(d.arg)}`,
    returnFarm: d => `Zwróć ${project('farm').one.acc} ${places.territory(d.arg).from}`,
    returnBoat(d, state) {
      const tribes = aboard(state, d.seat, d.arg);
      const lost = tribes > 0 ? ` wraz z ${count(tribes, NOUN.tribe, 'ins')}` : '';
      return `Zwróć ${project('boat').one.acc} ${places.territory(d.arg).from}${lost}`;
    },
  } satisfies Partial<ChoiceTable>;
}
