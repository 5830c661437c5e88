import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { encodeForm, sendForm } from '#tests/support/form.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { maxPhotoBytes } from '../contract/rules.ts';

let app: TestApp;
let viewer: BuiltMember;
let jpeg: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app);
  jpeg = await plainImage(300, 400).jpeg().toBuffer();
});
afterAll(() => app.close());

const plainImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a34' } });

const upload = (member: BuiltMember, file: Buffer | null = jpeg, clientId: string = randomUUID()) =>
  sendPhoto(member, file, { client_id: clientId });

/** The member's photos as the owner sees them, or as `from` sees them. */
const photosOf = async (member: BuiltMember, from?: BuiltMember) =>
  (await (from ?? member).client.call(getProfile, { query: from ? { id: member.id } : {} })).reply.profile.photos;
/** All file names in the storage. */
const filesOf = async () =>
  (await readdir(path.join(app.platform.env.dataDir, 'files'), { recursive: true })).filter((name) => /\.(webp|avif)$/.test(name));

describe('an uploaded photo', () => {
  test('is the reply, and at once the main image for its owner, for others and in the search', async () => {
    const anna = await buildMember(app, { country: 'IS' });
    const { status, reply } = await upload(anna);
    expect(status).toBe(200);
    expect(reply.photo).toMatchObject({ status: 'active', width: 300, height: 400, locked: false, caption: '' });
    expect([reply.photos, reply.limit]).toEqual([[reply.photo], 3]);
    expect((await anna.client.call(getUser)).reply.user.profile.main_image).toEqual(reply.photo);
    expect((await photosOf(anna, viewer))[0]?.filename).toBe(reply.photo.filename);
    const found = await viewer.client.call(searchMembers, { query: { country: 'IS', with_photo: true } });
    expect(found.reply.profiles.map(({ id }) => id)).toEqual([anna.id]);
    const file = await app.server.inject({ method: 'GET', url: reply.photo.match, headers: { host: 'localhost' } });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('is added after the others, also when the file is the first field of the form', async () => {
    const anna = await buildMember(app);
    const first = (await upload(anna)).reply.photo;
    const { status } = await sendForm(anna.client, '/api/photo.php', [
      ['file', jpeg],
      ['client_id', randomUUID()],
    ]);
    expect(status).toBe(200);
    expect((await photosOf(anna)).map(({ filename }) => filename)[0]).toBe(first.filename);
    expect((await photosOf(anna)).length).toBe(2);
  });

  test('is accepted before the account is activated', async () => {
    const anna = await buildMember(app, { status: 'not_confirmed' });
    expect((await upload(anna)).reply.photo.status).toBe('active');
  });

  test('is added once per client_id, by parallel and later requests, also without the file', async () => {
    const anna = await buildMember(app);
    const clientId = randomUUID();
    const responses = await Promise.all(Array.from({ length: 6 }, () => upload(anna, jpeg, clientId)));
    const again = [await upload(anna, jpeg, clientId), await upload(anna, null, clientId)];
    for (const { status, reply } of [...responses, ...again]) expect([status, reply]).toEqual([200, responses[0]?.reply]);
    expect((await photosOf(anna)).length).toBe(1);
    const ben = await buildMember(app);
    expect((await upload(ben, jpeg, clientId)).reply.photo.filename).not.toBe(responses[0]?.reply.photo.filename);
  });

  test('is pending in production, and then visible to its owner only', async () => {
    const strict = await createTestApp({
      APP_ENV: 'production',
      SMTP_URL: 'smtp://localhost:1',
      MAIL_FROM: 'post@emberleaf.test',
      PUBLIC_URL: 'https://www.example.org',
      LOG_LEVEL: 'silent',
    });
    const [anna, ben] = [await buildMember(strict), await buildMember(strict)];
    for (const { client } of [anna, ben]) client.cookies.set('__Host-auth', client.cookies.get('auth') ?? '');
    const { reply } = await upload(anna);
    const [mine, others] = [await photosOf(anna), await photosOf(anna, ben)];
    await strict.close();
    expect(reply.photo.status).toBe('pending');
    expect([mine.map(({ status }) => status), others]).toEqual([['pending'], []]);
  });
});

describe('the number of photos', () => {
  test('of a free member is three, of a premium member twenty-five', async () => {
    const [free, premium] = [await buildMember(app), await buildMember(app, { paid_user: true })];
    for (let i = 0; i < 3; i++) expect((await upload(free)).status).toBe(200);
    const { status, error } = await upload(free);
    expect([status, error]).toEqual([403, { code: 'photo_limit_reached', params: { limit: 3, premium: 25 } }]);
    for (let i = 0; i < 24; i++) await buildPhoto(app, premium.id);
    expect((await upload(premium)).reply.limit).toBe(25);
    expect((await upload(premium)).error?.params).toEqual({ limit: 25, premium: 25 });
  });

  test('is not exceeded by fifty parallel uploads, and rejected ones leave no files', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    await upload(ben);
    const before = (await filesOf()).length;
    const each = 2 * (await upload(ben)).reply.photo.files.widths.length + 1;
    const responses = await Promise.all(Array.from({ length: 50 }, () => upload(anna)));
    expect(responses.filter(({ status }) => status === 200).length).toBe(3);
    expect(new Set(responses.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['photo_limit_reached']));
    expect((await photosOf(anna)).length).toBe(3);
    expect((await filesOf()).length - before).toBe(4 * each);
  });

  test('counts pending photos, not rejected ones', async () => {
    const anna = await buildMember(app);
    for (let i = 0; i < 3; i++) await buildPhoto(app, anna.id, 'pending');
    expect((await upload(anna)).error?.code).toBe('photo_limit_reached');
    await app.platform.database.pool.query(`UPDATE photos SET status = 'rejected' WHERE user_id = $1`, [anna.id]);
    expect((await upload(anna)).status).toBe(200);
  });
});

describe('rejected is', () => {
  const whole = () =>
    sharp(Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, n) => (n * 7919) % 256)), { raw: { width: 400, height: 400, channels: 3 } })
      .jpeg()
      .toBuffer();

  test.each<[string, () => Promise<Buffer>, number, object]>([
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>'),
      415,
      { code: 'photo_type_unsupported' },
    ],
    ['a GIF', () => plainImage(300, 300).gif().toBuffer(), 415, { code: 'photo_type_unsupported' }],
    ['a TIFF', () => plainImage(300, 300).tiff().toBuffer(), 415, { code: 'photo_type_unsupported' }],
    ['a text', async () => Buffer.from('hello'), 415, { code: 'photo_type_unsupported' }],
    ['half a picture', async () => (await whole()).subarray(0, 20_000), 422, { code: 'photo_unreadable' }],
    ['a small one', () => plainImage(199, 900).png().toBuffer(), 422, { code: 'photo_too_small', params: { min: 200 } }],
    ['a bomb', () => plainImage(12_000, 12_000).png().toBuffer(), 422, { code: 'photo_too_many_pixels', params: { megapixels: 50 } }],
    ['an empty file', async () => Buffer.alloc(0), 400, { code: 'photo_missing' }],
    ['a large file', async () => Buffer.concat([jpeg, Buffer.alloc(maxPhotoBytes)]), 413, { code: 'too_large' }],
  ])('%s', async (_what, bytes, wanted, refusal) => {
    const anna = await buildMember(app);
    const { status, error } = await upload(anna, await bytes());
    expect(error).toMatchObject(refusal);
    expect(status).toBe(wanted);
    expect(await photosOf(anna)).toEqual([]);
  });

  test('a form without a file', async () => {
    expect((await upload(viewer, null)).error).toEqual({ code: 'photo_missing', params: { field: 'file' } });
  });

  test.each<[string, () => (readonly [string, string | Buffer])[]]>([
    [
      'two files',
      () => [
        ['client_id', randomUUID()],
        ['file', jpeg],
        ['file', jpeg],
      ],
    ],
    [
      'a file of another name',
      () => [
        ['client_id', randomUUID()],
        ['photo', jpeg],
      ],
    ],
    ['no client_id', () => [['file', jpeg]]],
    [
      'a wrong client_id',
      () => [
        ['client_id', 'x'],
        ['file', jpeg],
      ],
    ],
    [
      'two client_ids',
      () => [
        ['client_id', randomUUID()],
        ['client_id', randomUUID()],
        ['file', jpeg],
      ],
    ],
    [
      'a huge field',
      () => [
        ['client_id', randomUUID()],
        ['more', 'x'.repeat(30_000)],
        ['file', jpeg],
      ],
    ],
    ['many fields', () => [...Array.from({ length: 20 }, (_, n) => [`f${n}`, 'x'] as const), ['file', jpeg]]],
    [
      'a field named __proto__',
      () => [
        ['client_id', randomUUID()],
        ['__proto__', 'x'],
        ['file', jpeg],
      ],
    ],
  ])('%s', async (_what, fields) => {
    const { status, error } = await sendForm(viewer.client, '/api/photo.php', fields());
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });

  test('a request that is not a form', async () => {
    for (const [body, type] of [
      ['{"client_id":"x"}', 'application/json'],
      [jpeg, 'image/jpeg'],
      ['x', 'multipart/form-data'],
      ['x', 'multipart/form-data; boundary=y'],
    ] as const) {
      const { status, error } = await viewer.client.raw('POST', '/api/photo.php', body, { 'content-type': type });
      expect([type, status, error?.code]).toEqual([type, 400, 'invalid_request']);
    }
  });

  test('a visitor', async () => {
    const { status, body } = await sendForm(app.client(), '/api/photo.php', [
      ['client_id', randomUUID()],
      ['file', jpeg],
    ]);
    expect([status, body]).toMatchObject([403, { authentication_required: true }]);
  });
});

test('an interrupted connection leaves no data behind, and the next upload works', async () => {
  const anna = await buildMember(app);
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { body, headers } = await encodeForm([
    ['client_id', randomUUID()],
    ['file', jpeg],
  ]);
  const head = [
    'POST /api/photo.php HTTP/1.1',
    'host: localhost',
    `content-type: ${headers['content-type']}`,
    `content-length: ${body.length}`,
    `cookie: auth=${anna.client.cookies.get('auth')}`,
  ];
  for (let i = 0; i < 5; i++)
    await new Promise<void>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
        socket.write(body.subarray(0, body.length / 2), () => setTimeout(() => socket.destroy(), 20));
      });
      socket.on('close', () => resolve());
    });
  expect(await photosOf(anna)).toEqual([]);
  expect((await upload(anna)).status).toBe(200);
});

test('other requests are answered while images are processed', async () => {
  const anna = await buildMember(app, { paid_user: true });
  const large = await plainImage(3000, 2000).jpeg().toBuffer();
  const uploads = Promise.all(Array.from({ length: 4 }, () => upload(anna, large)));
  let answered = 0;
  let working = true;
  const finished = uploads.then((responses) => {
    working = false;
    return responses;
  });
  while (working) {
    await viewer.client.call(getUser);
    answered++;
  }
  expect((await finished).every(({ status }) => status === 200)).toBe(true);
  expect(answered).toBeGreaterThan(20);
});

test('OpenAPI describes the call as a form with a file', async () => {
  const { body } = await viewer.client.raw('GET', '/api/openapi.json');
  const description = JSON.stringify((body as { paths: Record<string, unknown> }).paths['/api/photo.php']);
  expect(description).toContain('multipart/form-data');
  expect(description).toContain('"format":"binary"');
  expect(description).toContain('client_id');
});
