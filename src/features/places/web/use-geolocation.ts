import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { geocode } from '../contract/calls.ts';
import { createGeocodeCache } from './geocode-cache.ts';
import { initialState, createGeolocation, type DevicePlace, type GeoState } from './geolocation.ts';

/** Locates the device on request. Answers are cached for the member for an hour. */
export function useGeolocation(member: number): GeoState & { readonly locate: () => Promise<DevicePlace | null> } {
  const api = useApi();
  const [machine] = useState(() =>
    import.meta.env.SSR
      ? null
      : createGeolocation({
          // Without a secure context it refuses everybody, as if they had.
          geolocation: isSecureContext && 'geolocation' in navigator ? navigator.geolocation : undefined,
          permissions: 'permissions' in navigator ? navigator.permissions : undefined,
          geocode: (point) => api(geocode, { query: point }),
          cache: createGeocodeCache(localStore, member, Date.now),
        }),
  );
  const state = useSyncExternalStore(machine?.subscribe ?? noSubscription, machine?.state ?? getInitialState, getInitialState);
  useEffect(() => machine?.watch(), [machine]);
  return { ...state, locate: async () => (await machine?.locate()) ?? null };
}

const noSubscription = () => () => undefined;
const getInitialState = () => initialState;

// `localStorage` is accessed on each call, because merely naming it throws where storage is blocked.
const localStore = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};
