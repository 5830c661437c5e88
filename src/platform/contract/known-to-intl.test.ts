import { expect, test } from 'vitest';
import { knownTimeZone, regionName } from './known-to-intl.ts';
import { dayIn } from './time.ts';

// Regression: phones without a time zone report Etc/Unknown, and the pages of chats, likes, transactions and settings answered with
// error 500.
test.for(['Etc/Unknown', 'Mars/Olympus', '', 'Europe/', 'undefined'])('the time zone %j gives way to the next one', (zone) => {
  expect(knownTimeZone(zone, 'Europe/Berlin')).toBe('Europe/Berlin');
  expect(knownTimeZone(zone, null, undefined)).toBe('UTC');
  expect(dayIn(zone, new Date('2026-11-26T23:30:00Z'))).toBe('2026-11-26');
});

test('a zone that is known stays, whatever comes after', () => {
  expect(knownTimeZone('Europe/Helsinki', 'Europe/Berlin')).toBe('Europe/Helsinki');
  expect(dayIn('Europe/Helsinki', new Date('2026-11-26T23:30:00Z'))).toBe('2026-11-27');
});

test('a country is named, and what is none stays as it is', () => {
  expect(regionName('de', 'AT')).toBe('Österreich');
  expect(['', 'X', 'Deutschland', 'D-E'].map((code) => regionName('de', code))).toEqual(['', 'X', 'Deutschland', 'D-E']);
});
