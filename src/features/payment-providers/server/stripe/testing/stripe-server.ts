import { randomUUID } from 'node:crypto';
import { readNestedForm } from './nested-form.ts';
import { openProviderServer, type ProviderCall, type ProviderServer, type SignedWebhook } from '../../testing/provider-server.ts';
import { signStripe, stripeSecrets } from './sign-stripe.ts';
import { openStripeSchemas } from './stripe-schemas.ts';

interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'payment';
  readonly url: string;
  readonly success_url: string;
  readonly amount_total: number;
  readonly currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
}

interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly setup_future_usage: string | null;
  readonly metadata: object;
  status: string;
  booked: boolean;
}

interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly metadata: object;
  status: string;
}

/** A line of a payout. */
interface BalanceTransaction {
  readonly id: string;
  readonly type: string;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly exchange_rate: number | null;
  readonly source: object | null;
  /** Unix time. */
  readonly created: number;
  readonly available_on: number;
}

/** Stripe's fee for each payment, and its data about the card. */
export const stripeFee = 59;
export const stripeFingerprint = 'AOB934RVNwzk6xtn';

export type StripeServer = ProviderServer & {
  /** The buyer's action on Stripe's page, or a later one by Stripe; returns the webhooks that follow. */
  decide(session: string, outcome: 'paid' | 'pending' | 'declined' | 'expired'): SignedWebhook[];
  endRefund(refund: string, status: 'succeeded' | 'failed'): SignedWebhook[];
  dispute(session: string, type: 'created' | 'closed' | 'funds_withdrawn', status: string): SignedWebhook;
  /** Books the payment, so that its fee is known. */
  book(session: string): SignedWebhook;
  event(type: string, object: object, more?: object): SignedWebhook;
  /** Where a session's buyer goes after the payment. */
  returnUrlOf(session: string): string;
  /** All sessions and charges of saved methods. */
  paymentsOf(order: number): string[];
  /** The outcome of the next charges of saved methods. */
  readonly charges: ('paid' | 'declined')[];
  /** Stripe's webhooks about a charge of a saved method. */
  settle(intent: string): SignedWebhook;
  readonly refunds: readonly Refund[];
  /** A payout of these items arrives; Stripe lists two at a time. */
  payOut(arrival: Date, parts: readonly Partial<BalanceTransaction>[]): void;
  /** A manual payout of this sum arrives; Stripe does not list its items. */
  payOutByHand(arrival: Date, amount: number, parts: readonly Partial<BalanceTransaction>[]): string;
  /** The charge of a paid session. */
  chargeOf(session: string): object;
};

/**
 * A local Stripe: Checkout sessions, payment intents, refunds and signed webhooks.
 *
 * @param pages Where the payment pages are.
 */
export async function openStripeServer(now: () => Date, pages = 'https://checkout.stripe.com/c/pay'): Promise<StripeServer> {
  const sessions = new Map<string, Session>();
  const orders = new Map<string, number>();
  const intents = new Map<string, Intent>();
  /** The sessions whose method is to be saved. */
  const kept = new Set<string>();
  const customers = new Set<string>();
  const charges: ('paid' | 'declined')[] = [];
  const refunds: Refund[] = [];

  const sessionOf = (id: string): Session => {
    const session = sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  };
  const chargeOf = (intent: string) => {
    const found = intents.get(intent);
    if (!found) throw new Error(`no intent ${intent}`);
    const { amount, currency, booked, status, customer } = found;
    const card = { fingerprint: stripeFingerprint, brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 };
    return {
      id: `ch_${intent}`,
      object: 'charge',
      amount,
      currency,
      paid: status === 'succeeded',
      customer,
      payment_intent: intent,
      payment_method: `pm_${intent}`,
      balance_transaction: booked ? { id: `txn_${intent}`, fee: stripeFee, currency, exchange_rate: null } : null,
      payment_method_details: { type: 'card', card: { ...card, three_d_secure: { result: 'authenticated' } } },
    };
  };

  function create({ params }: ProviderCall) {
    const [line] = params['line_items'] as { price_data: { unit_amount: string; currency: string } }[];
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      mode: 'payment',
      url: `${pages}/${id}`,
      success_url: String(params['success_url']),
      amount_total: Number(line?.price_data.unit_amount),
      currency: line?.price_data.currency ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    sessions.set(id, session);
    orders.set(id, Number(params['client_reference_id']));
    if ('setup_future_usage' in (params['payment_intent_data'] as object)) kept.add(id);
    return { status: 200, body: session };
  }

  function refund({ params }: ProviderCall) {
    const intent = String(params['payment_intent']);
    const made: Refund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount: Number(params['amount']),
      currency: chargeOf(intent).currency,
      charge: `ch_${intent}`,
      payment_intent: intent,
      metadata: params['metadata'] as object,
      status: 'pending',
    };
    refunds.push(made);
    return { status: 200, body: made };
  }

  /** Charges a saved method. */
  function charge({ params }: ProviderCall) {
    const customer = String(params['customer']);
    if (!customers.has(customer)) return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
    const isPaid = (charges.shift() ?? 'paid') === 'paid';
    const made: Intent = {
      id: `pi_${randomUUID()}`,
      amount: Number(params['amount']),
      amount_received: Number(params['amount']),
      currency: String(params['currency']),
      customer,
      setup_future_usage: null,
      metadata: params['metadata'] as object,
      status: isPaid ? 'succeeded' : 'requires_payment_method',
      booked: false,
    };
    intents.set(made.id, made);
    orders.set(made.id, Number((params['metadata'] as { order: string }).order));
    const body = { ...made, object: 'payment_intent' };
    if (isPaid) return { status: 200, body };
    return { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'Declined.', payment_intent: body } } };
  }

  interface Payout {
    readonly id: string;
    readonly automatic: boolean;
    readonly amount: number;
    readonly currency: string;
    readonly created: number;
    readonly arrival: number;
    readonly parts: readonly BalanceTransaction[];
  }
  const payouts: Payout[] = [];

  interface Range {
    readonly gt?: string;
    readonly gte?: string;
    readonly lt?: string;
    readonly lte?: string;
  }
  const isIn = ({ gt, gte, lt, lte }: Range, time: number): boolean =>
    time > Number(gt ?? -1) && time >= Number(gte ?? 0) && time < Number(lt ?? Infinity) && time <= Number(lte ?? Infinity);

  function listPayouts({ params }: ProviderCall) {
    const { arrival_date: arrived = {}, created = {} } = params as { arrival_date?: Range; created?: Range };
    return list(
      payouts
        .filter((payout) => isIn(arrived, payout.arrival) && isIn(created, payout.created))
        .toReversed()
        .map(({ arrival: _arrival, parts: _parts, ...payout }) => payout),
    );
  }

  function listParts({ params }: ProviderCall) {
    const { payout, currency, created = {} } = params as { payout?: string; currency?: string; created?: Range };
    const asked = payouts.filter(({ id, automatic }) => payout === undefined || (id === payout && automatic));
    const parts = asked
      .flatMap((one) => one.parts)
      .filter((part) => isIn(created, part.created) && (currency === undefined || part.currency === currency));
    const from = parts.findIndex(({ id }) => id === params['starting_after']) + 1;
    return { status: 200, body: { object: 'list', data: parts.slice(from, from + 2), has_more: parts.length > from + 2 } };
  }

  const list = (data: readonly object[]) => ({ status: 200, body: { object: 'list', data, has_more: false } });

  const server = await openProviderServer({
    base: '',
    parse: readNestedForm,
    check: openStripeSchemas(),
    respond(call) {
      const { method, path, params, headers } = call;
      if (headers.authorization !== `Bearer ${stripeSecrets.secretKey}`)
        return { status: 401, body: { error: { type: 'invalid_request_error' } } };
      if (method === 'POST') return (path === '/v1/checkout/sessions' ? create : path === '/v1/refunds' ? refund : charge)(call);
      const id = path.split('/').at(-1) ?? '';
      if (method === 'DELETE')
        return customers.delete(id)
          ? { status: 200, body: { id, object: 'customer', deleted: true } }
          : { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
      if (path === '/v1/payouts') return listPayouts(call);
      if (path === '/v1/balance_transactions') return listParts(call);
      if (path === '/v1/checkout/sessions')
        return list([...sessions.values()].filter((one) => one.payment_intent === params['payment_intent']));
      if (path === '/v1/refunds')
        return list(refunds.filter((one) => one.payment_intent === params['payment_intent'] || one.charge === params['charge']));
      if (path === '/v1/payment_intents') return list([...intents.values()].filter((one) => one.customer === params['customer']));
      if (path.startsWith('/v1/payment_intents/'))
        return { status: 200, body: { ...intents.get(id), object: 'payment_intent', latest_charge: chargeOf(id) } };
      const session = sessions.get(id);
      if (!session) return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
      const intent = params['expand'] === undefined ? session.payment_intent : (intents.get(session.payment_intent ?? '') ?? null);
      return { status: 200, body: { ...session, payment_intent: intent } };
    },
  });

  function event(type: string, object: object, more: object = {}): SignedWebhook {
    const created = Math.floor(now().getTime() / 1000);
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      api_version: null,
      created,
      type,
      data: { object, ...more },
    });
    return { headers: { 'content-type': 'application/json', 'stripe-signature': signStripe(body, created) }, body };
  }

  function decide(id: string, outcome: 'paid' | 'pending' | 'declined' | 'expired'): SignedWebhook[] {
    const session = sessionOf(id);
    if (outcome === 'expired') {
      session.status = 'expired';
      return [event('checkout.session.expired', session)];
    }
    const isFirst = session.status === 'open';
    const intent = session.payment_intent ?? `pi_${randomUUID()}`;
    session.status = 'complete';
    session.payment_intent = intent;
    session.payment_status = outcome === 'paid' ? 'paid' : 'unpaid';
    const status = { paid: 'succeeded', pending: 'processing', declined: 'requires_payment_method' }[outcome];
    const { amount_total: amount, currency } = session;
    const customer = kept.has(id) ? `cus_${id}` : null;
    if (customer !== null) customers.add(customer);
    const usage = { customer, setup_future_usage: customer === null ? null : 'off_session', metadata: {} };
    intents.set(intent, { id: intent, status, amount, amount_received: amount, currency, booked: false, ...usage });
    if (outcome === 'paid') return [event(isFirst ? 'checkout.session.completed' : 'checkout.session.async_payment_succeeded', session)];
    const completed = isFirst ? [event('checkout.session.completed', { ...session, payment_status: 'unpaid' })] : [];
    return outcome === 'pending' ? completed : [...completed, event('checkout.session.async_payment_failed', session)];
  }

  /** Its items are available for payout at once. */
  function addPayout(arrival: Date, parts: readonly Partial<BalanceTransaction>[], byHand: number | null): string {
    const created = Math.floor(arrival.getTime() / 1000);
    const times = { created, available_on: created };
    const sum = { type: 'charge', amount: 0, fee: 0, currency: 'eur', exchange_rate: null, source: null, ...times };
    const id = `po_${randomUUID()}`;
    const lines = parts
      .map((part) => ({ id: `txn_${randomUUID()}`, ...sum, ...part }))
      .map((part) => ({ ...part, net: part.amount - part.fee }));
    const amount = byHand ?? lines.reduce((total, { net }) => total + net, 0);
    payouts.push({ id, automatic: byHand === null, amount, currency: 'eur', created, arrival: created, parts: lines });
    return id;
  }

  return {
    ...server,
    decide,
    endRefund(id, status) {
      const found = refunds.find((one) => one.id === id);
      if (!found) throw new Error(`no refund ${id}`);
      found.status = status;
      const updated = event('refund.updated', found);
      return status === 'failed'
        ? [event('refund.failed', found), updated]
        : [event('charge.refunded', chargeOf(found.payment_intent)), updated];
    },
    dispute(id, type, status) {
      const { payment_intent, amount_total: amount, currency } = sessionOf(id);
      return event(`charge.dispute.${type}`, { id: `dp_${id}`, object: 'dispute', amount, currency, payment_intent, status });
    },
    book(id) {
      const intent = intents.get(sessionOf(id).payment_intent ?? '');
      if (!intent) throw new Error(`session ${id} is not paid`);
      intent.booked = true;
      const charge = { ...chargeOf(intent.id), balance_transaction: `txn_${intent.id}` };
      return event('charge.updated', charge, { previous_attributes: { balance_transaction: null } });
    },
    event,
    returnUrlOf: (id) => sessionOf(id).success_url,
    paymentsOf: (order) => [...orders].filter(([, of]) => of === order).map(([id]) => id),
    charges,
    settle: (id) => event('payment_intent.succeeded', { ...intents.get(id), object: 'payment_intent' }),
    refunds,
    payOut: (arrival, parts) => void addPayout(arrival, parts, null),
    payOutByHand: (arrival, amount, parts) => addPayout(arrival, parts, amount),
    chargeOf: (id) => chargeOf(sessionOf(id).payment_intent ?? ''),
  };
}
