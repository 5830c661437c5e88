import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addCredits } from '#features/credits/server/index.ts';
import { bookBreaks, type SoldOrders } from '#tests/support/money/book-breaks.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { buildCode, orderWith } from '#tests/support/money/discounts.ts';
import { buy, startAtNoon, untilSettled } from '#tests/support/money/payouts.ts';
import { decide, openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openDaysOrder, sellDays } from '#tests/support/money/timed-premium.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { payDebt } from '#features/orders/contract/debts.ts';
import { getRefund, requestRefund } from '#features/orders/contract/endpoints.ts';
import type { Order } from '#features/orders/contract/order.ts';
import { equations } from '../../contract/equations.ts';
import { checkBooksIn } from './check-books.ts';

let app: TestApp;
let orders: SoldOrders;
beforeAll(async () => {
  app = await createTestApp({ PAYMENT_PROVIDERS: 'sandbox' });
  await startAtNoon(app);
  await sellDays(app, 30, 2990);
  const reader = await buildMember(app);
  const [sold, soldLater] = await buyTwiceWithCodes();
  const days = await buyDays();
  const refunded = await buy(app);
  await giveBack(refunded.buyer, refunded.order);
  const owed = await owing(reader);
  const settled = await owing(reader);
  const { reply } = await settled.buyer.client.call(payDebt, {
    body: { order: settled.order.id, method: 'paypal', client_id: randomUUID() },
  });
  await decide(app, reply.order, 'paid');
  await untilSettled(app);
  const returning = await buy(app);
  await giveBack(returning.buyer, returning.order);
  // Keeps this refund pending.
  await app.platform.jobs.stop();
  orders = {
    sold: sold.id,
    soldLater: soldLater.id,
    days: days.id,
    refunded: refunded.order.id,
    returning: returning.order.id,
    owed: owed.order.id,
    settled: settled.order.id,
  };
});
afterAll(() => app.close());

async function buyTwiceWithCodes(): Promise<[Order, Order]> {
  const buyer = await buildMember(app);
  const buyWith = async (code: string) => {
    const { order } = (await orderWith(buyer.client, code)).reply;
    await decide(app, order, 'paid');
    return order;
  };
  return [await buyWith(await buildCode(app)), await buyWith(await buildCode(app))];
}

async function buyDays(): Promise<Order> {
  const order = await openDaysOrder((await buildMember(app)).client, 30);
  await decide(app, order, 'paid');
  return order;
}

async function giveBack({ client }: BuiltMember, { id }: Order): Promise<void> {
  const { offer } = (await client.call(getRefund, { query: { id } })).reply;
  if (!offer) throw new Error(`order ${id} cannot be refunded`);
  await client.call(requestRefund, { body: { order: id, amount: offer.amount.amount, client_id: randomUUID() } });
}

/** The bank has taken the payment back after some credits were spent. */
async function owing(reader: BuiltMember): Promise<{ buyer: BuiltMember; order: Order }> {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  await decide(app, order, 'paid');
  for (let sent = 0; sent < 20; sent += 1) await write(buyer, reader);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back' });
  await addCredits(app.platform.database.db, buyer.id, 3, 'grant', randomUUID(), app.platform.clock.now());
  return { buyer, order };
}

/** Makes a change that the product's own statements cannot make: with triggers and foreign keys off. */
async function breakIn(tx: Tx, statements: readonly string[]): Promise<void> {
  await sql`SET LOCAL session_replication_role = replica`.execute(tx);
  for (const statement of statements) {
    const { numAffectedRows } = await sql.raw(statement).execute(tx);
    // A statement that changed no row would prove nothing.
    if (numAffectedRows !== undefined) expect([statement, numAffectedRows > 0n]).toEqual([statement, true]);
  }
}

describe('the check of the books', () => {
  test('finds no violation in books that the product wrote', () => expectBooks(app));

  test.each(bookBreaks)('names exactly the equation that $of violates', async ({ by, names }) => {
    const undone = new Error('undone');
    let named: string[] = [];
    const broken = app.platform.database.db.transaction().execute(async (tx) => {
      await breakIn(tx, by(orders));
      named = (await checkBooksIn(tx)).filter((report) => report.deviations.length > 0).map(({ equation }) => equation);
      throw undone;
    });
    await expect(broken).rejects.toBe(undone);
    expect(named).toEqual(names);
  });

  test('has a test for the violation of each equation', () => {
    expect(new Set(bookBreaks.flatMap(({ names }) => names))).toEqual(new Set(Object.values(equations)));
  });

  test('exits with 1 and marks one line of the output as failed', { tags: ['slow'], timeout: 300_000 }, async () => {
    const { db } = app.platform.database;
    const setLast = (by: number) => sql`UPDATE invoice_counters SET last = last + ${by}`.execute(db);
    await setLast(1);
    const { code, lines } = await runCheck();
    await setLast(-1);
    expect([code, lines.filter((line) => !line.startsWith('✓'))]).toEqual([
      1,
      ['✗ invoice numbers have no gap', expect.stringMatching(/^ {4}company 1 in \d{4}: 1$/), ''],
    ]);
    expect(lines).toHaveLength(Object.keys(equations).length + 2);
    await expectBooks(app);
  });
});

/** `npm run books -- --check` on the test's database. */
async function runCheck(): Promise<{ code: number | null; lines: string[] }> {
  const { rows } = await app.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
  const url = `postgres://app@localhost/${rows[0]?.name}?host=${encodeURIComponent(inject('databaseHost'))}`;
  const env = { ...process.env, APP_ENV: 'test', SECRET: 's'.repeat(40), DATABASE_URL: url, DATA_DIR: inject('runDir') };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['scripts/operator/books.ts', '--check'], { env }, (_error, lines) =>
      resolve({ code: child.exitCode, lines: lines.split('\n') }),
    );
  });
}
