import { decimalsOf, toMajor } from '#platform/contract/money.ts';
import type { DecimalSign } from '../use-decimal-sign.ts';
import type { OfficePackage, OfficePrices } from '../../contract/schemas.ts';

/** A package as it stands in the fields: prices as they are typed, by currency (three letters) and by country (two letters). */
export type DraftPackage = Omit<OfficePackage, 'prices' | 'country_prices'> & { readonly typed: Readonly<Record<string, string>> };

/** The currency of each country in which the site sells. */
export type Currencies = Readonly<Record<string, string>>;

export const currenciesOf = (markets: readonly { readonly country: string; readonly currency: string }[]): Currencies =>
  Object.fromEntries(markets.map(({ country, currency }) => [country, currency]));

export interface Reading {
  readonly sign: DecimalSign;
  readonly currencies: Currencies;
}

export const typedAmount = (amount: number, currency: string, sign: DecimalSign): string =>
  toMajor({ amount, currency }).toFixed(decimalsOf(currency)).replace('.', sign);

/** Minor units of what was typed, with a comma or a point; null when it is no price. */
export function readAmount(text: string, currency: string): number | null {
  const cleaned = text
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.');
  if (!/^\d{1,8}(\.\d+)?$/.test(cleaned)) return null;
  const places = decimalsOf(currency);
  if ((cleaned.split('.')[1]?.length ?? 0) > places) return null;
  const amount = Math.round(Number(cleaned) * 10 ** places);
  return amount > 0 ? amount : null;
}

export const draftOf = (packages: readonly OfficePackage[], { sign, currencies }: Reading): DraftPackage[] =>
  packages.map(({ prices, country_prices: own = {}, ...rest }) => ({
    ...rest,
    typed: Object.fromEntries([
      ...Object.entries(prices).map(([currency, amount]) => [currency, typedAmount(amount, currency, sign)] as const),
      // One in a currency that the country no longer has does not count, and goes with the next version.
      ...Object.entries(own).flatMap(([country, { currency, amount }]) =>
        currencies[country] === currency ? [[country, typedAmount(amount, currency, sign)] as const] : [],
      ),
    ]),
  }));

/** The currency of what is typed under a key; that of a country in which nothing is sold any more is not known. */
const currencyOf = (key: string, currencies: Currencies): string | undefined => (key.length === 2 ? currencies[key] : key);

/** What would be sent; a field that is empty or no price has none. */
export const packagesOf = (draft: readonly DraftPackage[], currencies: Currencies): Required<OfficePackage>[] =>
  draft.map(({ typed, ...rest }) => {
    const read = Object.entries(typed).flatMap(([key, text]) => {
      const currency = currencyOf(key, currencies);
      const amount = currency === undefined ? null : readAmount(text, currency);
      return currency === undefined || amount === null ? [] : [{ key, currency, amount }];
    });
    return {
      ...rest,
      prices: Object.fromEntries(read.filter(({ key }) => key.length === 3).map(({ key, amount }) => [key, amount])),
      country_prices: Object.fromEntries(
        read.filter(({ key }) => key.length === 2).map(({ key, currency, amount }) => [key, { currency, amount }]),
      ),
    };
  });

/** Whether something typed is no price. */
export const isWrong = (draft: readonly DraftPackage[], currencies: Currencies): boolean =>
  draft.some(({ typed }) =>
    Object.entries(typed).some(([key, text]) => {
      const currency = currencyOf(key, currencies);
      return currency !== undefined && text.trim() !== '' && readAmount(text, currency) === null;
    }),
  );

type Priced = Pick<OfficePackage, 'prices' | 'country_prices'>;

/** All prices of a package by currency and country, as text that differs where they do. */
const pricesIn = ({ prices, country_prices: own = {} }: Priced, currencies: Currencies): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(prices).map(([key, amount]) => [key, String(amount)])),
  ...Object.fromEntries(
    Object.entries(own).flatMap(([key, { currency, amount }]) => (currencies[key] === currency ? [[key, `${amount} ${currency}`]] : [])),
  ),
});

const changedKeys = (one: Priced, other: Priced, currencies: Currencies): string[] => {
  const [a, b] = [pricesIn(one, currencies), pricesIn(other, currencies)];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => a[key] !== b[key]);
};

/** The changed places: each price, and each other field of a package. */
export function countChanges(draft: readonly DraftPackage[], packages: OfficePrices['packages'], currencies: Currencies): number {
  const now = packagesOf(draft, currencies);
  return now.reduce((sum, one, at) => {
    const old = packages[at];
    if (old === undefined) return sum + 1;
    const prices = changedKeys(one, old, currencies).length;
    const fields = [one.credits !== old.credits, one.days !== old.days, one.offered !== old.offered].filter(Boolean).length;
    return sum + prices + fields;
  }, 0);
}

/** What was changed here, set on packages that somebody else has published. */
export function rebase(
  draft: readonly DraftPackage[],
  base: readonly OfficePackage[],
  theirs: readonly OfficePackage[],
  reading: Reading,
): DraftPackage[] {
  const { currencies } = reading;
  const mine = packagesOf(draft, currencies);
  const changed = theirs.map((their): OfficePackage => {
    const own = mine.find(({ id }) => id !== null && id === their.id);
    const old = base.find(({ id }) => id === their.id);
    if (own === undefined || old === undefined) return their;
    const prices = { ...their.prices };
    const ownPrices = { ...their.country_prices };
    for (const key of changedKeys(own, old, currencies)) {
      const [price, inCountry] = [own.prices[key], own.country_prices[key]];
      if (price !== undefined) prices[key] = price;
      else if (inCountry !== undefined) ownPrices[key] = inCountry;
      else if (key.length === 2) delete ownPrices[key];
      else delete prices[key];
    }
    return {
      ...their,
      prices,
      country_prices: ownPrices,
      credits: own.credits === old.credits ? their.credits : own.credits,
      days: own.days === old.days ? their.days : own.days,
      offered: own.offered === old.offered ? their.offered : own.offered,
    };
  });
  return draftOf([...changed, ...mine.filter(({ id }) => id === null)], reading);
}
