import { expect, test } from 'vitest';
import { nextPoll } from './order-polls.ts';

test('an open order is polled less and less often', () => {
  expect([0, 1, 2, 3, 7, 8, 100].map((responses) => nextPoll('pending', responses))).toEqual([
    2000, 2000, 3000, 5000, 34_000, 60_000, 60_000,
  ]);
  expect(nextPoll('loading', 1)).toBe(2000);
});

test('a completed or failed order is not polled', () => {
  expect([nextPoll('completed', 1), nextPoll('failed', 1)]).toEqual([false, false]);
});
