import { afterEach, expect, test, vi } from 'vitest';
import { createClock } from '../clock.ts';
import { callCounts } from './call-counts.ts';

afterEach(() => vi.useRealTimers());

test('a refused caller is accepted after the window, also when the system clock was set back meanwhile', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const counts = new (callCounts(createClock()))({});
  const call = (): number => {
    let counted = 0;
    counts.incr('member 1', (_error, result) => (counted = result?.current ?? 0), 60_000, 2);
    return counted;
  };
  expect([call(), call(), call()]).toEqual([1, 2, 3]);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(70_000);
  expect(call()).toBe(1);
});
