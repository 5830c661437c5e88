import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPair } from '#features/cases/server/evidence/testing/reported.ts';
import { purgeDeletedPhotos } from '#features/photos/server/purge/purge-photos.ts';
import { report } from '#features/safety/contract/endpoints.ts';
import { getUser } from '#features/account/contract/endpoints.ts';
import { buildMember, type BuiltMember } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let server: S3Server;
let app: TestApp;
let member: BuiltMember;
beforeAll(async () => {
  server = await startS3Server();
  app = await createTestApp({ S3_URL: server.url });
  member = await buildMember(app, { paid_user: true });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const readiness = async () => {
  const response = await app.server.inject({ method: 'GET', url: '/readyz' });
  return { status: response.statusCode, missing: (response.json() as { missing: string[] }).missing };
};

describe('photos in a bucket', () => {
  test('are served from it by the same addresses, and nothing lies in the folder', async () => {
    const sent = await sendPhoto(member, await photoOf(1));
    expect(sent.status).toBe(200);
    const address = sent.reply.photo.files.address.replace('{w}', '160').replace('{f}', 'webp');
    const response = await app.server.inject({ method: 'GET', url: address, headers: { host: 'localhost' } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(response.rawPayload.length).toBe(Number(response.headers['content-length']));
    expect([...server.objects.keys()].filter((key) => key.startsWith('photos/')).length).toBeGreaterThan(2);
  });
});

describe.each([
  ['away', 'its server does not answer'],
  ['refused', 'its server refuses the key'],
  ['no-bucket', 'there is no such bucket'],
  ['full', 'the bucket is full'],
] as const)('a bucket that is %s', (fault, why) => {
  test('is named by /readyz, makes uploads fail as unavailable in time, and stops nothing else', async () => {
    server.fault = fault;
    const since = performance.now();
    const refused = await sendPhoto(member, await photoOf(2));
    expect([refused.status, refused.error?.code]).toEqual([503, 'unavailable']);
    expect(performance.now() - since).toBeLessThan(10_000);
    expect(await readiness()).toEqual({ status: 200, missing: expect.arrayContaining(['bucket']) });
    const { reasons } = (await app.server.inject({ method: 'GET', url: '/readyz' })).json<{ reasons: object }>();
    expect(reasons).toMatchObject({ bucket: `The bucket of S3_URL cannot be used: ${why}.` });
    expect((await member.client.call(getUser)).status).toBe(200);
    server.fault = null;
    await expect
      .poll(readiness, { timeout: 5000, interval: 200 })
      .toEqual({ status: 200, missing: expect.not.arrayContaining(['bucket']) });
  });
});

describe('while the bucket does not answer', () => {
  test('reports are stored at once, fifty in parallel, and staff see the pictures as soon as it does, whoever deletes them', async () => {
    const { thea, milan } = await buildPair(app);
    const { photo } = (await sendPhoto(milan, await photoOf(4))).reply;
    const reporters = [thea, ...(await Promise.all(Array.from({ length: 49 }, () => buildMember(app))))];
    const send = (by: BuiltMember, n: number) =>
      by.client.call(report, {
        body: {
          client_id: randomUUID(),
          id: milan.id,
          reason: 'money',
          ...(n % 2 === 0 ? { subject: 'profile' } : { subject: 'photo', item: photo.id }),
        },
      });
    server.fault = 'silent';
    const asked = server.requests.length;
    const sent = await Promise.all(reporters.map(send));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    // None of them has waited for the bucket.
    expect(server.requests.slice(asked).filter((request) => request.startsWith('PUT'))).toEqual([]);
    const { pool } = app.platform.database;
    await pool.query(`UPDATE photos SET deleted_at = $2 WHERE id = $1`, [photo.id, new Date('2020-01-01')]);
    await purgeDeletedPhotos({ db: app.platform.database.db, clock: app.platform.clock });
    expect((await pool.query('SELECT FROM photos WHERE id = $1', [photo.id])).rowCount).toBe(0);
    const { rows } = await pool.query<{ number: string; name: string }>(
      `SELECT number, substring(c.name FROM '[0-9a-f]{40}') AS name FROM cases, file_copies c WHERE subject_id = $1`,
      [milan.id],
    );
    server.fault = null;

    const staff = await buildStaff(app);
    const [found] = rows;
    const name = found?.name ?? 'none';
    const load = () => {
      const cookie = [...staff.client.cookies].map((pair) => pair.join('=')).join('; ');
      const url = `/api/admin/case-picture.php?number=${found?.number}&picture=${name.slice(0, 16)}&clear=1&colour=1`;
      return app.server.inject({ url, headers: { host: 'localhost', cookie } });
    };
    await expect.poll(async () => (await load()).statusCode, { timeout: 30_000 }).toBe(200);
    const before = await load();
    const keys = () => [...server.objects.keys()].filter((key) => key.includes(name)).toSorted();
    await expect.poll(keys, { timeout: 60_000 }).toEqual([`evidence/${name}.webp`]);
    expect((await load()).rawPayload.equals(before.rawPayload)).toBe(true);
    expect((await pool.query('SELECT FROM file_copies')).rowCount).toBe(0);
  });
});

test('a bucket that does not answer makes an upload fail as unavailable within ten seconds', { tags: ['slow'] }, async () => {
  server.fault = 'silent';
  const since = performance.now();
  const refused = await sendPhoto(member, await photoOf(3));
  expect([refused.status, refused.error?.code]).toEqual([503, 'unavailable']);
  expect(performance.now() - since).toBeLessThan(10_000);
  server.fault = null;
  expect((await sendPhoto(member, await photoOf(3))).status).toBe(200);
});
