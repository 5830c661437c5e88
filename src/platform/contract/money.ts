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

/** Major units for Intl: 1990 EUR → 19.9. */
export const toMajor = ({ amount, currency }: Money): number => amount / 10 ** decimalsOf(currency);
