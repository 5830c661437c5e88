import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { paymentErrors } from './errors.ts';
import { Order, Package, paymentMethods } from './order.ts';

export const getPackages = endpoint({
  method: 'GET',
  path: 'packages.php',
  access: 'public',
  reply: Type.Object({ packages: Type.Array(Package) }),
  errors: {},
});

/** Methods that fit the buyer's country and currency, the usual ones first. */
export const getPaymentMethods = endpoint({
  method: 'GET',
  path: 'payment-methods.php',
  access: 'member',
  reply: Type.Object({ methods: Type.Array(OneOf(paymentMethods)) }),
  errors: {},
});

/** Makes an order and a payment with the provider. Price, currency and VAT are the server's; one order per client_id. */
export const createOrder = endpoint({
  method: 'POST',
  path: 'order.php',
  access: 'member',
  limit: 30,
  body: Type.Object({
    package: Id,
    method: OneOf(paymentMethods),
    client_id: ClientId,
    /** Path on this site to come back to from the result page, such as a conversation with a held message. */
    return_to: Type.Optional(Type.String({ maxLength: 300, pattern: '^/(?![/\\\\])[!-~]*$' })),
  }),
  reply: Type.Object({ order: Order }),
  errors: errorsOf(paymentErrors, 'package_unavailable', 'method_unavailable'),
});

export const getOrder = endpoint({
  method: 'GET',
  path: 'order.php',
  access: 'member',
  query: Type.Object({ id: Id }),
  reply: Type.Object({ order: Order }),
  errors: {},
});

/** Newest first. */
export const getTransactions = endpoint({
  method: 'GET',
  path: 'transactions.php',
  access: 'member',
  reply: Type.Object({ orders: Type.Array(Order) }),
  errors: {},
});

/** From the provider's server, in its own format: verified, stored once, then processed. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: 'payment-webhook.php',
  access: 'public',
  limit: 6000,
  query: Type.Object({ provider: OneOf(['sandbox']) }),
  body: Type.String(),
  rawBody: true,
  reply: Done,
  errors: errorsOf(paymentErrors, 'signature_invalid'),
});
