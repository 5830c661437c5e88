import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLikes, like, unlike } from '#features/likes/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { hearAll, type LiveEvents } from '#tests/support/live-events.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getDeck, swipe } from '../contract/endpoints.ts';

let app: TestApp;
let events: LiveEvents[];
beforeAll(async () => {
  app = await createTestApp();
  events = hearAll(app);
});
afterAll(() => app.close());

const anna = () => buildMember(app, { name: 'Anna', credits: 10 });
const man = (name = 'Ben') => buildMember(app, { name, gender: 'man', search_gender: ['woman'] });
const men = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => man(`Ben ${n}`)));
const judge = (member: BuiltMember, { id }: { id: number }, liked: boolean) => member.client.call(swipe, { body: { id, like: liked } });
const likedBy = async (member: BuiltMember) => (await member.client.call(getLikes)).reply.liked_by.map(({ id }) => id);
const leftOf = async (member: BuiltMember) => (await member.client.call(getDeck)).reply.likes_left;
const told = (member: { id: number }) => events.filter(({ to }) => to.includes(member.id)).map(({ frame }) => frame.type);
/** All sites of the app. */
async function moveTo(timeZone: string): Promise<void> {
  await app.platform.database.pool.query('UPDATE sites SET time_zone = $1', [timeZone]);
  app.features.sites.changed();
}

describe('a like in the game', () => {
  test('is a like as any other, and told as one', async () => {
    const [player, ben] = [await anna(), await man()];
    expect((await judge(player, ben, true)).reply).toMatchObject({ liked: true, match: false, likes_left: 3 });
    expect(await likedBy(ben)).toEqual([player.id]);
    expect([told(player), told(ben)]).toEqual([[], ['likes']]);
  });

  test('of somebody who likes the player is a match, told to both', async () => {
    const [player, ben] = [await anna(), await man()];
    await ben.client.call(like, { body: { id: player.id } });
    expect((await judge(player, ben, true)).reply).toMatchObject({ liked: true, match: true });
    expect((await judge(player, ben, true)).reply).toMatchObject({ liked: true, match: true, likes_left: 3 });
    expect([told(player), told(ben)]).toEqual([
      ['likes', 'match'],
      ['likes', 'match'],
    ]);
  });

  test('of a member who is not activated yet waits without a word', async () => {
    const [player, ben] = [await buildMember(app, { status: 'not_confirmed' }), await man()];
    await ben.client.call(getLikes);
    expect((await judge(player, ben, true)).reply).toMatchObject({ liked: true, match: false, likes_left: 3 });
    expect([await likedBy(ben), told(ben)]).toEqual([[], []]);
  });

  test('is not made and not counted for nobody: oneself, unknown, disabled, foreign and blocked members', async () => {
    const player = await anna();
    const [disabled, foreign, blocker] = [
      await buildMember(app, { gender: 'man', status: 'not_confirmed' }),
      await buildMember(app, { gender: 'man', host: 'de.localhost' }),
      await man(),
    ];
    await blocker.client.call(block, { body: { id: player.id } });
    for (const other of [player, { id: 999_999 }, disabled, foreign, blocker])
      for (const liked of [true, false]) expect((await judge(player, other, liked)).error).toEqual({ code: 'not_found', params: {} });
    expect(await leftOf(player)).toBe(4);
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
  test('twice is one, answered the same', async () => {
    const [player, ben, carl] = [await anna(), await man(), await man()];
    for (const [other, liked] of [
      [ben, true],
      [carl, false],
    ] as const) {
      const first = (await judge(player, other, liked)).reply;
      expect((await judge(player, other, liked)).reply).toEqual(first);
    }
    expect([await leftOf(player), told(ben), told(carl)]).toEqual([3, ['likes'], []]);
  });

  test('the other way round changes nothing and answers the first', async () => {
    const [player, ben, carl] = [await anna(), await man(), await man()];
    await judge(player, ben, true);
    await judge(player, carl, false);
    expect((await judge(player, ben, false)).reply).toMatchObject({ liked: true, likes_left: 3 });
    expect((await judge(player, carl, true)).reply).toMatchObject({ liked: false, match: false, likes_left: 3 });
    expect([await likedBy(ben), await likedBy(carl)]).toEqual([[player.id], []]);
  });

  test('does not give a like again that was taken back outside', async () => {
    const [player, ben] = [await anna(), await man()];
    await judge(player, ben, true);
    await player.client.call(unlike, { body: { id: ben.id } });
    expect((await judge(player, ben, true)).reply).toMatchObject({ liked: true, match: false, likes_left: 3 });
    expect(await likedBy(ben)).toEqual([]);
  });
});

describe('the likes of a day', () => {
  test('are four; the fifth is refused with the time when there are new ones, and passing goes on', async () => {
    const player = await anna();
    const others = await men(6);
    const left: number[] = [];
    for (const other of others.slice(0, 4)) left.push((await judge(player, other, true)).reply.likes_left);
    expect(left).toEqual([3, 2, 1, 0]);
    const [, , , , fifth, sixth] = others;
    if (!fifth || !sixth) throw new Error('six were built');
    const { status, error } = await judge(player, fifth, true);
    const { resets_at } = (await player.client.call(getDeck)).reply;
    expect([status, error]).toEqual([403, { code: 'no_likes_left', params: { resets_at } }]);
    expect((await judge(player, sixth, false)).reply).toMatchObject({ liked: false, likes_left: 0 });
    expect((await judge(player, others[0] ?? fifth, true)).reply).toMatchObject({ liked: true, likes_left: 0 });
    expect(await likedBy(fifth)).toEqual([]);
  });

  test('do not count likes outside the game, nor passes, and hold for premium members too', async () => {
    const player = await buildMember(app, { paid_user: true });
    for (const other of await men(5)) await player.client.call(like, { body: { id: other.id } });
    for (const other of await men(5)) await judge(player, other, false);
    expect(await leftOf(player)).toBe(4);
    for (const other of await men(4)) await judge(player, other, true);
    expect((await judge(player, await man(), true)).error?.code).toBe('no_likes_left');
  });

  test('are four of fifty that come at once', async () => {
    const player = await anna();
    const others = await men(50);
    const answers = await Promise.all(others.map((other) => judge(player, other, true)));
    expect(
      answers
        .filter(({ status }) => status === 200)
        .map(({ reply }) => reply.likes_left)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 2, 3]);
    expect(answers.filter(({ error }) => error?.code === 'no_likes_left')).toHaveLength(46);
    const { rows } = await app.platform.database.pool.query('SELECT FROM likes WHERE from_id = $1', [player.id]);
    expect(rows).toHaveLength(4);
  });

  test('are one when the same comes fifty times at once', async () => {
    const [player, ben] = [await anna(), await man()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => judge(player, ben, true)));
    expect(answers.map(({ reply }) => reply.likes_left)).toEqual(Array.from({ length: 50 }, () => 3));
    expect(told(ben)).toEqual(['likes']);
  });

  test("are new at midnight in the site's time zone, not before", async () => {
    const { clock } = app.platform;
    // Where midnight is none of the seeded sites', and on no full hour of theirs.
    await moveTo('Pacific/Chatham');
    const player = await anna();
    for (const other of await men(4)) await judge(player, other, true);
    const late = await man();
    const resetsAt = new Date((await player.client.call(getDeck)).reply.resets_at);
    const untilMidnight = resetsAt.getTime() - clock.now().getTime();
    expect(untilMidnight).toBeGreaterThan(0);
    expect(untilMidnight).toBeLessThanOrEqual(25 * 3_600_000);
    expect(timeIn('Pacific/Chatham', resetsAt)).toBe('00:00');
    clock.advance(untilMidnight / 1000 - 30);
    expect((await judge(player, late, true)).error?.code).toBe('no_likes_left');
    clock.advance(31);
    expect((await judge(player, late, true)).reply).toMatchObject({ liked: true, likes_left: 3 });
    const next = new Date((await player.client.call(getDeck)).reply.resets_at);
    expect(next.getTime() - resetsAt.getTime()).toBeGreaterThanOrEqual(23 * 3_600_000);
    await moveTo('Europe/Berlin');
  });
});

const timeIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
