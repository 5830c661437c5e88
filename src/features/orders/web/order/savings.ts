import type { Money } from '#platform/contract/money.ts';
import { discounted } from '#features/discounts/contract/rules.ts';

/** The amount that a discount takes off, as a negative sum. */
export const savings = (price: Money, percentage: number): Money => ({
  ...price,
  amount: discounted(price, percentage).amount - price.amount,
});
