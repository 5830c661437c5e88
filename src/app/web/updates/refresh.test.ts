import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRefresh } from './refresh.ts';

const seconds = 1000;
let runs: number[] = [];
let subscribed = false;
let changed: () => void = () => undefined;
let stop: () => void = () => undefined;

const start = () => {
  const began = Date.now();
  stop = startRefresh(() => runs.push((Date.now() - began) / seconds), {
    isSubscribed: () => subscribed,
    onChange(listener) {
      changed = listener;
      return () => (changed = () => undefined);
    },
  });
};
const subscribe = (on: boolean) => {
  subscribed = on;
  changed();
};

beforeEach(() => {
  vi.useFakeTimers();
  runs = [];
  subscribed = false;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('the refresh runs after 5 s and then every minute', () => {
  start();
  vi.advanceTimersByTime(130 * seconds);
  expect(runs).toEqual([5, 65, 125]);
});

test('with push it runs after 5 s and then every five minutes', () => {
  start();
  subscribe(true);
  vi.advanceTimersByTime(610 * seconds);
  expect(runs).toEqual([5, 305, 605]);
});

test('switching push on or off between two runs reschedules the next one', () => {
  start();
  vi.advanceTimersByTime(30 * seconds);
  subscribe(true);
  vi.advanceTimersByTime(120 * seconds);
  expect(runs).toEqual([5]);
  subscribe(false);
  vi.advanceTimersByTime(1);
  expect(runs).toEqual([5, 150]);
});

test('nothing runs after it was stopped', () => {
  start();
  stop();
  subscribe(true);
  vi.advanceTimersByTime(600 * seconds);
  expect(runs).toEqual([]);
});
