// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeRefund } from '#features/office-orders/contract/endpoints.ts';
import { answerApproval } from '#features/staff/contract/people.ts';
import { buildMember } from '#tests/support/builders.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { decide, openOrder, referenceOf } from '#tests/support/money/shop.ts';
import { type Killable, killableOn } from '#tests/support/process/killable.ts';
import type { Served } from '#tests/support/process/served.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let processes: Killable;
beforeAll(async () => {
  app = await createTestApp();
  processes = await killableOn(app);
});
afterAll(async () => {
  await app.close();
  await processes.close();
});

const send = ({ address }: Served, url: string, body: object, by?: BuiltStaff) =>
  fetch(`${address}${url}`, {
    method: 'POST',
    headers: {
      origin: address,
      'content-type': 'application/json',
      ...(by && { cookie: [...by.client.cookies].map((pair) => pair.join('=')).join('; ') }),
    },
    body: JSON.stringify(body),
  }).then(
    ({ status }) => status,
    () => null,
  );
const runJobs = (served: Served, seconds: number) => send(served, '/dev/clock', { advance_seconds: seconds });
const amountsOf = async (statement: string, value: unknown): Promise<number[]> =>
  (await app.platform.database.pool.query<{ amount: number }>(statement, [value])).rows.map(({ amount }) => Number(amount));

/** Milliseconds between the second yes and the kill; the last one is after the reply. */
const moments = [0, 8, 20, 45, 90, null];

test('a process that is killed around the second yes pays the refund once, and loses none', { timeout: 600_000 }, async () => {
  const orders = [];
  for (const moment of moments) {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client, 100);
    await decide(app, order, 'paid');
    orders.push({ order, moment });
  }
  // The jobs are to run in the processes that this test starts.
  await app.platform.jobs.stop();
  const [support, accountant] = [
    await buildStaff(app, { roles: [{ role: 'support', site: null }] }),
    await buildStaff(app, { roles: [{ role: 'accountant', site: null }] }),
  ];
  for (const { order, moment } of orders) {
    const asked = { order: order.id, amount: 1990, reason: 'Auf deinen Wunsch erstattet.', client_id: randomUUID() };
    const { approval } = (await support.client.call(makeRefund, { body: asked })).reply;
    const yes = { id: approval?.id ?? 0, hash: approval?.hash ?? '', approve: true };
    const served = await processes.start();
    const answered = send(served, `/api/${answerApproval.path}`, yes, accountant);
    if (moment === null) expect(await answered).toBe(200);
    else await new Promise((resolve) => setTimeout(resolve, moment));
    await served.kill();
    await answered;
    // Whoever got no reply says yes again: it is the first yes, or it is known already.
    const again = await accountant.client.call(answerApproval, { body: yes });
    expect([200, 409, 410]).toContain(again.status);
  }
  const last = await processes.start();
  await vi.waitFor(
    async () => {
      await runJobs(last, 300);
      await runJobs(last, 60);
      const { rows } = await app.platform.database.pool.query<{ state: string }>('SELECT state FROM refunds');
      expect(rows.map(({ state }) => state)).toEqual(moments.map(() => 'done'));
    },
    { timeout: 240_000, interval: 500 },
  );
  await last.stop();
  for (const { order, moment } of orders) {
    expect([moment, await amountsOf('SELECT amount FROM sandbox_refunds WHERE reference = $1', referenceOf(order))]).toEqual([
      moment,
      [1990],
    ]);
    expect([moment, await amountsOf('SELECT total AS amount FROM invoices WHERE order_id = $1 ORDER BY id', order.id)]).toEqual([
      moment,
      [1990, -1990],
    ]);
  }
  await expectBooks(app);
});
