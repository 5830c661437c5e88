import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Sites } from '#features/site/server/index.ts';
import { createActRoutes, nameOfStaff } from '#features/staff/server/index.ts';
import * as endpoints from '../contract/endpoints.ts';
import type { SiteDeps } from './deps.ts';
import { getEditions, presentSite } from './draft/present-site.ts';
import { previewSite } from './draft/preview-site.ts';
import { publishSite, revertSite } from './draft/publish-site.ts';
import { putSite } from './draft/put-site.ts';
import { switchSite } from './switches/switch-site.ts';

interface Dependencies {
  readonly sites: Sites;
}

/** What the operator sets for a site, in the back office. */
export function createOfficeSites({ database, clock }: Platform, { sites }: Dependencies): Feature {
  const { db } = database;
  const deps: SiteDeps = { db, clock, sites, nameOf: (staff) => nameOfStaff(db, staff) };
  const acting = createActRoutes(deps);
  return {
    routes: tagged('office-sites', 'The back office: settings of a site, its emergency switches and history.', [
      acting(endpoints.switchSite, ({ body }, call, act) => switchSite(deps, body, call, act)),
      route(endpoints.getSite, async (_input, { site }) => ok(await presentSite(deps, site))),
      acting(endpoints.putSite, ({ body }, call, act) => putSite(deps, body, call, act)),
      route(endpoints.previewSite, async (_input, { site }) => ok(await previewSite(deps, site))),
      acting(endpoints.publishSite, ({ body }, call, act) => publishSite(deps, body.version, call, act)),
      acting(endpoints.revertSite, ({ body }, call, act) => revertSite(deps, body.id, call, act)),
      route(endpoints.getSiteEditions, async ({ query }, { site }) => ok(await getEditions(deps, site, query.after))),
    ]),
  };
}
