import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/contract/money-schemas.ts';
import { Vat } from '#features/shop/contract/package.ts';

export const refundStates = ['requested', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** To which states a refund may move on. The buyer's bank may send back days later what was paid. */
export const refundTransitions: Readonly<Record<RefundState, readonly RefundState[]>> = {
  requested: ['done', 'failed'],
  done: ['failed'],
  failed: [],
};

/** What the buyer would get back for an order now, with its calculation. */
export const RefundOffer = Type.Object({
  /** The last day on which it can be asked for, YYYY-MM-DD. */
  until: Type.String(),
  /** Bought with the order, left of them, and spent. */
  credits: Type.Integer(),
  left: Type.Integer(),
  spent: Type.Integer(),
  /** Of premium that ends: bought, and not begun yet, which are given back; premium then ends at once. Null: credits were bought. */
  days: Nullable(Type.Object({ bought: Type.Integer(), left: Type.Integer() })),
  /** For all of them. */
  paid: Money,
  /** For those left. */
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
