import { afterEach, expect, test, vi } from 'vitest';
import { createClock } from '../clock.ts';
import { callCounts } from './call-counts.ts';
import { createProcessLimits } from './limits.ts';

afterEach(() => vi.useRealTimers());

test('a refused caller is accepted after the window, also when the system clock was set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const counts = new (callCounts(createProcessLimits(createClock())))({});
  const call = () =>
    new Promise<number>((resolve) => counts.incr('member 1 192.0.2.1', (_error, result) => resolve(result?.current ?? 0), 60_000, 2));
  expect([await call(), await call(), await call()]).toEqual([1, 2, 3]);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(70_000);
  expect(await call()).toBe(1);
});
