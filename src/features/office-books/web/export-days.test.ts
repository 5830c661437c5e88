import { expect, test } from 'vitest';
import { lastDaysOf, quartersBefore } from './export-days.ts';

test('a file is first of the month that is over', () => {
  expect(lastDaysOf('2026-11-27')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(lastDaysOf('2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(lastDaysOf('2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('an OSS return is of a quarter that is over', () => {
  expect(quartersBefore('2026-11-27', 3)).toEqual([
    { year: 2026, number: 3, from: '2026-07-01', to: '2026-09-30' },
    { year: 2026, number: 2, from: '2026-04-01', to: '2026-06-30' },
    { year: 2026, number: 1, from: '2026-01-01', to: '2026-03-31' },
  ]);
  expect(quartersBefore('2027-01-01', 1)).toEqual([{ year: 2026, number: 4, from: '2026-10-01', to: '2026-12-31' }]);
});
