import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Burst, createBursts } from './burst.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('messages that come at once are told together, those of each sender apart', () => {
  const told: Burst<string>[] = [];
  const bursts = createBursts<string>((burst) => told.push(burst));
  bursts.add(7, 'a');
  bursts.add(8, 'x');
  bursts.add(7, 'b');
  vi.advanceTimersByTime(500);
  bursts.add(7, 'c');
  vi.advanceTimersByTime(500);
  expect(told).toEqual([
    { from: 7, items: ['a', 'b'] },
    { from: 8, items: ['x'] },
    { from: 7, items: ['c'] },
  ]);
});
