// @module-tag slow
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { storagePaths } from '#features/photos/server/index.ts';
import { buildMember } from '#tests/support/builders.ts';
import { encodeForm } from '#tests/support/form.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { serve } from '#tests/support/process/served.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let server: S3Server;
let app: TestApp;
beforeAll(async () => {
  server = await startS3Server();
  app = await createTestApp({ S3_URL: server.url });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const stored = () => [...server.objects.keys()].filter((key) => key.startsWith('photos/')).toSorted();

describe('a server that is killed while photos are uploaded', () => {
  test('leaves each photo whole, and no file without a photo after an hour', { timeout: 300_000 }, async () => {
    const { pool } = app.platform.database;
    const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
    // So that some files are written and others are not.
    server.delay = 40;
    for (const after of [3, 8, 14]) {
      const dataDir = await mkdtemp(path.join(inject('runDir'), 'killed-'));
      const site = await serve({ host: inject('databaseHost'), database: rows[0]?.name ?? '', dataDir, env: { S3_URL: server.url } });
      const member = await buildMember(app, { paid_user: true });
      const before = stored().length;
      const uploads = [1, 2, 3].map(async (n) => {
        const { body, headers } = await encodeForm([
          ['client_id', randomUUID()],
          ['file', await photoOf(after * 10 + n)],
        ]);
        const cookie = `auth=${member.client.cookies.get('auth')}`;
        await fetch(`${site.address}/api/photo.php`, {
          method: 'POST',
          headers: { ...headers, cookie, origin: site.address },
          body: new Uint8Array(body),
        }).catch(() => null);
      });
      const isEnough = () => stored().length >= before + after;
      for (const end = Date.now() + 30_000; !isEnough() && Date.now() < end;) await sleep(2);
      await site.kill();
      await Promise.all(uploads);
    }
    server.delay = 0;
    const photos = await pool.query<{ name: string; width: number; avif: boolean }>('SELECT name, width, avif FROM photos');
    const owned = photos.rows.flatMap(storagePaths).toSorted();
    expect(stored()).toEqual(expect.arrayContaining(owned));
    expect(stored().length).toBeGreaterThan(owned.length);
    await advanceClock(app, 3601);
    await advanceClock(app, 10);
    await expect.poll(stored, { timeout: 10_000 }).toEqual(owned);
  });
});
