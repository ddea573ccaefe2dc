// Makes a screen from the view of one seat, and from nothing else. What must be tried out is tried on a state dealt to fit
// the view. The result is the same for every deal.
import type { GameTexts } from '@civolution/content/game-texts';
import { allUnits, type Civolution, type State, type Subject, type View } from '@civolution/engine';
import type { Position } from '@civolution/host';
import { type Foreseen, foresee, pointsOf, priceOf } from './foresee.js';
import { pricesFor } from './prices.js';
import type { Asked, Choice, Screen } from './protocol.js';
import { warningsFor } from './warnings.js';

/** The rules and the texts that a screen is made with. */
export interface Means {
  readonly civ: Civolution;
  /** Texts with marks for icons. */
  readonly texts: GameTexts;
}

/** Any seed would do. */
const DEAL = 'screen';

/** A state that fits what the viewer knows. */
export const dealt = ({ civ }: Pick<Means, 'civ'>, view: View, deal = DEAL): State => civ.redeal(view, deal);

/** The parts of a screen that depend on the position alone. */
export type PositionParts = Omit<Screen, 'game' | 'setup' | 'seed' | 'pack' | 'players' | 'eras'>;

export function positionParts(
  means: Means,
  { view, waitingFor, canUndo, sequence }: Position,
  deal = DEAL,
): PositionParts {
  const { civ, texts } = means;
  const { viewer } = view;
  const projected = view.seats.map((_, seat) => civ.project(view, seat));
  const parts = {
    viewer,
    view,
    waitingFor,
    canUndo,
    sequence,
    projected,
    units: view.seats.map((_, seat) => allUnits({ rules: civ.rules, s: view }, seat)),
    prices: pricesFor(civ.rules, view),
    ranking: waitingFor.length === 0 ? civ.ranking(view) : null,
  };
  if (!waitingFor.includes(viewer)) return { ...parts, asked: null, warnings: [] };
  const s = dealt(means, view, deal);
  const foreseen = foresee(civ, s, viewer);
  return {
    ...parts,
    asked: askedOf(means, s, viewer, foreseen, projected[viewer]!.total),
    warnings: warningsFor(civ, s, viewer, texts, foreseen),
  };
}

function askedOf(
  { civ, texts }: Means,
  s: State,
  viewer: number,
  foreseen: ReadonlyMap<number, Foreseen>,
  projected: number,
): Asked {
  const { choices, ...question } = civ.question(s, viewer)!;
  return {
    seat: question.seat,
    task: question.task,
    text: texts.prompt(s, question),
    choices: choices.map((choice): Choice => {
      const ahead = foreseen.get(choice.choice);
      return {
        ...choice,
        ...(ahead && priceOf(ahead, choice)),
        // What a payment costs besides stands beside it.
        text: texts.choice(s, choice.kind === 'pay' ? { ...choice, cost: [] } : choice),
        activation: texts.activation(s, choice),
        points: ahead ? pointsOf(ahead) : 0,
        projected: ahead?.isSure ? projectedAfter(civ, ahead, viewer) - projected : null,
      };
    }),
  };
}

/** The viewer's points if the game ended after a choice. Computed from the view, so it reveals nothing. */
const projectedAfter = (civ: Civolution, { after }: Foreseen, viewer: number): number =>
  civ.project(civ.view(after, viewer), viewer).total;

/** Why the viewer cannot choose something now, in words; nothing when it can. */
export const whyNot = (means: Means, view: View, subject: Subject, deal = DEAL): string[] =>
  means.civ.explain(dealt(means, view, deal), view.viewer, subject).map(reason => means.texts.reason(reason));
