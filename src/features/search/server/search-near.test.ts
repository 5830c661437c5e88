import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distanceBuckets } from '#features/members/contract/member.ts';
import { snapToGrid } from '#features/places/contract/geometry.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { bornAgo, buildMember, buildPhoto, type BuiltMember, type MemberOptions } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countMembers, searchMembers, type SearchQuery } from '../contract/endpoints.ts';
import { distances } from '../contract/rules.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';

let app: TestApp;
let viewer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app, {
    name: 'Viewer',
    country: 'SE',
    region: 'SE-AB',
    gender: 'man',
    search_gender: ['woman'],
    search_min_age: 25,
    search_max_age: 45,
    date_of_birth: bornAgo(app, 35),
    interests: ['wine', 'hiking', 'tea'],
    lat: 59.33,
    lon: 18.06,
  });
});
afterAll(() => app.close());

const search = async (query: SearchQuery = {}, from = viewer.client) => (await from.call(searchMembers, { query })).reply;
const namesOf = async (query: SearchQuery, from = viewer.client) => (await search(query, from)).profiles.map(({ name }) => name);
const countOf = async (query: SearchQuery, from = viewer.client) => (await from.call(countMembers, { query })).reply.total;
const setting = async (name: string, value: unknown) => {
  await app.platform.database.pool.query(`UPDATE sites SET settings = jsonb_set(settings, $1, $2::jsonb) WHERE 'localhost' = ANY(hosts)`, [
    [name],
    JSON.stringify(value),
  ]);
  app.features.sites.changed();
};
const build = (name: string, wish: MemberOptions = {}) => buildMember(app, { name, session: false, country: 'SE', ...wish });

describe('around the searcher', () => {
  const profiles: Record<string, MemberOptions> = {
    Next: { lat: 59.34, lon: 18.07, signup_date: new Date('2025-01-01') },
    Suburb: { lat: 59.4, lon: 18.06 },
    Uppsala: { lat: 59.86, lon: 17.64, signup_date: new Date('2025-01-01') },
    Malmo: { lat: 55.6, lon: 13, region: 'SE-M' },
    Nowhere: { lat: null, lon: null, town: null },
  };
  beforeAll(async () => {
    for (const [name, profile] of Object.entries(profiles)) await build(name, { gender: 'non_binary', ...profile });
  });
  const here: SearchQuery = { gender: ['non_binary'], country: 'SE' };

  test.each<[SearchQuery, string[]]>([
    [{ distance: 10 }, ['Next', 'Suburb']],
    [{ distance: 50 }, ['Next', 'Suburb']],
    [{ distance: 100 }, ['Next', 'Suburb', 'Uppsala']],
    [{ new: true }, ['Malmo', 'Nowhere', 'Suburb']],
    [{ new: false }, ['Malmo', 'Next', 'Nowhere', 'Suburb', 'Uppsala']],
    [{ distance: 100, new: true }, ['Suburb']],
  ])('%j leaves %j, and counts as many', async (query, expected) => {
    expect((await namesOf({ ...here, ...query })).toSorted()).toEqual(expected);
    expect(await countOf({ ...here, ...query })).toBe(expected.length);
  });

  test('shows the nearest first', async () => {
    expect(await namesOf({ ...here, sort: 'near' })).toEqual(['Next', 'Suburb', 'Uppsala', 'Malmo', 'Nowhere']);
  });

  test('never shows a bucket that contradicts the distance filter', async () => {
    for (const distance of distances) {
      const { profiles } = await search({ ...here, distance });
      const buckets = distanceBuckets.slice(0, distances.indexOf(distance) + 1);
      for (const profile of profiles) expect(buckets).toContain(profile.distance);
    }
  });

  test('ignores the distance for a searcher without a place, and puts their own region first', async () => {
    const homeless = await buildMember(app, { gender: 'man', country: 'SE', region: 'SE-M', lat: null, lon: null });
    expect((await search({ ...here, distance: 10 }, homeless.client)).total).toBe(5);
    expect((await namesOf({ ...here, sort: 'near' }, homeless.client))[0]).toBe('Malmo');
  });

  test('ignores a distance that the site does not offer', async () => {
    await setting('search_fields', ['gender', 'country']);
    const [offered, recent] = [await countOf({ ...here, distance: 10 }), await countOf({ ...here, new: true })];
    await setting('search_fields', allFields);
    expect([offered, recent]).toEqual([5, 3]);
  });

  test('gives the same order, distances and totals for two points of a cell', async () => {
    const pool = app.platform.database.pool;
    const moved = await build('Moved', { gender: 'non_binary', country: 'FI', lat: 59.352, lon: 18.06 });
    const seen = async (lat: number, lon: number) => {
      // The database stores the centre of the grid cell.
      const cell = snapToGrid({ lat, lon });
      await pool.query('UPDATE profiles SET lat = $2, lon = $3, updated_at = $4 WHERE user_id = $1', [
        moved.id,
        cell.lat,
        cell.lon,
        app.platform.clock.now(),
      ]);
      const all: SearchQuery = { gender: ['non_binary'] };
      const { reply } = await viewer.client.call(getProfile, { query: { id: moved.id } });
      const totals = await Promise.all(([10, 25, 50] as const).map((distance) => countOf({ ...all, distance })));
      return [
        await namesOf({ ...all, sort: 'near' }),
        await namesOf({ ...all, sort: 'fitting' }),
        reply.profile.distance,
        reply.fit,
        totals,
      ];
    };
    // The cell reaches from 59.346 to 59.364.
    const south = await seen(59.3465, 18.05);
    expect(await seen(59.3635, 18.05)).toEqual(south);
  });
});

describe('the fitting order', () => {
  beforeAll(async () => {
    const fits: MemberOptions = { gender: 'woman', country: 'NO', search_gender: ['man'], date_of_birth: bornAgo(app, 33), interests: [] };
    const far = { lat: 60.39, lon: 5.32 };
    await build('Both, far, shares', { ...fits, ...far, interests: ['wine', 'tea'] });
    await build('Both, far', { ...fits, ...far });
    await build('Both, near', { ...fits, lat: 59.4, lon: 18.06 });
    await build('Both, near, shares', { ...fits, lat: 59.4, lon: 18.06, interests: ['hiking'] });
    await build('Seeks women', { ...fits, lat: 59.33, lon: 18.06, search_gender: ['woman'], interests: ['wine', 'tea', 'hiking'] });
    await build('Too old', { ...fits, lat: 59.4, lon: 18.06, date_of_birth: bornAgo(app, 60) });
    await build('Made up', { ...fits, lat: 59.33, lon: 18.06, fictional: true, interests: ['wine'] });
  });

  test('puts mutual search criteria first, then near members, then shared interests', async () => {
    const expected = ['Both, near, shares', 'Both, near', 'Both, far, shares', 'Both, far', 'Seeks women', 'Made up', 'Too old'];
    expect(await namesOf({ country: 'NO', sort: 'fitting' })).toEqual(expected);
  });

  test('is the same as `active` for a visitor', async () => {
    const query = { country: 'NO' } as const;
    expect(await namesOf({ ...query, sort: 'fitting' }, app.client())).toEqual(await namesOf({ ...query, sort: 'active' }, app.client()));
  });

  test('ignores explicit interests that are not shown', async () => {
    await setting('niche', 6);
    const kinky: MemberOptions = {
      gender: 'woman',
      country: 'DK',
      search_gender: ['man'],
      date_of_birth: bornAgo(app, 33),
      interests: ['bondage'],
    };
    await build('Older account', { ...kinky, last_active_at: new Date('2026-01-01') });
    await build('Newer account', { ...kinky, interests: [], last_active_at: new Date('2026-01-02') });
    const lover = await buildMember(app, { gender: 'man', search_gender: ['woman'], interests: ['bondage'], lat: 59.33, lon: 18.06 });
    const names = await namesOf({ country: 'DK', sort: 'fitting' }, lover.client);
    await setting('niche', 1);
    expect(names).toEqual(['Newer account', 'Older account']);
  });
});

describe('similar members', () => {
  const built = new Map<string, BuiltMember>();
  const red: SearchQuery = { country: 'PL', gender: ['woman'], hair_colour: ['red'], with_photo: true };
  beforeAll(async () => {
    const wish: MemberOptions = { gender: 'woman', country: 'PL', hair_colour: 'red', lat: 52.2, lon: 21 };
    const people: Record<string, MemberOptions> = {
      Fits: wish,
      'Without photo': { ...wish, lat: 54.3, lon: 18.6 },
      Blond: { ...wish, hair_colour: 'blond', lat: 50, lon: 20 },
      'Abroad, near': { ...wish, country: 'LU', lat: 59.33, lon: 18.06 },
      Man: { ...wish, gender: 'man' },
      'Blond without photo': { ...wish, hair_colour: 'blond' },
      Blocked: { ...wish, hair_colour: 'black' },
      Hidden: { ...wish, hair_colour: 'black' },
      Waiting: { ...wish, hair_colour: 'black', status: 'not_confirmed' },
    };
    for (const [name, each] of Object.entries(people)) {
      const member = await build(name, each);
      built.set(name, member);
      if (!name.includes('ithout photo')) await buildPhoto(app, member.id);
    }
    await viewer.client.call(block, { body: { id: built.get('Blocked')?.id ?? 0 } });
    await app.platform.database.pool.query('UPDATE profiles SET hide_from_search = true WHERE user_id = $1', [built.get('Hidden')?.id]);
  });
  const similarOf = async (query: SearchQuery, from = viewer.client) =>
    (await search(query, from)).similar.map(({ profile, misses }) => [profile.name, misses]);

  test('miss one named filter but never the gender, and are sorted nearest first', async () => {
    const { profiles, total } = await search(red);
    expect([profiles.map(({ name }) => name), total]).toEqual([['Fits'], 1]);
    expect(await similarOf(red)).toEqual([
      ['Abroad, near', 'country'],
      ['Without photo', 'with_photo'],
      ['Blond', 'hair_colour'],
    ]);
  });

  test('are also shown when nothing was found', async () => {
    expect(await similarOf({ ...red, country: 'IS' })).toEqual([
      ['Abroad, near', 'country'],
      ['Fits', 'country'],
    ]);
  });

  test('are shown neither on another page nor with many results', async () => {
    expect(await similarOf({ ...red, page: 2 })).toEqual([]);
    for (let i = 0; i < 11; i++)
      await buildPhoto(app, (await build(`More ${i}`, { gender: 'woman', country: 'PL', hair_colour: 'red' })).id);
    expect((await search(red)).total).toBe(12);
    expect(await similarOf(red)).toEqual([]);
  });

  test('are at most eight, without a place for visitors', async () => {
    await app.platform.database.pool.query('UPDATE profiles SET show_to_visitors = true, updated_at = $1', [app.platform.clock.now()]);
    const { similar } = await search({ country: 'PL', hair_colour: ['grey'] }, app.client());
    expect(similar).toHaveLength(8);
    for (const { profile } of similar) expect([profile.town, profile.distance]).toEqual([null, null]);
  });
});

describe('a visitor', () => {
  const source = { network: 'partner' };
  const statuses = async (query: SearchQuery) => {
    const [found, counted] = [await app.client().call(searchMembers, { query }), await app.client().call(countMembers, { query })];
    return [found.status, counted.status];
  };

  test.each([
    ['limited', 'none', [200, 200], [403, 403]],
    ['none', 'limited', [403, 403], [200, 200]],
    ['none', 'none', [403, 403], [403, 403]],
  ])('finds and counts by the settings %s and, from a source, %s', async (plain, sourced, without, from) => {
    await setting('logged_out_search', plain);
    await setting('logged_out_search_trafficsource', sourced);
    const seen = [
      await statuses({}),
      await statuses({ network: ' ', ref: '' }),
      await statuses(source),
      await statuses({ ref: 'https://a.example' }),
    ];
    const { body } = await app.client().call(countMembers, { query: source });
    await setting('logged_out_search', 'limited');
    await setting('logged_out_search_trafficsource', 'limited');
    expect(seen).toEqual([without, without, from, from]);
    if (from[1] === 403) expect(body).toMatchObject({ error: { code: 'authentication_required' }, authentication_required: true });
  });
});

test('the count equals the total of the search', async () => {
  const queries: SearchQuery[] = [
    {},
    { country: 'PL' },
    { gender: ['woman'], min_age: 40, max_age: 30 },
    { online: true },
    { country: 'ZZ' },
  ];
  for (const query of queries) expect(await countOf(query)).toBe((await search(query)).total);
  expect(await countOf({}, app.client())).toBe((await search({}, app.client())).total);
});

test.each([
  'distance=7',
  'distance=-5',
  'distance=near',
  'distance=5',
  'distance=10&distance=25',
  'new=perhaps',
  'sort=nearest',
  'page=1000000000',
  `network=${'x'.repeat(101)}`,
  `ref=${'x'.repeat(301)}`,
])('%s is refused', async (query) => {
  for (const path of ['members.php', 'members-count.php']) {
    const { status, error } = await viewer.client.raw('GET', `/api/${path}?${query}`);
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  }
});

const allFields = [
  'gender',
  'country',
  'countryregion',
  'age',
  'distance',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'sexuality',
  'interests',
  'with_photo',
  'online',
];
