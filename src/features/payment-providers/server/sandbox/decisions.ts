import { randomUUID } from 'node:crypto';
import * as Type from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';
import { addDays, type Day, dayIn } from '#platform/contract/time.ts';
import type { PaymentDetails, PaymentOutcome, SettledItem } from '../port/provider.ts';
import type { Aftermath, Decided, QueuedWebhook, SandboxPayment, Settlement } from './sandbox-payment.ts';
import { detailsOf, expiryAt, findTestMethod, testSources } from './test-methods.ts';

/** How the webhooks of a decision are delivered. Each webhook is signed and sent twice. */
export const deliveries = ['reordered', 'in_order', 'lost'] as const;

/** The possible decisions on the buyer's page … */
export const outcomes = ['paid', 'pending', 'declined', 'expired'] as const;
/** … and the possible changes of a paid payment afterwards. */
export const aftermaths = ['returned', 'charged_back', 'reversed', 'refunded'] as const;

/** The body of the page's forms. */
export const Decision = Type.Object({
  outcome: OneOf([...outcomes, ...aftermaths]),
  /** The card or wallet account; the first one when the form contains none. */
  source: Type.Optional(OneOf(testSources)),
  /** Delays the webhooks. */
  delay_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 * 24 * 3600 })),
  delivery: Type.Optional(OneOf(deliveries)),
});
export type Decision = Type.Static<typeof Decision>;

export type Delivery = (typeof deliveries)[number];
export type Outcome = (typeof outcomes)[number];
export type AftermathDecision = (typeof aftermaths)[number];

export const isOutcome = (decision: Decision['outcome']): decision is Outcome => outcomes.some((candidate) => candidate === decision);

/** The new state of an open payment, and the webhooks that report it. */
export function decide(payment: SandboxPayment, outcome: Outcome, source: string | undefined, delivery: Delivery, now: Date): Decided {
  const savedMethod = findTestMethod(payment.method, source);
  const state = outcome === 'expired' ? 'declined' : outcome === 'paid' && savedMethod !== null ? savedMethod.now : outcome;
  const kept =
    state === 'paid' && payment.remember && savedMethod !== null ? { token: `sbx_${randomUUID()}`, source: savedMethod.source } : null;
  const details: PaymentDetails = {
    ...(state === 'paid' ? payment.total : {}),
    ...(state === 'pending' || outcome === 'expired' ? {} : detailsOf(savedMethod)),
    ...(outcome === 'expired' ? { expired: true } : {}),
    ...(kept !== null && savedMethod !== null
      ? { means: { token: kept.token, label: savedMethod.label, ...(savedMethod.expires ? { expires: expiryAt(now) } : {}) } }
      : {}),
  };
  const { amount } = payment.total;
  const settlement = state === 'paid' ? { kind: state, amount, fee: feeOf(amount), on: settlementDay(now) } : null;
  return { state, webhooks: inOrder(state, details, delivery), settlement, kept };
}

/** The sandbox charges 2 % of a payment, and reports the fee only in the report of its payouts. */
const feeOf = (amount: number): number => Math.round(amount * 0.02);

/** Settled on the day after. */
export const settlementDay = (now: Date): Day => addDays(dayIn('UTC', now), 1);

/** A paid payment is also announced by `pending`, which by default arrives too late. */
function inOrder(state: PaymentOutcome, details: PaymentDetails, delivery: Delivery): QueuedWebhook[] {
  if (delivery === 'lost') return [];
  const news = { kind: state, details };
  if (state !== 'paid') return [news];
  const announced = { kind: 'pending', details: {} } as const;
  return delivery === 'in_order' ? [announced, news] : [news, announced];
}

interface Aftereffect {
  readonly from: Aftermath | null;
  readonly to: Aftermath | null;
  readonly kind: Exclude<SettledItem['kind'], 'paid' | 'fee'>;
  /** A bank's fee for the shop, in minor units. */
  readonly fee?: number;
  readonly reason?: string;
  /** Days in which the shop can answer. */
  readonly respondDays?: number;
}

/** The possible changes of a paid payment: a returned debit, a dispute and its end, and a refund by the shop. */
export const aftereffects: Readonly<Record<AftermathDecision, Aftereffect>> = {
  returned: { from: null, to: 'returned', kind: 'charged_back', fee: 300, reason: 'insufficient_funds' },
  charged_back: { from: null, to: 'charged_back', kind: 'charged_back', fee: 1500, reason: 'fraudulent', respondDays: 7 },
  reversed: { from: 'charged_back', to: null, kind: 'chargeback_reversed' },
  refunded: { from: null, to: 'refunded', kind: 'refunded' },
};

export function aftereffectWebhooks(payment: SandboxPayment, decision: AftermathDecision, delivery: Delivery, now: Date): QueuedWebhook[] {
  const { kind, fee, reason, respondDays } = aftereffects[decision];
  if (delivery === 'lost') return [];
  const details = {
    ...payment.total,
    ...(fee === undefined ? {} : { fee }),
    ...(reason === undefined ? {} : { reason }),
    ...(respondDays === undefined ? {} : { respond_by: new Date(now.getTime() + respondDays * 86_400_000).toISOString() }),
  };
  return [{ kind, details }];
}

export function aftereffectSettlement(payment: SandboxPayment, decision: AftermathDecision, now: Date): Settlement {
  const { kind, fee = 0 } = aftereffects[decision];
  return { kind, amount: payment.total.amount, fee, on: settlementDay(now) };
}
