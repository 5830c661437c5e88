// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { deciding, reportMember } from '#tests/support/deciding.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { type Killable, killableOn } from '#tests/support/process/killable.ts';
import type { Served } from '#tests/support/process/served.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { previewDecision } from '#features/cases/contract/decision-endpoints.ts';
import { answerApproval } from '#features/staff/contract/people.ts';

let app: TestApp;
let processes: Killable;
let judge: BuiltStaff;
let other: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  // The jobs are to run in the processes that this test starts.
  await app.platform.jobs.stop();
  processes = await killableOn(app);
  [judge, other] = [await buildStaff(app), await buildStaff(app)];
});
afterAll(async () => {
  await app.close();
  await processes.close();
});

const receivers = 1000;
const given = 20;
const price = 5;

const runJobs = ({ address }: Served, seconds = 0) =>
  fetch(`${address}/dev/clock`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ advance_seconds: seconds }),
  }).catch(() => null);

/** Members who each got a message and paid for an answer, as if they had written by the calls. */
async function deceive(fraud: BuiltMember): Promise<void> {
  await app.platform.database.pool.query(
    `WITH made AS (
       INSERT INTO users (site_id, email, password_hash, language, status, signup_date)
         SELECT site_id, 'receiver-' || $1::bigint || '-' || n || '@built.test', password_hash, 'de', 'active', signup_date
         FROM users, generate_series(1, $2::int) n WHERE id = $1 RETURNING id, site_id, signup_date),
     shown AS (
       INSERT INTO profiles (user_id, site_id, name, status, gender, search_gender, date_of_birth, country, last_active_at, created_at, updated_at)
         SELECT id, site_id, 'Anna', 'active', 'woman', '{man}', '1990-05-05', 'DE', signup_date, signup_date, signup_date FROM made),
     talk AS (
       INSERT INTO conversations (low_id, high_id, starter_id, created_at) SELECT $1, id, $1, $3 FROM made RETURNING id, high_id)
     INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text)
       SELECT id, who, gen_random_uuid(), $3, CASE who WHEN $1 THEN 0 ELSE $4::int END, 'Hallo' FROM talk, unnest(ARRAY[$1::bigint, high_id]) who`,
    [fraud.id, receivers, app.platform.clock.now(), price],
  );
  await app.platform.database.pool.query(
    `SELECT credits_add(m.sender_id, $2, 'grant', 'built:' || m.sender_id, $3),
       credits_spend(m.sender_id, m.cost, 'message', 'message:' || m.sender_id || ':' || m.client_id, $3)
     FROM messages m JOIN conversations c ON c.id = m.conversation_id AND c.high_id = m.sender_id WHERE c.low_id = $1`,
    [fraud.id, given, app.platform.clock.now()],
  );
}

const count = async (statement: string, ...values: unknown[]): Promise<number> =>
  (await app.platform.database.pool.query<{ n: number }>(`SELECT count(*) AS n FROM ${statement}`, values)).rows[0]?.n ?? 0;

test('a thousand warnings are exact although the process is killed twice among them', { timeout: 600_000 }, async () => {
  const fraud = await buildMember(app, { gender: 'man' });
  await deceive(fraud);
  const number = await reportMember(app, fraud, { reason: 'money' });
  const { approval } = (await deciding(judge, number, { act: 'ban_fraud', reason: 'fraud' })).reply;
  await other.client.call(answerApproval, { body: { id: approval?.id ?? 0, hash: approval?.hash ?? '', approve: true } });
  const done = () => count('fraud_warnings WHERE about_id = $1 AND done_at IS NOT NULL', fraud.id);

  for (const least of [100, 500]) {
    const served = await processes.start();
    // The lease of the process that died runs out.
    const sweep = runJobs(served, 120);
    await vi.waitFor(async () => expect(await done()).toBeGreaterThan(least), { timeout: 120_000, interval: 5 });
    await served.kill();
    await sweep;
    expect(await done()).toBeLessThan(receivers);
  }
  const last = await processes.start();
  await vi.waitFor(
    async () => {
      await runJobs(last, 120);
      expect(await done()).toBe(receivers);
    },
    { timeout: 240_000, interval: 500 },
  );
  await runJobs(last, 120);
  await last.stop();
  expect(await count(`ledger_transactions WHERE kind = 'returned_fraud'`)).toBe(receivers);
  const paired = `balances b JOIN conversations c ON c.high_id = b.user_id AND c.low_id = $1 WHERE b.purchased + b.bonus = $2`;
  expect(await count(paired, fraud.id, given)).toBe(receivers);
  await expectBooks(app);
});

test(
  'a preview whose process is killed leaves nothing, and a decision is applied once by the next process',
  { timeout: 600_000 },
  async () => {
    const fraud = await buildMember(app, { gender: 'man' });
    await deceive(fraud);
    const number = await reportMember(app, fraud, { reason: 'money' });
    const served = await processes.start();
    const cookie = [...judge.client.cookies].map((pair) => pair.join('=')).join('; ');
    const body = JSON.stringify({ number, act: 'ban_fraud', reason: 'fraud' });
    const preview = fetch(`${served.address}/api/${previewDecision.path}`, {
      method: 'POST',
      headers: { cookie, origin: served.address, 'content-type': 'application/json' },
      body,
    }).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await served.kill();
    await preview;
    expect(await count('decisions WHERE user_id = $1', fraud.id)).toBe(0);
    expect(await count('fraud_warnings WHERE about_id = $1', fraud.id)).toBe(0);

    const simple = await buildMember(app);
    const first = await processes.start();
    const client_id = randomUUID();
    const waiting = await reportMember(app, simple);
    const made = await deciding(judge, waiting, { act: 'ban_rule', client_id });
    // Killed within the time for undoing it.
    await first.kill();
    expect(await count(`users WHERE id = $1 AND status = 'active'`, simple.id)).toBe(1);
    const second = await processes.start();
    await vi.waitFor(
      async () => {
        await runJobs(second, 120);
        expect(await count(`users WHERE id = $1 AND status = 'banned'`, simple.id)).toBe(1);
      },
      { timeout: 120_000, interval: 500 },
    );
    await second.stop();
    expect(await count('decisions WHERE number = $1 AND applied_at IS NOT NULL', made.reply.decision.number)).toBe(1);
  },
);
