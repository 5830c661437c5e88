import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Nullable } from '#platform/contract/endpoint.ts';
import { Currency } from '#platform/contract/money-schemas.ts';

/** What a member's next credits cost, in the order in which they are spent: bonus credits, then the lots. */
export const SpendableCredits = Type.Object({
  /** Credits that were a gift. */
  bonus: Type.Integer(),
  /** Purchased lots with credits left, oldest first. `amount` is what was paid for all `credits` of it, in minor units. */
  lots: Type.Array(
    Type.Object({
      credits: Type.Integer(),
      amount: Type.Integer(),
      currency: Currency,
      /** Number of the next credit, counted from 0. */
      next: Type.Integer(),
      left: Type.Integer(),
    }),
  ),
  /** The package with the lowest price for a credit, for members who have too few. */
  cheapest: Nullable(Type.Object({ credits: Type.Integer(), amount: Type.Integer(), currency: Currency })),
});
export type SpendableCredits = Static<typeof SpendableCredits>;
