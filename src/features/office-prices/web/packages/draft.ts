import { decimalsOf, toMajor } from '#platform/contract/money.ts';
import type { DecimalSign } from '../use-decimal-sign.ts';
import type { OfficePackage, OfficePrices } from '../../contract/schemas.ts';

/** A package as it stands in the fields: prices as they are typed, by currency. */
export type DraftPackage = Omit<OfficePackage, 'prices'> & { readonly typed: Readonly<Record<string, string>> };

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

export const draftOf = (packages: readonly OfficePackage[], sign: DecimalSign): DraftPackage[] =>
  packages.map(({ prices, ...rest }) => ({
    ...rest,
    typed: Object.fromEntries(Object.entries(prices).map(([currency, amount]) => [currency, typedAmount(amount, currency, sign)])),
  }));

/** What would be sent; a field that is empty or no price has none. */
export const packagesOf = (draft: readonly DraftPackage[]): OfficePackage[] =>
  draft.map(({ typed, ...rest }) => ({
    ...rest,
    prices: Object.fromEntries(
      Object.entries(typed).flatMap(([currency, text]) => {
        const amount = readAmount(text, currency);
        return amount === null ? [] : [[currency, amount]];
      }),
    ),
  }));

/** Whether something typed is no price. */
export const isWrong = (draft: readonly DraftPackage[]): boolean =>
  draft.some(({ typed }) => Object.entries(typed).some(([currency, text]) => text.trim() !== '' && readAmount(text, currency) === null));

/** The changed places: each price, and each other field of a package. */
export function countChanges(draft: readonly DraftPackage[], packages: OfficePrices['packages']): number {
  const now = packagesOf(draft);
  return now.reduce((sum, one, at) => {
    const old = packages[at];
    if (old === undefined) return sum + 1;
    const currencies = new Set([...Object.keys(one.prices), ...Object.keys(old.prices)]);
    const prices = [...currencies].filter((currency) => one.prices[currency] !== old.prices[currency]).length;
    const fields = [one.credits !== old.credits, one.days !== old.days, one.offered !== old.offered].filter(Boolean).length;
    return sum + prices + fields;
  }, 0);
}

/** What was changed here, set on packages that somebody else has published. */
export function rebase(
  draft: readonly DraftPackage[],
  base: readonly OfficePackage[],
  theirs: readonly OfficePackage[],
  sign: DecimalSign,
): DraftPackage[] {
  const mine = packagesOf(draft);
  const changed = theirs.map((their): OfficePackage => {
    const own = mine.find(({ id }) => id !== null && id === their.id);
    const old = base.find(({ id }) => id === their.id);
    if (own === undefined || old === undefined) return their;
    const prices = { ...their.prices };
    for (const currency of new Set([...Object.keys(own.prices), ...Object.keys(old.prices)])) {
      const price = own.prices[currency];
      if (price === old.prices[currency]) continue;
      if (price === undefined) delete prices[currency];
      else prices[currency] = price;
    }
    return {
      ...their,
      prices,
      credits: own.credits === old.credits ? their.credits : own.credits,
      days: own.days === old.days ? their.days : own.days,
      offered: own.offered === old.offered ? their.offered : own.offered,
    };
  });
  return draftOf([...changed, ...mine.filter(({ id }) => id === null)], sign);
}
