import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/contract/money-schemas.ts';
import { Vat } from '#features/shop/contract/package.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';

export const orderStates = ['loading', 'pending', 'completed', 'failed'] as const;
export type OrderState = (typeof orderStates)[number];

/** The states that may follow each state. `failed` may still become `completed`, when the provider reports a payment late. */
export const orderTransitions = {
  loading: ['pending', 'completed', 'failed'],
  pending: ['completed', 'failed'],
  failed: ['completed'],
  completed: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

export const orderReturns = ['refund', 'chargeback'] as const;
export type OrderReturn = (typeof orderReturns)[number];

export const Order = Type.Object({
  id: Id,
  /** The order number as its buyer sees it, such as `E-10482-7K2M`; a declaration without a login needs all of it. */
  number: Type.String(),
  state: OneOf(orderStates),
  package: Type.Object({ id: Id, kind: OneOf(['credits', 'premium']), credits: Type.Integer(), days: Type.Integer() }),
  /** The sum that is paid: the price less the discount. */
  total: Money,
  discount: Nullable(Type.Object({ code: Type.String(), percentage: Type.Number(), list_price: Money })),
  vat: Vat,
  method: OneOf(paymentMethods),
  created_at: Instant,
  /** The provider's payment page; null unless the order is `loading`. */
  payment_url: Nullable(Type.String()),
  /** Path on this site that the result page links back to. */
  return_to: Nullable(Type.String()),
  /** Name of the saved method that the order was to be charged to, such as `Visa •••• 4242`. */
  means: Nullable(Type.String()),
  /** The order whose debt this order pays; such a payment delivers nothing. */
  settles: Nullable(Id),
  /** The number of the order whose debt this order pays. */
  settles_number: Nullable(Type.String()),
  /** How the payment went back to the buyer: as a refund of the unused part, or because the bank took it back; null when it did not. */
  returned: Nullable(OneOf(orderReturns)),
});
export type Order = Static<typeof Order>;
