import { randomUUID } from 'node:crypto';
import type { PaymentProvider } from '../port/provider.ts';
import type { ProviderName } from '../../contract/provider-names.ts';
import { buildMember } from '#tests/support/builders.ts';
import { openOrder, stateOf, memberBalanceOf } from '#tests/support/money/shop.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { ProviderServer, SignedWebhook } from './provider-server.ts';

export type BuyerOutcome = 'paid' | 'pending' | 'declined' | 'expired';

/** A provider together with its simulated server, so that one suite can test all providers. */
export interface ProviderHarness {
  readonly name: ProviderName;
  readonly app: TestApp;
  /** Calls the simulated server like the app's own provider, with short time limits and no real pauses. */
  readonly provider: PaymentProvider;
  /** The pauses before further attempts, in ms. */
  readonly pauses: number[];
  /** Null: the provider is not called over a network. */
  readonly server: ProviderServer | null;
  /** The buyer's action on the payment page, or a later one by the provider; returns the webhooks that follow. */
  decide(reference: string, outcome: BuyerOutcome): Promise<SignedWebhook[]>;
  /** The refunds that the provider received, with amounts in minor units. */
  refunds(): Promise<{ id: string; amount: number }[]>;
  endRefund(id: string, status: 'succeeded' | 'failed'): Promise<SignedWebhook[]>;
  chargeBack(reference: string): SignedWebhook;
  reverseChargeback(reference: string): SignedWebhook;
  /** A webhook that does not concern us. */
  unknown(): SignedWebhook[];
  /** A webhook with changed content and the old signature. */
  forge(webhook: SignedWebhook): SignedWebhook;
  /** Makes the bank refuse the next charge of the saved method with this token. */
  refuseCharge(token: string): Promise<void>;
  /** The provider's webhooks about a charge of a saved method. */
  settle(reference: string): SignedWebhook;
  /** The number of an order's payments at the provider. */
  payments(order: number): Promise<number>;
  /** The provider's ids of these payments; empty for a provider without a server. */
  paymentsOf(order: number): readonly string[];
  /** The secrets that only the provider and we may know. */
  readonly secrets: readonly string[];
}

/** Sends a webhook to the app. */
export function deliver({ app, name }: ProviderHarness, { headers, body }: SignedWebhook): Promise<{ statusCode: number; body: string }> {
  return app.server.inject({
    method: 'POST',
    url: `/api/payment-webhook.php?provider=${name}`,
    headers: { host: 'localhost', ...headers },
    payload: body,
  });
}

/** The provider's number of an order's payment. */
export async function referenceOfOrder({ app }: ProviderHarness, order: number): Promise<string> {
  const row = await app.platform.database.db
    .selectFrom('orders')
    .select('provider_reference')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  if (row.provider_reference === null) throw new Error(`order ${order} has no payment`);
  return row.provider_reference;
}

/** Calls with short time limits; pauses are recorded instead of waited for. */
export function shortCalls() {
  const pauses: number[] = [];
  return { pauses, callOptions: { timeout: 2000, wait: async (milliseconds: number) => void pauses.push(milliseconds) } };
}

/** Changes one value of a JSON body. */
export function withChanged({ headers, body }: SignedWebhook, from: string, to: string): SignedWebhook {
  if (!body.includes(from)) throw new Error(`${from} is not in ${body}`);
  return { headers, body: body.replace(from, to) };
}

let lastOrder = 1_000_000;

/** A request for an order that is not in the database. */
export const paymentRequest = (parts: { amount?: number; currency?: string } = {}) => ({
  order: ++lastOrder,
  total: { amount: parts.amount ?? 1990, currency: parts.currency ?? 'EUR' },
  method: 'card' as const,
  description: 'Emberleaf: 100 Credits',
  returnUrl: `http://localhost/transactions/${lastOrder}`,
  customer: 'member-1',
  remember: false,
  savedMethod: null,
});

export const newRefundId = (): string => randomUUID();

/** An order whose payment page the buyer has not used yet. */
export async function placeOrder(harness: ProviderHarness) {
  const buyer = await buildMember(harness.app);
  const order = await openOrder(buyer.client, 100, 'card');
  const reference = await referenceOfOrder(harness, order.id);
  return { buyer, order, reference, state: () => stateOf(buyer.client, order), balance: () => memberBalanceOf(harness.app, buyer) };
}

export async function placePaidOrder(harness: ProviderHarness) {
  const placed = await placeOrder(harness);
  for (const webhook of await harness.decide(placed.reference, 'paid')) await deliver(harness, webhook);
  if ((await placed.state()) !== 'completed') throw new Error(`order ${placed.order.id} is not paid`);
  return placed;
}

/** The stored events of a payment, in the order of arrival. */
export async function storedEvents({ app }: ProviderHarness, reference: string) {
  const { db } = app.platform.database;
  const events = db.selectFrom('webhook_events').select(['kind', 'details']).where('reference', '=', reference);
  return events.orderBy('received_at').execute();
}

export const kindsOf = async (harness: ProviderHarness, reference: string) =>
  (await storedEvents(harness, reference)).map(({ kind }) => kind);
