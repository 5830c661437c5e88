import { expect, test } from 'vitest';
import { clockText } from './use-bonus.ts';

test('the remaining time is written as hours, minutes and seconds', () => {
  expect([14_400, 8049, 3599, 61, 9, 0].map(clockText)).toEqual(['4:00:00', '2:14:09', '0:59:59', '0:01:01', '0:00:09', '0:00:00']);
});
