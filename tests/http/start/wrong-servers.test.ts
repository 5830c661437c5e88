// @module-tag slow
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/process/free-port.ts';
import { hasRedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { startSiteOf } from '#tests/support/process/started-site.ts';
import { startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp } from '#tests/support/test-app.ts';

// Wrong values end the start (`bad-configuration.test.ts`); a server that is away or refuses does not.

/** A start that waits, and what it has said. */
async function startWaiting(changes: Readonly<Record<string, string>>) {
  const port = await freePort();
  const site = spawn(process.execPath, ['src/app/server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      APP_ENV: 'test',
      SEED: 'off',
      PORT: String(port),
      DATA_DIR: path.join(inject('runDir'), 'waiting'),
      SECRET: 's'.repeat(40),
      ...changes,
    },
  });
  const ended = once(site, 'exit');
  let said = '';
  for (const stream of [site.stdout, site.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { site, ended, said: () => said, ask: (page: string) => fetch(`http://127.0.0.1:${port}${page}`) };
}

/** Accepts connections and never says a word. */
async function startSilent(): Promise<number> {
  const server = net
    .createServer(() => {})
    .listen(0, '127.0.0.1')
    .unref();
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** An empty one on the server of the run, with the limits of a pooler's role. */
async function createDatabase(): Promise<string> {
  const name = `waiting_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: databaseUrl('postgres') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  return name;
}

const databaseUrl = (database: string) => `postgres://app@localhost/${database}?host=${encodeURIComponent(inject('databaseHost'))}`;

test.each([
  [
    'a database whose host nobody knows',
    async () => ({ DATABASE_URL: 'postgres://app:secret@database.invalid/site' }),
    'The database of DATABASE_URL does not answer: the site starts when it does.\n',
  ],
  [
    'a database behind a pooler that accepts connections and is silent',
    async () => ({
      DATABASE_URL: 'postgres://app:secret@127.0.0.1:1/site',
      DATABASE_DIRECT_URL: `postgres://app:secret@127.0.0.1:${await startSilent()}/site`,
    }),
    'The database of DATABASE_DIRECT_URL does not answer: the site starts when it does.\n',
  ],
  // Regression: nobody answered for its health, so that it was killed for a pooler that was away.
  [
    'a pooler that is away',
    async () => ({ DATABASE_URL: 'postgres://app:secret@127.0.0.1:1/site', DATABASE_DIRECT_URL: databaseUrl(await createDatabase()) }),
    'The pooler of DATABASE_URL does not answer: the site starts when it does.\n',
  ],
])('a start waits for %s, says so, and ends when it is told to', { timeout: 120_000 }, async (_what, changes, sentence) => {
  const { site, ended, said, ask } = await startWaiting(await changes());
  try {
    await eventually(() => expect(said()).toMatch(/starts when it does/));
    // Before it waits for its database, it migrates one.
    expect(said().replaceAll(/^Applied .*\n/gm, '')).toBe(sentence);
    const [health, ready] = [await ask('/healthz'), await ask('/readyz')];
    expect([health.status, ready.status, await ready.json()]).toEqual([200, 503, expect.objectContaining({ missing: ['database'] })]);
    site.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(said()).not.toContain('secret');
  } finally {
    site.kill('SIGKILL');
  }
});

describe.skipIf(!hasRedisServer)('a site', () => {
  test('starts although bucket, place of backups and Valkey refuse its keys, and says so without them', { timeout: 200_000 }, async () => {
    const [app, bucket, valkey] = [await createTestApp(), await startS3Server(), await startRedisServer(['--requirepass', 'right'])];
    // Without a place of backups, it would take the job that finds this one wrong.
    await app.platform.jobs.stop();
    const wrong = bucket.url.replace(/:[^:@/]+@/, ':wrong@');
    const site = await startSiteOf(app, {
      // Needs no built pages.
      ROLE: 'jobs',
      S3_URL: wrong,
      BACKUP_URL: wrong,
      REDIS_URL: valkey.url.replace('redis://', 'redis://:wrong@'),
    });
    try {
      await expect
        .poll(async () => ((await (await fetch(`${site.address}/readyz`)).json()) as { reasons?: object }).reasons, { timeout: 90_000 })
        .toEqual({
          bucket: 'The bucket of S3_URL cannot be used: its server refuses the key.',
          backup: 'The place that BACKUP_URL names cannot be used: its server refuses the key.',
          valkey: 'The server of REDIS_URL refuses the user or the password.',
        });
      expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
    } finally {
      site.child.kill('SIGKILL');
      await valkey.close();
      await bucket.close();
      await app.close();
    }
  });
});
