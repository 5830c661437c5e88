import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/time.ts';
import { userId } from '#platform/contract/ids.ts';
import { vatIn } from '#features/shop/contract/vat.ts';
import { lastDayOf, leftOf, linedUp, type PremiumTime, valueOfDays } from './premium-time.ts';

const timeOf = (order: number, part: Partial<PremiumTime>): PremiumTime => ({
  order,
  user: userId(1),
  days: 30,
  amount: 1000,
  currency: 'EUR',
  vatRate: 19,
  begun: 0,
  taken: 0,
  nextDay: '2026-11-23',
  createdAt: new Date('2026-11-22T10:00:00Z'),
  endedAt: null,
  ...part,
});

test('the parts of any purchase add up to its price and VAT, however its days are split', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom(0, 7.7, 19, 25.5),
      fc.nat(400),
      (days, amount, vatRate, cut) => {
        const time = timeOf(1, { days, amount, vatRate });
        let sum = { gross: 0, vat: 0 };
        for (let day = 0; day < days; day += 1) {
          const part = valueOfDays(time, day, day + 1);
          expect(part.gross).toBeGreaterThanOrEqual(0);
          sum = { gross: sum.gross + part.gross, vat: sum.vat + part.vat };
        }
        expect(sum).toEqual({ gross: amount, vat: vatIn(amount, vatRate) });
        const middle = Math.min(cut, days);
        expect(valueOfDays(time, 0, middle).gross + valueOfDays(time, middle, days).gross).toBe(amount);
      },
    ),
  );
});

test('scheduled times follow each other without a gap or an overlap', () => {
  const today = '2026-11-22';
  const anyTime = fc.record({
    days: fc.integer({ min: 1, max: 60 }),
    begun: fc.nat(20),
    taken: fc.nat(20),
    gap: fc.integer({ min: 1, max: 90 }),
  });
  fc.assert(
    fc.property(fc.array(anyTime, { maxLength: 6 }), (parts) => {
      const times = parts.map(({ days, begun, taken, gap }, order) =>
        timeOf(order, { days: days + begun + taken, begun, taken, nextDay: addDays(today, gap) }),
      );
      const lined = linedUp(times, today);
      let next = addDays(today, 1);
      for (const time of lined) {
        expect(time.nextDay).toBe(next);
        next = addDays(lastDayOf(time), 1);
      }
      expect(lined.reduce((sum, time) => sum + leftOf(time), 0)).toBe(times.reduce((sum, time) => sum + leftOf(time), 0));
    }),
  );
});
