import { expect, test } from 'vitest';
import { nextPoll } from './order-polls.ts';

test('an open order is asked for less and less often', () => {
  expect([0, 1, 2, 3, 7, 8, 100].map((answers) => nextPoll('pending', answers))).toEqual([2000, 2000, 3000, 5000, 34_000, 60_000, 60_000]);
  expect(nextPoll('loading', 1)).toBe(2000);
});

test('an order that came to an end is left alone', () => {
  expect([nextPoll('completed', 1), nextPoll('failed', 1)]).toEqual([false, false]);
});
