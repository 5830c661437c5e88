import { describe, expect, test } from 'vitest';
import { isAllowedName, mayBeCaption } from './allowed-texts.ts';

describe('a name', () => {
  test.each(['Anna', 'Zoë', 'Line', 'Max 1990', 'Kim 2', 'J. R.', 'Mia 👩‍🎤', 'さくら', 'Mr.Bean', 'St.Pölten', 'Max.De'])(
    '%s is allowed',
    (name) => {
      expect(isAllowedName(name)).toBe(true);
    },
  );

  test.each([
    'anna.de',
    'anna punkt com',
    'me@elsewhere.test',
    '＠anna',
    'Anna 0171 2345678',
    'Anna01712345678',
    'Anna ０１７１２３４５６７８',
    'Anna\u202E',
    'An\u200Bna',
    'Аnna',
  ])('%j is refused', (name) => {
    expect(isAllowedName(name)).toBe(false);
  });
});

test('a caption may mix scripts and have numbers, but no address', () => {
  expect(['Αθήνα, July 2024', 'Tag 1234567', 'Am See ♥'].every(mayBeCaption)).toBe(true);
  expect(['anna.de', 'me@elsewhere.test', 'www.anna.com', 'An\u200Bna'].some(mayBeCaption)).toBe(false);
});
