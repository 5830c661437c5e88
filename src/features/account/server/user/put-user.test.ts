import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember, buildPhoto } from '#tests/support/builders.ts';
import { cookieSetBy } from '#tests/support/set-cookies.ts';
import { recordProfileChanges } from '#tests/support/profile-changes.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getUser, putUser } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function changedAt(user: number): Promise<Date | undefined> {
  const { rows } = await app.platform.database.pool.query<{ at: Date }>('SELECT updated_at AS at FROM profiles WHERE user_id = $1', [user]);
  return rows[0]?.at;
}

describe('the account settings', () => {
  test('says of a member in mails to others their name, age and town, but not their photo, until they say otherwise', async () => {
    const { client } = await buildMember(app);
    expect((await client.call(getUser)).reply.user.profile).toMatchObject({ mail_name: true, mail_photo: false });
    const { reply } = await client.call(putUser, { body: { mail_name: false, mail_photo: true } });
    expect(reply.user.profile).toMatchObject({ mail_name: false, mail_photo: true, hide_online: false });
    expect((await client.raw('PUT', '/api/user.php', { mail_name: 'no' })).status).toBe(400);
  });

  test('are saved one by one, and each leaves the others unchanged', async () => {
    const { client } = await buildMember(app);
    const hidden = (await client.call(putUser, { body: { hide_online: true } })).reply.user;
    expect(hidden.profile).toMatchObject({ hide_online: true, hide_from_search: false });
    expect((await client.call(putUser, { body: { hide_from_search: true } })).reply.user.profile).toMatchObject({
      hide_online: true,
      hide_from_search: true,
    });
    const spoken = await client.call(putUser, { body: { language: 'sv' } });
    expect(spoken.reply.user).toMatchObject({ language: 'sv', profile: { hide_online: true, hide_from_search: true } });
    await client.call(putUser, { body: { hide_online: false } });
    expect((await client.call(getUser)).reply.user).toMatchObject({
      language: 'sv',
      profile: { hide_online: false, hide_from_search: true },
    });
  });

  test('ask once whether visitors may see the profile, as soon as a photo is approved', async () => {
    const { id, client } = await buildMember(app);
    const asks = async () => (await client.call(getUser)).reply.user?.profile.asks_about_visitors;
    expect(await asks()).toBe(false);
    await buildPhoto(app, id, 'pending');
    expect(await asks()).toBe(false);
    await buildPhoto(app, id);
    expect(await asks()).toBe(true);
    await client.call(putUser, { body: { hide_from_search: true } });
    expect(await asks()).toBe(false);
    await client.call(putUser, { body: { hide_from_search: false } });
    expect(await asks()).toBe(true);
    expect((await client.raw('PUT', '/api/user.php', { show_to_visitors: 'no' })).status).toBe(400);
    expect(await asks()).toBe(true);
    // Both answers at once, as from two windows: one of them stays, and nobody is asked again.
    await Promise.all([true, false].map((show) => client.call(putUser, { body: { show_to_visitors: show } })));
    expect(await asks()).toBe(false);
  });

  test('ask nobody who answered no before the photo, or whose account is not activated', async () => {
    const [early, waiting] = [await buildMember(app), await buildMember(app, { status: 'not_confirmed' })];
    await early.client.call(putUser, { body: { show_to_visitors: false } });
    for (const { id, client } of [early, waiting]) {
      await buildPhoto(app, id);
      expect((await client.call(getUser)).reply.user?.profile.asks_about_visitors).toBe(false);
    }
  });

  test('publish a profile change only when the visibility of the member changes', async () => {
    const { id, client } = await buildMember(app);
    app.platform.clock.advance(60);
    const before = app.platform.clock.now();
    const published = recordProfileChanges(app);
    await client.call(putUser, { body: { language: 'fi' } });
    expect(published).toEqual([]);
    const response = await client.call(putUser, { body: { hide_from_search: true } });
    expect(published).toEqual([id]);
    expect((await changedAt(id))?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(cookieSetBy(response, 'locale')).toBeUndefined();
  });

  test.each([[{}], [{ hide_online: 'yes' }], [{ hide_from_search: 1 }], [{ language: 'xx' }], [[]]])(
    'are rejected when they are %j',
    async (body) => {
      const { client } = await buildMember(app);
      const response = await client.raw('PUT', '/api/user.php', body);
      expect([response.status, response.error?.code]).toEqual([400, 'invalid_request']);
    },
  );

  test('include no other fields', async () => {
    const { client } = await buildMember(app);
    for (const other of [{ operator: true }, { status: 'deleted' }, { credits: 99 }])
      expect((await client.raw('PUT', '/api/user.php', { ...other, hide_online: true })).error?.code).toBe('invalid_request');
    const { user } = (await client.call(getUser)).reply;
    expect(user).toMatchObject({ operator: false, status: 'active', credits: 0, profile: { hide_online: false } });
  });

  test('are refused to visitors', async () => {
    const { status, body } = await app.client().call(putUser, { body: { hide_online: true } });
    expect([status, body]).toMatchObject([403, { authentication_required: true }]);
  });
});
