import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { declareCancellation, declareWithdrawal } from '#features/orders/contract/withdrawal.ts';
import { getHome } from '#features/staff/contract/log.ts';
import { buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { advanceClock, decide, openOrder } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getWithdrawals } from '../../contract/endpoints.ts';
import type { DueFilter } from '../../contract/rules.ts';

let app: TestApp;
let accountant: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  accountant = await buildStaff(app, { roles: [{ role: 'accountant', site: null }] });
});

async function buy() {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  await decide(app, order, 'paid');
  return { buyer, order };
}

const listOf = async (show?: DueFilter) =>
  (await accountant.client.call(getWithdrawals, { query: show === undefined ? {} : { show } })).reply;
const declared = { name: 'Jonas Berg', email: 'jonas@mail.test' };

test('what has a deadline is listed with it, the oldest first', async () => {
  const { buyer, order } = await buy();
  await buyer.client.call(declareWithdrawal, { body: { client_id: randomUUID(), ...declared, order: order.number } });
  await app.client().call(declareWithdrawal, { body: { client_id: randomUUID(), ...declared, order: 'the one of last week' } });
  const ended = await buy();
  await ended.buyer.client.call(declareCancellation, {
    body: { client_id: randomUUID(), ...declared, order: ended.order.number, ends: 'at_once', reason: '' },
  });
  const back = await buy();
  await write(back.buyer, await buildMember(app, { session: false }));
  for (let n = 0; n < 9; n += 1) await write(back.buyer, await buildMember(app, { session: false }));
  await decide(app, back.order, 'charged_back');
  const { rows, counts } = await listOf();
  const found = rows.map(({ kind, needs, order: about }) => [kind, needs, about?.id ?? null]);
  expect(found).toEqual([
    // The provider wants an answer within seven days, a withdrawal is paid back within fourteen.
    ['chargeback', 'answer', back.order.id],
    ['withdrawal', 'confirmation', order.id],
    ['withdrawal', 'order', null],
    ['cancellation', 'decision', ended.order.id],
    ['debt', 'payment', back.order.id],
  ]);
  expect(rows.map(({ due_at }) => due_at ?? '9')).toEqual(rows.map(({ due_at }) => due_at ?? '9').toSorted());
  expect(rows[0]).toMatchObject({ amount: { amount: 1990 }, words: 'fraudulent', member: { id: back.buyer.id } });
  expect(rows[2]).toMatchObject({ words: 'the one of last week', member: null });
  expect(rows.at(-1)?.due_at).toBeNull();
  expect(rows.at(-1)?.amount?.amount).toBeGreaterThan(0);
  expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toEqual({
    withdrawal: 2,
    cancellation: 1,
    chargeback: 1,
    returned_debit: 0,
    debt: 1,
    refund: 0,
  });
  expect((await listOf('debt')).rows.map(({ kind }) => kind)).toEqual(['debt']);
  // What needs somebody waits on the first page.
  const { waits } = (await accountant.client.call(getHome)).reply;
  expect(waits.find(({ kind }) => kind === 'withdrawals')).toMatchObject({ count: 3, due_at: rows[0]?.due_at });
});

test('a dispute that is over is a debt alone, and a refund that nobody takes comes to the list', async () => {
  const { order } = await buy();
  const now = app.platform.clock.now();
  await app.platform.database.db
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      order_id: order.id,
      client_id: randomUUID(),
      credits: 1,
      amount: 19,
      currency: 'EUR',
      state: 'requested',
      created_at: now,
      asked_at: now,
    })
    .execute();
  await advanceClock(app, 8 * 24 * 3600);
  accountant = await buildStaff(app, { roles: [{ role: 'accountant', site: null }] });
  const kinds = (await listOf()).rows.map(({ kind, needs }) => `${kind} ${needs}`);
  expect(kinds).not.toContain('chargeback answer');
  expect(kinds).toContain('debt payment');
  expect(kinds).toContain('refund provider');
});

test('mandates are a list of their own, and pages follow each other', async () => {
  const { buyer } = await buy();
  const { pool } = app.platform.database;
  for (let n = 0; n < 60; n += 1)
    await pool.query(
      `INSERT INTO direct_debit_mandates (user_id, reference, creditor_id, details, iban_hint, fingerprint, text_version, language, signed_on, created_at)
       VALUES ($1, $2, 'DE98', '\\x00', '12', '\\x01', '1', 'de', '2026-01-01', now())`,
      [buyer.id, randomUUID().slice(0, 30)],
    );
  const first = await listOf('mandate');
  expect([first.rows.length, first.rows[0]?.kind]).toEqual([50, 'mandate']);
  const { reply } = await accountant.client.call(getWithdrawals, { query: { show: 'mandate', after: first.next ?? '' } });
  expect([reply.rows.length, reply.next]).toEqual([10, null]);
  expect(new Set([...first.rows, ...reply.rows].map(({ ref }) => ref)).size).toBe(60);
  for (const query of ['after=x', 'after=1.2', 'show=none', 'after=1.1.debt.%27'])
    expect([query, (await accountant.client.raw('GET', `/api/admin/withdrawals.php?${query}`)).status]).toEqual([query, 400]);
});
