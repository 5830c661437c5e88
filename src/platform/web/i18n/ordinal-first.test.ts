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
