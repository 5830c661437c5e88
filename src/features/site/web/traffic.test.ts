import { expect, test } from 'vitest';
import { isTrafficSource, trackingIn } from './traffic.ts';

test('tracking parameters are read from the address', () => {
  expect(trackingIn(new URLSearchParams('network=north&sub1=a&step=name&sub2='))).toEqual({ network: 'north', sub1: 'a' });
  expect(trackingIn(new URLSearchParams('step=name'))).toBeNull();
});

test('only a network or a reference is a traffic source', () => {
  expect([{ network: 'north' }, { ref: 'friend' }].map(isTrafficSource)).toEqual([true, true]);
  expect([null, { sub1: 'x' }].map(isTrafficSource)).toEqual([false, false]);
});
