import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const hour = 3_600_000;

function openClock() {
  const time = { machine: 1_000 * hour, steady: 0 };
  const pass = (ms: number) => {
    time.machine += ms;
    time.steady += ms;
  };
  return { time, pass, clock: createClock({ machine: () => time.machine, steady: () => time.steady }) };
}

test('time continues when the system clock is set back, until the system clock catches up', () => {
  const { time, pass, clock } = openClock();
  const before = clock.now().getTime();
  time.machine -= hour;
  expect(clock.now().getTime()).toBe(before);
  pass(60_000);
  // A wait of a minute takes a little longer than that, not an hour.
  expect(clock.now().getTime() - before).toBe(54_000);
  for (let n = 0; n < 10 * 60; n++) {
    const last = clock.now().getTime();
    pass(60_000);
    expect(clock.now().getTime()).toBeGreaterThan(last);
  }
  expect(clock.now().getTime()).toBe(time.machine);
});

test('time follows the system clock when that is set forward, and can be advanced', () => {
  const { time, pass, clock } = openClock();
  time.machine += hour;
  expect(clock.now().getTime()).toBe(time.machine);
  clock.advance(90);
  pass(1000);
  expect(clock.now().getTime()).toBe(time.machine + 90_000);
});

test('what was before an advance is that much longer ago, but not on the clocks of others', () => {
  const { pass, clock } = openClock();
  const first = clock.now();
  pass(60_000);
  clock.advance(300);
  pass(10_000);
  const second = clock.now();
  expect(second.getTime() - first.getTime()).toBe(370_000);
  expect([70_000, 10_000, 5000].map((ms) => second.getTime() - clock.ago(ms).getTime())).toEqual([370_000, 10_000, 5000]);
  expect(clock.ago(70_000)).toEqual(first);
  expect([first, second].map((time) => clock.passedSince(time))).toEqual([70_000, 0]);
  // A time that nobody has lived through: in the middle of the advance.
  expect(clock.passedSince(new Date(second.getTime() - 100_000))).toBe(10_000);
});
