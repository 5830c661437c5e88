import { describe, expect, test } from 'vitest';
import { readOfficeLanguage } from './office-language.ts';

describe('the language of the back office', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr,en;q=0.5,de;q=0.7', 'de'],
    ['de;q=0, en;q=0.1', 'en'],
    ['fr-FR,fr', 'en'],
    ['*', 'en'],
    [undefined, 'en'],
    [';;,,q=;de;q=abc', 'en'],
  ])('of %j is %s', (header, language) => {
    expect(readOfficeLanguage(header)).toBe(language);
  });
});
