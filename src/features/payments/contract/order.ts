import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/contract/money.ts';

export const orderStates = ['loading', 'pending', 'completed', 'failed'] as const;
export type OrderState = (typeof orderStates)[number];

/** Where an order may go from each state. It never goes back; `failed` may still complete when the provider says so late. */
export const orderTransitions = {
  loading: ['pending', 'completed', 'failed'],
  pending: ['completed', 'failed'],
  failed: ['completed'],
  completed: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

export const paymentMethods = [
  'card',
  'paypal',
  'sepa_debit',
  'bank_transfer',
  'apple_pay',
  'ideal',
  'bancontact',
  'blik',
  'swish',
  'eps',
  'p24',
  'twint',
  'mobilepay',
  'vipps',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Percent, and the part of a price or total in its minor units. */
const Vat = Type.Object({ rate: Type.Number(), amount: Type.Integer() });

export const Package = Type.Object({
  id: Id,
  kind: OneOf(['credits', 'premium']),
  credits: Type.Integer(),
  /** VAT included. */
  price: Money,
  vat: Vat,
  /** What one message costs with this package; null when it holds no credits. */
  per_message: Nullable(Money),
});
export type Package = Static<typeof Package>;

export const Order = Type.Object({
  id: Id,
  state: OneOf(orderStates),
  package: Type.Object({ id: Id, kind: OneOf(['credits', 'premium']), credits: Type.Integer() }),
  total: Money,
  vat: Vat,
  method: OneOf(paymentMethods),
  created_at: Instant,
  /** Where to pay; only while the order is `loading`. */
  payment_url: Nullable(Type.String()),
  /** Path on this site that the buyer came from. */
  return_to: Nullable(Type.String()),
});
export type Order = Static<typeof Order>;
