import { describe, expect, test } from 'vitest';
import { dueOf, groupOf } from './due.ts';

const now = Date.parse('2026-11-26T15:12:00Z');
const due = (at: string, counted = false) => dueOf(at, now, 'UTC', counted);

describe('a due time in the queue', () => {
  test('is counted in minutes, then in hours, then a time of day, then in days', () => {
    expect(due('2026-11-26T15:50:00Z')).toEqual({ kind: 'minutes', n: 38 });
    expect(due('2026-11-26T16:14:00Z')).toEqual({ kind: 'hour', minutes: 2 });
    expect(due('2026-11-26T17:25:00Z')).toEqual({ kind: 'time' });
    expect(due('2026-11-27T09:10:00Z')).toEqual({ kind: 'time' });
    expect(due('2026-12-08T09:10:00Z')).toEqual({ kind: 'days', n: 12 });
  });

  test('says since when it is over', () => {
    expect([due('2026-11-26T15:12:00Z'), due('2026-11-26T15:00:00Z')]).toEqual([
      { kind: 'over', minutes: 0 },
      { kind: 'over', minutes: 12 },
    ]);
  });

  test('is counted in hours among what stands first', () => {
    expect(due('2026-11-28T08:00:00Z', true)).toEqual({ kind: 'hours', n: 40 });
  });

  test('puts first what is urgent, overdue or due within three hours', () => {
    const groups = (urgent: boolean, ...times: string[]) => times.map((at) => groupOf(at, urgent, now, 'UTC'));
    expect(groups(true, '2026-11-28T08:00:00Z')).toEqual(['first']);
    expect(groups(false, '2026-11-26T14:00:00Z', '2026-11-26T18:11:00Z', '2026-11-26T23:59:00Z')).toEqual(['first', 'first', 'today']);
    expect(groups(false, '2026-11-27T00:30:00Z', '2026-11-28T00:30:00Z')).toEqual(['tomorrow', 'later']);
  });
});
