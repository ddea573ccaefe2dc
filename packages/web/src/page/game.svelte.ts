// The game on the screen, as the worker last sent it, and what one does in it.
// What came of a choice and what is asked next are shown at once; what can be chosen is lit on the table, and the panel
// with it brought up, as soon as that is painted.
import type { View } from '@civolution/engine';
import { applied } from '@civolution/host';
import { words } from '../words/words.svelte.js';
import type {
  Asked,
  Catalogue,
  Choice,
  LogLine,
  NewGame,
  Screen,
  Update,
  Whole,
} from '../worker/protocol.js';
import { type Calls, Refused } from './calls.js';
import { type Inspected, Lights } from './lights.svelte.js';
import { Live } from './live.svelte.js';
import { isStepwise, pauseFor } from './pace.js';
import { nextFrame } from './paint.js';
import { Playback, type PlaybackStep } from './playback.js';
import { settings } from './settings.svelte.js';
import { shareUnchanged, withParts } from './share-unchanged.js';

/** What is shown beside the table. */
type Parts = Omit<Screen, 'view'>;

export class Game {
  readonly calls: Calls;
  /** Words and data of the pack in use; null until the worker has answered for the first time. */
  catalogue = $state.raw<Catalogue | null>(null);
  #parts = $state.raw<Live<Parts> | null>(null);
  #view = $state.raw<Live<View> | null>(null);
  /** What is being looked at of what happened: while it is, the table is shown as it was at that moment. */
  step = $state.raw<PlaybackStep | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** What was last clicked on to be explained, and why it cannot be chosen, in words. */
  inspected = $state.raw<(Inspected & { readonly reasons: readonly string[] }) | null>(null);
  hinting = $state(false);
  /** What went wrong last, in words. */
  error = $state.raw<string | null>(null);
  /** A choice is being carried out. */
  busy = $state(false);
  /** The game that is wanted here and open in another tab or window. */
  elsewhere = $state.raw<string | null>(null);
  readonly lights: Lights;

  readonly #playback: Playback;
  /** The screen as it will be when all is played back. */
  #latest: Screen | null = null;
  /** What waits for the latest question to be painted, to go into the log. */
  #unwritten: LogLine[] = [];
  /** Calls off what is to be done once the latest question is painted. */
  #callOff: (() => void) | null = null;
  /** How often something else was shown. */
  #changes = 0;

  constructor(connect: (game: Game) => Calls) {
    this.calls = connect(this);
    const game = this;
    this.lights = new Lights({
      get question() {
        return game.question;
      },
      get warnings() {
        return game.shown?.warnings ?? [];
      },
      get step() {
        return game.step;
      },
      choose: choice => void this.choose(choice),
    });
    this.#playback = new Playback({
      pauseFor,
      show: (step, lines) => {
        this.#write(lines);
        this.step = step;
        this.lights.putOut();
        this.#view?.set(step.view!);
      },
      finish: lines => {
        this.#unwritten.push(...lines);
        if (this.#latest) this.#settle(this.#latest);
      },
    });
  }

  /** All that is shown but the view. */
  get shown(): Parts | null {
    return this.#parts?.now ?? null;
  }

  /** The table as it is shown right now. */
  get view(): View | null {
    return this.#view?.now ?? null;
  }

  /** The question that can be answered now; none while something is played back. */
  question: Asked | null = $derived(this.step ? null : (this.shown?.asked ?? null));

  /** The acting seats: the one whose move plays back, else those being asked. */
  acting: readonly number[] = $derived(
    this.step && this.step.seat >= 0 ? [this.step.seat] : (this.shown?.waitingFor ?? []),
  );

  /** What a seat is called. */
  nameOf(seat: number): string {
    return this.shown?.players[seat]?.name ?? 'V.I.C.I';
  }

  async choose({ seat, choice }: Choice): Promise<void> {
    await this.#act(() => this.calls.choose(seat, choice, isStepwise()));
  }

  async undo(): Promise<void> {
    const seat = this.shown?.viewer ?? -1;
    await this.#act(() => this.calls.undo(seat));
  }

  async look(viewer: number): Promise<void> {
    await this.#act(() => this.calls.look(viewer));
  }

  /** Explains a thing, and why it cannot be chosen now. */
  async inspect(thing: Inspected): Promise<void> {
    const changes = this.#changes;
    const { subject, because } = thing;
    const known = because === undefined ? [] : [because];
    const reasons =
      subject && this.shown && this.shown.viewer >= 0
        ? await this.#answerTo(this.calls.explain(subject))
        : known;
    if (reasons && this.#changes === changes)
      this.inspected = { ...thing, reasons: reasons.length > 0 ? reasons : known };
  }

  async askHint(): Promise<void> {
    const { question } = this;
    this.hinting = true;
    try {
      const hint = await this.calls.hint();
      if (this.question === question) this.lights.noteHint(hint);
    } catch (error) {
      // If the player has moved on, the failed hint does not matter.
      if (this.question === question) await this.#answerTo(Promise.reject(error));
    } finally {
      this.hinting = false;
    }
  }

  async speak(): Promise<void> {
    this.#learn(await this.calls.speak(settings.language));
    if (this.shown) this.#begin(await this.calls.screen());
  }

  async create(game: NewGame): Promise<string> {
    const id = await this.calls.create(game);
    await this.open(id);
    return id;
  }

  /** Whether a game could be opened: it may be open elsewhere, from where it is taken over with `anyway`. */
  async open(id: string, anyway = false): Promise<boolean> {
    this.#clear();
    const answer = await this.calls.open(id, anyway);
    this.elsewhere = answer === 'elsewhere' ? id : null;
    if (answer === 'elsewhere') return false;
    this.#learn(answer);
    this.#begin(await this.calls.screen());
    return true;
  }

  #learn(catalogue: Catalogue | null): void {
    if (catalogue) this.catalogue = catalogue;
  }

  async close(): Promise<void> {
    this.#playback.stop();
    this.#latest = null;
    this.#unwritten = [];
    this.#callOff?.();
    this.#callOff = null;
    this.#changes++;
    this.#parts = null;
    this.#view = null;
    this.step = null;
    this.log = [];
    this.hinting = false;
    this.lights.close();
    this.#clear();
    await this.calls.close();
  }

  /** Shows the table as it is now. */
  skip(): void {
    this.#playback.skip();
  }

  /** Tells of what went wrong, unless the table was left. */
  report({ code }: Refused): void {
    if (this.shown) this.error = words().prompt[code === 'notKept' ? 'notKept' : 'refused'];
  }

  /** What the worker answers; nothing where it refuses. */
  async #answerTo<T>(answer: Promise<T>): Promise<T | undefined> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.report(error);
      return undefined;
    }
  }

  async #act(act: () => Promise<Update>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#clear();
    const update = await this.#answerTo(act());
    this.busy = false;
    if (update) this.receive(update);
  }

  #clear(): void {
    this.lights.clear();
    this.inspected = null;
    this.error = null;
  }

  /** A game just opened is shown at once. */
  #begin({ screen, log }: Whole): void {
    this.#playback.stop();
    this.#unwritten = [];
    this.log = log;
    this.#latest = shareUnchanged(this.#latest, screen);
    this.#settle(this.#latest);
    this.#follow();
  }

  /** Shows what is new. */
  receive(update: Update): void {
    if (update.is === 'whole') return this.#begin(update);
    if (!this.#latest) return;
    let { view } = this.#latest;
    const steps = update.steps.map(({ patch, ...line }): PlaybackStep => {
      if (patch) view = applied(view, patch);
      return { ...line, view: patch && view };
    });
    const parts = withParts<Parts>(this.#latest, update.parts);
    this.#latest = { ...parts, view: applied(view, update.view) };
    this.#playback.add(steps);
  }

  #write(lines: readonly LogLine[]): void {
    const all = [...this.#unwritten.splice(0), ...lines];
    if (all.length > 0) this.log = [...this.log, ...all];
  }

  #settle(latest: Screen): void {
    this.step = null;
    this.#changes++;
    const { view, ...parts } = latest;
    if (this.#parts?.now.game === latest.game && this.#view) {
      this.#parts.set(parts);
      this.#view.set(view);
    } else {
      this.#parts = new Live<Parts>(parts);
      this.#view = new Live(view, ['seats', 'solo']);
    }
    this.lights.dropGone();
    this.#callOff ??= nextFrame(() => this.#follow());
    void this.#answerTo(this.calls.reportShown(latest.game, latest.sequence, isStepwise()));
  }

  /** The table is lit for the question, and the log has all that happened. */
  #follow(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#write([]);
    this.lights.follow();
  }
}

/** The game of this page. */
export let game: Game;

/** Called once, before anything is drawn. */
export function startGame(connect: (game: Game) => Calls): void {
  game = new Game(connect);
}
