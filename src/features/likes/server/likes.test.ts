import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { captureLiveEvents, type LiveEvents } from '#tests/support/live-events.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getLikes, like, unlike } from '../contract/endpoints.ts';

let app: TestApp;
let events: LiveEvents[];
beforeAll(async () => {
  app = await createTestApp();
  events = captureLiveEvents(app);
});
afterAll(() => app.close());

const pair = async () => [await buildMember(app, { name: 'Anna' }), await buildMember(app, { name: 'Ben', gender: 'man' })] as const;
const likes = (from: BuiltMember, to: { id: number }) => from.client.call(like, { body: { id: to.id } });
const unlikes = (from: BuiltMember, to: { id: number }) => from.client.call(unlike, { body: { id: to.id } });
const likesOf = async (member: BuiltMember) => (await member.client.call(getLikes)).reply;
const eventsTo = (member: BuiltMember) => events.filter(({ to }) => to.includes(member.id)).map(({ frame }) => frame.type);

describe('a like', () => {
  test('shows for both members, as new for the receiver', async () => {
    const [anna, ben] = await pair();
    expect((await likes(anna, ben)).reply).toEqual({ liked: true, match: false });
    expect(await likesOf(ben)).toMatchObject({
      profiles: [{ id: anna.id, name: 'Anna', liked: false }],
      liked_by: [{ id: anna.id, like_new: true }],
      likes: [],
      matches: [],
    });
    expect(await likesOf(anna)).toMatchObject({ profiles: [{ id: ben.id, liked: true }], liked_by: [], likes: [ben.id], matches: [] });
    expect([eventsTo(anna), eventsTo(ben)]).toEqual([[], ['likes']]);
  });

  test('twice, or fifty times at once, is one like', async () => {
    const [anna, ben] = await pair();
    const answers = await Promise.all(Array.from({ length: 50 }, () => likes(anna, ben)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await likesOf(ben)).liked_by).toMatchObject([{ id: anna.id, like_new: true }]);
    expect(eventsTo(ben)).toEqual(['likes']);
  });

  test('is no longer new once the profile was opened, and other browsers get an event', async () => {
    const [anna, ben] = await pair();
    await likes(anna, ben);
    const { profile } = (await ben.client.call(getProfile, { query: { id: anna.id } })).reply;
    expect(profile.likes_me).toBe(true);
    expect((await likesOf(ben)).liked_by).toMatchObject([{ id: anna.id, like_new: false }]);
    expect(eventsTo(ben)).toEqual(['likes', 'likes']);
  });

  test('is no longer new once it is answered with a like', async () => {
    const [anna, ben] = await pair();
    await likes(anna, ben);
    await likes(ben, anna);
    expect((await likesOf(ben)).liked_by).toMatchObject([{ id: anna.id, like_new: false }]);
    expect((await likesOf(anna)).liked_by).toMatchObject([{ id: ben.id, like_new: true }]);
  });

  test('that is removed is gone, with the match', async () => {
    const [anna, ben] = await pair();
    await likes(anna, ben);
    await likes(ben, anna);
    expect((await unlikes(anna, ben)).reply).toEqual({ liked: false, match: false });
    expect((await unlikes(anna, ben)).reply).toEqual({ liked: false, match: false });
    expect(await likesOf(ben)).toMatchObject({ liked_by: [], likes: [anna.id], matches: [] });
  });

  test('added and removed many times at once ends as one or none, and both sides agree', async () => {
    const [anna, ben] = await pair();
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? unlikes(anna, ben) : likes(anna, ben))));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const [sent, received] = [(await likesOf(anna)).likes.length, (await likesOf(ben)).liked_by.length];
      expect(sent).toBe(received);
      expect(sent).toBeLessThanOrEqual(1);
    }
  });

  test('is listed new ones first', async () => {
    const ben = await buildMember(app);
    const admirers = [];
    for (const name of ['First', 'Second', 'Third']) admirers.push(await buildMember(app, { name }));
    for (const admirer of admirers) await likes(admirer, ben);
    const [first, second, third] = admirers.map(({ id }) => id);
    await ben.client.call(getProfile, { query: { id: third ?? 0 } });
    expect((await likesOf(ben)).liked_by).toMatchObject([
      { id: second, like_new: true },
      { id: first, like_new: true },
      { id: third, like_new: false },
    ]);
  });
});

describe('two likes', () => {
  test('are a match, sent to both with the other member', async () => {
    const [anna, ben] = await pair();
    await likes(anna, ben);
    expect((await likes(ben, anna)).reply).toEqual({ liked: true, match: true });
    expect((await likes(ben, anna)).reply).toEqual({ liked: true, match: true });
    expect([(await likesOf(anna)).matches, (await likesOf(ben)).matches]).toEqual([[ben.id], [anna.id]]);
    const matches = events.filter(({ to, frame }) => frame.type === 'match' && (to.includes(anna.id) || to.includes(ben.id)));
    expect(matches).toMatchObject([
      { to: [ben.id], frame: { data: { member: { id: anna.id, name: 'Anna' } } } },
      { to: [anna.id], frame: { data: { member: { id: ben.id, name: 'Ben' } } } },
    ]);
  });

  test('at the same time are one match, sent once to each', async () => {
    for (let i = 0; i < 10; i++) {
      const [anna, ben] = await pair();
      const answers = await Promise.all([likes(anna, ben), likes(ben, anna)]);
      expect(answers.filter(({ reply }) => reply.match)).toHaveLength(1);
      expect([eventsTo(anna), eventsTo(ben)].map((types) => types.filter((type) => type === 'match'))).toEqual([['match'], ['match']]);
    }
  });
});

describe('a match is announced once', () => {
  const matchesOf = (member: BuiltMember) => eventsTo(member).filter((type) => type === 'match');

  test('however often one of them takes the like back and likes again', async () => {
    const [anna, ben] = await pair();
    await likes(anna, ben);
    await likes(ben, anna);
    for (const [one, other] of [
      [ben, anna],
      [anna, ben],
      [ben, anna],
    ] as const) {
      await one.client.raw('DELETE', '/api/like.php', { id: other.id });
      expect((await likes(one, other)).reply).toEqual({ liked: true, match: true });
    }
    expect([matchesOf(anna), matchesOf(ben)]).toEqual([['match'], ['match']]);
  });

  test('with fifty likes and removals in parallel', async () => {
    const [anna, ben] = await pair();
    await likes(anna, ben);
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? likes(ben, anna) : ben.client.raw('DELETE', '/api/like.php', { id: anna.id }))),
    );
    await likes(ben, anna);
    expect([matchesOf(anna), matchesOf(ben)]).toEqual([['match'], ['match']]);
  });
});

describe('a like is refused', () => {
  test('of oneself and of unknown, disabled, other-site or blocked members', async () => {
    const anna = await buildMember(app);
    const [disabled, foreign, blocker] = [
      await buildMember(app, { status: 'not_confirmed' }),
      await buildMember(app, { host: 'de.localhost' }),
      await buildMember(app),
    ];
    await blocker.client.call(block, { body: { id: anna.id } });
    for (const other of [anna, { id: 999_999 }, disabled, foreign, blocker])
      for (const act of [likes, unlikes]) expect((await act(anna, other)).error).toEqual({ code: 'not_found', params: {} });
    expect((await likesOf(anna)).profiles).toEqual([]);
  });

  test('without a login', async () => {
    expect((await app.client().call(like, { body: { id: 1 } })).body).toMatchObject({ authentication_required: true });
  });

  test.each([{}, { id: 'x' }, { id: '1' }, { id: 0 }, { id: 1.5 }, { id: null }, [], 'x'])('with the body %j', async (body) => {
    const anna = await buildMember(app);
    expect((await anna.client.raw('POST', '/api/like.php', body)).status).toBe(400);
  });

  test('from a fictional profile', async () => {
    const [invented, ben] = [await buildMember(app, { fictional: true }), await buildMember(app)];
    expect((await likes(invented, ben)).error?.code).toBe('not_found');
    expect((await likesOf(ben)).liked_by).toEqual([]);
  });
});

describe('a member who is not activated', () => {
  test('may like; the like appears once the account is active', async () => {
    const [waiting, ben] = [await buildMember(app, { status: 'not_confirmed' }), await buildMember(app)];
    expect((await likes(waiting, ben)).reply).toEqual({ liked: true, match: false });
    expect([(await likesOf(ben)).liked_by, eventsTo(ben)]).toEqual([[], []]);
    await app.platform.database.db.updateTable('profiles').set({ status: 'active' }).where('user_id', '=', waiting.id).execute();
    expect((await likesOf(ben)).liked_by).toMatchObject([{ id: waiting.id, like_new: true }]);
  });
});
