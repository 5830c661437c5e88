import { expect, test } from 'vitest';
import { createFairQueue, createQueue } from './queue.ts';

test('tasks run in their order, never more than so many at once, also after one has failed', async () => {
  const queue = createQueue(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const task = (n: number) => async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running--;
    order.push(n);
    if (n === 1) throw new Error('failed');
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => queue(task(n))));
  expect([most, running]).toEqual([2, 0]);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
});

test('one of many takes no more than their share of the places', async () => {
  const queue = createFairQueue(3, 2);
  const running = new Map<number, number>();
  let most = 0;
  let mostOfOne = 0;
  const work = (who: number) =>
    queue(who)(async () => {
      running.set(who, (running.get(who) ?? 0) + 1);
      most = Math.max(
        most,
        [...running.values()].reduce((sum, n) => sum + n, 0),
      );
      mostOfOne = Math.max(mostOfOne, running.get(who) ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.set(who, (running.get(who) ?? 0) - 1);
      return who;
    });
  const done = await Promise.all([1, 1, 1, 1, 1, 2, 3].map(work));
  expect(done).toEqual([1, 1, 1, 1, 1, 2, 3]);
  expect([most, mostOfOne]).toEqual([3, 2]);
});
