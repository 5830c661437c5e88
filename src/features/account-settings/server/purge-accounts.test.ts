import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { StorageAway } from '#platform/server/storage/storage-away.ts';
import { login, restoreUser } from '#features/account/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { type BuiltMember, builtPassword, buildMember } from '#tests/support/builders.ts';
import { buildFullMember, type FullMember } from '#tests/support/personal-data/full-member.ts';
import { rowsOf, tablesMentioning } from '#tests/support/personal-data/person-columns.ts';
import { decide, openOrder, referenceOf, sendWebhook, advanceClock } from '#tests/support/money/shop.ts';
import { rowsOf as eventsOf } from '#tests/support/account/security-lines.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilOneWaits } from '#tests/support/waiting.ts';
import { lockBalance } from '#features/credits/server/index.ts';
import { deleteUser } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const day = 86_400;
const leave = ({ client }: BuiltMember) => client.call(deleteUser, { body: { password: builtPassword } });

const exists = async ({ id }: BuiltMember): Promise<boolean> =>
  (await app.platform.database.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

const filesLeft = async ({ files }: FullMember): Promise<string[]> => {
  const opened = await Promise.all(files.map(async (file) => ((await app.platform.storage.open(file)) === null ? [] : [file])));
  return opened.flat();
};

/** Evidence goes with the case in which it stands, not with the account. */
const purgeableLeft = async (member: FullMember) => (await filesLeft(member)).filter((file) => !file.startsWith('evidence/'));

/** The cases about erased members have ended long ago. */
async function endCases(): Promise<void> {
  const { pool } = app.platform.database;
  await pool.query(`UPDATE cases SET state = 'closed', opened_at = opened_at - interval '1 year' WHERE subject_id IS NULL`);
  await pool.query(`UPDATE case_events SET at = at - interval '1 year'`);
  await advanceClock(app, 1);
}

const invoicesOf = ({ order }: FullMember) =>
  app.platform.database.db.selectFrom('invoices').select(['number', 'user_id', 'total']).where('order_id', '=', order).execute();

const purgedOrdersOf = ({ order }: FullMember) =>
  app.platform.database.db.selectFrom('purged_orders').selectAll().where('order_id', '=', order).execute();

/** Reports outlive the purged member: reports by the member lose their author, reports about the member lose id and name. */
const reportsLeft = async ({ before }: FullMember) => {
  const { rows } = await app.platform.database.pool.query(
    `SELECT reporter_id, reported_id, text, evidence ? 'name' AS named FROM reports WHERE $1 IN (reporter_id, reported_id) ORDER BY id`,
    [before.id],
  );
  return rows;
};

/** Columns that may keep the id: the ledger is append-only, and holds only a number that no longer leads to a person. */
const allowedColumns = new Set(['ledger_transactions.user_id']);

async function expectNothingLeft(member: FullMember): Promise<void> {
  await endCases();
  const left = [...(await rowsOf(app, member.id))].filter(([column, rows]) => rows > 0 && !allowedColumns.has(column));
  expect(left).toEqual([]);
  expect(await tablesMentioning(app, member.email)).toEqual([]);
  expect(await tablesMentioning(app, member.name)).toEqual([]);
  expect(await filesLeft(member)).toEqual([]);
  expect(await eventsOf(app.platform.security, { account: member.email })).toEqual([]);
  const { rows } = await app.platform.database.pool.query('SELECT FROM security_events WHERE user_id IS NULL AND session_id IS NOT NULL');
  expect(rows).toEqual([]);
}

describe('a deleted account', () => {
  test('is complete for 14 days, and then leaves nothing behind but anonymous invoices', async () => {
    const member = await buildFullMember(app, 'walk');
    // Add a new table with a user column to `buildFullMember`; its rows must be deleted with the account.
    expect([...(await rowsOf(app, member.id))].filter(([, rows]) => rows === 0).map(([column]) => column)).toEqual([]);
    expect(await tablesMentioning(app, member.email)).toEqual(
      expect.arrayContaining(['pgboss.job_common', 'public.complaints', 'public.link_tokens', 'public.users', 'public.webhook_events']),
    );
    expect(await filesLeft(member)).toEqual(member.files);
    expect(await eventsOf(app.platform.security, { account: member.email })).not.toEqual([]);
    const order = await app.platform.database.db.selectFrom('orders').selectAll().where('id', '=', member.order).executeTakeFirstOrThrow();
    const paid = await app.platform.database.db
      .selectFrom('order_payments')
      .select(['payment_country', 'start_text_version'])
      .where('order_id', '=', member.order)
      .executeTakeFirstOrThrow();
    expect(paid.start_text_version).not.toBeNull();

    expect((await leave(member)).status).toBe(200);
    await advanceClock(app, 14 * day - 60);
    expect(await exists(member)).toBe(true);
    expect(await filesLeft(member)).toEqual(member.files.filter((file) => !file.startsWith('exports/')));
    const late = app.client();
    expect((await late.call(login, { body: { email: member.email, password: builtPassword } })).error?.code).toBe('account_deleted');

    // Unused purchases are refunded before the purge.
    for (let runs = 0; runs < 3; runs += 1) await advanceClock(app, 60);
    await expectNothingLeft(member);
    expect(await reportsLeft(member)).toEqual([
      { reporter_id: null, reported_id: member.before.id, text: 'Das stimmt nicht.', named: true },
      { reporter_id: member.before.id, reported_id: null, text: 'Das stimmt nicht.', named: false },
      { reporter_id: member.before.id, reported_id: null, text: 'Das stimmt nicht.', named: false },
    ]);
    const [purged, ...others] = await purgedOrdersOf(member);
    expect(others).toEqual([]);
    const { amount, currency, country, vat_rate, credits, days, provider, method, provider_reference, created_at, completed_at } = order;
    const sold = { amount, currency, country, vat_rate, credits, days, provider, method, provider_reference, created_at, completed_at };
    // Regression: the proofs of where the sale was taxed went with the account; they are to be kept as long as the sale.
    const { profile_country, guessed_country, declared_country } = order;
    const proofs = { profile_country, guessed_country, declared_country, ...paid };
    expect(purged).toEqual({ order_id: member.order, site_id: purged?.site_id, ...sold, ...proofs });
    const issued = { number: expect.stringMatching(/^DE1-/) as string, user_id: null, total: amount };
    expect(await invoicesOf(member)).toContainEqual(issued);
    expect((await late.call(restoreUser)).error?.code).toBe('restore_expired');
    expect((await late.call(login, { body: { email: member.email, password: builtPassword } })).error?.code).toBe('login_failed');
    for (const other of [member.before, member.after]) expect(await exists(other)).toBe(true);
    // The session of before has ended, and visitors find only members who want it.
    const { client } = member.before;
    expect((await client.call(login, { body: { email: member.before.email, password: builtPassword } })).status).toBe(200);
    const found = (await client.call(searchMembers, { query: {} })).reply.profiles.map(({ id }) => id);
    expect(found).toContain(member.after.id);
    expect(found).not.toContain(member.id);

    const again = app.client();
    expect((await again.call(signup, { body: signupForm({ email: member.email }) })).status).toBe(200);
  });

  test('is purged while the files cannot be removed, and they go later', async () => {
    const member = await buildFullMember(app, 'torn');
    await leave(member);
    const { storage } = app.platform;
    const away = [vi.spyOn(storage, 'remove'), vi.spyOn(storage, 'removeFolder')];
    for (const call of away) call.mockRejectedValue(new StorageAway('away', new Error('no answer')));
    const fault = vi.spyOn(storage, 'fault').mockResolvedValue('away');
    await advanceClock(app, 14 * day);
    for (let runs = 0; runs < 3; runs += 1) await advanceClock(app, 60);
    expect(await exists(member)).toBe(false);
    expect(await purgeableLeft(member)).not.toEqual([]);
    for (const call of [...away, fault]) call.mockRestore();
    await advanceClock(app, 10);
    await expectNothingLeft(member);
    expect(await purgedOrdersOf(member)).toHaveLength(1);
  });

  test('does not block the purge of others when its own fails', async () => {
    const [first, failing, last] = [await buildMember(app), await buildMember(app), await buildMember(app)];
    for (const member of [first, failing, last]) await leave(member);
    const { security } = app.platform;
    const forget = security.forget.bind(security);
    const broken = vi.spyOn(security, 'forget').mockImplementation(async (tx, whom) => {
      if (whom.user === failing.id) throw new Error('the purge is torn');
      await forget(tx, whom);
    });
    await advanceClock(app, 14 * day);
    expect(await Promise.all([first, failing, last].map(exists))).toEqual([false, true, false]);
    broken.mockRestore();
    await advanceClock(app, 1);
    expect(await exists(failing)).toBe(false);
  });

  test('is purged in the same run when PostgreSQL ends the purge to resolve a deadlock', async () => {
    const member = await buildMember(app);
    const order = await openOrder(member.client);
    await leave(member);
    const { db } = app.platform.database;
    const late = await db.transaction().execute(async (tx) => {
      // With this timeout the purge is the transaction that detects the deadlock and is rolled back.
      await sql`SET LOCAL deadlock_timeout = '60s'`.execute(tx);
      await lockBalance(tx, member.id);
      const purging = advanceClock(app, 14 * day);
      await untilOneWaits(app);
      // The purge has locked the orders, so this query returns only after the purge was rolled back.
      const { rows } = await sql`SELECT id FROM orders WHERE id = ${order.id} FOR UPDATE`.execute(tx);
      return { purging, found: rows.length };
    });
    expect(late.found).toBe(1);
    await late.purging;
    expect(await exists(member)).toBe(false);
  });

  test('still accepts later webhooks of the payment provider', async () => {
    const member = await buildMember(app);
    const order = await openOrder(member.client);
    const reference = referenceOf(order);
    await leave(member);
    await advanceClock(app, 14 * day);
    expect(await exists(member)).toBe(false);
    for (const kind of ['pending', 'paid', 'declined'] as const) expect((await sendWebhook(app, { reference, kind })).statusCode).toBe(200);
    expect((await decide(app, order, 'paid')).statusCode).toBeLessThan(500);
    await advanceClock(app, 16 * 60);
    const { rows } = await app.platform.database.pool.query('SELECT FROM ledger_transactions WHERE user_id = $1', [member.id]);
    expect(rows).toEqual([]);
  });

  test('is not purged when it was restored in time', async () => {
    const member = await buildMember(app);
    await leave(member);
    await advanceClock(app, 13 * day);
    const back = app.client();
    await back.call(login, { body: { email: member.email, password: builtPassword } });
    expect((await back.call(restoreUser)).status).toBe(200);
    await advanceClock(app, 2 * day);
    expect(await exists(member)).toBe(true);
  });
});
