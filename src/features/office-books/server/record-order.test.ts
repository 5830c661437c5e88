import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { payByDebit } from '#tests/support/money/debits.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { recordOrder } from '../contract/endpoints.ts';
import type { OrderAct } from '../contract/rules.ts';

let app: TestApp;
let site: number;
let accountant: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  site = (await app.features.sites.byHost('localhost')).id;
  accountant = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
});
afterAll(async () => {
  await expectBooks(app);
  await app.close();
});

const send = (order: number, act: OrderAct, { client } = accountant, reason = 'Laut Konto') =>
  client.call(recordOrder, { body: { order, act, reason } });
/** A debit that the bank has got. */
async function submittedDebit() {
  const order = await payByDebit(app, await buildMember(app, { country: 'DE' }));
  await app.features.bankFiles?.make();
  return order;
}
const rows = async () =>
  (
    await app.platform.database.db
      .selectFrom('staff_log')
      .select(['subject', 'reason'])
      .where('what', '=', 'books-order')
      .orderBy('id')
      .execute()
  ).map(({ subject, reason }) => [subject, reason]);

test('a returned debit is recorded, and then paid in another way or written off, each with a row of the log', async () => {
  const order = await submittedDebit();
  expect((await send(order.id, 'debit_settled')).error?.code).toBe('no_debit');
  expect((await send(order.id, 'written_off')).error?.code).toBe('nothing_owed');
  expect(await rows()).toEqual([]);
  const returned = await Promise.all([1, 2, 3].map(() => send(order.id, 'debit_returned')));
  expect(returned.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await rows()).toEqual([[`E-${order.id}`, 'debit_returned']]);
  expect((await send(order.id, 'debit_settled')).status).toBe(200);
  expect((await rows()).at(-1)).toEqual([`E-${order.id}`, 'debit_settled']);
  await expectBooks(app);
});

test('is refused without the right, on another site, without words, and for what is no order', async () => {
  const order = await payByDebit(app, await buildMember(app, { country: 'DE' }));
  const before = await rows();
  const manager = await buildStaff(app, { roles: [{ role: 'manager', site }] });
  const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
  const far = await buildStaff(app, { roles: [{ role: 'accountant', site: elsewhere }] });
  expect((await send(order.id, 'debit_returned', manager)).error?.code).toBe('right_missing');
  expect(
    (await far.client.call(recordOrder, { query: { site: elsewhere }, body: { order: order.id, act: 'debit_returned', reason: 'x' } }))
      .error?.code,
  ).toBe('order_unknown');
  expect((await send(order.id, 'debit_returned', accountant, ' ')).error?.code).toBe('reason_needed');
  expect((await send(999_999_999, 'written_off')).error?.code).toBe('order_unknown');
  for (const body of [
    {},
    { order: 'E-1', act: 'written_off', reason: 'x' },
    { order: order.id, act: 'gone', reason: 'x' },
    { order: order.id, act: 'written_off' },
    { order: order.id, code: 7, act: 'written_off', reason: 'x' },
    { order: order.id, code: '7k2m', act: 'written_off', reason: 'x' },
    { order: order.id, code: '7K2MX', act: 'written_off', reason: 'x' },
  ])
    expect((await accountant.client.raw('POST', '/api/admin/books-order.php', body)).error?.code).toBe('invalid_request');
  expect(await rows()).toEqual(before);
});

test('no return is recorded of a debit that the bank has not got, or that was cancelled', async () => {
  const { db } = app.platform.database;
  const order = await payByDebit(app, await buildMember(app, { country: 'DE' }));
  const before = await rows();
  const set = (values: { cancelled_at: Date | null }) =>
    db.updateTable('direct_debits').set(values).where('order_id', '=', order.id).execute();
  expect((await send(order.id, 'debit_returned')).error?.code).toBe('no_debit');
  await set({ cancelled_at: app.platform.clock.now() });
  expect((await send(order.id, 'debit_returned')).error?.code).toBe('no_debit');
  expect(await rows()).toEqual(before);
  await set({ cancelled_at: null });
  await app.features.bankFiles?.make();
  expect((await send(order.id, 'debit_returned')).status).toBe(200);
  await expectBooks(app);
});

test('a wrong code is no order, and the row of the log stands under the site of the order', async () => {
  const { db } = app.platform.database;
  const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
  const both = await buildStaff(app, {
    roles: [
      { role: 'accountant', site },
      { role: 'accountant', site: elsewhere },
    ],
  });
  const order = await submittedDebit();
  const before = await rows();
  const record = (id: number, code: string) =>
    both.client.call(recordOrder, { query: { site: elsewhere }, body: { order: id, code, act: 'debit_returned', reason: 'Laut Konto' } });
  const { code } = await db.selectFrom('orders').select('code').where('id', '=', order.id).executeTakeFirstOrThrow();
  expect((await record(order.id, code === '7K2M' ? '7K2N' : '7K2M')).error).toMatchObject({ code: 'order_unknown' });
  expect(await rows()).toEqual(before);
  expect((await record(order.id, code)).status).toBe(200);
  const row = await db.selectFrom('staff_log').select(['site_id', 'subject']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  expect(row).toEqual({ site_id: site, subject: `E-${order.id}` });
});
