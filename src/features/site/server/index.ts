import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getCompanyInfo, getPublicChanges as getPublicChangesEndpoint, getSettings } from '../contract/endpoints.ts';
import { getPublicChanges } from './get-public-changes.ts';
import { presentCompany } from './present-company.ts';
import { presentSettings } from './present-settings.ts';
import { mainHosts } from './main-hosts.ts';
import { createSites, type Site, type Sites } from './sites.ts';
import { cameFromTraffic, sourceIn } from './traffic-source.ts';
import { createVisitorCountry, type ReadVisitorCountry } from './visitor-country.ts';

export { defaultSettings } from './default-settings.ts';
export { cleanPhone } from './present-settings.ts';
export { addPublicChange } from './public-change-repo.ts';
export { insertSite, loadSite, loadSitesIn, lockSites, type NewSite, setSwitch, updateSite } from './site-repo.ts';
export { switchedOff } from './switches.ts';
export { readSite, type Site, type Sites } from './sites.ts';
export { acceptsSignup, cameFromTraffic, type SourceRow, sourceRowOf, type TrafficSource } from './traffic-source.ts';
export type { ReadVisitorCountry } from './visitor-country.ts';

export interface SiteFeature extends Feature {
  readonly sites: Sites;
  readonly visitorCountry: ReadVisitorCountry;
}

interface Dependencies {
  /** The price of the cheapest gift on offer; null: none is offered. */
  readonly leastGiftPrice: (site: Site) => Promise<number | null>;
}

/** Commands on the machine read sites and answer no calls. */
const commands: Dependencies = { leastGiftPrice: async () => null };

export function createSite({ database, bus, env, geoip, push }: Platform, { leastGiftPrice }: Dependencies = commands): SiteFeature {
  const sites = createSites(database.db, bus, { isMainHost: mainHosts(env), creditor: env.sepaCreditor, backupDays: env.backupDays });
  const visitorCountry = createVisitorCountry({ countryHeader: env.countryHeader, geoip });
  return {
    sites,
    visitorCountry,
    // The first site is set up in the browser, behind a proxy that sends requests to ready processes alone.
    unmetRequirements: async () => ((await sites.all()).length === 0 ? [{ name: 'site', isVital: false }] : []),
    routes: tagged('site', 'The settings of the site and the company behind it.', [
      route(getSettings, async ({ query }, call) => {
        const site = await sites.byId(call.site);
        return ok(
          presentSettings(site, {
            country: visitorCountry(call),
            fromTraffic: cameFromTraffic(call),
            source: sourceIn(query),
            pushPublicKey: push.publicKey,
            leastGiftPrice: await leastGiftPrice(site),
          }),
        );
      }),
      route(getCompanyInfo, async (_input, call) => {
        const { company } = await sites.byId(call.site);
        return ok(presentCompany(company));
      }),
      route(getPublicChangesEndpoint, async ({ query }, { site }) => ok(await getPublicChanges(database.db, site, query.after))),
    ]),
  };
}
