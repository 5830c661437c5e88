import { decimalsOf, type Money } from '#platform/contract/money.ts';

/** Decimals of the currencies in which a provider counts otherwise than ISO 4217. */
export type OtherDecimals = Readonly<Record<string, number>>;

/** An amount as the provider counts it. */
export const toProviderUnits = ({ amount, currency }: Money, others: OtherDecimals): number =>
  Math.round(amount * 10 ** shift(currency, others));

/** An amount of the provider in minor units. `currency` in any case. */
export function fromProviderUnits(amount: number, currency: string, others: OtherDecimals): number {
  return Math.round(amount / 10 ** shift(currency.toUpperCase(), others));
}

function shift(currency: string, others: OtherDecimals): number {
  const decimals = decimalsOf(currency);
  return (others[currency] ?? decimals) - decimals;
}
