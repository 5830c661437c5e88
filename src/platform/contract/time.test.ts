import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/support/seeded-random.ts';
import { addDays, ageOn, dayIn, isDay, isOn, joinDay, startOfDay } from './time.ts';

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

test('a day starts with its first minute in a time zone, from which it is read back', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...zones), (at, zone) => {
      const day = dayIn(zone, at);
      const start = startOfDay(zone, day);
      expect([dayIn(zone, start), dayIn(zone, new Date(start.getTime() - 60_000)) < day]).toEqual([day, true]);
    }),
    runs(500),
  );
  expect(startOfDay('Europe/Berlin', '2027-01-01').toISOString()).toBe('2026-12-31T23:00:00.000Z');
  // 0:00 does not exist there.
  expect(startOfDay('Africa/Cairo', '2026-04-24').toISOString()).toBe('2026-04-23T22:00:00.000Z');
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

test('days are counted over ends of months and years, and back', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -4000, max: 4000 }), (at, days) => {
      const day = dayIn('UTC', at);
      const other = addDays(day, days);
      expect(isDay(other)).toBe(true);
      expect(Date.parse(other) - Date.parse(day)).toBe(days * 86_400_000);
      expect(addDays(other, -days)).toBe(day);
    }),
    runs(1000),
  );
});

test('an age rises by one on the birthday, and at no other time of the year', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 40_000 }), (at, days) => {
      const birth = dayIn('UTC', at);
      const today = addDays(birth, days);
      const isBirthday =
        today.slice(5) === birth.slice(5) || (birth.endsWith('-02-29') && today.endsWith('-03-01') && !isDay(`${today.slice(0, 4)}-02-29`));
      expect(ageOn(birth, today) - ageOn(birth, addDays(today, -1))).toBe(isBirthday ? 1 : 0);
    }),
    runs(1000),
  );
});
