// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '#features/orders/contract/endpoints.ts';
import { getPackages } from '#features/shop/contract/endpoints.ts';
import type { Order } from '#features/orders/contract/order.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import type { BodyOf, Endpoint, ReplyOf } from '#platform/contract/endpoint.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { type Killable, killableOn } from '#tests/support/process/killable.ts';
import type { Served } from '#tests/support/process/served.ts';
import { advanceClock, referenceOf, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let processes: Killable;
let packageId: number;
beforeAll(async () => {
  app = await createTestApp();
  processes = await killableOn(app);
  packageId = (await app.client().call(getPackages)).reply.packages.find(({ credits }) => credits === 100)?.id ?? 0;
});
afterAll(async () => {
  await app.close();
  await processes.close();
});

const newOrder = (): BodyOf<typeof createOrder> => ({
  package: packageId,
  method: 'paypal',
  client_id: randomUUID(),
  start_consent: startConsentVersion,
});

/** What a killed process had begun is looked up by the next one; nobody holds its jobs by then. */
async function reconcileLostOrders(): Promise<void> {
  await advanceClock(app, 16 * 60);
  await advanceClock(app, 60);
}

const chargesOf = (order: Order) =>
  app.platform.database.db.selectFrom('sandbox_payments').select('state').where('order_id', '=', order.id).execute();
const salesOf = (order: Order) =>
  app.platform.database.db.selectFrom('book_transactions').select('kind').where('idempotency_key', '=', `sale:${order.id}`).execute();

describe('a server that is killed while members pay', () => {
  test('between the charge and its webhook: the next one asks the provider, and the credits come once', { timeout: 300_000 }, async () => {
    const buyer = await buildMember(app);
    const first = await processes.start();
    const reply = await call(first, buyer, createOrder, newOrder());
    if (reply === null) throw new Error('nothing was ordered');
    // The provider has charged; its webhook finds nobody, now and later.
    await decide(first, reply.order, { outcome: 'paid', delivery: 'lost' });
    await first.kill();
    expect(await chargesOf(reply.order)).toEqual([{ state: 'paid' }]);
    expect((await memberBalanceOf(app, buyer)).credits).toBe(0);

    const second = await processes.start();
    await reconcileLostOrders();
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 100, paid_user: true });
    // A tap on the button again is the same order.
    await decide(second, reply.order, { outcome: 'paid' });
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
    expect(await salesOf(reply.order)).toHaveLength(1);
    await second.stop();
    await expectBooks(app);
  });
});

/** Null when there was no response. */
async function call<E extends Endpoint>({ address }: Served, by: BuiltMember, endpoint: E, body: BodyOf<E>): Promise<ReplyOf<E> | null> {
  const headers = { 'content-type': 'application/json', cookie: `auth=${by.client.cookies.get('auth')}`, origin: address };
  const response = await responseOf(`${address}/api/${endpoint.path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response !== null && response.status !== 200) throw new Error(`refused: ${response.text}`);
  return response && (JSON.parse(response.text) as ReplyOf<E>);
}

/** Presses a button of the sandbox's payment page. */
const decide = ({ address }: Served, order: Order, fields: Record<string, string>) =>
  responseOf(`${address}/sandbox/pay/${referenceOf(order)}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: address },
    body: new URLSearchParams(fields).toString(),
  });

async function responseOf(url: string, request: RequestInit): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(url, request);
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
