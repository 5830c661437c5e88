// @module-tag slow
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishContent, putContent } from '#features/office-content/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { type Killable, killableOn } from '#tests/support/process/killable.ts';
import type { Served } from '#tests/support/process/served.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let processes: Killable;
beforeAll(async () => {
  app = await createTestApp();
  // The jobs are to run in the processes that this test starts.
  await app.platform.jobs.stop();
  processes = await killableOn(app);
});
afterAll(async () => {
  await app.close();
  await processes.close();
});

const receivers = 700;

const runJobs = ({ address }: Served, seconds: number) =>
  fetch(`${address}/dev/clock`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ advance_seconds: seconds }),
  }).catch(() => null);

const count = async (statement: string): Promise<number> =>
  (await app.platform.database.pool.query<{ n: number }>(`SELECT count(*) AS n FROM ${statement}`)).rows[0]?.n ?? 0;

test('each member is mailed once about new terms although the process is killed among them', { timeout: 600_000 }, async () => {
  const one = await buildMember(app, { language: 'pl' });
  await app.platform.database.pool.query(
    `WITH made AS (
       INSERT INTO users (site_id, email, password_hash, language, status, signup_date)
         SELECT site_id, 'reader-' || n || '@built.test', password_hash, 'pl', 'active', signup_date
         FROM users, generate_series(2, $2::int) n WHERE id = $1 RETURNING id, site_id, signup_date)
     INSERT INTO profiles (user_id, site_id, name, status, gender, search_gender, date_of_birth, country, last_active_at, created_at, updated_at)
       SELECT id, site_id, 'Anna', 'active', 'woman', '{man}', '1990-05-05', 'PL', signup_date, signup_date, signup_date FROM made`,
    [one.id, receivers],
  );
  const owner = await buildStaff(app);
  const text = { kind: 'legal', key: 'terms', language: 'pl' } as const;
  await owner.client.call(putContent, { body: { ...text, title: 'Regulamin', body: 'Nowy' } });
  expect((await owner.client.call(publishContent, { body: text })).status).toBe(200);

  const first = await processes.start();
  const sweep = runJobs(first, 120);
  await vi.waitFor(async () => expect(await count('terms_mails')).toBeGreaterThan(0), { timeout: 120_000, interval: 2 });
  await first.kill();
  await sweep;
  expect(await count('terms_mails')).toBeLessThan(receivers);

  const second = await processes.start();
  await vi.waitFor(
    async () => {
      await runJobs(second, 120);
      expect(await count('terms_mails')).toBe(receivers);
    },
    { timeout: 240_000, interval: 500 },
  );
  await runJobs(second, 120);
  await second.stop();
  const mails = `pgboss.job WHERE data->>'kind' = 'terms_changed'`;
  expect(await count(mails)).toBe(receivers);
  expect(await count(`(SELECT DISTINCT data->>'to' FROM ${mails}) AS readers`)).toBe(receivers);
});
