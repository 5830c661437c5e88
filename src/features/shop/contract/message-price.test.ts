import { expect, test } from 'vitest';
import { messagePrice } from './message-price.ts';

test('the price of a message follows from what is paid for the package', () => {
  const of = (amount: number, credits: number) => messagePrice({ amount, currency: 'EUR' }, credits, 1)?.amount;
  expect([of(1990, 100), of(1492, 100), of(742, 40), of(2992, 250)]).toEqual([20, 15, 19, 12]);
  expect(messagePrice({ amount: 1990, currency: 'EUR' }, 100, 2)).toEqual({ amount: 40, currency: 'EUR' });
  expect(messagePrice({ amount: 490, currency: 'EUR' }, 0, 1)).toBeNull();
});
