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

/** What a provider reports: an outcome, or what follows a paid payment. */
export const paymentEventKinds = [...paymentOutcomes, 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed'] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

/** A card, account or mandate that the provider keeps for later orders. We have its token, never its number. */
export const MethodToSave = Type.Object({
  token: Type.String(),
  /** Shown to its owner, such as `Visa •••• 4242`. */
  label: Type.String(),
  /** Last month in which it can be used, YYYY-MM. */
  expires: Type.Optional(Type.String()),
});
export type MethodToSave = Static<typeof MethodToSave>;

/** What comes with an event. Amounts are minor units. */
export const PaymentDetails = Type.Object({
  /** What was paid, given back or taken back. News of these without it, or with another sum than the order's, waits for a person. */
  amount: Type.Optional(Type.Integer({ minimum: 0 })),
  currency: Type.Optional(Type.String()),
  /** Our id of the refund that was asked for. */
  refund: Type.Optional(Type.String()),
  /** The provider's id of a refund that was not asked for here. */
  provider_refund: Type.Optional(Type.String()),
  /** The provider's id of a chargeback: another one is another chargeback. */
  dispute: Type.Optional(Type.String()),
  /** What the provider keeps for itself. */
  fee: Type.Optional(Type.Integer({ minimum: 0 })),
  means: Type.Optional(MethodToSave),
  /** Where the card was issued, or the account is: ISO 3166-1 alpha-2. */
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** The same for the same card or account, whoever pays with it. */
  fingerprint: Type.Optional(Type.String()),
  three_d_secure: Type.Optional(OneOf(['authenticated', 'attempted', 'failed', 'not_attempted'])),
  /** Of a decline: nobody refused, the time ran out. */
  expired: Type.Optional(Type.Boolean()),
  /** The provider's number of the money that was taken, where refunds need it and it is not the payment's id. */
  payment: Type.Optional(Type.String()),
  /** Our number of the order, where the provider reports it. Finds the order of a payment whose id was lost on the way to us. */
  order: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type PaymentDetails = Static<typeof PaymentDetails>;

export interface PaymentRequest {
  readonly order: number;
  readonly total: Money;
  readonly method: PaymentMethod;
  /** Shown to the buyer by the provider. */
  readonly description: string;
  /** Where the provider sends the buyer afterwards. Arriving there does not prove payment. */
  readonly returnUrl: string;
  /** Our name for the buyer, the same with all of their payments. The provider needs it to save payment methods. */
  readonly customer: string;
  /** The buyer agreed that the provider saves the method. It reports it as `details.means` of `paid`. */
  readonly remember: boolean;
  /** Token of a saved method of this customer, to be charged without the payment page; null: the buyer pays on the page. */
  readonly savedMethod: string | null;
}

export type LostPayment = Pick<PaymentRequest, 'order' | 'savedMethod'>;

export interface CreatedPayment {
  /** The provider's id of the payment. */
  readonly reference: string;
  /** Null when there is nothing for the buyer to do, as with a charge of a saved method. */
  readonly paymentUrl: string | null;
  /** Of a charge of a saved method that is decided at once. The webhook comes, too. */
  readonly outcome?: PaymentOutcome;
}

/** A webhook as it arrived. */
export interface Delivery {
  /** A header by its lower-case name. */
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
  /** The provider's id of the payment; null when it is about none. */
  readonly reference: string | null;
  /** Our number of the order, where the provider reports it. */
  readonly order?: number;
  readonly kind: (typeof settledKinds)[number];
  /** What the buyer paid or got back, without a sign; 0 of a `fee`. */
  readonly amount: number;
  /** What the provider kept for itself; negative when it gave that back. */
  readonly fee: number;
  readonly currency: string;
}

export interface RefundRequest {
  /** The provider's id of the payment. */
  readonly reference: string;
  /** Our id. The same id is the same refund, however often it is asked for. */
  readonly refund: string;
  /** At most what was paid, less earlier refunds. */
  readonly amount: Money;
}

/** Where an account is, or a card was issued, of what a provider says; nothing where it does not say. */
export const paymentCountry = (said: string | null | undefined): Pick<PaymentDetails, 'country'> => {
  const country = said?.slice(0, 2).toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(country) ? { country } : {};
};

/** A payment service. An order stays with the provider it was created with. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Methods for buyers in a country who pay in a currency, on the site with a domain. */
  offers(country: string, currency: string, site: string): readonly PaymentMethod[];
  /** Idempotent: the same order gets the same payment. */
  create(request: PaymentRequest): Promise<CreatedPayment>;
  /**
   * The id of the decided payment that an order has at the provider although our call of `create` got no answer; null when it has
   * none. Never makes one. Without it only the provider's own webhooks do.
   */
  find?(payment: LostPayment): Promise<string | null>;
  /** Deletes a saved method. Also succeeds when there is none. Without it the provider saves none. */
  forget?(token: string): Promise<void>;
  /** Asks for a refund by the same method. Its end is reported as a `refunded` or `refund_failed` event. */
  refund(request: RefundRequest): Promise<void>;
  /** The events in a webhook, none when it is about something else. Null when the signature is invalid or too old. */
  verify(delivery: Delivery): Promise<readonly PaymentEvent[] | null>;
  /** What the provider wants to be answered when its webhook is stored; without it, our own reply. */
  readonly acknowledgement?: typeof adyenAcknowledgement;
  /**
   * What was paid out to our bank account on a day, by UTC. Read again on the days after it, because items may come late. Without
   * it nothing is compared with the books.
   */
  payouts?(day: Day): AsyncIterable<SettledItem>;
  /** A payment's current outcome; null while the buyer has not decided. */
  lookup(reference: string): Promise<PaymentOutcome | null>;
}
