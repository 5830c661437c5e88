import { expect, test } from 'vitest';
import { readOrder } from './read-order.ts';

test('the number of an order is sent whole, and what is none is not cut to one', () => {
  for (const typed of ['E-17-7K2M', ' e-17-7k2m ', '17-7K2M', 'E 17 7K2M']) expect(readOrder(typed)).toEqual({ order: 17, code: '7K2M' });
  // Letters that look like digits.
  expect(readOrder('E-17-OIL2')).toEqual({ order: 17, code: '0112' });
  for (const typed of ['E-17', 'e17', '17', ' 17 ']) expect(readOrder(typed)).toEqual({ order: 17 });
  for (const typed of ['', 'E-', 'E-0', 'E-0-7K2M', 'E-17-7K2', 'E-17-7K2MX', 'E-17-7K2M E-18-7K2M', '17-', 'E-17-', '-17', '1.7', 'M-17'])
    expect(readOrder(typed)).toBeNull();
});
