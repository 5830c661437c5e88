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
  /** What became of it after it was paid. */
  readonly aftermath: Aftermath | null;
  /** Whose payment it is, by the shop's name. */
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

/** What comes to the shop's bank account, or leaves it, on a day. */
export interface Settlement extends Pick<SettledItem, 'kind' | 'amount' | 'fee'> {
  readonly on: Day;
}

export interface Decided {
  readonly state: PaymentOutcome;
  readonly webhooks: readonly QueuedWebhook[];
  readonly settlement: Settlement | null;
  /** What the sandbox keeps from now on. */
  readonly kept: { readonly token: string; readonly source: string } | null;
}
