import { type Point, snapToGrid } from '../contract/geometry.ts';
import type { GeocodeMemory, Geocoded } from './geocode-memory.ts';

/** What the browser says about asking where it is; `unknown` until it was asked, or where it cannot be asked. */
export type GeoPermission = 'unsupported' | 'unknown' | PermissionState;

/** Why there is no place: the member said no, the device does not know, took too long, or nobody knows what lies there. */
export type GeoFailure = 'denied' | 'unavailable' | 'timeout' | 'geocode';

export interface GeoState {
  readonly permission: GeoPermission;
  readonly busy: boolean;
  /** Of the last attempt; null: it went well, or there was none. */
  readonly failure: GeoFailure | null;
}

/** Where the device is: the centre of its grid cell, and what that is called. The exact point never leaves the device. */
export interface DevicePlace {
  readonly point: Point;
  readonly found: Geocoded;
}

export interface GeolocationMachine {
  state(): GeoState;
  subscribe(listener: () => void): () => void;
  /** Reads the permission and follows its changes, until what it gives back is called. */
  watch(): () => void;
  /** Asks the device, then what lies there; null when there is no answer, and `failure` says why. */
  locate(): Promise<DevicePlace | null>;
}

/** The parts of the browser that are used; undefined where there are none. */
export interface GeoDevice {
  readonly geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined;
  readonly permissions: Pick<Permissions, 'query'> | undefined;
}

interface Options extends GeoDevice {
  /** Rejects when nothing is known there, or nobody answers. */
  readonly geocode: (point: Point) => Promise<Geocoded>;
  readonly memory: GeocodeMemory;
}

/** Specification §9: a position of the last hour is good enough. */
const maximumAge = 3_600_000;
const timeout = 15_000;

export const asleep: GeoState = { permission: 'unknown', busy: false, failure: null };

export function createGeolocation({ geolocation, permissions, geocode, memory }: Options): GeolocationMachine {
  let state: GeoState = { ...asleep, failure: memory.read()?.geocode === false ? 'geocode' : null };
  const listeners = new Set<() => void>();
  const set = (changes: Partial<GeoState>) => {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  };
  const permit = (permission: GeoPermission) => {
    // What was forbidden a moment ago may be allowed in the browser's own settings.
    const over = permission !== 'denied' && state.failure === 'denied';
    set({ permission, ...(over ? { failure: null } : {}) });
  };
  const fail = (failure: GeoFailure): null => {
    set({ busy: false, failure });
    return null;
  };

  async function nameOf(point: Point): Promise<Geocoded | null> {
    const kept = memory.read();
    if (kept !== null && kept.geocode !== false && isSame(kept.point, point)) return kept.geocode;
    const found = await geocode(point).catch(() => false as const);
    memory.write({ point, geocode: found });
    return found === false ? null : found;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch() {
      if (geolocation === undefined) permit('unsupported');
      if (geolocation === undefined || permissions === undefined) return () => undefined;
      let over = false;
      let status: PermissionStatus | undefined;
      const read = () => status && !over && permit(status.state);
      permissions.query({ name: 'geolocation' }).then(
        (answer) => {
          status = answer;
          if (!over) status.addEventListener('change', read);
          read();
        },
        () => permit('unknown'),
      );
      return () => {
        over = true;
        status?.removeEventListener('change', read);
      };
    },
    async locate() {
      if (geolocation === undefined || state.busy) return null;
      set({ busy: true, failure: null });
      const position = await whereIs(geolocation);
      if (typeof position === 'string') {
        // Without the browser's word on permissions, the refusal is the only one there is.
        if (position === 'denied' && permissions === undefined) permit('denied');
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

const whereIs = (geolocation: Pick<Geolocation, 'getCurrentPosition'>): Promise<Point | GeoFailure> =>
  new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code }) => resolve(failures[code] ?? 'unavailable'),
      { maximumAge, timeout, enableHighAccuracy: false },
    );
  });

const isSame = (one: Point, other: Point): boolean => one.lat === other.lat && one.lon === other.lon;
