import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { dayIn } from '#platform/contract/time.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { eachTrait, type TraitValues } from '#features/site/contract/traits.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getOwnProfile, putProfile } from '../contract/endpoints.ts';
import { maxAboutLength } from '../contract/rules.ts';

let app: TestApp;
let viewer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app, { gender: 'man', country: 'SE' });
});
afterAll(() => app.close());

type Body = BodyOf<typeof putProfile>;
const put = (member: BuiltMember, body: Body) => member.client.call(putProfile, { body });
const own = async (member: BuiltMember) => (await member.client.call(getOwnProfile)).reply.profile;
const seen = async (member: BuiltMember) => (await viewer.client.call(getProfile, { query: { id: member.id } })).reply.profile;
const consent = (member: BuiltMember, purpose: 'sexuality' | 'explicit_interests', granted = true) =>
  app.platform.database.db
    .insertInto('consents')
    .values({ user_id: member.id, purpose, granted, text_version: '1', created_at: app.platform.clock.now() })
    .execute();
const niche = async (value: number) => {
  await app.platform.database.pool.query(
    `UPDATE sites SET settings = jsonb_set(settings, '{niche}', $1::text::jsonb) WHERE 'localhost' = ANY(hosts)`,
    [value],
  );
  app.features.sites.changed();
};

describe('the own profile', () => {
  test('is returned as stored, before and after the activation', async () => {
    for (const status of ['active', 'not_confirmed'] as const) {
      const anna = await buildMember(app, { status, about: 'Hello', sexuality: 'queer', interests: ['wine', 'art'], body_type: 'slim' });
      expect(await own(anna)).toEqual({
        name: 'Anna',
        name_allowed: true,
        date_of_birth: '1990-05-05',
        gender: 'woman',
        search_gender: ['man'],
        search_min_age: 18,
        search_max_age: 99,
        country: 'DE',
        region: 'DE-SN',
        town: 'Leipzig',
        place_source: null,
        about: 'Hello',
        answers: [],
        ...eachTrait<TraitValues>(() => null),
        body_type: 'slim',
        sexuality: 'queer',
        interests: ['art', 'wine'],
      });
    }
  });

  test('needs a login, to be read and to be changed', async () => {
    const visitor = app.client();
    for (const { status, body } of [await visitor.call(getOwnProfile), await visitor.call(putProfile, { body: { name: 'Eve' } })])
      expect([status, body]).toMatchObject([403, { authentication_required: true }]);
  });
});

describe('a change', () => {
  test('of every field is stored, returned, and seen by others at once', async () => {
    const anna = await buildMember(app, { country: 'SE', region: 'SE-AB', town: null, lat: null, lon: null });
    await consent(anna, 'sexuality');
    const fields = {
      name: 'Bea',
      date_of_birth: '1985-02-28',
      gender: 'non_binary',
      search_gender: ['woman', 'non_binary'],
      search_min_age: 30,
      search_max_age: 50,
      about: 'Zwei\nZeilen 👩‍👩‍👧',
      hair_colour: 'red',
      eye_colour: 'green',
      body_type: 'athletic',
      relationship_status: 'open',
      sexuality: 'queer',
      interests: ['art', 'wine'],
    } satisfies Body;
    const { status, reply } = await put(anna, fields);
    expect(status).toBe(200);
    expect(reply.profile).toMatchObject(fields);
    expect(reply.user.profile).toMatchObject({ name: 'Bea', gender: 'non_binary', search_min_age: 30 });
    expect(await own(anna)).toEqual(reply.profile);
    expect(await seen(anna)).toMatchObject({ name: 'Bea', hair_colour: 'red', sexuality: 'queer', about: fields.about });
    const found = await viewer.client.call(searchMembers, { query: { hair_colour: ['red'], gender: ['non_binary'], country: 'SE' } });
    expect(found.reply.profiles.map(({ id }) => id)).toEqual([anna.id]);
  });

  test('leaves other fields alone, and null clears a trait', async () => {
    const anna = await buildMember(app, { about: 'Hello', hair_colour: 'red', interests: ['wine'] });
    const before = await own(anna);
    await put(anna, { hair_colour: null });
    expect(await own(anna)).toEqual({ ...before, hair_colour: null });
  });

  test('of other fields at the same time is kept', async () => {
    const anna = await buildMember(app);
    const fields: Body[] = [{ name: 'Bea' }, { about: 'Here' }, { hair_colour: 'red' }, { interests: ['tea'] }, { search_max_age: 60 }];
    const answers = await Promise.all(fields.map((body) => put(anna, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await own(anna)).toMatchObject(Object.assign({}, ...fields));
  });

  test('with one invalid field changes nothing', async () => {
    const anna = await buildMember(app);
    const before = await own(anna);
    const { error } = await put(anna, { name: 'Bea', about: 'New', search_gender: [] });
    expect(error).toEqual({ code: 'search_gender_required', params: { field: 'search_gender' } });
    expect(await own(anna)).toEqual(before);
  });

  test('applies to the own profile, whatever id is sent', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app, { name: 'Ben' })];
    for (const other of [{ user_id: ben.id }, { id: ben.id }, { fictional: true }])
      expect((await anna.client.raw('PUT', '/api/profile.php', { name: 'Bea', ...other })).status).toBe(200);
    await anna.client.raw('PUT', `/api/profile.php?id=${ben.id}`, { name: 'Hacked' });
    expect([(await own(anna)).name, (await own(ben)).name]).toEqual(['Hacked', 'Ben']);
    expect((await seen(anna)).fictional).toBe(false);
  });

  test('can be repeated', async () => {
    const anna = await buildMember(app);
    const [first, second] = [await put(anna, { about: 'Hi' }), await put(anna, { about: 'Hi' })];
    expect(second.reply).toEqual(first.reply);
  });
});

describe('the server refuses', () => {
  const today = () => dayIn('Europe/Berlin', app.platform.clock.now());
  const yearsAgo = (years: number, days = 0) => {
    const day = dayIn('Europe/Berlin', new Date(app.platform.clock.now().getTime() + days * 86_400_000));
    return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  };

  test.each<[string, () => Body, string, Record<string, unknown>]>([
    ['no name', () => ({ name: ' \n ' }), 'name_required', { field: 'name' }],
    ['a long name', () => ({ name: 'x'.repeat(41) }), 'name_too_long', { field: 'name', max: 40 }],
    ['an @ before the name', () => ({ name: '@anna' }), 'name_starts_with_at', { field: 'name' }],
    ['no birth date', () => ({ date_of_birth: '' }), 'birth_date_required', { field: 'date_of_birth' }],
    ['a day that does not exist', () => ({ date_of_birth: '1990-02-30' }), 'invalid_birth_date', { field: 'date_of_birth' }],
    ['a day to come', () => ({ date_of_birth: '2999-01-01' }), 'invalid_birth_date', { field: 'date_of_birth' }],
    ['the day before the 18th birthday', () => ({ date_of_birth: yearsAgo(18, 1) }), 'too_young', { field: 'date_of_birth', min_age: 18 }],
    ['an empty list of genders to look for', () => ({ search_gender: [] }), 'search_gender_required', { field: 'search_gender' }],
    ['ages the wrong way round', () => ({ search_min_age: 40, search_max_age: 30 }), 'ages_reversed', { field: 'search_min_age' }],
    ['a country without the site', () => ({ country: 'JP' }), 'invalid_country', { field: 'country' }],
    ['a long text', () => ({ about: '👩‍👩‍👧'.repeat(maxAboutLength + 1) }), 'about_too_long', { field: 'about', max: maxAboutLength }],
    ['sexuality without consent', () => ({ sexuality: 'queer' }), 'consent_required', { field: 'sexuality' }],
    ['what the niche does not offer', () => ({ interests: ['sex'] }), 'not_offered', { field: 'interests' }],
  ])('%s', async (_what, body, code, params) => {
    const anna = await buildMember(app);
    const { status, error } = await put(anna, body());
    expect(error).toEqual({ code, params });
    expect(status).toBe(code === 'consent_required' ? 409 : 400);
  });

  test('the own e-mail address as name, in any case', async () => {
    const anna = await buildMember(app, { email: 'anna@built.test' });
    expect((await put(anna, { name: ' ANNA@built.test ' })).error).toEqual({ code: 'name_is_email', params: { field: 'name' } });
    for (const name of ['anna.de', '\u0410nna', '0171 2345678', 'x@y.test', 'ben@built.test'])
      expect((await put(anna, { name })).error).toEqual({ code: 'name_not_allowed', params: { field: 'name' } });
    for (const name of ['O’Neil', 'Дарья', 'محمد', 'Kim 2', 'Line', '李']) expect((await put(anna, { name })).status).toBe(200);
  });

  test('an age on the wrong side of the stored other one', async () => {
    const anna = await buildMember(app, { search_min_age: 30, search_max_age: 40 });
    expect((await put(anna, { search_max_age: 29 })).error).toEqual({ code: 'ages_reversed', params: { field: 'search_max_age' } });
    expect((await put(anna, { search_min_age: 20, search_max_age: 29 })).status).toBe(200);
  });

  test.each<unknown>([
    {},
    [],
    'name',
    { name: null },
    { name: 5 },
    { name: 'x'.repeat(321) },
    { about: 'x'.repeat(20_001) },
    { gender: 'cat' },
    { search_gender: ['man', 'man'] },
    { search_gender: 'man' },
    { search_min_age: 17 },
    { search_max_age: 121 },
    { search_min_age: '18' },
    { search_min_age: 20.5 },
    { country: 'de' },
    { country: null },
    { hair_colour: 'rainbow' },
    { interests: ['murder'] },
    { interests: ['wine', 'wine'] },
    { place: 'Leipzig' },
    { place: { lat: 91, lon: 0 } },
    { place: { lat: '51', lon: 12 } },
    { place: { lat: 51 } },
    { place: { region: 5, town: null } },
    { place: { region: 'DE-SN' } },
  ])('what no honest client sends: %j', async (body) => {
    const { status, error } = await viewer.client.raw('PUT', '/api/profile.php', body);
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });

  test('a body that is too large', async () => {
    const { status, error } = await viewer.client.raw('PUT', '/api/profile.php', { about: 'x'.repeat(300_000) });
    expect([status, error?.code]).toEqual([413, 'too_large']);
  });

  test('nothing on the 18th birthday', async () => {
    const anna = await buildMember(app);
    expect((await put(anna, { date_of_birth: yearsAgo(18) })).reply.user.profile.age).toBe(18);
    expect(today() > (await own(anna)).date_of_birth).toBe(true);
  });
});

test('a text is stored without invisible characters', async () => {
  const anna = await buildMember(app);
  const { reply } = await put(anna, { name: ' Be\u0000a \n Maria ', about: '  \u0000Hi \ud800 there\n\nyou  ' });
  expect([reply.profile.name, reply.profile.about]).toEqual(['Bea Maria', 'Hi \ufffd there\n\nyou']);
  expect((await put(anna, { about: 'x'.repeat(maxAboutLength) })).status).toBe(200);
});

describe('data that needs consent', () => {
  test('may be cleared without it, and is refused again once it is withdrawn', async () => {
    const anna = await buildMember(app);
    await consent(anna, 'sexuality');
    expect((await put(anna, { sexuality: 'queer' })).status).toBe(200);
    await consent(anna, 'sexuality', false);
    expect([(await own(anna)).sexuality, (await seen(anna)).sexuality]).toEqual(['queer', null]);
    expect((await put(anna, { sexuality: 'gay' })).error?.code).toBe('consent_required');
    expect((await put(anna, { sexuality: null })).reply.profile.sexuality).toBeNull();
  });

  test('are explicit interests, where the niche offers them', async () => {
    const anna = await buildMember(app);
    await niche(6);
    const refused = await put(anna, { interests: ['wine', 'bondage'] });
    await consent(anna, 'explicit_interests');
    const kept = await put(anna, { interests: ['wine', 'bondage'] });
    await niche(1);
    expect(refused).toMatchObject({ status: 409, error: { code: 'consent_required', params: { field: 'interests' } } });
    expect(kept.reply.profile.interests).toEqual(['bondage', 'wine']);
    expect((await own(anna)).interests).toEqual(['wine']);
  });
});
