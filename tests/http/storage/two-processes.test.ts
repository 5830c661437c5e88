import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { getDataExport, requestDataExport } from '#features/account-settings/contract/endpoints.ts';
import { deleteOldDataExports } from '#features/account-settings/server/delete-old-data-exports.ts';
import { getCase } from '#features/cases/contract/endpoints.ts';
import { buildPair, reported, sendImage } from '#features/cases/server/evidence/testing/reported.ts';
import { deletePhoto } from '#features/photos/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, createTestAppOn, type TestApp, type TestClient } from '#tests/support/test-app.ts';

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

const load = async (app: TestApp, url: string, client?: TestClient) => {
  const cookie = [...(client?.cookies ?? [])].map((pair) => pair.join('=')).join('; ');
  return app.server.inject({ method: 'GET', url, headers: { host: 'localhost', cookie } });
};
const keysIn = (folder: string) => [...server.objects.keys()].filter((key) => key.startsWith(`${folder}/`));
const day = 86_400;

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

  test('serve an export that one has made, and neither once it was deleted', async () => {
    const member = await buildMember(near);
    await member.client.call(requestDataExport);
    const url = await eventually(async () => {
      await advanceClock(near, 0);
      const { data_export } = (await member.client.call(getDataExport)).reply;
      expect(data_export?.state).toBe('ready');
      return data_export?.url ?? '';
    });
    const [here, there] = [await load(near, url, member.client), await load(far, url, member.client)];
    expect([here.statusCode, there.statusCode, there.headers['content-type']]).toEqual([200, 200, 'application/zip']);
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
    expect(keysIn('exports')).toHaveLength(1);
    // As the daily job of one process does it, by a time that the link has not reached.
    const later = { now: () => new Date(near.platform.clock.now().getTime() + 8 * day * 1000) };
    await deleteOldDataExports({ db: near.platform.database.db, log: near.platform.log, clock: { ...near.platform.clock, ...later } });
    expect([(await load(far, url, member.client)).statusCode, (await load(near, url, member.client)).statusCode]).toEqual([404, 404]);
    await advanceClock(near, 9 * day);
    await expect.poll(() => keysIn('exports')).toEqual([]);
  });

  test('show staff the evidence that one has copied, and neither once it was erased', async () => {
    const { thea, milan } = await buildPair(near);
    const { id: message } = await sendImage(milan, thea);
    const number = await reported(near, thea, milan, { message });
    await near.platform.jobs.runAllNow();
    await expect.poll(() => keysIn('evidence')).toHaveLength(1);
    // Only the copy is left.
    for (const key of keysIn('photos')) server.objects.delete(key);
    const imageAt = async () => {
      const { client } = await buildStaff(near);
      const { reply } = await client.call(getCase, { query: { number } });
      const [image] = reply.pictures;
      return { client, url: `/api/admin/case-picture.php?number=${number}&picture=${image?.id ?? 'none'}` };
    };
    const { client, url } = await imageAt();
    const [here, there] = [await load(near, url, client), await load(far, url, client)];
    expect([here.statusCode, there.statusCode, there.headers['content-type']]).toEqual([200, 200, here.headers['content-type']]);
    expect(there.rawPayload.length).toBeGreaterThan(500);
    await near.platform.database.pool.query(`UPDATE cases SET state = 'closed' WHERE number = $1`, [number]);
    await advanceClock(near, 400 * day);
    await advanceClock(near, 10);
    const again = await buildStaff(near);
    expect([(await load(far, url, again.client)).statusCode, (await load(near, url, again.client)).statusCode]).toEqual([404, 404]);
    await expect.poll(() => keysIn('evidence')).toEqual([]);
  });
});
