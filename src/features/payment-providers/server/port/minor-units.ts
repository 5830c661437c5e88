import { decimalsOf, type Money } from '#platform/contract/money.ts';

/** Decimals of the currencies for which a provider deviates from ISO 4217. */
export type OtherDecimals = Readonly<Record<string, number>>;

/** Converts an amount to the provider's minor units. */
export const toProviderUnits = ({ amount, currency }: Money, others: OtherDecimals): number =>
  Math.round(amount * 10 ** shift(currency, others));

/** Converts an amount from the provider's minor units. `currency` in any case. */
export function fromProviderUnits(amount: number, currency: string, others: OtherDecimals): number {
  return Math.round(amount / 10 ** shift(currency.toUpperCase(), others));
}

function shift(currency: string, others: OtherDecimals): number {
  const decimals = decimalsOf(currency);
  return (others[currency] ?? decimals) - decimals;
}
