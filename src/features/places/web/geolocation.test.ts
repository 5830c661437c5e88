import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { snapToGrid } from '../contract/geometry.ts';
import { createGeocodeCache, type Geocoded } from './geocode-cache.ts';
import { createGeolocation, type GeoDevice } from './geolocation.ts';

const leipzig: Geocoded = { country: 'DE', region: { key: 'DE-SN', name: 'Sachsen' }, town: 'Leipzig' };
const hour = 3_600_000;

let now = 0;
let values: Map<string, string>;
const store = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
beforeEach(() => {
  now = 1_000_000;
  values = new Map();
});

type Position = Parameters<Geolocation['getCurrentPosition']>;

const positionedAt = (latitude: number, longitude: number) => ({
  getCurrentPosition: vi.fn((...[success]: Position) =>
    success({
      timestamp: now,
      toJSON: () => null,
      coords: {
        latitude,
        longitude,
        accuracy: 20,
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
        toJSON: () => null,
      },
    }),
  ),
});

const failingWith = (code: 1 | 2 | 3) => ({
  getCurrentPosition: vi.fn((...[, failure]: Position) =>
    failure?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  ),
});

function status(state: PermissionState) {
  const target = Object.assign(new EventTarget(), { state, name: 'geolocation', onchange: null });
  return { target, permissions: { query: async () => target } };
}

const build = (device: Partial<GeoDevice>, geocode = vi.fn(async () => leipzig), member = 7) => ({
  geocode,
  geo: createGeolocation({
    geolocation: undefined,
    permissions: undefined,
    ...device,
    geocode,
    cache: createGeocodeCache(store, member, () => now),
  }),
});

describe('the permission', () => {
  test('is unsupported without geolocation, unknown without the permissions API', () => {
    const none = build({}).geo;
    none.watch();
    expect(none.state().permission).toBe('unsupported');
    const silent = build({ geolocation: positionedAt(51, 12) }).geo;
    silent.watch();
    expect(silent.state().permission).toBe('unknown');
  });

  test.each(['prompt', 'granted', 'denied'] as const)('is %s as the browser reports, and follows its changes', async (state) => {
    const { target, permissions } = status(state);
    const { geo } = build({ geolocation: positionedAt(51, 12), permissions });
    const stop = geo.watch();
    await eventually(() => expect(geo.state().permission).toBe(state));
    target.state = 'granted';
    target.dispatchEvent(new Event('change'));
    expect(geo.state().permission).toBe('granted');
    stop();
    target.state = 'denied';
    target.dispatchEvent(new Event('change'));
    expect(geo.state().permission).toBe('granted');
  });

  test('granted later clears the failure', async () => {
    const { target, permissions } = status('denied');
    const { geo } = build({ geolocation: failingWith(1), permissions });
    geo.watch();
    await geo.locate();
    expect(geo.state()).toMatchObject({ permission: 'denied', failure: 'denied' });
    target.state = 'prompt';
    target.dispatchEvent(new Event('change'));
    expect(geo.state()).toMatchObject({ permission: 'prompt', failure: null });
  });
});

describe('locating the device', () => {
  test('accepts a position of the last hour and sends only its grid cell', async () => {
    const geolocation = positionedAt(51.34, 12.37);
    const { geo, geocode } = build({ geolocation });
    const cell = snapToGrid({ lat: 51.34, lon: 12.37 });
    expect(await geo.locate()).toEqual({ point: cell, found: leipzig });
    expect(geolocation.getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ maximumAge: hour });
    expect(geocode).toHaveBeenCalledExactlyOnceWith(cell);
    expect(geo.state()).toMatchObject({ busy: false, failure: null });
    expect([...values.values()].join()).not.toContain('12.37,');
  });

  test('geocodes once an hour', async () => {
    const { geo, geocode } = build({ geolocation: positionedAt(51, 12) });
    await geo.locate();
    now += hour - 1;
    await geo.locate();
    expect(geocode).toHaveBeenCalledOnce();
    now += 1;
    await geo.locate();
    expect(geocode).toHaveBeenCalledTimes(2);
  });

  test.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const)('fails with the reason of the device (%i)', async (code, failure) => {
    const { geo } = build({ geolocation: failingWith(code) });
    expect(await geo.locate()).toBeNull();
    expect(geo.state()).toMatchObject({ busy: false, failure });
  });

  test('caches a failed geocode, shows it after a reload, and retries on the next call', async () => {
    const geocode = vi.fn<() => Promise<Geocoded>>(async () => leipzig).mockRejectedValueOnce(new Error('not_found'));
    const { geo } = build({ geolocation: positionedAt(51, 12) }, geocode);
    expect(await geo.locate()).toBeNull();
    expect(geo.state().failure).toBe('geocode');
    expect(JSON.parse(values.get('member:geocode') ?? '')).toMatchObject({ geocode: false });

    const { geo: reloaded } = build({ geolocation: positionedAt(51, 12) }, geocode);
    expect(reloaded.state().failure).toBe('geocode');
    expect(await reloaded.locate()).toMatchObject({ found: leipzig });
    expect(reloaded.state().failure).toBeNull();
  });

  test('does not share the cache with the next member who logs in', async () => {
    await build({ geolocation: positionedAt(51, 12) }).geo.locate();
    const { geo, geocode } = build({ geolocation: positionedAt(51, 12) }, undefined, 8);
    expect(values.size).toBe(0);
    await geo.locate();
    expect(geocode).toHaveBeenCalledOnce();
  });
});
