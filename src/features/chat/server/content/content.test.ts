import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#platform/contract/languages.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getGifs, sendMessage } from '../../contract/endpoints.ts';
import { getIcebreakers } from '../../contract/icebreakers.ts';
import sharp from 'sharp';
import { bundledGifs } from './gifs/bundled/names.ts';
import { icebreakers } from './icebreakers/icebreakers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const open = (url: string) => app.server.inject({ method: 'GET', url, headers: { host: 'localhost' } });

describe('the bundled GIFs', () => {
  const search = async (member: BuiltMember, q?: string, page?: number) =>
    (await member.client.call(getGifs, { query: { ...(q === undefined ? {} : { q }), ...(page === undefined ? {} : { page }) } })).reply;
  const idsOf = async (member: BuiltMember, q: string) => (await search(member, q)).gifs.map(({ id }) => id);

  test('are all served by this server, animated and with a still frame', async () => {
    const anna = await buildMember(app);
    const { gifs, more, provider } = await search(anna);
    expect([gifs.length, more, provider]).toEqual([24, false, 'leaf']);
    expect(gifs.map(({ id }) => id)).toEqual(bundledGifs.map((name) => `leaf:${name}`));
    for (const { url, still, width, height, title } of gifs) {
      const [moving, frame] = [await open(url), await open(still)];
      expect([moving.statusCode, moving.headers['content-type'], moving.headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
      expect(moving.rawPayload.length).toBeLessThanOrEqual(60_000);
      expect((await sharp(moving.rawPayload).metadata()).pages).toBeGreaterThan(10);
      const meta = await sharp(frame.rawPayload).metadata();
      expect([meta.width, meta.height, meta.pages ?? 1]).toEqual([width, height, 1]);
      expect(title).not.toBe('');
    }
    expect((await search(anna, '', 2)).gifs).toEqual([]);
  });

  test('are found in the member’s language, by word prefixes, without accents, and in other languages', async () => {
    const [german, french] = [await buildMember(app), await buildMember(app, { language: 'fr' })];
    expect(await idsOf(german, 'Kaffee')).toEqual(['leaf:coffee']);
    expect(await idsOf(german, 'küss')).toEqual(['leaf:kiss']);
    expect(await idsOf(german, 'gute nacht')).toEqual(['leaf:good_night']);
    expect(await idsOf(french, 'coeur')).toEqual(['leaf:hearts']);
    expect(await idsOf(french, 'gâteau')).toEqual(['leaf:cake']);
    expect(await idsOf(german, 'birthday')).toEqual(['leaf:cake']);
    expect(await idsOf(german, 'xyzzy')).toEqual([]);
  });

  test.each(languages)('have a title of their own in %s', async (language) => {
    const member = await buildMember(app, { language });
    const { gifs } = await search(member);
    expect(new Set(gifs.map(({ title }) => title)).size).toBe(24);
  });

  test('are sent by id, with or without text, and titled in the sender’s language', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 50, language: 'en' }), await buildMember(app)];
    const send = (gif: string) =>
      anna.client.call(sendMessage, { body: { profile: ben.id, client_id: crypto.randomUUID(), text: '', gif } });
    const { reply } = await send('leaf:hello');
    expect(reply.message).toMatchObject({
      text: '',
      image: null,
      gif: { id: 'leaf:hello', width: 240, height: 180, title: 'A leaf waves: hello', url: '/media/gif/leaf-hello.webp' },
    });
    for (const unknown of ['leaf:nothing', 'giphy:abc', 'tenor:1', 'leaf:constructor'])
      expect((await send(unknown)).error?.code).toBe('gif_unknown');
  });

  test.each(['leaf-nothing.webp', 'giphy-abc.webp', 'leaf-hello.gif', 'leaf-..%2f..%2fhello.webp', 'hello'])(
    'do not hold %s',
    async (file) => expect((await open(`/media/gif/${file}`)).statusCode).toBe(404),
  );
});

describe('icebreakers', () => {
  const ask = async (viewer: BuiltMember, member: { id: number }) => viewer.client.call(getIcebreakers, { query: { profile: member.id } });

  test.each(languages)('in %s begin with shared interests', async (language) => {
    const viewer = await buildMember(app, { language, interests: ['coffee', 'hiking', 'sex', 'kissing'] });
    const member = await buildMember(app, { interests: ['hiking', 'kissing', 'sex', 'art'] });
    const { status, reply } = await ask(viewer, member);
    expect(status).toBe(200);
    const { openings, shared } = icebreakers[language];
    const [first = '', ...rest] = reply.icebreakers;
    expect([rest.length, new Set(rest).size]).toEqual([5, 5]);
    for (const opening of rest) expect(openings).toContain(opening);
    expect(first).not.toContain('{');
    expect(shared.some((pattern) => first.startsWith(pattern.split('{')[0] ?? '?'))).toBe(true);
  });

  test.each([
    ['US', 'movies'],
    ['GB', 'films'],
  ])('in the English of %s speak of %s', async (country, word) => {
    const viewer = await buildMember(app, { language: 'en', country, interests: ['movies'] });
    const member = await buildMember(app, { interests: ['movies'] });
    expect((await ask(viewer, member)).reply.icebreakers[0]).toContain(`: ${word}`);
  });

  test('stay the same for a day, and differ for other members and on other days', async () => {
    const [anna, ben, clara] = [await buildMember(app), await buildMember(app), await buildMember(app)];
    const today = (await ask(anna, ben)).reply.icebreakers;
    expect((await ask(anna, ben)).reply.icebreakers).toEqual(today);
    expect((await ask(anna, clara)).reply.icebreakers).not.toEqual(today);
    app.platform.clock.advance(24 * 3600);
    expect((await ask(anna, ben)).reply.icebreakers).not.toEqual(today);
    app.platform.clock.advance(-24 * 3600);
  });

  test('are not found for members who are not visible to the viewer', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    await ben.client.call(block, { body: { id: anna.id } });
    const foreign = await buildMember(app, { host: 'de.localhost' });
    for (const member of [ben, foreign, anna, { id: 999_999 }]) expect((await ask(anna, member)).error?.code).toBe('not_found');
  });

  test.each(languages)('in %s are twelve openings and three patterns, without gendered words', (language) => {
    const { openings, shared } = icebreakers[language];
    expect([new Set(openings).size, new Set(shared).size]).toEqual([12, 3]);
    for (const pattern of shared) expect(pattern).toContain(': {interest}');
    for (const text of [...openings, ...shared]) expect(text).not.toMatch(/\/|\(|\*|_|·/);
  });
});
