import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { keepSessions } from '#tests/support/money/accounts.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { advanceClock, openOrder, referenceOf, sendWebhook, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openDaysOrder, sellDays } from '#tests/support/money/timed-premium.ts';
import { findUser } from '#features/account/server/index.ts';
import { getRefund } from '../../contract/endpoints.ts';
import { declareCancellation } from '../../contract/withdrawal.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await sellDays(app, 30, 1000);
});
afterAll(() => app.close());

type Form = BodyOf<typeof declareCancellation>;
const declare = (form: Partial<Form> & Pick<Form, 'order' | 'email'>, client = app.client()) =>
  client.call(declareCancellation, { body: { client_id: randomUUID(), name: 'Jonas Albrecht', ends: 'at_once', reason: '', ...form } });
const stored = (email: string) => app.platform.database.db.selectFrom('withdrawals').selectAll().where('email', '=', email).execute();

async function bought(days: boolean) {
  const buyer = await buildMember(app);
  const order = days ? await openDaysOrder(buyer.client, 30) : await openOrder(buyer.client, 100);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
  return { buyer, order, email: (await findUser(app.platform.database.db, buyer.id))?.email ?? '' };
}

test('a cancellation at once ends premium and pays back the remaining days, also after the time to withdraw', async () => {
  const { buyer, order, email } = await bought(true);
  await keepSessions(app);
  await advanceClock(app, 20 * 24 * 3600);
  const { status, reply } = await declare({ order: String(order.id), email, reason: 'Umzug' }, buyer.client);
  expect([status, reply.number]).toEqual([200, expect.stringMatching(/^K-/)]);
  await advanceClock(app, 60);
  expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: false });
  const { refunds } = (await buyer.client.call(getRefund, { query: { id: order.id } })).reply;
  // 10 of 30 days for 10.00.
  expect(refunds).toMatchObject([{ days: 10, amount: { amount: 333 } }]);
  expect(await stored(email)).toMatchObject([{ kind: 'cancellation', ends: 'at_once', reason: 'Umzug', outcome: 'refunded' }]);
  expect((await mailsTo(app, email)).some(({ subject }) => subject.includes(reply.number))).toBe(true);
  await expectBooks(app);
});

test('a cancellation for the end of the paid time changes nothing, but is confirmed', async () => {
  const { buyer, order, email } = await bought(true);
  expect((await declare({ order: order.number, email, ends: 'by_itself' })).status).toBe(200);
  await advanceClock(app, 60);
  expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: true });
  expect(await stored(email)).toMatchObject([{ outcome: 'noted' }]);
  // Declared again, but to end at once: a separate cancellation.
  await declare({ order: String(order.id), email }, buyer.client);
  await advanceClock(app, 60);
  expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: false });
});

test('a cancellation of an order without an end, or of another member’s order, gets the same answer and is left to a person', async () => {
  const credits = await bought(false);
  const { status, reply } = await declare({ order: String(credits.order.id), email: credits.email }, credits.buyer.client);
  expect(status).toBe(200);
  const { buyer, order } = await bought(true);
  expect((await declare({ order: String(order.id), email: `${randomUUID()}@cancel.test` })).status).toBe(200);
  await advanceClock(app, 60);
  expect(await memberBalanceOf(app, credits.buyer)).toMatchObject({ credits: 100, paid_user: true });
  expect(await stored(credits.email)).toMatchObject([{ outcome: null, reminders: 1 }]);
  expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: true });
  // A person approved it: the remaining credits are paid back, regardless of the time to withdraw.
  await app.features.withdrawals.match(reply.number, credits.order.number);
  await advanceClock(app, 60);
  expect(await memberBalanceOf(app, credits.buyer)).toEqual({ credits: 0, paid_user: false });
  await expectBooks(app);
});

test('20 identical parallel declarations are stored once, and an invalid one is refused', async () => {
  const { order, email } = await bought(true);
  const responses = await Promise.all(Array.from({ length: 20 }, () => declare({ order: String(order.id), email })));
  expect(new Set(responses.map(({ reply }) => reply.number)).size).toBe(1);
  expect(await declare({ order: '', email })).toMatchObject({ status: 400 });
  expect(await declare({ order: 'all', email: 'nobody' })).toMatchObject({ status: 400 });
});

test('no day of premium begins while a declaration waits to be carried out', async () => {
  const { buyer, order, email } = await bought(true);
  await declare({ order: String(order.id), email }, buyer.client);
  app.platform.clock.advance(3 * 24 * 3600);
  await advanceClock(app, 60);
  await advanceClock(app, 60);
  const { refunds } = (await buyer.client.call(getRefund, { query: { id: order.id } })).reply;
  expect(refunds).toMatchObject([{ days: 30, amount: { amount: 1000 } }]);
  await expectBooks(app);
});
