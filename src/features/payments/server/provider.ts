import type { QueryOf } from '#platform/contract/endpoint.ts';
import type { Money } from '#platform/contract/money.ts';
import type { paymentWebhook } from '../contract/endpoints.ts';
import type { PaymentMethod } from '../contract/order.ts';

export type ProviderName = QueryOf<typeof paymentWebhook>['provider'];

/** A payment's outcome as reported by the provider. */
export const paymentOutcomes = ['paid', 'pending', 'declined'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export interface PaymentRequest {
  readonly order: number;
  readonly total: Money;
  readonly method: PaymentMethod;
  /** Shown to the buyer by the provider. */
  readonly description: string;
  /** Where the provider sends the buyer afterwards. Arriving there does not prove payment. */
  readonly returnUrl: string;
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
  readonly kind: PaymentOutcome;
}

/** A payment service. An order stays with the provider it was created with. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Methods for buyers in a country who pay in a currency. */
  offers(country: string, currency: string): readonly PaymentMethod[];
  /** Idempotent: the same order gets the same payment. */
  create(request: PaymentRequest): Promise<{ reference: string; paymentUrl: string }>;
  /** Null when the signature is invalid. */
  verify(delivery: Delivery): PaymentEvent | null;
  /** A payment's current outcome; null while the buyer has not decided. */
  lookup(reference: string): Promise<PaymentOutcome | null>;
}
