import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/support/seeded-random.ts';
import { addDays, type Day, dayIn } from './time.ts';
import { endOfPeriod } from './working-days.ts';

test('a period ends on a working day', () => {
  const ends = [
    ['2026-11-27', '2026-11-27'],
    ['2026-11-28', '2026-11-30'],
    // Regression: the withdrawal period of a purchase on 12 December ended on a Saturday that is also a holiday.
    ['2026-12-26', '2026-12-28'],
    ['2026-12-31', '2027-01-04'],
    // Good Friday to Easter Monday.
    ['2026-04-03', '2026-04-07'],
    ['2027-03-26', '2027-03-30'],
    // Ascension, Whit Monday, Corpus Christi.
    ['2026-05-14', '2026-05-15'],
    ['2026-05-23', '2026-05-26'],
    ['2026-06-04', '2026-06-05'],
    ['2038-04-25', '2038-04-27'],
  ] as const;
  for (const [day, end] of ends) expect([day, endOfPeriod(day)]).toEqual([day, end]);
});

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((at): Day => dayIn('UTC', at));

test('a period never ends earlier than it says, nor more than a week later, and a later one not before', () => {
  fc.assert(
    fc.property(day, (last) => {
      const end = endOfPeriod(last);
      expect(end >= last && end <= addDays(last, 7)).toBe(true);
      expect(endOfPeriod(end)).toBe(end);
      expect(endOfPeriod(addDays(last, 1)) >= end).toBe(true);
    }),
    runs(500),
  );
});
