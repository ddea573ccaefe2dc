// V.I.C.I procreates, rulebook p. 41.
import { describe, expect, it } from 'vitest';
import type { Effect, Pack } from '../../src/index.js';
import { HELD, packFor } from '../effects/standing.js';
import { packWith } from '../support/pack.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { acts, times } from './acting.js';
import { lines, story } from './story.js';

/** Elsewhere a tribe of V.I.C.I lives among the human's, so that nothing is free and not all is its own. */
const ELSEWHERE = 'C.desert';
const OTHERS: CivSpec['tribes'] = { [ELSEWHERE]: ['fire'] };
const OWN: CivSpec['tribes'] = { [ELSEWHERE]: ['plain'] };

/** A birth in a Forest or Mountains without free encampments; the roll finds it and not the Desert. */
function bornAmong(key: string, human: readonly string[], vici: readonly string[]): Position {
  const value = key.endsWith('forest') ? 1 : 3;
  return acts(
    'procreation',
    {
      human: { tribes: human.length > 0 ? { ...OTHERS, [key]: human } : OTHERS! },
      vici: { tribes: { ...OWN, [key]: vici } },
    },
    value,
  );
}

/** What was told from the line of the table on. */
const settling = (game: Position): string[] => {
  const all = story(game);
  return all.slice(all.findIndex(text => text.startsWith('settle line')));
};

describe('where V.I.C.I procreates', () => {
  it('solo.procreation-priority: where it has a tribe and an encampment is free, with fire or without', () => {
    const game = acts('procreation', {
      human: { tribes: { 'B.mountains': ['fire'], 'C.swamp': ['fire', 'plain'] } },
      vici: { tribes: { 'B.mountains': ['wild'], 'C.swamp': ['wild'] } },
    });
    expect(story(game)[0]).toBe('procreation: B.mountains of B.mountains');
    const fire = acts('procreation', {
      human: { tribes: { 'B.mountains': ['plain'], 'C.swamp': ['fire', 'plain'] } },
      vici: { tribes: { 'B.mountains': ['wild'], 'C.swamp': ['wild'] } },
    });
    expect(story(fire)[0]).toBe('procreation: B.mountains of B.mountains');
  });

  it('solo.procreation-minimum: where nothing is free, anywhere it has a tribe, weak or in the wilderness', () => {
    const game = acts(
      'procreation',
      {
        human: { tribes: { 'B.mountains': ['fire', 'plain'], 'C.swamp': ['fire'] } },
        vici: { tribes: { 'B.mountains': ['wildWeak'], 'C.swamp': ['plainWeak'] } },
      },
      2,
    );
    expect(lines(game, 'procreation')).toEqual(['procreation: C.swamp of B.mountains C.swamp, minimum']);
  });

  it('solo.procreation-tribe-needed: free encampments where it has no tribe do not count', () => {
    const game = acts('procreation', {
      human: { tribes: { 'B.mountains': ['plain'] } },
      vici: { tribes: { 'B.hills': ['plain'] } },
    });
    expect(lines(game, 'procreation')).toEqual(['procreation: B.hills of B.hills']);
  });

  it('solo.procreation-supply: the new tribe comes from its supply and stands upright', () => {
    const game = acts('procreation', { vici: { tribes: { 'B.forest': ['plainWeak'] } } });
    expect([game.state.seats[1]!.tribes, game.tribesAt(1, 'B.forest', 'fire')]).toEqual([13, 1]);
    expect(game.tribesAt(1, 'B.forest', 'plainWeak')).toBe(1);
  });

  it('solo.procreation-all-out: with all 15 tribes on the continent it is ignored, and so is the check after it', () => {
    const tribes = { 'B.mountains': ['fire', 'plain', ...times(13, 'wild')] };
    const game = acts('procreation, provision', { vici: { tribes } });
    expect(story(game)).toEqual([
      'procreation forfeited: noTribe',
      'provision: B.mountains of B.mountains',
      'provisioned B.mountains: 1',
    ]);
    const last = acts('procreation', { vici: { tribes: { 'B.forest': times(14, 'wild') } } });
    expect([lines(last, 'settled'), last.state.seats[1]!.tribes]).toEqual([['settled B.forest fire'], 0]);
  });
});

describe('the priority table for settling', () => {
  it('solo.settle-1: a free fire encampment comes first', () => {
    const game = acts('procreation', {
      human: { tribes: { 'B.forest': ['plainWeak'] } },
      vici: { tribes: { 'B.forest': ['plain'] } },
    });
    expect(settling(game)).toEqual(['settle line 1', 'settled B.forest fire', 'scored 1 fire']);
    expect(game.tribesAt(1, 'B.forest', 'fire')).toBe(1);
  });

  it('solo.settle-2: then any free encampment', () => {
    const game = acts('procreation', {
      human: { tribes: { 'B.forest': ['fireWeak', 'plainWeak'] } },
      vici: { tribes: { 'B.forest': ['wild'] } },
    });
    expect(settling(game)).toEqual(['settle line 2', 'settled B.forest free']);
    expect(game.tribesAt(1, 'B.forest', 'plain')).toBe(1);
  });

  it('solo.settle-3: then the fire encampment with a tribe of the human, strong or weak', () => {
    const strong = bornAmong('B.forest', ['fire', 'plainWeak'], ['plain']);
    expect(settling(strong)).toEqual([
      'settle line 3',
      'displaced the human’s strong one',
      'settled B.forest fire',
      'scored 1 fire',
    ]);
    expect([strong.tribesAt(0, 'B.forest', 'wild'), strong.tribesAt(0, 'B.forest', 'plainWeak')]).toEqual([
      1, 1,
    ]);
    const weak = bornAmong('B.forest', ['fireWeak', 'plainWeak'], ['plain']);
    expect(settling(weak).slice(0, 2)).toEqual(['settle line 3', 'displaced the human’s weak one']);
    expect(weak.tribesAt(0, 'B.forest', 'wildWeak')).toBe(1);
  });

  it('solo.settle-4: then an encampment with a weak tribe of the human', () => {
    const game = bornAmong('B.forest', ['plain', 'plainWeak'], ['fireWeak']);
    expect(settling(game)).toEqual([
      'settle line 4',
      'displaced the human’s weak one',
      'settled B.forest taken',
    ]);
    expect([game.tribesAt(0, 'B.forest', 'plain'), game.tribesAt(0, 'B.forest', 'wildWeak')]).toEqual([1, 1]);
  });

  it('solo.settle-5: then one with a strong tribe of the human', () => {
    const game = bornAmong('B.forest', ['plain'], ['fire', 'plain']);
    expect(settling(game)).toEqual([
      'settle line 5',
      'displaced the human’s strong one',
      'settled B.forest taken',
    ]);
    expect([game.tribesAt(0, 'B.forest', 'wild'), game.tribesAt(1, 'B.forest', 'plain')]).toEqual([1, 2]);
  });

  it('solo.settle-6: then the fire encampment with its own strong tribe', () => {
    const game = bornAmong('B.mountains', [], ['fire', 'plain']);
    expect(settling(game)).toEqual([
      'settle line 6',
      'displaced its own strong one',
      'settled B.mountains fire',
      'scored 2 fire',
    ]);
    expect([game.tribesAt(1, 'B.mountains', 'fire'), game.tribesAt(1, 'B.mountains', 'wild')]).toEqual([
      1, 1,
    ]);
  });

  it('solo.settle-7: then an encampment with its own strong tribe, before its weak one at the fire', () => {
    const game = bornAmong('B.forest', [], ['fireWeak', 'plain', 'plainWeak']);
    expect(settling(game)).toEqual([
      'settle line 7',
      'displaced its own strong one',
      'settled B.forest taken',
    ]);
    expect([game.tribesAt(1, 'B.forest', 'fireWeak'), game.tribesAt(1, 'B.forest', 'wild')]).toEqual([1, 1]);
  });

  it('solo.settle-8: then the fire encampment with its own weak tribe', () => {
    const game = bornAmong('B.mountains', [], ['fireWeak', 'plainWeak']);
    expect(settling(game)).toEqual([
      'settle line 8',
      'displaced its own weak one',
      'settled B.mountains fire',
      'scored 2 fire',
    ]);
    expect(game.tribesAt(1, 'B.mountains', 'wildWeak')).toBe(1);
  });

  it('solo.settle-upright: its new tribe is never weakened by displacing, whomever it displaces', () => {
    const places: [string, string[], string[], string][] = [
      ['B.forest', ['fire', 'plain'], ['plain'], 'fire'],
      ['B.forest', ['plain', 'plainWeak'], ['fireWeak'], 'plain'],
      ['B.mountains', ['plain'], ['fireWeak'], 'plain'],
      ['B.mountains', [], ['fireWeak', 'plainWeak'], 'fire'],
    ];
    for (const [key, human, vici, where] of places) {
      const game = bornAmong(key, human, vici);
      expect(lines(game, 'displaced')).toHaveLength(1);
      expect(game.tribesAt(1, key, where)).toBe(1);
      expect(lines(game, 'settled')[0]).not.toContain('weak');
    }
  });

  it('solo.procreation-fire: at a fire it gains the points of the territory, elsewhere none', () => {
    const points = (key: string, ...spots: readonly string[]): number =>
      acts('procreation', { vici: { tribes: { [key]: spots } } }).points(1, 'fire');
    expect([points('B.forest', 'plain'), points('C.swamp', 'wild'), points('B.forest', 'fire')]).toEqual([
      1, 2, 0,
    ]);
  });
});

describe('the check after each procreation', () => {
  /** After the birth the Mountains are all its own. */
  const filling: CivSpec = { tribes: { 'B.mountains': ['plain'] } };

  it('solo.crowded: if all encampments of all its territories are now its own, it migrates at once', () => {
    // The provision of the card comes after the migration, for what that has changed.
    const game = acts(
      'procreation, provision',
      { vici: filling, solo: { provisions: { 'B.mountains': 1 } } },
      5,
    );
    expect(story(game)).toEqual([
      'procreation: B.mountains of B.mountains',
      'settle line 1',
      'settled B.mountains fire',
      'scored 2 fire',
      'crowded',
      'migration: B.mountains of B.mountains',
      'wheel 5: hills > hills',
      'arrival: G.hills of B.forest C.desert G.forest G.hills',
      'migrant line 2',
      'settle line 1',
      'settled G.hills fire',
      'scored 1 fire',
      'developed G.hills',
      'provision: G.hills of G.hills',
      'provisioned G.hills: 1',
    ]);
    expect([game.tribesAt(1, 'B.mountains', 'fire'), game.tribesAt(1, 'G.hills', 'fire')]).toEqual([0, 1]);
  });

  it('solo.crowded-displacing: also when the birth has driven the last tribe of the human into the wilderness', () => {
    const game = acts('procreation', { human: { tribes: { 'B.mountains': ['fire'] } }, vici: filling }, 5);
    expect(lines(game, 'displaced', 'crowded', 'migration')).toEqual([
      'displaced the human’s strong one',
      'crowded',
      'migration: B.mountains of B.mountains',
    ]);
  });

  it('solo.crowded-all: a free encampment in any of its territories is enough to stay', () => {
    const game = acts(
      'procreation',
      { vici: { tribes: { ...filling.tribes, 'B.forest': ['fire', 'plain'] } } },
      3,
    );
    expect(lines(game, 'settled', 'crowded', 'migration')).toEqual(['settled B.mountains fire']);
  });

  it('solo.crowded-solely: so is a tribe of the human on one of them, weak or strong', () => {
    for (const spot of ['plain', 'plainWeak', 'fire']) {
      const human = { tribes: { 'C.desert': [spot] } };
      const own = spot === 'fire' ? ['plain'] : ['fire'];
      const vici = { tribes: { ...filling.tribes, 'C.desert': own } };
      const game = acts('procreation', { human, vici });
      expect(lines(game, 'settled', 'crowded')).toEqual(['settled B.mountains fire']);
    }
  });

  it('solo.crowded-wilderness: a territory where it lives only in the wilderness counts too', () => {
    const human = { tribes: { 'C.desert': ['fire', 'plain'] } };
    const game = acts('procreation', {
      human,
      vici: { tribes: { ...filling.tribes, 'C.desert': ['wild'] } },
    });
    expect(lines(game, 'settled', 'crowded')).toEqual(['settled B.mountains fire']);
  });

  it('solo.crowded-others-wild: the human’s tribes in the wilderness and its own weak ones do not matter', () => {
    const human = { tribes: { 'B.mountains': ['wild'] } };
    const vici = { tribes: { 'B.mountains': ['plainWeak'] } };
    expect(lines(acts('procreation', { human, vici }, 5), 'crowded', 'migration')).toEqual([
      'crowded',
      'migration: B.mountains of B.mountains',
    ]);
  });

  it('solo.crowded-blocked: encampments blocked in a game of two take no part', () => {
    const game = acts('procreation', { vici: { tribes: { 'B.forest': ['fire', 'plain'] } } }, 5);
    expect(lines(game, 'settled', 'crowded', 'migration')).toEqual([
      'settled B.forest free',
      'crowded',
      'migration: B.forest of B.forest',
      'settled B.hills fire',
    ]);
  });

  it('solo.crowded-then-next: the migration of the card follows the one set off by the birth', () => {
    const game = acts('procreation, migration', { vici: filling }, 5, 1, 6);
    // One tribe is left in each territory: the second migration begins with a birth of its own.
    expect(lines(game, 'procreation', 'crowded', 'migration', 'arrival')).toEqual([
      'procreation: B.mountains of B.mountains',
      'crowded',
      'migration: B.mountains of B.mountains',
      'arrival: G.hills of B.forest C.desert G.forest G.hills',
      'procreation: B.mountains of B.mountains G.hills',
      'migration: B.mountains of B.mountains',
      'arrival: C.desert of B.forest C.desert G.forest',
    ]);
  });
});

describe('abilities of the human while V.I.C.I procreates', () => {
  const guard = packFor({ hook: 'displace.guard', of: 'mountains' });

  it('solo.settle-9: last comes an encampment with its own weak tribe: where the fire is guarded', () => {
    const human = { ...HELD, tribes: { 'B.mountains': ['fire'] } };
    const vici = { tribes: { 'B.mountains': ['plainWeak'] } };
    const game = acts('procreation', { human, vici, pack: guard });
    expect(story(game)).toEqual([
      'procreation: B.mountains of B.mountains, minimum',
      'settle line 9',
      'displaced its own weak one',
      'settled B.mountains taken',
    ]);
    expect([game.tribesAt(0, 'B.mountains', 'fire'), game.tribesAt(1, 'B.mountains', 'wildWeak')]).toEqual([
      1, 1,
    ]);
  });

  it('solo.guard-passed-over: guarded tribes are passed over in the table, and only they', () => {
    const lineWith = (pack: Pack): string =>
      settling(
        acts('procreation', {
          human: { ...HELD, tribes: { 'B.forest': ['fire', 'plain'] } },
          vici: { tribes: { 'B.forest': ['plain'] } },
          pack,
        }),
      )[0]!;
    expect(lineWith(guard)).toBe('settle line 3');
    expect(lineWith(packFor({ hook: 'displace.guard', of: 'forest' }))).toBe('settle line 7');
  });

  it('solo.guard-nowhere: a territory in which it could not settle at all is not eligible', () => {
    const human = { ...HELD, tribes: { 'B.mountains': ['fire', 'plain'], 'B.hills': ['fire'] } };
    const vici: CivSpec = { tribes: { 'B.mountains': ['wild'] } };
    expect(story(acts('procreation', { human, vici, pack: guard }))).toEqual([
      'procreation forfeited: noTerritory',
    ]);
    const two = { tribes: { ...vici.tribes, 'B.hills': ['plain'] } };
    expect(lines(acts('procreation', { human, vici: two, pack: guard }), 'procreation')).toEqual([
      'procreation: B.hills of B.hills, minimum',
    ]);
  });

  /** An ability of the human that answers to being displaced, and a birth that displaces it. */
  const answering = (...effects: readonly Effect[]): Pack =>
    packWith({ E6: { ability: { kind: 'trigger', on: 'displaced', effects } } });

  it('solo.displaced-answers: the human decides in the midst of it, then V.I.C.I goes on with its actions', () => {
    const pack = answering({ do: 'track', track: 'any', n: 1 });
    const human = { ...HELD, tribes: { 'B.forest': ['fire', 'plain'] } };
    const game = acts('procreation, provision', { human, vici: { tribes: { 'B.forest': ['plain'] } }, pack });
    expect([game.asked(), game.task()]).toEqual([0, 'anyTrack']);
    expect(lines(game, 'settled', 'provision')).toEqual(['settled B.forest fire']);
    game.play('track culture');
    expect(lines(game, 'settled', 'provision')).toEqual([
      'settled B.forest fire',
      'provision: B.forest of B.forest',
      'provisioned B.forest: 1',
    ]);
    expect([game.asked(), game.task(), game.state.seats[0]!.tracks[4]]).toEqual([0, 'turn', 1]);
  });

  it('solo.displaced-before-check: the check after a birth waits for the answer', () => {
    const pack = answering({ do: 'migrate', n: 1 });
    const human = { ...HELD, tribes: { 'B.mountains': ['fire'], 'C.desert': ['plain'] } };
    const game = acts('procreation', { human, vici: { tribes: { 'B.mountains': ['plain'] } }, pack });
    expect([game.asked(), game.task(), lines(game, 'crowded')]).toEqual([0, 'migrate', []]);
    const moved = game.play('tribe C.desert plain', 'settle B.mountains displace2strong');
    expect([lines(moved, 'crowded'), moved.task()]).toEqual([[], 'turn']);
    const stayed = acts('procreation', { human, vici: { tribes: { 'B.mountains': ['plain'] } }, pack });
    expect(lines(stayed.play('decline'), 'crowded', 'migration')).toEqual([
      'crowded',
      'migration: B.mountains of B.mountains',
    ]);
  });
});
