import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { processImage } from '#platform/server/images/process-image.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addressOf } from '../contract/image-address.ts';
import { addPhoto, storeFiles } from './index.ts';

let app: TestApp;
let anna: BuiltMember;
let free: BuiltMember;
let paid: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  [anna, free, paid] = await Promise.all([buildMember(app), buildMember(app), buildMember(app, { paid_user: true })]);
  await upload(anna.id, 'active');
  await upload(anna.id, 'active');
  await upload(anna.id, 'pending');
});
afterAll(() => app.close());

const plainImage = (width = 700, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#a34' } })
    .jpeg()
    .toBuffer();

async function upload(user: UserId, status: 'active' | 'pending'): Promise<void> {
  const { platform } = app;
  const image = await processImage(await plainImage(), { avif: false });
  if (typeof image === 'string') throw new Error(image);
  const stored = await storeFiles(platform.storage, image);
  await addPhoto(platform.database.db, { user, clientId: randomUUID(), image: stored, status }, platform.clock.now());
}

const fetchFile = (url: string) => app.server.inject({ method: 'GET', url, headers: { host: 'localhost' } });
const photosFor = async (viewer: BuiltMember, { id } = anna) =>
  (await viewer.client.call(getProfile, { query: { id } })).reply.profile.photos;

describe('a free member', () => {
  test('gets the main photo clear and every other one as its blurred file only', async () => {
    const [main, second, ...others] = await photosFor(free);
    expect(others).toEqual([]);
    expect(main).toMatchObject({ locked: false, status: 'active', width: 700, height: 900 });
    expect(main?.match).toBe(`/media/${main?.filename}`);
    expect(main?.files.widths).toEqual([160, 320, 640, 700]);
    expect(second?.locked).toBe(true);
    expect(JSON.stringify(second)).not.toMatch(/-(\d+|\{w\})\.(webp|avif|\{f\})/);
    expect(second?.files).toEqual({ address: second?.match, widths: [320], avif: false });
  });

  test('cannot open the clear file by guessing its name from the blurred one', async () => {
    const [, second] = await photosFor(free);
    const blurred = await fetchFile(second?.match ?? '');
    expect([blurred.statusCode, blurred.headers['content-type']]).toEqual([200, 'image/webp']);
    for (const width of [160, 320, 640, 700])
      expect((await fetchFile((second?.match ?? '').replace('blurred', String(width)))).statusCode).toBe(404);
  });
});

describe('a paid member', () => {
  test('gets every approved photo clear, by an address that expires', async () => {
    const [main, second, ...others] = await photosFor(paid);
    expect(others).toEqual([]);
    expect([main?.locked, second?.locked]).toEqual([false, false]);
    const response = await fetchFile(second?.match ?? '');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, max-age=600, must-revalidate');
    expect((await fetchFile((second?.match ?? '').replace(/signature=./, 'signature=_'))).statusCode).toBe(404);
    expect((await fetchFile((second?.match ?? '').replace(/until=\d/, 'until=9'))).statusCode).toBe(404);
    expect((await fetchFile((second?.match ?? '').replace('for=viewer', 'for=owner'))).statusCode).toBe(404);
    // Regression: other spellings of the same number were valid, too, and gave the same file several addresses.
    for (const spelling of ['%20$1', '+$1', '0$1', '$1.0', '$1e0'])
      expect([spelling, (await fetchFile((second?.match ?? '').replace(/(?<=until=)(\d+)/, spelling))).statusCode]).toEqual([
        spelling,
        404,
      ]);
  });

  test('gets the same address for hours, so that the browser can keep the file', async () => {
    const [, before] = await photosFor(paid);
    const [, after] = await photosFor(paid);
    expect(after?.match).toBe(before?.match);
  });
});

describe('the owner', () => {
  test('sees all photos clear, including the pending one', async () => {
    const { photos } = (await anna.client.call(getProfile)).reply.profile;
    expect(photos.map(({ status, locked }) => [status, locked])).toEqual([
      ['active', false],
      ['active', false],
      ['pending', false],
    ]);
    for (const photo of photos) expect((await fetchFile(photo.match)).statusCode).toBe(200);
  });

  test('sees on their own page, as others see it, which photos are still pending', async () => {
    expect((await photosFor(anna)).map(({ status }) => status)).toEqual(['active', 'active', 'pending']);
  });

  test('has a pending photo as main image, which others do not see', async () => {
    const bea = await buildMember(app);
    await upload(bea.id, 'pending');
    const { user } = (await bea.client.call(getUser)).reply;
    expect(user.profile.main_image).toMatchObject({ status: 'pending', locked: false });
    expect((await fetchFile(user.profile.main_image?.match ?? '')).statusCode).toBe(200);
    expect((await fetchFile(user.profile.main_image?.match.split('?')[0] ?? '')).statusCode).toBe(404);
    const { profile } = (await free.client.call(getProfile, { query: { id: bea.id } })).reply;
    expect([profile.main_image, profile.photos, profile.photo_count]).toEqual([null, [], 0]);
  });
});

describe('files', () => {
  test('of main photos are public, and revalidated after ten minutes', async () => {
    const [main] = await photosFor(free);
    const response = await fetchFile(main?.match ?? '');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=600, must-revalidate');
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
    expect((await sharp(response.rawPayload).metadata()).width).toBe(700);
  });

  test('of members who are not listed are not served to others', async () => {
    const carla = await buildMember(app, { status: 'not_confirmed' });
    await upload(carla.id, 'active');
    const { user } = (await carla.client.call(getUser)).reply;
    const match = user.profile.main_image?.match ?? '';
    expect((await fetchFile(match)).statusCode).toBe(200);
    expect((await fetchFile(match.split('?')[0] ?? '')).statusCode).toBe(404);
  });

  test.each([
    '/media/',
    '/media/x.webp',
    '/media/../secret',
    '/media/..%2f..%2fsecret',
    `/media/${'0'.repeat(40)}-640.webp`,
    `/media/${'0'.repeat(40)}-blurred.webp`,
    '/media/a/b.webp',
  ])('%s does not exist', async (url) => {
    expect((await fetchFile(url)).statusCode).toBe(404);
  });
});

describe('files of an upload', () => {
  test('exist as AVIF, smaller than WebP, under the same rules', async () => {
    const bea = await buildMember(app, { paid_user: true });
    await upload(bea.id, 'active');
    const { photo } = (await sendPhoto(bea, await photoOf(1, 900, 1200))).reply;
    const [, second] = await photosFor(paid, bea);
    expect(second?.files).toMatchObject({ widths: [160, 320, 640, 900], avif: true });
    for (const width of second?.files.widths ?? []) {
      const [url, avif] = [addressOf(second?.files ?? { address: '' }, width), addressOf(second?.files ?? { address: '' }, width, 'avif')];
      const [webp, other] = [await fetchFile(url), await fetchFile(avif)];
      expect([webp.headers['content-type'], other.headers['content-type']]).toEqual(['image/webp', 'image/avif']);
      expect(await sharp(other.rawPayload).metadata()).toMatchObject({ format: 'heif', width });
      expect(other.rawPayload.length).toBeLessThan(webp.rawPayload.length);
      expect(other.headers['cache-control']).toMatch(/^private/);
      expect((await fetchFile(avif.split('?')[0] ?? '')).statusCode).toBe(404);
      // One signature covers all files of an image.
      expect((await fetchFile(`/media/${'0'.repeat(40)}-160.webp?${avif.split('?')[1]}`)).statusCode).toBe(404);
    }
    const [, locked] = await photosFor(free, bea);
    expect(locked?.files.avif).toBe(false);
    expect((await fetchFile(`/media/${photo.filename.slice(0, 40)}-blurred.avif`)).statusCode).toBe(404);
  });

  test('without AVIF are offered as WebP only', async () => {
    expect((await photosFor(free))[0]?.files.avif).toBe(false);
  });
});

test('a signed address has expired after eight hours', async () => {
  const [, second] = await photosFor(paid);
  app.platform.clock.advance(8 * 3600 + 1);
  expect((await fetchFile(second?.match ?? '')).statusCode).toBe(404);
});
