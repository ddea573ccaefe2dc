// The game on the screen: what the worker last told, what is shown of it right now, and what one does.
// What came of a choice and what is asked next are shown at once; what can be chosen is lit on the table, and the panel
// with it brought up, as soon as that is painted.
import type { Subject, Target, TargetKind, View } from '@civolution/engine';
import { applied } from '@civolution/host';
import type { Anchor } from '../rules/anchors.js';
import { words } from '../words/words.svelte.js';
import type {
  Asked,
  Catalogue,
  Choice,
  Hint,
  LogLine,
  Loss,
  NewGame,
  Screen,
  Update,
  Warning,
  Whole,
} from '../worker/protocol.js';
import { type Link, linkTo, Refused } from './link.js';
import { Live } from './live.svelte.js';
import { isStepwise, pauseFor } from './pace.js';
import { nextFrame } from './paint.js';
import { NO_POINTING } from './pointing.js';
import { settings, WARN } from './settings.svelte.js';
import { byTarget, isOnTable, isSame, keyOf } from './targets.js';
import { clicked, leftOf } from './together.js';

/** What was found and done about a question before it is answered. */
interface Aside {
  readonly asked: Asked | null;
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

/** What is shown beside the table. */
type Parts = Omit<Screen, 'view'>;

/** A line of the log as it comes up, with the view at that moment if it is worth a look. */
export interface Frame extends LogLine {
  readonly view: View | null;
}

export interface Picking {
  readonly at: Target;
  readonly choices: readonly Choice[];
  /** What the thing is, if that can be told. */
  readonly about: Inspected | undefined;
  /** Where the thing lies on the screen. */
  readonly box: DOMRect;
}

class Game {
  /** Words and data of the pack in use; null until the worker has answered for the first time. */
  catalogue = $state.raw<Catalogue | null>(null);
  #shown = $state.raw<Live<Parts> | null>(null);
  #view = $state.raw<Live<View> | null>(null);
  /** The question whose choices are lit on the table: the same as is asked, or the one before until that is painted. */
  asked = $state.raw<Asked | null>(null);
  /** What is being told: while it is, the table is shown as it was at that moment. */
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** Choices that share the thing clicked on: one is to be picked from a list beside it. */
  picking = $state.raw<Picking | null>(null);
  /** What one hovers over or has focussed in the list: its targets are marked on the table. */
  pointed = $state.raw<Choice | null>(null);
  /** The thing on the table one hovers over or has focussed: its choices are marked in the list. */
  under = $state.raw<Target | null>(null);
  /** A line of the log that is being looked at. */
  recalled = $state.raw<LogLine | null>(null);
  /** What was last clicked on to be explained, and why it cannot be chosen, in words. */
  inspected = $state.raw<(Inspected & { readonly reasons: readonly string[] }) | null>(null);
  hinting = $state(false);
  /** What went wrong last, in words. */
  error = $state.raw<string | null>(null);
  busy = $state(false);
  /** The game that is wanted here and open in another tab or window. */
  elsewhere = $state.raw<string | null>(null);

  #aside = $state.raw<Aside | null>(null);
  #queue: Frame[] = [];
  /** The screen as it will be when all that waits to be told is told. */
  #latest: Screen | null = null;
  #skip: (() => void) | null = null;
  #telling = false;
  /** Told in passing, not yet in the log. */
  #passed: LogLine[] = [];
  /** Calls off what is to be done once the latest question is painted. */
  #callOff: (() => void) | null = null;
  /** How often something else was shown. */
  #screens = 0;
  readonly link: Link;

  constructor() {
    const worker = new Worker(new URL('../worker/page.worker.ts', import.meta.url), { type: 'module' });
    this.link = linkTo(worker, {
      update: update => this.#receive(update),
      problem: error => this.#tellProblem(error),
      lost: id => {
        this.elsewhere = id;
      },
    });
  }

  get shown(): Parts | null {
    return this.#shown?.now ?? null;
  }

  /** The table as it is shown right now. */
  get view(): View | null {
    return this.#view?.now ?? null;
  }

  /** The question that can be answered now; none while something is being told. */
  question: Asked | null = $derived(this.frame ? null : (this.shown?.asked ?? null));

  /** The lights of the table are still to follow the question. */
  follows: boolean = $derived(this.asked !== this.question);

  /** Who acts: whom the telling is about, or whoever is asked. */
  acting: readonly number[] = $derived(
    this.frame && this.frame.seat >= 0 ? [this.frame.seat] : (this.shown?.waitingFor ?? []),
  );

  #note(more: Partial<Aside>): void {
    const { taken, hint, question: asked } = this;
    this.#aside = { asked, taken, hint, ...more };
  }

  /** What was found about a question. Most have nothing, and then the question itself need not be looked at. */
  #foundAbout(which: 'question' | 'asked'): Aside | null {
    const aside = this.#aside;
    return aside && aside.asked === this[which] ? aside : null;
  }

  /** Things clicked on of which a choice takes several: only the choices about all of them are left. */
  taken: readonly Target[] = $derived(this.#foundAbout('question')?.taken ?? NOTHING);

  hint: Hint | null = $derived(this.#foundAbout('question')?.hint ?? null);

  /** The choices of the question that are left. */
  left: readonly Choice[] = $derived(leftOf(this.question?.choices ?? [], this.taken));

  /** What can be chosen on the table, by what it points at. */
  #lit: ReadonlyMap<string, readonly Choice[]> = $derived(
    byTarget(leftOf(this.asked?.choices ?? [], this.#foundAbout('asked')?.taken ?? NOTHING)),
  );

  /** Something that is asked lies on the table itself, and not at what asks. */
  #isOnTable: boolean = $derived(this.asked?.choices.some(isOnTable) ?? false);

  /** The choice that a hint advises. */
  advised: Choice | null = $derived(
    (this.hint && this.question?.choices.find(({ choice }) => choice === this.hint?.options[0]?.choice)) ??
      null,
  );

  /** Whom and what the marks on the table are about: what is pointed at, told, recalled, taken or advised. */
  told: { readonly seat: number; readonly targets: readonly Target[] } | null = $derived.by(() => {
    const seen = this.pointed ?? this.frame ?? this.recalled;
    if (seen || this.taken.length === 0) return seen ?? this.advised;
    return { seat: this.question?.seat ?? -1, targets: this.taken };
  });

  #marked: ReadonlySet<string> = $derived(new Set(this.told?.targets.map(keyOf)));

  /** The slips to warn of now, of the kinds that are wanted. */
  warnings: readonly Warning[] = $derived(
    this.question ? (this.shown?.warnings ?? []).filter(({ kind }) => settings[WARN[kind]]) : [],
  );

  #losses: ReadonlyMap<number, readonly Loss[]> = $derived(
    new Map(
      this.warnings.flatMap(warning => (warning.kind === 'wasted' ? [[warning.choice, warning.losses]] : [])),
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

  /** What the marks are about is about this. */
  isMarked(kind: TargetKind, id: number): boolean {
    return this.#marked.has(keyOf({ kind, id }));
  }

  /** The pointer or the focus is gone from a thing. Noted later, for the thing may be going while the table is drawn. */
  leave(thing: Target): void {
    queueMicrotask(() => {
      if (this.under && isSame(this.under, thing)) this.under = null;
    });
  }

  /** Whether a choice points at the thing under the pointer. */
  isUnder({ targets }: Choice): boolean {
    const { under } = this;
    return under !== null && !this.isTaken(under.kind, under.id) && targets.some(one => isSame(one, under));
  }

  /** All choices are open again. */
  putBack(): void {
    this.#note({ taken: NOTHING });
  }

  isTaken(kind: TargetKind, id: number): boolean {
    return this.taken.some(one => isSame(one, { kind, id }));
  }

  /**
   * A click on a thing: makes its choice, takes it until others make up a choice with it, or offers its choices. A wasteful
   * one is shown with what it wastes first, and to a finger, which could not point at it before, one that cannot be taken
   * back. What asks can also be looked at, so that its choices are always offered.
   */
  pick(kind: TargetKind, id: number, element: Element, about?: Inspected): void {
    if (!this.asked || !this.isLit(kind, id) || this.follows) return;
    const click = clicked(this.asked.choices, this.taken, { kind, id });
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
    if (choices.length === 1 && isSure) void this.choose(first);
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
    if (choices.length === 0 || this.follows) return;
    this.picking = { at: { kind, id }, choices, about, box: element.getBoundingClientRect() };
  }

  async choose(choice: Choice): Promise<void> {
    await this.#acting(() => this.link.choose(choice.seat, choice.choice, isStepwise()));
  }

  async undo(): Promise<void> {
    const seat = this.shown?.viewer ?? -1;
    await this.#acting(() => this.link.undo(seat));
  }

  async look(viewer: number): Promise<void> {
    await this.#acting(() => this.link.look(viewer));
  }

  /** Explains a thing, and why it cannot be chosen now. */
  async inspect(thing: Inspected): Promise<void> {
    const screen = this.#screens;
    const { subject, because } = thing;
    const known = because === undefined ? [] : [because];
    const told =
      subject && this.shown && this.shown.viewer >= 0 ? await this.#tried(this.link.explain(subject)) : known;
    if (told && this.#screens === screen)
      this.inspected = { ...thing, reasons: told.length > 0 ? told : known };
  }

  /** What the worker answers; where it refuses, that is told unless the table was left. */
  async #tried<T>(answer: Promise<T>): Promise<T | undefined> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#tellProblem(error);
      return undefined;
    }
  }

  #tellProblem({ code }: Refused): void {
    if (this.shown) this.error = words().prompt[code === 'notKept' ? 'notKept' : 'refused'];
  }

  /** What a seat is called. */
  nameOf(seat: number): string {
    return this.shown?.players[seat]?.name ?? 'V.I.C.I';
  }

  async askHint(): Promise<void> {
    const { question } = this;
    this.hinting = true;
    try {
      const hint = await this.link.hint();
      if (this.question === question) this.#note({ hint });
    } catch (error) {
      // If the player has moved on, drop the hint that failed.
      if (this.question === question) await this.#tried(Promise.reject(error));
    } finally {
      this.hinting = false;
    }
  }

  async speak(): Promise<void> {
    this.#learn(await this.link.speak(settings.language));
    if (this.shown) this.#begin(await this.link.screen());
  }

  async create(game: NewGame): Promise<string> {
    const id = await this.link.create(game);
    await this.open(id);
    return id;
  }

  /** Whether a game could be opened: it may be open elsewhere, from where it is taken over with `anyway`. */
  async open(id: string, anyway = false): Promise<boolean> {
    this.#clear();
    const told = await this.link.open(id, anyway);
    this.elsewhere = told === 'elsewhere' ? id : null;
    if (told === 'elsewhere') return false;
    this.#learn(told);
    this.#begin(await this.link.screen());
    return true;
  }

  #learn(told: Catalogue | null): void {
    if (told) this.catalogue = told;
  }

  async close(): Promise<void> {
    await this.link.close();
    this.#queue = [];
    this.#latest = null;
    this.#skip?.();
    this.#callOff?.();
    this.#callOff = null;
    this.#passed = [];
    this.#screens++;
    this.#shown = null;
    this.#view = null;
    this.asked = null;
    this.#aside = null;
    this.frame = null;
    this.log = [];
    this.hinting = false;
    this.#clear();
  }

  /** Stops telling and shows the table as it is. */
  skip(): void {
    this.#passed.push(...this.#queue.splice(0));
    this.#skip?.();
  }

  async #acting(act: () => Promise<Update>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#clear();
    const update = await this.#tried(act());
    this.busy = false;
    if (update) this.#receive(update);
  }

  #clear(): void {
    this.picking = null;
    this.pointed = null;
    this.under = null;
    this.recalled = null;
    this.inspected = null;
    this.error = null;
  }

  /** A game just opened is shown at once. */
  #begin({ screen, log }: Whole): void {
    this.#queue = [];
    this.#skip?.();
    this.#passed = [];
    this.log = log;
    this.#latest = screen;
    this.#settle(screen);
    this.#follow();
  }

  #receive(update: Update): void {
    if (update.is === 'whole') return this.#begin(update);
    if (!this.#latest) return;
    let { view } = this.#latest;
    for (const { patch, ...line } of update.steps) {
      if (patch) view = applied(view, patch);
      this.#queue.push({ ...line, view: patch && view });
    }
    this.#latest = { ...this.#latest, ...update.parts, view: applied(view, update.view) };
    if (!this.#telling) void this.#tell();
  }

  /** Tells what happened, one thing after the other, and then shows the table as it is. */
  async #tell(): Promise<void> {
    this.#telling = true;
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      this.#passed.push(frame);
      const pause = pauseFor(frame);
      if (!frame.view || pause === 0) continue;
      this.#noteDown();
      this.frame = frame;
      this.asked = null;
      this.#view?.set(frame.view);
      await this.#wait(pause);
    }
    this.#telling = false;
    if (this.#latest) this.#settle(this.#latest);
  }

  #wait(ms: number): Promise<void> {
    return new Promise(done => {
      const timer = setTimeout(done, ms);
      this.#skip = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Into the log what was told in passing. */
  #noteDown(): void {
    if (this.#passed.length > 0) this.log = [...this.log, ...this.#passed.splice(0)];
  }

  #settle(latest: Screen): void {
    this.frame = null;
    this.#screens++;
    const { view, ...screen } = latest;
    if (this.#shown?.now.game === latest.game && this.#view) {
      this.#shown.set(screen);
      this.#view.set(view);
    } else {
      this.#shown = new Live<Parts>(screen);
      this.#view = new Live(view, ['seats', 'solo']);
    }
    // A choice that goes while it is pointed at is not left.
    if (this.pointed && !this.question?.choices.includes(this.pointed)) this.pointed = null;
    this.#callOff ??= nextFrame(() => this.#follow());
    void this.#tried(this.link.reportShown(latest.sequence, isStepwise()));
  }

  /** The table is lit for the question, and the log has what was told in passing. */
  #follow(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#noteDown();
    this.asked = this.question;
    if (!this.#foundAbout('asked')) this.#aside = null;
  }
}

export const game = new Game();
