import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, type Day } from '#platform/contract/time.ts';
import { like } from '#features/likes/contract/endpoints.ts';
import { putProfile } from '#features/profile/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { bornAgo, buildMember, buildPhoto, hideMembers, type BuiltMember, type MemberOptions } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getToday, hideToday } from '../contract/endpoints.ts';
import { pickedAgainAfterDays } from '../contract/rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => hideMembers(app));
afterAll(() => app.close());

/** A woman of 35 who searches for men from 30 to 40. */
const reader = (overrides: MemberOptions = {}) =>
  buildMember(app, {
    date_of_birth: bornAgo(app, 35),
    search_min_age: 30,
    search_max_age: 40,
    interests: ['wine', 'tea', 'art'],
    ...overrides,
  });
const man = async (name: string, overrides: MemberOptions & { photo?: boolean } = {}) => {
  const { photo = true, ...options } = overrides;
  const member = await buildMember(app, { name, gender: 'man', search_gender: ['woman'], date_of_birth: bornAgo(app, 35), ...options });
  if (photo) await buildPhoto(app, member.id);
  return member;
};
const todayOf = async (member: BuiltMember) => (await member.client.call(getToday)).reply;
const namesOf = async (member: BuiltMember) => (await todayOf(member)).picks.map(({ profile }) => profile.name);
const aDay = 24 * 3600;
const nextDay = () => app.platform.clock.advance(aDay);

describe('the picks of a day', () => {
  test('are the three best fitting members, each with a photo and a different reason', async () => {
    const anna = await reader();
    await man('Shares two', { interests: ['wine', 'tea'] });
    await man('Shares one', { interests: ['art'] });
    await man('Says nothing');
    await man('Far away', { region: 'DE-BY', town: 'München', lat: 48.14, lon: 11.58 });
    await man('Has no photo', { photo: false, interests: ['wine', 'tea', 'art'] });
    await man('Looks for men', { search_gender: ['man'] });
    const { picks } = await todayOf(anna);
    expect(picks.map(({ profile, reason }) => [profile.name, reason.reason])).toEqual([
      ['Shares two', 'interests'],
      ['Shares one', 'town'],
      ['Says nothing', 'age'],
    ]);
  });

  test('ask for interests whoever has none', async () => {
    await man('Shares nothing');
    const [anna, berta] = [await reader(), await reader({ interests: [] })];
    expect([(await todayOf(anna)).asks_interests, (await todayOf(berta)).asks_interests]).toEqual([false, true]);
    await berta.client.call(putProfile, { body: { interests: ['tea'] } });
    expect((await todayOf(berta)).asks_interests).toBe(false);
  });

  test('stay the same all day, even when members join, and differ on the next day', async () => {
    const anna = await reader();
    for (const name of ['A', 'B', 'C', 'D']) await man(name);
    const first = await namesOf(anna);
    await man('Fits better', { interests: ['wine', 'tea', 'art'] });
    expect(await namesOf(anna)).toEqual(first);
    nextDay();
    const second = await namesOf(anna);
    expect(second).toHaveLength(2);
    expect(second).toContain('Fits better');
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    nextDay();
    expect(await namesOf(anna)).toEqual([]);
    // No session lives that long.
    await sql`UPDATE daily_picks SET day = day - ${pickedAgainAfterDays}::int`.execute(app.platform.database.db);
    expect(await namesOf(anna)).toHaveLength(3);
  });

  test('are the same for many calls at once', async () => {
    const anna = await reader();
    for (const name of ['A', 'B', 'C', 'D', 'E']) await man(name);
    const all = await Promise.all(Array.from({ length: 20 }, () => namesOf(anna)));
    expect(new Set(all.map((names) => names.join())).size).toBe(1);
    expect(all[0]).toHaveLength(3);
  });

  test('leave out liked members, and at once members who block or are blocked', async () => {
    const anna = await reader();
    const [liked, blocked, blocker] = [await man('Liked'), await man('Blocked'), await man('Blocker')];
    await anna.client.call(like, { body: { id: liked.id } });
    expect((await namesOf(anna)).toSorted()).toEqual(['Blocked', 'Blocker']);
    await anna.client.call(block, { body: { id: blocked.id } });
    await blocker.client.call(block, { body: { id: anna.id } });
    expect(await namesOf(anna)).toEqual([]);
  });

  test('can be hidden until the next day, repeatedly, by the member only', async () => {
    const anna = await reader();
    const other = await reader({ name: 'Other' });
    for (const name of ['A', 'B', 'C', 'D']) await man(name);
    const { day } = await todayOf(anna);
    await todayOf(other);
    for (let i = 0; i < 2; i++) expect((await anna.client.call(hideToday, { query: { day } })).status).toBe(200);
    expect(await todayOf(anna)).toEqual({ day, picks: [], asks_interests: false });
    expect(await namesOf(other)).toHaveLength(3);
    nextDay();
    expect(await todayOf(anna)).toMatchObject({ day: addDays(day as Day, 1), picks: [{}] });
  });

  test('of another day are not hidden by a late answer', async () => {
    const anna = await reader();
    for (const name of ['A', 'B', 'C', 'D']) await man(name);
    const { day } = await todayOf(anna);
    nextDay();
    await todayOf(anna);
    await anna.client.call(hideToday, { query: { day } });
    expect(await namesOf(anna)).toHaveLength(1);
  });

  test('are refused to visitors, and for an invalid day', async () => {
    const anna = await reader();
    for (const day of ['', 'today', '2026-02-31', '9'.repeat(2000)])
      expect((await anna.client.call(hideToday, { query: { day } })).status).toBe(400);
    expect((await app.client().call(getToday)).error?.code).toBe('authentication_required');
    expect((await app.client().call(hideToday, { query: { day: '2026-01-01' } })).error?.code).toBe('authentication_required');
  });
});
