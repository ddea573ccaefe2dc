// A new game while one is still choosing its options.
import type { BotName } from '@civolution/bots';
import type { ExtraCredit, SeatSetup, Setup, SoloLevel } from '@civolution/engine';
import type { NewGame, Player } from '../worker/protocol.js';

export type By = 'human' | BotName;
export type Option = SeatSetup['option'];

export interface SeatPlan {
  name: string;
  by: By;
  option: Option;
}

/** A pack that was found to be good. */
export interface PackFile {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario'];
export const LONGEST_NAME = 40;
export const LONGEST_SEED = 256;

/** Names that are told apart by capitals alone are the same. */
const comparable = (name: string): string => name.trim().toLowerCase();

/** Newcomers' set-up against the easiest V.I.C.I. */
export const firstGame = (): NewGame => ({
  setup: {
    seats: [{ option: 'a' }],
    map: 'first',
    materials: 'first',
    solo: { level: 'beginner', challenge: false },
  },
  seed: crypto.randomUUID(),
  players: [{ name: NAMES[0]! }],
});

export class Plan {
  count = $state(2);
  seats = $state<SeatPlan[]>(
    NAMES.map((name, seat) => ({ name, by: seat === 0 ? 'human' : 'easy', option: 'a' })),
  );
  level = $state<SoloLevel>('beginner');
  challenge = $state(false);
  map = $state<Setup['map']>('first');
  materials = $state<Setup['materials']>('first');
  extras = $state<ExtraCredit[]>([]);
  pack = $state.raw<PackFile | null>(null);
  /** A pack is being looked through. */
  checking = $state(false);
  seed = $state('');

  /** One civilization plays against V.I.C.I. */
  solo = $derived(this.count === 1);
  playing: SeatPlan[] = $derived(this.seats.slice(0, this.count));
  people = $derived(this.playing.filter(({ by }) => by === 'human').length);

  options: readonly Option[] = $derived(this.solo ? ['a', 'b', 'free'] : ['a', 'b']);

  /** Free picking is for the game against V.I.C.I only. */
  optionOf({ option }: SeatPlan): Option {
    return option === 'free' && !this.solo ? 'b' : option;
  }

  #names: readonly string[] = $derived([
    ...this.playing.map(({ name }) => comparable(name)),
    ...(this.solo ? [comparable('V.I.C.I')] : []),
  ]);

  /** What is wrong with a name: there is none, or another civilization has it too. */
  nameFault({ name }: SeatPlan): 'missing' | 'taken' | null {
    const wanted = comparable(name);
    if (wanted === '') return 'missing';
    return this.#names.filter(one => one === wanted).length > 1 ? 'taken' : null;
  }

  /** The first seat with something wrong about its name, or -1. */
  misnamed = $derived(this.playing.findIndex(seat => this.nameFault(seat) !== null));

  toggle(extra: ExtraCredit): void {
    this.extras = this.extras.includes(extra)
      ? this.extras.filter(one => one !== extra)
      : [...this.extras, extra];
  }

  toGame(): NewGame {
    const { level, challenge, map, materials, pack } = this;
    const seed = this.seed.trim();
    return {
      setup: {
        seats: this.playing.map(seat => ({ option: this.optionOf(seat) })),
        map,
        materials,
        ...(this.solo && { solo: { level, challenge } }),
        ...(this.extras.length > 0 && { extras: $state.snapshot(this.extras) }),
      },
      seed: seed === '' ? crypto.randomUUID() : seed,
      players: this.playing.map(
        ({ name, by }): Player => (by === 'human' ? { name: name.trim() } : { name: name.trim(), bot: by }),
      ),
      ...(pack && { pack: pack.text }),
    };
  }
}
