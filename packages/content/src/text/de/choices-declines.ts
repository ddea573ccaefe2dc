// Saying no.
import type { SiteKind, State } from '@civolution/engine';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable, DecliningTask } from '../../texts.js';
import { a, bare, count, type Noun, no, the, those } from './grammar.js';
import { DIE } from './lists.js';
import { cardNoun } from './measures.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

const without = (what: string): string => `Verzichte auf ${what}`;

/** "Verzichte auf die 2 Wanderungen" */
const rest = (n: number | undefined, noun: Noun): string => without(those(n ?? 1, noun));
const plurals = (noun: Noun): string => bare(noun, 'accusative', 'other');

export function declines({ noun }: Parts) {
  const siteOf = (state: State, task: 'holyRock' | 'grotto', kind: SiteKind): Noun => {
    const site = taskNow(state, task)?.site;
    return site === undefined ? noun.site(0, kind) : noun.site(site, kind, state);
  };

  return {
    'decline.extraFind': () => without(the(NOUN.extraFind, 'accusative')),
    'decline.gainCard': () => without(the(NOUN.anyCard, 'accusative')),
    'decline.drawCards': () => `Ziehe keine ${plurals(NOUN.anyCard)}`,
    'decline.gainAny': () => without(the(NOUN.marker, 'accusative')),
    'decline.procreation': () => without('den Rest der Vermehrung'),
    'decline.holyRock': (_d, state) =>
      without(`die Gunstprobe ${the(siteOf(state, 'holyRock', 'holyRock'), 'genitive')}`),
    'decline.migrate': (_d, state) => rest(taskNow(state, 'migrate')?.left, NOUN.migration),
    'decline.procreate': (_d, state) => rest(taskNow(state, 'procreate')?.left, NOUN.procreation),
    'decline.populate': (_d, state) =>
      (taskNow(state, 'populate')?.territory ?? -1) < 0
        ? 'Setze keine schwachen Stämme ein'
        : 'Setze keine weiteren schwachen Stämme ein',
    'decline.moveWeather': () => 'Lass das Wetter, wie es ist',
    'decline.strengthen': () => `Stärke ${no(NOUN.tribe)}`,
    'decline.install': (_d, state) => `Installiere ${no(cardNoun(taskNow(state, 'install')?.type ?? -1))}`,
    'decline.gainIncome': () => without(the(NOUN.income, 'accusative')),
    'decline.useIncome': () => `Nutze ${no(NOUN.income)}`,
    'decline.activity'(_d, state) {
      const { left, money = 0 } = taskNow(state, 'activity') ?? {};
      const declined = rest(left, NOUN.activity);
      return money > 0 ? `${declined} und nimm ${count(money, NOUN.money)}` : declined;
    },
    'decline.upgrade': () => without(the(NOUN.upgrade, 'accusative')),
    'decline.flipStage': () => `Schalte ${no(NOUN.stage)} auf aktiv`,
    'decline.anyTrack': (_d, state) => rest(taskNow(state, 'anyTrack')?.n, NOUN.step),
    'decline.gainGoal': () => without(the(NOUN.goal, 'accusative')),
    'decline.revealSite': () => `Decke ${no(NOUN.site)} auf`,
    'decline.alternative': () => without('all das'),
    'decline.payFor': () => 'Zahle nicht',
    'decline.production'(_d, state) {
      const task = taskNow(state, 'production');
      if (task?.left === 0) return 'Transportiere nichts';
      return task?.produced && task.transport > 0 ? 'Baue nichts mehr ab' : without('den Rest des Abbaus');
    },
    'decline.grotto': (_d, state) =>
      without(`das Angebot ${the(siteOf(state, 'grotto', 'hiddenGrotto'), 'genitive')}`),
    'decline.transport': () => `Lass die ${plurals(NOUN.raw)}, wo sie sind`,
    'decline.hunt': () => without(a(NOUN.hunt)),
    'decline.luckyFind': () => without(a(NOUN.find)),
    'decline.build': () => 'Baue nichts',
    'decline.board': () => `Lass ${no(NOUN.tribe)} an Bord`,
    'decline.goals'(_d, state) {
      const task = taskNow(state, 'goals');
      if (!task || task.either > 0) return `Installiere und nimm keine ${plurals(NOUN.goal)}`;
      if (task.install > 0 && task.gain > 0) return `Installiere und nimm ${no(NOUN.goal)}`;
      return `${task.install > 0 ? 'Installiere' : 'Nimm'} ${no(NOUN.goal)}`;
    },
    'decline.planOn': () => without(the(NOUN.planning, 'accusative', 'other')),
    'decline.gainDie': () => without(the(NOUN.die, 'accusative')),
    'decline.recall': () => 'Wirf keine benutzten Würfel',
    'decline.setDie': () => `Drehe ${no(DIE.activation)}`,
    'decline.mutate': () => `Versetze ${no(NOUN.featureMarker)}`,
    'decline.trade': () => 'Verkaufe und kaufe nichts mehr',
    'decline.offerChips': () => `Nimm ${no(NOUN.attribute)}`,
    'decline.tracks': (_d, state) => rest(taskNow(state, 'tracks')?.left, NOUN.step),
    'decline.features': (_d, state) => rest(taskNow(state, 'features')?.left, NOUN.featureMarker),
    'decline.stock': () => `Nimm keine ${plurals(NOUN.material)}`,
    'decline.expand': () => 'Setze keinen neuen Stamm ein',
    'decline.tame'(_d, state) {
      const creature = taskNow(state, 'tame')?.creature;
      return `Zähme ${the(creature === undefined ? NOUN.creature : noun.creature(creature), 'accusative')} nicht`;
    },
    'decline.feedCreatures'(_d, state) {
      const task = taskNow(state, 'feedCreatures');
      if (task && task.creature >= 0)
        return `Füttere ${the(noun.creature(task.creature), 'accusative')} nicht weiter`;
      return `Füttere ${no(NOUN.creature)}`;
    },
  } satisfies Partial<ChoiceTable> & Record<`decline.${DecliningTask}`, unknown>;
}
