import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltMember } from '#tests/support/builders.ts';
import { caseAbout, decided, deciding, passUndo, reportMember } from '#tests/support/deciding.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { buy } from '#tests/support/money/payouts.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.platform.database.db;
const day = 86_400;
const refundsOf = async (order: number) =>
  (await db().selectFrom('refunds').select(['state', 'amount']).where('order_id', '=', order).execute()).map(
    ({ state, amount }) => `${state} ${amount}`,
  );
const ban = async (member: BuiltMember) => decided(app, await buildStaff(app), await reportMember(app, member), { act: 'ban_rule' });

/** The case of an appeal by the member. */
async function appeal(decision: string): Promise<string> {
  const { id, site_id, user_id } = await db().selectFrom('decisions').selectAll().where('number', '=', decision).executeTakeFirstOrThrow();
  const at = app.platform.clock.now();
  const about = { site_id, subject_id: user_id, kind: 'appeal', opened_at: at, due_at: at };
  await db()
    .insertInto('cases')
    .values({ ...about, number: `M-APPE-${String(id).padStart(4, '0')}`, appeal_of: id, appeal_words: 'Nein.', appealed_by: 'member' })
    .execute();
  return `M-APPE-${String(id).padStart(4, '0')}`;
}

test('bought credits of a banned member are paid out once on day 14', async () => {
  const { buyer, order } = await buy(app);
  await ban(buyer);
  await advanceClock(app, 13 * day);
  expect(await refundsOf(order.id)).toEqual([]);
  await advanceClock(app, day);
  for (let runs = 0; runs < 3; runs += 1) await advanceClock(app, 3601);
  expect(await refundsOf(order.id)).toEqual(['done 1990']);
  await expectBooks(app);
});

test('they wait for an appeal, and are paid out when it has ended, or stay when it was granted', async () => {
  const [kept, paid] = [await buy(app), await buy(app)];
  const [first, second] = [await ban(kept.buyer), await ban(paid.buyer)];
  const [granted, refused] = [await appeal(first.number), await appeal(second.number)];
  await advanceClock(app, 20 * day);
  for (let runs = 0; runs < 2; runs += 1) await advanceClock(app, 3601);
  expect([await refundsOf(kept.order.id), await refundsOf(paid.order.id)]).toEqual([[], []]);
  const other = await buildStaff(app);
  await deciding(other, granted, { act: 'restore', reason: 'other', words: 'Du hattest recht.' });
  await deciding(other, refused, { act: 'uphold', reason: 'other', words: 'Es bleibt dabei.' });
  await passUndo(app);
  for (let runs = 0; runs < 3; runs += 1) await advanceClock(app, 3601);
  expect([await refundsOf(kept.order.id), await refundsOf(paid.order.id)]).toEqual([[], ['done 1990']]);
  expect(await caseAbout(app, kept.buyer)).toBe(granted);
  await expectBooks(app);
});
