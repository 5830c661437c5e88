import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLikes, like } from '#features/likes/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { getOwnProfile, putProfile } from '#features/profile/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { maxAnswerLength } from '../contract/prompts.ts';
import type { Answer } from '../contract/answer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const soup: Answer = { prompt: 'good_sunday', answer: 'Markt, Suppe, Sofa.' };
const piano: Answer = { prompt: 'ask_me', answer: 'dem Klavier im dritten Stock 🎹' };
const put = (member: BuiltMember, answers: readonly Answer[]) => member.client.call(putProfile, { body: { answers: [...answers] } });
const stored = async (member: BuiltMember) => (await member.client.call(getOwnProfile)).reply.profile.answers;
const shown = async (viewer: BuiltMember, member: BuiltMember) =>
  (await viewer.client.call(getProfile, { query: { id: member.id } })).reply.profile.answers;
const likeOf = (from: BuiltMember, to: BuiltMember, part: object) => from.client.call(like, { body: { id: to.id, ...part } });

describe('answers to prompts', () => {
  test('are shown on the profile in the order of their owner, and changed and removed again', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    expect((await put(anna, [soup, piano])).reply.profile.answers).toEqual([soup, piano]);
    expect(await shown(ben, anna)).toEqual([soup, piano]);
    await put(anna, [piano, { ...soup, answer: '  Lange\n schlafen.  ' }]);
    expect(await shown(ben, anna)).toEqual([piano, { ...soup, answer: 'Lange schlafen.' }]);
    await put(anna, [{ ...soup, answer: ' \u200B ' }]);
    expect([await stored(anna), await shown(ben, anna)]).toEqual([[], []]);
  });

  test('have no marks that turn the direction of the text', async () => {
    const anna = await buildMember(app);
    await put(anna, [{ ...soup, answer: 'Markt\u202E eppuS\u0007' }]);
    expect(await stored(anna)).toEqual([{ ...soup, answer: 'Markt eppuS' }]);
  });

  test('are as long as they may be in visible characters', async () => {
    const anna = await buildMember(app);
    const family = '👩‍👩‍👧‍👦'.repeat(maxAnswerLength);
    expect((await put(anna, [{ ...soup, answer: family }])).status).toBe(200);
    expect((await put(anna, [{ ...soup, answer: 'x'.repeat(maxAnswerLength + 1) }])).error).toEqual({
      code: 'answer_too_long',
      params: { field: 'answers', max: maxAnswerLength },
    });
    expect(await stored(anna)).toEqual([{ ...soup, answer: family }]);
  });

  test.each(['Schreib mir auf WhatsApp', 'anna@example.org', '0176 12345678', 'meine-seite.de', 'www punkt seite dot com'])(
    'that name a contact are refused: %s',
    async (answer) => {
      const anna = await buildMember(app);
      expect((await put(anna, [{ ...soup, answer }])).error?.code).toBe('answer_names_contact');
      expect(await stored(anna)).toEqual([]);
    },
  );

  test('to one prompt twice are refused', async () => {
    expect((await put(await buildMember(app), [soup, soup])).error?.code).toBe('prompt_repeated');
  });

  test.each([
    [null],
    ['x'],
    [[{ prompt: 'none', answer: 'x' }]],
    [[{ prompt: 'rain' }]],
    [[{ prompt: 'rain', answer: 1 }]],
    [[{ prompt: 'rain', answer: 'x'.repeat(4001) }]],
    [Array.from({ length: 4 }, () => soup)],
  ])('with the body %j are refused', async (answers) => {
    const anna = await buildMember(app);
    expect((await anna.client.raw('PUT', '/api/profile.php', { answers })).status).toBe(400);
  });

  test('are hidden where the site shows no texts of members, and stay with their owner', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    await put(anna, [soup]);
    await changeSettings(app, { visible_profile_notes: [] });
    expect([await shown(ben, anna), await stored(anna)]).toEqual([[], [soup]]);
    expect((await likeOf(ben, anna, { prompt: soup.prompt })).error?.code).toBe('answer_not_found');
    await changeSettings(app, { visible_profile_notes: ['about'] });
  });
});

describe('a like of an answer', () => {
  test('shows both sides which one, with its note, also after the answer has changed', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    await put(anna, [soup, piano]);
    expect((await likeOf(ben, anna, { prompt: soup.prompt, line: 'Das sagt sie nicht', note: 'Welche Suppe?' })).status).toBe(200);
    await put(anna, [piano]);
    const part = { prompt: soup.prompt, line: soup.answer, note: 'Welche Suppe?' };
    expect((await anna.client.call(getLikes)).reply.liked_by).toMatchObject([{ id: ben.id, photo: null, ...part }]);
    expect((await ben.client.call(getLikes)).reply.sent).toMatchObject([{ id: anna.id, ...part }]);
    expect((await likeOf(ben, anna, { prompt: soup.prompt })).reply).toEqual({ liked: true, match: false });
  });

  test('that the member does not give is refused, and nothing is liked', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    expect((await likeOf(ben, anna, { prompt: 'rain' })).error).toEqual({ code: 'answer_not_found', params: {} });
    expect((await ben.client.raw('POST', '/api/like.php', { id: anna.id, prompt: 'none' })).status).toBe(400);
    expect((await anna.client.call(getLikes)).reply.liked_by).toEqual([]);
  });

  test('of fifty at once is one', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    await put(anna, [soup]);
    const all = await Promise.all(Array.from({ length: 50 }, () => likeOf(ben, anna, { prompt: soup.prompt })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await anna.client.call(getLikes)).reply.liked_by).toMatchObject([{ prompt: soup.prompt, line: soup.answer }]);
  });
});
