import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { type Point, snapToGrid } from '#features/places/contract/geometry.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getOwnProfile, type NewPlace, putProfile } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const put = (member: BuiltMember, body: BodyOf<typeof putProfile>) => member.client.call(putProfile, { body });
const move = (member: BuiltMember, place: NewPlace) => put(member, { place });
const kept = async (member: BuiltMember) =>
  (
    await app.platform.database.pool.query<Record<string, unknown>>(
      'SELECT country, region, town, lat, lon, place_source FROM profiles WHERE user_id = $1',
      [member.id],
    )
  ).rows[0];
const noPlace = () => buildMember(app, { region: null, town: null, lat: null, lon: null });

const leipzig = { lat: 51.3397, lon: 12.3731 };

describe('a place by the device', () => {
  test('is stored as its grid cell, with the nearest town and region', async () => {
    const anna = await noPlace();
    const { reply } = await move(anna, leipzig);
    expect(reply.profile).toMatchObject({ country: 'DE', region: 'DE-SN', town: 'Leipzig', place_source: 'device' });
    const { lat, lon } = snapToGrid(leipzig);
    expect(await kept(anna)).toEqual({ country: 'DE', region: 'DE-SN', town: 'Leipzig', lat, lon, place_source: 'device' });
  });

  test('gives the same replies for two points of one cell', async () => {
    const centre = snapToGrid(leipzig);
    const points: Point[] = [-0.008, 0.008].flatMap((lat) =>
      [-0.012, 0.012].map((lon) => ({ lat: centre.lat + lat, lon: centre.lon + lon })),
    );
    const viewer = await buildMember(app, { lat: 51.4, lon: 12.45 });
    const [answers, secret] = [new Set<string>(), randomUUID()];
    for (const point of points) {
      const anna = await noPlace();
      // Else each of them would be shown elsewhere.
      await app.platform.database.db.updateTable('profiles').set({ place_secret: secret }).where('user_id', '=', anna.id).execute();
      const { reply } = await move(anna, point);
      const own = (await anna.client.call(getOwnProfile)).reply;
      const seen = (await viewer.client.call(getProfile, { query: { id: anna.id } })).reply.profile;
      const sees = (await anna.client.call(getProfile, { query: { id: viewer.id } })).reply.profile;
      const { region, town, distance } = seen;
      answers.add(JSON.stringify([reply.profile, own, region, town, distance, sees.distance, await kept(anna)]));
      expect(JSON.stringify([reply, own, seen])).not.toMatch(/"(lat|lon)"/);
    }
    expect(answers.size).toBe(1);
  });

  test('also changes the country when it is in another one of the site', async () => {
    const anna = await noPlace();
    expect((await move(anna, { lat: 41.39, lon: 2.17 })).reply.profile).toMatchObject({
      country: 'ES',
      region: 'ES-CT',
      town: 'Barcelona',
    });
  });

  test('near a border is taken to be in the own country', async () => {
    const [german, swiss] = [await noPlace(), await buildMember(app, { country: 'CH', region: null, town: null })];
    // A border runs through the town.
    for (const point of [
      { lat: 47.653, lon: 9.18 },
      { lat: 47.66, lon: 9.18 },
    ]) {
      expect((await move(german, point)).reply.profile).toMatchObject({ country: 'DE', town: 'Konstanz' });
      expect((await move(swiss, point)).reply.profile).toMatchObject({ country: 'CH', town: 'Kreuzlingen' });
    }
  });

  test('far from every town, or in a country without the site, is unknown', async () => {
    const najaar = await buildMember(app, { host: 'de.localhost', country: 'NL', region: null, town: null, lat: null, lon: null });
    const before = await kept(najaar);
    for (const point of [
      { lat: 0, lon: 0 },
      { lat: 90, lon: 180 },
      { lat: 48.85, lon: 2.35 },
    ])
      expect((await move(najaar, point)).error).toEqual({ code: 'unknown_place', params: { field: 'place' } });
    expect(await kept(najaar)).toEqual(before);
  });

  test('outside of the given country is unknown', async () => {
    const anna = await noPlace();
    expect((await put(anna, { country: 'SE', place: leipzig })).error?.code).toBe('unknown_place');
    expect((await put(anna, { country: 'DE', place: leipzig })).status).toBe(200);
  });
});

describe('a place by hand', () => {
  test('is the centre of the town', async () => {
    const anna = await noPlace();
    const { reply } = await move(anna, { region: 'DE-SN', town: 'Dresden' });
    expect(reply.profile).toMatchObject({ region: 'DE-SN', town: 'Dresden', place_source: 'town' });
    const { lat, lon } = snapToGrid({ lat: 51.05, lon: 13.74 });
    expect(await kept(anna)).toMatchObject({ lat, lon, place_source: 'town' });
  });

  test('is stored as the places write it, also from a client with a straight apostrophe', async () => {
    const anna = await noPlace();
    for (const town of ["L'Aquila", 'L’Aquila'])
      expect((await put(anna, { country: 'IT', place: { region: 'IT-65', town } })).reply.profile.town).toBe('L’Aquila');
  });

  test('without a town is only the region, so that no distance is invented', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    const place = { region: 'DE-BY', town: null };
    expect((await move(anna, place)).reply.profile).toMatchObject({ ...place, place_source: null });
    await move(ben, place);
    expect(await kept(anna)).toMatchObject({ lat: null, lon: null });
    expect((await anna.client.call(getProfile, { query: { id: ben.id } })).reply.profile.distance).toBeNull();
  });

  test.each<NewPlace>([
    { region: 'DE-XX', town: null },
    { region: '', town: null },
    { region: 'DE-SN', town: 'München' },
    { region: 'DE-SN', town: '' },
    { region: 'ES-CT', town: 'Barcelona' },
    { region: 'ES-CT', town: null },
  ])('%j is unknown in Germany', async (place) => {
    const anna = await buildMember(app);
    expect((await move(anna, place)).error).toEqual({ code: 'unknown_place', params: { field: 'place' } });
  });

  test('may come with its country', async () => {
    const anna = await buildMember(app);
    const { reply } = await put(anna, { country: 'ES', place: { region: 'ES-CT', town: 'Barcelona' } });
    expect(reply.profile).toMatchObject({ country: 'ES', region: 'ES-CT', town: 'Barcelona' });
  });
});

test('a removed place leaves only the country', async () => {
  const anna = await buildMember(app);
  expect((await move(anna, null)).reply.profile).toMatchObject({ country: 'DE', region: null, town: null, place_source: null });
  expect(await kept(anna)).toMatchObject({ lat: null, lon: null });
});

test('another country removes the old place, the same one does not', async () => {
  const anna = await buildMember(app);
  expect((await put(anna, { country: 'DE' })).reply.profile).toMatchObject({ country: 'DE', town: 'Leipzig' });
  expect((await put(anna, { country: 'SE' })).reply.profile).toMatchObject({ country: 'SE', region: null, town: null });
  expect(await kept(anna)).toMatchObject({ lat: null, lon: null });
});

test('the search uses the new place at once', async () => {
  const [anna, viewer] = [await buildMember(app), await buildMember(app)];
  await put(anna, { country: 'IS', place: { region: 'IS-1', town: 'Reykjavík' } });
  const found = await viewer.client.call(searchMembers, { query: { countryregion: 'IS-1' } });
  expect(found.reply.profiles.map(({ id }) => id)).toEqual([anna.id]);
});

describe('moves', () => {
  const places = (count: number, from = 0): NewPlace[] =>
    Array.from({ length: count }, (_, n) => ({ lat: 51.3 + (from + n) * 0.02, lon: 12.4 }));

  test('are limited to five an hour and twenty a day', async () => {
    const anna = await noPlace();
    for (let hour = 0; hour < 4; hour++) {
      for (const place of places(5, hour * 5)) expect((await move(anna, place)).status).toBe(200);
      const { status, error } = await move(anna, { region: 'DE-SN', town: 'Dresden' });
      expect([status, error?.code, error?.params['field']]).toEqual([429, 'moved_too_often', 'place']);
      const minutes = Number(error?.params['minutes']);
      expect(minutes).toBeGreaterThan(hour === 3 ? 20 * 60 : 58);
      expect(minutes).toBeLessThanOrEqual(hour === 3 ? 21 * 60 : 60);
      app.platform.clock.advance(3601);
    }
    expect((await move(anna, leipzig)).error?.code).toBe('moved_too_often');
    expect((await put(anna, { about: 'Still here' })).status).toBe(200);
    app.platform.clock.advance(20 * 3600);
    expect((await move(anna, leipzig)).status).toBe(200);
  });

  test('at the same time are counted one by one', async () => {
    const anna = await noPlace();
    const answers = await Promise.all(places(12).map((place) => move(anna, place)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(5);
  });

  test('to the current place do not count', async () => {
    const anna = await noPlace();
    for (let i = 0; i < 8; i++) expect((await move(anna, leipzig)).status).toBe(200);
    for (const place of places(4, 3)) expect((await move(anna, place)).status).toBe(200);
    expect((await move(anna, leipzig)).error?.code).toBe('moved_too_often');
  });

  test('still count after the place was removed in between', async () => {
    const anna = await noPlace();
    for (const place of places(5)) {
      await move(anna, place);
      expect((await move(anna, null)).status).toBe(200);
    }
    expect((await move(anna, leipzig)).error?.code).toBe('moved_too_often');
  });
});
