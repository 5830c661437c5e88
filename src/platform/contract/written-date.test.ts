import { expect, test } from 'vitest';
import { writtenDate } from './written-date.ts';

const written = (locale: string, day: number) =>
  writtenDate(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 11, day))), locale);

test('only the first of a month is counted, and only where the language does', () => {
  expect([written('fr-FR', 1), written('fr', 11), written('it', 1), written('es', 1), written('pl', 1)]).toEqual([
    '1er\u00a0décembre 2026',
    '11\u00a0décembre 2026',
    '1º\u00a0dicembre 2026',
    '1\u00a0de diciembre de 2026',
    '1\u00a0grudnia 2026',
  ]);
});

test('a line does not break between a day and its month, also where the month comes first', () => {
  expect([written('en-GB', 1), written('en-US', 21), written('de-DE', 1)]).toEqual([
    '1\u00a0December 2026',
    'December\u00a021, 2026',
    '1.\u00a0Dezember 2026',
  ]);
});

test('also after the day of the week and before a time, and no other number', () => {
  expect(writtenDate('dimanche 1 mars 2026', 'fr-FR')).toBe('dimanche\u00a01er\u00a0mars 2026');
  expect(writtenDate('1 mars 2026 à 01:05:00', 'fr')).toBe('1er\u00a0mars 2026 à 01:05:00');
  expect(writtenDate('21 mars 2026 à 10:11', 'fr')).toBe('21\u00a0mars 2026 à 10:11');
  expect(writtenDate('20 h 04 min 37 s', 'fr-CA')).toBe('20\u00a0h\u00a004\u00a0min\u00a037\u00a0s');
});
