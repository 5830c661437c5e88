import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { geocode, getTowns } from '../contract/endpoints.ts';
import { snapToGrid } from '../contract/geometry.ts';

let app: TestApp;
let anna: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  anna = await buildMember(app);
});
afterAll(() => app.close());

describe('a point', () => {
  const locate = (lat: number, lon: number, member = anna) => member.client.call(geocode, { query: { lat, lon } });

  test('has the nearest town with its region', async () => {
    const { status, reply } = await locate(51.33, 12.38);
    expect([status, reply]).toEqual([200, { country: 'DE', region: { key: 'DE-SN', name: 'Sachsen' }, town: 'Leipzig' }]);
  });

  test('may be in a country in which the site is not', async () => {
    const najaar = await buildMember(app, { host: 'de.localhost', country: 'NL' });
    expect((await locate(60.17, 24.94, najaar)).reply).toMatchObject({ country: 'FI', town: 'Helsinki' });
  });

  test('far from towns has its region alone, and farther than that nothing', async () => {
    expect((await locate(64.8, -17.6)).reply).toMatchObject({ country: 'IS', town: null });
    for (const [lat, lon] of [
      [0, 0],
      [-90, 180],
      [35.68, 139.69],
    ] as const)
      expect((await locate(lat, lon)).error).toEqual({ code: 'not_found', params: {} });
  });

  test('has the answer of its cell', async () => {
    // Between two towns, where a step of some metres decides which is nearer.
    const { lat, lon } = snapToGrid({ lat: 51.42, lon: 12.17 });
    const answers = new Set<string>();
    for (const north of [-0.0088, 0, 0.0088])
      for (const east of [-0.0135, 0, 0.0135]) answers.add(JSON.stringify((await locate(lat + north, lon + east)).reply));
    expect(answers.size).toBe(1);
  });

  test('near a border is meant in the own country', async () => {
    const swiss = await buildMember(app, { country: 'CH' });
    expect((await locate(47.655, 9.18)).reply.town).toBe('Konstanz');
    expect((await locate(47.655, 9.18, swiss)).reply.town).toBe('Kreuzlingen');
  });

  test.each(['', '?lat=51', '?lat=91&lon=0', '?lat=51&lon=181', '?lat=x&lon=y', '?lat=&lon=NaN', '?lat=1&lat=2&lon=3'])(
    'written as "%s" is none',
    async (query) => {
      const { status, error } = await anna.client.raw('GET', `/api/geocode.php${query}`);
      expect([status, error?.code]).toEqual([400, 'invalid_request']);
    },
  );

  test('is asked for by members', async () => {
    expect((await app.client().call(geocode, { query: { lat: 51, lon: 12 } })).body).toMatchObject({ authentication_required: true });
  });
});

describe('towns', () => {
  const names = async (country: string, q: string) =>
    (await app.client().call(getTowns, { query: { country, q } })).reply.towns.map(({ name }) => name);

  test('have their region', async () => {
    const { towns } = (await app.client().call(getTowns, { query: { country: 'DE', q: 'leip' } })).reply;
    expect(towns).toEqual([{ name: 'Leipzig', region: { key: 'DE-SN', name: 'Sachsen' } }]);
  });

  test.each([
    ['DE', 'MÜNCHEN', 'München'],
    ['DE', 'munchen', 'München'],
    ['DE', 'Muenchen', 'München'],
    ['DE', ' Köl', 'Köln'],
    ['DK', 'kobenhavn', 'København'],
    ['DK', 'koebenhavn', 'København'],
    ['PL', 'lodz', 'Łódź'],
    ['PL', 'ŁÓDŹ', 'Łódź'],
    ['IS', 'hafnarfjordur', 'Hafnarfjörður'],
    ['FR', 'saint etienne', 'Saint-Étienne'],
    ['IT', "l'aq", "L'Aquila"],
    ['IT', 'l aq', "L'Aquila"],
    ['AT', 'Sankt Poelten', 'Sankt Pölten'],
  ])('in %s are found by "%s"', async (country, q, name) => {
    expect((await names(country, q))[0]).toBe(name);
  });

  test('that begin with the text come first, then those with such a word, then those that contain it', async () => {
    expect((await names('DE', 'main')).slice(0, 2)).toEqual(['Mainz', 'Frankfurt am Main']);
    const found = await names('DE', 'er');
    const first = found.findIndex((name) => !name.toLowerCase().startsWith('er'));
    expect(first).toBeGreaterThan(0);
    expect(found.slice(first).some((name) => name.toLowerCase().startsWith('er'))).toBe(false);
  });

  test('are twenty at most, the largest of each region first', async () => {
    const found = await names('US', '');
    expect(found.length).toBe(20);
    expect(await names('DE', '')).toEqual(expect.arrayContaining(['Berlin', 'Hamburg', 'München', 'Köln']));
  });

  test.each([
    ['DE', 'xyzzy'],
    ['DE', '%'],
    ['DE', '\u0000'],
    ['JP', ''],
    ['ZZ', 'berlin'],
  ])('there are none in %s for "%s"', async (country, q) => {
    expect(await names(country, q)).toEqual([]);
  });

  test.each(['', '?country=DE', '?country=de&q=a', '?country=DEU&q=a', `?country=DE&q=${'x'.repeat(81)}`])(
    '"%s" is refused',
    async (query) => {
      const { status, error } = await app.client().raw('GET', `/api/towns.php${query}`);
      expect([status, error?.code]).toEqual([400, 'invalid_request']);
    },
  );
});
