// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/process/free-port.ts';
import { hasRedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { startSiteOf } from '#tests/support/process/started-site.ts';
import { startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp } from '#tests/support/test-app.ts';

// Wrong values end the start (`bad-configuration.test.ts`); a server that is away or refuses does not.

test('a start waits for a database whose host nobody knows, says so, and ends when it is told to', { timeout: 120_000 }, async () => {
  const port = await freePort();
  const site = spawn(process.execPath, ['src/app/server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      APP_ENV: 'test',
      SEED: 'off',
      PORT: String(port),
      DATA_DIR: path.join(inject('runDir'), 'unknown-host'),
      DATABASE_URL: 'postgres://app:secret@database.invalid/site',
      SECRET: 's'.repeat(40),
    },
  });
  const ended = once(site, 'exit');
  let said = '';
  for (const stream of [site.stdout, site.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  try {
    await eventually(() => expect(said).toBe('The database of DATABASE_URL does not answer: the site starts when it does.\n'));
    const [health, ready] = [await fetch(`http://127.0.0.1:${port}/healthz`), await fetch(`http://127.0.0.1:${port}/readyz`)];
    expect([health.status, ready.status, await ready.json()]).toEqual([200, 503, expect.objectContaining({ missing: ['database'] })]);
    site.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(said).not.toContain('secret');
  } finally {
    site.kill('SIGKILL');
  }
});

describe.skipIf(!hasRedisServer)('a site', () => {
  test('starts although bucket, place of backups and Valkey refuse its keys, and says so without them', { timeout: 200_000 }, async () => {
    const [app, bucket, valkey] = [await createTestApp(), await startS3Server(), await startRedisServer(['--requirepass', 'right'])];
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
        .poll(async () => ((await (await fetch(`${site.address}/readyz`)).json()) as { reasons?: object }).reasons, { timeout: 60_000 })
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
