import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { getSettings } from '#features/site/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let pictures = 600;
const upload = async (member: BuiltMember) => (await sendPhoto(member, await photoOf(++pictures))).reply.photo.status;
const daysAgo = (days: number) => new Date(app.platform.clock.now().getTime() - days * 86_400_000);

describe('a new photo waits until somebody has looked at it', () => {
  test('never outside production, unless the site has set it', async () => {
    expect(await upload(await buildMember(app))).toBe('active');
  });

  test('always, where the site looks at all photos', async () => {
    await changeSettings(app, { photo_review: 'all' });
    const [anna, ben] = [await buildMember(app, { signup_date: daysAgo(400) }), await buildMember(app)];
    expect(await upload(anna)).toBe('pending');
    expect((await ben.client.call(getProfile, { query: { id: anna.id } })).reply.profile.photos).toEqual([]);
  });

  test('while the account is younger than seven days, where the site looks at suspicious ones', async () => {
    await changeSettings(app, { photo_review: 'suspicious' });
    expect(await upload(await buildMember(app, { signup_date: daysAgo(6.9) }))).toBe('pending');
    expect(await upload(await buildMember(app, { signup_date: daysAgo(7) }))).toBe('active');
  });

  test('never, where the site looks at none', async () => {
    await changeSettings(app, { photo_review: 'none' });
    expect(await upload(await buildMember(app))).toBe('active');
  });

  test('and no browser is sent the setting', async () => {
    await changeSettings(app, { photo_review: 'all' });
    expect(JSON.stringify((await app.client().call(getSettings)).body)).not.toContain('photo_review');
  });
});
