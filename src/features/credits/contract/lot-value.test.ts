import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/support/seeded-random.ts';
import { valueOf } from './lot-value.ts';

const price = fc.record({ credits: fc.integer({ min: 1, max: 5000 }), amount: fc.integer({ min: 0, max: 1_000_000 }) });

test('the parts of a lot add up to its price, however it is split', () => {
  fc.assert(
    fc.property(price, fc.array(fc.nat(5000), { maxLength: 20 }), (lot, cuts) => {
      const ends = [0, ...cuts.map((cut) => cut % (lot.credits + 1)).toSorted((a, b) => a - b), lot.credits];
      const parts = ends.slice(1).map((end, index) => valueOf(lot, ends[index] ?? 0, end));
      expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(lot.amount);
    }),
    runs(2000),
  );
});

test('a part of a lot costs its share of the price, to less than one unit', () => {
  fc.assert(
    fc.property(price, fc.nat(5000), fc.nat(5000), (lot, a, b) => {
      const [from = 0, to = 0] = [a % (lot.credits + 1), b % (lot.credits + 1)].toSorted((one, other) => one - other);
      expect(Math.abs(valueOf(lot, from, to) - (lot.amount * (to - from)) / lot.credits)).toBeLessThanOrEqual(1);
    }),
    runs(2000),
  );
});
