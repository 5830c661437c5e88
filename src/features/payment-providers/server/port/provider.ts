import type { Static } from 'typebox';
import * as Type from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';
import type { Money } from '#platform/contract/money.ts';
import type { Day } from '#platform/contract/time.ts';
import type { PaymentMethod } from '../../contract/payment-methods.ts';
import type { adyenAcknowledgement, ProviderName } from '../../contract/provider-names.ts';

/** A payment's outcome as reported by the provider. */
export const paymentOutcomes = ['paid', 'pending', 'declined'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** The kinds of a provider's events: an outcome, or a later change of a paid payment. */
export const paymentEventKinds = [...paymentOutcomes, 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed'] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

/** A card, account or mandate that the provider keeps for later orders. We store its token, never its number. */
export const MethodToSave = Type.Object({
  token: Type.String(),
  /** The name shown to its owner, such as `Visa •••• 4242`. */
  label: Type.String(),
  /** Last month in which it can be used, YYYY-MM. */
  expires: Type.Optional(Type.String()),
});
export type MethodToSave = Static<typeof MethodToSave>;

/** The details of an event. Amounts are minor units. */
export const PaymentDetails = Type.Object({
  /**
   * The sum paid, refunded or charged back. An event of these kinds without it, or with another sum than the order's, waits for a person.
   */
  amount: Type.Optional(Type.Integer({ minimum: 0 })),
  currency: Type.Optional(Type.String()),
  /** Our id of a refund that started here. */
  refund: Type.Optional(Type.String()),
  /** The provider's id of a refund that did not start here. */
  provider_refund: Type.Optional(Type.String()),
  /** The provider's id of a chargeback: each id is a separate chargeback. */
  dispute: Type.Optional(Type.String()),
  /** Why a payment was charged back, in the provider's words, such as `fraudulent`. */
  reason: Type.Optional(Type.String()),
  /** Until when the company can answer a chargeback: ISO 8601. */
  respond_by: Type.Optional(Type.String()),
  /** The provider's fee. */
  fee: Type.Optional(Type.Integer({ minimum: 0 })),
  means: Type.Optional(MethodToSave),
  /** Country of the card's issuer or of the account: ISO 3166-1 alpha-2. */
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** Equal for the same card or account, also for different buyers. */
  fingerprint: Type.Optional(Type.String()),
  three_d_secure: Type.Optional(OneOf(['authenticated', 'attempted', 'failed', 'not_attempted'])),
  /** For a decline: the payment expired, and nobody refused it. */
  expired: Type.Optional(Type.Boolean()),
  /** The provider's number of the capture, when refunds need it and it is not the payment's id. */
  payment: Type.Optional(Type.String()),
  /** Our number of the order, when the provider reports it. Finds the order of a payment whose id was lost on the way to us. */
  order: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type PaymentDetails = Static<typeof PaymentDetails>;

export interface PaymentRequest {
  readonly order: number;
  readonly total: Money;
  readonly method: PaymentMethod;
  /** The description that the provider shows to the buyer. */
  readonly description: string;
  /** The address to which the provider redirects the buyer. A buyer who arrives there has not proved a payment. */
  readonly returnUrl: string;
  /** Our id of the buyer, the same for all of their payments. The provider needs it to save payment methods. */
  readonly customer: string;
  /** The buyer agreed that the provider saves the method. The provider reports it as `details.means` of `paid`. */
  readonly remember: boolean;
  /** Token of a saved method of this customer, to be charged without the payment page; null: the buyer pays on the page. */
  readonly savedMethod: string | null;
}

export type LostPayment = Pick<PaymentRequest, 'order' | 'savedMethod'>;

export interface CreatedPayment {
  /** The provider's id of the payment. */
  readonly reference: string;
  /** The payment page. Null when the buyer need not do anything, as with a charge of a saved method. */
  readonly paymentUrl: string | null;
  /** The outcome of a saved method's charge that is decided at once. The webhook follows all the same. */
  readonly outcome?: PaymentOutcome;
}

/** A webhook as it arrived. */
export interface Delivery {
  /** Gets a header by its lower-case name. */
  header(name: string): string | undefined;
  readonly body: string;
}

export interface PaymentEvent {
  /** Unique per provider. The same event may be delivered many times. */
  readonly id: string;
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly kind: PaymentEventKind;
  readonly details: PaymentDetails;
}

export const settledKinds = ['paid', 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed', 'fee'] as const;

/** An item of a payout to our bank account. Amounts are minor units of the payment's currency. */
export interface SettledItem {
  /** Unique per provider, and the same whenever the report is read. */
  readonly id: string;
  /** The provider's id of the payment; null when the item has no payment. */
  readonly reference: string | null;
  /** Our number of the order, when the provider reports it. */
  readonly order?: number;
  readonly kind: (typeof settledKinds)[number];
  /** The amount that the buyer paid or got back, without a sign; 0 for a `fee`. */
  readonly amount: number;
  /** The provider's fee; negative when the provider returned it. */
  readonly fee: number;
  readonly currency: string;
}

export interface RefundRequest {
  /** The provider's id of the payment. */
  readonly reference: string;
  /** Our id of the refund. Repeated requests with one id make one refund. */
  readonly refund: string;
  /** At most the amount paid, less earlier refunds. */
  readonly amount: Money;
}

/** The country of an account, or of a card's issuer, from a provider's text; empty when the provider does not report it. */
export const paymentCountry = (said: string | null | undefined): Pick<PaymentDetails, 'country'> => {
  const country = said?.slice(0, 2).toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(country) ? { country } : {};
};

/** A payment whose dispute somebody wants to see. */
export interface DisputedPayment {
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly paymentUrl: string | null;
  /** The provider's id of the chargeback. */
  readonly dispute: string | null;
}

/** A payment service. An order stays with the provider it was created with. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Methods for buyers in a country who pay in a currency, on the site with a domain. */
  offers(country: string, currency: string, site: string): readonly PaymentMethod[];
  /** Idempotent: the same order gets the same payment. */
  create(request: PaymentRequest): Promise<CreatedPayment>;
  /**
   * Finds the payment of an order whose `create` call got no answer: the id of the decided payment, or null when there is none. Never
   * creates one. Without this function only the provider's webhooks report such a payment.
   */
  find?(payment: LostPayment): Promise<string | null>;
  /** Deletes a saved method. Also succeeds when it does not exist. A provider without this function saves no methods. */
  forget?(token: string): Promise<void>;
  /** Requests a refund to the same method. A `refunded` or `refund_failed` event reports its end. */
  refund(request: RefundRequest): Promise<void>;
  /** The events in a webhook; empty when it does not concern us. Null when the signature is invalid or too old. */
  verify(delivery: Delivery): Promise<readonly PaymentEvent[] | null>;
  /** The reply that the provider expects once its webhook is stored; without it, our own reply. */
  readonly acknowledgement?: typeof adyenAcknowledgement;
  /**
   * The items paid out to our bank account on a day in UTC. Read again on later days, because items may be late. Without this function
   * nothing is compared with the books.
   */
  payouts?(day: Day): AsyncIterable<SettledItem>;
  /** The page on which the company answers a chargeback; null or without this function there is none. */
  disputeUrl?(payment: DisputedPayment): string | null;
  /** A payment's current outcome; null while the buyer has not decided. */
  lookup(reference: string): Promise<PaymentOutcome | null>;
}
