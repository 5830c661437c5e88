import { expect, test } from 'vitest';
import { bankDayFrom, dueDay, earliestDay } from './due-day.ts';

// Regression: debits fell due on 25 December, on which no bank collects, and refunds on Sundays.
test.each([
  ['2026-12-20', '2026-12-28'],
  ['2026-12-27', '2027-01-04'],
  ['2027-03-21', '2027-03-30'],
  ['2027-04-26', '2027-05-03'],
  ['2028-04-09', '2028-04-18'],
  ['2026-11-26', '2026-12-01'],
])('what is announced on %s is collected on %s', (day, due) => expect(dueDay('Europe/Berlin', new Date(`${day}T12:00:00Z`))).toBe(due));

test.each([
  ['2026-11-26', '2026-11-27', '2026-11-26'],
  // A Friday, and the Saturday after it: the bank processes it on Monday.
  ['2026-11-27', '2026-11-30', '2026-11-27'],
  ['2026-11-28', '2026-12-01', '2026-11-30'],
  // Maundy Thursday.
  ['2027-03-25', '2027-03-30', '2027-03-25'],
  ['2026-12-25', '2026-12-29', '2026-12-28'],
])('what the bank is told on %s it collects on %s, and pays back on %s', (day, collected, paid) => {
  const now = new Date(`${day}T12:00:00Z`);
  expect([earliestDay('Europe/Berlin', now), bankDayFrom('Europe/Berlin', now, 0)]).toEqual([collected, paid]);
});
