import { expect, test } from 'vitest';
import { createClock } from './clock.ts';
import { createMinuteCounts } from './minute-counts.ts';

const address = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

// Regression: the oldest of 20,000 networks was forgotten for each new one, so that a flood of networks lifted everybody's limit.
test('a flood of networks lifts nobody’s limit: those beyond the table share a counter by large network', () => {
  const counts = createMinuteCounts(createClock(), 1000);
  const add = (network: string) => counts.add(network, network).count;
  expect([add('192.0.2.1'), add('192.0.2.1'), add('192.0.2.1')]).toEqual([1, 2, 3]);
  for (let n = 0; n < 100_000; n++) add(address(n));
  expect(add('192.0.2.1')).toBe(4);
  expect([add('198.51.0.1'), add('198.51.7.7'), add('198.51.200.9')]).toEqual([1, 2, 3]);
  expect(counts.current('198.51.1.1', '198.51.1.1')?.count).toBe(3);
  expect([add('2001:db8:1:1::/64'), add('2001:db8:2:2::/64')]).toEqual([1, 2]);
});

test('also large networks are bounded, and the table is used again once its minutes have ended', () => {
  const clock = createClock();
  const counts = createMinuteCounts(clock, 10);
  const add = (network: string) => counts.add(network, network).count;
  for (let n = 0; n < 30; n++) add(`${n}.0.0.1`);
  expect([add('100.0.0.1'), add('101.0.0.1')]).toEqual([11, 12]);
  clock.advance(60);
  expect([add('100.0.0.1'), add('101.0.0.1'), add('100.0.0.1')]).toEqual([1, 1, 2]);
});
