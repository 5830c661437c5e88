import fs from 'node:fs/promises';
import path from 'node:path';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putUser } from '#features/account/contract/endpoints.ts';
import { buildMember, hideMembers } from '#tests/support/builders.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { OwnFilm } from '#features/site/contract/own-films.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getLander, getMap, getTonight, getTopics } from '../contract/endpoints.ts';
import { landerNames } from '../contract/landers.ts';
import { smallestCount, smallestOnline } from '../contract/smallest.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await hideMembers(app);
  // What was counted is kept for a minute.
  app.platform.clock.advance(3600);
});

const several = async (count: number, options: Parameters<typeof buildMember>[1] = {}) =>
  Promise.all(Array.from({ length: count }, () => buildMember(app, { show_to_visitors: true, ...options })));

const ownFilm = {
  name: 'harbour',
  h264: 'harbour.mp4',
  still: 'harbour.webp',
  seconds: 20,
  texts: {
    de: {
      title: 'Am Hafen',
      text: 'Zwei am Wasser.',
      still: 'Ein Hafen am Abend',
      chapters: [{ from: 0, title: 'Anfang', line: 'Es wird Abend.' }],
    },
  },
};

describe('a film of the operator', () => {
  const video = (file: string, headers: Record<string, string> = {}) =>
    app.server.inject({ url: `/films/${file}`, headers: { host: 'localhost', ...headers } });
  const shown = async () => (await app.client().call(getLander, { query: { name: 'video', slug: 'harbour' } })).reply;

  test('is shown by the slug that names it, once its files are there, with their size', async () => {
    await changeSettings(app, { films: [ownFilm], landers: [{ page: 'video', slug: 'harbour', texts: {}, film: 'harbour' }] });
    expect(await shown()).toMatchObject({ film: null, own_film: null });
    const folder = path.join(app.platform.env.dataDir, 'operator');
    await fs.mkdir(folder, { recursive: true });
    await fs.writeFile(path.join(folder, 'harbour.mp4'), Buffer.alloc(25_001, 'v'));
    await fs.writeFile(path.join(folder, 'harbour.webp'), 'still');
    await fs.writeFile(path.join(folder, 'secret.mp4'), 'secret');
    expect((await shown()).own_film).toMatchObject({ h264: '/films/harbour.mp4', av1: null, still: '/films/harbour.webp', kilobytes: 26 });

    const part = await video('harbour.mp4', { range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([206, 'video/mp4', 10]);
    expect((await video('harbour.webp')).headers['content-type']).toBe('image/webp');
    for (const file of ['secret.mp4', 'none.mp4', '..%2fsecret', '..%2f..%2fpackage.json', 'constructor'])
      expect([file, (await video(file)).statusCode]).toEqual([file, 404]);
    expect((await video('harbour.mp4', { host: 'elsewhere.example' })).statusCode).toBe(421);
  });

  test.each([
    { ...ownFilm, h264: '../harbour.mp4' },
    { ...ownFilm, h264: 'https://elsewhere.example/a.mp4' },
    { ...ownFilm, still: 'harbour.svg' },
    { ...ownFilm, texts: {} },
    { ...ownFilm, seconds: 0 },
  ])('is refused when it is malformed (%#)', (film) => {
    expect(Value.Check(OwnFilm, film)).toBe(false);
  });
});

describe('a lander', () => {
  const lander = (name: string, slug?: string) =>
    app.client().call(getLander, { query: { name, ...(slug === undefined ? {} : { slug }) } });

  test('is there by its name, and with each of our slugs', async () => {
    for (const name of landerNames) expect((await lander(name)).status, name).toBe(200);
    expect((await lander('gallery', 'evening')).reply.line).toBe('evening');
    expect((await lander('video', 'two-cups')).reply.film).toBe('two-cups');
    expect((await lander('landing2', 'weekend')).status).toBe(200);
  });

  test('is not found by any other name or slug', async () => {
    const slugs = ['nope', '../evening', '..', 'Evening', 'evening/', 'constructor', '__proto__', 'toString', '', ' ', 'a'.repeat(60)];
    for (const slug of slugs) expect((await lander('gallery', slug)).status, slug).toBe(404);
    for (const name of ['none', '', '__proto__', 'constructor', '../video', 'Video']) expect((await lander(name)).status, name).toBe(404);
    expect((await lander('tinderswipe', 'evening')).status).toBe(404);
    expect((await lander('gallery', 'two-cups')).status).toBe(404);
    expect((await lander('gallery', 'a'.repeat(2000))).status).toBe(400);
  });

  test('has the words and the film that the operator gave to a slug, which no other page carries', async () => {
    const texts = { de: { title: 'Nur hier', text: 'Für Leipzig.' } };
    await changeSettings(app, { landers: [{ page: 'video', slug: 'leipzig', texts, film: 'two-cups' }] });
    expect((await lander('video', 'leipzig')).reply).toEqual({ texts, line: null, niche_line: null, film: 'two-cups', own_film: null });
    expect((await lander('gallery', 'leipzig')).status).toBe(404);
    expect((await app.client().raw('GET', '/api/settings.php')).body).not.toHaveProperty('landers');
  });
});

describe('the members who are here tonight', () => {
  const tonight = async () => (await app.client().call(getTonight)).reply.online;

  test('are counted as far as they show it, and small counts are not revealed', async () => {
    const members = await several(smallestOnline + 3);
    app.features.present(members.slice(0, smallestOnline - 1).map(({ id }) => id));
    expect(await tonight()).toBeNull();
    app.features.present(members.map(({ id }) => id));
    await members[0]?.client.call(putUser, { body: { hide_online: true } });
    await members[1]?.client.call(putUser, { body: { hide_from_search: true } });
    await members[2]?.client.call(putUser, { body: { show_to_visitors: false } });
    app.platform.clock.advance(61);
    app.features.present(members.map(({ id }) => id));
    expect(await tonight()).toBe(smallestOnline);
  });

  test('do not include fictional profiles, members of other sites, or members who are not activated yet', async () => {
    const people = await several(smallestOnline);
    const others = [
      ...(await several(2, { fictional: true })),
      ...(await several(2, { status: 'not_confirmed' })),
      ...(await several(2, { host: 'de.localhost' })),
    ];
    app.features.present([...people, ...others].map(({ id }) => id));
    expect(await tonight()).toBe(smallestOnline);
  });
});

describe('the map', () => {
  const map = (country?: string) => app.client().call(getMap, { query: country === undefined ? {} : { country } });

  test('merges small regions with a neighbour, and counts everybody once', async () => {
    await several(6, { region: 'DE-SN' });
    await several(2, { region: 'DE-ST' });
    await several(3, { region: 'DE-SN', fictional: true });
    await several(2, { region: 'DE-SN', show_to_visitors: false });
    await several(7, { region: 'DE-BY' });
    const { reply } = await map('DE');
    expect(reply.total).toBe(15);
    expect(reply.areas.reduce((sum, { members }) => sum + members, 0)).toBe(15);
    for (const { members } of reply.areas) expect(members).toBeGreaterThanOrEqual(smallestCount);
    const regions = reply.areas.flatMap((area) => area.regions.map(({ key }) => key));
    expect(regions).toHaveLength(16);
    expect(new Set(regions).size).toBe(16);
    expect(reply.areas.find((area) => area.regions.some(({ key }) => key === 'DE-ST'))?.regions.length).toBeGreaterThan(1);
  });

  test('shows no counts at all of a country with few members', async () => {
    await several(smallestCount - 1);
    const { reply } = await map('DE');
    expect([reply.total, reply.areas]).toEqual([null, []]);
  });

  test('is only drawn of countries of the site', async () => {
    await changeSettings(app, { countries: ['DE'] });
    expect((await map('AT')).status).toBe(404);
    expect((await map('XX')).status).toBe(404);
    expect((await map('../')).status).toBe(400);
  });
});

describe('the interests of members', () => {
  const topics = (interests?: ('cooking' | 'hiking' | 'sex')[]) =>
    app.client().call(getTopics, { query: interests === undefined ? {} : { interests } });

  test('are counted from five members on; several together count only members who like all of them', async () => {
    await several(6, { interests: ['cooking', 'hiking', 'sex'] });
    await several(2, { interests: ['cooking', 'beach'] });
    const { reply } = await topics(['cooking', 'hiking']);
    expect(reply.topics).toEqual([
      { interest: 'cooking', members: 8 },
      { interest: 'hiking', members: 6 },
    ]);
    expect(reply.together).toBe(6);
    expect((await topics(['sex'])).reply.together).toBeNull();
    expect((await topics()).reply.together).toBeNull();
    expect((await app.client().raw('GET', '/api/lander-topics.php?interests=none')).status).toBe(400);
  });

  test('are not revealed where profiles do not show them', async () => {
    await several(6, { interests: ['cooking'] });
    await changeSettings(app, { visible_profile_fields: [] });
    const { reply } = await topics(['cooking']);
    expect([reply.topics, reply.together]).toEqual([[], null]);
  });
});
