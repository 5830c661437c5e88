import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { advanceClock, packageOf, referenceOf, sendDecision, storeSavedMethod } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createOrder, getTransactions } from '../../contract/endpoints.ts';
import { startConsentVersion } from '../../contract/terms.ts';
import type { LimitName } from './limit.ts';
import { defaultLimits } from './payment-limits.ts';

let app: TestApp;
let buyer: BuiltMember;
beforeEach(async () => {
  // The limit per address is not under test; the test places fewer orders than it allows.
  app = await createTestApp({ RATE_LIMITS: 'on' });
  buyer = await buildMember(app);
});
afterEach(() => app.close());

async function order({ client }: BuiltMember, client_id: string = randomUUID()) {
  const body = { package: await packageOf(client, 100), method: 'card', client_id, start_consent: startConsentVersion } as const;
  return client.call(createOrder, { body });
}

async function refuse(member: BuiltMember, fields: Record<string, string> = { outcome: 'declined' }): Promise<void> {
  const { status, reply } = await order(member);
  expect(status).toBe(200);
  await sendDecision(app, referenceOf(reply.order), fields);
}

async function refuseTimes(member: BuiltMember, times: number, fields?: Record<string, string>): Promise<void> {
  for (let n = 0; n < times; n += 1) await refuse(member, fields);
}

async function setLimit(name: LimitName, count: number, minutes = 60): Promise<void> {
  const { id: site_id } = await app.features.sites.byHost('localhost');
  await app.platform.database.db.insertInto('payment_limits').values({ site_id, name, count, minutes }).execute();
}

describe('too many payments', () => {
  test('are refused per account, with the time to wait, and accepted again after it', async () => {
    await setLimit('device_refused', 1000);
    await refuseTimes(buyer, defaultLimits.account_refused.count);
    await advanceClock(app, 600);
    const refused = await order(buyer);
    expect([refused.status, refused.error]).toEqual([429, { code: 'too_many_payments', params: { n: 50, unit: 'minutes' } }]);
    await advanceClock(app, 50 * 60);
    expect((await order(buyer)).status).toBe(200);
  });

  test('are refused on the device where they failed, but not on another device of the account', async () => {
    await refuseTimes(buyer, defaultLimits.device_refused.count);
    expect((await order(buyer)).error?.code).toBe('too_many_payments');
    await app.platform.database.db.updateTable('order_payments').set({ session_id: 0 }).execute();
    expect((await order(buyer)).status).toBe(200);
  });

  test('are refused with a card that failed on other accounts, however many', async () => {
    await setLimit('card_refused', 3, 24 * 60);
    const declined = { outcome: 'paid', source: 'card_declined' };
    const others = await Promise.all([1, 2].map(() => buildMember(app)));
    for (const other of others) await refuse(other, declined);
    await refuse(buyer, declined);
    expect((await order(buyer)).error).toEqual({ code: 'too_many_payments', params: { n: 24, unit: 'hours' } });
    expect((await order(await buildMember(app))).status).toBe(200);
  });

  test('do not include expired payments, nor late webhooks of paid ones', async () => {
    await setLimit('account_refused', 2);
    await refuseTimes(buyer, 3, { outcome: 'expired' });
    const { reference } = await storeSavedMethod(app, buyer.client);
    await sendDecision(app, reference, { outcome: 'declined' });
    expect((await order(buyer)).status).toBe(200);
  });

  test('count orders alone, too, also parallel ones, but a known client_id is still answered', async () => {
    await setLimit('account_orders', 4);
    const ids = Array.from({ length: 10 }, () => randomUUID());
    const responses = await Promise.all(ids.map((id) => order(buyer, id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
    expect((await buyer.client.call(getTransactions)).reply.orders).toHaveLength(4);
    const placed = ids[responses.findIndex(({ status }) => status === 200)];
    expect((await order(buyer, placed)).status).toBe(200);
    expect((await order(await buildMember(app))).status).toBe(200);
  });
});
