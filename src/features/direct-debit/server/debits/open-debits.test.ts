import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { payByDebit } from '#tests/support/money/debits.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { requestRefund } from '#features/orders/contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const waiting = async () => new Map((await app.features.openTasks()).map(({ name, items }) => [name, items.map(({ subject }) => subject)]));

test('debits without a bank file, and returned debits, are open tasks of the operator until they are done', async () => {
  const { db } = app.platform.database;
  const [anna, ben, clara] = [await buildMember(app), await buildMember(app), await buildMember(app)];
  const [announced, paidBack, returned] = [await payByDebit(app, anna), await payByDebit(app, ben), await payByDebit(app, clara)];
  // Not due yet.
  expect(await waiting()).toEqual(new Map());
  const today = app.platform.clock.now();
  await db
    .updateTable('direct_debits')
    .set({ due_on: today.toISOString().slice(0, 10) })
    .where('order_id', '=', announced.id)
    .execute();
  await db.updateTable('direct_debits').set({ collected_at: today }).where('order_id', '=', paidBack.id).execute();
  await ben.client.call(requestRefund, { body: { order: paidBack.id, amount: 1990, client_id: randomUUID() } });
  for (let sent = 0; sent < 10; sent += 1) await write(clara, ben);
  await app.features.returnDebit(returned.id);
  expect(await waiting()).toEqual(
    new Map([
      ['debits_without_file', [`E-${announced.id}`]],
      ['refunds_without_file', [`E-${paidBack.id}`]],
      ['returned_debits', [`E-${returned.id}`]],
    ]),
  );
  await app.features.bankFiles?.make();
  await app.features.settleDebit(returned.id);
  expect(await waiting()).toEqual(new Map());
});
