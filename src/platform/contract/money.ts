/** An amount in minor units, as on the wire. */
export interface Money {
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
}

const digits = new Map<string, number>();

/** The number of decimals of a currency: 2 for EUR, 0 for JPY. */
export function decimalsOf(currency: string): number {
  let places = digits.get(currency);
  if (places === undefined) {
    places = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    digits.set(currency, places);
  }
  return places;
}

/** A sum with a minus sign, for which Intl writes a hyphen in most of our languages. */
export const withMinusSign = (sum: string): string => sum.replace('-', '\u2212');

/** An amount in a locale: "19,90 €", "−4,98 €". Pages use `useMoney`. */
export const moneyText = (money: Money, locale: string): string =>
  withMinusSign(new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency }).format(toMajor(money)));

/** Major units for Intl: 1990 EUR → 19.9. */
export const toMajor = ({ amount, currency }: Money): number => amount / 10 ** decimalsOf(currency);
