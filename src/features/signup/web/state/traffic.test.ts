import { expect, test } from 'vitest';
import { acceptsSignup } from './traffic.ts';

test('the signups setting decides who may sign up', () => {
  const source = { ref: 'friend' };
  const site = (signups: string, from_traffic_source = false) => ({ signups, from_traffic_source });
  expect([
    acceptsSignup(site('all'), null),
    acceptsSignup(site('with_trafficsource'), source),
    acceptsSignup(site('with_trafficsource', true), null),
  ]).toEqual([true, true, true]);
  expect([
    acceptsSignup(site('with_trafficsource'), null),
    acceptsSignup(site('with_trafficsource'), { sub1: 'x' }),
    acceptsSignup(site('none', true), source),
  ]).toEqual([false, false, false]);
});
