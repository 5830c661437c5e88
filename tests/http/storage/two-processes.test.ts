import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { deletePhoto } from '#features/photos/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';

let server: S3Server;
let near: TestApp;
let far: TestApp;
beforeAll(async () => {
  server = await startS3Server();
  near = await createTestApp({ S3_URL: server.url, BUS: 'postgres' });
  const { rows } = await near.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
  // Each has a folder of its own.
  far = await createTestAppOn(
    { host: inject('databaseHost'), port: 5432, user: 'app', database: rows[0]?.name ?? '' },
    { S3_URL: server.url, BUS: 'postgres' },
  );
});
afterAll(async () => {
  await far.close();
  await near.close();
  await server.close();
});

const load = async (app: TestApp, url: string) => app.server.inject({ method: 'GET', url, headers: { host: 'localhost' } });

describe('two processes with one bucket', () => {
  test('serve each other what members send, and neither what was deleted', async () => {
    const member = await buildMember(near, { paid_user: true });
    const { photo } = (await sendPhoto(member, await photoOf(1))).reply;
    const address = photo.files.address.replace('{w}', '160').replace('{f}', 'webp');
    const [here, there] = [await load(near, address), await load(far, address)];
    expect([here.statusCode, there.statusCode]).toEqual([200, 200]);
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
    expect((await load(far, address)).headers['cache-control']).toBe(here.headers['cache-control']);

    expect((await member.client.call(deletePhoto, { body: { id: photo.id } })).status).toBe(200);
    expect((await load(near, address)).statusCode).toBe(404);
    await expect.poll(async () => (await load(far, address)).statusCode, { timeout: 2000, interval: 50 }).toBe(404);
    // The deletion can be undone for ten minutes.
    expect([...server.objects.keys()].filter((key) => key.startsWith('photos/'))).not.toEqual([]);
    await advanceClock(near, 601);
    await advanceClock(near, 10);
    await expect.poll(() => [...server.objects.keys()].filter((key) => key.startsWith('photos/'))).toEqual([]);
  });
});
