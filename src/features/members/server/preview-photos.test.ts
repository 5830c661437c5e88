import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLikes, like } from '#features/likes/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getPhotoPreview } from '../contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';

let app: TestApp;
let free: BuiltMember;
let paid: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  [free, paid] = [await buildMember(app), await buildMember(app, { paid_user: true })];
});
afterAll(() => app.close());

const preview = (member: { id: number }, from = free) => from.client.call(getPhotoPreview, { query: { id: member.id } });
const open = (member: { id: number }, from = free) => from.client.call(getProfile, { query: { id: member.id } });

async function withPhotos(...states: ('pending' | 'active')[]): Promise<BuiltMember & { readonly names: string[] }> {
  const member = await buildMember(app, { country: 'IS' });
  const names: string[] = [];
  for (const state of states) names.push(await buildPhoto(app, member.id, state));
  return { ...member, names };
}

describe('the photos on a card', () => {
  test('are the same as in the profile, main photo first', async () => {
    const anna = await withPhotos('active', 'active', 'active');
    for (const viewer of [free, paid]) {
      const { photos, photo_count } = (await preview(anna, viewer)).reply;
      const { profile } = (await open(anna, viewer)).reply;
      expect([photos, photo_count]).toEqual([profile.photos, 3]);
      const card = (await viewer.client.call(searchMembers, { query: { country: 'IS' } })).reply.profiles.find(({ id }) => id === anna.id);
      expect([card?.main_image, card?.photo_count]).toEqual([photos[0], 3]);
    }
  });

  test('are blurred for free members except the main one, without the names of the clear files', async () => {
    const anna = await withPhotos('active', 'active', 'active');
    const { photos } = (await preview(anna)).reply;
    expect(photos.map(({ locked }) => locked)).toEqual([false, true, true]);
    expect(JSON.stringify(photos.slice(1))).not.toMatch(/-\d+\.(webp|avif)/);
    expect((await preview(anna, paid)).reply.photos.map(({ locked }) => locked)).toEqual([false, false, false]);
  });

  test('do not include pending ones', async () => {
    const anna = await withPhotos('pending', 'active', 'pending', 'active');
    const { photos, photo_count } = (await preview(anna, paid)).reply;
    expect(photos.map(({ filename }) => filename.split('-')[0])).toEqual([anna.names[1], anna.names[3]]);
    expect(photo_count).toBe(2);
    expect((await preview(await withPhotos('pending'))).reply).toEqual({ photos: [], photo_count: 0 });
  });

  test('are at most five, with the total number', async () => {
    const anna = await withPhotos('active', 'active', 'active', 'active', 'active', 'active', 'active');
    const { photos, photo_count } = (await preview(anna)).reply;
    expect(photos.map(({ filename }) => filename.split('-')[0])).toEqual(anna.names.slice(0, 5));
    expect(photo_count).toBe(7);
  });

  test('are not found for unknown, disabled, blocked or other-site members, or for oneself', async () => {
    const [disabled, foreign, blocked, blocker] = [
      await buildMember(app, { status: 'not_confirmed' }),
      await buildMember(app, { host: 'de.localhost' }),
      await buildMember(app),
      await buildMember(app),
    ];
    await free.client.call(block, { body: { id: blocked.id } });
    await blocker.client.call(block, { body: { id: free.id } });
    for (const member of [{ id: 999_999 }, disabled, foreign, blocked, blocker, free]) {
      const { status, error } = await preview(member);
      expect([status, error]).toEqual([404, { code: 'not_found', params: {} }]);
    }
  });

  test('need a login', async () => {
    const anna = await withPhotos('active', 'active');
    const answer = await app.client().call(getPhotoPreview, { query: { id: anna.id } });
    expect([answer.status, answer.body]).toMatchObject([403, { authentication_required: true }]);
  });

  test('do not mark a new like as seen', async () => {
    const anna = await withPhotos('active', 'active');
    await anna.client.call(like, { body: { id: free.id } });
    const isNew = async () => (await free.client.call(getLikes)).reply.liked_by.find(({ id }) => id === anna.id)?.like_new;
    await preview(anna);
    expect(await isNew()).toBe(true);
    await open(anna);
    expect(await isNew()).toBe(false);
  });
});
