import { expect, test } from 'vitest';
import { writtenDate, writtenTime } from './written-date.ts';

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

test('Spanish says one o’clock in the singular, with and without a date', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour, 5));
  const time = (locale: string, hour: number) =>
    writtenTime(new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(at(hour)), locale);
  expect([time('es', 1), time('es-ES', 13), time('es', 11), time('it', 1)]).toEqual([
    'la\u00a01:05',
    'las\u00a013:05',
    'las\u00a011:05',
    '01:05',
  ]);
  const date = (hour: number) =>
    writtenDate(new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at(hour)), 'es');
  expect([date(1), date(13)]).toEqual(['27\u00a0de noviembre de 2026 a la 1:05', '27\u00a0de noviembre de 2026 a las 13:05']);
});

test('no Spanish text repeats the article of a time', () => {
  const texts = import.meta.glob<{ messages: object }>(['/src/**/messages/es.ts'], { eager: true });
  for (const [path, { messages }] of Object.entries(texts))
    expect(JSON.stringify(messages), path).not.toMatch(/\blas \{(time|sent|clock)\}/);
});
