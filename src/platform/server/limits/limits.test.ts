import { expect, test } from 'vitest';
import { createClock } from '../clock.ts';
import { countedOf, createCounterHere } from './limits.ts';

test.each([
  { max: 10, processes: 11, allowed: 1 },
  { max: 10, processes: 10, allowed: 1 },
  { max: 10, processes: 4, allowed: 2 },
  { max: 10, processes: 1, allowed: 10 },
])('one of $processes processes allows $allowed of $max actions', ({ max, processes, allowed }) => {
  const clock = createClock();
  const here = createCounterHere(clock);
  const counts = Array.from(
    { length: 12 },
    () => countedOf(here.add({ member: null, network: '2001:db8:1:1::/64' }, max), clock, processes).count,
  );
  expect(counts.filter((count) => count <= max)).toHaveLength(allowed);
});
