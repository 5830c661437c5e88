import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getInterests } from '#features/members/contract/endpoints.ts';
import { getProfile } from '../contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { explicitInterests, interests } from '#features/members/contract/traits.ts';

let app: TestApp;
let viewer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app, { country: 'SE', gender: 'man' });
});
afterAll(() => app.close());

const open = (member: { id: number }, from = viewer) => from.client.call(getProfile, { query: { id: member.id } });
const setting = async (name: string, value: unknown) => {
  await app.platform.database.pool.query(`UPDATE sites SET settings = jsonb_set(settings, $1, $2::jsonb) WHERE 'localhost' = ANY(hosts)`, [
    [name],
    JSON.stringify(value),
  ]);
  app.features.sites.changed();
};
const consent = (member: BuiltMember, purpose: string) =>
  app.platform.database.db
    .insertInto('consents')
    .values({ user_id: member.id, purpose, granted: true, text_version: '1', created_at: app.platform.clock.now() })
    .execute();

describe('a profile', () => {
  test('shows what the member entered', async () => {
    const anna = await buildMember(app, {
      name: 'Anna',
      about: 'Hello',
      hair_colour: 'red',
      body_type: 'slim',
      interests: ['wine', 'art'],
      date_of_birth: '1990-05-05',
    });
    await buildPhoto(app, anna.id);
    await buildPhoto(app, anna.id);
    await buildPhoto(app, anna.id, 'pending');
    const { profile } = (await open(anna)).reply;
    expect(profile).toMatchObject({
      id: anna.id,
      name: 'Anna',
      about: 'Hello',
      hair_colour: 'red',
      eye_colour: null,
      body_type: 'slim',
      interests: ['art', 'wine'],
      photo_count: 2,
      last_active: 'today',
      likes_me: false,
      own: false,
    });
    expect(profile.photos.map(({ locked }) => locked)).toEqual([false, true]);
    expect(profile.main_image).toEqual(profile.photos[0]);
  });

  // Regression: who had just uploaded the first photo saw the own profile without one, and no word why.
  test('as others see it has the pending photos of its owner at the end, and says so of each', async () => {
    const anna = await buildMember(app, { name: 'Anna' });
    await buildPhoto(app, anna.id, 'pending');
    const own = async () => (await anna.client.call(getProfile, { query: { id: anna.id } })).reply.profile;
    expect(await own()).toMatchObject({ main_image: null, photo_count: 0, photos: [{ status: 'pending', locked: false }] });
    await buildPhoto(app, anna.id);
    const { photos, main_image, photo_count } = await own();
    expect([photos.map(({ status }) => status), photo_count, main_image?.id]).toEqual([['active', 'pending'], 1, photos[0]?.id]);
    expect((await open(anna)).reply.profile.photos.map(({ status }) => status)).toEqual(['active']);
  });

  test('of an unknown, disabled, blocked or other-site member gets the same error', async () => {
    const [disabled, foreign, blocked, blocker] = [
      await buildMember(app, { status: 'not_confirmed' }),
      await buildMember(app, { host: 'de.localhost' }),
      await buildMember(app),
      await buildMember(app),
    ];
    await viewer.client.call(block, { body: { id: blocked.id } });
    await blocker.client.call(block, { body: { id: viewer.id } });
    for (const member of [{ id: 999_999 }, disabled, foreign, blocked, blocker]) {
      const { status, error } = await open(member);
      expect([status, error]).toEqual([404, { code: 'not_found', params: {} }]);
    }
  });

  test('without an id is the own one, even before the activation', async () => {
    const waiting = await buildMember(app, { status: 'not_confirmed', sexuality: 'queer' });
    const { profile, related } = (await waiting.client.call(getProfile)).reply;
    expect([profile.id, profile.own, profile.status, profile.sexuality, related]).toEqual([waiting.id, true, 'disabled', 'queer', []]);
  });

  test('needs a login', async () => {
    expect((await app.client().call(getProfile, { query: { id: viewer.id } })).body).toMatchObject({ authentication_required: true });
  });

  test.each(['id=x', 'id=0', 'id=-1', 'id=99999999999999999999', 'id=1.5'])('%s is refused', async (query) => {
    expect((await viewer.client.raw('GET', `/api/profile.php?${query}`)).status).toBe(400);
  });
});

describe('fields', () => {
  test('that the site does not show are empty', async () => {
    const anna = await buildMember(app, { about: 'Hello', hair_colour: 'red', eye_colour: 'blue', interests: ['wine'] });
    await setting('visible_profile_fields', ['eye_colour']);
    await setting('visible_profile_notes', []);
    const { profile } = (await open(anna)).reply;
    await setting('visible_profile_fields', ['hair_colour', 'eye_colour', 'body_type', 'relationship_status', 'sexuality', 'interests']);
    await setting('visible_profile_notes', ['about']);
    expect([profile.hair_colour, profile.eye_colour, profile.interests, profile.about]).toEqual([null, 'blue', [], '']);
  });

  test('of sexuality are shown only with consent', async () => {
    const anna = await buildMember(app, { sexuality: 'bisexual' });
    expect((await open(anna)).reply.profile.sexuality).toBeNull();
    expect((await anna.client.call(getProfile, { query: { id: anna.id } })).reply.profile.sexuality).toBeNull();
    expect((await anna.client.call(getProfile)).reply.profile.sexuality).toBe('bisexual');
    await consent(anna, 'sexuality');
    expect((await open(anna)).reply.profile.sexuality).toBe('bisexual');
  });

  test('of explicit interests are shown only with consent and on niches 2 and 6', async () => {
    const anna = await buildMember(app, { interests: ['wine', 'bondage'] });
    const shown = async (niche: number) => {
      await setting('niche', niche);
      return (await open(anna)).reply.profile.interests;
    };
    expect(await shown(6)).toEqual(['wine']);
    await consent(anna, 'explicit_interests');
    expect([await shown(2), await shown(6), await shown(1)]).toEqual([['bondage', 'wine'], ['bondage', 'wine'], ['wine']]);
  });
});

test('all 50 interests are offered on niches 2 and 6, and no explicit ones elsewhere', async () => {
  const offered = async () => (await app.client().call(getInterests)).reply.interests;
  expect(await offered()).toEqual(interests.filter((interest) => !explicitInterests.has(interest)));
  await setting('niche', 2);
  expect(await offered()).toHaveLength(50);
  await setting('niche', 1);
});

describe('related members', () => {
  test('have the same gender and a similar age, near ones first, at most six', async () => {
    const here = { gender: 'non_binary', date_of_birth: '1990-05-05', country: 'AT' } as const;
    const centre = await buildMember(app, { ...here, name: 'Centre', region: 'AT-9' });
    await buildMember(app, { ...here, name: 'Same region', region: 'AT-9' });
    for (let i = 0; i < 6; i++) await buildMember(app, { ...here, name: `Same country ${i}`, region: 'AT-1' });
    await buildMember(app, { ...here, name: 'Older', region: 'AT-9', date_of_birth: '1970-05-05' });
    await buildMember(app, { ...here, name: 'Man', region: 'AT-9', gender: 'man' });
    await buildMember(app, { ...here, name: 'Waiting', region: 'AT-9', status: 'not_confirmed' });
    const blocked = await buildMember(app, { ...here, name: 'Blocked', region: 'AT-9' });
    await blocked.client.call(block, { body: { id: viewer.id } });
    const names = (await open(centre)).reply.related.map(({ name }) => name);
    expect(names).toHaveLength(6);
    expect(names[0]).toBe('Same region');
    expect(names.slice(1).every((name) => name.startsWith('Same country'))).toBe(true);
  });
});

describe('online', () => {
  test('means a live connection in the last five minutes', async () => {
    const anna = await buildMember(app, { country: 'IE' });
    const state = async () => {
      const { profile } = (await open(anna)).reply;
      const { total } = (await viewer.client.call(searchMembers, { query: { country: 'IE', online: true } })).reply;
      return [profile.online, profile.last_active, total];
    };
    expect(await state()).toEqual([false, 'today', 0]);
    app.features.present([anna.id]);
    expect(await state()).toEqual([true, 'online', 1]);
    app.platform.clock.advance(299);
    expect((await state())[0]).toBe(true);
    app.platform.clock.advance(2);
    expect((await state())[0]).toBe(false);
  });

  test('is stored when members leave, not while they are here', async () => {
    const members = [await buildMember(app), await buildMember(app)];
    app.features.present(members.map(({ id }) => id));
    const stored = () =>
      app.platform.database.db
        .selectFrom('profiles')
        .select('online_at')
        .where(
          'user_id',
          'in',
          members.map(({ id }) => id),
        )
        .where('online_at', 'is not', null)
        .execute();
    await app.platform.jobs.runAllNow();
    expect(await stored()).toEqual([]);
    for (const { id } of members) app.features.left(id);
    await expect.poll(async () => (await stored()).length).toBe(2);
  });
});

test('a member who was held or left long ago was last active longer ago', async () => {
  const at = (days: number) => new Date(app.platform.clock.now().getTime() - days * 86_400_000);
  const [week, longer] = [await buildMember(app, { last_active_at: at(3) }), await buildMember(app, { last_active_at: at(8) })];
  expect([(await open(week)).reply.profile.last_active, (await open(longer)).reply.profile.last_active]).toEqual(['week', 'longer']);
});

test('the fictional icon is the site’s for fictional profiles, else null', async () => {
  await setting('fictional_icon', 'mask');
  const [real, invented] = [await buildMember(app), await buildMember(app, { fictional: true })];
  const icon = async (member: BuiltMember) => (await member.client.call(getUser)).reply.user.fictional_icon;
  expect([await icon(real), await icon(invented)]).toEqual([null, 'mask']);
  expect((await open(invented)).reply.profile.fictional).toBe(true);
});

test('a fictional profile is never active, however recently its row was changed', async () => {
  const invented = await buildMember(app, { fictional: true, last_active_at: app.platform.clock.now() });
  app.features.present([invented.id]);
  expect((await open(invented)).reply.profile).toMatchObject({ online: false, last_active: 'longer' });
});
