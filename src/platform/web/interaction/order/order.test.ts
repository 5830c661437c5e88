import { expect, test } from 'vitest';
import { moved, targetOfKey } from './order.ts';

test('a moved item pushes the others along, and one that is not there moves nothing', () => {
  const list = ['a', 'b', 'c'];
  expect([moved(list, 2, 0), moved(list, 0, 1), moved(list, 0, 99)].map((order) => order.join(''))).toEqual(['cab', 'bac', 'bca']);
  expect([moved(list, -1, 0), moved(list, 3, 0)]).toEqual([list, list]);
});

test('keys move an item by one or to an end, and not beyond it', () => {
  expect(['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Home', 'End', 'a'].map((key) => targetOfKey(key, 1, 3))).toEqual([
    0,
    0,
    2,
    2,
    0,
    2,
    null,
  ]);
  expect(['ArrowUp', 'Home'].map((key) => targetOfKey(key, 0, 3))).toEqual([null, null]);
  expect(['ArrowDown', 'End'].map((key) => targetOfKey(key, 2, 3))).toEqual([null, null]);
});
