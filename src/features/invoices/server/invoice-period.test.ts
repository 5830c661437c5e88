import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayIn } from '#platform/contract/time.ts';
import { buildMember } from '#tests/support/builders.ts';
import { referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openDaysOrder, sellDays } from '#tests/support/money/timed-premium.ts';
import { findInvoice } from './invoice-repo.ts';
import { writeInvoice } from './write-invoice.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await sellDays(app, 30, 1000);
});
afterAll(() => app.close());

// Regression: the supply of thirty days was dated on the day of the payment.
test('the invoice of premium for some days names its first and last day, and a second purchase follows the first', async () => {
  const buyer = await buildMember(app, { language: 'de' });
  const { db } = app.platform.database;
  const shown = async () => {
    const order = await openDaysOrder(buyer.client, 30);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
    const { number } = await db.selectFrom('invoices').select('number').where('order_id', '=', order.id).executeTakeFirstOrThrow();
    const invoice = await findInvoice(db, buyer.id, number);
    return invoice && writeInvoice(invoice).details.find(({ term }) => term === 'Leistungszeitraum')?.value;
  };
  const today = dayIn('Europe/Berlin', app.platform.clock.now());
  const period = (from: number, to: number) =>
    [from, to].map((offset) => addDays(today, offset).split('-').toReversed().join('.')).join('\u2009–\u2009');
  expect(await shown()).toBe(period(1, 30));
  expect(await shown()).toBe(period(31, 60));
});
