import { expect, test } from 'vitest';
import { type Language, languages } from '#platform/contract/languages.ts';
import { compareTranslations } from './stale-translations.ts';

const textsOf = (said: Partial<Record<Language, string>>, key = 'likes.title') =>
  new Map(languages.map((language) => [language, new Map([[key, said[language] ?? `the text in ${language}`]])] as const));
const recordOf = (texts: ReturnType<typeof textsOf>) => compareTranslations(texts, new Map()).next;
const before = recordOf(textsOf({}));

test('texts as they were recorded are right', () => {
  expect(compareTranslations(textsOf({}), before)).toMatchObject({ stale: [], unrecorded: [] });
});

test('a translation that did not change with its German text is stale, and the record stays until it does', () => {
  const { stale, next } = compareTranslations(textsOf({ de: 'Neu', fi: 'Uusi' }), before);
  expect(stale).toEqual([{ key: 'likes.title', languages: languages.filter((language) => !['de', 'fi'].includes(language)) }]);
  expect(next).toEqual(before);
});

test('a German text that changed with all translations is right once it is recorded', () => {
  const texts = textsOf(Object.fromEntries(languages.map((language) => [language, `new in ${language}`])));
  const { stale, unrecorded, next } = compareTranslations(texts, before);
  expect(stale).toEqual([]);
  expect(unrecorded).toEqual(['likes.title']);
  expect(compareTranslations(texts, next)).toMatchObject({ stale: [], unrecorded: [] });
});

test('a confirmed translation needs no change', () => {
  const texts = textsOf({ de: 'Neu' });
  const { stale, next } = compareTranslations(texts, before, new Set(['likes.title']));
  expect(stale).toEqual([]);
  expect(next).toEqual(recordOf(texts));
});

test('a translation that changed alone has to be recorded, or a later German change would take it for a new one', () => {
  expect(compareTranslations(textsOf({ fi: 'Uusi' }), before).unrecorded).toEqual(['likes.title']);
});

test('a key that is gone leaves the record', () => {
  const { unrecorded, next } = compareTranslations(textsOf({}, 'likes.other'), before);
  expect(unrecorded).toEqual(['likes.other', 'likes.title']);
  expect([...next.keys()]).toEqual(['likes.other']);
});
