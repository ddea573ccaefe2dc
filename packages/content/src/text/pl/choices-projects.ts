// Choices about exploring, building, goal chips to install, planning, dice and feature markers.
import {
  canFlip,
  type Description,
  faceDownAround,
  goalStages,
  isLaden,
  isLastSettlement,
  materialOfStatue,
  ON_CONSOLE,
  placeOfProject,
  type State,
  settlementOf,
} from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { adjective, and, count, titled } from './grammar.js';
import { fromMaterial } from './lands.js';
import { project } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function projectChoices({ rules, name, civ, places, markers, phrase, entry }: Parts) {
  const rewards = (d: Description, state: State): string => {
    const me = state.seats[d.seat]!;
    const { diamonds } = rules.settlements[settlementOf(d.arg)]!;
    return [
      `zyskaj ${NOUN.income.one.acc}`,
      ...(isLastSettlement(me) && canFlip(me) ? [`odwróć ${NOUN.stage.one.acc} na stronę aktywną`] : []),
      `odsłoń ${count(diamonds, NOUN.diamond)}`,
    ].join(', ');
  };

  /** " w 2. rzędzie (3 PZ na koniec gry)", or nothing where no column is chosen. */
  const inStage = (d: Description, state: State, slot: 'beside' | 'top'): string => {
    const me = state.seats[d.seat]!;
    const column = taskNow(state, 'installGoal')?.column ?? -1;
    return column < 0 ? '' : ` ${phrase.inStage(goalStages(rules, me, column)[slot], me)}`;
  };

  const giver = (d: Description): string => `${civ.of((d.arg & 7) - 1)}, która ma ich najwięcej`;
  const receiver = (state: State): string => {
    const to = taskNow(state, 'giveDie')?.to;
    return to === undefined ? '' : ` ${civ.of(to)}`;
  };
  const priced = (d: Description): string => (d.cost.length > 0 ? ` za ${markers.list(d.cost)}` : '');
  const on = (ground: number): string => `na ${places.ground(ground).one.loc}`;

  return {
    explore(d, state) {
      const sites = bitsOf(faceDownAround(state, d.arg)).map(site => String(site + 1));
      const word = sites.length === 1 ? NOUN.site.one : NOUN.site.more;
      const found =
        sites.length === 0
          ? `nie ma tam zakrytych ${NOUN.site.more.gen}`
          : `odkryj ${word.acc} nr ${and(sites)}`;
      return `Zbadaj okolice ${places.territory(d.arg).gen}: ${found}`;
    },
    farm: d =>
      `Wybuduj ${project('farm').one.acc} ${places.territory(d.arg).in} i zyskaj ${markers.list(d.gain)}`,
    boat(d, state) {
      const laden = isLaden(state, d.seat, ON_CONSOLE) ? ` z ${count(1, NOUN.raw, 'ins')}` : '';
      return `Wybuduj ${project('boat').one.acc}${laden} ${places.territory(d.arg).in}; sąsiednie ${NOUN.strongTribe.one.nom} może na nią wejść`;
    },
    statue: d =>
      `Wybuduj ${project('statue').one.acc} ${fromMaterial(materialOfStatue(d.arg))} ${on(placeOfProject.statue(d.arg))} i przesuń dysk o ${count(1, NOUN.space)} na ${adjective('wybran', NOUN.progressTrack).one.loc}`,
    settlement: (d, state) =>
      `Wybuduj ${project('settlement').one.acc} ${on(placeOfProject.settlement(d.arg))}${priced(d)}: ${rewards(d, state)}`,
    board(d, state) {
      const water = taskNow(state, 'board')?.territory;
      const where = water === undefined ? '' : ` ${places.territory(water).in}`;
      return `Przenieś ${phrase.tribe(d.targets[0]!.id, state, d.seat)} na ${project('boat').one.acc}${where}`;
    },
    installGoal(d, state) {
      const pile = state.seats[d.seat]!.goals[d.arg]!;
      const [goal, beneath] = [pile.at(-1), pile.at(-2)];
      if (goal === undefined) return `Zainstaluj ${NOUN.goal.one.acc} z ${d.arg + 1}. pola celu`;
      const then =
        beneath === undefined
          ? ` i ulepsz ${NOUN.mainModule.one.acc}`
          : `, odsłaniając ${titled(NOUN.goal, name.goal(beneath)).one.acc}: ${entry.requirement(beneath)}`;
      return `Zainstaluj ${titled(NOUN.goal, name.goal(goal)).one.acc}${priced(d)}${then}`;
    },
    'goalSlot.beside': (d, state) =>
      `Zainstaluj obok pojedynczego ${NOUN.goal.one.gen}${inStage(d, state, 'beside')}`,
    'goalSlot.top': (d, state) => `Zainstaluj na szczycie kolumny${inStage(d, state, 'top')}`,
    planOn(d) {
      const n = d.gain.reduce((sum, gained) => sum + gained.n, 0);
      return `Umieść ${n > 0 ? count(n, NOUN.planning) : NOUN.planning.more.acc} na polu kości o wartości ${d.arg + 1}`;
    },
    'gainDie.activation': () => `Zyskaj ${count(1, NOUN.activationDie)} z przybornika i rzuć nią`,
    'gainDie.activation.from': d => `Zabierz ${count(1, NOUN.activationDie)} ${giver(d)}, i rzuć nią`,
    'gainDie.fate': () => `Zyskaj ${count(1, NOUN.fateDie)} z przybornika`,
    'gainDie.fate.from': d => `Zabierz ${count(1, NOUN.fateDie)} ${giver(d)}`,
    giveDie: (d, state) => `Oddaj kość o wartości ${d.arg + 1}${receiver(state)}`,
    'giveDie.used': (_d, state) => `Oddaj użytą kość${receiver(state)}`,
    recall: d => `Rzuć ${count(d.arg, adjective('użyt', NOUN.die), 'ins')}`,
    setDie: d => `Zmień wartość kości z ${Math.floor(d.arg / 6) + 1} na ${(d.arg % 6) + 1}`,
    mutate: d => `Zamień ${markers.list(d.cost)} na ${markers.list(d.gain)}`,
  } satisfies Partial<ChoiceTable>;
}
