import { describe, expect, test } from 'vitest';
import { dayOf, nearness } from './near-days.ts';

describe('the day of an instant', () => {
  test("is the day in the reader's time zone", () => {
    expect(dayOf('Europe/Berlin', '2026-02-28T23:30:00Z')).toBe('2026-03-01');
    expect(dayOf('America/New_York', '2026-02-28T23:30:00Z')).toBe('2026-02-28');
  });

  test('is classified by its distance from today', () => {
    const today = '2026-03-01';
    expect(nearness('2026-03-01', today)).toBe('today');
    expect(nearness('2026-02-28', today)).toBe('yesterday');
    expect(nearness('2026-02-23', today)).toBe('week');
    expect(nearness('2026-02-22', today)).toBe('year');
    expect(nearness('2025-12-31', today)).toBe('older');
  });

  test('is today when the local clock is behind the server', () => {
    expect(nearness('2026-03-02', '2026-03-01')).toBe('today');
  });
});
