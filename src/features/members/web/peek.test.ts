import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHover, photoBeside, photoUnder, yielded } from './peek.ts';

describe('a place on a photo', () => {
  it.each([
    [0, 5, 0],
    [0.19, 5, 0],
    [0.2, 5, 1],
    [0.5, 2, 1],
    [0.99, 5, 4],
    [1, 5, 4],
    [-0.01, 3, 0],
  ])('%d of the way across %d photos is the one at %d', (share, n, at) => expect(photoUnder(share, n)).toBe(at));
});

describe('a step', () => {
  it.each([
    [0, 1, 1],
    [1, -1, 0],
    [0, -1, 0],
    [2, 1, 2],
  ] as const)('from %d by %d of three photos leads to %d', (at, step, to) => expect(photoBeside(at, step, 3)).toBe(to));
});

describe('a pull', () => {
  it.each([
    [-60, 0, -60],
    [60, 0, 15],
    [60, 1, 60],
    [-60, 2, -15],
    [60, 2, 60],
  ])('of %d px at the photo %d of three moves them by %d px', (moved, at, by) => expect(yielded(moved, at, 3)).toBe(by));
});

describe('a mouse', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('on its way across is not told of', () => {
    const tell = vi.fn();
    const hover = createHover(tell);
    hover.over(0.1);
    vi.advanceTimersByTime(119);
    hover.leave();
    vi.advanceTimersByTime(1000);
    expect(tell).not.toHaveBeenCalled();
  });

  it('that rests is told of where it is by then, with each move, and once when it leaves', () => {
    const tell = vi.fn();
    const hover = createHover(tell);
    hover.over(0.1);
    vi.advanceTimersByTime(100);
    hover.over(0.3);
    vi.advanceTimersByTime(20);
    hover.over(0.6);
    hover.leave();
    hover.leave();
    expect(tell.mock.calls).toEqual([[0.3], [0.6], [null]]);
  });

  it('that comes again rests anew', () => {
    const tell = vi.fn();
    const hover = createHover(tell);
    hover.over(0.1);
    vi.advanceTimersByTime(120);
    hover.leave();
    hover.over(0.9);
    expect(tell).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(120);
    expect(tell).toHaveBeenLastCalledWith(0.9);
  });
});
