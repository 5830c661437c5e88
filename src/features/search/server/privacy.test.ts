import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putUser } from '#features/account/contract/endpoints.ts';
import { getLikes, like } from '#features/likes/contract/endpoints.ts';
import { type BuiltMember, buildMember, type MemberOptions } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { countMembers, getSignupMatches, searchMembers, type SearchQuery } from '../contract/endpoints.ts';
import { createSearchIndex } from './member-index/search-index.ts';

let app: TestApp;
let viewer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app, { gender: 'man', search_gender: ['woman'], country: 'SE', region: 'SE-AB' });
});
afterAll(() => app.close());

const set = (member: BuiltMember, body: { hide_online?: boolean; hide_from_search?: boolean; show_to_visitors?: boolean }) =>
  member.client.call(putUser, { body });
const search = async (query: SearchQuery, from = viewer.client) => (await from.call(searchMembers, { query })).reply;
const namesOf = async (query: SearchQuery, from = viewer.client) => (await search(query, from)).profiles.map(({ name }) => name);
const open = async (member: BuiltMember) => (await viewer.client.call(getProfile, { query: { id: member.id } })).reply;

describe('a member who hides their online status', () => {
  test('is offline for all others at once, and online again when they want', async () => {
    const anna = await buildMember(app, { name: 'Anna', country: 'FI', search_gender: ['man'] });
    app.features.present([anna.id]);
    await anna.client.call(like, { body: { id: viewer.id } });
    const seen = async () => {
      const { profile } = await open(anna);
      const { profiles } = (await viewer.client.call(getLikes)).reply;
      const found = await search({ country: 'FI', online: true });
      const card = (await search({ country: 'FI' })).profiles[0];
      return [profile.online, profile.last_active, profiles[0]?.online, card?.online, found.total];
    };
    expect(await seen()).toEqual([true, 'online', true, true, 1]);
    await set(anna, { hide_online: true });
    expect(await seen()).toEqual([false, 'longer', false, false, 0]);
    expect((await search({ country: 'FI', online: true, gender: ['man'] })).relaxations).toEqual([]);
    await set(anna, { hide_online: false });
    expect(await seen()).toEqual([true, 'online', true, true, 1]);
  });

  test('is sorted by their signup, whatever they do', async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    const profile = (name: string, signup: number, active: number): MemberOptions => ({
      name,
      country: 'NO',
      signup_date: day(signup),
      last_active_at: day(active),
    });
    await buildMember(app, profile('Early', 1, 10));
    const hidden = await buildMember(app, profile('Hidden', 5, 30));
    await buildMember(app, profile('Late', 1, 20));
    expect(await namesOf({ country: 'NO' })).toEqual(['Hidden', 'Late', 'Early']);
    await set(hidden, { hide_online: true });
    const before = await namesOf({ country: 'NO' });
    app.platform.clock.advance(3600);
    await hidden.client.call(searchMembers);
    await set(hidden, { hide_online: true });
    expect([before, await namesOf({ country: 'NO' })]).toEqual([
      ['Late', 'Early', 'Hidden'],
      ['Late', 'Early', 'Hidden'],
    ]);
  });
});

describe('a member who does not show the profile to visitors', () => {
  test('is in no list and no number of theirs, and in all of members', async () => {
    const profile = { country: 'IE', region: null } as const;
    await buildMember(app, { ...profile, name: 'Open', hair_colour: 'red', show_to_visitors: true });
    const quiet = await buildMember(app, { ...profile, name: 'Quiet', hair_colour: 'black', eye_colour: 'blue', show_to_visitors: true });
    const asVisitor = async (query: SearchQuery) => {
      const { profiles, total, similar, relaxations } = await search({ country: 'IE', ...query }, app.client());
      const counted = (await app.client().call(countMembers, { query: { country: 'IE', ...query } })).reply.total;
      const similarNames = similar.map((one) => one.profile.name);
      return { names: profiles.map(({ name }) => name).toSorted(), totals: [total, counted], similarNames, relaxations };
    };
    const missing: SearchQuery = { hair_colour: ['black'], eye_colour: ['brown'] };
    expect(await asVisitor({})).toMatchObject({ names: ['Open', 'Quiet'], totals: [2, 2] });
    expect(await asVisitor(missing)).toMatchObject({ similarNames: ['Quiet'], relaxations: [{ without: 'eye_colour', total: 1 }] });
    await set(quiet, { show_to_visitors: false });
    expect(await asVisitor({})).toMatchObject({ names: ['Open'], totals: [1, 1] });
    expect(await asVisitor({ hair_colour: ['black'] })).toEqual({
      names: [],
      totals: [0, 0],
      similarNames: ['Open'],
      relaxations: [{ without: 'hair_colour', total: 1 }],
    });
    expect(await asVisitor(missing)).toMatchObject({ similarNames: [], relaxations: [] });
    expect((await namesOf({ country: 'IE' })).toSorted()).toEqual(['Open', 'Quiet']);
  });
});

describe('a member who hides from the search', () => {
  test('disappears at once from all lists and totals, for members and visitors', async () => {
    const profile = { country: 'DK', region: 'DK-84', search_gender: ['man' as const], show_to_visitors: true };
    const shown = await buildMember(app, { ...profile, name: 'Shown' });
    const hidden = await buildMember(app, { ...profile, name: 'Unlisted', hair_colour: 'red' });
    const lists = async () => ({
      found: (await namesOf({ country: 'DK' })).toSorted(),
      total: (await search({ country: 'DK' })).total,
      visitor: (await namesOf({ country: 'DK' }, app.client())).toSorted(),
      related: (await open(shown)).related.map(({ name }) => name).includes('Unlisted'),
      relaxations: (await search({ country: 'DK', hair_colour: ['red'], eye_colour: ['blue'] })).relaxations,
      matches: (await viewer.client.call(getSignupMatches)).reply.profiles.map(({ name }) => name).includes('Unlisted'),
    });
    expect(await lists()).toEqual({
      found: ['Shown', 'Unlisted'],
      total: 2,
      visitor: ['Shown', 'Unlisted'],
      related: true,
      relaxations: [{ without: 'eye_colour', total: 1 }],
      matches: true,
    });
    await set(hidden, { hide_from_search: true });
    expect(await lists()).toEqual({ found: ['Shown'], total: 1, visitor: ['Shown'], related: false, relaxations: [], matches: false });
    await set(hidden, { hide_from_search: false });
    expect((await lists()).total).toBe(2);
  });

  test('can still be opened by id, and stays in likes and conversations', async () => {
    const anna = await buildMember(app, { name: 'Anna' });
    await set(anna, { hide_from_search: true });
    expect((await open(anna)).profile.name).toBe('Anna');
    expect((await viewer.client.call(like, { body: { id: anna.id } })).status).toBe(200);
    expect((await viewer.client.call(getLikes)).reply.profiles.map(({ id }) => id)).toContain(anna.id);
  });

  test('still finds others', async () => {
    const anna = await buildMember(app, { name: 'Anna', country: 'IS' });
    await set(anna, { hide_from_search: true });
    expect((await search({ country: 'DK' }, anna.client)).total).toBe(2);
  });

  test('is not loaded by another process either', async () => {
    const { database, bus, clock, log } = app.platform;
    const index = createSearchIndex({
      db: database.db,
      bus,
      clock,
      log,
      sites: app.features.sites,
      folder: path.join(app.platform.env.dataDir, 'search-index'),
    });
    const site = await index.of((await app.features.sites.byHost('localhost')).id);
    const country = { name: 'country', clauses: [{ field: 'country', values: ['IS'] } as const] };
    expect(site.total({ filters: [country], without: [], today: '2026-06-01' })).toBe(0);
    await index.close();
  });
});
