import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { geocode as endpoint } from '../contract/endpoints.ts';
import type { Point } from '../contract/geometry.ts';

export type Geocoded = ReplyOf<typeof endpoint>;

/** The newest answer about where the device is; `geocode` is false after a failure (specification §7). */
interface Remembered {
  readonly point: Point;
  readonly geocode: Geocoded | false;
}

export interface GeocodeMemory {
  /** Null: nothing was asked within the last hour. */
  read(): Remembered | null;
  write(answer: Remembered): void;
}

/** Specification §9. */
const fresh = 3_600_000;
const key = 'geocode';

/** The part of `localStorage` that is used; every call may throw: full, or forbidden by the browser. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Kept for one member at a time, for an hour; whoever logs in after them on this device finds nothing. */
export function createGeocodeMemory(store: Store, member: number, now: () => number): GeocodeMemory {
  return {
    read() {
      try {
        const text = store.getItem(key);
        if (text === null) return null;
        const entry = parse(text);
        if (entry !== null && entry.member === member && entry.at <= now() && now() - entry.at < fresh) return entry;
        store.removeItem(key);
      } catch {
        // As if nothing had been kept.
      }
      return null;
    },
    write({ point, geocode }) {
      try {
        store.setItem(key, JSON.stringify({ member, at: now(), point, geocode } satisfies Entry));
      } catch {
        // The next press asks again.
      }
    },
  };
}

interface Entry extends Remembered {
  readonly member: number;
  /** Ms. */
  readonly at: number;
}

function parse(text: string): Entry | null {
  const entry: unknown = JSON.parse(text);
  return isEntry(entry) ? entry : null;
}

// Nobody but this module writes it, so its frame says enough: an older form would lack one of these.
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'member' in value && 'at' in value && 'point' in value && 'geocode' in value;
