import type Stripe from 'stripe';
import { fromProviderUnits } from '../port/minor-units.ts';
import type { PaymentDetails, PaymentEvent, PaymentEventKind } from '../port/provider.ts';
import { stripeDecimals } from './stripe-methods.ts';
import { intentOutcome, isOfSavedMethod } from './stripe-saved-methods.ts';
import { idOf, type StripeReads } from './stripe-reads.ts';

/** The metadata of a refund at Stripe: our id of it, and the payment's. */
export interface RefundMetadata extends Record<string, string> {
  readonly refund: string;
  readonly payment: string;
}

/**
 * Reads a Stripe event. Stripe reports refunds and disputes in several events; these get the same id, so they count once. Throws when
 * Stripe must be asked and does not answer; Stripe then sends the event again.
 */
export async function readStripeEvent(event: Stripe.Event, reads: StripeReads): Promise<PaymentEvent[]> {
  switch (event.type) {
    case 'checkout.session.completed':
      return sessionEvents(event.id, event.data.object, event.data.object.payment_status === 'unpaid' ? 'pending' : 'paid', reads);
    case 'checkout.session.async_payment_succeeded':
      return sessionEvents(event.id, event.data.object, 'paid', reads);
    case 'checkout.session.async_payment_failed':
      return sessionEvents(event.id, event.data.object, 'declined', reads);
    case 'checkout.session.expired':
      return [
        { id: event.id, reference: event.data.object.id, kind: 'declined', details: { expired: true, ...orderOf(event.data.object) } },
      ];
    // The event of a session covers its intent.
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return isOfSavedMethod(event.data.object) ? intentEvents(event.id, event.data.object, reads) : [];
    case 'charge.updated':
      return feeEvents(event.data.object, event.data.previous_attributes, reads);
    case 'charge.refunded': {
      const refunds = await reads.refundsOf(event.data.object.id);
      return (await Promise.all(refunds.map((refund) => refundEvents(refund, reads)))).flat();
    }
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundEvents(event.data.object, reads);
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
      // The bank has only asked a question so far.
      return event.data.object.status.startsWith('warning_') ? [] : disputeEvents(event.data.object, 'charged_back', reads);
    case 'charge.dispute.closed':
      return event.data.object.status === 'won' ? disputeEvents(event.data.object, 'chargeback_reversed', reads) : [];
    case 'charge.dispute.funds_reinstated':
      return disputeEvents(event.data.object, 'chargeback_reversed', reads);
    default:
      return [];
  }
}

async function sessionEvents(
  id: string,
  session: Stripe.Checkout.Session,
  kind: 'paid' | 'pending' | 'declined',
  reads: StripeReads,
): Promise<PaymentEvent[]> {
  const intent = idOf(session.payment_intent);
  const details = kind === 'paid' && intent !== null ? await reads.detailsOf(intent) : {};
  const { amount_total: amount, currency } = session;
  const paid = kind === 'paid' && amount !== null && currency !== null ? amountOf({ amount, currency }) : {};
  return [{ id, reference: session.id, kind, details: { ...details, ...paid, ...orderOf(session) } }];
}

async function intentEvents(id: string, intent: Stripe.PaymentIntent, reads: StripeReads): Promise<PaymentEvent[]> {
  const kind = intentOutcome(intent.status);
  if (kind === null) return [];
  const paid = () => amountOf({ amount: intent.amount_received, currency: intent.currency });
  const details = kind === 'paid' ? { ...(await reads.detailsOf(intent.id)), ...paid() } : {};
  return [{ id, reference: intent.id, kind, details: { ...details, ...orderIn(intent.metadata['order']) } }];
}

const orderOf = ({ client_reference_id: order }: Stripe.Checkout.Session): Pick<PaymentDetails, 'order'> => orderIn(order ?? undefined);

const orderIn = (order: string | undefined): Pick<PaymentDetails, 'order'> =>
  order !== undefined && /^[1-9]\d{0,14}$/.test(order) ? { order: Number(order) } : {};

/** Stripe often books a payment a moment after it succeeded. Its fee is only known then. */
async function feeEvents(charge: Stripe.Charge, before: Partial<Stripe.Charge> | undefined, reads: StripeReads): Promise<PaymentEvent[]> {
  const intent = idOf(charge.payment_intent);
  if (intent === null || !charge.paid || charge.balance_transaction === null || before?.balance_transaction === undefined) return [];
  const [reference, details] = await Promise.all([reads.referenceOf(intent), reads.detailsOf(intent)]);
  return [{ id: `${charge.id}:fee`, reference, kind: 'paid', details: { ...details, ...amountOf(charge) } }];
}

async function refundEvents(refund: Stripe.Refund, reads: StripeReads): Promise<PaymentEvent[]> {
  const kind = refundKind(refund.status);
  const intent = idOf(refund.payment_intent);
  const { refund: ours, payment } = refund.metadata ?? {};
  if (kind === null || (payment === undefined && intent === null)) return [];
  const reference = payment ?? (await reads.referenceOf(intent ?? ''));
  const details: PaymentDetails = { ...amountOf(refund), ...(ours === undefined ? { provider_refund: refund.id } : { refund: ours }) };
  return [{ id: `${refund.id}:${kind}`, reference, kind, details }];
}

function refundKind(status: string | null): PaymentEventKind | null {
  if (status === 'succeeded') return 'refunded';
  return status === 'failed' || status === 'canceled' ? 'refund_failed' : null;
}

async function disputeEvents(dispute: Stripe.Dispute, kind: PaymentEventKind, reads: StripeReads): Promise<PaymentEvent[]> {
  const intent = idOf(dispute.payment_intent);
  if (intent === null) return [];
  return [
    {
      id: `${dispute.id}:${kind}`,
      reference: await reads.referenceOf(intent),
      kind,
      details: { ...amountOf(dispute), dispute: dispute.id, ...disputeDetails(dispute) },
    },
  ];
}

/** Why, and until when we can answer. */
function disputeDetails({ reason, evidence_details: evidence }: Stripe.Dispute): Pick<PaymentDetails, 'reason' | 'respond_by'> {
  const dueBy = evidence?.due_by ?? null;
  return { ...(reason && { reason }), ...(dueBy !== null && { respond_by: new Date(dueBy * 1000).toISOString() }) };
}

const amountOf = ({ amount, currency }: { amount: number; currency: string }): Pick<PaymentDetails, 'amount' | 'currency'> => ({
  amount: fromProviderUnits(amount, currency, stripeDecimals),
  currency: currency.toUpperCase(),
});
