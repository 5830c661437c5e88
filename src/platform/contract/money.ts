import type { Static } from 'typebox';
import * as Type from 'typebox';

/** ISO 4217, upper case. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' });

/** An amount on the wire, in minor units. */
export const Money = Type.Object({ amount: Type.Integer(), currency: Currency });
export type Money = Static<typeof Money>;

const digits = new Map<string, number>();

/** Major units for Intl: 1990 EUR → 19.9. The currency decides the number of decimals. */
export function toMajor({ amount, currency }: Money): number {
  let places = digits.get(currency);
  if (places === undefined) {
    places = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    digits.set(currency, places);
  }
  return amount / 10 ** places;
}
