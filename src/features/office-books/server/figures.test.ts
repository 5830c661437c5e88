import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { buyCredits, moveClock } from '#tests/support/money/accounts.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import * as books from '../contract/endpoints.ts';

let app: TestApp;
let year: number;
let accountant: BuiltStaff;
let manager: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  year = app.platform.clock.now().getUTCFullYear() + 1;
  await moveClock(app, `${year}-02-20T12:00:00Z`);
  for (const country of ['FR', 'DE', 'CH']) await buyCredits(app, { country });
  await moveClock(app, `${year}-04-02T12:00:00Z`);
  await newStaff();
});
afterAll(() => app.close());

/** Their sessions end while the clock is moved. */
async function newStaff() {
  accountant = await buildStaff(app, { roles: [{ role: 'accountant', site: null }] });
  manager = await buildStaff(app, { roles: [{ role: 'manager', site: null }] });
}

/** What a check says now of what was sold in euros and not used. */
async function deferredNow() {
  await accountant.client.call(books.checkBooks, { body: {} });
  const { figures } = (await manager.client.call(books.getBooks)).reply;
  const found = figures?.deferred.find(({ currency }) => currency === 'EUR');
  if (found === undefined) throw new Error('nothing is deferred');
  return found;
}

test('nothing is counted before the first check', async () => {
  await app.platform.database.pool.query('DELETE FROM book_checks');
  expect((await manager.client.call(books.getBooks)).reply.figures).toBeNull();
});

test('says what both sides of the equations about money come to, and what changed this month', async () => {
  const { pool } = app.platform.database;
  await accountant.client.call(books.checkBooks, { body: {} });
  const { figures } = (await manager.client.call(books.getBooks)).reply;
  const { rows } = await pool.query<{ currency: string; account: string; amount: string }>(
    `SELECT t.currency, e.account, -sum(e.amount) AS amount FROM book_entries e JOIN book_transactions t ON t.id = e.transaction_id
     WHERE e.account IN ('deferred', 'vat') GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { currency, account, amount } of rows) {
    const sums = figures?.sums.filter(
      (sum) => sum.currency === currency && (account === 'vat' ? ['vat'] : ['deferred', 'premium']).includes(sum.name),
    );
    expect(sums?.reduce((sum, one) => sum + one.amount, 0)).toBe(Number(amount));
  }
  expect(figures?.sums.filter(({ name, amount }) => name === 'currencies' && amount !== 0)).toEqual([]);
  expect(figures?.deferred.length).toBeGreaterThan(0);
  for (const { before, sold, earned, others, open } of figures?.deferred ?? []) expect(before + sold + earned + others).toBe(open);
  // All was bought in February: nothing of it is of this quarter.
  expect(figures?.vat).toEqual([]);
  await buyCredits(app, { country: 'FR' });
  await accountant.client.call(books.checkBooks, { body: {} });
  const after = (await manager.client.call(books.getBooks)).reply.figures;
  expect(after?.vat).toMatchObject([{ country: 'FR', rate: 20, currency: 'EUR' }]);
  expect(after?.deferred.find(({ currency }) => currency === 'EUR')?.sold).toBeGreaterThan(0);
});

// Regression: a spent credit books nothing, so it stood as open for ever.
test('spent credits are earned in the month in which they are spent', async () => {
  const { buyer } = await buyCredits(app, { country: 'FR' });
  const before = await deferredNow();
  await wrote(buyer, await buildMember(app));
  // One of 100 credits for €19.90 with 20% of VAT.
  expect(await deferredNow()).toEqual({ ...before, earned: before.earned - 17, open: before.open - 17 });
  await moveClock(app, `${year}-05-02T12:00:00Z`);
  await newStaff();
  const open = before.open - 17;
  const may = { currency: 'EUR', before: open, sold: 0, earned: 0, others: 0, open };
  expect(await deferredNow()).toEqual(may);
  // Without a closing of April.
  await app.platform.database.pool.query('DELETE FROM deferred_revenue_snapshots');
  expect(await deferredNow()).toEqual(may);
});

// Regression: the whole check was lost with them.
test('a check is kept where its figures cannot be counted', async () => {
  const { pool } = app.platform.database;
  await pool.query('ALTER TABLE deferred_revenue_snapshots RENAME TO lost');
  const { status, reply } = await accountant.client.call(books.checkBooks, { body: {} });
  await pool.query('ALTER TABLE lost RENAME TO deferred_revenue_snapshots');
  expect([status, (await manager.client.call(books.getBooks)).reply]).toMatchObject([
    200,
    { check: { at: reply.check.at }, figures: null },
  ]);
});
