// @module-tag slow
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { answerApproval } from '#features/staff/contract/people.ts';
import { openStripeHarness } from '#features/payment-providers/server/stripe/testing/stripe-harness.ts';
import { stripeSecrets } from '#features/payment-providers/server/stripe/testing/sign-stripe.ts';
import { deliver, placePaidOrder } from '#features/payment-providers/server/testing/harness.ts';
import { eventually } from '#tests/support/eventually.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { serve } from '#tests/support/process/served.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { makeRefund } from '#features/office-orders/contract/endpoints.ts';

type Harness = Awaited<ReturnType<typeof openStripeHarness>>;
let harness: Harness;
let support: BuiltStaff;
let accountant: BuiltStaff;
beforeAll(async () => {
  harness = await openStripeHarness();
  const site = (await harness.app.features.sites.byHost('localhost')).id;
  support = await buildStaff(harness.app, { roles: [{ role: 'support', site }] });
  accountant = await buildStaff(harness.app, { roles: [{ role: 'accountant', site }] });
});
afterAll(async () => {
  await harness.app.close();
  await harness.server.close();
});

/** Another process of the site, which uses the same provider. */
async function startOther() {
  const { rows } = await harness.app.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
  const other = await serve({
    host: inject('databaseHost'),
    poolerPort: inject('poolerPort'),
    database: rows[0]?.name ?? '',
    dataDir: harness.app.platform.env.dataDir,
    env: {
      PAYMENT_PROVIDERS: 'stripe',
      STRIPE_SECRET_KEY: stripeSecrets.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
      STRIPE_URL: harness.server.url,
    },
  });
  return { ...other, address: other.address.replace('127.0.0.1', 'localhost') };
}

async function askForRefund() {
  const { order } = await placePaidOrder(harness);
  const body = { order: order.id, amount: 1990, reason: 'After a call.', client_id: randomUUID() };
  const { approval } = (await support.client.call(makeRefund, { body })).reply;
  if (approval === null) throw new Error('nobody was asked');
  return { order, approval };
}

/** What the provider was asked to pay back, and what is stored. */
async function paidBack(order: number) {
  const rows = await harness.app.platform.database.db.selectFrom('refunds').select(['id', 'state']).where('order_id', '=', order).execute();
  const asked = harness.server.refunds.filter(({ metadata }) => rows.some(({ id }) => 'refund' in metadata && metadata.refund === id));
  return { rows, asked };
}

test.each([
  ['at once', 0, 0],
  ['in the transaction', 8, 0],
  ['about when it is committed', 25, 0],
  ['when it was answered', null, 0],
  ['while the provider is asked', null, 3],
] as const)('a process that is killed after a yes, %s, leaves one refund at the provider', async (_when, milliseconds, silences) => {
  const { order, approval } = await askForRefund();
  const other = await startOther();
  harness.server.faults.push(...Array.from({ length: silences }, () => 'silence' as const));
  const yes = fetch(`${other.address}/api/admin/approval.php`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: other.address,
      cookie: [...accountant.client.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: JSON.stringify({ ...approval, approve: true }),
  }).then(
    ({ status }) => status,
    () => null,
  );
  if (milliseconds === null) expect(await yes).toBe(200);
  else await sleep(milliseconds);
  if (silences > 0) await eventually(() => expect(harness.server.faults.length).toBeLessThan(silences));
  await other.kill();
  const answered = await yes;
  harness.server.faults.splice(0);
  // Nobody knows whether the yes arrived, so the person presses again: it counts once.
  const again = await accountant.client.call(answerApproval, { body: { ...approval, approve: true } });
  if (answered === 200) expect(again.status).not.toBe(200);
  for (let runs = 0; runs < 3; runs += 1) await advanceClock(harness.app, 61);
  const { rows, asked } = await paidBack(order.id);
  expect([rows.length, asked.map(({ amount }) => amount)]).toEqual([1, [1990]]);
  // The provider reports the payment late, twice and in several events.
  const reports = await harness.endRefund(asked[0]?.id ?? '', 'succeeded');
  for (const report of [...reports, ...reports]) await deliver(harness, report);
  expect((await paidBack(order.id)).rows.map(({ state }) => state)).toEqual(['done']);
  await expectBooks(harness.app);
});

test('two people who refund the same order at once, and a provider that never answers, make one refund', async () => {
  const { order } = await placePaidOrder(harness);
  const site = (await harness.app.features.sites.byHost('localhost')).id;
  const manager = await buildStaff(harness.app, { roles: [{ role: 'manager', site }] });
  harness.server.faults.push('silence', 'cut', { status: 500 });
  const refund = ({ client }: BuiltStaff) =>
    client.call(makeRefund, { body: { order: order.id, amount: 1990, reason: 'After a call.', client_id: randomUUID() } });
  const made = await Promise.all([refund(accountant), refund(manager), refund(accountant), refund(manager)]);
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
  harness.server.faults.splice(0);
  for (let runs = 0; runs < 3; runs += 1) await advanceClock(harness.app, 61);
  const { rows, asked } = await paidBack(order.id);
  expect([rows.length, asked.map(({ amount }) => amount)]).toEqual([1, [1990]]);
  await expectBooks(harness.app);
});
