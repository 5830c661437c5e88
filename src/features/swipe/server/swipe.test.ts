import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLikes, like, unlike } from '#features/likes/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { captureLiveEvents, type LiveEvents } from '#tests/support/live-events.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getDeck, swipe } from '../contract/endpoints.ts';

let app: TestApp;
let events: LiveEvents[];
beforeAll(async () => {
  app = await createTestApp();
  events = captureLiveEvents(app);
});
afterAll(() => app.close());

const anna = () => buildMember(app, { name: 'Anna', credits: 10 });
const man = (name = 'Ben') => buildMember(app, { name, gender: 'man', search_gender: ['woman'] });
const men = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => man(`Ben ${n}`)));
const decide = (member: BuiltMember, { id }: { id: number }, liked: boolean) => member.client.call(swipe, { body: { id, like: liked } });
const likedBy = async (member: BuiltMember) => (await member.client.call(getLikes)).reply.liked_by.map(({ id }) => id);
const likesLeftOf = async (member: BuiltMember) => (await member.client.call(getDeck)).reply.likes_left;
const eventsFor = (member: { id: number }) => events.filter(({ to }) => to.includes(member.id)).map(({ frame }) => frame.type);
/** Changes the time zone of all sites. */
async function moveTo(timeZone: string): Promise<void> {
  await app.platform.database.pool.query('UPDATE sites SET time_zone = $1', [timeZone]);
  app.features.sites.changed();
}

describe('a like in the game', () => {
  test('is an ordinary like with the usual live event', async () => {
    const [player, ben] = [await anna(), await man()];
    expect((await decide(player, ben, true)).reply).toMatchObject({ liked: true, match: false, likes_left: 3 });
    expect(await likedBy(ben)).toEqual([player.id]);
    expect([eventsFor(player), eventsFor(ben)]).toEqual([[], ['likes']]);
  });

  test('of a member who likes the player is a match, and both get an event', async () => {
    const [player, ben] = [await anna(), await man()];
    await ben.client.call(like, { body: { id: player.id } });
    expect((await decide(player, ben, true)).reply).toMatchObject({ liked: true, match: true });
    expect((await decide(player, ben, true)).reply).toMatchObject({ liked: true, match: true, likes_left: 3 });
    expect([eventsFor(player), eventsFor(ben)]).toEqual([
      ['likes', 'match'],
      ['likes', 'match'],
    ]);
  });

  test('by a member who is not activated yet is pending, without an event', async () => {
    const [player, ben] = [await buildMember(app, { status: 'not_confirmed' }), await man()];
    await ben.client.call(getLikes);
    expect((await decide(player, ben, true)).reply).toMatchObject({ liked: true, match: false, likes_left: 3 });
    expect([await likedBy(ben), eventsFor(ben)]).toEqual([[], []]);
  });

  test('of oneself and of unknown, disabled, foreign and blocked members is rejected and not counted', async () => {
    const player = await anna();
    const [disabled, foreign, blocker] = [
      await buildMember(app, { gender: 'man', status: 'not_confirmed' }),
      await buildMember(app, { gender: 'man', host: 'de.localhost' }),
      await man(),
    ];
    await blocker.client.call(block, { body: { id: player.id } });
    for (const other of [player, { id: 999_999 }, disabled, foreign, blocker])
      for (const liked of [true, false]) expect((await decide(player, other, liked)).error).toEqual({ code: 'not_found', params: {} });
    expect(await likesLeftOf(player)).toBe(4);
  });

  test.each([
    ['no id', { like: true }],
    ['no decision', { id: 1 }],
    ['an id that is none', { id: -1, like: true }],
    ['an id beyond all numbers', { id: 1e300, like: true }],
    ['a text for an id', { id: 'x', like: true }],
    ['a decision that is none', { id: 1, like: 'maybe' }],
    ['a list', []],
  ])('with %s is refused', async (_name, body) => {
    const { status, error } = await (await anna()).client.raw('POST', '/api/swipe.php', body);
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });

  test('is for members only', async () => {
    expect((await app.client().call(swipe, { body: { id: 1, like: true } })).body).toMatchObject({ authentication_required: true });
  });
});

describe('a decision', () => {
  test('repeated counts once and gets the same reply', async () => {
    const [player, ben, carl] = [await anna(), await man(), await man()];
    for (const [other, liked] of [
      [ben, true],
      [carl, false],
    ] as const) {
      const first = (await decide(player, other, liked)).reply;
      expect((await decide(player, other, liked)).reply).toEqual(first);
    }
    expect([await likesLeftOf(player), eventsFor(ben), eventsFor(carl)]).toEqual([3, ['likes'], []]);
  });

  test('contrary to the first one changes nothing and answers the first one', async () => {
    const [player, ben, carl] = [await anna(), await man(), await man()];
    await decide(player, ben, true);
    await decide(player, carl, false);
    expect((await decide(player, ben, false)).reply).toMatchObject({ liked: true, likes_left: 3 });
    expect((await decide(player, carl, true)).reply).toMatchObject({ liked: false, match: false, likes_left: 3 });
    expect([await likedBy(ben), await likedBy(carl)]).toEqual([[player.id], []]);
  });

  test('repeated does not restore a like that was removed outside of the game', async () => {
    const [player, ben] = [await anna(), await man()];
    await decide(player, ben, true);
    await player.client.call(unlike, { body: { id: ben.id } });
    expect((await decide(player, ben, true)).reply).toMatchObject({ liked: true, match: false, likes_left: 3 });
    expect(await likedBy(ben)).toEqual([]);
  });
});

describe('the daily likes', () => {
  test('are four; the fifth is rejected with the time of the reset, and passing still works', async () => {
    const player = await anna();
    const others = await men(6);
    const left: number[] = [];
    for (const other of others.slice(0, 4)) left.push((await decide(player, other, true)).reply.likes_left);
    expect(left).toEqual([3, 2, 1, 0]);
    const [, , , , fifth, sixth] = others;
    if (!fifth || !sixth) throw new Error('six were built');
    const { status, error } = await decide(player, fifth, true);
    const { resets_at } = (await player.client.call(getDeck)).reply;
    expect([status, error]).toEqual([403, { code: 'no_likes_left', params: { resets_at } }]);
    expect((await decide(player, sixth, false)).reply).toMatchObject({ liked: false, likes_left: 0 });
    expect((await decide(player, others[0] ?? fifth, true)).reply).toMatchObject({ liked: true, likes_left: 0 });
    expect(await likedBy(fifth)).toEqual([]);
  });

  test('do not include likes outside of the game or passes, and also limit premium members', async () => {
    const player = await buildMember(app, { paid_user: true });
    for (const other of await men(5)) await player.client.call(like, { body: { id: other.id } });
    for (const other of await men(5)) await decide(player, other, false);
    expect(await likesLeftOf(player)).toBe(4);
    for (const other of await men(4)) await decide(player, other, true);
    expect((await decide(player, await man(), true)).error?.code).toBe('no_likes_left');
  });

  test('stay four for fifty parallel likes', async () => {
    const player = await anna();
    const others = await men(50);
    const responses: Awaited<ReturnType<typeof decide>>[] = [];
    // On a busy machine some of so many come to nothing; the page repeats those.
    for (let rest = others; rest.length > 0;) {
      const given = await Promise.all(rest.map((other) => decide(player, other, true)));
      rest = rest.filter((_, n) => given[n]?.error?.code === 'unavailable');
      responses.push(...given.filter(({ error }) => error?.code !== 'unavailable'));
    }
    expect(
      responses
        .filter(({ status }) => status === 200)
        .map(({ reply }) => reply.likes_left)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 2, 3]);
    expect(responses.filter(({ error }) => error?.code === 'no_likes_left')).toHaveLength(46);
    const { rows } = await app.platform.database.pool.query('SELECT FROM likes WHERE from_id = $1', [player.id]);
    expect(rows).toHaveLength(4);
  });

  test('count fifty parallel likes of one member once', async () => {
    const [player, ben] = [await anna(), await man()];
    const responses = await Promise.all(Array.from({ length: 50 }, () => decide(player, ben, true)));
    expect(responses.map(({ reply }) => reply.likes_left)).toEqual(Array.from({ length: 50 }, () => 3));
    expect(eventsFor(ben)).toEqual(['likes']);
  });

  test("are reset at midnight in the site's time zone, not before", async () => {
    const { clock } = app.platform;
    // A time zone whose midnight differs from that of the seeded sites and is not on a full hour.
    await moveTo('Pacific/Chatham');
    const player = await anna();
    for (const other of await men(4)) await decide(player, other, true);
    const late = await man();
    const resetsAt = new Date((await player.client.call(getDeck)).reply.resets_at);
    const untilMidnight = resetsAt.getTime() - clock.now().getTime();
    expect(untilMidnight).toBeGreaterThan(0);
    expect(untilMidnight).toBeLessThanOrEqual(25 * 3_600_000);
    expect(timeIn('Pacific/Chatham', resetsAt)).toBe('00:00');
    clock.advance(untilMidnight / 1000 - 30);
    expect((await decide(player, late, true)).error?.code).toBe('no_likes_left');
    clock.advance(31);
    expect((await decide(player, late, true)).reply).toMatchObject({ liked: true, likes_left: 3 });
    const next = new Date((await player.client.call(getDeck)).reply.resets_at);
    expect(next.getTime() - resetsAt.getTime()).toBeGreaterThanOrEqual(23 * 3_600_000);
    await moveTo('Europe/Berlin');
  });
});

const timeIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
