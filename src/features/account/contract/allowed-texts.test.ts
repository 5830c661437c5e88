import { describe, expect, test } from 'vitest';
import { cleanCaption, cleanName, isAllowedName, mayBeCaption } from './allowed-texts.ts';

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

// Regression: a pasted name with an invisible character was refused, and the member could not see why.
test.each([
  ['\u200BAnna\u00A0', 'Anna'],
  ['\u202AAn\u00ADna\u202C', 'Anna'],
  ['Anna\tMaria\u2003B.', 'Anna Maria B.'],
  ['Mia 👩‍🎤\uFEFF', 'Mia 👩‍🎤'],
  ['نیلوفر‌جان\u200E', 'نیلوفر‌جان'],
  ['\u2800\u3164', ''],
  ['\u0301\u0302', ''],
])('%j is stored as %j', (typed, name) => {
  expect(cleanName(typed)).toBe(name);
  expect(name === '' || isAllowedName(name)).toBe(true);
});

test('a caption keeps its line breaks, but no invisible characters', () => {
  expect(cleanCaption(' Am\u200B See\n\u00ADJuli ')).toBe('Am See\nJuli');
  expect(cleanCaption('\u2800\n\u3164')).toBe('');
});

test('a caption may mix scripts and contain numbers, but no addresses', () => {
  expect(['Αθήνα, July 2024', 'Tag 1234567', 'Am See ♥'].every(mayBeCaption)).toBe(true);
  expect(['anna.de', 'me@elsewhere.test', 'www.anna.com', 'An\u200Bna'].some(mayBeCaption)).toBe(false);
});
