import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { type BuiltMember, buildMember, builtPassword } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf, imageOf } from '#tests/support/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { deletePhoto } from '../contract/endpoints.ts';
import { photoData } from './own-data-repo.ts';

let app: TestApp;
let viewer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app, { paid_user: true });
});
afterAll(() => app.close());

const similarPhoto = (number: number) => imageOf(number, 450, 600).modulate({ brightness: 1.02 }).webp({ quality: 60 }).toBuffer();
const rowOf = (id: number) =>
  app.platform.database.db.selectFrom('photos').select(['status', 'held_for', 'phash']).where('id', '=', id).executeTakeFirstOrThrow();
const visiblePhotos = async (member: BuiltMember) =>
  (await viewer.client.call(getProfile, { query: { id: member.id } })).reply.profile.photos;
/** The photos in a member's data export. */
const exportedPhotos = async ({ id }: BuiltMember) => {
  const rows = [];
  for (const part of photoData(app.platform.database.db)) for await (const page of part.read(id)) rows.push(...page);
  return rows;
};

describe("a duplicate of the member's own photo", () => {
  test('is rejected with the id of the existing photo', async () => {
    const anna = await buildMember(app);
    const { photo } = (await sendPhoto(anna, await photoOf(1))).reply;
    for (const file of [await photoOf(1), await similarPhoto(1)]) {
      const { status, error } = await sendPhoto(anna, file);
      expect([status, error]).toEqual([409, { code: 'photo_duplicate', params: { id: photo.id } }]);
    }
    expect((await sendPhoto(anna, await photoOf(2))).status).toBe(200);
  });

  test('is rejected also among ten parallel uploads', async () => {
    const anna = await buildMember(app, { paid_user: true });
    const file = await photoOf(3);
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendPhoto(anna, file)));
    expect(responses.filter(({ status }) => status === 200).length).toBe(1);
    expect(responses.filter(({ status }) => status === 409).length).toBe(9);
  });

  test('is accepted when the same upload is sent again', async () => {
    const anna = await buildMember(app);
    const [file, client_id] = [await photoOf(4), randomUUID()];
    const first = await sendPhoto(anna, file, { client_id });
    expect((await sendPhoto(anna, file, { client_id })).reply).toEqual(first.reply);
  });

  test('is accepted after the photo was deleted', async () => {
    const anna = await buildMember(app);
    const { photo } = (await sendPhoto(anna, await photoOf(5))).reply;
    await anna.client.call(deletePhoto, { body: { id: photo.id } });
    expect((await sendPhoto(anna, await photoOf(5))).status).toBe(200);
  });
});

describe("a duplicate of another member's photo", () => {
  test('is stored, but only its owner sees it until it is approved', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    await sendPhoto(anna, await photoOf(11));
    const { status, reply } = await sendPhoto(ben, await similarPhoto(11));
    expect([status, reply.photo.status]).toEqual([200, 'pending']);
    expect(await rowOf(reply.photo.id)).toMatchObject({ status: 'pending', held_for: 'duplicate' });
    expect((await visiblePhotos(ben)).length).toBe(0);
    // Otherwise uploading an image of a person would reveal whether that person is a member.
    const output = JSON.stringify([reply, await exportedPhotos(ben)]);
    expect([output.includes(reply.photo.filename), output.includes('duplicate')]).toEqual([true, false]);
    expect((await visiblePhotos(anna)).map((photo) => photo.status)).toEqual(['active']);
  });

  test('on another site is no duplicate, because a person may join two sites', async () => {
    const anna = await buildMember(app);
    await sendPhoto(anna, await photoOf(12));
    const ben = await buildMember(app, { host: 'de.localhost' });
    expect((await sendPhoto(ben, await similarPhoto(12))).reply.photo.status).toBe('active');
  });

  test('is no duplicate once the account is closed or the photo deleted', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    const { photo } = (await sendPhoto(anna, await photoOf(13))).reply;
    await anna.client.call(deletePhoto, { body: { id: photo.id } });
    expect((await sendPhoto(ben, await photoOf(13))).reply.photo.status).toBe('active');
    await ben.client.call(deleteUser, { body: { password: builtPassword } });
    expect((await sendPhoto(await buildMember(app), await photoOf(13))).reply.photo.status).toBe('active');
  });
});

test('a banned image is rejected in every variant, and none of its files are stored', async () => {
  const [anna, ben] = [await buildMember(app), await buildMember(app)];
  const { photo } = (await sendPhoto(anna, await photoOf(21))).reply;
  const { phash } = await rowOf(photo.id);
  const { db } = app.platform.database;
  await db
    .insertInto('banned_photos')
    .values({ phash: phash ?? '', reason: 'stolen', created_at: app.platform.clock.now() })
    .execute();
  for (const file of [await photoOf(21), await similarPhoto(21)]) {
    const { status, error } = await sendPhoto(ben, file);
    expect([status, error]).toEqual([422, { code: 'photo_banned', params: {} }]);
  }
  expect((await ben.client.call(getProfile)).reply.profile.photos).toEqual([]);
  expect((await sendPhoto(ben, await photoOf(22))).status).toBe(200);
});

test('the search for duplicates uses the indexes on quarters of the hash, not a full scan', async () => {
  const { pool } = app.platform.database;
  const client = await pool.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off');
    const quarters = [1, 17, 33, 49].map((from) => `substring(f.phash from ${from} for 16) = substring($1::bit(64) from ${from} for 16)`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT f.id FROM photos f WHERE f.phash IS NOT NULL AND (${quarters.join(' OR ')})`,
      ['01'.repeat(32)],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of ['photos_phash_1', 'photos_phash_2', 'photos_phash_3', 'photos_phash_4']) expect(plan).toContain(index);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
