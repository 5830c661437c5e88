import { ok } from '#platform/contract/result.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import { geocode as geocodeEndpoint, getRegions, getTowns } from '../contract/endpoints.ts';
import { geocode, type GeocodeDeps } from './geocode.ts';
import { regionsOf } from './regions.ts';
import { findTowns } from './towns.ts';

export { createBundledGeocoder } from './bundled-geocoder.ts';
export type { Geocoder } from './geocoder.ts';
export { createNominatimGeocoder } from './nominatim-geocoder.ts';
export { countryOfRegion, regionCentre, townCentre } from './regions.ts';

interface Deps extends GeocodeDeps {
  readonly sites: Sites;
}

export const placesRoutes = (deps: Deps): Route[] => [
  route(getRegions, async (_input, call) => {
    const { settings } = await deps.sites.byId(call.site);
    return ok({ regions: regionsOf(settings.countries) });
  }),
  route(geocodeEndpoint, ({ query }, { viewer }) => geocode(deps, query, viewer.userId)),
  route(getTowns, async ({ query }) => ok({ towns: findTowns(query) })),
];
