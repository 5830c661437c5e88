import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { advanceClock, openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { declareWithdrawal } from '../../contract/withdrawal.ts';
import { forgetEvidence } from './forget-evidence.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Regression: the privacy text promised an end, and nothing was ever deleted.
test('the declarer of a withdrawal is forgotten after eight years, and the buyer’s country after ten, each at the end of the year', async () => {
  const { db } = app.platform.database;
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'paid', details: { country: 'DE' } });
  const declare = async (text: string) =>
    (
      await app.client().call(declareWithdrawal, {
        body: { name: 'Anna', order: text, email: buyer.email, client_id: randomUUID() },
      })
    ).reply.number;
  const [ended, open] = [await declare('the first one'), await declare('the second one')];
  const now = app.platform.clock.now();
  await db.updateTable('withdrawals').set({ outcome: 'noted', ended_at: now }).where('number', '=', ended).execute();
  const deleted = { status: 'deleted', deleted_at: new Date('2020-01-01'), deleted_from: 'active' };
  await db.updateTable('users').set(deleted).where('id', '=', buyer.id).execute();
  await eventually(async () => {
    await advanceClock(app, 60);
    expect(await db.selectFrom('users').select('id').where('id', '=', buyer.id).execute()).toEqual([]);
  });
  const endOfYear = (years: number) => new Date(Date.UTC(now.getUTCFullYear() + years, 11, 31, 12));
  const startOfNext = (years: number) => new Date(Date.UTC(now.getUTCFullYear() + years + 1, 0, 1, 1));
  const forgetAt = (at: Date) => forgetEvidence({ db, clock: { ...app.platform.clock, now: () => at } });
  const names = async () =>
    (await db.selectFrom('withdrawals').select('name').where('number', 'in', [ended, open]).orderBy('id').execute()).map(
      ({ name }) => name,
    );
  const sale = () =>
    db
      .selectFrom('purged_orders')
      .select(['amount', 'country', 'payment_country', 'profile_country', 'provider_reference'])
      .where('order_id', '=', order.id)
      .executeTakeFirst();

  await forgetAt(endOfYear(8));
  expect(await names()).toEqual(['Anna', 'Anna']);
  await forgetAt(startOfNext(8));
  // A declaration that waits for a person has not ended.
  expect(await names()).toEqual(['', 'Anna']);
  await forgetAt(endOfYear(10));
  expect(await sale()).toMatchObject({ payment_country: 'DE', profile_country: 'DE', provider_reference: referenceOf(order) });
  await forgetAt(startOfNext(10));
  expect(await sale()).toEqual({ amount: 1990, country: 'DE', payment_country: null, profile_country: null, provider_reference: null });
  await expectBooks(app);
});
