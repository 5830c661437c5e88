import { expect, test } from 'vitest';
import { withOverlay } from './messages.ts';

test('an overlay replaces the texts that it has, and leaves those of the catalog as they were', () => {
  const english = { title: 'Colours', hair: { grey: 'grey', red: 'red' } };
  expect(withOverlay(english, { hair: { grey: 'gray' } })).toEqual({ title: 'Colours', hair: { grey: 'gray', red: 'red' } });
  expect(english.hair.grey).toBe('grey');
});

test('a text that the build has compiled to an array is replaced as a whole', () => {
  const english = { towns: [['n', { one: ['#', ' town'] }]] };
  expect(withOverlay(english, { towns: ['cities'] })).toEqual({ towns: ['cities'] });
});
