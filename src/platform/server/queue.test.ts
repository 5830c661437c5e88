import { expect, test } from 'vitest';
import { createFairQueue, createQueue } from './queue.ts';

test('tasks run in order and with limited concurrency, also after one has failed', async () => {
  const queue = createQueue(2);
  const order: number[] = [];
  let running = 0;
  let maxRunning = 0;
  const task = (n: number) => async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running--;
    order.push(n);
    if (n === 1) throw new Error('failed');
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => queue(task(n))));
  expect([maxRunning, running]).toEqual([2, 0]);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
});

test('one user gets no more than their share of the concurrency', async () => {
  const queue = createFairQueue(3, 2);
  const running = new Map<number, number>();
  let maxRunning = 0;
  let maxOfOneUser = 0;
  const work = (user: number) =>
    queue(user)(async () => {
      running.set(user, (running.get(user) ?? 0) + 1);
      maxRunning = Math.max(
        maxRunning,
        [...running.values()].reduce((sum, n) => sum + n, 0),
      );
      maxOfOneUser = Math.max(maxOfOneUser, running.get(user) ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.set(user, (running.get(user) ?? 0) - 1);
      return user;
    });
  const done = await Promise.all([1, 1, 1, 1, 1, 2, 3].map(work));
  expect(done).toEqual([1, 1, 1, 1, 1, 2, 3]);
  expect([maxRunning, maxOfOneUser]).toEqual([3, 2]);
});
