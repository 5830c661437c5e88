import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHover, adjacentPhoto, photoUnder, dragOffset } from './preview-gestures.ts';

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
  ] as const)('from %d by %d of three photos leads to %d', (at, step, to) => expect(adjacentPhoto(at, step, 3)).toBe(to));
});

describe('a pull', () => {
  it.each([
    [-60, 0, -60],
    [60, 0, 15],
    [60, 1, 60],
    [-60, 2, -15],
    [60, 2, 60],
  ])('of %d px at the photo %d of three moves them by %d px', (moved, at, by) => expect(dragOffset(moved, at, 3)).toBe(by));
});

describe('a mouse', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('that only passes is not reported', () => {
    const report = vi.fn();
    const hover = createHover(report);
    hover.over(0.1);
    vi.advanceTimersByTime(119);
    hover.leave();
    vi.advanceTimersByTime(1000);
    expect(report).not.toHaveBeenCalled();
  });

  it('that stays is reported with its position, with each move, and once when it leaves', () => {
    const report = vi.fn();
    const hover = createHover(report);
    hover.over(0.1);
    vi.advanceTimersByTime(100);
    hover.over(0.3);
    vi.advanceTimersByTime(20);
    hover.over(0.6);
    hover.leave();
    hover.leave();
    expect(report.mock.calls).toEqual([[0.3], [0.6], [null]]);
  });

  it('that comes back must stay again', () => {
    const report = vi.fn();
    const hover = createHover(report);
    hover.over(0.1);
    vi.advanceTimersByTime(120);
    hover.leave();
    hover.over(0.9);
    expect(report).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(120);
    expect(report).toHaveBeenLastCalledWith(0.9);
  });
});
