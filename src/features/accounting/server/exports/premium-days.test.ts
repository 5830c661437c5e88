import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveClock, textOf } from '#tests/support/money/accounts.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openDaysOrder, sellDays } from '#tests/support/money/timed-premium.ts';
import { eraseOrders } from '#features/orders/server/index.ts';

let app: TestApp;
let year: number;
let buyer: BuiltMember;

/** 30 days of premium from 16 March on, half of them in April. */
beforeAll(async () => {
  app = await createTestApp();
  year = app.platform.clock.now().getUTCFullYear() + 1;
  await sellDays(app, 30, 1190);
  await moveClock(app, `${year}-03-16T12:00:00Z`);
  buyer = await buildMember(app);
  await sendWebhook(app, { reference: referenceOf(await openDaysOrder(buyer.client, 30)), kind: 'paid' });
  // A running server begins each day on that day.
  for (let day = 17; day <= 31; day++) await moveClock(app, `${year}-03-${day}T12:00:00Z`);
  await moveClock(app, `${year}-04-02T12:00:00Z`);
});
afterAll(() => app.close());

interface Line {
  readonly kind: string;
  readonly account: string;
  readonly debit: string;
  readonly credit: string;
}

/** Net cents by kind, of an account in March. */
async function bookedInMarch(account: string): Promise<Record<string, number>> {
  const file = await app.features.accounting.journal({ company: '1', currency: undefined, from: `${year}-03-01`, to: `${year}-03-31` });
  const lines = parse<Line>(await textOf(file), { columns: true, record_delimiter: '\r\n' });
  const sums: Record<string, number> = {};
  for (const { kind, account: of, debit, credit } of lines)
    if (of === account) sums[kind] = (sums[kind] ?? 0) + Math.round((Number(debit) - Number(credit)) * 100);
  return sums;
}

test('premium for some days is earned by the day, and not again at the end of the month', async () => {
  // Of €10.00 without VAT the 15 days from 17 to 31 March.
  expect(await bookedInMarch('earned')).toEqual({ premium_day: -500 });
  expect(await bookedInMarch('deferred')).toEqual({ sale: -1000, premium_day: 500 });
  await expectBooks(app);
});

test('a closed month does not change when the buyer is purged', async () => {
  const before = [await bookedInMarch('deferred'), await bookedInMarch('earned')];
  await app.platform.database.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('premium_periods').where('user_id', '=', buyer.id).execute();
    await eraseOrders(tx, buyer.id, app.platform.clock.now());
  });
  expect([await bookedInMarch('deferred'), await bookedInMarch('earned')]).toEqual(before);
});
