import { expect, test } from 'vitest';
import { cleanText, isVisibleText } from './text.ts';
import { cleanLine, cleanValue } from './typed-value.ts';

// A letter with hundreds of marks covered the messages above and below it.
test('a letter keeps eight marks, also where something unseen stands between them', () => {
  expect(cleanText(`a${'\u0300'.repeat(500)}b`)).toBe(`a${'\u0300'.repeat(8)}b`);
  const joined = cleanText(`a${'\u0300\u0301\u200D'.repeat(100)}`);
  expect(joined.length).toBe(9);
});

test.each([
  'Tiếng Việt'.normalize('NFD'),
  '👨‍👩‍👧‍👦',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '❤️‍🔥',
  '1️⃣',
  'हिन्दी',
  'نیلوفر‌جان',
  'שָׁלוֹם',
  'ภาษาไทย',
])('%s stays whole', (text) => expect([cleanText(text), isVisibleText(text)]).toEqual([text, true]));

// The server accepted and charged them as messages, and the page showed an empty bubble.
test.each([
  '\u2800',
  '\u3164',
  '\uFFA0',
  '\u115F\u1160',
  '\u{E0061}\u{E0062}',
  '\u0301\u0302',
  '\uFFFC',
  ' \u200B\u00AD\u2060 ',
  '\u034F',
  '\u{1D159}',
])('%j is not seen', (text) => expect(isVisibleText(text)).toBe(false));

test('a value is what was meant, whatever came along with it', () => {
  expect(cleanValue('\u2068123\u202F456\u2069')).toBe('123 456');
  expect(cleanValue('１２３４５６')).toBe('123456');
  expect(cleanValue('٠١٢٣٤٥ ۶۷۸۹')).toBe('012345 6789');
  expect(cleanValue('\tE\u201310\u00AD482\u200B\n')).toBe('E-10482');
  expect(cleanLine('\u200EMül\u00ADler\u00A0 Straße\u2028')).toBe('Müller Straße');
});
