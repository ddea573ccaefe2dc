// V.I.C.I migrates, rulebook p. 42; and what sites and boats mean to it on the way, p. 43.
import { describe, expect, it } from 'vitest';
import { HELD, packFor } from '../effects/standing.js';
import { packWith } from '../support/pack.js';
import { territory } from '../support/phrases.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';
import { type Against, acts, times } from './acting.js';
import { lines, story, territoryRolls } from './story.js';

/** From the Grassland of tile H only its Hills can be reached: no territory roll is needed. */
const X = 'H.grassland';
const Y = 'H.hills';
const from = (...spots: readonly string[]): CivSpec => ({ tribes: { [X]: spots } });
const migrates = (against: Against, ...rolls: readonly number[]): Position =>
  acts('migration', against, ...rolls);
const births = (vici: CivSpec, human: CivSpec = {}): string[] =>
  lines(migrates({ vici, human }), 'nobody', 'procreation');

describe('step 1: a tribe that leaves another behind', () => {
  it('solo.migration-ready: with two tribes somewhere, one of them strong, nothing is born', () => {
    expect([births(from('plain', 'plain')), births(from('plainWeak', 'fire'))]).toEqual([[], []]);
    expect(births(from('wild', 'wildWeak'))).toEqual([]);
  });

  it('solo.migration-birth: otherwise a procreation comes first', () => {
    const game = migrates({ vici: from('plain') });
    expect(story(game)).toEqual([
      'nobody to spare',
      `procreation: ${X} of ${X}`,
      'settle line 1',
      `settled ${X} fire`,
      'scored 1 fire',
      `migration: ${X} of ${X}`,
      `arrival: ${Y} of ${Y}`,
      'migrant line 2',
      'settle line 1',
      `settled ${Y} fire`,
      'scored 1 fire',
      `developed ${Y}`,
    ]);
  });

  it('solo.migration-birth-weak: weak tribes alone, however many, do not do', () => {
    const born = ['nobody to spare', `procreation: ${X} of ${X}`];
    expect(births(from('plainWeak', 'wildWeak', 'wildWeak'))).toEqual(born);
    const human = { tribes: { [X]: ['plain'] } };
    expect(births(from('plain'), human)).toEqual(born);
  });

  it('solo.migration-birth-crowded: a migration set off by that birth is done before this one goes on (ruling 27)', () => {
    const vici = {
      tribes: { [X]: ['fireWeak', 'plainWeak'], [Y]: ['fireWeak', 'plainWeak', 'plainWeak'] },
    };
    expect(story(migrates({ vici }, 5))).toEqual([
      'nobody to spare',
      `procreation: ${X} of ${X}`,
      'settle line 2',
      `settled ${X} free`,
      'crowded',
      `migration: ${X} of ${X}`,
      `arrival: ${Y} of ${Y}`,
      'migrant line 3',
      'settle line 8',
      'displaced its own weak one',
      `settled ${Y} fire`,
      'scored 1 fire',
      `migration: ${Y} of ${Y}`,
      'wheel 5: hills > hills',
      'arrival: G.hills of C.desert G.hills',
      'migrant line 2',
      'settle line 1',
      'settled G.hills fire',
      'scored 1 fire',
      'developed G.hills',
    ]);
  });

  it('solo.migration-birth-used-up: if that leaves no tribe to move, this one is forfeited, and the card goes on', () => {
    const game = acts('migration, provision', { vici: { tribes: { 'B.mountains': ['plain'] } } }, 5, 3);
    expect(lines(game, 'crowded', 'migration', 'settled', 'provision:')).toEqual([
      'settled B.mountains fire',
      'crowded',
      'migration: B.mountains of B.mountains',
      'settled G.hills fire',
      'migration forfeited: noTerritory',
      'provision: B.mountains of B.mountains G.hills',
    ]);
  });
});

describe('step 2: the initial territory', () => {
  it('solo.migration-from: only one with two tribes of which one is strong is eligible', () => {
    const vici = {
      tribes: { [X]: ['plain', 'wildWeak'], 'C.swamp': ['plainWeak', 'wildWeak'], 'B.forest': ['plain'] },
    };
    const game = migrates({ vici });
    expect(lines(game, 'migration')).toEqual([`migration: ${X} of ${X}`]);
    expect(territoryRolls(game)).toEqual([]);
  });

  it('solo.migration-from-several: among several a territory roll decides', () => {
    const vici = { tribes: { [X]: ['plain', 'plain'], 'C.swamp': ['fire', 'plain'], 'B.forest': ['plain'] } };
    const game = migrates({ vici }, 4);
    expect(story(game).slice(0, 2)).toEqual([
      `wheel 4: grassland > grassland`,
      `migration: ${X} of C.swamp ${X}`,
    ]);
  });
});

describe('step 3: the arrival territory', () => {
  const swamp = ['fire', 'plain'];
  const arrival = (game: Position): string[] => lines(game, 'arrival');

  it('solo.migration-to: land beside it where it has fewest tribes, and first where it has none', () => {
    // The Swamp of tile C lies beside its Desert and its Grassland.
    const to = (desert: string[], grassland: string[]): string[] => {
      const tribes = { 'C.swamp': swamp, 'C.desert': desert, 'C.grassland': grassland };
      return arrival(migrates({ vici: { tribes } }));
    };
    expect(to([], ['plainWeak'])).toEqual(['arrival: C.desert of C.desert']);
    expect(to(['plainWeak', 'wildWeak'], ['plain'])).toEqual(['arrival: C.grassland of C.grassland']);
    expect(to(['plain'], ['wildWeak', 'wildWeak'])).toEqual(['arrival: C.desert of C.desert']);
  });

  it('solo.migration-to-several: among several with as few a territory roll decides', () => {
    const vici = { tribes: { 'C.swamp': swamp, 'C.desert': ['plain'], 'C.grassland': ['plain'] } };
    const game = migrates({ vici }, 5);
    expect(lines(game, 'wheel', 'arrival')).toEqual([
      'wheel 5: hills > desert',
      'arrival: C.desert of C.desert C.grassland',
    ]);
  });

  it('solo.migration-to-human: the human’s tribes there do not matter', () => {
    const human = { tribes: { 'C.desert': ['fire', 'plain', 'wild'] } };
    const vici = { tribes: { 'C.swamp': swamp, 'C.grassland': ['plain'] } };
    expect(arrival(migrates({ human, vici }))).toEqual(['arrival: C.desert of C.desert']);
  });

  it('solo.migration-no-water: neither Water beside it nor the human’s boats nor the land beyond count', () => {
    const human = { boats: ['A.water', 'D.water'], tribes: { 'A.water': ['boat'] } };
    const game = migrates({ human, vici: { tribes: { 'E.mountains': swamp } } }, 2);
    expect(arrival(game)).toEqual(['arrival: E.swamp of C.grassland D.forest E.swamp']);
  });

  it('solo.migration-no-caves: face-up Caves make nothing adjacent for it', () => {
    const caves = { 20: 'cave', 0: 'cave' } as const;
    const game = migrates({ vici: { tribes: { 'C.swamp': swamp } }, sites: caves }, 4);
    expect(arrival(game)).toEqual(['arrival: C.grassland of C.desert C.grassland']);
    // The human could go from one Cave to the other.
    const human = { dice: [1, 3], tribes: { 'C.swamp': ['plain'] } };
    const offered = scenario({ civs: [human, {}], solo: {}, sites: caves })
      .play('activate migration', 'tribe C.swamp plain')
      .offers('settle');
    expect(offered).toContain('settle D.forest fire');
  });

  it('solo.migration-abilities: what makes territories adjacent for the human does not for it', () => {
    const pack = packFor({ hook: 'migrate.adjacent', of: 'swamp' });
    const game = migrates({ human: HELD, vici: { tribes: { 'C.swamp': swamp } }, pack }, 4);
    expect(arrival(game)).toEqual(['arrival: C.grassland of C.desert C.grassland']);
  });
});

describe('step 4: the tribe that migrates', () => {
  const migrant = (...spots: readonly string[]): [string, string[]] => {
    const game = migrates({ vici: from(...spots) });
    const left = ['fire', 'fireWeak', 'plain', 'plainWeak', 'wild', 'wildWeak'].flatMap(where =>
      times(game.tribesAt(1, X, where), where),
    );
    return [lines(game, 'migrant')[0]!, left];
  };

  it('solo.migrant-wilderness: a strong one from the wilderness comes first', () => {
    expect(migrant('fire', 'plain', 'wild')).toEqual(['migrant line 1', ['fire', 'plain']]);
  });

  it('solo.migrant-fire: then the one at the fire', () => {
    expect(migrant('fire', 'plain', 'wildWeak')).toEqual(['migrant line 2', ['plain', 'wildWeak']]);
  });

  it('solo.migrant-encampment: then any other on an encampment', () => {
    expect(migrant('fireWeak', 'plain', 'plainWeak')).toEqual(['migrant line 3', ['fireWeak', 'plainWeak']]);
  });

  it('solo.migrant-strong: weak tribes never migrate, and the migrant arrives upright', () => {
    expect(migrant('wildWeak', 'fireWeak', 'plain')).toEqual(['migrant line 3', ['fireWeak', 'wildWeak']]);
    const game = migrates({ vici: from('wildWeak', 'plain') });
    expect([game.tribesAt(1, Y, 'fire'), game.tribesAt(1, X, 'plain')]).toEqual([1, 0]);
  });
});

describe('step 5: settling', () => {
  const two = from('plain', 'wild');

  it('solo.migration-settles: by the priority table, and displacing never weakens the migrant', () => {
    const into = (human: string[], vici: string[] = []): string[] => {
      const against = { human: { tribes: { [Y]: human } }, vici: { tribes: { ...two.tribes, [Y]: vici } } };
      return lines(migrates(against), 'settle line', 'displaced', 'settled');
    };
    expect(into(['plain'])).toEqual(['settle line 1', `settled ${Y} fire`]);
    expect(into(['fire', 'plain'])).toEqual(['settle line 2', `settled ${Y} free`]);
    expect(into(['fire', 'plain', 'plainWeak'])).toEqual([
      'settle line 3',
      'displaced the human’s strong one',
      `settled ${Y} fire`,
    ]);
    expect(into(['plain', 'plainWeak'], ['fireWeak'])).toEqual([
      'settle line 4',
      'displaced the human’s weak one',
      `settled ${Y} taken`,
    ]);
    expect(into([], ['fireWeak', 'plainWeak', 'plainWeak'])).toEqual([
      'settle line 8',
      'displaced its own weak one',
      `settled ${Y} fire`,
    ]);
  });

  it('solo.migration-upright: the displaced tribe goes to the wilderness as it is, the migrant stands', () => {
    const human = { tribes: { [Y]: ['fire', 'plain', 'plain'] } };
    const game = migrates({ human, vici: two });
    expect([game.tribesAt(1, Y, 'fire'), game.tribesAt(0, Y, 'wild')]).toEqual([1, 1]);
  });

  it('solo.migration-fire: at a fire it gains the points of the territory, elsewhere none', () => {
    const vici = { tribes: { 'E.swamp': ['plain', 'wild'] } };
    expect(migrates({ vici }, 3).points(1, 'fire')).toBe(2);
    expect(migrates({ human: { tribes: { [Y]: ['fire'] } }, vici: two }).points(1, 'fire')).toBe(0);
  });

  it('solo.migration-develops: the material tile of the territory is turned up, without a marker for anyone', () => {
    const game = migrates({ vici: two });
    expect(lines(game, 'developed')).toEqual([`developed ${Y}`]);
    expect((game.state.developed >> territory(Y)) & 1).toBe(1);
    expect([game.has(0, `raw:${Y}`), game.has(1, `raw:${Y}`), game.state.seats[1]!.supply]).toEqual([
      0, 0, 46,
    ]);
  });

  it('solo.migration-develops-once: nor does the human gain one by settling there afterwards', () => {
    const human = { dice: [1, 3], tribes: { 'G.hills': ['plain'] } };
    const game = migrates({ human, vici: two });
    game.play('activate migration', 'tribe G.hills plain', `settle ${Y} free`);
    expect([game.tribesAt(0, Y, 'plain'), game.has(0, `raw:${Y}`)]).toEqual([1, 0]);
    expect(game.events.filter(event => event.type === 'developed')).toHaveLength(1);
  });
});

describe('migrations that cannot be', () => {
  it('solo.migration-forfeited: with all tribes out and none that could go, nothing is born and nothing moves', () => {
    const tribes = { [X]: times(7, 'wildWeak'), 'B.forest': times(7, 'wildWeak'), 'C.swamp': ['plain'] };
    expect(story(migrates({ vici: { tribes } }))).toEqual([
      'nobody to spare',
      'procreation forfeited: noTribe',
      'migration forfeited: noTerritory',
    ]);
  });

  it('solo.migration-guarded: nor where every territory beside it is full of guarded tribes of the human', () => {
    const pack = packFor({ hook: 'displace.guard', of: 'hills' });
    const human = { ...HELD, tribes: { [Y]: ['fire', 'plain', 'plainWeak'] } };
    const game = migrates({ human, vici: from('plain', 'wild'), pack });
    expect(story(game)).toEqual([`migration: ${X} of ${X}`, 'migration forfeited: noTerritory']);
    expect([game.tribesAt(1, X, 'plain'), game.tribesAt(1, X, 'wild')]).toEqual([1, 1]);
    // With one encampment free it can.
    const open = { ...HELD, tribes: { [Y]: ['fire', 'plain'] } };
    const moved = migrates({ human: open, vici: from('plain', 'wild'), pack });
    expect(lines(moved, 'settle line')).toEqual(['settle line 2']);
  });

  it('solo.migration-guarded-other: a territory it can settle in is preferred to a guarded one with fewer tribes', () => {
    const pack = packFor({ hook: 'displace.guard', of: 'desert' });
    const human = { ...HELD, tribes: { 'C.desert': ['fire', 'plain'] } };
    const vici = { tribes: { 'C.swamp': ['fire', 'plain'], 'C.grassland': ['plainWeak'] } };
    expect(lines(migrates({ human, vici, pack }), 'arrival')).toEqual([
      'arrival: C.grassland of C.grassland',
    ]);
  });
});

describe('the human and the migrations of V.I.C.I', () => {
  it('solo.migration-answered: a displaced human answers at once, then V.I.C.I goes on with its actions', () => {
    const pack = packWith({
      E6: { ability: { kind: 'trigger', on: 'displaced', effects: [{ do: 'migrate', n: 1 }] } },
    });
    const human = { ...HELD, tribes: { [Y]: ['fire', 'plain', 'plainWeak'] } };
    const game = acts('migration, provision', { human, vici: from('fire', 'wild'), pack }, 4);
    expect([game.asked(), game.task(), lines(game, 'provision')]).toEqual([0, 'migrate', []]);
    game.play(`tribe ${Y} wild`, `settle ${X} fire`);
    expect(lines(game, 'provision')).toEqual([`provision: ${X} of ${Y} ${X}`, `provisioned ${X}: 1`]);
    expect([game.asked(), game.task(), game.tribesAt(1, X, 'wild')]).toEqual([0, 'turn', 1]);
  });

  it('solo.migration-birth-answered: so it does when the birth before a migration displaces it', () => {
    const pack = packWith({
      E6: { ability: { kind: 'trigger', on: 'displaced', effects: [{ do: 'track', track: 'any', n: 1 }] } },
    });
    const human = { ...HELD, tribes: { [X]: ['fire', 'plain'] } };
    const game = migrates({ human, vici: from('plain'), pack });
    expect([game.task(), lines(game, 'settled', 'migration')]).toEqual(['anyTrack', [`settled ${X} fire`]]);
    game.play('track culture');
    expect(lines(game, 'settled')).toEqual([`settled ${X} fire`, `settled ${Y} fire`]);
    expect(game.task()).toBe('turn');
  });

  it('solo.displaced-by-human: the human displaces its tribes as those of anyone, and is weakened by it', () => {
    const human = { dice: [1, 3], tribes: { [X]: ['plain'] } };
    const game = scenario({ civs: [human, { tribes: { [Y]: ['fire', 'plainWeak'] } }], solo: {} });
    game.play('activate migration', `tribe ${X} plain`, `settle ${Y} displace2weak`, 'endTurn');
    expect([game.tribesAt(0, Y, 'plainWeak'), game.tribesAt(1, Y, 'wildWeak')]).toEqual([1, 1]);
  });
});
