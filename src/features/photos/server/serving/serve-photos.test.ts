import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { maxMisses } from './misses.ts';
import { createServablePhotos } from './servable-photos.ts';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { userId } from '#platform/contract/ids.ts';
import { createClock } from '#platform/server/clock.ts';
import { type BuiltMember, buildMember, builtPassword } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changePhoto, deletePhoto } from '../../contract/endpoints.ts';
import type { ImageFiles } from '../../contract/image.ts';
import { addressOf } from '../../contract/image-address.ts';
import { storagePath } from '../photo-files.ts';

let app: TestApp;
let viewer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app);
});
afterAll(() => app.close());

let pictures = 0;
async function withPhotos(count: number): Promise<{ member: BuiltMember; ids: number[]; files: ImageFiles[] }> {
  const member = await buildMember(app, { paid_user: true });
  const photos = [];
  for (let n = 0; n < count; n++) photos.push((await sendPhoto(member, await photoOf(7000 + ++pictures))).reply.photo);
  return { member, ids: photos.map(({ id }) => id), files: photos.map(({ files }) => files) };
}

const load = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });
/** The public URL of the image, which works for everybody if the image is public. */
const publicAddress = (files: ImageFiles, format: 'webp' | 'avif' = 'webp') => addressOf(files, 160, format).split('?')[0] ?? '';
const blurredOf = (files: ImageFiles) => `${publicAddress(files).split('-')[0]}-blurred.webp`;

describe('a photo that a browser has cached', () => {
  test('is revalidated without being sent again', async () => {
    const { files } = await withPhotos(1);
    const address = publicAddress(files[0]!);
    const first = await load(address);
    const etag = String(first.headers['etag']);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await load(address, { 'if-none-match': header });
      expect([again.statusCode, again.body, again.headers['etag'], again.headers['cache-control']]).toEqual([
        304,
        '',
        etag,
        first.headers['cache-control'],
      ]);
    }
    for (const header of ['"other"', '', etag.replaceAll('"', ''), 'x'.repeat(5000)])
      expect((await load(address, { 'if-none-match': header })).statusCode).toBe(200);
  });

  test('costs no query while nothing changes', async () => {
    const { files } = await withPhotos(1);
    const queriesOfTwenty = async () => {
      const query = vi.spyOn(app.platform.database.pool, 'connect');
      for (let n = 0; n < 20; n++) expect((await load(publicAddress(files[0]!))).statusCode).toBe(200);
      const { length } = query.mock.calls;
      query.mockRestore();
      return length;
    };
    // The upload's event may arrive after the first of them, and a job may run at the same time.
    await expect.poll(queriesOfTwenty, { timeout: 10_000 }).toBe(0);
  });
});

describe('the public address of a photo answers 404 with the next request', () => {
  /** Loads every file, so that it is cached, then makes the change, and loads again with the browser's ETag. */
  async function goneAfter(files: ImageFiles, change: () => Promise<unknown>): Promise<void> {
    const addresses = [publicAddress(files), publicAddress(files, 'avif')];
    const etags = [];
    for (const address of addresses) {
      const response = await load(address);
      expect(response.statusCode).toBe(200);
      etags.push(String(response.headers['etag']));
    }
    await change();
    for (const [at, address] of addresses.entries()) {
      const response = await load(address, { 'if-none-match': etags[at] ?? '' });
      expect([response.statusCode, response.headers['cache-control'], response.headers['etag']]).toEqual([404, 'no-store', undefined]);
    }
  }
  const db = () => app.platform.database.db;

  test('after it is deleted, and 200 again after the deletion is undone', async () => {
    const { member, ids, files } = await withPhotos(1);
    await goneAfter(files[0]!, () => member.client.call(deletePhoto, { body: { id: ids[0]! } }));
    expect((await load(blurredOf(files[0]!))).statusCode).toBe(404);
    await member.client.call(changePhoto, { body: { id: ids[0]!, deleted: false } });
    expect((await load(publicAddress(files[0]!))).statusCode).toBe(200);
  });

  test('after another photo has become the main photo, and only its blurred file stays public', async () => {
    const { member, ids, files } = await withPhotos(2);
    await goneAfter(files[0]!, () => member.client.call(changePhoto, { body: { id: ids[1]!, main: true } }));
    expect([(await load(blurredOf(files[0]!))).statusCode, (await load(publicAddress(files[1]!))).statusCode]).toEqual([200, 200]);
  });

  test('after a deleted main photo is restored, for the photo that was the main one meanwhile', async () => {
    const { member, ids, files } = await withPhotos(2);
    await member.client.call(deletePhoto, { body: { id: ids[0]! } });
    await goneAfter(files[1]!, () => member.client.call(changePhoto, { body: { id: ids[0]!, deleted: false } }));
  });

  test('after it is rejected', async () => {
    const { ids, files } = await withPhotos(1);
    await goneAfter(files[0]!, () => db().updateTable('photos').set({ status: 'rejected' }).where('id', '=', ids[0]!).execute());
  });

  test('after its member is hidden', async () => {
    const { member, files } = await withPhotos(1);
    await goneAfter(files[0]!, () => db().updateTable('profiles').set({ status: 'disabled' }).where('user_id', '=', member.id).execute());
  });

  test('after its member has closed the account', async () => {
    const { member, files } = await withPhotos(1);
    await goneAfter(files[0]!, () => member.client.call(deleteUser, { body: { password: builtPassword } }));
  });

  test('after its member is purged', async () => {
    const { member, files } = await withPhotos(1);
    await goneAfter(files[0]!, () => db().deleteFrom('users').where('id', '=', member.id).execute());
  });
});

describe('the cached access to a photo', () => {
  const photo = { owner: userId(7), visible: true, main: true };

  test('expires after ten seconds, in case the bus has lost a change, and when the clock was set back', async () => {
    const clock = createClock();
    let asked = 0;
    const photos = createServablePhotos({ clock, load: async () => (asked++, photo) });
    await photos.find('a');
    clock.advance(9);
    await photos.find('a');
    expect(asked).toBe(1);
    clock.advance(2);
    await photos.find('a');
    expect(asked).toBe(2);
  });

  test('is never the result of a query during which a change arrived', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof photo | null>();
    const responses = [promise, Promise.resolve(null)];
    const photos = createServablePhotos({ clock: createClock(), load: async () => (await responses.shift()) ?? null });
    const first = photos.find('a');
    photos.changed(photo.owner);
    resolve(photo);
    expect(await first).toEqual(photo);
    expect(await photos.find('a')).toBeNull();
  });

  test('is limited in number, and unknown names are not cached', async () => {
    let asked = 0;
    const photos = createServablePhotos({ clock: createClock(), load: async (name) => (asked++, name.startsWith('x') ? null : photo) });
    for (let n = 0; n < 30_000; n++) await photos.find(`x${n}`);
    for (let n = 0; n < 30_000; n++) await photos.find(`${n}`);
    expect(asked).toBe(60_000);
    await photos.find('29999');
    expect(asked).toBe(60_000);
  });
});

describe('a damaged file', () => {
  test.each(['webp', 'avif'] as const)('is not served as complete, nor cached by anybody: %s', async (format) => {
    const { files } = await withPhotos(1);
    const address = publicAddress(files[0]!, format);
    const onDisk = path.join(app.platform.env.dataDir, 'files', storagePath(address.split('/').at(-1) ?? ''));
    const whole = await readFile(onDisk);
    for (const damaged of [
      whole.subarray(0, -1),
      whole.subarray(0, 200),
      whole.subarray(0, 3),
      Buffer.alloc(0),
      Buffer.concat([whole, Buffer.from('x')]),
    ]) {
      await writeFile(onDisk, damaged);
      const response = await load(address);
      expect([response.statusCode, response.headers['cache-control'], response.headers['etag']]).toEqual([500, 'no-store', undefined]);
    }
    await writeFile(onDisk, whole);
    expect((await load(address)).rawPayload.equals(whole)).toBe(true);
    // The check must also work when the file's length is already cached.
    await writeFile(onDisk, whole.subarray(0, -1));
    expect((await load(address)).statusCode).toBe(500);
  });

  test('that is cut off while it is sent closes the connection instead of looking complete', async () => {
    const { files } = await withPhotos(1);
    expect((await load(publicAddress(files[0]!))).statusCode).toBe(200);
    const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
    const onDisk = path.join(app.platform.env.dataDir, 'files', storagePath(publicAddress(files[0]!).split('/').at(-1) ?? ''));
    const whole = await readFile(onDisk);
    const { storage } = app.platform;
    const open = storage.open.bind(storage);
    const cut = vi.spyOn(storage, 'open').mockImplementation(async (name) => {
      const file = await open(name);
      await writeFile(onDisk, whole.subarray(0, 100));
      return file;
    });
    const response = await fetch(address + publicAddress(files[0]!));
    await expect(response.arrayBuffer()).rejects.toThrow();
    cut.mockRestore();
  });
});

test('the page of a member contains addresses that work', async () => {
  const { member, files } = await withPhotos(1);
  const { profile } = (await viewer.client.call(getProfile, { query: { id: member.id } })).reply;
  expect(profile.main_image?.files.address).toBe(files[0]?.address.split('?')[0]);
});

test('a network that requests very many files that do not exist is refused, and still gets files that others see', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  const owner = await buildMember(limited, { paid_user: true });
  const { files } = (await sendPhoto(owner, await photoOf(7900))).reply.photo;
  const get = (url: string, remoteAddress: string) =>
    limited.server.inject({ method: 'GET', url, remoteAddress, headers: { host: 'localhost' } });
  expect((await get(publicAddress(files), '192.0.2.2')).statusCode).toBe(200);
  const made = (n: number) => `/media/${n.toString(16).padStart(40, '0')}-160.webp`;
  // Concurrently, because each refusal is delayed.
  const missed = await Promise.all(Array.from({ length: maxMisses }, (_nothing, n) => get(made(n), '192.0.2.1')));
  expect(new Set(missed.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect((await get(made(maxMisses), '192.0.2.1')).statusCode).toBe(429);
  expect((await get(publicAddress(files), '192.0.2.2')).statusCode).toBe(200);
  expect((await get(publicAddress(files), '192.0.2.1')).statusCode).toBe(200);
  expect((await get(made(maxMisses), '192.0.2.2')).statusCode).toBe(404);
  await limited.close();
});
