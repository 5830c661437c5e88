import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { geocode } from '../contract/endpoints.ts';
import { createGeocodeMemory } from './geocode-memory.ts';
import { asleep, createGeolocation, type DevicePlace, type GeoState } from './geolocation.ts';

/** Where this device is, on request; answers are kept for the member for an hour. */
export function useGeolocation(member: number): GeoState & { readonly locate: () => Promise<DevicePlace | null> } {
  const api = useApi();
  const [machine] = useState(() =>
    import.meta.env.SSR
      ? null
      : createGeolocation({
          geolocation: 'geolocation' in navigator ? navigator.geolocation : undefined,
          permissions: 'permissions' in navigator ? navigator.permissions : undefined,
          geocode: (point) => api(geocode, { query: point }),
          memory: createGeocodeMemory(localStore, member, Date.now),
        }),
  );
  const state = useSyncExternalStore(machine?.subscribe ?? never, machine?.state ?? sleep, sleep);
  useEffect(() => machine?.watch(), [machine]);
  return { ...state, locate: async () => (await machine?.locate()) ?? null };
}

const never = () => () => undefined;
const sleep = () => asleep;

// Looked up at each call: a browser that forbids storage throws already at its name.
const localStore = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};
