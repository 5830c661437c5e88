import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTeasers } from '#features/teasers/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { sendForm } from '#tests/support/form.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';

let app: TestApp;
let staff: TestClient;
let member: TestClient;
let picture: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  staff = (await buildStaff(app)).client;
  member = (await buildMember(app)).client;
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

const fields = { kind: 'live_cam', advertiser: 'Kamera GmbH', url: 'https://kamera.example/', title: 'Live dabei', text: 'Jeden Abend.' };
const add = (changed: Partial<Record<keyof typeof fields, string>> = {}, file: Buffer | null = null, client = staff) =>
  sendForm(client, '/api/admin/teaser-new.php', [
    ...Object.entries({ ...fields, ...changed }),
    ...(file === null ? [] : [['file', file] as const]),
  ]);
const shown = async () => (await member.call(getTeasers, { query: {} })).reply.teasers;
const rows = async () =>
  (await app.platform.database.db.selectFrom('staff_log').select('subject').where('what', '=', 'teaser-new').execute()).length;

test('a teaser with a picture is on the site at once, once, with one row in the log', async () => {
  const before = await rows();
  const added = await Promise.all([1, 2, 3].map(() => add({}, picture)));
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(added.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
  expect(await rows()).toBe(before + 1);
  const teasers = (await shown()).filter(({ advertiser }) => advertiser === fields.advertiser);
  expect(teasers).toMatchObject([{ kind: 'live_cam', title: 'Live dabei', url: fields.url, image: { width: 320, height: 240 } }]);
  // Without a picture it is another one.
  expect((await add()).status).toBe(200);
  expect(await rows()).toBe(before + 2);
});

test('a wrong field or picture is refused with its name, and nothing is added', async () => {
  const before = (await shown()).length;
  const refused = async (changed: Parameters<typeof add>[0], file: Buffer | null = null) => {
    const { status, error } = await add(changed, file);
    return [status, error?.code, error?.params['field'] ?? error?.params['why'] ?? null];
  };
  for (const url of [
    'http://kamera.example/',
    'javascript:alert(1)',
    'https://a:b@kamera.example/',
    'kamera',
    `https://k.example/${'x'.repeat(2500)}`,
  ])
    expect([url.slice(0, 40), ...(await refused({ url }))]).toEqual([url.slice(0, 40), 400, 'content_refused', 'url']);
  for (const name of ['advertiser', 'title', 'text'] as const)
    expect(await refused({ [name]: ' \u200B ' })).toEqual([400, 'content_refused', name]);
  expect(await refused({ title: 'x'.repeat(61) })).toEqual([400, 'content_refused', 'title']);
  expect((await refused({ kind: 'other' }))[0]).toBe(400);
  expect(await refused({ title: 'Neu' }, Buffer.from('GIF89a no picture'))).toEqual([422, 'picture_refused', 'unsupported']);
  expect((await refused({ title: 'Neu' }, picture.subarray(0, 200)))[1]).toBe('picture_refused');
  const small = await sharp(picture).resize(50).png().toBuffer();
  expect(await refused({ title: 'Neu' }, small)).toEqual([422, 'picture_refused', 'too_small']);
  const support = (await buildStaff(app, { roles: [{ role: 'support', site: null }] })).client;
  expect((await add({}, null, support)).error?.code).toBe('right_missing');
  expect((await add({}, null, app.client())).error?.code).toBe('authentication_required');
  expect((await shown()).length).toBe(before);
});
