import { expect, test } from 'vitest';
import { withOrdinalFirst } from './ordinal-first.ts';

test('only the first of a month is counted, and only where the language does', () => {
  const written = (locale: string, day: number) =>
    withOrdinalFirst(
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 11, day))),
      locale,
    );
  expect([written('fr-FR', 1), written('fr', 11), written('it', 1), written('en-GB', 1), written('de-DE', 1)]).toEqual([
    '1er décembre',
    '11 décembre',
    '1º dicembre',
    '1 December',
    '1. Dezember',
  ]);
});

test('also after the day of the week and before a time, and no other number', () => {
  expect(withOrdinalFirst('dimanche 1 mars 2026', 'fr-FR')).toBe('dimanche 1er mars 2026');
  expect(withOrdinalFirst('1 mars 2026 à 01:05:00', 'fr')).toBe('1er mars 2026 à 01:05:00');
  expect(withOrdinalFirst('21 mars 2026 à 10:11', 'fr')).toBe('21 mars 2026 à 10:11');
});
