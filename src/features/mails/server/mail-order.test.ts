import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { MailOrder } from './mail-order.ts';

const fits = Compile(MailOrder);
const order = {
  kind: 'activation',
  params: { name: 'Anna', link: 'https://www.example.org/x', hours: 72 },
  to: 'anna@example.org',
  language: 'de',
  site: 1,
  origin: 'https://www.example.org',
};

test('a mail order fits with what its kind needs and who may leave, and not without', () => {
  expect(fits.Check(order)).toBe(true);
  expect(fits.Check({ ...order, unsubscribe: { user: 3, type: 'like' } })).toBe(true);
  expect(fits.Check({ ...order, params: { name: 'Anna', link: 'https://www.example.org/x' } })).toBe(false);
  expect(fits.Check({ ...order, kind: 'unknown' })).toBe(false);
  expect(fits.Check({ ...order, language: 'xx' })).toBe(false);
  expect(fits.Check({ ...order, unsubscribe: { user: 3, type: 'unknown' } })).toBe(false);
});
