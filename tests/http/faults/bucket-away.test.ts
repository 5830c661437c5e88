import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPair, talk } from '#features/cases/server/evidence/testing/reported.ts';
import { report } from '#features/safety/contract/endpoints.ts';
import { getUser } from '#features/account/contract/endpoints.ts';
import { buildMember, type BuiltMember } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
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

test('while the bucket does not answer, a report of a photo is refused soon and one of words is stored; later both have evidence', async () => {
  const { thea, milan } = await buildPair(app);
  await sendPhoto(milan, await photoOf(4));
  const [, line] = await talk(thea, milan, ['Hallo', 'Schick mir Geld']);
  const send = (what: { subject: 'profile' } | { subject: 'message'; item: number }) =>
    thea.client.call(report, { body: { client_id: randomUUID(), id: milan.id, reason: 'money', ...what } });
  server.fault = 'silent';
  // Who asks first may find it out.
  expect((await send({ subject: 'profile' })).status).toBe(503);
  const since = performance.now();
  const refused = await send({ subject: 'profile' });
  expect([refused.status, refused.error?.code]).toEqual([503, 'unavailable']);
  expect(performance.now() - since).toBeLessThan(4000);
  expect((await send({ subject: 'message', item: line?.id ?? 0 })).status).toBe(200);
  server.fault = null;
  await expect.poll(async () => (await send({ subject: 'profile' })).status, { timeout: 10_000, interval: 500 }).toBe(200);
  expect([...server.objects.keys()].filter((key) => key.startsWith('evidence/'))).toHaveLength(1);
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
