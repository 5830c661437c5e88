import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Sites } from '#features/site/server/index.ts';
import { geocode as geocodeEndpoint, getRegions, getTowns } from '../contract/endpoints.ts';
import { createBundledGeocoder } from './bundled-geocoder.ts';
import { geocode, type GeocodeDeps } from './geocode.ts';
import type { Geocoder } from './geocoder.ts';
import { createNominatimGeocoder } from './nominatim-geocoder.ts';
import { regionsOf } from './regions.ts';
import { findTowns } from './towns.ts';

export type { Geocoder } from './geocoder.ts';
export { type LeafMap, leafMapOf } from './leaf-map.ts';
export { countryOfRegion, findRegion, regionCentre, regionsOf, townCentre } from './regions.ts';

interface Dependencies extends Pick<GeocodeDeps, 'countryOf'> {
  readonly sites: Sites;
}

export interface PlacesFeature extends Feature {
  readonly geocoder: Geocoder;
}

export function createPlaces({ env, log }: Platform, { sites, countryOf }: Dependencies): PlacesFeature {
  const bundled = createBundledGeocoder();
  const geocoder =
    env.geocoderUrl === null
      ? bundled
      : createNominatimGeocoder({ url: env.geocoderUrl, agent: env.publicUrl ?? 'http://localhost', bundled, log });
  return {
    geocoder,
    routes: tagged('places', 'Regions and towns.', [
      route(getRegions, async (_input, call) => {
        const { settings } = await sites.byId(call.site);
        return ok({ regions: regionsOf(settings.countries) });
      }),
      route(geocodeEndpoint, ({ query }, { viewer }) => geocode({ geocoder, countryOf }, query, viewer.userId)),
      route(getTowns, async ({ query }) => ok({ towns: findTowns(query) })),
    ]),
  };
}
