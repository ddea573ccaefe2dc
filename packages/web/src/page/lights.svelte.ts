// What can be chosen: the choices that are lit on the table, what one points at, and what one has taken of a choice that
// takes several things.
import type { Subject, Target, TargetKind } from '@civolution/engine';
import type { Anchor } from '../rules/anchors.js';
import type { Asked, Choice, Hint, LogLine, Loss, Warning } from '../worker/protocol.js';
import { clicked, leftOf } from './multi-select.js';
import { NO_POINTING } from './pointing.js';
import { settings, WARN } from './settings.svelte.js';
import { byTarget, isOnTable, isSame, keyOf } from './targets.js';

/** Selections and hints for a question that is not answered yet. */
interface PendingAnswer {
  readonly question: Asked | null;
  readonly taken: readonly Target[];
  readonly hint: Hint | null;
}

const NOTHING: readonly never[] = [];

/** A thing looked at closely: what it is, and what the rules may be asked about why it cannot be chosen. */
export interface Inspected {
  readonly title: string;
  readonly texts: readonly string[];
  readonly subject?: Subject;
  /** Why it cannot be chosen, where the rules are not asked or say nothing. */
  readonly because?: string;
  /** Where the rules tell more. */
  readonly rules?: Anchor;
}

/** Choices that share a thing: one is to be picked from a list beside it. */
export interface Picking {
  readonly at: Target;
  readonly choices: readonly Choice[];
  /** What the thing is, if that can be told. */
  readonly about: Inspected | undefined;
  /** Where the thing lies on the screen. */
  readonly box: DOMRect;
}

/** Where the lights get the question from, and where a choice goes. */
export interface Asking {
  /** The question that can be answered now; none while something is played back. */
  readonly question: Asked | null;
  readonly warnings: readonly Warning[];
  /** The step that is being looked at. */
  readonly step: LogLine | null;
  choose(choice: Choice): void;
}

export class Lights {
  readonly #asking: Asking;
  /** The question whose choices are lit on the table: the one that is asked, or the one before until that is painted. */
  litQuestion = $state.raw<Asked | null>(null);
  picking = $state.raw<Picking | null>(null);
  /** What one hovers over or has focussed in the list: its targets are marked on the table. */
  pointed = $state.raw<Choice | null>(null);
  /** The thing on the table one hovers over or has focussed: its choices are marked in the list. */
  under = $state.raw<Target | null>(null);
  /** A line of the log that is being looked at. */
  recalled = $state.raw<LogLine | null>(null);
  #pending = $state.raw<PendingAnswer | null>(null);

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  get question(): Asked | null {
    return this.#asking.question;
  }

  /** The table is not lit for the present question yet. */
  lightsPending: boolean = $derived.by(() => this.litQuestion !== this.question);

  /** What was found about a question. Most have nothing, and then the question itself need not be looked at. */
  #foundAbout(question: () => Asked | null): PendingAnswer | null {
    const pending = this.#pending;
    return pending && pending.question === question() ? pending : null;
  }

  #note(more: Partial<PendingAnswer>): void {
    const { taken, hint, question } = this;
    this.#pending = { question, taken, hint, ...more };
  }

  /** Things clicked on of which a choice takes several: only the choices about all of them are left. */
  taken: readonly Target[] = $derived.by(() => this.#foundAbout(() => this.question)?.taken ?? NOTHING);

  hint: Hint | null = $derived.by(() => this.#foundAbout(() => this.question)?.hint ?? null);

  /** The choices of the question that are left. */
  left: readonly Choice[] = $derived.by(() => leftOf(this.question?.choices ?? [], this.taken));

  /** What can be chosen on the table, by what it points at. */
  #lit: ReadonlyMap<string, readonly Choice[]> = $derived.by(() => {
    const taken = this.#foundAbout(() => this.litQuestion)?.taken ?? NOTHING;
    return byTarget(leftOf(this.litQuestion?.choices ?? [], taken));
  });

  /** Something that is asked lies on the table itself, and not at what asks. */
  #isOnTable: boolean = $derived.by(() => this.litQuestion?.choices.some(isOnTable) ?? false);

  /** The choice that a hint advises. */
  advised: Choice | null = $derived.by(() => {
    const best = this.hint?.options[0]?.choice;
    return this.question?.choices.find(({ choice }) => choice === best) ?? null;
  });

  /** The seat and things highlighted on the table: pointed at, played back, recalled, selected or advised. */
  highlight: { readonly seat: number; readonly targets: readonly Target[] } | null = $derived.by(() => {
    const seen = this.pointed ?? this.#asking.step ?? this.recalled;
    if (seen || this.taken.length === 0) return seen ?? this.advised;
    return { seat: this.question?.seat ?? -1, targets: this.taken };
  });

  #marked: ReadonlySet<string> = $derived.by(() => new Set(this.highlight?.targets.map(keyOf)));

  /** The slips to warn of now, of the kinds that are wanted. */
  warnings: readonly Warning[] = $derived.by(() =>
    this.question ? this.#asking.warnings.filter(({ kind }) => settings[WARN[kind]]) : [],
  );

  #losses: ReadonlyMap<number, readonly Loss[]> = $derived.by(
    () =>
      new Map(
        this.warnings.flatMap(warning =>
          warning.kind === 'wasted' ? [[warning.choice, warning.losses]] : [],
        ),
      ),
  );

  /** What a choice would waste. */
  lossesOf({ choice }: Choice): readonly Loss[] {
    return this.#losses.get(choice) ?? [];
  }

  choicesAt(kind: TargetKind, id: number): readonly Choice[] {
    return this.#lit.get(keyOf({ kind, id })) ?? [];
  }

  /** Something can be chosen by clicking on this. */
  isLit(kind: TargetKind, id: number): boolean {
    return this.#lit.has(keyOf({ kind, id }));
  }

  /** What can be chosen here is what the question is about, and not only what lies at what asks beside that. */
  isBright(kind: TargetKind, id: number): boolean {
    const choices = this.choicesAt(kind, id);
    return choices.length > 0 && !(this.#isOnTable && choices.every(({ atAsker }) => atAsker));
  }

  /** This is one of the things highlighted on the table. */
  isMarked(kind: TargetKind, id: number): boolean {
    return this.#marked.has(keyOf({ kind, id }));
  }

  isTaken(kind: TargetKind, id: number): boolean {
    return this.taken.some(one => isSame(one, { kind, id }));
  }

  /** Whether a choice points at the thing under the pointer. */
  isUnder({ targets }: Choice): boolean {
    const { under } = this;
    return under !== null && !this.isTaken(under.kind, under.id) && targets.some(one => isSame(one, under));
  }

  /** The pointer or the focus is gone from a thing. Noted later, for the thing may be going while the table is drawn. */
  leave(thing: Target): void {
    queueMicrotask(() => {
      if (this.under && isSame(this.under, thing)) this.under = null;
    });
  }

  /** Deselects everything, so that all choices are open again. */
  putBack(): void {
    this.#note({ taken: NOTHING });
  }

  noteHint(hint: Hint): void {
    this.#note({ hint });
  }

  /**
   * A click on a thing: makes its choice, takes it until others make up a choice with it, or offers its choices. A wasteful
   * one is shown with what it wastes first, and to a finger, which could not point at it before, one that cannot be taken
   * back. What asks can also be looked at, so that its choices are always offered.
   */
  pick(kind: TargetKind, id: number, element: Element, about?: Inspected): void {
    if (!this.litQuestion || !this.isLit(kind, id) || this.lightsPending) return;
    const click = clicked(this.litQuestion.choices, this.taken, { kind, id });
    if ('taken' in click) {
      this.#note(click);
      return;
    }
    const { choices } = click;
    const first = choices[0]!;
    const isSure =
      !first.atAsker &&
      this.lossesOf(first).length === 0 &&
      (first.projected !== null || !NO_POINTING.matches);
    if (choices.length === 1 && isSure) this.#asking.choose(first);
    else this.offer(kind, id, element, about, choices);
  }

  /** Shows the choices of a thing beside it. */
  offer(
    kind: TargetKind,
    id: number,
    element: Element,
    about?: Inspected,
    choices = this.choicesAt(kind, id),
  ): void {
    if (choices.length === 0 || this.lightsPending) return;
    this.picking = { at: { kind, id }, choices, about, box: element.getBoundingClientRect() };
  }

  /** Forgets what the player points at and looks at. */
  clear(): void {
    this.picking = null;
    this.pointed = null;
    this.under = null;
    this.recalled = null;
  }

  /** Forgets a pointed choice that the question no longer has: its button vanished without a leave event. */
  dropGone(): void {
    if (this.pointed && !this.question?.choices.includes(this.pointed)) this.pointed = null;
  }

  /** Lights the table for the present question. */
  follow(): void {
    this.litQuestion = this.question;
    if (!this.#foundAbout(() => this.litQuestion)) this.#pending = null;
  }

  /** Turns all lights off. */
  putOut(): void {
    this.litQuestion = null;
  }

  /** Forgets everything when the game is closed. */
  close(): void {
    this.putOut();
    this.#pending = null;
    this.clear();
  }
}
