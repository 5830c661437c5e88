import { createEmitter } from '#platform/web/data/emitter.ts';

import { type Point, snapToGrid } from '../contract/geometry.ts';
import type { GeocodeCache, Geocoded } from './geocode-cache.ts';

/** The geolocation permission; `unknown` until it is read, or where the browser cannot report it. */
export type GeoPermission = 'unsupported' | 'unknown' | PermissionState;

/** Why there is no place: permission denied, no position, timeout, or no known place at the position. */
export type GeoFailure = 'denied' | 'unavailable' | 'timeout' | 'geocode';

export interface GeoState {
  readonly permission: GeoPermission;
  readonly busy: boolean;
  /** Failure of the last attempt; null after a success or before the first attempt. */
  readonly failure: GeoFailure | null;
}

/** The device's place: the centre of its grid cell and its name. The exact point never leaves the device. */
export interface DevicePlace {
  readonly point: Point;
  readonly found: Geocoded;
}

export interface GeolocationMachine {
  state(): GeoState;
  subscribe(listener: () => void): () => void;
  /** Reads the permission and follows its changes until the returned function is called. */
  watch(): () => void;
  /** Gets the position and geocodes it. Null on failure, with the reason in `failure`. */
  locate(): Promise<DevicePlace | null>;
}

/** The used browser APIs; undefined where not supported. */
export interface GeoDevice {
  readonly geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined;
  readonly permissions: Pick<Permissions, 'query'> | undefined;
}

interface Options extends GeoDevice {
  /** Rejects when no place is known there or the call fails. */
  readonly geocode: (point: Point) => Promise<Geocoded>;
  readonly cache: GeocodeCache;
}

/** Specification §9: a position of the last hour is accepted. */
const maximumAge = 3_600_000;
const timeout = 15_000;

export const initialState: GeoState = { permission: 'unknown', busy: false, failure: null };

export function createGeolocation({ geolocation, permissions, geocode, cache }: Options): GeolocationMachine {
  let state: GeoState = { ...initialState, failure: cache.read()?.geocode === false ? 'geocode' : null };
  const changes = createEmitter();
  const set = (part: Partial<GeoState>) => {
    state = { ...state, ...part };
    changes.emit();
  };
  const setPermission = (permission: GeoPermission) => {
    // The permission may be granted later in the browser's settings.
    const clearsFailure = permission !== 'denied' && state.failure === 'denied';
    set({ permission, ...(clearsFailure ? { failure: null } : {}) });
  };
  const fail = (failure: GeoFailure): null => {
    set({ busy: false, failure });
    return null;
  };

  async function nameOf(point: Point): Promise<Geocoded | null> {
    const cached = cache.read();
    if (cached !== null && cached.geocode !== false && isSame(cached.point, point)) return cached.geocode;
    const found = await geocode(point).catch(() => false as const);
    cache.write({ point, geocode: found });
    return found === false ? null : found;
  }

  return {
    state: () => state,
    subscribe: changes.subscribe,
    watch() {
      if (geolocation === undefined) setPermission('unsupported');
      if (geolocation === undefined || permissions === undefined) return () => undefined;
      let stopped = false;
      let status: PermissionStatus | undefined;
      const read = () => status && !stopped && setPermission(status.state);
      permissions.query({ name: 'geolocation' }).then(
        (response) => {
          status = response;
          if (!stopped) status.addEventListener('change', read);
          read();
        },
        () => setPermission('unknown'),
      );
      return () => {
        stopped = true;
        status?.removeEventListener('change', read);
      };
    },
    async locate() {
      if (geolocation === undefined || state.busy) return null;
      set({ busy: true, failure: null });
      const position = await getPosition(geolocation);
      if (typeof position === 'string') {
        // Without the permissions API, the refusal is the only source.
        if (position === 'denied' && permissions === undefined) setPermission('denied');
        return fail(position);
      }
      const point = snapToGrid(position);
      const found = await nameOf(point);
      if (found === null) return fail('geocode');
      set({ busy: false });
      return { point, found };
    },
  };
}

const failures: Readonly<Record<number, GeoFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

const getPosition = (geolocation: Pick<Geolocation, 'getCurrentPosition'>): Promise<Point | GeoFailure> =>
  new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code }) => resolve(failures[code] ?? 'unavailable'),
      { maximumAge, timeout, enableHighAccuracy: false },
    );
  });

const isSame = (one: Point, other: Point): boolean => one.lat === other.lat && one.lon === other.lon;
