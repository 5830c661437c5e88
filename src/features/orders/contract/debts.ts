import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf, switchedOffErrors } from '#platform/contract/errors.ts';
import { Money } from '#platform/contract/money-schemas.ts';
import { paymentErrors } from './errors.ts';
import { Order } from './order.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';

/** A member's debt: the bank took back a payment after its credits were spent. */
export const Debt = Type.Object({
  /** The order whose payment the bank took back. */
  order: Id,
  /** The order number as its buyer sees it. */
  number: Type.String(),
  /** The amount that the bank took back. */
  returned: Money,
  /** The price of the credits that we took back. */
  taken: Money,
  /** The amount still to pay: `returned` − `taken`. */
  amount: Money,
  returned_at: Instant,
  methods: Type.Array(OneOf(paymentMethods)),
  /** The order of a pending payment that settles this debt. */
  payment: Nullable(Id),
});
export type Debt = Static<typeof Debt>;

export const getDebts = endpoint({
  method: 'GET',
  path: 'dues.php',
  about:
    'What the member owes because the bank took a payment back, oldest first. While there is anything, nothing can be spent or bought.',
  access: 'member',
  reply: Type.Object({ dues: Type.Array(Debt) }),
  errors: {},
});

export const payDebt = endpoint({
  method: 'POST',
  path: 'settle.php',
  about: 'Starts the payment of exactly what is owed for an order; it delivers nothing. One payment per `client_id`.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ order: Id, method: OneOf(paymentMethods), client_id: ClientId }),
  reply: Type.Object({ order: Order }),
  errors: { ...errorsOf(paymentErrors, 'nothing_owed', 'method_unavailable', 'too_many_payments'), ...switchedOffErrors },
});
