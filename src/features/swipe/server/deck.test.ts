import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { like, unlike } from '#features/likes/contract/endpoints.ts';
import { block, unblock } from '#features/safety/contract/endpoints.ts';
import { bornAgo, buildMember, buildPhoto, hideMembers, type BuiltMember, type MemberOptions } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getDeck, swipe } from '../contract/endpoints.ts';
import { cardPhotos, deckSize } from '../contract/rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => hideMembers(app));
afterAll(() => app.close());

/** A woman of 35 in Leipzig who searches for men from 30 to 40. */
const player = (overrides: MemberOptions = {}) =>
  buildMember(app, {
    date_of_birth: bornAgo(app, 35),
    search_min_age: 30,
    search_max_age: 40,
    interests: ['wine', 'tea', 'art'],
    credits: 10,
    ...overrides,
  });
const man = (name: string, overrides: MemberOptions = {}) =>
  buildMember(app, { name, gender: 'man', search_gender: ['woman'], date_of_birth: bornAgo(app, 35), ...overrides });
const deckOf = async (member: BuiltMember) => (await member.client.call(getDeck)).reply;
const namesOf = async (member: BuiltMember) => (await deckOf(member)).cards.map(({ profile }) => profile.name);
const decide = (member: BuiltMember, { id }: { id: number }, liked: boolean) => member.client.call(swipe, { body: { id, like: liked } });

describe('the deck', () => {
  test('has members who match in both directions, also for a member who is not activated yet', async () => {
    const anna = await player({ status: 'not_confirmed' });
    await man('Fits');
    await man('Looks for men', { search_gender: ['man'] });
    await man('Looks for older women', { search_min_age: 36 });
    await man('Is too old', { date_of_birth: bornAgo(app, 42) });
    await buildMember(app, { name: 'Is a woman', search_gender: ['woman'], date_of_birth: bornAgo(app, 35) });
    expect(await namesOf(anna)).toEqual(['Fits']);
  });

  test('contains no member who is blocked, hidden from the search, disabled, fictional or on another site', async () => {
    const anna = await player();
    const [blocked, blocker, hidden] = [await man('Blocked'), await man('Blocker'), await man('Hidden')];
    await app.platform.database.pool.query('UPDATE profiles SET hide_from_search = true, updated_at = $2 WHERE user_id = $1', [
      hidden.id,
      app.platform.clock.now(),
    ]);
    await man('Disabled', { status: 'not_confirmed' });
    await man('Fictional', { fictional: true });
    await man('Elsewhere', { host: 'de.localhost' });
    await man('There');
    await anna.client.call(block, { body: { id: blocked.id } });
    await blocker.client.call(block, { body: { id: anna.id } });
    expect(await namesOf(anna)).toEqual(['There']);
  });

  test('never repeats members the player decided on, likes or chats with', async () => {
    const anna = await player({ paid_user: true });
    const [passed, liked, likedOutside, written, writer] = [
      await man('Passed'),
      await man('Liked'),
      await man('Liked outside'),
      await man('Written to'),
      await man('Writer', { credits: 10, paid_user: true }),
    ];
    await man('New');
    await decide(anna, passed, false);
    await decide(anna, liked, true);
    await anna.client.call(unlike, { body: { id: liked.id } });
    await anna.client.call(like, { body: { id: likedOutside.id } });
    await wrote(anna, written);
    await wrote(writer, anna);
    expect(await namesOf(anna)).toEqual(['New']);
  });

  test('keeps a decision when a block is removed', async () => {
    const anna = await player();
    const ben = await man('Ben');
    await decide(anna, ben, true);
    await anna.client.call(block, { body: { id: ben.id } });
    expect((await decide(anna, ben, true)).error).toEqual({ code: 'not_found', params: {} });
    await anna.client.call(unblock, { body: { id: ben.id } });
    expect(await namesOf(anna)).toEqual([]);
    expect((await decide(anna, ben, true)).reply).toMatchObject({ liked: true, match: false, likes_left: 3 });
  });

  test('has twenty cards, the best match first: nearby, then most in common', async () => {
    const anna = await player();
    for (let i = 0; i < deckSize; i++) await man(`Far ${i}`, { region: 'DE-BY', town: 'München', lat: 48.14, lon: 11.58, session: false });
    await man('Near');
    await man('Near and shares', { interests: ['wine', 'tea'] });
    const names = await namesOf(anna);
    expect(names.slice(0, 2)).toEqual(['Near and shares', 'Near']);
    expect(names).toHaveLength(deckSize);
    for (const { profile } of (await deckOf(anna)).cards) await decide(anna, profile, false);
    expect(await namesOf(anna)).toHaveLength(2);
    for (const { profile } of (await deckOf(anna)).cards) await decide(anna, profile, false);
    expect(await deckOf(anna)).toMatchObject({ cards: [], likes_left: 4, can_undo: true });
  });

  test('has cards with photos, about text and reasons, and marks no like as seen', async () => {
    const anna = await player();
    const ben = await man('Ben', { about: 'Ich koche gern.', interests: ['wine'] });
    for (let i = 0; i < cardPhotos + 1; i++) await buildPhoto(app, ben.id);
    await buildPhoto(app, ben.id, 'pending');
    await ben.client.call(like, { body: { id: anna.id } });
    const [card] = (await deckOf(anna)).cards;
    expect(card).toMatchObject({
      profile: { id: ben.id, name: 'Ben', liked: false, photo_count: cardPhotos + 1 },
      about: 'Ich koche gern.',
    });
    expect(card?.photos).toHaveLength(cardPhotos);
    expect(card?.fit.map(({ reason }) => reason)).toEqual(['both_seek', 'town', 'interests', 'age']);
    const { rows } = await app.platform.database.pool.query('SELECT seen_at FROM likes WHERE from_id = $1', [ben.id]);
    expect(rows).toEqual([{ seen_at: null }]);
  });

  test('is for members only', async () => {
    expect((await app.client().call(getDeck)).body).toMatchObject({ authentication_required: true });
  });
});
