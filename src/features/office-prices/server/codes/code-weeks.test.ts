import { expect, test } from 'vitest';
import { weekOf } from './code-weeks.ts';

test('a week has the number of ISO 8601', () => {
  expect(
    (['2026-11-23', '2026-12-28', '2027-01-04', '2024-12-30', '2020-12-28', '2021-01-04'] as const).map((monday) => weekOf(monday)),
  ).toEqual([48, 53, 1, 1, 53, 1]);
});
