import { expect, test } from 'vitest';
import type { OfficePackage } from '../../contract/schemas.ts';
import { countChanges, draftOf, isWrong, packagesOf, readAmount, rebase } from './draft.ts';

const small: OfficePackage = {
  id: 1,
  kind: 'credits',
  credits: 40,
  days: 0,
  offered: true,
  prices: { EUR: 990, JPY: 1490 },
  country_prices: {},
};
const large: OfficePackage = {
  ...small,
  id: 2,
  credits: 100,
  prices: { EUR: 1990 },
  country_prices: { AT: { currency: 'EUR', amount: 2090 } },
};
const currencies = { DE: 'EUR', AT: 'EUR', FR: 'EUR', JP: 'JPY' };

test('a price is read with a comma or a point, and with no more decimals than its currency has', () => {
  expect(['9,90', '9.9', ' 1 290,00 ', '0,05'].map((text) => readAmount(text, 'EUR'))).toEqual([990, 990, 129_000, 5]);
  expect(['', '0', '-1', '9,999', '1.290,00', '1e3', 'zehn'].map((text) => readAmount(text, 'EUR'))).toEqual(Array(7).fill(null));
  expect([readAmount('1490', 'JPY'), readAmount('14,90', 'JPY')]).toEqual([1490, null]);
});

test('a draft that nobody has changed is what was loaded', () => {
  const draft = draftOf([small, large], { sign: '.', currencies });
  expect(draft[0]?.typed).toEqual({ EUR: '9.90', JPY: '1490' });
  expect([packagesOf(draft, currencies), countChanges(draft, [small, large], currencies), isWrong(draft, currencies)]).toEqual([
    [small, large],
    0,
    false,
  ]);
});

test('changes are counted by place', () => {
  const [first, second] = draftOf([small, large], { sign: '.', currencies });
  if (!first || !second) throw new Error('no draft');
  const draft = [
    { ...first, typed: { EUR: '10,90', JPY: 'x' } },
    { ...second, offered: false },
    { ...second, id: null },
  ];
  expect([countChanges(draft, [small, large], currencies), isWrong(draft, currencies)]).toEqual([4, true]);
});

test('my changes are set on what somebody else has published, and lose nothing of theirs', () => {
  const [first, ...rest] = draftOf([small, large], { sign: '.', currencies });
  if (!first) throw new Error('no draft');
  const mine = [{ ...first, credits: 50, typed: { ...first.typed, EUR: '10.90' } }, ...rest];
  const theirs = [
    { ...small, prices: { ...small.prices, JPY: 1590, SEK: 10_900 } },
    { ...large, offered: false },
  ];
  expect(packagesOf(rebase(mine, [small, large], theirs, { sign: ',', currencies }), currencies)).toEqual([
    { ...small, credits: 50, prices: { EUR: 1090, JPY: 1590, SEK: 10_900 } },
    { ...large, offered: false },
  ]);
});

test('a country has a price of its own only while something is typed for it in the currency that it has', () => {
  const [first, second] = draftOf([small, large], { sign: '.', currencies });
  if (!first || !second) throw new Error('no draft');
  expect(second.typed).toEqual({ EUR: '19.90', AT: '20.90' });
  const draft = [
    { ...first, typed: { ...first.typed, FR: '9.50' } },
    { ...second, typed: { ...second.typed, AT: '', DE: '1,999' } },
  ];
  expect(packagesOf(draft, currencies).map(({ country_prices: own }) => own)).toEqual([{ FR: { currency: 'EUR', amount: 950 } }, {}]);
  expect([countChanges(draft, [small, large], currencies), isWrong(draft, currencies)]).toEqual([2, true]);
  // Austria has another currency now: its old price is none, and no change of mine.
  const moved = { ...currencies, AT: 'CHF' };
  expect(countChanges(draftOf([small, large], { sign: '.', currencies: moved }), [small, large], moved)).toBe(0);
});
