import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from '#features/safety/contract/endpoints.ts';
import { buildMember, buildPhoto } from '#tests/support/builders.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getSignupProfile } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const open = (id: number, client = app.client()) => client.call(getSignupProfile, { query: { id } });

describe('the member whom a visitor signs up to write to', () => {
  test('is shown to visitors with the fields of a search result', async () => {
    const anna = await buildMember(app, {
      name: 'Anna',
      show_to_visitors: true,
      about: 'Geheim',
      date_of_birth: '1990-05-05',
      interests: ['wine'],
    });
    const { status, reply } = await open(anna.id);
    expect(status).toBe(200);
    expect(reply.profile).toEqual({
      id: anna.id,
      name: 'Anna',
      age: expect.any(Number),
      gender: 'woman',
      country: 'DE',
      region: { key: 'DE-SN', name: 'Sachsen' },
      main_image: null,
      photos: [],
      photo_count: 0,
      online: false,
      is_new: true,
      fictional: false,
    });
  });

  test('has a clear main photo where visitors may search, a blurred one elsewhere, and never a pending one', async () => {
    const [anna, ben] = [await buildMember(app, { show_to_visitors: true }), await buildMember(app, { show_to_visitors: true })];
    const name = await buildPhoto(app, anna.id);
    await buildPhoto(app, ben.id, 'pending');
    await changeSettings(app, { logged_out_search: 'limited' });
    const clear = (await open(anna.id)).reply.profile.main_image;
    expect([clear?.locked, clear?.filename]).toEqual([false, `${name}-640.webp`]);
    await changeSettings(app, { logged_out_search: 'none' });
    const blurred = (await open(anna.id)).reply.profile.main_image;
    expect([blurred?.locked, blurred?.filename]).toEqual([true, `${name}-blurred.webp`]);
    expect(JSON.stringify(blurred)).not.toContain(`${name}-640`);
    expect((await open(ben.id)).reply.profile.main_image).toBeNull();
  });

  test('has at most three further photos, blurred, and none where visitors may not search', async () => {
    const anna = await buildMember(app, { show_to_visitors: true });
    for (let n = 0; n < 5; n++) await buildPhoto(app, anna.id);
    await changeSettings(app, { logged_out_search: 'limited' });
    const { photos, photo_count, main_image } = (await open(anna.id)).reply.profile;
    expect([photos.map(({ locked }) => locked), photo_count]).toEqual([[true, true, true], 5]);
    expect(photos.map(({ id }) => id)).not.toContain(main_image?.id);
    expect(JSON.stringify(photos)).not.toMatch(/-640\b/);
    await changeSettings(app, { logged_out_search: 'none' });
    const closed = (await open(anna.id)).reply.profile;
    expect([closed.photos, closed.online, closed.is_new]).toEqual([[], false, false]);
  });

  test('is not found when unknown, disabled, on another site, hidden from search or not for visitors', async () => {
    const shown = { show_to_visitors: true };
    const [disabled, foreign, hidden, quiet] = [
      await buildMember(app, { ...shown, status: 'not_confirmed' }),
      await buildMember(app, { ...shown, host: 'de.localhost' }),
      await buildMember(app, shown),
      await buildMember(app),
    ];
    await app.platform.database.db.updateTable('profiles').set({ hide_from_search: true }).where('user_id', '=', hidden.id).execute();
    for (const { id } of [{ id: 999_999 }, disabled, foreign, hidden, quiet])
      expect([(await open(id)).status, (await open(id)).error]).toEqual([404, { code: 'not_found', params: {} }]);
  });

  test('is not found by a logged-in member who is blocked, or who is the same member', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    expect((await open(anna.id, ben.client)).status).toBe(200);
    await anna.client.call(block, { body: { id: ben.id } });
    expect([(await open(anna.id, ben.client)).status, (await open(ben.id, anna.client)).status]).toEqual([404, 404]);
    expect((await open(anna.id, anna.client)).status).toBe(404);
  });

  test.each(['', 'id=x', 'id=0', 'id=1.5'])('rejects the query "%s"', async (query) => {
    expect((await app.client().raw('GET', `/api/signup-profile.php?${query}`)).error?.code).toBe('invalid_request');
  });
});
