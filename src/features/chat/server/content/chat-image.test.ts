import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressOf } from '#features/photos/contract/image-address.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { markDeleted } from '#features/account/server/index.ts';
import { block, report } from '#features/safety/contract/endpoints.ts';
import { userId } from '#platform/contract/ids.ts';
import { hashSide, perceptualHash } from '#platform/server/images/perceptual-hash.ts';
import { removeDueFiles } from '#platform/server/file-deletions/file-deletions.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { sendForm } from '#tests/support/form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getChat, sendMessage, type uploadChatImage } from '../../contract/endpoints.ts';
import type { ChatImage } from '../../contract/message.ts';
import { deleteUnsentImages } from './delete-unsent-images.ts';

let app: TestApp;
let jpeg: Buffer;
let [anna, ben]: BuiltMember[] = [];
beforeAll(async () => {
  app = await createTestApp();
  jpeg = await noise(640, 480)
    .withExifMerge({ IFD3: { GPSLatitude: '51/1 20/1 0/1' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  [anna, ben] = [await buildMember(app, { credits: 100, paid_user: true }), await buildMember(app, { credits: 100 })];
});
afterAll(() => app.close());

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });

type Fields = Record<string, string | number>;
async function upload(from: BuiltMember | undefined, fields: Fields, file: Buffer | null = jpeg) {
  if (!from) throw new Error('no member');
  const texts = Object.entries({ client_id: randomUUID(), ...fields }).map(([name, value]) => [name, String(value)] as const);
  const response = await sendForm(from.client, '/api/chat-image.php', [...texts, ...(file ? [['file', file] as const] : [])]);
  return { ...response, reply: response.body as ReplyOf<typeof uploadChatImage> };
}
const to = (member: BuiltMember | undefined) => ({ profile: member?.id ?? 0 });
const open = async (url: string) => (await app.server.inject({ method: 'GET', url, headers: { host: 'localhost' } })).statusCode;
const addressesOf = ({ files, blurred }: ChatImage) => [
  ...files.widths.flatMap((width) => [addressOf(files, width), ...(files.avif ? [addressOf(files, width, 'avif')] : [])]),
  blurred,
];
/** File names in the storage. */
const filesOf = async () =>
  (await readdir(path.join(app.platform.env.dataDir, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    /\.(webp|avif)$/.test(name),
  );
const rows = () => app.platform.database.db.selectFrom('chat_images').selectAll().execute();
const sweep = async () => {
  const { clock, database } = app.platform;
  await deleteUnsentImages({ db: database.db, clock });
  await removeDueFiles({ ...app.platform, db: database.db });
};
async function sent(image: ChatImage, from = anna, other = ben) {
  const response = await from?.client.call(sendMessage, { body: { ...to(other), client_id: randomUUID(), text: '', image: image.id } });
  if (response?.status !== 200) throw new Error(JSON.stringify(response?.body));
  return response.reply;
}

describe('an image for a conversation', () => {
  test('is available in several widths, without metadata', async () => {
    const { status, reply } = await upload(anna, to(ben));
    expect(status).toBe(200);
    expect(reply.image).toMatchObject({ width: 640, height: 480, thumb_hash: expect.stringMatching(/.{20,}/) });
    expect(reply.image.files.widths).toEqual([160, 320, 640]);
    for (const url of addressesOf(reply.image)) expect([url.startsWith('/media/'), await open(url)]).toEqual([true, 200]);
    const file = await app.server.inject({ method: 'GET', url: addressOf(reply.image.files, 640), headers: { host: 'localhost' } });
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
    expect(file.headers['cache-control']).toMatch(/^private, max-age=\d+, must-revalidate$/);
  });

  test('is stored once per client_id: when repeated later, without its file, or twenty times at once', async () => {
    const client_id = randomUUID();
    const first = await upload(anna, { ...to(ben), client_id });
    const again = [await upload(anna, { ...to(ben), client_id }), await upload(anna, { ...to(ben), client_id }, null)];
    for (const { status, reply } of again) expect([status, reply]).toEqual([200, first.reply]);
    const before = (await filesOf()).length;
    const other = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => upload(anna, { ...to(ben), client_id: other })));
    expect(new Set(responses.map(({ status, reply }) => `${status} ${reply.image.id}`)).size).toBe(1);
    expect((await filesOf()).length - before).toBe(7);
    // A client_id belongs to its member: the same one from another member is another image. For another recipient it is not found.
    expect((await upload(ben, { ...to(anna), client_id })).reply.image.id).not.toBe(first.reply.image.id);
    expect((await upload(anna, { ...to(await buildMember(app)), client_id })).error?.code).toBe('not_found');
  });

  test('can be uploaded by conversation, and reaches the recipient with the message', async () => {
    const { conversation } = await wrote(anna as BuiltMember, ben as BuiltMember);
    const { reply } = await upload(ben, { conversation });
    await sent(reply.image, ben, anna);
    const chat = await anna?.client.call(getChat, { query: { conversation } });
    const [, message] = chat?.reply.messages ?? [];
    expect(message).toMatchObject({ text: '', image: { id: reply.image.id, width: 640 }, gif: null, gift: null, cautions: [] });
    for (const url of addressesOf(message?.image as ChatImage)) expect(await open(url)).toBe(200);
    expect(chat?.reply.image_cost.credits).toBeGreaterThan(0);
  });

  test('cannot be uploaded for a member who is not visible: unknown, blocked, on another site, in another member’s conversation', async () => {
    const { conversation } = await wrote(anna as BuiltMember, ben as BuiltMember);
    const stranger = await buildMember(app);
    const foreign = await buildMember(app, { host: 'de.localhost' });
    const before = (await filesOf()).length;
    expect((await upload(stranger, { conversation })).error?.code).toBe('not_found');
    expect((await upload(anna, { profile: 999_999 })).error?.code).toBe('not_found');
    expect((await upload(anna, to(anna))).error?.code).toBe('not_found');
    expect((await upload(anna, to(foreign))).error?.code).toBe('not_found');
    await ben?.client.call(block, { body: { id: anna?.id ?? 0 } });
    expect((await upload(anna, to(ben))).error?.code).toBe('not_found');
    expect((await upload(anna, { conversation })).error?.code).toBe('not_found');
    expect((await upload(anna, {})).error?.code).toBe('invalid_request');
    expect((await filesOf()).length).toBe(before);
  });

  test('is checked by its content, not by its name', async () => {
    const code = async (file: Buffer | null) => (await upload(anna, to(ben), file)).error?.code;
    const before = (await filesOf()).length;
    expect(await code(null)).toBe('photo_missing');
    expect(await code(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).toBe(
      'photo_type_unsupported',
    );
    expect(await code(Buffer.from('GIF89a<html><script>alert(1)</script>'))).toBe('photo_type_unsupported');
    expect(await code(jpeg.subarray(0, jpeg.length / 2))).toBe('photo_unreadable');
    expect(await code(await noise(150, 150).png().toBuffer())).toBe('photo_too_small');
    expect(await code(Buffer.alloc(26_000_000, 7))).toBe('too_large');
    const huge = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } });
    expect(await code(await huge.toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer())).toBe('photo_too_many_pixels');
    expect((await filesOf()).length).toBe(before);
  });

  test('keeps only the pixels of a file that is also something else', async () => {
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { status, reply } = await upload(anna, to(ben), polyglot);
    expect(status).toBe(200);
    for (const url of addressesOf(reply.image)) {
      const file = await app.server.inject({ method: 'GET', url, headers: { host: 'localhost' } });
      expect(file.rawPayload.includes('<script>')).toBe(false);
    }
  });

  test('of a banned file is refused', async () => {
    const banned = await noise(400, 400).blur(8).normalise().jpeg().toBuffer();
    const grey = await sharp(banned).flatten().greyscale().resize({ width: hashSide, height: hashSide, fit: 'fill' }).raw().toBuffer();
    const hash = perceptualHash(grey);
    await app.platform.database.pool.query(
      `INSERT INTO banned_photos (phash, reason, created_at) VALUES ($1::bit(64), 'explicit', now())`,
      [hash],
    );
    expect((await upload(anna, to(ben), banned)).error?.code).toBe('photo_banned');
  });
});

describe('the URL of an image', () => {
  test('is invalid when it is altered, of another image, unsigned or expired', async () => {
    const [one, other] = [(await upload(anna, to(ben))).reply.image, (await upload(anna, to(ben))).reply.image];
    const url = addressOf(one.files, 160);
    const [file = '', query = ''] = url.split('?');
    expect(await open(url)).toBe(200);
    for (const wrong of [
      file,
      one.blurred.split('?')[0] ?? '',
      `${addressOf(other.files, 160).split('?')[0]}?${query}`,
      url.replace('for=partner', 'for=viewer'),
      url.replace(/until=\d+/, 'until=9999999999'),
      url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ])
      expect(await open(wrong)).toBe(404);
    app.platform.clock.advance(9 * 3600);
    expect(await open(url)).toBe(404);
  });

  test('is invalid after a block, or when a member has left', async () => {
    const { image } = (await upload(anna, to(ben))).reply;
    await sent(image);
    await ben?.client.call(block, { body: { id: anna?.id ?? 0 } });
    for (const url of addressesOf(image)) expect(await open(url)).toBe(404);
    const clara = await buildMember(app);
    const second = (await upload(anna, to(clara))).reply.image;
    expect(await open(second.blurred)).toBe(200);
    await app.platform.database.db.transaction().execute((tx) => markDeleted(tx, anna?.id ?? userId(1), null, app.platform.clock.now()));
    expect(await open(second.blurred)).toBe(404);
  });
});

describe('the cleanup deletes', () => {
  test('images not sent within a day, with their files; never sent ones', async () => {
    const left = (await upload(anna, to(ben))).reply.image;
    const { image } = (await upload(anna, to(ben))).reply;
    await sent(image);
    await sweep();
    expect((await rows()).map(({ id }) => id)).toEqual(expect.arrayContaining([left.id, image.id]));
    app.platform.clock.advance(25 * 3600);
    await Promise.all([sweep(), sweep()]);
    const ids = (await rows()).map(({ id }) => id);
    expect([ids.includes(left.id), ids.includes(image.id)]).toEqual([false, true]);
    const names = (await rows()).map(({ name }) => name);
    const orphans = (await filesOf()).filter((file) => file.startsWith('photos/') && !names.some((name) => file.includes(name)));
    expect(orphans).toEqual([]);
  });

  test('images whose message no longer exists', async () => {
    const { image } = (await upload(anna, to(ben))).reply;
    const { message } = await sent(image);
    await app.platform.database.pool.query('DELETE FROM conversations WHERE id = (SELECT conversation_id FROM messages WHERE id = $1)', [
      message.id,
    ]);
    app.platform.clock.advance(25 * 3600);
    await sweep();
    expect((await rows()).some(({ id }) => id === image.id)).toBe(false);
  });

  test('the oldest of too many unsent images', async () => {
    const { db } = app.platform.database;
    const created_at = app.platform.clock.now();
    await db
      .insertInto('chat_images')
      .values(
        Array.from({ length: 45 }, () => ({
          user_id: anna?.id ?? 0,
          other_id: ben?.id ?? 0,
          client_id: randomUUID(),
          name: randomUUID().replaceAll('-', '').padEnd(40, '0'),
          width: 640,
          height: 480,
          thumb_hash: '',
          avif: false,
          created_at,
        })),
      )
      .execute();
    await upload(anna, to(ben));
    expect((await rows()).filter(({ user_id }) => user_id === anna?.id).length).toBe(40);
  });
});

test('a report of a message keeps a copy of its image', async () => {
  const { image } = (await upload(anna, to(ben))).reply;
  const { message } = await sent(image);
  const body = { client_id: randomUUID(), id: anna?.id ?? 0, subject: 'message', item: message.id, reason: 'explicit' } as const;
  expect((await ben?.client.call(report, { body }))?.status).toBe(200);
  const name = (await rows()).find(({ id }) => id === image.id)?.name ?? '';
  const { evidence } = await app.platform.database.db
    .selectFrom('reports')
    .select('evidence')
    .where('reporter_id', '=', ben?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(evidence).toMatchObject({ message: { image: { name, file: `evidence/${name}.webp` }, gif: null } });
  await app.platform.jobs.runAllNow();
  expect(await app.platform.storage.open(`evidence/${name}.webp`)).not.toBeNull();
});
