import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepSessions } from '#tests/support/money/accounts.ts';
import { like, unlike } from '#features/likes/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { getDeck, swipe } from '#features/swipe/contract/endpoints.ts';
import { bornAgo, buildMember, buildPhoto, hideMembers, type BuiltMember, type MemberOptions } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getCandidates, skipCandidate } from '../contract/endpoints.ts';
import { skipDays } from '../contract/rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => hideMembers(app));
afterAll(() => app.close());

const day = 24 * 3600;
/** A woman of 35 in Leipzig who searches for men from 30 to 40. */
const searcher = (overrides: MemberOptions = {}) =>
  buildMember(app, {
    date_of_birth: bornAgo(app, 35),
    search_min_age: 30,
    search_max_age: 40,
    interests: ['wine', 'tea', 'art'],
    relationship_status: 'single',
    credits: 10,
    ...overrides,
  });
const man = (name: string, overrides: MemberOptions = {}) =>
  buildMember(app, { name, gender: 'man', search_gender: ['woman'], date_of_birth: bornAgo(app, 35), ...overrides });
const candidatesOf = async (member: BuiltMember) => (await member.client.call(getCandidates)).reply.candidates;
const namesOf = async (member: BuiltMember) => (await candidatesOf(member)).map(({ profile }) => profile.name);
const skip = (member: BuiltMember, { id }: { id: number }) => member.client.call(skipCandidate, { body: { id } });

describe('the match finder', () => {
  test('answers the best three mutual matches, best first', async () => {
    const anna = await searcher();
    await man('Far', { region: 'DE-BY', town: 'München', lat: 48.14, lon: 11.58 });
    await man('Shares two', { interests: ['wine', 'tea'] });
    await man('Shares one', { interests: ['wine'] });
    await man('Shares three', { interests: ['wine', 'tea', 'art'] });
    await man('Shares all, but searches for others', { interests: ['wine', 'tea', 'art'], search_min_age: 40 });
    expect(await namesOf(anna)).toEqual(['Shares three', 'Shares two', 'Shares one']);
  });

  test('answers the whole profile with the reasons for the match', async () => {
    const anna = await searcher();
    const ben = await man('Ben', { about: 'Ich koche.', interests: ['wine', 'tea', 'cooking'], relationship_status: 'single' });
    await man('Carl', { date_of_birth: bornAgo(app, 39), region: 'DE-BY', town: 'München', lat: 48.14, lon: 11.58 });
    await buildPhoto(app, ben.id);
    await buildPhoto(app, ben.id, 'pending');
    const [first, second] = await candidatesOf(anna);
    expect(first).toMatchObject({
      profile: { id: ben.id, about: 'Ich koche.', relationship_status: 'single', likes_me: false, own: false, photo_count: 1 },
      fit: [
        { reason: 'both_seek' },
        { reason: 'town', town: 'Leipzig' },
        { reason: 'interests', interests: ['tea', 'wine'], of: 3 },
        { reason: 'age' },
      ],
    });
    expect(first?.profile.photos).toHaveLength(1);
    expect(second?.fit).toEqual([{ reason: 'both_seek' }, { reason: 'both_active' }]);
  });

  test('leaves out members whom the viewer has liked, written with or passed in the swipe game, and blocked, hidden, disabled, fictional ones and those of other sites', async () => {
    const anna = await searcher();
    const [liked, written, passed, blocked, blocker, hidden] = [
      await man('Liked'),
      await man('Written to'),
      await man('Passed'),
      await man('Blocked'),
      await man('Blocker'),
      await man('Hidden'),
    ];
    await man('Disabled', { status: 'not_confirmed' });
    await man('Fictional', { fictional: true });
    await man('Elsewhere', { host: 'de.localhost' });
    await man('There');
    await anna.client.call(like, { body: { id: liked.id } });
    await wrote(anna, written);
    await anna.client.call(swipe, { body: { id: passed.id, like: false } });
    await anna.client.call(block, { body: { id: blocked.id } });
    await blocker.client.call(block, { body: { id: anna.id } });
    await app.platform.database.pool.query('UPDATE profiles SET hide_from_search = true, updated_at = $2 WHERE user_id = $1', [
      hidden.id,
      app.platform.clock.now(),
    ]);
    expect(await namesOf(anna)).toEqual(['There']);
    await anna.client.call(unlike, { body: { id: liked.id } });
    expect((await namesOf(anna)).toSorted()).toEqual(['Liked', 'There']);
  });

  test('works for a member who is not activated yet, and for members only', async () => {
    await man('Ben');
    expect(await namesOf(await searcher({ status: 'not_confirmed' }))).toEqual(['Ben']);
    for (const answer of [await app.client().call(getCandidates), await app.client().call(skipCandidate, { body: { id: 1 } })])
      expect(answer.body).toMatchObject({ authentication_required: true });
  });
});

describe('a skipped member', () => {
  test('is suggested again after 30 days, not before, also when skipped twice', async () => {
    const anna = await searcher();
    const ben = await man('Ben');
    await keepSessions(app);
    expect((await skip(anna, ben)).reply).toEqual({ done: true });
    expect(await namesOf(anna)).toEqual([]);
    app.platform.clock.advance((skipDays - 1) * day);
    expect((await skip(anna, ben)).reply).toEqual({ done: true });
    expect(await namesOf(anna)).toEqual([]);
    app.platform.clock.advance(day);
    expect(await namesOf(anna)).toEqual(['Ben']);
    expect((await skip(anna, ben)).reply).toEqual({ done: true });
    expect(await namesOf(anna)).toEqual([]);
  });

  test('still appears in the swipe game and for other members', async () => {
    const [anna, eva] = [await searcher(), await searcher()];
    const ben = await man('Ben');
    await skip(anna, ben);
    expect((await anna.client.call(getDeck)).reply.cards.map(({ profile }) => profile.name)).toEqual(['Ben']);
    expect(await namesOf(eva)).toEqual(['Ben']);
  });

  test('is deleted from the table when the skip has expired', async () => {
    const anna = await searcher();
    const [ben, carl] = [await man('Ben'), await man('Carl')];
    await keepSessions(app);
    await skip(anna, ben);
    app.platform.clock.advance(15 * day);
    await skip(anna, carl);
    app.platform.clock.advance(15 * day);
    await app.platform.jobs.runAllNow();
    const { rows } = await app.platform.database.pool.query('SELECT member_id FROM match_finder_skips');
    expect(rows).toEqual([{ member_id: carl.id }]);
  });

  test('must be visible: oneself, unknown, disabled, foreign and blocked members are not found', async () => {
    const anna = await searcher();
    const [disabled, foreign, blocker] = [
      await man('Disabled', { status: 'not_confirmed' }),
      await man('Foreign', { host: 'de.localhost' }),
      await man('Blocker'),
    ];
    await blocker.client.call(block, { body: { id: anna.id } });
    for (const other of [anna, { id: 999_999 }, disabled, foreign, blocker])
      expect((await skip(anna, other)).error).toEqual({ code: 'not_found', params: {} });
  });

  test.each([{}, { id: 0 }, { id: 'x' }, { id: 1.5 }, { id: 1e300 }, [[]]])('is named by an id (%j)', async (body) => {
    const { status, error } = await (await searcher()).client.raw('POST', '/api/match-finder.php', body);
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });
});
