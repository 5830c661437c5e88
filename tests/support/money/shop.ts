import { randomUUID } from 'node:crypto';
import { findUser } from '#features/account/server/index.ts';
import { balanceOf } from '#features/credits/server/index.ts';
import { createOrder, getOrder, getSavedMethods } from '#features/orders/contract/endpoints.ts';
import { getPackages } from '#features/shop/contract/endpoints.ts';
import type { Order, OrderState } from '#features/orders/contract/order.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import type { PaymentEvent } from '#features/payment-providers/server/index.ts';
import type { LiveFrame } from '#platform/contract/live/live-event.ts';
import { liveFrame } from '#platform/server/live/live-bus-events.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { BuiltMember } from '../builders.ts';
import type { TestApp, TestClient } from '../test-app.ts';

/** Id of the package with so many credits. */
export async function packageOf(client: TestClient, credits: number): Promise<number> {
  const { reply } = await client.call(getPackages);
  const found = reply.packages.find((candidate) => candidate.credits === credits);
  if (!found) throw new Error(`no package of ${credits} credits is sold here`);
  return found.id;
}

/** Creates an order without paying it. */
export async function openOrder(client: TestClient, credits = 100, method: PaymentMethod = 'paypal'): Promise<Order> {
  const { status, reply } = await client.call(createOrder, {
    body: { package: await packageOf(client, credits), method, client_id: randomUUID(), start_consent: startConsentVersion },
  });
  if (status !== 200) throw new Error(`no order, but ${status}`);
  return reply.order;
}

export async function stateOf(client: TestClient, order: Order): Promise<OrderState> {
  return (await client.call(getOrder, { query: { id: order.id } })).reply.order.state;
}

/** The provider's reference of an order's payment: the last part of the payment page's URL. */
export function referenceOf({ payment_url }: Order): string {
  const reference = payment_url?.split('/').at(-1);
  if (!reference) throw new Error('the order has no payment');
  return reference;
}

/** Presses a button of the sandbox's payment page. */
export const decide = (app: TestApp, order: Order, outcome: string, delaySeconds = 0) =>
  sendDecision(app, referenceOf(order), { outcome, delay_seconds: String(delaySeconds) });

/** Sends the form of the sandbox's payment page. */
export const sendDecision = (app: TestApp, reference: string, fields: Record<string, string>) =>
  app.server.inject({
    method: 'POST',
    url: `/sandbox/pay/${reference}`,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Buys 100 credits with a card or wallet of the sandbox that is to be remembered, and answers its id and the order. */
export async function storeSavedMethod(
  app: TestApp,
  client: TestClient,
  method: 'card' | 'paypal' = 'card',
  source?: string,
): Promise<{ id: number; order: Order; reference: string }> {
  const body = {
    package: await packageOf(client, 100),
    method,
    client_id: randomUUID(),
    start_consent: startConsentVersion,
    remember: true,
  } as const;
  const { order } = (await client.call(createOrder, { body })).reply;
  const reference = referenceOf(order);
  await sendDecision(app, reference, { outcome: 'paid', ...(source === undefined ? {} : { source }) });
  const [newest] = (await client.call(getSavedMethods)).reply.means;
  if (newest === undefined) throw new Error('nothing was stored');
  return { id: newest.id, order, reference };
}

interface SentEvent {
  readonly id?: string;
  readonly reference: string;
  readonly kind: PaymentEvent['kind'];
  readonly details?: PaymentEvent['details'];
}

/** The sum of the order or of the refund that an event is about: providers say it. */
async function sumOf(app: TestApp, { reference, kind, details }: SentEvent): Promise<PaymentEvent['details']> {
  if (kind === 'pending' || kind === 'declined') return {};
  const { db } = app.platform.database;
  const order = await db
    .selectFrom('orders')
    .select(['id', 'amount', 'currency'])
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
  if (order === undefined) return {};
  const { id, ...sum } = order;
  if (details?.refund === undefined) return sum;
  const refunds = await db.selectFrom('refunds').select(['id', 'amount', 'currency']).where('order_id', '=', id).execute();
  const { amount, currency } = refunds.find((refund) => refund.id === details.refund) ?? sum;
  return { amount, currency };
}

/** A webhook as the sandbox would send it, with the right sum unless another is given, signed unless a signature is given. */
export async function sendWebhook(app: TestApp, event: SentEvent, signature?: string): Promise<{ statusCode: number; body: string }> {
  const body = JSON.stringify({ id: randomUUID(), ...event, details: { ...(await sumOf(app, event)), ...event.details } });
  return app.server.inject({
    method: 'POST',
    url: '/api/payment-webhook.php?provider=sandbox',
    headers: {
      'content-type': 'application/json',
      'sandbox-signature': signature ?? createSigner(app.platform.secret, 'sandbox-webhook').sign(body),
    },
    payload: body,
  });
}

/** The member's credits and whether they have ever paid. */
export async function memberBalanceOf(app: TestApp, { id }: BuiltMember): Promise<{ credits: number; paid_user: boolean | undefined }> {
  const { db } = app.platform.database;
  return { credits: await balanceOf(db, id), paid_user: (await findUser(db, id))?.paidUser };
}

/** Records the live frames sent to a member's browsers from now on. */
export function recordFrames(app: TestApp, { id }: BuiltMember): LiveFrame[] {
  const frames: LiveFrame[] = [];
  app.platform.bus.subscribe(liveFrame, ({ to, frame }) => to.includes(id) && frames.push(JSON.parse(frame) as LiveFrame));
  return frames;
}

/** Moves the clock and runs the repeated jobs. */
export async function advanceClock(app: TestApp, seconds: number): Promise<void> {
  await app.client().raw('POST', '/dev/clock', { advance_seconds: seconds });
}
