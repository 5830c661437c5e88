import type Stripe from 'stripe';
import type { Day } from '#platform/contract/time.ts';
import { fromProviderUnits } from '../port/minor-units.ts';
import type { SettledItem } from '../port/provider.ts';
import type { StripeCaller } from './stripe-caller.ts';
import { stripeDecimals } from './stripe-methods.ts';
import { feeOf, idOf, type StripeReads } from './stripe-reads.ts';

const dayLength = 24 * 3600;
const pageSize = 100;

/** Longer than the money of a payment can take to become available for payout, in s. */
const longestHeld = 30 * dayLength;

/** The items of the payouts that arrived on a day. */
export async function* listPayouts(call: StripeCaller, reads: StripeReads, day: Day): AsyncGenerator<SettledItem> {
  const start = Date.parse(`${day}T00:00:00Z`) / 1000;
  const arrived = { arrival_date: { gte: start, lt: start + dayLength }, status: 'paid', limit: pageSize } as const;
  const payouts = paginate((after) => call((stripe) => stripe.payouts.list({ ...arrived, ...after })));
  for await (const payout of payouts) {
    if (!payout.automatic) {
      yield* partsByTime(call, reads, payout);
      continue;
    }
    const part = { payout: payout.id, expand: ['data.source'], limit: pageSize };
    for await (const booked of paginate((after) => call((stripe) => stripe.balanceTransactions.list({ ...part, ...after }))))
      if (booked.type !== 'payout') yield await itemOf(booked, reads);
  }
}

/**
 * Stripe does not list the items of a manual payout. This assumes that it contains everything that became available since the previous
 * payout. If the sums differ, the difference is an item without a payment, so that somebody checks it.
 */
async function* partsByTime(call: StripeCaller, reads: StripeReads, payout: Stripe.Payout): AsyncGenerator<SettledItem> {
  const { id, amount, created, currency } = payout;
  // The newest come first.
  const before = await call((stripe) => stripe.payouts.list({ created: { lt: created }, status: 'paid', limit: pageSize }));
  const since = before.data.find((one) => one.currency === currency)?.created ?? created - longestHeld;
  const range = { created: { gt: since - longestHeld, lte: created }, currency, expand: ['data.source'], limit: pageSize };
  let left = -amount;
  for await (const booked of paginate((after) => call((stripe) => stripe.balanceTransactions.list({ ...range, ...after })))) {
    if (booked.type === 'payout' || booked.available_on <= since || booked.available_on > created) continue;
    left += booked.net;
    yield await itemOf(booked, reads);
  }
  if (left !== 0) yield ofNoPayment({ id, net: -left, currency });
}

async function* paginate<Row extends { readonly id: string }>(
  read: (after: { readonly starting_after?: string }) => Promise<Stripe.ApiList<Row>>,
): AsyncGenerator<Row> {
  let page = await read({});
  yield* page.data;
  for (let last = page.data.at(-1); page.has_more && last; last = page.data.at(-1)) {
    page = await read({ starting_after: last.id });
    yield* page.data;
  }
}

/** Readers by the type of the line. */
const refundKinds: ReadonlyMap<string, SettledItem['kind']> = new Map([
  ['refund', 'refunded'],
  ['payment_refund', 'refunded'],
  // The buyer's bank returned it.
  ['refund_failure', 'refund_failed'],
  ['payment_failure_refund', 'refund_failed'],
]);

async function itemOf(booked: Stripe.BalanceTransaction, reads: StripeReads): Promise<SettledItem> {
  const { source } = booked;
  if (source === null || typeof source === 'string') return ofNoPayment(booked);
  switch (source.object) {
    case 'charge': {
      if (booked.type !== 'charge' && booked.type !== 'payment') return ofNoPayment(booked);
      return { ...(await paymentOf(source, reads)), ...sumsOf(booked, source), kind: 'paid' };
    }
    case 'refund': {
      const kind = refundKinds.get(booked.type);
      if (kind === undefined) return ofNoPayment(booked);
      const reference = source.metadata?.['payment'];
      const payment = reference === undefined ? await paymentOf(source, reads) : { reference };
      return { ...payment, ...sumsOf(booked, source), kind };
    }
    case 'dispute':
      return {
        ...(await paymentOf(source, reads)),
        ...sumsOf(booked, source),
        kind: booked.amount < 0 ? 'charged_back' : 'chargeback_reversed',
      };
    default:
      return ofNoPayment(booked);
  }
}

async function paymentOf(
  { payment_intent: of }: { readonly payment_intent: string | { readonly id: string } | null },
  reads: StripeReads,
): Promise<Pick<SettledItem, 'reference'>> {
  const intent = idOf(of);
  return { reference: intent === null ? null : await reads.referenceOf(intent) };
}

/** In the currency of the payment, which may differ from that of the account. */
const sumsOf = (
  booked: Stripe.BalanceTransaction,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): Pick<SettledItem, 'id' | 'amount' | 'fee' | 'currency'> => ({
  id: booked.id,
  amount: fromProviderUnits(amount, currency, stripeDecimals),
  fee: feeOf(booked),
  currency: currency.toUpperCase(),
});

/** An item without a payment of ours, such as a fee of the account: every deduction from the payout is reported, whatever its kind. */
const ofNoPayment = ({ id, net, currency }: Pick<Stripe.BalanceTransaction, 'id' | 'net' | 'currency'>): SettledItem => ({
  id,
  reference: null,
  kind: 'fee',
  amount: 0,
  fee: -fromProviderUnits(net, currency, stripeDecimals),
  currency: currency.toUpperCase(),
});
