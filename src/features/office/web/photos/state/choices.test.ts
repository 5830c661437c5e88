import { describe, expect, test } from 'vitest';
import { choose, moved, sumsOf } from './choices.ts';

describe('what was chosen about photos', () => {
  test('is counted for those that were seen alone', () => {
    const choices = choose(choose(choose(new Map(), 1, 'nudity'), 4, 'minor'), 2, 'violence');
    expect(sumsOf([1, 2, 3, 4, 5], choices, new Set([1, 2, 3]))).toEqual({ accepted: 1, rejected: 2, unseen: 2 });
    expect(sumsOf([1, 2, 3, 4, 5], choose(choices, 1, null), new Set([1, 2, 3, 9]))).toEqual({ accepted: 2, rejected: 1, unseen: 2 });
  });

  test('is not changed by a later choice elsewhere', () => {
    const before = choose(new Map(), 1, 'nudity');
    choose(before, 1, null);
    expect(before.get(1)).toBe('nudity');
  });
});

test('arrows move within the grid and stop at its edges', () => {
  const grid = { count: 8, columns: 3 };
  expect(moved(null, 'down', grid)).toBe(0);
  expect([moved(0, 'left', grid), moved(0, 'up', grid), moved(0, 'right', grid), moved(0, 'down', grid)]).toEqual([0, 0, 1, 3]);
  expect([moved(7, 'right', grid), moved(7, 'down', grid), moved(5, 'down', grid), moved(7, 'up', grid)]).toEqual([7, 7, 5, 4]);
});
