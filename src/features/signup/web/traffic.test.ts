import { expect, test } from 'vitest';
import { isOpenTo, trackingIn } from './traffic.ts';

test('a visit says where it comes from', () => {
  expect(trackingIn(new URLSearchParams('network=north&sub1=a&step=name&sub2='))).toEqual({ network: 'north', sub1: 'a' });
  expect(trackingIn(new URLSearchParams('step=name'))).toBeNull();
});

test('the site decides who may sign up', () => {
  const source = trackingIn(new URLSearchParams('ref=friend'));
  expect([isOpenTo('all', null), isOpenTo('with_trafficsource', source)]).toEqual([true, true]);
  expect([isOpenTo('with_trafficsource', null), isOpenTo('with_trafficsource', { sub1: 'x' }), isOpenTo('none', source)]).toEqual([
    false,
    false,
    false,
  ]);
});
