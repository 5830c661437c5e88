import type { Static } from 'typebox';
import * as Type from 'typebox';

/** ISO 4217, upper case. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' });

/** An amount on the wire, in minor units. */
export const Money = Type.Object({ amount: Type.Integer(), currency: Currency });
export type Money = Static<typeof Money>;

const digits = new Map<string, number>();

/** How many decimals a currency has: 2 for EUR, 0 for JPY. */
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
