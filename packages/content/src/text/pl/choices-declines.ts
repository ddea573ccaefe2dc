// Saying no.
import type { State } from '@civolution/engine';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable, DecliningTask } from '../../texts.js';
import { cap, count, type Noun, outOf } from './grammar.js';
import { site as siteOf } from './lands.js';
import { card as cardOf } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

/** "Zrezygnuj z migracji", "Zrezygnuj z 2 migracji" */
const renounce = (word: Noun, n = 1): string =>
  `Zrezygnuj ${outOf(n === 1 ? word.one.gen : count(n, word, 'gen'))}`;

export function declines({ places, phrase }: Parts) {
  const siteAt = (state: State, task: 'holyRock' | 'grotto', kind: 'holyRock' | 'hiddenGrotto'): string => {
    const at = taskNow(state, task)?.site;
    const tile = at === undefined ? -1 : state.sites[at]!;
    return (tile < 0 ? siteOf(kind) : places.siteTile(tile)).one.loc;
  };

  return {
    'decline.extraFind': () => renounce(NOUN.extraFind),
    'decline.gainCard': () => renounce(NOUN.anyCard),
    'decline.drawCards': () => 'Nie dobieraj kart',
    'decline.gainAny': () => 'Zrezygnuj ze znacznika',
    'decline.procreation': () => 'Zrezygnuj z reszty prokreacji',
    'decline.holyRock': (_d, state) => `${renounce(NOUN.test)} przy ${siteAt(state, 'holyRock', 'holyRock')}`,
    'decline.migrate': (_d, state) => renounce(NOUN.migration, taskNow(state, 'migrate')?.left),
    'decline.procreate': (_d, state) => renounce(NOUN.procreation, taskNow(state, 'procreate')?.left),
    'decline.populate': (_d, state) => {
      const more = (taskNow(state, 'populate')?.territory ?? -1) < 0 ? '' : 'więcej ';
      return `Nie umieszczaj ${more}${NOUN.weakTribe.more.gen}`;
    },
    'decline.moveWeather': () => 'Pozostaw pogodę bez zmian',
    'decline.strengthen': () => 'Nie wzmacniaj plemienia',
    'decline.install'(_d, state) {
      const type = taskNow(state, 'install')?.type;
      return `Nie instaluj ${(type === undefined ? NOUN.anyCard : cardOf(type)).one.gen}`;
    },
    'decline.gainIncome': () => renounce(NOUN.income),
    'decline.useIncome': () => `Nie używaj ${NOUN.income.one.gen}`,
    'decline.activity'(_d, state) {
      const { left, money = 0 } = taskNow(state, 'activity') ?? {};
      const declined = renounce(NOUN.activity, left);
      return money > 0 ? `${declined} i weź ${count(money, NOUN.money)}` : declined;
    },
    'decline.upgrade': () => 'Zrezygnuj z ulepszenia',
    'decline.flipStage': () => `Nie odwracaj ${NOUN.stage.one.gen}`,
    'decline.anyTrack': () => renounce(NOUN.shift),
    'decline.gainGoal': () => renounce(NOUN.goal),
    'decline.revealSite': () => `Nie odkrywaj ${NOUN.site.one.gen}`,
    'decline.alternative': () => 'Nie wybieraj żadnej z możliwości',
    'decline.payFor': () => 'Nie płać',
    'decline.production'(_d, state) {
      const task = taskNow(state, 'production');
      if (task?.left === 0) return 'Nie transportuj materiałów';
      return task?.produced && task.transport > 0 ? 'Nie produkuj więcej' : 'Zrezygnuj z reszty produkcji';
    },
    'decline.grotto': (_d, state) => `Zrezygnuj z produkcji przy ${siteAt(state, 'grotto', 'hiddenGrotto')}`,
    'decline.transport': () => 'Pozostaw materiały tam, gdzie są',
    'decline.hunt': () => 'Nie poluj',
    'decline.luckyFind': () => renounce(NOUN.luckyFind),
    'decline.build': () => 'Nie buduj',
    'decline.board': () => 'Nie przenoś plemienia na łódź',
    'decline.goals'(_d, state) {
      const task = taskNow(state, 'goals');
      if (!task || task.either > 0) return `Nie instaluj ani nie bierz ${NOUN.goal.more.gen}`;
      const verbs = [...(task.install > 0 ? ['nie instaluj'] : []), ...(task.gain > 0 ? ['nie bierz'] : [])];
      return `${cap(verbs.join(' ani '))} ${NOUN.goal.one.gen}`;
    },
    'decline.planOn': () => `Zrezygnuj ze ${NOUN.planning.more.gen}`,
    'decline.gainDie': () => renounce(NOUN.die),
    'decline.recall': () => 'Nie rzucaj użytymi kośćmi',
    'decline.setDie': () => 'Nie zmieniaj wartości kości',
    'decline.mutate': () => `Nie przesuwaj ${NOUN.feature.one.gen}`,
    'decline.trade': () => 'Zakończ handel',
    'decline.offerChips': () => `Nie bierz ${NOUN.attribute.one.gen}`,
    'decline.tracks': (_d, state) => renounce(NOUN.shift, taskNow(state, 'tracks')?.left),
    'decline.features': (_d, state) => renounce(NOUN.feature, taskNow(state, 'features')?.left),
    'decline.stock': () => 'Niczego nie umieszczaj w magazynie',
    'decline.expand': () => 'Nie umieszczaj nowego plemienia',
    'decline.tame'(_d, state) {
      const creature = taskNow(state, 'tame')?.creature;
      return `Nie oswajaj ${(creature === undefined ? NOUN.creature : phrase.creature(creature)).one.gen}`;
    },
    'decline.feedCreatures'(_d, state) {
      const task = taskNow(state, 'feedCreatures');
      if (task && task.creature >= 0) return `Nie karm więcej ${phrase.creature(task.creature).one.gen}`;
      return 'Nie karm stworzeń';
    },
  } satisfies Partial<ChoiceTable> & Record<`decline.${DecliningTask}`, unknown>;
}
