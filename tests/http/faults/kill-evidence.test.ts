// @module-tag slow
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildPair } from '#features/cases/server/evidence/testing/reported.ts';
import { report } from '#features/safety/contract/endpoints.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { serve } from '#tests/support/process/served.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilOneWaits } from '#tests/support/waiting.ts';

let server: S3Server;
let app: TestApp;
beforeAll(async () => {
  server = await startS3Server();
  // Without jobs: those of the processes that are killed do them.
  app = await createTestApp({ S3_URL: server.url, ROLE: 'web', BUS: 'postgres', DATABASE_URL: 'postgres://localhost/site' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function start() {
  const { rows } = await app.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
  const dataDir = await mkdtemp(path.join(inject('runDir'), 'killed-'));
  return serve({ host: inject('databaseHost'), database: rows[0]?.name ?? '', dataDir, bus: 'postgres', env: { S3_URL: server.url } });
}

test(
  'a process that is killed after it has copied a reported photo loses no copy, and makes none twice',
  { timeout: 120_000 },
  async () => {
    const { pool } = app.platform.database;
    const { thea, milan } = await buildPair(app);
    const { photo } = (await sendPhoto(milan, await photoOf(5))).reply;
    const body = { client_id: randomUUID(), id: milan.id, reason: 'fake', subject: 'photo', item: photo.id } as const;
    expect((await thea.client.call(report, { body })).status).toBe(200);
    const { rows } = await pool.query<{ name: string }>('SELECT name FROM file_copies');
    const copy = rows[0]?.name ?? 'none';
    await pool.query('UPDATE photos SET deleted_at = $2 WHERE id = $1', [photo.id, new Date('2020-01-01')]);

    // The row of the copy cannot be removed meanwhile.
    const lock = await pool.connect();
    await lock.query('SELECT pg_advisory_lock(hashtextextended($1, 44))', [copy]);
    const killed = await start();
    await expect.poll(() => server.objects.has(copy), { timeout: 30_000 }).toBe(true);
    await untilOneWaits(app);
    await killed.kill();
    await lock.query('SELECT pg_advisory_unlock_all()');
    lock.release();
    expect((await pool.query('SELECT FROM file_copies')).rowCount).toBe(1);

    // The lease of the killed process would last a minute.
    await pool.query('UPDATE repeated_jobs SET taken_until = NULL, taken_by = NULL');
    const next = await start();
    const left = () => [...server.objects.keys()].filter((key) => /^(photos|evidence)\//.test(key));
    await expect.poll(left, { timeout: 60_000 }).toEqual([copy]);
    expect((await pool.query('SELECT FROM file_copies')).rowCount).toBe(0);
    expect(server.requests.filter((request) => request === `PUT ${copy}`)).toHaveLength(1);
    await next.stop();
  },
);
