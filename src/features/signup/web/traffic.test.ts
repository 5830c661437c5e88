import { expect, test } from 'vitest';
import { isOpenTo } from './traffic.ts';

test('the site decides who may sign up', () => {
  const source = { ref: 'friend' };
  expect([isOpenTo('all', null), isOpenTo('with_trafficsource', source)]).toEqual([true, true]);
  expect([isOpenTo('with_trafficsource', null), isOpenTo('with_trafficsource', { sub1: 'x' }), isOpenTo('none', source)]).toEqual([
    false,
    false,
    false,
  ]);
});
