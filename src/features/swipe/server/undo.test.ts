import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLikes, like, unlike } from '#features/likes/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { captureLiveEvents, type LiveEvents } from '#tests/support/live-events.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getDeck, swipe, undoSwipe } from '../contract/endpoints.ts';

let app: TestApp;
let events: LiveEvents[];
beforeAll(async () => {
  app = await createTestApp();
  events = captureLiveEvents(app);
});
afterAll(() => app.close());

const anna = () => buildMember(app, { name: 'Anna', credits: 10, paid_user: true });
const man = (name = 'Ben') => buildMember(app, { name, gender: 'man', search_gender: ['woman'], credits: 10, paid_user: true });
const decide = (member: BuiltMember, { id }: { id: number }, liked: boolean) => member.client.call(swipe, { body: { id, like: liked } });
const undo = (member: BuiltMember) => member.client.call(undoSwipe);
const undone = async (member: BuiltMember) => (await undo(member)).reply;
const likedBy = async (member: BuiltMember) => (await member.client.call(getLikes)).reply.liked_by.map(({ id }) => id);
const deckOf = async (member: BuiltMember) => (await member.client.call(getDeck)).reply;
const holds = async (member: BuiltMember, other: { id: number }) =>
  (await deckOf(member)).cards.some(({ profile }) => profile.id === other.id);
const nothing = [409, { code: 'nothing_to_undo', params: {} }];
const errorOf = async (member: BuiltMember) => {
  const { status, error } = await undo(member);
  return [status, error];
};

describe('undo', () => {
  test('returns the card and the daily like, and removes the like', async () => {
    const [player, ben] = [await anna(), await man()];
    expect(await holds(player, ben)).toBe(true);
    expect(await deckOf(player)).toMatchObject({ can_undo: false });
    await decide(player, ben, true);
    expect(await deckOf(player)).toMatchObject({ likes_left: 3, can_undo: true });
    expect(await holds(player, ben)).toBe(false);
    const response = await undone(player);
    expect(response).toMatchObject({ card: { profile: { id: ben.id, liked: false } }, likes_left: 4, can_undo: false });
    expect(response.card?.fit.length).toBeGreaterThan(0);
    expect([await holds(player, ben), await likedBy(ben)]).toEqual([true, []]);
    expect(events.filter(({ to }) => to.includes(ben.id)).map(({ frame }) => frame.type)).toEqual(['likes', 'likes']);
  });

  test('goes back one decision at a time', async () => {
    const player = await anna();
    const others = [await man('First'), await man('Second'), await man('Third')];
    for (const [n, other] of others.entries()) await decide(player, other, n !== 1);
    const names: (string | undefined)[] = [];
    const left: number[] = [];
    for (const _ of others) {
      const { card, likes_left } = await undone(player);
      names.push(card?.profile.name);
      left.push(likes_left);
    }
    expect([names, left]).toEqual([
      ['Third', 'Second', 'First'],
      [3, 3, 4],
    ]);
    expect(await errorOf(player)).toEqual(nothing);
  });

  test('called fifty times in parallel undoes as many decisions as there are', async () => {
    const player = await anna();
    for (const other of [await man(), await man()]) await decide(player, other, true);
    const responses = await Promise.all(Array.from({ length: 50 }, () => undo(player)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await deckOf(player)).likes_left).toBe(4);
  });

  test('keeps a like made before the game or renewed since', async () => {
    const [player, before, renewed] = [await anna(), await man(), await man()];
    await player.client.call(like, { body: { id: before.id } });
    await decide(player, before, true);
    expect(await undone(player)).toMatchObject({ card: { profile: { id: before.id, liked: true } }, likes_left: 4 });
    await decide(player, renewed, true);
    await player.client.call(unlike, { body: { id: renewed.id } });
    await player.client.call(like, { body: { id: renewed.id } });
    await undone(player);
    expect([await likedBy(before), await likedBy(renewed)]).toEqual([[player.id], [player.id]]);
  });

  test('removes a match, unless it has messages', async () => {
    const [player, ben, writer] = [await anna(), await man(), await man()];
    for (const other of [ben, writer]) await other.client.call(like, { body: { id: player.id } });
    await decide(player, writer, true);
    expect((await decide(player, ben, true)).reply.match).toBe(true);
    await wrote(writer, player);
    expect(await undone(player)).toMatchObject({ card: { profile: { id: ben.id } }, likes_left: 3, can_undo: false });
    expect((await player.client.call(getLikes)).reply.matches).toEqual([writer.id]);
    expect(await errorOf(player)).toEqual(nothing);
    expect(await deckOf(player)).toMatchObject({ can_undo: false, likes_left: 3 });
    expect((await player.client.call(getLikes)).reply.matches).toEqual([writer.id]);
  });

  test('returns no card of a member who is gone, and continues with the decision before', async () => {
    const [player, first, blocker, gone] = [await anna(), await man(), await man(), await man()];
    for (const other of [first, blocker, gone]) await decide(player, other, true);
    await blocker.client.call(block, { body: { id: player.id } });
    await app.platform.database.pool.query(`UPDATE profiles SET status = 'disabled' WHERE user_id = $1`, [gone.id]);
    expect(await undone(player)).toMatchObject({ card: null, likes_left: 2, can_undo: true });
    expect(await undone(player)).toMatchObject({ card: null, likes_left: 3, can_undo: true });
    expect(await undone(player)).toMatchObject({ card: { profile: { id: first.id } }, likes_left: 4, can_undo: false });
    const { rows } = await app.platform.database.pool.query('SELECT FROM likes WHERE from_id = $1', [player.id]);
    expect(rows).toEqual([]);
  });

  test("does not undo another member's decision", async () => {
    const [player, other, ben] = [await anna(), await anna(), await man()];
    await decide(player, ben, true);
    expect(await errorOf(other)).toEqual(nothing);
    expect(await likedBy(ben)).toEqual([player.id]);
  });

  test('is for members only', async () => {
    expect((await app.client().call(undoSwipe)).body).toMatchObject({ authentication_required: true });
  });

  // Must be the last test: it moves the clock.
  test("of yesterday's like does not return a like of today", async () => {
    const [player, ben, carl] = [await anna(), await man(), await man()];
    await decide(player, ben, true);
    app.platform.clock.advance(25 * 3600);
    await decide(player, carl, true);
    expect(await undone(player)).toMatchObject({ card: { profile: { id: carl.id } }, likes_left: 4, can_undo: true });
    expect(await undone(player)).toMatchObject({ card: { profile: { id: ben.id } }, likes_left: 4, can_undo: false });
  });
});
