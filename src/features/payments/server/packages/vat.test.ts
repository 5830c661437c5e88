import { describe, expect, test } from 'vitest';
import { vatIn } from '../../contract/vat.ts';
import { vatRate } from './vat.ts';

describe('VAT', () => {
  test.each([
    ['DE', '2026-01-01', 19],
    ['FI', '2024-08-31', 24],
    ['FI', '2024-09-01', 25.5],
    ['EE', '2025-06-30', 22],
    ['EE', '2025-07-01', 24],
    ['SK', '2026-01-01', 23],
    ['RO', '2026-01-01', 21],
    ['CH', '2026-01-01', 8.1],
    ['LI', '2026-01-01', 8.1],
    ['NO', '2026-01-01', 25],
    ['IS', '2026-01-01', 24],
    ['GB', '2026-01-01', 20],
    ['US', '2026-01-01', 0],
    ['JP', '2026-01-01', 0],
  ] as const)('in %s on %s is %d percent', (country, day, percent) => {
    expect(vatRate(country, day)).toBe(percent);
  });

  test.each([
    [1493, 19, 238],
    [1990, 19, 318],
    [990, 25.5, 201],
    [990, 8.1, 74],
    [1990, 0, 0],
    [0, 19, 0],
    // Exactly half a cent: 3 - 3 / 1.2 = 0.5.
    [3, 20, 1],
  ])('contained in a total of %d at %d percent is %d', (total, percent, vat) => {
    expect(vatIn(total, percent)).toBe(vat);
  });
});
