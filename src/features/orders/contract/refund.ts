import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/contract/money-schemas.ts';
import { Vat } from '#features/shop/contract/package.ts';

export const refundStates = ['requested', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** The states that may follow each state of a refund. The buyer's bank may return a paid refund days later. */
export const refundTransitions: Readonly<Record<RefundState, readonly RefundState[]>> = {
  requested: ['done', 'failed'],
  done: ['failed'],
  failed: [],
};

/** The refund that the buyer would get for an order now, with its calculation. */
export const RefundOffer = Type.Object({
  /** The last day on which the buyer can ask for it, YYYY-MM-DD. */
  until: Type.String(),
  /** Credits bought with the order, left of them, and spent. */
  credits: Type.Integer(),
  left: Type.Integer(),
  spent: Type.Integer(),
  /**
   * For premium that ends: the days bought, and the days not begun yet. The latter are given back, and premium then ends at once. Null
   * for credits.
   */
  days: Nullable(Type.Object({ bought: Type.Integer(), left: Type.Integer() })),
  /** The price of all credits or days. */
  paid: Money,
  /** The price of those that are left. */
  amount: Money,
  vat: Vat,
});
export type RefundOffer = Static<typeof RefundOffer>;

export const Refund = Type.Object({
  id: Type.String(),
  credits: Type.Integer(),
  days: Type.Integer(),
  amount: Money,
  state: OneOf(refundStates),
  created_at: Instant,
});
export type Refund = Static<typeof Refund>;
