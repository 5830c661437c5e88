import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { recordProfileChanges } from '#tests/support/profile-changes.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changePhoto, deletePhoto } from '../contract/endpoints.ts';
import { addressOf } from '../contract/image-address.ts';
import { findAllPhotoFiles, findOwnPhotoFiles, photoData } from './own-data-repo.ts';

let app: TestApp;
let viewer: BuiltMember;
let changed: number[] = [];
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app, { paid_user: true });
  changed = recordProfileChanges(app);
});
afterAll(() => app.close());

const change = (member: BuiltMember, body: BodyOf<typeof changePhoto>) => member.client.call(changePhoto, { body });
const remove = (member: BuiltMember, id: number) => member.client.call(deletePhoto, { body: { id } });
const profileOf = async (member: BuiltMember, from = member) =>
  (await from.client.call(getProfile, { query: from === member ? {} : { id: member.id } })).reply.profile;
const idsOf = async (member: BuiltMember, from = member) => (await profileOf(member, from)).photos.map(({ id }) => id);
const rowsOf = async ({ id }: BuiltMember) =>
  app.platform.database.db.selectFrom('photos').select(['id', 'position']).where('user_id', '=', id).orderBy('position').execute();
const fileAt = async (url: string) => (await app.server.inject({ method: 'GET', url, headers: { host: 'localhost' } })).statusCode;
const filesOf = async (filename: string) =>
  (await readdir(path.join(app.platform.env.dataDir, 'files'), { recursive: true })).filter((name) => name.includes(filename.slice(0, 40)));

/** A member with `count` photos, and the ids of the photos in order. */
async function withPhotos(count: number, overrides: Parameters<typeof buildMember>[1] = {}): Promise<[BuiltMember, number[]]> {
  const member = await buildMember(app, { paid_user: true, ...overrides });
  for (let n = 0; n < count; n++) await buildPhoto(app, member.id);
  return [member, await idsOf(member)];
}

describe('the order of photos', () => {
  test('changes by a new main photo and by position, for the owner and for others', async () => {
    const [anna, [a = 0, b = 0, c = 0, d = 0]] = await withPhotos(4);
    expect((await change(anna, { id: c, main: true })).reply.photos.map(({ id }) => id)).toEqual([c, a, b, d]);
    expect((await change(anna, { id: c, position: 2 })).reply.photos.map(({ id }) => id)).toEqual([a, b, c, d]);
    expect((await change(anna, { id: a, position: 1000 })).reply.photos.map(({ id }) => id)).toEqual([b, c, d, a]);
    expect(await idsOf(anna, viewer)).toEqual([b, c, d, a]);
    expect((await profileOf(anna, viewer)).main_image?.id).toBe(b);
    expect((await anna.client.call(getUser)).reply.user.profile.main_image?.id).toBe(b);
  });

  test('makes the first approved photo the main image of others', async () => {
    const [anna, [active = 0]] = await withPhotos(1);
    await buildPhoto(app, anna.id, 'pending');
    const [, pending = 0] = await idsOf(anna);
    await change(anna, { id: pending, main: true });
    expect(await idsOf(anna)).toEqual([pending, active]);
    expect((await profileOf(anna, viewer)).main_image?.id).toBe(active);
  });

  test('is valid and without gaps after fifty parallel changes', async () => {
    const [anna, ids] = await withPhotos(6);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        change(anna, { id: ids[(n * 7) % 6] ?? 0, ...(n % 5 === 0 ? { main: true } : { position: n % 8 }) }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { reply } of responses) expect(new Set(reply.photos.map(({ id }) => id))).toEqual(new Set(ids));
    expect((await rowsOf(anna)).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

test('a caption is changed, cleaned and removed again', async () => {
  const [anna, [id = 0]] = await withPhotos(1);
  expect((await change(anna, { id, caption: '  Am \u202ESee\u0000 🏊 ' })).reply.photos[0]?.caption).toBe('Am See 🏊');
  expect((await profileOf(anna, viewer)).photos[0]?.caption).toBe('Am See 🏊');
  for (const caption of ['Mehr auf anna.de', 'me@elsewhere.test', 'Ruf an: 0171 2345678'])
    expect((await change(anna, { id, caption })).error).toEqual({ code: 'caption_not_allowed', params: { field: 'caption' } });
  expect((await change(anna, { id, caption: '' })).reply.photos[0]?.caption).toBe('');
  expect((await change(anna, { id, caption: 'x'.repeat(141) })).error?.code).toBe('invalid_request');
});

test('every change is published to all processes and updates the search', async () => {
  const [anna, [id = 0]] = await withPhotos(2);
  const updated = async () =>
    (await app.platform.database.db.selectFrom('profiles').select('updated_at').where('user_id', '=', anna.id).executeTakeFirstOrThrow())
      .updated_at;
  const steps = [
    () => change(anna, { id, position: 1 }),
    () => change(anna, { id, caption: 'Hallo' }),
    () => remove(anna, id),
    () => change(anna, { id, deleted: false }),
  ];
  for (const step of steps) {
    app.platform.clock.advance(1);
    const before = await updated();
    changed.length = 0;
    expect((await step()).status).toBe(200);
    expect([changed, (await updated()) > before]).toEqual([[anna.id], true]);
  }
});

describe('a deleted photo', () => {
  test('is in no list, count, search, file or main image at once', async () => {
    const anna = await buildMember(app, { country: 'IS' });
    const { photo } = (await sendPhoto(anna, await photoOf(31))).reply;
    const found = async () =>
      (await viewer.client.call(searchMembers, { query: { country: 'IS', with_photo: true } })).reply.profiles.map(({ id }) => id);
    expect([await found(), await fileAt(photo.match)]).toEqual([[anna.id], 200]);
    const { status, reply } = await remove(anna, photo.id);
    expect([status, reply]).toEqual([200, { photos: [], limit: 3 }]);
    for (const from of [anna, viewer]) {
      const { main_image, photos, photo_count } = await profileOf(anna, from);
      expect([main_image, photos, photo_count]).toEqual([null, [], 0]);
    }
    expect((await anna.client.call(getUser)).reply.user.profile.main_image).toBeNull();
    expect(await found()).toEqual([]);
    for (const width of photo.files.widths)
      for (const format of ['webp', 'avif'] as const) expect(await fileAt(addressOf(photo.files, width, format))).toBe(404);
    expect(await fileAt(`/media/${photo.filename.slice(0, 40)}-blurred.webp`)).toBe(404);
  });

  test('is replaced as the main image by the next photo', async () => {
    const [anna, [a = 0, b = 0]] = await withPhotos(2);
    await remove(anna, a);
    expect((await profileOf(anna, viewer)).main_image?.id).toBe(b);
  });

  test('is restored to its position, also when other photos were moved or deleted meanwhile', async () => {
    const [anna, [a = 0, b = 0, c = 0, d = 0]] = await withPhotos(4);
    await remove(anna, b);
    await remove(anna, c);
    await change(anna, { id: d, main: true });
    expect(await idsOf(anna)).toEqual([d, a]);
    await change(anna, { id: c, deleted: false });
    expect((await change(anna, { id: b, deleted: false })).reply.photos.map(({ id }) => id)).toEqual([d, a, b, c]);
    expect((await rowsOf(anna)).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  test('may be deleted twice, which does not extend the time for undo, and restored twice', async () => {
    const [anna, [id = 0]] = await withPhotos(1);
    await remove(anna, id);
    app.platform.clock.advance(9 * 60);
    expect((await remove(anna, id)).status).toBe(200);
    app.platform.clock.advance(59);
    expect((await change(anna, { id, deleted: false })).status).toBe(200);
    expect((await change(anna, { id, deleted: false })).reply.photos.map((photo) => photo.id)).toEqual([id]);
    await remove(anna, id);
    app.platform.clock.advance(10 * 60);
    expect((await change(anna, { id, deleted: false })).error?.code).toBe('not_found');
    expect(await idsOf(anna)).toEqual([]);
  });

  test('can only be restored, not changed in any other way', async () => {
    const [anna, [id = 0]] = await withPhotos(1);
    await remove(anna, id);
    for (const body of [
      { id, main: true as const },
      { id, position: 0 },
      { id, caption: 'Hallo' },
    ])
      expect((await change(anna, body)).error?.code).toBe('not_found');
    expect((await change(anna, { id, deleted: false })).reply.photos[0]?.caption).toBe('');
  });

  test('frees a slot, and is not restored above the limit once the slot is taken', async () => {
    const anna = await buildMember(app);
    for (let n = 0; n < 3; n++) await buildPhoto(app, anna.id);
    const [first = 0] = await idsOf(anna);
    await remove(anna, first);
    expect((await sendPhoto(anna, await photoOf(32))).status).toBe(200);
    const { status, error } = await change(anna, { id: first, deleted: false });
    expect([status, error]).toEqual([403, { code: 'photo_limit_reached', params: { limit: 3, premium: 25 } }]);
    expect((await idsOf(anna)).length).toBe(3);
  });

  test('fifty parallel restores stay within the limit', async () => {
    const anna = await buildMember(app, { paid_user: true });
    for (let n = 0; n < 6; n++) await buildPhoto(app, anna.id);
    const ids = await idsOf(anna);
    for (const id of ids) await remove(anna, id);
    await app.platform.database.db.updateTable('users').set({ paid_user: false }).where('id', '=', anna.id).execute();
    await Promise.all(Array.from({ length: 50 }, (_, n) => change(anna, { id: ids[n % 6] ?? 0, deleted: false })));
    expect((await idsOf(anna)).length).toBe(3);
  });

  test('is deleted for good with all its files after ten minutes, not sooner', async () => {
    const anna = await buildMember(app);
    const { photo } = (await sendPhoto(anna, await photoOf(33))).reply;
    const { photo: other } = (await sendPhoto(anna, await photoOf(34))).reply;
    // 160, 320 and 600 px in two formats, and the blurred file.
    expect((await filesOf(photo.filename)).length).toBe(7);
    await remove(anna, photo.id);
    // The time that this test itself takes counts, too.
    app.platform.clock.advance(9 * 60);
    await app.platform.jobs.runAllNow();
    expect([(await rowsOf(anna)).length, (await filesOf(photo.filename)).length]).toEqual([2, 7]);
    app.platform.clock.advance(60);
    await app.platform.jobs.runAllNow();
    expect([(await rowsOf(anna)).map(({ id }) => id), await filesOf(photo.filename)]).toEqual([[other.id], []]);
    expect((await filesOf(other.filename)).length).toBe(7);
    expect((await remove(anna, photo.id)).error?.code).toBe('not_found');
  });
});

test('until then a deleted photo is part of the data export and is deleted with the account', async () => {
  const anna = await buildMember(app);
  const { photo } = (await sendPhoto(anna, await photoOf(35))).reply;
  await remove(anna, photo.id);
  const { db } = app.platform.database;
  expect((await findAllPhotoFiles(db, anna.id)).length).toBe(7);
  expect((await findOwnPhotoFiles(db, anna.id)).map(({ name }) => name)).toEqual([photo.filename]);
  const rows = [];
  for (const part of photoData(db)) for await (const page of part.read(anna.id)) rows.push(...page);
  expect(rows).toMatchObject([{ file: photo.filename, status: 'active', deleted_at: expect.any(Date) }]);
});

describe('the reply to a change', () => {
  test('is not_found for another member’s photo, an unknown one and a rejected one', async () => {
    const [anna, [own = 0]] = await withPhotos(1);
    const [, [foreign = 0]] = await withPhotos(1);
    const rejected = (await withPhotos(1, {}))[1][0] ?? 0;
    await app.platform.database.db.updateTable('photos').set({ user_id: anna.id, status: 'rejected' }).where('id', '=', rejected).execute();
    for (const id of [foreign, rejected, 999_999_999]) {
      const responses = [await change(anna, { id, main: true }), await change(anna, { id, deleted: false }), await remove(anna, id)];
      for (const { status, error } of responses) expect([status, error]).toEqual([404, { code: 'not_found', params: {} }]);
    }
    expect(await idsOf(anna)).toEqual([own]);
  });

  test.each([{}, { id: 0 }, { id: '1' }, { id: 1.5 }, { id: 1, main: false }, { id: 1, position: -1 }, { id: 1, deleted: true }])(
    'is invalid_request for %j',
    async (body) => {
      expect((await viewer.client.raw('PUT', '/api/photo.php', body)).error?.code).toBe('invalid_request');
    },
  );

  test('is authentication_required for a visitor', async () => {
    for (const method of ['PUT', 'DELETE'] as const) {
      const { status, body } = await app.client().raw(method, '/api/photo.php', { id: 1 });
      expect([status, body]).toMatchObject([403, { authentication_required: true }]);
    }
  });
});
