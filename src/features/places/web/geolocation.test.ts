import { beforeEach, describe, expect, test, vi } from 'vitest';
import { snapToGrid } from '../contract/geometry.ts';
import { createGeocodeMemory, type Geocoded } from './geocode-memory.ts';
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

const standingAt = (latitude: number, longitude: number) => ({
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

const refusing = (code: 1 | 2 | 3) => ({
  getCurrentPosition: vi.fn((...[, failure]: Position) =>
    failure?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  ),
});

function status(state: PermissionState) {
  const target = Object.assign(new EventTarget(), { state, name: 'geolocation', onchange: null });
  return { target, permissions: { query: async () => target } };
}

const machine = (device: Partial<GeoDevice>, geocode = vi.fn(async () => leipzig), member = 7) => ({
  geocode,
  geo: createGeolocation({
    geolocation: undefined,
    permissions: undefined,
    ...device,
    geocode,
    memory: createGeocodeMemory(store, member, () => now),
  }),
});

describe('the permission', () => {
  test('is unsupported without geolocation, unknown where the browser does not say', () => {
    const none = machine({}).geo;
    none.watch();
    expect(none.state().permission).toBe('unsupported');
    const silent = machine({ geolocation: standingAt(51, 12) }).geo;
    silent.watch();
    expect(silent.state().permission).toBe('unknown');
  });

  test.each(['prompt', 'granted', 'denied'] as const)('is %s where the browser says so, and follows it', async (state) => {
    const { target, permissions } = status(state);
    const { geo } = machine({ geolocation: standingAt(51, 12), permissions });
    const stop = geo.watch();
    await vi.waitFor(() => expect(geo.state().permission).toBe(state));
    target.state = 'granted';
    target.dispatchEvent(new Event('change'));
    expect(geo.state().permission).toBe('granted');
    stop();
    target.state = 'denied';
    target.dispatchEvent(new Event('change'));
    expect(geo.state().permission).toBe('granted');
  });

  test('given later takes the refusal back', async () => {
    const { target, permissions } = status('denied');
    const { geo } = machine({ geolocation: refusing(1), permissions });
    geo.watch();
    await geo.locate();
    expect(geo.state()).toMatchObject({ permission: 'denied', failure: 'denied' });
    target.state = 'prompt';
    target.dispatchEvent(new Event('change'));
    expect(geo.state()).toMatchObject({ permission: 'prompt', failure: null });
  });
});

describe('asking where the device is', () => {
  test('takes a position of the last hour and tells nobody more than its cell', async () => {
    const geolocation = standingAt(51.34, 12.37);
    const { geo, geocode } = machine({ geolocation });
    const cell = snapToGrid({ lat: 51.34, lon: 12.37 });
    expect(await geo.locate()).toEqual({ point: cell, found: leipzig });
    expect(geolocation.getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ maximumAge: hour });
    expect(geocode).toHaveBeenCalledExactlyOnceWith(cell);
    expect(geo.state()).toMatchObject({ busy: false, failure: null });
    expect([...values.values()].join()).not.toContain('12.37,');
  });

  test('asks what lies there once an hour', async () => {
    const { geo, geocode } = machine({ geolocation: standingAt(51, 12) });
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
    const { geo } = machine({ geolocation: refusing(code) });
    expect(await geo.locate()).toBeNull();
    expect(geo.state()).toMatchObject({ busy: false, failure });
  });

  test('keeps that nothing is known there, shows it after a reload, and asks again when pressed', async () => {
    const geocode = vi.fn<() => Promise<Geocoded>>(async () => leipzig).mockRejectedValueOnce(new Error('not_found'));
    const { geo } = machine({ geolocation: standingAt(51, 12) }, geocode);
    expect(await geo.locate()).toBeNull();
    expect(geo.state().failure).toBe('geocode');
    expect(JSON.parse(values.get('geocode') ?? '')).toMatchObject({ geocode: false });

    const { geo: reloaded } = machine({ geolocation: standingAt(51, 12) }, geocode);
    expect(reloaded.state().failure).toBe('geocode');
    expect(await reloaded.locate()).toMatchObject({ found: leipzig });
    expect(reloaded.state().failure).toBeNull();
  });

  test('leaves nothing to who logs in next', async () => {
    await machine({ geolocation: standingAt(51, 12) }).geo.locate();
    const { geo, geocode } = machine({ geolocation: standingAt(51, 12) }, undefined, 8);
    expect(values.size).toBe(0);
    await geo.locate();
    expect(geocode).toHaveBeenCalledOnce();
  });
});
