import { expect, test } from 'vitest';
import { countryOptions } from './country-options.ts';

test('countries are sorted by the rules of the reader’s language', () => {
  expect(countryOptions(['GB', 'DE', 'AT'], 'de').map(({ name }) => name)).toEqual(['Deutschland', 'Österreich', 'Vereinigtes Königreich']);
  expect(countryOptions(['DE', 'AT'], 'en-GB').map(({ code }) => code)).toEqual(['AT', 'DE']);
});
