import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test('an amount is read as it stands on a bill', () => {
  expect(readAmount('14,93', 'EUR')).toBe(1493);
  expect(readAmount(' 14.9 € ', 'EUR')).toBe(1490);
  expect(readAmount('20', 'EUR')).toBe(2000);
  expect(readAmount('19900', 'JPY')).toBe(19_900);
  for (const typed of ['', 'x', '-1', '1,234', '1.2.3', '19,9 x y', '12345678', '1e3'])
    expect([typed, readAmount(typed, 'EUR')]).toEqual([typed, null]);
  expect(readAmount('1,5', 'JPY')).toBeNull();
});
