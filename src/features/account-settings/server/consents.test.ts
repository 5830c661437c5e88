import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type ConsentPurpose, getConsents, putConsent } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const setConsent = ({ client }: Pick<BuiltMember, 'client'>, purpose: ConsentPurpose, granted: boolean) =>
  client.call(putConsent, { body: { purpose, granted } });

const logOf = async ({ id }: BuiltMember) =>
  app.platform.database.db
    .selectFrom('consents')
    .select(['purpose', 'granted', 'text_version', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();

describe('a consent', () => {
  test('that was never given counts as not granted', async () => {
    const { client } = await buildMember(app);
    expect((await client.call(getConsents)).reply.consents).toEqual(
      (['religion', 'sexuality', 'explicit_interests', 'promotions', 'tracking'] as const).map((purpose) => ({
        purpose,
        granted: false,
        text_version: null,
        changed_at: null,
      })),
    );
  });

  test('shows the decisions made at signup', async () => {
    const client = app.client();
    await client.call(signup, { body: signupForm({ consents: { adult: true, terms: true, promotions: true, tracking: false } }) });
    const { consents } = (await client.call(getConsents)).reply;
    expect(consents.map(({ purpose, granted, text_version }) => [purpose, granted, text_version !== null])).toEqual([
      ['religion', false, false],
      ['sexuality', false, false],
      ['explicit_interests', false, false],
      ['promotions', true, true],
      ['tracking', false, true],
    ]);
  });

  test('is recorded with each change, with time and text version, and the newest decision counts', async () => {
    const anna = await buildMember(app);
    await setConsent(anna, 'promotions', true);
    await setConsent(anna, 'promotions', true);
    await advanceClock(app, 60);
    const { reply } = await setConsent(anna, 'promotions', false);
    const log = await logOf(anna);
    expect(log.map(({ purpose, granted }) => [purpose, granted])).toEqual([
      ['promotions', true],
      ['promotions', false],
    ]);
    expect((log[1]?.created_at.getTime() ?? 0) - (log[0]?.created_at.getTime() ?? 0)).toBeGreaterThanOrEqual(60_000);
    const current = reply.consents.find(({ purpose }) => purpose === 'promotions');
    expect(current).toEqual({
      purpose: 'promotions',
      granted: false,
      text_version: log[1]?.text_version,
      changed_at: log[1]?.created_at.toISOString(),
    });
  });

  test('given twenty times at once is recorded once', async () => {
    const anna = await buildMember(app);
    await Promise.all(Array.from({ length: 20 }, () => setConsent(anna, 'sexuality', true)));
    expect(await logOf(anna)).toHaveLength(1);
  });

  test('to sexuality shows it and, once withdrawn, hides it at once, in the profile and in the search', async () => {
    const anna = await buildMember(app, { sexuality: 'bisexual' });
    const ben = await buildMember(app);
    const seen = async () => {
      const profile = (await ben.client.call(getProfile, { query: { id: anna.id } })).reply.profile.sexuality;
      const found = (await ben.client.call(searchMembers, { query: { sexuality: ['bisexual'] } })).reply.profiles;
      return [profile, found.map(({ id }) => id)];
    };
    expect(await seen()).toEqual([null, []]);
    await setConsent(anna, 'sexuality', true);
    expect(await seen()).toEqual(['bisexual', [anna.id]]);
    await setConsent(anna, 'sexuality', false);
    expect(await seen()).toEqual([null, []]);
  });

  test('to tracking, once withdrawn, deletes the traffic source, as happens after 30 days', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    const { db } = app.platform.database;
    const trackings = async () => (await db.selectFrom('trackings').select('user_id').execute()).map(({ user_id }) => user_id);
    for (const { id } of [anna, ben])
      await db.insertInto('trackings').values({ user_id: id, network: 'ads', created_at: app.platform.clock.now() }).execute();
    await setConsent(anna, 'tracking', true);
    expect(await trackings()).toHaveLength(2);
    await setConsent(anna, 'tracking', false);
    expect(await trackings()).toEqual([ben.id]);
    await advanceClock(app, 30 * 86_400 - 60);
    expect(await trackings()).toEqual([ben.id]);
    await advanceClock(app, 60);
    expect(await trackings()).toEqual([]);
  });

  test('needs a login, an optional purpose and a boolean', async () => {
    expect((await app.client().call(getConsents)).error?.code).toBe('authentication_required');
    expect((await setConsent({ client: app.client() }, 'tracking', true)).error?.code).toBe('authentication_required');
    const { client } = await buildMember(app);
    for (const body of [{}, { purpose: 'terms', granted: false }, { purpose: 'tracking', granted: 'yes' }, { purpose: 'tracking' }, []])
      expect((await client.raw('PUT', '/api/consent.php', body)).error?.code).toBe('invalid_request');
  });
});
