// @module-tag slow
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { demoSites } from '#demo/sites.ts';
import { getUser, login, resendActivation } from '#features/account/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { insertSite } from '#features/site/server/index.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { type PostgresServer, startPostgres } from '#platform/server/db/postgres-server.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { quiet } from '#tests/support/quiet.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { createTestAppOn, type TestApp } from '#tests/support/test-app.ts';

let dir: string;
let postgres: PostgresServer;
let app: TestApp;

const start = () => startPostgres({ dataDir: path.join(dir, 'postgres'), throwAway: true });

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'emberleaf-away-'));
  postgres = await start();
  const empty = openDatabase({ connection: postgres.connection, size: 2, log: quiet });
  await migrate(postgres.connection);
  for (const site of demoSites) await insertSite(empty.db, site, new Date('2026-01-01T00:00:00Z'));
  await empty.close();
  app = await createTestAppOn(postgres.connection);
});
afterAll(async () => {
  await app.close();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
});

describe('a database that is unreachable for 10 seconds', () => {
  test('makes calls fail as unavailable at once, and the server works again without a restart', { timeout: 300_000 }, async () => {
    const { client, email } = await buildMember(app, { status: 'not_confirmed' });
    const calls = [
      () => client.call(getUser),
      () => app.client().call(login, { body: { email, password: builtPassword } }),
      () => app.client().call(signup, { body: signupForm() }),
      () => client.call(resendActivation),
    ];
    expect((await client.call(getUser)).status).toBe(200);

    // Calls that are running may succeed or fail as unavailable, but never as an internal error.
    const busy = Array.from({ length: 8 }, () => client.call(getUser));
    await postgres.stop();
    for (const { status } of await Promise.all(busy)) expect([200, 503]).toContain(status);

    const stopped = Date.now();
    while (Date.now() - stopped < 10_000) {
      for (const call of calls) {
        const calledAt = Date.now();
        const { status, body } = await call();
        expect([status, body]).toEqual([503, { error: { code: 'unavailable', params: {} }, request_id: expect.any(String) }]);
        expect(Date.now() - calledAt).toBeLessThan(10_000);
      }
      expect((await app.client().raw('GET', '/healthz')).status).toBe(200);
      expect(await app.client().raw('GET', '/readyz')).toMatchObject({ status: 503, body: { ok: false, missing: ['database'] } });
      await sleep(1000);
    }

    postgres = await start();
    await eventually(async () => expect((await app.client().raw('GET', '/readyz')).status).toBe(200));
    expect((await client.call(getUser)).status).toBe(200);
    const form = signupForm();
    expect((await app.client().call(signup, { body: form })).status).toBe(200);
    // Jobs run again, too.
    expect(await mailsTo(app, form.email)).toHaveLength(1);
  });
});
