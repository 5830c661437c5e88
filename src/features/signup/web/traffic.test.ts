import { expect, test } from 'vitest';
import { acceptsSignup } from './traffic.ts';

test('the signups setting decides who may sign up', () => {
  const source = { ref: 'friend' };
  expect([acceptsSignup('all', null), acceptsSignup('with_trafficsource', source)]).toEqual([true, true]);
  expect([
    acceptsSignup('with_trafficsource', null),
    acceptsSignup('with_trafficsource', { sub1: 'x' }),
    acceptsSignup('none', source),
  ]).toEqual([false, false, false]);
});
