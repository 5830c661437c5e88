import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Nullable } from '#platform/contract/endpoint.ts';
import { Currency } from '#platform/contract/money-schemas.ts';

/** The prices of a member's next credits, in the order in which they are spent: bonus credits, then the lots. */
export const SpendableCredits = Type.Object({
  /** Gift credits left. */
  bonus: Type.Integer(),
  /** Purchased lots with credits left, oldest first. `amount` is the price of all its `credits`, in minor units. */
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
  /** The package with the lowest price per credit, for members who have too few credits. */
  cheapest: Nullable(Type.Object({ credits: Type.Integer(), amount: Type.Integer(), currency: Currency })),
});
export type SpendableCredits = Static<typeof SpendableCredits>;
