import { expect, onTestFinished, test, vi } from 'vitest';
import { createWeightedQueue } from './weighted-queue.ts';

test('one user gets no more than their share of the concurrency', async () => {
  const queue = createWeightedQueue({ atOnce: 3, perUser: 2 });
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

/** A queue whose tasks end when told; `started` has their users in order. Time passes only when told. */
function open(slots: Parameters<typeof createWeightedQueue>[0]) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createWeightedQueue(slots);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    add: (user: string, share?: number) =>
      queue(
        user,
        share,
      )(async () => {
        started.push(user);
        await new Promise<void>((resolve) => ends.push(resolve));
      }),
    /** Ends the task that has run longest, after this many ms. */
    async end(ms: number) {
      vi.advanceTimersByTime(ms);
      ends.shift()?.();
      await settled();
    },
    settled,
  };
}

// Regression: during a crowd of eight users with the largest photos, an upload waited for sixteen of their uploads.
test('the user with the least usage is next, not the one who came first', async () => {
  const { add, end, settled, started } = open({ atOnce: 1, perUser: 1 });
  const crowd = ['a', 'b', 'c', 'a', 'b', 'c'].map((user) => add(user));
  await settled();
  for (let n = 0; n < 3; n++) await end(1000);
  expect(started).toEqual(['a', 'b', 'c', 'a']);
  const own = add('own');
  for (let n = 0; n < 4; n++) await end(1000);
  await Promise.all([...crowd, own]);
  expect(started).toEqual(['a', 'b', 'c', 'a', 'own', 'b', 'c']);
});

// Regression: with twenty new accounts that sent the largest photos, a member's second photo waited for one photo of each.
test('a user with a larger weight repeatedly comes before a crowd', async () => {
  const { add, end, settled, started } = open({ atOnce: 1, perUser: 1 });
  const crowd = ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd'].map((user) => add(user));
  const own: Promise<void>[] = [];
  await settled();
  for (let n = 0; n < 11; n++) {
    if (n % 3 === 0 && own.length < 3) own.push(add('own', 8));
    await end(1000);
  }
  await Promise.all([...crowd, ...own]);
  expect(started.join()).toBe('a,own,b,c,own,d,a,own,b,c,d');
});

// Regression: beside a crowd of new users, somebody who had uploaded a while ago waited until each of them had used as much.
test('earlier usage does not put a user behind newcomers', async () => {
  const { add, end, settled, started } = open({ atOnce: 1, perUser: 1 });
  const own = [add('own'), add('own')];
  await settled();
  await end(5000);
  await end(5000);
  await Promise.all(own);
  const crowd = ['a', 'b', 'a', 'b', 'a', 'b'].map((user) => add(user));
  const later = add('own');
  await settled();
  for (let n = 0; n < 7; n++) await end(1000);
  await Promise.all([...crowd, later]);
  expect(started.slice(2, 5).toSorted()).toEqual(['a', 'b', 'own']);
});

test('a task can ask how many others wait, its own user not among them', async () => {
  const queue = createWeightedQueue({ atOnce: 1, perUser: 1 });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const seen: number[] = [];
  const countWaiting = (user: string) => queue(user)(async (othersWaiting) => void seen.push(othersWaiting()));
  const first = queue('own')(async (othersWaiting) => {
    await held;
    seen.push(othersWaiting());
  });
  const others = ['own', 'a', 'a', 'b'].map(countWaiting);
  release();
  await Promise.all([first, ...others]);
  expect(seen[0]).toBe(2);
  expect(seen.at(-1)).toBe(0);
});

test('a reserved slot stays free for users without recent usage', async () => {
  const { add, end, settled, started } = open({ atOnce: 2, perUser: 2, reserved: 1 });
  const first = add('crowd');
  await settled();
  await end(1000);
  await first;
  const crowd = [add('crowd'), add('crowd')];
  await settled();
  expect(started).toEqual(['crowd', 'crowd']);
  const own = add('own');
  await settled();
  expect(started).toEqual(['crowd', 'crowd', 'own']);
  for (let n = 0; n < 3; n++) await end(1000);
  await Promise.all([...crowd, own]);
  // An hour later the usage no longer counts.
  vi.advanceTimersByTime(3_600_000);
  const later = [add('crowd'), add('crowd')];
  await settled();
  expect(started.slice(4)).toEqual(['crowd', 'crowd']);
  for (let n = 0; n < 2; n++) await end(0);
  await Promise.all(later);
});
