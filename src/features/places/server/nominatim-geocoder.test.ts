import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getOwnProfile, putProfile } from '#features/profile/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { geocode } from '../contract/endpoints.ts';
import { snapToGrid } from '../contract/geometry.ts';

/** The stub's reply to every request; `hang` never replies. */
let answer: unknown;
let status = 200;
const requests: { url: URL; headers: IncomingMessage['headers'] }[] = [];
const geocoder = createServer((request, response) => {
  requests.push({ url: new URL(request.url ?? '', 'http://geocoder.test'), headers: request.headers });
  if (answer === 'hang') return;
  if (status >= 300 && status < 400) response.setHeader('location', '/elsewhere');
  response.writeHead(status, { 'content-type': 'application/json' }).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
});

let app: TestApp;
let anna: BuiltMember;
beforeAll(async () => {
  await once(geocoder.listen(0, '127.0.0.1'), 'listening');
  const address = geocoder.address();
  const port = typeof address === 'object' ? address?.port : 0;
  app = await createTestApp({ GEOCODER_URL: `http://127.0.0.1:${port}/nominatim/?key=k7` });
  anna = await buildMember(app, { region: null, town: null, lat: null, lon: null });
});
afterAll(async () => {
  await app.close();
  geocoder.closeAllConnections();
  geocoder.close();
});
beforeEach(() => {
  requests.length = 0;
  status = 200;
});

// Each test uses its own cell, because answers are cached.
let south = 0;
const place = () => ({ lat: 51.3397 - south++ * 0.05, lon: 12.3731 });
const locate = (point: { lat: number; lon: number }) => anna.client.call(geocode, { query: point });
const inSaxony = (address: object = {}) => ({
  place_id: 1,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0',
  lat: '51.1',
  lon: '12.4',
  address: {
    city: 'Markkleeberg',
    county: 'Landkreis Leipzig',
    state: 'Sachsen',
    'ISO3166-2-lvl4': 'DE-SN',
    country: 'Deutschland',
    country_code: 'de',
    ...address,
  },
});

describe("the operator's geocoder", () => {
  test('gets requests in its protocol, for the centre of the cell only', async () => {
    answer = inSaxony();
    const point = place();
    expect((await locate(point)).reply).toEqual({ country: 'DE', region: { key: 'DE-SN', name: 'Sachsen' }, town: 'Markkleeberg' });
    const centre = snapToGrid(point);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url.pathname).toBe('/nominatim/reverse');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      key: 'k7',
      format: 'jsonv2',
      lat: centre.lat.toFixed(5),
      lon: centre.lon.toFixed(5),
      zoom: '10',
      addressdetails: '1',
    });
    const { cookie, referer, 'user-agent': agent } = requests[0]?.headers ?? {};
    expect([cookie, referer, agent]).toEqual([undefined, undefined, 'http://localhost']);
  });

  test('gets one request for all points of a cell', async () => {
    answer = inSaxony();
    const centre = snapToGrid(place());
    for (const step of [-0.008, 0, 0.008]) await locate({ lat: centre.lat + step, lon: centre.lon + step });
    expect(requests).toHaveLength(1);
  });

  test('names the place of a profile', async () => {
    answer = inSaxony({ city: undefined, town: 'Borna' });
    const point = place();
    expect((await anna.client.call(putProfile, { body: { place: point } })).status).toBe(200);
    expect((await anna.client.call(getOwnProfile)).reply.profile).toMatchObject({ country: 'DE', region: 'DE-SN', town: 'Borna' });
  });

  test('names no villages, and its unknown region codes are replaced by ours', async () => {
    answer = inSaxony({ city: undefined, village: 'Kleinstdorf' });
    expect((await locate(place())).reply).toMatchObject({ region: { key: 'DE-SN' } });
    expect(JSON.stringify((await locate(place())).reply)).not.toContain('Kleinstdorf');
    answer = { address: { city: 'Salford', 'ISO3166-2-lvl4': 'GB-ENG', 'ISO3166-2-lvl6': 'GB-SLF', country_code: 'gb' } };
    expect((await locate({ lat: 53.49, lon: -2.29 })).reply).toMatchObject({ country: 'GB', region: { key: 'GB-NW' }, town: 'Salford' });
  });

  test('has no answer for the sea and for countries without bundled places', async () => {
    answer = { address: { town: 'Děčín', 'ISO3166-2-lvl4': 'CZ-42', country_code: 'cz' } };
    expect((await locate({ lat: 50.78, lon: 14.21 })).error?.code).toBe('not_found');
    answer = { error: 'Unable to geocode' };
    expect((await locate({ lat: 54.6, lon: 7.1 })).error?.code).toBe('not_found');
  });
});

describe('without its answer the bundled places are used', () => {
  const bundled = { country: 'DE', region: { key: 'DE-SN', name: 'Sachsen' }, town: expect.any(String) };

  test.each<[string, unknown, number]>([
    ['it is broken', { error: { code: 500 } }, 500],
    ['it has had enough', 'Too Many Requests', 429],
    ['it answers something else', { address: 'Leipzig' }, 200],
    ['it answers no JSON', '<html>', 200],
    ['it sends elsewhere', '', 302],
  ])('when %s', async (_why, given, code) => {
    answer = given;
    status = code;
    const point = { lat: 51.3397 + south++ * 0.02, lon: 12.3731 - 0.3 };
    expect((await locate(point)).reply).toMatchObject({ country: 'DE', town: expect.any(String) });
    // Failures are not cached.
    answer = inSaxony();
    status = 200;
    expect((await locate(point)).reply).toEqual({ ...bundled, town: 'Markkleeberg' });
  });

  test('when it does not answer in time', async () => {
    answer = 'hang';
    const from = performance.now();
    expect((await locate({ lat: 51.05, lon: 13.74 })).reply).toEqual({ ...bundled, town: 'Dresden' });
    // The geocoder waits two seconds, and on a busy machine longer.
    expect(performance.now() - from).toBeLessThan(30_000);
  });
});
