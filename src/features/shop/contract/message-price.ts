import type { Money } from '#platform/contract/money.ts';

/** What one message costs with a package at this price; null when the package has no credits. Server and page share this rule. */
export const messagePrice = (price: Money, credits: number, messageCredits: number): Money | null =>
  credits === 0 ? null : { ...price, amount: Math.round((price.amount * messageCredits) / credits) };
