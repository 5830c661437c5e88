import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/support/seeded-random.ts';
import { vatIn } from './vat.ts';

const total = fc.integer({ min: 0, max: 100_000_000 });
/** In hundredths of a percent. */
const rate = fc.integer({ min: 0, max: 3000 });

test('the tax in a total is exact, half a unit rounded up', () => {
  fc.assert(
    fc.property(total, rate, (amount, hundredths) => {
      const [numerator, denominator] = [BigInt(amount) * BigInt(hundredths), BigInt(10_000 + hundredths)];
      const exact = (2n * numerator + denominator) / (2n * denominator);
      expect(vatIn(amount, hundredths / 100)).toBe(Number(exact));
    }),
    runs(2000),
  );
});
