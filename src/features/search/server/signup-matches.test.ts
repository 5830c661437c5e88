import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { block } from '#features/safety/contract/endpoints.ts';
import { bornAgo, buildMember, buildPhoto, hideMembers, type BuiltMember, type MemberOptions } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getSignupMatches } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => hideMembers(app));
afterAll(() => app.close());

const matchesOf = async (member: BuiltMember) => (await member.client.call(getSignupMatches)).reply.profiles.map(({ name }) => name);
/** A man of 35 who looks for women from 30 to 40, and is not activated yet. */
const newcomer = (profile: MemberOptions = {}) =>
  buildMember(app, {
    status: 'not_confirmed',
    gender: 'man',
    search_gender: ['woman'],
    search_min_age: 30,
    search_max_age: 40,
    date_of_birth: bornAgo(app, 35),
    interests: ['wine', 'tea', 'art'],
    ...profile,
  });
const woman = (name: string, profile: MemberOptions = {}) =>
  buildMember(app, { name, date_of_birth: bornAgo(app, 35), search_min_age: 30, search_max_age: 40, session: false, ...profile });

describe('first matches', () => {
  test('fit in both directions, even for a member who is not activated yet', async () => {
    const ben = await newcomer();
    await woman('Fits');
    await woman('Fits everybody', { search_gender: ['woman', 'man', 'non_binary'], search_min_age: 18, search_max_age: 99 });
    await woman('Looks for women', { search_gender: ['woman'] });
    await woman('Looks for older men', { search_min_age: 36 });
    await woman('Looks for younger men', { search_max_age: 34 });
    await woman('Is too old', { date_of_birth: bornAgo(app, 42) });
    await woman('Is too young', { date_of_birth: bornAgo(app, 28) });
    await woman('Is a man', { gender: 'man' });
    expect((await matchesOf(ben)).toSorted()).toEqual(['Fits', 'Fits everybody']);
  });

  test('have no upper age limit when none is set', async () => {
    const old = await newcomer({ date_of_birth: bornAgo(app, 100), search_max_age: 99, search_min_age: 18 });
    await woman('Open', { search_max_age: 99, date_of_birth: bornAgo(app, 101) });
    await woman('Limited', { search_max_age: 98 });
    expect(await matchesOf(old)).toEqual(['Open']);
  });

  test('exclude members who are blocked, hidden, disabled, fictional or from another site', async () => {
    const ben = await newcomer();
    const active = await newcomer({ status: 'active' });
    const [blocked, blocker] = [await woman('Blocked'), await buildMember(app, { name: 'Blocker', date_of_birth: bornAgo(app, 35) })];
    const hidden = await woman('Hidden');
    await app.platform.database.pool.query('UPDATE profiles SET hide_from_search = true WHERE user_id = $1', [hidden.id]);
    await woman('Disabled', { status: 'not_confirmed' });
    await woman('Fictional', { fictional: true });
    await woman('Elsewhere', { host: 'de.localhost' });
    await woman('There');
    expect((await active.client.call(block, { body: { id: blocked.id } })).status).toBe(200);
    await blocker.client.call(block, { body: { id: active.id } });
    expect(await matchesOf(active)).toEqual(['There']);
    expect((await matchesOf(ben)).toSorted()).toEqual(['Blocked', 'Blocker', 'There']);
  });

  test('are at most twelve, with near members, photos and shared interests first', async () => {
    const ben = await newcomer();
    for (let i = 0; i < 12; i++) await woman(`Far ${i}`, { region: 'DE-BY', lat: 48.14, lon: 11.58 });
    await woman('Near');
    await woman('Near and shares', { interests: ['wine', 'tea'] });
    await buildPhoto(app, (await woman('Near and seen')).id);
    await buildPhoto(app, (await woman('Near, seen and shares', { interests: ['wine', 'art'] })).id);
    await woman('In another country', { country: 'AT', region: 'AT-9', lat: 48.2, lon: 16.4 });
    const names = await matchesOf(ben);
    expect(names.slice(0, 4)).toEqual(['Near, seen and shares', 'Near and seen', 'Near and shares', 'Near']);
    expect(names.length).toBe(12);
    expect(names).not.toContain('In another country');
  });

  test('do not need a place', async () => {
    const ben = await newcomer({ region: null, town: null, lat: null, lon: null, country: 'FI' });
    await woman('Anywhere', { country: 'DE' });
    await woman('Home', { country: 'FI', region: null, town: null, lat: null, lon: null });
    expect((await matchesOf(ben)).toSorted()).toEqual(['Anywhere', 'Home']);
  });

  test('need a login', async () => {
    expect((await app.client().call(getSignupMatches)).body).toMatchObject({ authentication_required: true });
  });
});
