import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf, switchedOffErrors } from '#platform/contract/errors.ts';
import { CodeText } from '#features/discounts/contract/endpoints.ts';
import { discountErrors } from '#features/discounts/contract/errors.ts';
import { adyenAcknowledgement, paymentProviders } from '#features/payment-providers/contract/provider-names.ts';
import { Country } from '#features/site/contract/settings.ts';
import { paymentErrors } from './errors.ts';
import { SavedMethod, RepeatablePackage } from './saved-method.ts';
import { Order } from './order.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import { Refund, RefundOffer } from './refund.ts';

export const getPaymentMethods = endpoint({
  method: 'GET',
  path: 'payment-methods.php',
  about: "The payment methods for the buyer's country and currency, those of the country first.",
  access: 'member',
  reply: Type.Object({
    methods: Type.Array(OneOf(paymentMethods)),
    /** Methods whose order becomes binding on a later page of this site, such as with a code by SMS. */
    confirmed_later: Type.Array(OneOf(paymentMethods)),
  }),
  errors: {},
});

const SeenPrice = Type.Object({ amount: Type.Integer(), currency: Type.String(), credits: Type.Integer(), days: Type.Integer() });

export const createOrder = endpoint({
  method: 'POST',
  path: 'order.php',
  about:
    'Creates an order and its payment at the provider. The server sets price, currency and VAT. A repeated call with the same `client_id` returns the same order.',
  access: 'member',
  needsTerms: 'contract',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({
    package: Id,
    method: OneOf(paymentMethods),
    client_id: ClientId,
    /** What the buyer was shown: the total after the discount, and what it buys. If it has changed since, the order is refused. */
    seen: Type.Optional(SeenPrice),
    /** A discount code. When it gives no discount, the order is refused. */
    code: Type.Optional(CodeText),
    /** Version of the text by which the buyer asked to start at once (`startConsentVersion`). Nothing is sold without it. */
    start_consent: Type.Optional(Type.String({ maxLength: 20 })),
    /** The buyer's declaration to live in this country: needed when the connection comes from another one than the profile's. */
    country: Type.Optional(Country),
    /** Path on this site that the result page links back to, such as a conversation with a held message. */
    return_to: Type.Optional(Type.String({ maxLength: 300, pattern: '^/(?![/\\\\])[!-~]*$' })),
    /** The provider may keep the card or wallet for the next time. */
    remember: Type.Optional(Type.Boolean()),
    /** Id of the saved method to charge at once. */
    means: Type.Optional(Id),
  }),
  reply: Type.Object({ order: Order }),
  errors: {
    ...errorsOf(
      paymentErrors,
      'package_unavailable',
      'price_changed',
      'sales_stopped',
      'method_unavailable',
      'means_unavailable',
      'start_consent_required',
      'country_unclear',
      'too_many_payments',
      'spending_frozen',
    ),
    ...discountErrors,
    ...switchedOffErrors,
  },
});

export const getOrder = endpoint({
  method: 'GET',
  path: 'order.php',
  about: "One of the member's own orders and how far its payment has come.",
  access: 'member',
  refusesUnknownFields: true,
  query: Type.Object({ id: Id }),
  reply: Type.Object({ order: Order }),
  errors: {},
});

export const getTransactions = endpoint({
  method: 'GET',
  path: 'transactions.php',
  about: "The member's orders, newest first.",
  access: 'member',
  reply: Type.Object({ orders: Type.Array(Order) }),
  errors: {},
});

export const getRepeatOrder = endpoint({
  method: 'GET',
  path: 'order-repeat.php',
  about: 'What the member has bought before and may order again, last bought first, and the saved methods that can pay for it.',
  access: 'member',
  reply: Type.Object({ packages: Type.Array(RepeatablePackage), means: Type.Array(SavedMethod) }),
  errors: {},
});

export const getSavedMethods = endpoint({
  method: 'GET',
  path: 'payment-means.php',
  about: "The member's stored cards and wallets, newest first. Never a whole number of a card.",
  access: 'member',
  reply: Type.Object({ means: Type.Array(SavedMethod) }),
  errors: {},
});

export const deleteSavedMethod = endpoint({
  method: 'DELETE',
  path: 'payment-means.php',
  about: 'Removes a stored card or wallet, also at the provider. Returns what is left.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 60,
  body: Type.Object({ id: Id }),
  reply: Type.Object({ means: Type.Array(SavedMethod) }),
  errors: {},
});

export const getRefund = endpoint({
  method: 'GET',
  path: 'refund.php',
  about: 'What the member would get back for an order now, null when nothing; and what was asked for before, oldest first.',
  access: 'member',
  refusesUnknownFields: true,
  query: Type.Object({ id: Id }),
  reply: Type.Object({ offer: Nullable(RefundOffer), refunds: Type.Array(Refund) }),
  errors: {},
});

export const requestRefund = endpoint({
  method: 'POST',
  path: 'refund.php',
  about:
    'Gives back what is left of an order. `amount` is the sum that the buyer was shown, in minor units; if it has changed since, nothing is paid. One refund per `client_id`.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ order: Id, amount: Type.Integer({ minimum: 1 }), client_id: ClientId }),
  reply: Type.Object({ refund: Refund }),
  errors: errorsOf(paymentErrors, 'refund_unavailable', 'refund_changed'),
});

/** Adyen expects a reply of its own format. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: 'payment-webhook.php',
  about: "Called by a payment provider's server, in its own format, never by clients. Each event is verified and stored once.",
  access: 'public',
  limit: 6000,
  query: Type.Object({ provider: OneOf(paymentProviders) }),
  body: Type.String(),
  rawBody: true,
  reply: Type.Union([Done, Type.Literal(adyenAcknowledgement)]),
  errors: errorsOf(paymentErrors, 'signature_invalid'),
});
