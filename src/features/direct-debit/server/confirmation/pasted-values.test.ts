import { expect, test } from 'vitest';
import { checkIban, ibanProblem, plainIban } from '../../contract/iban.ts';
import { mobileNumberOf } from './mobile-number.ts';

// Copied from a bank's page, a mail or a letter. Regression: some of these were refused.
test.each([
  'IBAN DE89 3704 0044 0532 0130 00',
  'Iban: de89 3704 0044 0532 0130 00',
  'DE89\u00A03704\u202F0044\u20090532\u00A00130\u00A000',
  '\u2066DE89370400440532013000\u2069',
  'DE89.3704.0044.0532.0130.00',
  'DE89\u00AD3704\u200B0044\t0532-0130–00',
  'ＤＥ８９ 3704 0044 0532 0130 00',
])('%j is the account', (typed) => {
  expect([plainIban(typed), ibanProblem(typed), checkIban(typed).state]).toEqual(['DE89370400440532013000', null, 'good']);
});

test.each([
  '0151\u00A023456789',
  '+49\u202F151\u202F23456789',
  '\u202A+49 151 23456789\u202C',
  '+49 (0)151 23456789',
  '+49.151.2345\u00AD6789',
  '0049 151/23 45 67 89',
  'tel:+49-151-23456789',
  'Mobil: 0151‑23456789',
  '\u200B٠١٥١ ٢٣٤٥٦٧٨٩',
])('%j is the telephone', (typed) => {
  expect(mobileNumberOf(typed, ['DE'])).toBe('+4915123456789');
});
