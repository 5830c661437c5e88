import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '#platform/server/db/sql-statements.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { decided, reportMember } from '#tests/support/deciding.ts';
import { openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { casesAbout } from '../queue/testing/cases.ts';

let app: TestApp;
let staff: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await buildStaff(app);
});
afterAll(() => app.close());

const pay = async (member: BuiltMember, fingerprint: string) => {
  const made = await openOrder(member.client, 100, 'card');
  const total = { amount: made.total.amount, currency: made.total.currency };
  await sendWebhook(app, { reference: referenceOf(made), kind: 'paid', details: { ...total, fingerprint } });
  return made;
};
const ban = async (member: BuiltMember) =>
  decided(app, staff, await reportMember(app, member, { reason: 'money' }), { act: 'ban_fraud', reason: 'fraud' });
/** As if the ban were one of another company. */
const banElsewhere = async (member: BuiltMember) => {
  await ban(member);
  const { id } = await app.features.sites.byHost('de.localhost');
  await app.platform.database.pool.query('UPDATE decisions SET site_id = $1 WHERE user_id = $2', [id, member.id]);
};

test('the migration blocks by earlier second bans what they did not block, from now on', async () => {
  const [first, second, third, lifted] = [await buildMember(app), await buildMember(app), await buildMember(app), await buildMember(app)];
  const card = `card-${randomUUID()}`;
  for (const member of [first, second, third, lifted]) await pay(member, card);
  await banElsewhere(first);
  for (const member of [second, third, lifted]) await ban(member);
  const { pool } = app.platform.database;
  const { rows } = await pool.query<{ id: string; user_id: string }>(
    `UPDATE decisions SET applied_at = applied_at - interval '1 hour', reversed_by = CASE WHEN user_id = $2 THEN id END
      WHERE act = 'ban_fraud' AND user_id = ANY($1) RETURNING id, user_id`,
    [[second.id, third.id, lifted.id], lifted.id],
  );
  const of = ({ id }: BuiltMember) => Number(rows.find((row) => Number(row.user_id) === id)?.id);
  await pool.query('DELETE FROM blocked_payment_means WHERE decision_id = ANY($1)', [rows.map(({ id }) => id)]);
  const bans = statementsOf(fs.readFileSync('db/migrations/0042-blocked-means-by-ban.sql', 'utf8')).filter(({ text }) =>
    text.includes('INSERT INTO blocked_payment_means'),
  );
  for (let times = 0; times < 2; times++) for (const { text } of bans) await pool.query(text);
  const means = await pool.query<{ decision_id: string; now: boolean }>(
    `SELECT decision_id, created_at > now() - interval '10 minutes' AS now FROM blocked_payment_means
      WHERE fingerprint = $1 AND decision_id = ANY($2) ORDER BY decision_id`,
    [card, rows.map(({ id }) => id)],
  );
  expect(means.rows.map((row) => [Number(row.decision_id), row.now])).toEqual([
    [of(second), true],
    [of(third), true],
  ]);
});

test('a payment that an older process has found is reported by that one alone', async () => {
  const [fraud, friend] = [await buildMember(app), await buildMember(app)];
  const card = `card-${randomUUID()}`;
  await pay(fraud, card);
  await ban(fraud);
  const paid = await pay(friend, card);
  await app.platform.database.pool.query('INSERT INTO blocked_payments (order_id, found_at) VALUES ($1, now())', [paid.id]);
  await app.platform.jobs.runAllNow();
  const refund = app.platform.database.db.selectFrom('refunds').select('id').where('order_id', '=', paid.id);
  expect([await casesAbout(app, friend), await refund.execute()]).toEqual([[], []]);
});
