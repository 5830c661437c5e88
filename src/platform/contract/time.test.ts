import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/support/seeded-random.ts';
import { dayIn, isOn, joinDay } from './time.ts';

const zones = ['Europe/Berlin', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu'] as const;
const moment = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true });

test('an instant is on exactly one day of a time zone', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -60, max: 60 }), fc.constantFrom(...zones), (at, hours, zone) => {
      const other = new Date(at.getTime() + hours * 3_600_000);
      expect(isOn(dayIn(zone, other), zone, at)).toBe(dayIn(zone, other) === dayIn(zone, at));
    }),
    runs(2000),
  );
});

test('a day is joined from its parts, whatever the date format of the engine', () => {
  // WebKit writes month/day/year for en-CA where Chromium writes year-month-day.
  const parts = [
    { type: 'month', value: '11' },
    { type: 'literal', value: '/' },
    { type: 'day', value: '22' },
    { type: 'literal', value: '/' },
    { type: 'year', value: '2026' },
  ] as const;
  expect(joinDay(parts)).toBe('2026-11-22');
  expect(() => joinDay(parts.slice(0, 3))).toThrow('lacks its year');
});
