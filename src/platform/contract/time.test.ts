import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, isOn } from './time.ts';

const zones = ['Europe/Berlin', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu'] as const;
const moment = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true });

test('a moment is on the day that it has in the zone, and on no other', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -60, max: 60 }), fc.constantFrom(...zones), (at, hours, zone) => {
      const other = new Date(at.getTime() + hours * 3_600_000);
      expect(isOn(dayIn(zone, other), zone, at)).toBe(dayIn(zone, other) === dayIn(zone, at));
    }),
    { numRuns: 2000 },
  );
});
