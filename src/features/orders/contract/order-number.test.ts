import { expect, test } from 'vitest';
import { orderNumber, readOrderId, readOrderNumber } from './order-number.ts';

const number = { id: 10482, code: '7K2M' };

test('finds the whole order number however people write it, and only when there is exactly one', () => {
  for (const text of [
    orderNumber(10482, '7K2M'),
    'e-10482-7k2m',
    'Bestellung E10482 7K2M, danke',
    'E-10482-7K2M, E-10482-7K2M',
    'E – 10482 – 7K2M',
    // Pasted from a mail. Regression: this form was not found.
    '\u200BE\u20111\u00AD0482\u20117K2M\u2069',
    'Ｅ-１０４８２-７Ｋ２Ｍ',
  ])
    expect([text, readOrderNumber(text)]).toEqual([text, number]);
  expect(readOrderNumber('E-7-OIL0')).toEqual({ id: 7, code: '0110' });
  // Regression: up to ten numbers of a text were extracted, and each one was tried.
  for (const text of ['', 'E-10482', '10482', '40 Credits, 7 Tage', 'E-10482-7K2M oder E-10483-7K2M', 'E-10482-7K2MX', 'RE-10482-7K2M'])
    expect([text, readOrderNumber(text)]).toEqual([text, null]);
});

test('accepts the plain number, too, from somebody who is logged in', () => {
  for (const text of ['10482', 'Nr. 10482', 'E-10482', 'E-10482-7K2M', '10.482', '\u2066104\u200B82\u2069'])
    expect([text, readOrderId(text)]).toEqual([text, 10482]);
  for (const text of ['', 'the big one', '1 2', '9'.repeat(40)]) expect([text, readOrderId(text)]).toEqual([text, null]);
});
