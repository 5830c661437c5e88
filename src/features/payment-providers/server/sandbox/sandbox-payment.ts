import type { PaymentMethod } from '../../contract/payment-methods.ts';
import type { Day } from '#platform/contract/time.ts';
import type { PaymentDetails, PaymentEventKind, PaymentOutcome, PaymentRequest, SettledItem } from '../port/provider.ts';

export interface SandboxPayment {
  readonly reference: string;
  readonly total: PaymentRequest['total'];
  readonly method: PaymentMethod;
  readonly description: string;
  readonly returnUrl: string;
  readonly state: 'open' | PaymentOutcome;
  /** The change of the payment after it was paid. */
  readonly aftermath: Aftermath | null;
  /** The customer, by the shop's id. */
  readonly customer: string;
  /** The buyer agreed that the sandbox saves the method. */
  readonly remember: boolean;
}

export const aftermathStates = ['returned', 'charged_back', 'refunded'] as const;
export type Aftermath = (typeof aftermathStates)[number];

export interface QueuedWebhook {
  readonly kind: PaymentEventKind;
  readonly details: PaymentDetails;
}

/** A movement to or from the shop's bank account on a day. */
export interface Settlement extends Pick<SettledItem, 'kind' | 'amount' | 'fee'> {
  readonly on: Day;
}

export interface Decided {
  readonly state: PaymentOutcome;
  readonly webhooks: readonly QueuedWebhook[];
  readonly settlement: Settlement | null;
  /** The method that the sandbox saves from now on. */
  readonly kept: { readonly token: string; readonly source: string } | null;
}
