import { afterEach, expect, test, vi } from 'vitest';
import { userId } from '#platform/contract/ids.ts';
import { createHolds } from './holds.ts';

afterEach(() => void vi.useRealTimers());

test('events to a user come until a minute after the last release', () => {
  vi.useFakeTimers();
  const log: string[] = [];
  const holds = createHolds({
    join(user) {
      log.push(`join ${user}`);
      return { ready: Promise.resolve(), since: () => 1 };
    },
    leave: (users) => void log.push(`leave ${users.join()}`),
  });
  const [anna, ben] = [userId(1), userId(2)];
  const first = holds.hold(anna);
  const second = holds.hold(anna);
  holds.hold(ben);
  first.release();
  first.release();
  vi.advanceTimersByTime(200_000);
  expect(log).toEqual(['join 1', 'join 2']);
  second.release();
  vi.advanceTimersByTime(50_000);
  holds.hold(anna).release();
  vi.advanceTimersByTime(50_000);
  expect([log.length, holds.has(anna)]).toEqual([2, true]);
  vi.advanceTimersByTime(30_000);
  expect(log).toEqual(['join 1', 'join 2', 'leave 1']);
  expect([holds.has(anna), holds.has(ben)]).toEqual([false, true]);
  holds.close();
});
