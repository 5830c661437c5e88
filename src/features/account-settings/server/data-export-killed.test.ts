// @module-tag slow
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { type Served, serve } from '#tests/support/process/served.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { unzipped } from '#tests/support/personal-data/unzip.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { getDataExport } from '../contract/endpoints.ts';

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  app = await createTestApp();
  // The jobs are to run in the processes that this test starts.
  await app.platform.jobs.stop();
  dataDir = await mkdtemp(path.join(tmpdir(), 'emberleaf-export-'));
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const messages = 15_000;

const start = async (): Promise<Served> => {
  const { rows } = await app.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
  return serve({ host: inject('databaseHost'), poolerPort: inject('poolerPort'), database: rows[0]?.name ?? '', dataDir });
};

/** Enough data for a process to be killed while it writes the file. */
async function writeManyMessages(one: BuiltMember, other: BuiltMember): Promise<void> {
  await app.platform.database.pool.query(
    `WITH talk AS (
       INSERT INTO conversations (low_id, high_id, starter_id, created_at) VALUES ($1, $2, $1, $3) RETURNING id)
     INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text)
     SELECT talk.id, $1, gen_random_uuid(), $3, 0, 'Nachricht ' || n FROM talk, generate_series(1, $4::int) n`,
    [one.id, other.id, app.platform.clock.now(), messages],
  );
}

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(path.join(dataDir, 'files', folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const call = async ({ address }: Served, { client }: BuiltMember, method: string, url = '/api/data-export.php', body?: object) =>
  fetch(address + url, {
    method,
    headers: { cookie: `auth=${client.cookies.get('auth')}`, origin: address, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

test('a data export whose process is killed in the middle is finished by the next one, once', { timeout: 600_000 }, async () => {
  const [anna, ben] = [await buildMember(app), await buildMember(app)];
  await writeManyMessages(anna, ben);

  const first = await start();
  expect((await call(first, anna, 'POST')).status).toBe(200);
  const half = vi.waitFor(async () => expect(await filesIn('.unfinished')).toHaveLength(1), { timeout: 120_000, interval: 2 });
  const sweep = call(first, anna, 'POST', '/dev/clock', { advance_seconds: 0 }).catch(() => null);
  await half;
  await first.kill();
  await sweep;
  expect(await filesIn('exports')).toEqual([]);
  const [torn = ''] = await filesIn('.unfinished');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path.join(dataDir, 'files/.unfinished', torn), longAgo, longAgo);

  const second = await start();
  // The lease of the process that died runs out.
  await call(second, anna, 'POST', '/dev/clock', { advance_seconds: 120 });
  const made = await vi.waitFor(
    async () => {
      const { data_export } = (await (await call(second, anna, 'GET')).json()) as ReplyOf<typeof getDataExport>;
      expect(data_export?.state).toBe('ready');
      return data_export;
    },
    { timeout: 120_000, interval: 100 },
  );
  const file = await call(second, anna, 'GET', made?.url ?? '');
  expect(unzipped(new Uint8Array(await file.arrayBuffer())).get('messages.json')).toHaveLength(messages);
  const { rows } = await app.platform.database.pool.query(`SELECT FROM pgboss.job WHERE data->>'kind' = 'data_export'`);
  expect(rows).toHaveLength(1);

  expect(await filesIn('.unfinished')).toEqual([]);
  await call(second, anna, 'POST', '/dev/clock', { advance_seconds: 7 * 86_400 });
  await vi.waitFor(async () => expect(await filesIn('exports')).toEqual([]), { timeout: 30_000 });
  await second.stop();
});
