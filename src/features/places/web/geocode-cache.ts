import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { memberKey } from '#platform/web/shell/member-storage.ts';
import type { geocode as endpoint } from '../contract/endpoints.ts';
import type { Point } from '../contract/geometry.ts';

export type Geocoded = ReplyOf<typeof endpoint>;

/** The last geocoded position of the device; `geocode` is false after a failure (specification §7). */
interface CachedResponse {
  readonly point: Point;
  readonly geocode: Geocoded | false;
}

export interface GeocodeCache {
  /** Null when there is no answer of the last hour. */
  read(): CachedResponse | null;
  write(response: CachedResponse): void;
}

/** Specification §9. */
const maxAgeMs = 3_600_000;
const key = memberKey('geocode');

/** The used part of `localStorage`. Every call may throw: storage may be full or blocked. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Caches one answer for one member for an hour. The next member on this device cannot read it. */
export function createGeocodeCache(store: Store, member: number, now: () => number): GeocodeCache {
  return {
    read() {
      try {
        const text = store.getItem(key);
        if (text === null) return null;
        const entry = parse(text);
        if (entry !== null && entry.member === member && entry.at <= now() && now() - entry.at < maxAgeMs) return entry;
        store.removeItem(key);
      } catch {
        // Treated like an empty cache.
      }
      return null;
    },
    write({ point, geocode }) {
      try {
        store.setItem(key, JSON.stringify({ member, at: now(), point, geocode } satisfies Entry));
      } catch {
        // Not cached: the next call geocodes again.
      }
    },
  };
}

interface Entry extends CachedResponse {
  readonly member: number;
  /** Ms. */
  readonly at: number;
}

function parse(text: string): Entry | null {
  const entry: unknown = JSON.parse(text);
  return isEntry(entry) ? entry : null;
}

// Only this module writes the entry, so checking its fields suffices. An older format would lack one of them.
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'member' in value && 'at' in value && 'point' in value && 'geocode' in value;
