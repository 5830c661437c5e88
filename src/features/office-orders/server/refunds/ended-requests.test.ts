import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseOrders } from '#features/orders/server/index.ts';
import { answerApproval, getApprovals } from '#features/staff/contract/people.ts';
import { buildMember } from '#tests/support/builders.ts';
import { decide, openOrder } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { makeRefund } from '../../contract/endpoints.ts';

let app: TestApp;
let support: BuiltStaff;
let accountant: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const site = (await app.features.sites.byHost('localhost')).id;
  support = await buildStaff(app, { roles: [{ role: 'support', site }] });
  accountant = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
});

const buyer = () => buildMember(app);
async function buy({ client }: Awaited<ReturnType<typeof buyer>>): Promise<number> {
  const order = await openOrder(client);
  await decide(app, order, 'paid');
  return order.id;
}
const refund = ({ client }: BuiltStaff, order: number, client_id: string = randomUUID()) =>
  client.call(makeRefund, { body: { order, amount: 1990, reason: 'Wished for in a long letter.', client_id } });
const answer = (approval: { id: number; hash: string } | null, approve: boolean) =>
  accountant.client.call(answerApproval, { body: { ...approval, approve } as never });
const refundsOf = (order: number) =>
  app.platform.database.db.selectFrom('refunds').select(['amount', 'reason']).where('order_id', '=', order).execute();

test('a request that ended without a yes is asked again by the same call', async () => {
  const order = await buy(await buyer());
  const client_id = randomUUID();
  const first = (await refund(support, order, client_id)).reply.approval;
  expect((await refund(support, order, client_id)).reply.approval).toEqual(first);
  expect((await answer(first, false)).status).toBe(200);
  const second = (await refund(support, order, client_id)).reply.approval;
  expect(second?.id).toBeGreaterThan(first?.id ?? 0);
  expect((await answer(second, true)).status).toBe(200);
  expect(await refundsOf(order)).toMatchObject([{ amount: 1990 }]);
});

test('what staff wrote about a refund goes with the orders of its buyer', async () => {
  const { db, pool } = app.platform.database;
  const [member, other] = [await buyer(), await buyer()];
  const [paidBack, kept, others] = [await buy(member), await buy(member), await buy(other)];
  await answer((await refund(support, paidBack)).reply.approval, false);
  expect((await refund(accountant, paidBack)).reply.refund).not.toBeNull();
  const waiting = (await refund(support, kept)).reply.approval;
  await refund(support, others);
  expect((await refundsOf(paidBack)).map(({ reason }) => reason)).toEqual(['Wished for in a long letter.']);
  await db.transaction().execute((tx) => eraseOrders(tx, member.id, app.platform.clock.now()));
  expect((await refundsOf(paidBack)).map(({ reason }) => reason)).toEqual([null]);
  const { rows } = await pool.query(`
    SELECT request ->> 'reason' AS reason, answered_at IS NULL AND lapsed_at IS NULL AS open FROM approvals
    WHERE (request ->> 'order')::bigint IN (${paidBack}, ${kept}, ${others}) ORDER BY id`);
  expect(rows).toEqual([
    { reason: null, open: false },
    { reason: null, open: false },
    { reason: 'Wished for in a long letter.', open: true },
  ]);
  expect((await answer(waiting, true)).status).not.toBe(200);
  expect((await accountant.client.call(getApprovals)).status).toBe(200);
});
