// @module-tag slow
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Order } from '#features/orders/contract/order.ts';
import { issueInvoice } from './index.ts';

let app: TestApp;
let members: BuiltMember[];
const buildMembers = () => Promise.all(Array.from({ length: 5 }, () => buildMember(app)));
beforeAll(async () => {
  app = await createTestApp();
  members = await buildMembers();
});
afterAll(() => app.close());

const year = 31_557_600;

/** The numbers assigned so far, by company and year. */
async function sequences(): Promise<Map<string, number[]>> {
  const rows = await app.platform.database.db
    .selectFrom('invoices')
    .select(['company_id', 'year', 'sequence'])
    .orderBy('sequence')
    .execute();
  const found = new Map<string, number[]>();
  for (const row of rows) found.set(`${row.company_id}-${row.year}`, [...(found.get(`${row.company_id}-${row.year}`) ?? []), row.sequence]);
  return found;
}

async function expectNoGaps(): Promise<void> {
  for (const [series, numbers] of await sequences())
    expect([series, numbers]).toEqual([series, Array.from({ length: numbers.length }, (_, index) => index + 1)]);
}

function memberAt(index: number): BuiltMember {
  const member = members[index % members.length];
  if (!member) throw new Error('there is nobody who buys');
  return member;
}

const pay = (order: Order) => sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });

const openOrders = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => openOrder(memberAt(index).client, 40)));

/** Issues an invoice in a transaction that then fails. */
async function issueAndRollBack({ id, total }: Order, member: BuiltMember): Promise<void> {
  const { db } = app.platform.database;
  const site = await app.features.sites.byHost('localhost');
  const sold = {
    order: 1_000_000 + id,
    orderNumber: `E-${1_000_000 + id}-7K2M`,
    site: site.id,
    user: member.id,
    language: 'de',
    country: 'DE',
    total,
    vat: { country: 'DE', rate: 19, amount: 1, number: 'DE000000000' },
  } as const;
  const lines = [{ kind: 'package', credits: 40, amount: total.amount }] as const;
  const given = db.transaction().execute(async (tx) => {
    await issueInvoice(tx, { ...sold, lines, period: null, method: 'PayPal' }, app.platform.clock.now());
    throw new Error('something after it failed');
  });
  await expect(given).rejects.toThrow('something after it failed');
}

test('50 parallel orders and 50 failing transactions leave no gap', { timeout: 60_000 }, async () => {
  const before = [...(await sequences()).values()].flat().length;
  const orders = await openOrders(50);
  const responses = await Promise.all(orders.flatMap((order, index) => [pay(order), issueAndRollBack(order, memberAt(index))]));
  expect(responses.filter((response) => response && response.statusCode !== 200)).toEqual([]);
  await expectNoGaps();
  expect([...(await sequences()).values()].flat()).toHaveLength(before + 50);
});

test('any mix of completions, repeats, failures and changes of the year leaves no gap', { timeout: 60_000 }, async () => {
  const step = fc.record({ paid: fc.nat(4), repeated: fc.boolean(), failed: fc.nat(3), newYear: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { paid, repeated, failed, newYear } of steps) {
        const orders = await openOrders(Math.max(paid, failed));
        await Promise.all([
          ...orders.slice(0, paid).flatMap((order) => (repeated ? [pay(order), pay(order)] : [pay(order)])),
          ...orders.slice(0, failed).map((order, index) => issueAndRollBack(order, memberAt(index))),
        ]);
        if (!newYear) continue;
        app.platform.clock.advance(year);
        // The sessions of the earlier members have expired.
        members = await buildMembers();
      }
      await expectNoGaps();
    }),
    runs(10),
  );
  expect((await sequences()).size).toBeGreaterThan(1);
});
