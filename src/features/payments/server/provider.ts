import type { QueryOf } from '#platform/contract/endpoint.ts';
import type { Money } from '#platform/contract/money.ts';
import type { paymentWebhook } from '../contract/endpoints.ts';
import type { PaymentMethod } from '../contract/order.ts';

export type ProviderName = QueryOf<typeof paymentWebhook>['provider'];

/** What a provider says about a payment. */
export const paymentOutcomes = ['paid', 'pending', 'declined'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export interface PaymentWish {
  readonly order: number;
  readonly total: Money;
  readonly method: PaymentMethod;
  /** Shown to the buyer by the provider. */
  readonly description: string;
  /** Where the provider sends the buyer afterwards; that they come there proves nothing. */
  readonly returnUrl: string;
}

/** A webhook as it arrived. */
export interface Delivery {
  /** A header by its lower-case name. */
  header(name: string): string | undefined;
  readonly body: string;
}

export interface PaymentEvent {
  /** Unique with the provider: the same event may be delivered many times. */
  readonly id: string;
  /** The payment, by the provider's own number. */
  readonly reference: string;
  readonly kind: PaymentOutcome;
}

/** Somebody who takes the money. An order belongs to the provider that it was made with, for good. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Methods for buyers in a country who pay in a currency. */
  offers(country: string, currency: string): readonly PaymentMethod[];
  /** Asked again for the same order, it answers the same payment. */
  create(wish: PaymentWish): Promise<{ reference: string; paymentUrl: string }>;
  /** Null: not signed by this provider. */
  verify(delivery: Delivery): PaymentEvent | null;
  /** How a payment stands now; null while the buyer has not decided. */
  lookup(reference: string): Promise<PaymentOutcome | null>;
}
