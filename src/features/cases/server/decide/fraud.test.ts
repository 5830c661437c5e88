import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getUser } from '#features/account/contract/endpoints.ts';
import { closeFraudWarnings, getFraudWarnings } from '#features/decisions/contract/warnings.ts';
import { answerApproval } from '#features/staff/contract/people.ts';
import { decided, deciding, passUndo, reportMember } from '#tests/support/deciding.ts';

let app: TestApp;
let judge: BuiltStaff;
let other: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  [judge, other] = [await buildStaff(app), await buildStaff(app)];
});
afterAll(() => app.close());

const db = () => app.platform.database.db;
const man = () =>
  buildMember(app, { gender: 'man', search_gender: ['woman'], credits: 10_000, paid_user: true, signup_date: new Date(2020, 1) });
const creditsOf = async ({ client }: BuiltMember) => (await client.call(getUser)).reply.user.credits;
const statusOf = async ({ id }: BuiltMember) =>
  (await db().selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const warningsOf = ({ id }: BuiltMember) =>
  db().selectFrom('fraud_warnings').selectAll().where('about_id', '=', id).orderBy('user_id').execute();
const returnedTo = ({ id }: BuiltMember) =>
  db().selectFrom('ledger_transactions').select('idempotency_key').where('user_id', '=', id).where('kind', '=', 'returned_fraud').execute();

/** Receivers who have each answered once. */
async function deceive(fraud: BuiltMember, count: number): Promise<BuiltMember[]> {
  const receivers: BuiltMember[] = [];
  for (let n = 0; n < count; n += 1) receivers.push(await buildMember(app, { credits: 50 }));
  for (const receiver of receivers) {
    await wrote(fraud, receiver, 'Schick mir Geld');
    await wrote(receiver, fraud, 'Nein');
  }
  return receivers;
}

describe('a ban for fraud', () => {
  test('warns each receiver once and gives back what they spent, however often the jobs run and whenever they stop', async () => {
    const fraud = await man();
    const receivers = await deceive(fraud, 20);
    const unanswered = await buildMember(app, { credits: 50, gender: 'woman' });
    // Spent long ago: it is given back whenever it was.
    await db()
      .updateTable('messages')
      .set({ created_at: new Date(2021, 1) })
      .where(
        'sender_id',
        'in',
        receivers.map(({ id }) => id),
      )
      .execute();
    await decided(app, judge, await reportMember(app, fraud, { reason: 'money' }), { act: 'ban_fraud', reason: 'fraud' });
    for (let run = 0; run < 3; run += 1) await Promise.all([app.platform.jobs.runAllNow(), app.platform.jobs.runAllNow()]);
    expect(await Promise.all(receivers.map(creditsOf))).toEqual(receivers.map(() => 50));
    for (const receiver of receivers) expect(await returnedTo(receiver)).toHaveLength(1);
    const rows = await warningsOf(fraud);
    expect(rows.map(({ warns, done_at, credits }) => [warns, done_at !== null, credits > 0])).toEqual(
      receivers.map(() => [true, true, true]),
    );
    const [receiver, ...others] = receivers;
    const warnings = async (member = receiver) => (await member?.client.call(getFraudWarnings))?.reply.warnings;
    expect(await warnings()).toMatchObject([{ name: 'Anna', credits: expect.any(Number) as number }]);
    for (let twice = 0; twice < 2; twice += 1) expect((await receiver?.client.call(closeFraudWarnings))?.status).toBe(200);
    expect([await warnings(), (await warnings(others[0]))?.length, await warnings(unanswered)]).toEqual([[], 1, []]);
    expect((await app.client().call(getFraudWarnings)).status).toBe(403);
    expect(await returnedTo(unanswered)).toEqual([]);
    expect(await statusOf(fraud)).toBe('held');
    await expectBooks(app);
  });

  test('refuses its pictures on other accounts, and an appeal that is granted lets them in again', async () => {
    const fraud = await man();
    const name = await buildPhoto(app, fraud.id);
    await app.platform.database.pool.query(`UPDATE photos SET phash = $1::bit(64) WHERE name = $2`, ['01'.repeat(32), name]);
    await decided(app, judge, await reportMember(app, fraud, { reason: 'money' }), { act: 'ban_fraud', reason: 'fraud' });
    const banned = async () => (await db().selectFrom('banned_photos').select('reason').execute()).map(({ reason }) => reason);
    expect(await banned()).toEqual(['fraud']);
  });

  test('that warns more than fifty waits for a second person, and suspends meanwhile', async () => {
    const fraud = await man();
    const receivers = await deceive(fraud, 51);
    const number = await reportMember(app, fraud, { reason: 'money' });
    const asked = await deciding(judge, number, { act: 'ban_fraud', reason: 'fraud' });
    const { id = 0, hash = '' } = asked.reply.approval ?? {};
    expect([asked.reply.decision.state, await statusOf(fraud)]).toEqual(['held', 'suspended']);
    const refused = await other.client.call(answerApproval, { body: { id, hash, approve: false, words: 'Zu wenig.' } });
    expect([refused.status, await statusOf(fraud)]).toEqual([200, 'active']);

    const again = (await deciding(judge, number, { act: 'ban_fraud', reason: 'fraud' })).reply.approval;
    expect(await statusOf(fraud)).toBe('suspended');
    expect(
      (await judge.client.call(answerApproval, { body: { id: again?.id ?? 0, hash: again?.hash ?? '', approve: true } })).error?.code,
    ).toBe('own_request');
    await other.client.call(answerApproval, { body: { id: again?.id ?? 0, hash: again?.hash ?? '', approve: true } });
    await passUndo(app);
    expect([await statusOf(fraud), (await warningsOf(fraud)).length]).toEqual(['held', receivers.length]);
  });

  test('lapses after a day, and the member comes back', async () => {
    const fraud = await man();
    await deceive(fraud, 51);
    const number = await reportMember(app, fraud, { reason: 'money' });
    await deciding(judge, number, { act: 'ban_fraud', reason: 'fraud' });
    app.platform.clock.advance(24 * 3600);
    await app.platform.jobs.runAllNow();
    const row = await db().selectFrom('cases').select(['id', 'state']).where('number', '=', number).executeTakeFirstOrThrow();
    const events = await db().selectFrom('case_events').select('what').where('case_id', '=', row.id).orderBy('id').execute();
    expect([await statusOf(fraud), row.state, events.at(-1)?.what]).toEqual(['active', 'open', 'second_lapsed']);
  });
});
