import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteId } from '#platform/contract/ids.ts';
import { dayIn } from '#platform/contract/time.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember, buildPhoto, type MemberOptions } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { searchMembers, type SearchQuery } from '../contract/endpoints.ts';
import { pageSize } from '../contract/rules.ts';
import { profileChanged } from '#features/members/server/index.ts';
import { createSearchIndex } from './member-index/search-index.ts';

let app: TestApp;
let viewer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app, { name: 'Viewer', country: 'SE', region: 'SE-AB', gender: 'man', interests: ['wine', 'hiking', 'tea'] });
});
afterAll(() => app.close());

const search = async (query: SearchQuery = {}, from = viewer) => (await from.client.call(searchMembers, { query })).reply;
const namesOf = async (query: SearchQuery, from = viewer) => (await search(query, from)).profiles.map(({ name }) => name);
const consent = (member: BuiltMember, purpose: 'sexuality' | 'explicit_interests', granted = true) =>
  app.platform.database.db
    .insertInto('consents')
    .values({ user_id: member.id, purpose, granted, text_version: '1', created_at: app.platform.clock.now() })
    .execute();

describe('a filter', () => {
  const profiles: Record<string, MemberOptions> = {
    Ida: { gender: 'woman', country: 'FI', region: 'FI-18', hair_colour: 'red', eye_colour: 'green', interests: ['wine', 'hiking'] },
    Jon: { gender: 'man', country: 'FI', region: 'FI-18', hair_colour: 'black', body_type: 'slim', interests: ['wine'] },
    Kim: { gender: 'non_binary', country: 'FI', region: 'FI-11', hair_colour: 'blond', relationship_status: 'open' },
  };
  const built = new Map<string, BuiltMember>();
  beforeAll(async () => {
    for (const [name, profile] of Object.entries(profiles)) built.set(name, await buildMember(app, { ...profile, name }));
    await buildPhoto(app, built.get('Ida')?.id ?? viewer.id);
    await buildPhoto(app, built.get('Kim')?.id ?? viewer.id, 'pending');
    app.features.present([built.get('Jon')?.id ?? viewer.id]);
  });

  test.each<[SearchQuery, string[]]>([
    [{}, ['Ida', 'Jon', 'Kim']],
    [{ gender: ['woman'] }, ['Ida']],
    [{ gender: ['woman', 'non_binary'] }, ['Ida', 'Kim']],
    [{ countryregion: 'FI-18' }, ['Ida', 'Jon']],
    [{ hair_colour: ['red', 'black'] }, ['Ida', 'Jon']],
    [{ eye_colour: ['green'] }, ['Ida']],
    [{ body_type: ['slim'] }, ['Jon']],
    [{ relationship_status: ['open'] }, ['Kim']],
    [{ interests: ['wine'] }, ['Ida', 'Jon']],
    [{ interests: ['wine', 'hiking'] }, ['Ida']],
    [{ with_photo: true }, ['Ida']],
    [{ online: true }, ['Jon']],
    [{ with_photo: false, online: false }, ['Ida', 'Jon', 'Kim']],
    [{ gender: ['man'], hair_colour: ['red'] }, []],
    [{ interests: ['sex'] }, []],
  ])('%j leaves %j', async (query, expected) => {
    const reply = await search({ country: 'FI', ...query });
    expect(reply.profiles.map(({ name }) => name).toSorted()).toEqual(expected);
    expect([reply.total, reply.pages]).toEqual([expected.length, expected.length > 0 ? 1 : 0]);
  });

  test('by sexuality finds only members who consent to show it', async () => {
    const lou = await buildMember(app, { name: 'Lou', country: 'IS', sexuality: 'bisexual' });
    const filter: SearchQuery = { country: 'IS', sexuality: ['bisexual'] };
    expect(await namesOf(filter)).toEqual([]);
    await consent(lou, 'sexuality');
    expect(await namesOf(filter)).toEqual(['Lou']);
    await consent(lou, 'sexuality', false);
    expect(await namesOf(filter)).toEqual([]);
  });

  test('that leaves no results is named with the total without it', async () => {
    const { relaxations, total } = await search({ country: 'FI', gender: ['woman'], hair_colour: ['black'], interests: ['wine'] });
    expect(total).toBe(0);
    expect(relaxations).toEqual([
      { without: 'gender', total: 1 },
      { without: 'hair_colour', total: 1 },
    ]);
    expect((await search({ country: 'FI' })).relaxations).toEqual([]);
  });

  test('that the site does not offer is ignored', async () => {
    await app.platform.database.pool.query(
      `UPDATE sites SET settings = jsonb_set(settings, '{search_fields}', '["country"]') WHERE 'localhost' = ANY(hosts)`,
    );
    app.features.sites.changed();
    const { total } = await search({ country: 'FI', gender: ['woman'] });
    await app.platform.database.pool.query(
      `UPDATE sites SET settings = jsonb_set(settings, '{search_fields}', (SELECT settings->'search_fields' FROM sites WHERE 'de.localhost' = ANY(hosts))) WHERE 'localhost' = ANY(hosts)`,
    );
    app.features.sites.changed();
    expect(total).toBe(3);
  });
});

describe('pages', () => {
  const country = 'PL';
  beforeAll(async () => {
    for (let i = 0; i < 2 * pageSize + 5; i++)
      await buildMember(app, {
        name: `P${i}`,
        country,
        session: false,
        show_to_visitors: true,
        last_active_at: new Date(Date.UTC(2026, 0, 1, 0, i)),
        signup_date: new Date(Date.UTC(2025, 0, 1, 0, -i)),
      });
  });

  test('add up to the total, with no member twice', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search({ country, page })));
    const ids = pages.flatMap(({ profiles }) => profiles.map(({ id }) => id));
    expect(pages.map(({ profiles }) => profiles.length)).toEqual([24, 24, 5]);
    expect(new Set(ids).size).toBe(53);
    for (const [at, { total, page, pages: many }] of pages.entries()) expect([total, page, many]).toEqual([53, at + 1, 3]);
  });

  test('show the most recently active first, or the newest', async () => {
    expect((await namesOf({ country })).slice(0, 3)).toEqual(['P52', 'P51', 'P50']);
    expect((await namesOf({ country, sort: 'new' })).slice(0, 3)).toEqual(['P0', 'P1', 'P2']);
  });

  test('beyond the end are empty but have the total', async () => {
    for (const page of [4, 1_000_000]) expect(await search({ country, page })).toMatchObject({ profiles: [], total: 53, page, pages: 3 });
  });
});

test('members without a photo or without a place never lead, however recently they were active', async () => {
  const country = 'FR';
  const at = (minute: number) => ({ country, last_active_at: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
  await buildMember(app, { name: 'No photo', ...at(3) });
  const nowhere = await buildMember(app, { name: 'No place', region: null, town: null, lat: null, lon: null, ...at(2) });
  const whole = await buildMember(app, { name: 'Both', ...at(1) });
  for (const { id } of [nowhere, whole]) await buildPhoto(app, id);
  for (const sort of ['active', 'fitting'] as const) expect(await namesOf({ country, sort })).toEqual(['Both', 'No photo', 'No place']);
});

describe('ages', () => {
  test('are full years as of today in the time zone of the site', async () => {
    const now = app.platform.clock.now();
    // 28 years ago the leap years were the same as now.
    const born = (daysFromNow: number) => {
      const day = dayIn('Europe/Berlin', new Date(now.getTime() + daysFromNow * 86_400_000));
      return `${Number(day.slice(0, 4)) - 28}${day.slice(4)}`;
    };
    await buildMember(app, { name: 'Birthday today', country: 'NO', date_of_birth: born(0) });
    await buildMember(app, { name: 'Birthday tomorrow', country: 'NO', date_of_birth: born(1) });
    expect(await namesOf({ country: 'NO', min_age: 28 })).toEqual(['Birthday today']);
    expect(await namesOf({ country: 'NO', max_age: 27 })).toEqual(['Birthday tomorrow']);
    expect((await search({ country: 'NO', min_age: 27, max_age: 28 })).profiles.map(({ age }) => age).toSorted((a, b) => a - b)).toEqual([
      27, 28,
    ]);
  });

  test('in the wrong order are swapped', async () => {
    expect(await search({ country: 'PL', min_age: 99, max_age: 18 })).toMatchObject({ total: 53 });
  });
});

describe('a member never finds', () => {
  test('themselves, members who are not activated, or members of another site', async () => {
    await buildMember(app, { name: 'Waiting', country: 'DK', status: 'not_confirmed' });
    await buildMember(app, { name: 'Elsewhere', country: 'DK', host: 'de.localhost' });
    const here = await buildMember(app, { name: 'Here', country: 'DK' });
    expect(await namesOf({ country: 'DK' })).toEqual(['Here']);
    expect(await namesOf({ country: 'DK' }, here)).toEqual([]);
  });

  test('members they blocked, or who blocked them', async () => {
    const [one, other] = [await buildMember(app, { name: 'One', country: 'CH' }), await buildMember(app, { name: 'Other', country: 'CH' })];
    await one.client.call(block, { body: { id: other.id } });
    expect(await search({ country: 'CH' }, one)).toMatchObject({ profiles: [], total: 0 });
    expect(await search({ country: 'CH' }, other)).toMatchObject({ profiles: [], total: 0 });
    expect((await namesOf({ country: 'CH' })).toSorted()).toEqual(['One', 'Other']);
  });
});

test('a card shows shared interests and the distance bucket', async () => {
  await buildMember(app, { name: 'Near', country: 'BE', lat: 51.4, lon: 12.4, interests: ['tea', 'wine', 'sushi'] });
  await buildMember(app, {
    name: 'Nowhere',
    country: 'BE',
    lat: null,
    lon: null,
    date_of_birth: '1980-01-01',
    signup_date: new Date('2025-01-01'),
  });
  const profiles = new Map((await search({ country: 'BE' })).profiles.map((profile) => [profile.name, profile]));
  expect(profiles.get('Near')).toMatchObject({
    distance: 'under_10',
    shared_interests: ['tea', 'wine'],
    is_new: true,
    liked: false,
    photo_count: 0,
  });
  expect(profiles.get('Nowhere')).toMatchObject({ distance: null, shared_interests: [], is_new: false, main_image: null });
});

describe('a visitor', () => {
  test('gets the first page with main photos, and no place more precise than the region', async () => {
    const { reply } = await app.client().call(searchMembers, { query: { country: 'PL', page: 2 } });
    expect([reply.page, reply.pages, reply.total, reply.profiles.length]).toEqual([1, 1, 53, 24]);
    expect(reply.profiles[0]).toMatchObject({
      name: 'P52',
      town: null,
      distance: null,
      region: { key: 'DE-SN', name: 'Sachsen' },
      liked: false,
    });
  });

  test('gets nothing where the site does not allow it', async () => {
    const setting = (value: string) =>
      app.platform.database.pool
        .query(`UPDATE sites SET settings = jsonb_set(settings, '{logged_out_search}', $1::jsonb) WHERE 'localhost' = ANY(hosts)`, [
          JSON.stringify(value),
        ])
        .then(() => app.features.sites.changed());
    await setting('none');
    const { status, body } = await app.client().call(searchMembers);
    await setting('limited');
    expect([status, body]).toMatchObject([403, { error: { code: 'authentication_required' }, authentication_required: true }]);
  });
});

test.each([
  'page=0',
  'page=1000000000',
  'page=x',
  'min_age=x',
  'min_age=17',
  'max_age=999',
  'gender=cat',
  'country=Germany',
  'country=de',
  'countryregion=Sachsen',
  'interests=murder',
  'hair_colour=',
  'sort=random',
  'online=maybe',
])('%s is refused', async (query) => {
  const { status, error } = await viewer.client.raw('GET', `/api/members.php?${query}`);
  expect([status, error?.code]).toEqual([400, 'invalid_request']);
});

test.each(['country=ZZ', 'countryregion=DE-ZZZ'])('%s finds no member', async (query) => {
  const { status, reply } = await viewer.client.raw('GET', `/api/members.php?${query}`);
  expect([status, reply]).toMatchObject([200, { profiles: [], total: 0, pages: 0 }]);
});

test('a change that the bus missed is found by polling', async () => {
  const { db } = app.platform.database;
  const quiet = await buildMember(app, { name: 'Quiet', country: 'LU' });
  const published: number[] = [];
  app.platform.bus.subscribe(profileChanged, ({ user }) => published.push(user));
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL client_min_messages = warning`.execute(tx);
    await tx.updateTable('profiles').set({ country: 'LI', updated_at: app.platform.clock.now() }).where('user_id', '=', quiet.id).execute();
  });
  await expect.poll(() => namesOf({ country: 'LI' })).toEqual(['Quiet']);
  expect(await namesOf({ country: 'LU' })).toEqual([]);
  expect(published).not.toContain(quiet.id);
});

test('a second process loads existing members', async () => {
  const { database, bus, clock, log } = app.platform;
  const index = createSearchIndex({
    db: database.db,
    bus,
    clock,
    log,
    sites: app.features.sites,
    folder: path.join(app.platform.env.dataDir, 'search-index'),
  });
  const site: SiteId = (await app.features.sites.byHost('localhost')).id;
  const found = (await index.of(site)).search({
    filters: [{ name: 'country', clauses: [{ field: 'country', values: ['PL'] }] }],
    without: [],
    today: '2026-06-01',
    sort: 'active',
    searcher: null,
    offset: 50,
    limit: 10,
  });
  await index.close();
  expect([found.total, found.ids.length]).toEqual([53, 3]);
});

test('a search waits only for changes before it, however many follow', async () => {
  const anna = await buildMember(app, { name: 'Restless', country: 'IT' });
  const changes = setInterval(() => app.platform.bus.publish(profileChanged, { user: anna.id }), 0);
  await buildMember(app, { name: 'Own change', country: 'IT' });
  const names = await namesOf({ country: 'IT' });
  clearInterval(changes);
  expect(names.toSorted()).toEqual(['Own change', 'Restless']);
});
