import { expect, test } from 'vitest';
import { gridTarget } from './grid-keys.ts';

const go = (key: string, at: number) => gridTarget(key, at, 3, 8);

test('arrow keys move to the adjacent cell', () => {
  expect([go('ArrowRight', 0), go('ArrowLeft', 1), go('ArrowDown', 1), go('ArrowUp', 4)]).toEqual([1, 0, 4, 1]);
});

test('Home and End move to the first and last cell, and no key leaves the grid', () => {
  expect([go('Home', 5), go('End', 0)]).toEqual([0, 7]);
  expect([go('ArrowLeft', 0), go('ArrowRight', 7), go('ArrowDown', 6), go('ArrowUp', 2), go('a', 1), go('ArrowUp', -1)]).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
