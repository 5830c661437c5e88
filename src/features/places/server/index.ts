import { ok } from '#platform/contract/result.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import { getRegions } from '../contract/endpoints.ts';
import { regionsOf } from './regions.ts';

export { regionCentre } from './regions.ts';

interface Deps {
  readonly sites: Sites;
}

export const placesRoutes = ({ sites }: Deps): Route[] => [
  route(getRegions, async (_input, call) => {
    const { settings } = await sites.byId(call.site);
    return ok({ regions: regionsOf(settings.countries) });
  }),
];
