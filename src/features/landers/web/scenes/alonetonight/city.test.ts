import { expect, test } from 'vitest';
import { litPanes, ownPane, panes, shareOf } from './city.ts';

test('every member has a window of their own as long as there are enough', () => {
  expect(shareOf(0)).toEqual({ windows: 0, each: 1 });
  expect(shareOf(47)).toEqual({ windows: 47, each: 1 });
  expect(shareOf(panes.length - 1)).toEqual({ windows: panes.length - 1, each: 1 });
});

test('more members share windows, and never more are lit than there are', () => {
  for (const members of [panes.length, 1000, 123_456]) {
    const { windows, each } = shareOf(members);
    expect(windows).toBeLessThan(panes.length);
    expect(Math.abs(windows * each - members)).toBeLessThanOrEqual(each);
  }
});

test('exactly so many windows are lit, and never the one that waits for the visitor', () => {
  expect(litPanes(30).size).toBe(30);
  expect(litPanes(panes.length).has(ownPane)).toBe(false);
});
