import { ok } from '#platform/contract/result.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import { getCompanyInfo, getSettings } from '../contract/endpoints.ts';
import { cleanPhone, presentSettings } from './present-settings.ts';
import type { Sites } from './sites.ts';
import type { ReadVisitorCountry } from './visitor-country.ts';

export { insertSite, type NewSite } from './site-repo.ts';
export { createSites, type Site, type Sites } from './sites.ts';
export { createVisitorCountry, type ReadVisitorCountry } from './visitor-country.ts';

interface Deps {
  readonly sites: Sites;
  readonly visitorCountry: ReadVisitorCountry;
  /** By which browsers know who may push to them. */
  readonly pushPublicKey: string;
}

export function siteRoutes({ sites, visitorCountry, pushPublicKey }: Deps): Route[] {
  return [
    route(getSettings, async (_input, call) => ok(presentSettings(await sites.byId(call.site), visitorCountry(call), pushPublicKey))),
    route(getCompanyInfo, async (_input, call) => {
      const { company } = await sites.byId(call.site);
      return ok({ ...company, support_phone: cleanPhone(company.support_phone) });
    }),
  ];
}
