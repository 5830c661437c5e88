import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { decimalsOf, moneyText, toMajor } from './money.ts';

const currency = fc.constantFrom('EUR', 'SEK', 'DKK', 'GBP', 'CHF', 'JPY', 'KWD');

test('an amount is the same in minor and in major units', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), currency, (amount, of) => {
      const written = toMajor({ amount, currency: of }).toFixed(decimalsOf(of));
      expect(Number(written.replace('.', ''))).toBe(amount === 0 ? 0 : amount);
    }),
    runs(2000),
  );
});

test('currencies have the decimals of ISO 4217', () => {
  expect(['EUR', 'SEK', 'JPY', 'KWD'].map(decimalsOf)).toEqual([2, 2, 0, 3]);
});

test('less than nothing is written with a minus sign, never with a hyphen, in every language', () => {
  for (const language of languages) {
    const written = moneyText({ amount: -498, currency: 'EUR' }, language);
    expect(written, language).toContain('\u2212');
    expect(written, language).not.toContain('-');
  }
  expect(moneyText({ amount: -498, currency: 'EUR' }, 'de')).toBe('\u22124,98\u00a0€');
});
