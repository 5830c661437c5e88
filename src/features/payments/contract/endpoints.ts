import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { CodeText } from '#features/discounts/contract/endpoints.ts';
import { discountErrors } from '#features/discounts/contract/errors.ts';
import { Country } from '#features/site/contract/settings.ts';
import { paymentErrors } from './errors.ts';
import { PaymentMeans, RepeatablePackage } from './means.ts';
import { CountryPrice, Order, Package, paymentMethods } from './order.ts';
import { Refund, RefundOffer } from './refund.ts';

export const getPackages = endpoint({
  method: 'GET',
  path: 'packages.php',
  access: 'public',
  reply: Type.Object({ packages: Type.Array(Package) }),
  errors: {},
});

/** What a message costs in each country of the site, in the order of the operator. */
export const getPricing = endpoint({
  method: 'GET',
  path: 'pricing.php',
  access: 'public',
  reply: Type.Object({ countries: Type.Array(CountryPrice) }),
  errors: {},
});

/** Methods for the buyer's country and currency, those of the country first. */
export const getPaymentMethods = endpoint({
  method: 'GET',
  path: 'payment-methods.php',
  access: 'member',
  reply: Type.Object({
    methods: Type.Array(OneOf(paymentMethods)),
    /** Those whose order becomes binding on a later page of this site, such as with a code by SMS. */
    confirmed_later: Type.Array(OneOf(paymentMethods)),
  }),
  errors: {},
});

/** Creates an order and its payment at the provider. The server sets price, currency and VAT. One order per client_id. */
export const createOrder = endpoint({
  method: 'POST',
  path: 'order.php',
  access: 'member',
  limit: 30,
  body: Type.Object({
    package: Id,
    method: OneOf(paymentMethods),
    client_id: ClientId,
    /** A discount code; it is refused, and nothing ordered, when it gives no discount. */
    code: Type.Optional(CodeText),
    /** Version of the text by which the buyer asked to start at once (`startConsentVersion`). Nothing is sold without. */
    start_consent: Type.Optional(Type.String({ maxLength: 20 })),
    /** The buyer's declaration to live in this country: needed when the connection comes from another one than the profile's. */
    country: Type.Optional(Country),
    /** Path on this site that the result page links back to, such as a conversation with a held message. */
    return_to: Type.Optional(Type.String({ maxLength: 300, pattern: '^/(?![/\\\\])[!-~]*$' })),
    /** The provider may keep the card or wallet for the next time. */
    remember: Type.Optional(Type.Boolean()),
    /** Id of stored means to charge at once. */
    means: Type.Optional(Id),
  }),
  reply: Type.Object({ order: Order }),
  errors: {
    ...errorsOf(
      paymentErrors,
      'package_unavailable',
      'method_unavailable',
      'means_unavailable',
      'start_consent_required',
      'country_unclear',
      'too_many_payments',
      'spending_frozen',
    ),
    ...discountErrors,
  },
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

/** What the member has bought before and may order again, last bought first, and the stored means that can pay for it. */
export const getRepeatOrder = endpoint({
  method: 'GET',
  path: 'repeat-order.php',
  access: 'member',
  reply: Type.Object({ packages: Type.Array(RepeatablePackage), means: Type.Array(PaymentMeans) }),
  errors: {},
});

/** The member's stored means, newest first. */
export const getPaymentMeans = endpoint({
  method: 'GET',
  path: 'payment-means.php',
  access: 'member',
  reply: Type.Object({ means: Type.Array(PaymentMeans) }),
  errors: {},
});

/** Also at the provider. Replies with what is left. */
export const deletePaymentMeans = endpoint({
  method: 'DELETE',
  path: 'payment-means.php',
  access: 'member',
  limit: 60,
  body: Type.Object({ id: Id }),
  reply: Type.Object({ means: Type.Array(PaymentMeans) }),
  errors: {},
});

/** What the member would get back for an own order now, null when nothing; and what was asked for before, oldest first. */
export const getRefund = endpoint({
  method: 'GET',
  path: 'refund.php',
  access: 'member',
  query: Type.Object({ id: Id }),
  reply: Type.Object({ offer: Nullable(RefundOffer), refunds: Type.Array(Refund) }),
  errors: {},
});

/** Gives back what is left of an own order. `amount`: the sum that was shown, in minor units. One refund per client_id. */
export const requestRefund = endpoint({
  method: 'POST',
  path: 'refund.php',
  access: 'member',
  limit: 30,
  body: Type.Object({ order: Id, amount: Type.Integer({ minimum: 1 }), client_id: ClientId }),
  reply: Type.Object({ refund: Refund }),
  errors: errorsOf(paymentErrors, 'refund_unavailable', 'refund_changed'),
});

export const paymentProviders = ['direct_debit', 'sandbox', 'stripe', 'adyen'] as const;

/** Called by the provider's server, in its own format. Each event is verified, stored once, then processed. Adyen wants its own reply. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: 'payment-webhook.php',
  access: 'public',
  limit: 6000,
  query: Type.Object({ provider: OneOf(paymentProviders) }),
  body: Type.String(),
  rawBody: true,
  reply: Type.Union([Done, Type.Literal('[accepted]')]),
  errors: errorsOf(paymentErrors, 'signature_invalid'),
});
