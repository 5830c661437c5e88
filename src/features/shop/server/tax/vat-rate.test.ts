import { describe, expect, test } from 'vitest';
import { vatIn } from '../../contract/vat.ts';
import { addDays, isDay } from '#platform/contract/time.ts';
import { referenceRates } from '#tests/support/money/vat-rates.ts';
import { vatRate } from './vat-rate.ts';

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
  ] as const)('in %s on %s is %d percent', (country, day, percent) => {
    expect(vatRate(country, day)).toBe(percent);
  });

  test.each(Object.entries(referenceRates))(
    'in %s has the rates of an independent collection, valid from the same days',
    (country, rates) => {
      for (const [index, [from, percent]] of rates.entries()) {
        if (!isDay(from)) throw new Error(`${from} is no day`);
        expect([from, vatRate(country, from)]).toEqual([from, percent]);
        const before = rates[index - 1];
        if (before) expect([from, vatRate(country, addDays(from, -1))]).toEqual([from, before[1]]);
      }
      // The table has no other changes up to the day on which the collection was read.
      const changes = new Set(rates.map(([from]) => from));
      for (let day = addDays('2023-01-01', 1); day < '2025-08-12'; day = addDays(day, 1))
        if (!changes.has(day)) expect([day, vatRate(country, day)]).toEqual([day, vatRate(country, addDays(day, -1))]);
    },
  );

  test.each([
    [1492, 19, 238],
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
