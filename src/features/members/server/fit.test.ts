import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bornAgo, buildMember, type BuiltMember, type MemberOptions } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';

let app: TestApp;
let viewer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app, {
    gender: 'man',
    search_gender: ['woman'],
    search_min_age: 25,
    search_max_age: 45,
    date_of_birth: bornAgo(app, 35),
    relationship_status: 'single',
    interests: ['wine', 'tea', 'bondage'],
  });
});
afterAll(() => app.close());

/** Nothing in common: looks for women, is 60, elsewhere, and was here last year. */
const stranger = (profile: MemberOptions = {}) =>
  buildMember(app, {
    search_gender: ['woman'],
    date_of_birth: bornAgo(app, 60),
    lat: 48.1,
    lon: 11.6,
    region: 'DE-BY',
    town: 'München',
    last_active_at: new Date('2025-01-01'),
    session: false,
    ...profile,
  });
const fitOf = async (profile: MemberOptions, from = viewer) => {
  const { id } = await stranger(profile);
  return (await from.client.call(getProfile, { query: { id } })).reply.fit;
};
const setting = async (name: string, value: unknown) => {
  await app.platform.database.pool.query(`UPDATE sites SET settings = jsonb_set(settings, $1, $2::jsonb) WHERE 'localhost' = ANY(hosts)`, [
    [name],
    JSON.stringify(value),
  ]);
  app.features.sites.changed();
};
const consent = (member: { id: number }) =>
  app.platform.database.db
    .insertInto('consents')
    .values({ user_id: member.id, purpose: 'explicit_interests', granted: true, text_version: '1', created_at: app.platform.clock.now() })
    .execute();
const allFields = ['hair_colour', 'eye_colour', 'body_type', 'relationship_status', 'sexuality', 'interests'];

describe('why two members fit', () => {
  test('is empty without anything in common, and for the own profile', async () => {
    expect(await fitOf({})).toEqual([]);
    expect((await viewer.client.call(getProfile)).reply.fit).toEqual([]);
    expect((await viewer.client.call(getProfile, { query: { id: viewer.id } })).reply.fit).toEqual([]);
  });

  test.each<[string, () => MemberOptions, object[]]>([
    ['context for each other', () => ({ search_gender: ['man'], date_of_birth: bornAgo(app, 45) }), [{ reason: 'both_seek' }]],
    ['being looked for alone', () => ({ search_gender: ['man'], date_of_birth: bornAgo(app, 50) }), []],
    [
      'interests, and of how many',
      () => ({ interests: ['tea', 'wine', 'sushi'] }),
      [{ reason: 'interests', interests: ['tea', 'wine'], of: 3 }],
    ],
    ['the town', () => ({ region: 'DE-SN', town: 'Leipzig', lat: 51.34, lon: 12.37 }), [{ reason: 'town', town: 'Leipzig' }]],
    ['a town of the same name is not the same', () => ({ region: 'DE-BY', town: 'Leipzig' }), []],
    ['nearness', () => ({ lat: 51.48, lon: 12.37 }), [{ reason: 'near', distance: '10_25' }]],
    ['the age', () => ({ date_of_birth: bornAgo(app, 38) }), [{ reason: 'age' }]],
    ['an age four years off is not', () => ({ date_of_birth: bornAgo(app, 39) }), []],
    ['the situation', () => ({ relationship_status: 'single' }), [{ reason: 'relationship_status' }]],
    ['another situation is not', () => ({ relationship_status: 'open' }), []],
    ['activity today', () => ({ last_active_at: app.platform.clock.now() }), [{ reason: 'both_active' }]],
  ])('may be %s', async (_, profile, expected) => {
    expect(await fitOf(profile())).toEqual(expected);
  });

  test('has at most four reasons, strongest first', async () => {
    const fit = await fitOf({
      search_gender: ['man'],
      date_of_birth: bornAgo(app, 34),
      interests: ['tea', 'wine'],
      region: 'DE-SN',
      town: 'Leipzig',
      lat: 51.34,
      lon: 12.37,
      relationship_status: 'single',
      last_active_at: app.platform.clock.now(),
    });
    expect(fit.map(({ reason }) => reason)).toEqual(['both_seek', 'town', 'interests', 'age']);
  });

  test('never includes search criteria of a fictional profile', async () => {
    expect(await fitOf({ fictional: true, search_gender: ['man'], date_of_birth: bornAgo(app, 45) })).toEqual([]);
  });

  test('never includes that a fictional profile is active too', async () => {
    expect(await fitOf({ fictional: true, last_active_at: app.platform.clock.now() })).toEqual([]);
  });
});

describe('what is not shown', () => {
  test('is no reason: explicit interests without the consent of both', async () => {
    await setting('niche', 6);
    const anna = await stranger({ interests: ['bondage'] });
    const shared = async () => (await viewer.client.call(getProfile, { query: { id: anna.id } })).reply.fit;
    const seen = [await shared()];
    await consent(anna);
    seen.push(await shared());
    await consent(viewer);
    seen.push(await shared());
    await setting('niche', 1);
    seen.push(await shared());
    expect(seen).toEqual([[], [], [{ reason: 'interests', interests: ['bondage'], of: 1 }], []]);
  });

  test('is no reason: activity, when either member hides it', async () => {
    const now = app.platform.clock.now();
    const hide = (id: number, hidden: boolean) =>
      app.platform.database.db.updateTable('profiles').set({ hide_online: hidden }).where('user_id', '=', id).execute();
    const anna = await stranger({ last_active_at: now });
    const reasons = async () => (await viewer.client.call(getProfile, { query: { id: anna.id } })).reply.fit;
    await hide(anna.id, true);
    expect(await reasons()).toEqual([]);
    await hide(anna.id, false);
    await hide(viewer.id, true);
    const own = await reasons();
    await hide(viewer.id, false);
    expect([own, await reasons()]).toEqual([[], [{ reason: 'both_active' }]]);
  });

  test('is no reason: fields that the site does not show', async () => {
    await setting('visible_profile_fields', ['hair_colour']);
    const fit = await fitOf({ interests: ['tea'], relationship_status: 'single' });
    await setting('visible_profile_fields', allFields);
    expect(fit).toEqual([]);
  });
});
