import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { notificationTypes } from '#features/mails/contract/notification-types.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getNotificationSettings, putNotificationSettings } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('notification settings', () => {
  test('are all on by default, and advertising still needs a consent', async () => {
    const { client } = await buildMember(app);
    const { reply } = await client.call(getNotificationSettings);
    expect(reply).toEqual({
      settings: Object.fromEntries(notificationTypes.map((type) => [type, { mail: true, push: true }])),
      notifications_disabled: [],
      promotions_consent: false,
    });
  });

  test('change one type and channel; a type of which nothing comes any more is listed as disabled', async () => {
    const { client } = await buildMember(app);
    await client.call(putNotificationSettings, { body: { type: 'like', mail: false } });
    const { reply } = await client.call(putNotificationSettings, { body: { type: 'news', mail: false, push: false } });
    expect(reply.settings.like).toEqual({ mail: false, push: true });
    expect(reply.settings.news).toEqual({ mail: false, push: false });
    // No browser gets pushes.
    expect(reply.notifications_disabled).toEqual(['like', 'news']);
    expect((await client.call(getUser)).reply.user.notifications_disabled).toEqual(['like', 'news']);

    await client.call(putNotificationSettings, { body: { type: 'news', mail: false } });
    await client.call(putNotificationSettings, { body: { type: 'like', mail: true } });
    const back = await client.call(putNotificationSettings, { body: { type: 'news', push: true } });
    expect(back.reply.settings.news).toEqual({ mail: false, push: true });
    // This type is never pushed.
    expect(back.reply.notifications_disabled).toEqual(['news']);
    expect((await client.call(getNotificationSettings)).reply).toEqual(back.reply);
  });

  test('show the latest consent to advertising', async () => {
    const { id, client } = await buildMember(app);
    const setConsent = (granted: boolean) =>
      app.platform.database.db
        .insertInto('consents')
        .values({ user_id: id, purpose: 'promotions', granted, text_version: 'test', created_at: app.platform.clock.now() })
        .execute();
    const consent = async () => (await client.call(getNotificationSettings)).reply.promotions_consent;
    await setConsent(true);
    expect(await consent()).toBe(true);
    await setConsent(false);
    expect(await consent()).toBe(false);
  });

  test('are refused without a channel, with an unknown type, and to visitors', async () => {
    const { client } = await buildMember(app);
    for (const body of [{ type: 'like' }, { type: 'all', mail: false }, { type: 'like', mail: 'no' }])
      expect((await client.raw('PUT', '/api/notification-settings.php', body)).status).toBe(400);
    expect((await app.client().call(getNotificationSettings)).error?.code).toBe('authentication_required');
  });
});
