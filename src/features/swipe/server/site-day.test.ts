import { describe, expect, test } from 'vitest';
import { siteDay } from './site-day.ts';

const endOf = (timeZone: string, now: string) => siteDay(timeZone, new Date(now)).endsAt.toISOString();

describe("the site's day ends", () => {
  test.each([
    ['at its midnight', 'Europe/Berlin', '2026-11-21T14:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['at its midnight in the last millisecond too', 'Europe/Berlin', '2026-11-21T22:59:59.999Z', '2026-11-21T23:00:00.000Z'],
    ['a day later from midnight on', 'Europe/Berlin', '2026-11-21T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
    ['elsewhere at another time', 'America/New_York', '2026-11-21T14:00:00.000Z', '2026-11-22T05:00:00.000Z'],
    ['after 23 hours when the clocks go forward', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['after 25 hours when they go back', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['on the half hour where the zone is such', 'Asia/Kolkata', '2026-11-21T14:00:00.000Z', '2026-11-21T18:30:00.000Z'],
    ['at 1:00 where there is no midnight', 'Africa/Cairo', '2026-04-23T12:00:00.000Z', '2026-04-23T22:00:00.000Z'],
    ['at the first midnight where there are two', 'America/Havana', '2026-10-31T12:00:00.000Z', '2026-11-01T04:00:00.000Z'],
  ])('%s', (_name, timeZone, now, end) => {
    expect(endOf(timeZone, now)).toBe(end);
  });
});
