import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { eraseOrders } from '#features/orders/server/index.ts';
import { answerApproval, getApprovals } from '#features/staff/contract/people.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { buy } from '#tests/support/money/payouts.ts';
import { advanceClock, memberBalanceOf, openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getOwed, payOut } from '../contract/endpoints.ts';
import { stuckRefund } from './testing/stuck-refund.ts';

let app: TestApp;
let site: SiteId;
let accountant: BuiltStaff;
let second: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  site = (await app.features.sites.byHost('localhost')).id;
});
afterAll(async () => {
  await expectBooks(app);
  await app.close();
});
// Their sessions end while the clock is moved.
beforeEach(newStaff);
async function newStaff() {
  accountant = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
  second = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
}

/** What the data export says of a member's refunds. */
async function exported(user: UserId) {
  const part = app.features.ownData(app.platform.database.db).find(({ name }) => name === 'refunds');
  const rows: object[] = [];
  for await (const page of part?.read(user) ?? []) rows.push(...page);
  return rows;
}

async function stuck() {
  const made = await stuckRefund(app);
  await newStaff();
  return made;
}
const owed = async (order: number, { client } = accountant) =>
  (await client.call(getOwed)).reply.owed.find((row) => row.order === order) ?? null;
const ask = (order: number, amount = 1990, client_id: string = randomUUID(), { client } = accountant, reason = 'Laut Konto') =>
  client.call(payOut, { body: { order, amount, reason, client_id } });
const yes = (approval: { readonly id: number; readonly hash: string }, { client } = second) =>
  client.call(answerApproval, { body: { id: approval.id, hash: approval.hash, approve: true } });
const refundOf = (order: number) =>
  app.platform.database.db.selectFrom('refunds').select(['state', 'amount']).where('order_id', '=', order).executeTakeFirstOrThrow();

test('a transfer is booked once, by the yes of somebody else, and the money is owed no more', async () => {
  const { buyer, order } = await stuck();
  expect(await owed(order.id)).toMatchObject({
    number: order.number,
    member: buyer.id,
    amount: { amount: 1990 },
    why: 'not_taken',
    approval: null,
  });
  const client_id = randomUUID();
  const asked = await Promise.all([1, 2, 3].map(() => ask(order.id, 1990, client_id)));
  expect(new Set(asked.map(({ status, reply }) => `${status} ${reply.approval.id}`)).size).toBe(1);
  const [first] = asked;
  if (first === undefined) throw new Error('nobody asked');
  const { approval } = first.reply;
  expect((await ask(order.id)).error).toMatchObject({ code: 'pay_out_waits', params: { id: approval.id } });
  expect(await owed(order.id)).toMatchObject({ approval: approval.id });
  expect((await second.client.call(getApprovals)).reply.approvals.find(({ id }) => id === approval.id)).toMatchObject({
    kind: 'pay-out',
    facts: { words: 'Laut Konto', order: { id: order.id, number: order.number, amount: { amount: 1990, currency: 'EUR' } } },
  });
  expect((await yes(approval, accountant)).error?.code).toBe('own_request');
  expect(await refundOf(order.id)).toMatchObject({ state: 'requested' });
  const answers = await Promise.all([yes(approval), yes(approval)]);
  expect(answers.map(({ status, error }) => String(error?.code ?? status)).toSorted()).toEqual(['200', 'approval_lapsed']);
  expect([await refundOf(order.id), await owed(order.id)]).toEqual([{ state: 'done', amount: 1990 }, null]);
  expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
  expect(await exported(buyer.id)).toMatchObject([{ order_id: order.id, cause: 'staff', reason: 'Laut Konto' }]);
  // It says how the money was sent, and not why.
  await advanceClock(app, 61);
  const [mail] = (await settledMailsTo(app, buyer.email)).filter(({ text }) => text.includes('per Überweisung auf dein Konto'));
  expect(mail?.text).not.toContain('Laut Konto');
  await newStaff();
  expect((await ask(order.id)).error?.code).toBe('nothing_to_pay');
  const log = await app.platform.database.db
    .selectFrom('staff_log')
    .select(['subject', 'reason', 'words'])
    .where('what', '=', 'pay-out')
    .execute();
  expect(log).toEqual([{ subject: order.number, reason: '1990', words: 'Laut Konto' }]);
  await expectBooks(app);
});

test('the yes counts for exactly what was owed', async () => {
  const { order } = await stuck();
  expect((await ask(order.id, 1989)).error).toMatchObject({ code: 'owed_changed', params: { amount: 1990, currency: 'EUR' } });
  const { approval } = (await ask(order.id)).reply;
  // The provider pays after all.
  await sendWebhook(app, { reference: referenceOf(order), kind: 'refunded', details: { provider_refund: 're_late' } });
  expect((await yes(approval)).error?.code).toBe('approval_changed');
  expect(await refundOf(order.id)).toEqual({ state: 'done', amount: 1990 });
  await expectBooks(app);
});

// Regression: nothing kept an operator from paying a buyer whose bank had paid already.
test('nothing is transferred to a buyer whose bank has given the money back', async () => {
  const { order } = await stuck();
  const { approval } = (await ask(order.id)).reply;
  await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back' });
  expect(await owed(order.id)).toMatchObject({ amount: null, approval: approval.id });
  // Nor does the provider pay it as well.
  await app.platform.jobs.runAllNow();
  const asked = () => app.platform.database.db.selectFrom('refunds').select('asked_at').where('order_id', '=', order.id).executeTakeFirst();
  expect(await asked()).toEqual({ asked_at: null });
  const task = (await app.features.openTasks()).find(({ name }) => name === 'refunds');
  expect(task?.items.find(({ subject }) => subject === `E-${order.id}`)?.note).toMatch(
    /^The buyer has a part or all of the money already.*gives it back to us\.$/,
  );
  expect((await yes(approval)).error?.code).toBe('approval_changed');
  expect(await app.features.accounting.payOut(order.number, true)).toMatchObject({ ok: false, code: 'disputed' });
  expect((await second.client.call(answerApproval, { body: { ...approval, approve: false } })).status).toBe(200);
  expect((await ask(order.id)).error?.code).toBe('disputed');
  expect(await refundOf(order.id)).toMatchObject({ state: 'requested' });
  await sendWebhook(app, { reference: referenceOf(order), kind: 'chargeback_reversed' });
  expect((await yes((await ask(order.id)).reply.approval)).status).toBe(200);
  await expectBooks(app);
});

// Regression: the refund was never asked for again, though its buyer had paid twice and had the money of one order.
test('what the chargeback took in credits of another order is no money that the buyer has', async () => {
  const { buyer, order } = await stuck();
  const other = await openOrder(buyer.client);
  const bank = (of: typeof order, kind: 'charged_back' | 'chargeback_reversed') => sendWebhook(app, { reference: referenceOf(of), kind });
  await sendWebhook(app, { reference: referenceOf(other), kind: 'paid' });
  await bank(order, 'charged_back');
  expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
  expect(await owed(order.id)).toMatchObject({ amount: { amount: 1990 } });
  // The bank pays the other order back as well: what is left of it was taken before.
  await bank(other, 'charged_back');
  expect(await owed(order.id)).toMatchObject({ amount: null });
  await bank(other, 'chargeback_reversed');
  expect(await owed(order.id)).toMatchObject({ amount: { amount: 1990 } });
  await app.platform.jobs.runAllNow();
  await advanceClock(app, 60);
  expect(await refundOf(order.id)).toEqual({ state: 'done', amount: 1990 });
  await bank(order, 'chargeback_reversed');
  expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  await expectBooks(app);
});

test('is refused without the right, on another site, without words, and for what is no request', async () => {
  const { order } = await stuck();
  const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
  const manager = await buildStaff(app, { roles: [{ role: 'manager', site }] });
  const far = await buildStaff(app, { roles: [{ role: 'accountant', site: elsewhere }] });
  const good = { order: order.id, amount: 1990, reason: 'x', client_id: randomUUID() };
  expect((await manager.client.call(payOut, { body: good })).error?.code).toBe('right_missing');
  expect((await far.client.call(payOut, { query: { site: elsewhere }, body: good })).error?.code).toBe('order_unknown');
  expect((await far.client.call(getOwed, { query: { site: elsewhere } })).reply.owed).toEqual([]);
  expect(await owed(order.id, manager)).toMatchObject({ amount: { amount: 1990 } });
  expect((await ask(order.id, 1990, randomUUID(), accountant, ' ')).error?.code).toBe('reason_needed');
  expect((await ask(999_999_999)).error?.code).toBe('order_unknown');
  const wrong = order.number.endsWith('0000') ? '1111' : '0000';
  expect((await accountant.client.call(payOut, { body: { ...good, code: wrong } })).error?.code).toBe('order_unknown');
  for (const field of [
    { order: order.number },
    { amount: 0 },
    { amount: 1.5 },
    { amount: '1990' },
    { reason: 7 },
    { client_id: 'x' },
    { more: 1 },
  ])
    expect((await accountant.client.raw('POST', '/api/admin/pay-out.php', { ...good, ...field })).error?.code).toBe('invalid_request');
  expect((await app.client().call(payOut, { body: good })).error?.code).toBe('authentication_required');
  expect(await owed(order.id)).toMatchObject({ approval: null });
});

test('what was written about it goes with its buyer, and the refund is still owed', async () => {
  const { buyer, order } = await stuck();
  const { approval } = (await ask(order.id)).reply;
  const { db } = app.platform.database;
  await db.transaction().execute((tx) => eraseOrders(tx, buyer.id, app.platform.clock.now()));
  const row = await db.selectFrom('approvals').select('request').where('id', '=', approval.id).executeTakeFirstOrThrow();
  expect(JSON.stringify(row.request)).not.toContain('Laut Konto');
  expect((await yes(approval)).status).not.toBe(200);
  expect(await owed(order.id)).toMatchObject({
    number: `E-${order.id}`,
    member: null,
    why: 'account_erased',
    reported: false,
    amount: { amount: 1990 },
  });
  expect((await yes((await ask(order.id)).reply.approval)).status).toBe(200);
  expect(await owed(order.id)).toBeNull();
  await expectBooks(app);
});

// Regression: a transfer could be asked for that the buyer's card could be paid back to.
test('nothing is transferred that the payment method can still pay back', async () => {
  const { order: fresh } = await buy(app);
  expect((await ask(fresh.id)).error?.code).toBe('nothing_to_pay');
  const { order } = await stuck();
  const { approval } = (await ask(order.id)).reply;
  // The provider takes it and cannot pay it: the buyer has the credits again.
  await sendWebhook(app, { reference: referenceOf(order), kind: 'refund_failed', details: await details(order.id) });
  expect(await refundOf(order.id)).toMatchObject({ state: 'failed' });
  expect((await yes(approval)).error?.code).toBe('approval_changed');
  expect([await owed(order.id), (await refundOf(order.id)).state]).toEqual([null, 'failed']);
  await expectBooks(app);
});
const details = async (order: number) => {
  const refunds = app.platform.database.db.selectFrom('refunds').select(['id', 'amount', 'currency']).where('order_id', '=', order);
  const { id, ...sum } = await refunds.executeTakeFirstOrThrow();
  return { refund: id, ...sum };
};

/** The account has ended, and what is left of it could not be paid back. */
async function left() {
  const { buyer, order } = await buy(app);
  const { db, pool } = app.platform.database;
  await pool.query(`UPDATE users SET status = 'deleted', deleted_at = $2, deleted_from = 'active' WHERE id = $1`, [
    buyer.id,
    app.platform.clock.now(),
  ]);
  await advanceClock(app, 1);
  await db.updateTable('orders').set({ provider_reference: null }).where('id', '=', order.id).execute();
  await app.features.accounting.payOut(order.number, false);
  await db
    .updateTable('orders')
    .set({ provider_reference: referenceOf(order) })
    .where('id', '=', order.id)
    .execute();
  await sendWebhook(app, { reference: referenceOf(order), kind: 'refund_failed', details: await details(order.id) });
  return { buyer, order };
}

test('what is left of an account that ends is transferred once its refund has failed', async () => {
  const { buyer, order } = await left();
  expect(await owed(order.id)).toMatchObject({ why: 'account_deleted', amount: { amount: 1990 } });
  expect((await yes((await ask(order.id)).reply.approval)).status).toBe(200);
  expect(await owed(order.id)).toBeNull();
  const refunds = await exported(buyer.id);
  expect(refunds).toHaveLength(2);
  expect(refunds).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ state: 'failed' }),
      expect.objectContaining({ cause: 'account_end', reason: 'Laut Konto' }),
    ]),
  );
  await expectBooks(app);
});

// Regression: a chargeback of a part took the whole order off the list, and the rest was forgotten with its account.
test('what the bank has left of an account that ends is still owed', async () => {
  const { order } = await left();
  const bank = (event: Omit<Parameters<typeof sendWebhook>[1], 'reference'>) =>
    sendWebhook(app, { reference: referenceOf(order), ...event });
  await bank({ kind: 'charged_back', details: { amount: 500, dispute: 'd1' } });
  // The cents that no credit is worth are the buyer's debt.
  expect(await owed(order.id)).toMatchObject({ why: 'account_deleted', amount: null, owed: { amount: 1493 }, excess: { amount: 3 } });
  const task = async () => (await app.features.openTasks()).find(({ name }) => name === 'credits_of_deleted_accounts');
  const noteOf = async () => (await task())?.items.find(({ subject }) => subject === `E-${order.id}`)?.note;
  expect(await noteOf()).toContain('pay nothing unless the bank gives it back');
  expect((await ask(order.id, 1493)).error?.code).toBe('disputed');
  await bank({ kind: 'chargeback_reversed', details: { dispute: 'd1' } });
  await bank({ kind: 'charged_back', details: { amount: 398, dispute: 'd2' } });
  expect(await owed(order.id)).toMatchObject({ why: 'account_deleted', amount: { amount: 1592 }, excess: null });
  expect(await noteOf()).toContain('could not pay back 15.92 EUR');
  expect((await yes((await ask(order.id, 1592)).reply.approval)).status).toBe(200);
  expect(await owed(order.id)).toBeNull();
  await bank({ kind: 'chargeback_reversed', details: { dispute: 'd2' } });
  expect(await owed(order.id)).toMatchObject({ amount: { amount: 398 }, excess: null });
  expect((await yes((await ask(order.id, 398)).reply.approval)).status).toBe(200);
  expect(await owed(order.id)).toBeNull();
  await expectBooks(app);
});

// Regression: the page was cut over all sites, and what was paid otherwise filled it.
test('orders of other companies, and what the bank has paid, keep nothing off the list', async () => {
  const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
  const [far, near] = [await left(), await left()];
  const move = (to: number) => app.platform.database.db.updateTable('users').set({ site_id: to }).where('id', '=', far.buyer.id).execute();
  await move(elsewhere);
  const first = async (sites: Parameters<typeof list>[0]) => (await list(sites, 1)).map((one) => one.order);
  const { list } = app.features.accounting.byHand;
  expect([await first([elsewhere]), await first([site])]).toEqual([[far.order.id], [near.order.id]]);
  await move(site);
  for (const { order } of [far, near]) expect((await yes((await ask(order.id)).reply.approval)).status).toBe(200);
  const disputed = await stuck();
  await sendWebhook(app, { reference: referenceOf(disputed.order), kind: 'charged_back' });
  const open = await stuck();
  const rows = await list([site], 100);
  expect(rows.findIndex(({ order }) => order === disputed.order.id)).toBeGreaterThan(
    rows.findIndex(({ order }) => order === open.order.id),
  );
  expect((await list([site], rows.length - 1)).map(({ order }) => order)).not.toContain(disputed.order.id);
});

test('two requests at once for a buyer who is gone are one', async () => {
  const { buyer, order } = await stuck();
  const { db } = app.platform.database;
  await db.transaction().execute((tx) => eraseOrders(tx, buyer.id, app.platform.clock.now()));
  const asked = await Promise.all([1, 2, 3, 4].map(() => ask(order.id)));
  expect(asked.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409']);
});

test('the commands take the whole number of an order, and no other code', async () => {
  const { order } = await buy(app);
  const { accounting } = app.features;
  const code = order.number.slice(-4);
  const other = `${code.startsWith('0') ? '1' : '0'}${code.slice(1)}`;
  for (const asked of [`E-${order.id}-${other}`, `E-${order.id + 1}-${code}`, 'E-999999999-7K2M'])
    for (const run of [accounting.writeOff(asked), accounting.payOut(asked, true), accounting.payOut(asked, false)])
      expect(await run).toMatchObject({ ok: false, code: 'code_wrong', params: { value: asked } });
  expect(await accounting.accept(`E-${order.id}-${other}`)).toBe(false);
  for (const asked of [`E-${order.id}-`, `E-${order.id}-ABC`, `${order.id}`, 'E-0', 'E-17-7K2M-7K2M'])
    expect(await accounting.payOut(asked, true)).toMatchObject({ ok: false, code: 'order_invalid' });
  expect(await accounting.payOut(` ${order.number.toLowerCase()} `, true)).toMatchObject({ ok: true, value: { amount: 1990 } });
});
