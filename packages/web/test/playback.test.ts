// Playing back what happened, on a clock that the test moves.
import type { View } from '@civolution/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback, type PlaybackStep } from '../src/page/playback.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const VIEW = {} as View;
const step = (sequence: number, isSeen = true): PlaybackStep => ({
  sequence,
  type: 'scored',
  seat: 0,
  era: 1,
  text: `step ${sequence}`,
  targets: [],
  view: isSeen ? VIEW : null,
});

/** What a stage was told: "2: 1 2" for a step with the lines that came with it, "end: 3" at the end. */
function stage(pause = 100) {
  const heard: string[] = [];
  const numbers = (lines: readonly { readonly sequence: number }[]): string =>
    lines.map(({ sequence }) => sequence).join(' ');
  const playback = new Playback({
    show: ({ sequence }, lines) => heard.push(`${sequence}: ${numbers(lines)}`),
    finish: lines => heard.push(`end: ${numbers(lines)}`),
    pauseFor: () => pause,
  });
  return { playback, heard };
}

describe('playback', () => {
  test('shows one step after the other, each for its time, and then the end', () => {
    const { playback, heard } = stage();
    playback.add([step(1), step(2)]);
    expect(heard).toEqual(['1: 1']);
    vi.advanceTimersByTime(99);
    expect(heard).toEqual(['1: 1']);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['1: 1', '2: 2']);
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(['1: 1', '2: 2', 'end: ']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('passes over what is worth no look, and keeps its lines for the next step', () => {
    const { playback, heard } = stage();
    playback.add([step(1, false), step(2), step(3, false)]);
    expect(heard).toEqual(['2: 1 2']);
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(['2: 1 2', 'end: 3']);
  });

  test('shows all at once where steps take no time', () => {
    const { playback, heard } = stage(0);
    playback.add([step(1), step(2)]);
    expect(heard).toEqual(['end: 1 2']);
  });

  test('goes on with what comes meanwhile', () => {
    const { playback, heard } = stage();
    playback.add([step(1)]);
    vi.advanceTimersByTime(50);
    playback.add([step(2)]);
    playback.add([]);
    expect(heard).toEqual(['1: 1']);
    vi.advanceTimersByTime(200);
    expect(heard).toEqual(['1: 1', '2: 2', 'end: ']);
    playback.add([]);
    expect(heard.at(-1)).toBe('end: ');
    expect(heard).toHaveLength(4);
  });

  test('skips to the end with all lines; where nothing is shown there is nothing to skip', () => {
    const { playback, heard } = stage();
    playback.skip();
    expect(heard).toEqual([]);
    playback.add([step(1), step(2), step(3, false)]);
    playback.skip();
    expect(heard).toEqual(['1: 1', 'end: 2 3']);
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveLength(2);
    playback.add([step(4)]);
    expect(heard.at(-1)).toBe('4: 4');
  });

  test('that is stopped says nothing more, and can begin anew', () => {
    const { playback, heard } = stage();
    playback.add([step(1), step(2)]);
    playback.stop();
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['1: 1']);
    playback.add([step(3)]);
    expect(heard).toEqual(['1: 1', '3: 3']);
  });
});
