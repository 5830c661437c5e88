import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Language } from '#platform/contract/languages.ts';
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

  // Squares, stations and suburbs instead of the centres in the data.
  test.each([
    ['Berlin', 'DE-BE', 52.5219, 13.4132],
    // Suburbs that are nearer to the centre of another town, even in another region.
    ['Berlin', 'DE-BE', 52.5357, 13.2018],
    ['Hamburg', 'DE-HH', 53.4606, 9.9834],
    ['München', 'DE-BY', 48.1497, 11.4613],
    ['Falkensee', 'DE-BB', 52.5583, 13.0892],
    ['Germering', 'DE-BY', 48.1344, 11.3764],
    ['Hamburg', 'DE-HH', 53.5503, 9.9926],
    ['Wuppertal', 'DE-NW', 51.2546, 7.1497],
    ['Bochum', 'DE-NW', 51.4783, 7.2231],
    ['Tübingen', 'DE-BW', 48.5203, 9.0536],
    ['Rosenheim', 'DE-BY', 47.8503, 12.1194],
    ['Stralsund', 'DE-MV', 54.3144, 13.0906],
    ['Zittau', 'DE-SN', 50.8961, 14.8072],
    ['Klosterneuburg', 'AT-3', 48.3053, 16.3256],
    ['Kufstein', 'AT-7', 47.5833, 12.1656],
    ['Winterthur', 'CH-ZH', 47.5003, 8.7239],
    ['La Chaux-de-Fonds', 'CH-NE', 47.1036, 6.8328],
    ['Zoetermeer', 'NL-ZH', 52.0607, 4.4945],
    ['Paris', 'FR-IDF', 48.853, 2.3499],
    ['Manchester', 'GB-NW', 53.4774, -2.2309],
    ['Bergen', 'NO-46', 60.3894, 5.3327],
    ['Sevilla', 'ES-AN', 37.3861, -5.9926],
  ])('in %s is there', async (town, region, lat, lon) => {
    expect((await locate(lat, lon)).reply).toMatchObject({ town, region: { key: region } });
  });

  test('may be in a country that the site does not list', async () => {
    const najaar = await buildMember(app, { host: 'de.localhost', country: 'NL' });
    expect((await locate(60.17, 24.94, najaar)).reply).toMatchObject({ country: 'FI', town: 'Helsinki' });
  });

  test('far from towns has a region only, and farther away nothing', async () => {
    expect((await locate(64.8, -17.6)).reply).toMatchObject({ country: 'IS', town: null });
    for (const [lat, lon] of [
      [0, 0],
      [-90, 180],
      [35.68, 139.69],
    ] as const)
      expect((await locate(lat, lon)).error).toEqual({ code: 'not_found', params: {} });
  });

  test('has the same answer as all points of its cell', async () => {
    // Between two towns, where some metres decide which one is nearer.
    const { lat, lon } = snapToGrid({ lat: 51.42, lon: 12.17 });
    const responses = new Set<string>();
    for (const north of [-0.0088, 0, 0.0088])
      for (const east of [-0.0135, 0, 0.0135]) responses.add(JSON.stringify((await locate(lat + north, lon + east)).reply));
    expect(responses.size).toBe(1);
  });

  test("near a border prefers the member's country", async () => {
    const swiss = await buildMember(app, { country: 'CH' });
    expect((await locate(47.655, 9.18)).reply.town).toBe('Konstanz');
    expect((await locate(47.655, 9.18, swiss)).reply.town).toBe('Kreuzlingen');
    const dutch = await buildMember(app, { country: 'NL' });
    expect((await locate(51.3642, 6.1708, dutch)).reply).toMatchObject({ country: 'NL', town: 'Venlo' });
  });

  test.each(['', '?lat=51', '?lat=91&lon=0', '?lat=51&lon=181', '?lat=x&lon=y', '?lat=&lon=NaN', '?lat=1&lat=2&lon=3'])(
    'written as "%s" is none',
    async (query) => {
      const { status, error } = await anna.client.raw('GET', `/api/geocode.php${query}`);
      expect([status, error?.code]).toEqual([400, 'invalid_request']);
    },
  );

  test('needs a login', async () => {
    expect((await app.client().call(geocode, { query: { lat: 51, lon: 12 } })).body).toMatchObject({ authentication_required: true });
  });
});

describe('towns', () => {
  const names = async (country: string, q: string, language?: Language) =>
    (await app.client().call(getTowns, { query: { country, q, ...(language && { language }) } })).reply.towns.map(({ name }) => name);

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
    ['IT', "l'aq", 'L’Aquila'],
    ['IT', 'l’aq', 'L’Aquila'],
    ['IT', 'l aq', 'L’Aquila'],
    ['AT', 'Sankt Poelten', 'Sankt Pölten'],
    ['AT', 'St. Pölten', 'Sankt Pölten'],
    ['AT', 'st polten', 'Sankt Pölten'],
    ['CH', 'Sankt Gallen', 'St. Gallen'],
    ['FR', 'St-Étienne', 'Saint-Étienne'],
    ['BE', 'St-Niklaas', 'Sint-Niklaas'],
    ['DE', 'Frankfurt (Oder)', 'Frankfurt (Oder)'],
    ['DE', 'Frankfurt/Oder', 'Frankfurt (Oder)'],
    ['DE', 'frankfurt oder', 'Frankfurt (Oder)'],
    ['DE', 'Schwedt', 'Schwedt/Oder'],
    ['DK', 'Århus', 'Aarhus'],
    ['NO', 'Aalesund', 'Ålesund'],
  ])('in %s are found by "%s"', async (country, q, name) => {
    expect((await names(country, q))[0]).toBe(name);
  });

  // Regression: the source data names each town in one language only, so a town typed in another language was not found.
  test.each([
    ['FI', 'Turku', ['Turku', 'Åbo', 'Abo', 'Aabo']],
    ['FI', 'Helsinki', ['Helsingfors']],
    ['BE', 'Liège', ['Lüttich', 'Luik', 'Luettich', 'Liege']],
    ['BE', 'Bruxelles / Brussel', ['Brussel', 'Bruxelles', 'Brüssel', 'Brussels', 'Bruessel']],
    ['BE', 'Mons', ['Bergen']],
    ['CH', 'Genève', ['Genf', 'Ginevra', 'Geneva', 'Geneve']],
    ['CH', 'Biel/Bienne', ['Biel', 'Bienne', 'Biel/Bienne', 'Biel-Bienne', 'biel bienne']],
    ['IT', 'Bolzano', ['Bozen', 'Bolzano/Bozen', 'Bolzano - Bozen']],
    ['IT', 'Bressanone', ['Brixen']],
    ['DK', 'København', ['Kopenhagen', 'Copenhagen', 'Köpenhamn']],
    ['DE', 'München', ['Munich', 'Monaco di Baviera', 'Monachium']],
    ['FR', 'Strasbourg', ['Straßburg', 'Strassburg']],
    ['PL', 'Wrocław', ['Breslau']],
    ['LU', 'Luxembourg', ['Lëtzebuerg', 'Luxemburg']],
    ['ES', 'Donostia-San Sebastián', ['San Sebastián', 'donostia']],
    ['NL', '’s-Hertogenbosch', ['Den Bosch', 's-hertogenbosch']],
  ])('in %s, %s is found by all its names', async (country, name, typed) => {
    for (const q of typed) {
      const [first] = (await app.client().call(getTowns, { query: { country, q } })).reply.towns;
      expect([q, first?.name, first?.exact]).toEqual([q, name, true]);
    }
  });

  test('say by which other name they were found, and nothing when it was their own', async () => {
    const find = async (q: string) => (await app.client().call(getTowns, { query: { country: 'FI', q } })).reply.towns;
    const region = { key: 'FI-19', name: 'Varsinais-Suomi' };
    expect(await find('Åbo')).toEqual([{ name: 'Turku', region, also: 'Åbo', exact: true }]);
    expect(await find('Turk')).toEqual([{ name: 'Turku', region }]);
  });

  test('that are called so come first, then those that start with the text, then those with a word that does, then those that contain it', async () => {
    expect((await names('DE', 'main')).slice(0, 4)).toEqual(['Mainz', 'Maintal', 'Frankfurt am Main', 'Offenbach am Main']);
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

  test('of one rank are in the alphabetical order of the page', async () => {
    expect((await names('DK', '')).slice(0, 5)).toEqual(['Aalborg', 'Aarhus', 'København', 'Odense', 'Roskilde']);
    expect((await names('DK', '', 'de')).slice(0, 5)).toEqual(['Aalborg', 'Aarhus', 'København', 'Odense', 'Roskilde']);
    expect((await names('DK', '', 'da')).slice(0, 5)).toEqual(['København', 'Odense', 'Roskilde', 'Aalborg', 'Aarhus']);
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

  test.each(['', '?country=DE', '?country=de&q=a', '?country=DEU&q=a', '?country=DE&q=a&language=xx', `?country=DE&q=${'x'.repeat(81)}`])(
    '"%s" is refused',
    async (query) => {
      const { status, error } = await app.client().raw('GET', `/api/towns.php${query}`);
      expect([status, error?.code]).toEqual([400, 'invalid_request']);
    },
  );
});
