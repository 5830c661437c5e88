import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { getInvoices } from '#features/invoices/contract/endpoints.ts';
import { getRefund } from '#features/orders/contract/endpoints.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { answerApproval, getApprovals } from '#features/staff/contract/people.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { advanceClock, decide, memberBalanceOf, openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff, farAway, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { login } from '#features/staff/contract/endpoints.ts';
import { getStory, makeRefund } from '../../contract/endpoints.ts';
import { payOneRefund } from './pay-refund.ts';

let app: TestApp;
let here: number;
let support: BuiltStaff;
let accountant: BuiltStaff;
let manager: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
});
afterAll(() => app.close());
// Their sessions end while the clock is moved.
beforeEach(async () => {
  support = await buildStaff(app, { roles: [{ role: 'support', site: here }] });
  accountant = await buildStaff(app, { roles: [{ role: 'accountant', site: here }] });
  manager = await buildStaff(app, { roles: [{ role: 'manager', site: here }] });
});

async function buy(credits = 100) {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client, credits);
  await decide(app, order, 'paid');
  return { buyer, order };
}

interface Asked {
  readonly order: number;
  readonly amount: number;
  readonly reason?: string;
  readonly client_id?: string;
}

const refund = ({ client }: BuiltStaff, body: Asked) =>
  client.call(makeRefund, { body: { reason: 'Auf deinen Wunsch erstattet.', client_id: randomUUID(), ...body } });
const answer = ({ client }: BuiltStaff, approval: { id: number; hash: string } | null, approve = true) =>
  client.call(answerApproval, { body: { ...approval, approve } as never });
const enterAgain = ({ client, email }: BuiltStaff) => client.call(login, { body: { email, password: staffPassword } });
const storyOf = async (order: number) => (await accountant.client.call(getStory, { query: { id: order } })).reply;
const invoicedTo = async ({ client }: BuiltMember) =>
  (await client.call(getInvoices)).reply.invoices.map(({ kind, total }) => [kind, total.amount]).toReversed();
const refundsOf = (order: number) =>
  app.platform.database.db.selectFrom('refunds').selectAll().where('order_id', '=', order).orderBy('created_at').execute();
/** The provider is asked, and then says that it has paid. */
async function untilPaid(): Promise<void> {
  await advanceClock(app, 300);
  await advanceClock(app, 60);
}
const paidAt = async (reference: string) =>
  (await app.platform.database.db.selectFrom('sandbox_refunds').select('amount').where('reference', '=', reference).execute()).map(
    ({ amount }) => amount,
  );

describe('a refund by staff', () => {
  test('is what the calculation says to the cent, with a reverse invoice, and the books stay at 0', async () => {
    const { buyer, order } = await buy();
    await write(buyer, await buildMember(app, { session: false }));
    const { offer } = await storyOf(order.id);
    expect(offer).toMatchObject({ credits: 100, left: 99, spent: 1, amount: { amount: 1970 }, second_person: false });
    for (const amount of [1990, 1969, 1971, 1])
      expect((await refund(accountant, { order: order.id, amount })).error?.code).toBe('refund_changed');
    const made = await refund(accountant, { order: order.id, amount: 1970 });
    expect([made.status, made.reply]).toMatchObject([
      200,
      { approval: null, refund: { state: 'requested', credits: 99, amount: { amount: 1970 } } },
    ]);
    expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
    await expectBooks(app);
    await untilPaid();
    expect(await paidAt(referenceOf(order))).toEqual([1970]);
    expect(await invoicedTo(buyer)).toEqual([
      ['invoice', 1990],
      ['reversal', -1970],
    ]);
    await expectBooks(app);
    const story = await storyOf(order.id);
    expect(story.refunds).toMatchObject([{ state: 'done', reason: 'Auf deinen Wunsch erstattet.', goodwill: 0 }]);
    expect(story.offer).toBeNull();
    expect(story.story.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['refund_requested', 'refund_accepted', 'refund_done', 'reversal']),
    );
    expect((await refund(accountant, { order: order.id, amount: 1970 })).error?.code).toBe('refund_unavailable');
    const { db } = app.platform.database;
    const log = await db.selectFrom('staff_log').selectAll().where('what', '=', 'refund').where('subject', '=', order.number).execute();
    expect(log).toMatchObject([{ reason: '1970', words: 'Auf deinen Wunsch erstattet.', look: false }]);
    // Nothing that the buyer gets says who it was.
    const { body } = await buyer.client.call(getRefund, { query: { id: order.id } });
    expect(JSON.stringify(body)).not.toContain(accountant.email);
  });

  test('is one for one client id, however often it is sent and by however many at once', async () => {
    const { order } = await buy();
    const client_id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => refund(n % 2 === 0 ? accountant : manager, { order: order.id, amount: 1990, client_id })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ reply }) => reply.refund?.id)).size).toBe(1);
    await untilPaid();
    expect(await paidAt(referenceOf(order))).toEqual([1990]);
    await expectBooks(app);
  });

  test('happens once when fifty people press at the same time, each for themselves', async () => {
    const { order } = await buy();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(accountant, { order: order.id, amount: 1990 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['refund_unavailable']));
    await expectBooks(app);
  });

  test('after the time of the buyer is still possible', async () => {
    const { order } = await buy();
    await advanceClock(app, 20 * 24 * 3600);
    await enterAgain(accountant);
    expect((await storyOf(order.id)).offer).toMatchObject({ late: true, amount: { amount: 1990 } });
    expect((await refund(accountant, { order: order.id, amount: 1990 })).status).toBe(200);
  });

  test('refuses what is no refund', async () => {
    const { order } = await buy();
    const good = { order: order.id, amount: 1990, reason: 'x', client_id: randomUUID() };
    const send = (body: object) => accountant.client.raw('POST', '/api/admin/refund.php', body);
    for (const [field, value] of [
      ['order', 'x'],
      ['order', -1],
      ['order', null],
      ['amount', '1990'],
      ['amount', 19.9],
      ['amount', 0],
      ['amount', -1990],
      ['amount', 1e12],
      ['reason', 7],
      ['reason', 'x'.repeat(9000)],
      ['client_id', 'no-uuid'],
      ['client_id', undefined],
      ['approved', true],
    ] as const)
      expect([field, value, (await send({ ...good, [field]: value })).status]).toEqual([field, value, 400]);
    expect((await send({ ...good, reason: '  \n ' })).error?.code).toBe('reason_required');
    expect((await send({ ...good, reason: 'x '.repeat(201) })).error?.code).toBe('too_many_words');
    expect((await send({ ...good, order: 999_999_999 })).status).toBe(404);
    expect(await refundsOf(order.id)).toEqual([]);
  });

  test('needs the right on the site of the order, and a second factor', async () => {
    const { order } = await buy();
    const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
    const other = await buildStaff(app, { roles: [{ role: 'owner', site: elsewhere }] });
    const body = { order: order.id, amount: 1990, reason: 'x', client_id: randomUUID() };
    const { status } = await other.client.call(makeRefund, { query: { site: elsewhere }, body });
    expect(status).toBe(404);
    const moderator = await buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
    expect((await moderator.client.call(makeRefund, { body })).error?.code).toBe('right_missing');
    const far = farAway(app);
    await far.call(login, { body: { email: accountant.email, password: staffPassword } });
    expect((await far.call(makeRefund, { body })).error?.code).toMatch(/second_factor_required|step_up_required/);
    expect(await refundsOf(order.id)).toEqual([]);
  });
});

describe('the second person', () => {
  test('is always needed for support, who sees it wait and cannot say yes', async () => {
    const { buyer, order } = await buy();
    const asked = await refund(support, { order: order.id, amount: 1990 });
    expect([asked.status, asked.reply.refund]).toEqual([200, null]);
    const { approval } = asked.reply;
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
    expect((await storyOf(order.id)).asked).toMatchObject({ id: approval?.id, amount: { amount: 1990 } });
    // Another request for the same order waits for nothing.
    expect((await refund(manager, { order: order.id, amount: 1990 })).error?.code).toBe('refund_waits');
    expect((await answer(support, approval)).error?.code).toBe('own_request');
    const { approvals } = (await accountant.client.call(getApprovals)).reply;
    expect(approvals.find(({ id }) => id === approval?.id)).toMatchObject({
      kind: 'refund',
      subject: buyer.id,
      facts: {
        words: 'Auf deinen Wunsch erstattet.',
        order: { id: order.id, number: order.number, amount: { amount: 1990, currency: 'EUR' } },
        figures: [
          { name: 'credits_taken', count: 100 },
          { name: 'days_taken', count: 0 },
          { name: 'reversals', count: 1 },
        ],
      },
    });
    const moderator = await buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
    expect((await answer(moderator, approval)).error?.code).toBe('right_missing');
    const other = await answer(accountant, { id: approval?.id ?? 0, hash: '0'.repeat(64) });
    expect(other.error?.code).toBe('approval_changed');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => answer(n % 2 === 0 ? accountant : manager, approval)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await untilPaid();
    expect(await paidAt(referenceOf(order))).toEqual([1990]);
    expect(await refundsOf(order.id)).toMatchObject([{ state: 'done', asked_by: support.id }]);
    await expectBooks(app);
  });

  test('is needed above the limit of the site, which is 50.00 unless set', async () => {
    const before = await storyOf((await buy()).order.id);
    expect(before.offer).toMatchObject({ limit: { amount: 5000 }, second_person: false });
    await changeSettings(app, { refund_limit: 3989 });
    onTestFinished(() => changeSettings(app, { refund_limit: 5000 }));
    const { order } = await buy(250);
    const { offer } = await storyOf(order.id);
    const amount = offer?.amount.amount ?? 0;
    expect([amount, offer?.second_person]).toEqual([3990, true]);
    const client_id = randomUUID();
    const [first, again] = [
      await refund(accountant, { order: order.id, amount, client_id }),
      await refund(accountant, { order: order.id, amount, client_id }),
    ];
    expect(first.reply.refund).toBeNull();
    expect(again.reply).toEqual(first.reply);
    expect((await answer(accountant, first.reply.approval)).error?.code).toBe('own_request');
    expect((await answer(manager, first.reply.approval)).status).toBe(200);
    expect((await refund(accountant, { order: order.id, amount, client_id })).reply).toMatchObject({
      approval: null,
      refund: { amount: { amount } },
    });
    await expectBooks(app);
  });

  test('says yes to nothing else than what was asked for', async () => {
    const { buyer, order } = await buy();
    const { approval } = (await refund(support, { order: order.id, amount: 1990 })).reply;
    await write(buyer, await buildMember(app, { session: false }));
    expect((await answer(accountant, approval)).error?.code).toBe('approval_changed');
    expect(await refundsOf(order.id)).toEqual([]);
    expect((await answer(accountant, approval, false)).status).toBe(200);
    const fresh = await refund(support, { order: order.id, amount: 1970 });
    expect((await answer(accountant, fresh.reply.approval)).status).toBe(200);
    await expectBooks(app);
  });

  test('leaves the refund to be paid by a job: nothing is lost when the process dies after the yes', async () => {
    const { order } = await buy();
    const { approval } = (await refund(support, { order: order.id, amount: 1990 })).reply;
    const { db } = app.platform.database;
    expect((await answer(accountant, approval)).status).toBe(200);
    // As after a kill: the job that the yes has queued is gone, and nobody has asked the provider.
    await app.platform.database.pool.query(`DELETE FROM pgboss.job WHERE name = 'office-refund'`);
    await db.updateTable('refunds').set({ asked_at: null, tried_at: null }).where('order_id', '=', order.id).execute();
    await untilPaid();
    expect(await paidAt(referenceOf(order))).toEqual([1990]);
    expect(await refundsOf(order.id)).toMatchObject([{ state: 'done' }]);
    await expectBooks(app);
  });
});

describe('a provider', () => {
  const silent = (answers: () => Promise<void>): PaymentProvider => ({
    name: 'stripe',
    offers: () => [],
    create: () => Promise.reject(new Error('not part of this test')),
    verify: () => Promise.resolve(null),
    lookup: () => Promise.resolve(null),
    refund: answers,
  });
  const payBy = (id: number, provider: string) =>
    app.platform.database.db.updateTable('orders').set({ provider }).where('id', '=', id).execute();

  test('that never takes a refund leaves it open to be seen, and is asked again', async () => {
    const { order } = await buy();
    const { db } = app.platform.database;
    // The job of the refund finds nobody to ask.
    await payBy(order.id, 'stripe');
    const { reply } = await refund(accountant, { order: order.id, amount: 1990 });
    const providers = [silent(() => Promise.reject(new Error('silence')))];
    await payOneRefund({ ...app.platform, db, providers }, { order: order.id, refund: reply.refund?.id ?? '' });
    expect((await storyOf(order.id)).refunds).toMatchObject([{ state: 'requested', accepted_at: null, tried_at: expect.any(String) }]);
    await payBy(order.id, 'sandbox');
    await expectBooks(app);
    await untilPaid();
    expect((await storyOf(order.id)).refunds).toMatchObject([{ state: 'done' }]);
    expect(await paidAt(referenceOf(order))).toEqual([1990]);
  });

  test('is not asked for what the bank has paid back meanwhile', async () => {
    const { order } = await buy();
    // The job of the refund finds nobody to ask.
    await payBy(order.id, 'stripe');
    const { reply } = await refund(accountant, { order: order.id, amount: 1990 });
    await payBy(order.id, 'sandbox');
    await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back' });
    await payBy(order.id, 'stripe');
    let asked = 0;
    const job = { order: order.id, refund: reply.refund?.id ?? '' };
    await payOneRefund({ ...app.platform, db: app.platform.database.db, providers: [silent(async () => void asked++)] }, job);
    await payBy(order.id, 'sandbox');
    expect(asked).toBe(0);
  });

  test('that answers twice and late is booked once', async () => {
    const { buyer, order } = await buy();
    const { reply } = await refund(accountant, { order: order.id, amount: 1990 });
    const event = { reference: referenceOf(order), kind: 'refunded', details: { refund: reply.refund?.id ?? '' } } as const;
    await Promise.all(Array.from({ length: 10 }, () => sendWebhook(app, event)));
    await advanceClock(app, 10 * 24 * 3600);
    await enterAgain(accountant);
    await sendWebhook(app, event);
    expect(await invoicedTo(buyer)).toEqual([
      ['invoice', 1990],
      ['reversal', -1990],
    ]);
    const { webhooks } = await storyOf(order.id);
    expect(webhooks.filter(({ kind, used }) => kind === 'refunded' && used)).toHaveLength(1);
    await expectBooks(app);
  });
});
