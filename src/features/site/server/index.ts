import { ok } from '#platform/contract/result.ts';
import { type Call, type Route, route } from '#platform/server/http/context.ts';
import { getCompanyInfo, getSettings } from '../contract/endpoints.ts';
import { cleanPhone, presentSettings } from './present-settings.ts';
import type { Sites } from './sites.ts';

export { insertSite, type NewSite } from './site-repo.ts';
export { createSites, type Site, type Sites } from './sites.ts';

interface Deps {
  readonly sites: Sites;
  /** Header in which the operator's proxy names the visitor's country, or null. */
  readonly countryHeader: string | null;
}

export function siteRoutes({ sites, countryHeader }: Deps): Route[] {
  return [
    route(getSettings, async (_input, call) =>
      ok(
        presentSettings(await sites.byId(call.site), {
          guessedCountry: guessCountry(call, countryHeader),
          chosenCountry: asCountry(call.cookie('country')),
        }),
      ),
    ),
    route(getCompanyInfo, async (_input, call) => {
      const { company } = await sites.byId(call.site);
      return ok({ ...company, support_phone: cleanPhone(company.support_phone) });
    }),
  ];
}

const asCountry = (value: string | undefined): string | null => (value !== undefined && /^[A-Z]{2}$/.test(value) ? value : null);

function guessCountry(call: Call, header: string | null): string | null {
  return header === null ? null : asCountry(call.header(header));
}
