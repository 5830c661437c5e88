import { expect, test } from 'vitest';
import { rowWindow } from './row-window.ts';

const at = (top: number) => rowWindow(500, { top, height: 740, row: 74 });

test('a short list is rendered as a whole', () => {
  expect(rowWindow(100, { top: 3000, height: 740, row: 74 })).toEqual({ from: 0, to: 100 });
});

test('of a long list the visible rows and some around them are rendered', () => {
  for (const top of [0, 1, 500, 7400, 20_000, 500 * 74 - 740]) {
    const { from, to } = at(top);
    expect(from).toBeLessThanOrEqual(Math.max(0, top / 74 - 10));
    expect(to).toBeGreaterThanOrEqual(Math.min(500, (top + 740) / 74 + 6));
    expect(to - from).toBeLessThan(60);
  }
});

test('a short scroll does not move the window', () => {
  expect(at(7400)).toEqual(at(7480));
});

test('a scroll beyond the end shows the end', () => {
  expect(at(100_000).to).toBe(500);
});
