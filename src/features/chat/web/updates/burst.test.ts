import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Burst, createBursts } from './burst.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('messages that arrive together are reported once for each sender', () => {
  const reported: Burst<string>[] = [];
  const bursts = createBursts<string>((burst) => reported.push(burst));
  bursts.add(7, 'a');
  bursts.add(8, 'x');
  bursts.add(7, 'b');
  vi.advanceTimersByTime(500);
  bursts.add(7, 'c');
  vi.advanceTimersByTime(500);
  expect(reported).toEqual([
    { from: 7, items: ['a', 'b'] },
    { from: 8, items: ['x'] },
    { from: 7, items: ['c'] },
  ]);
});
