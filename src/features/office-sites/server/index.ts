import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type ApprovalHandler, createActRoutes, createLookRoutes, nameOfStaff } from '#features/staff/server/index.ts';
import * as endpoints from '../contract/endpoints.ts';
import type { SiteDeps } from './deps.ts';
import { getEditions, presentSite } from './draft/present-site.ts';
import { createDraftPreviews, type DraftPreviews } from './preview/draft-preview.ts';
import { previewSite } from './draft/preview-site.ts';
import { publishSite, revertSite } from './draft/publish-site.ts';
import { putSite } from './draft/put-site.ts';
import { addSite } from './life/add-site.ts';
import { closeApproval, closeSite } from './life/close-site.ts';
import { type ClosingDeps, endSockets, mailClosing, payBackClosed } from './life/closing.ts';
import { declareFictional, fictionalApproval } from './life/declare-fictional.ts';
import { countConcerned } from './store/site-life-repo.ts';
import { switchSite } from './switches/switch-site.ts';
import { exportSite } from './transfer/export-site.ts';
import { importSite } from './transfer/import-site.ts';

interface Dependencies extends Pick<ClosingDeps, 'sites' | 'mails' | 'originOf' | 'payOrder'>, Pick<SiteDeps, 'leastGiftPrice'> {
  readonly grantsOfSession: Parameters<typeof createDraftPreviews>[0]['grantsOfSession'];
}

interface OfficeSites extends Feature {
  readonly approvals: readonly ApprovalHandler[];
  readonly previews: DraftPreviews;
}

export type { DraftPreviews, PreviewedSite } from './preview/draft-preview.ts';
export { previewBar } from './preview/preview-bar.ts';

const minute = 60;

/** What the operator sets for a site, in the back office. */
export function createOfficeSites(
  { database, clock, jobs, log, env, live, secret, operatorFiles }: Platform,
  { grantsOfSession, ...others }: Dependencies,
): OfficeSites {
  const { db } = database;
  const publicHost = env.publicUrl === null ? null : new URL(env.publicUrl).hostname;
  const previews = createDraftPreviews({ db, clock, secret, sites: others.sites, grantsOfSession });
  const deps: SiteDeps & ClosingDeps = { ...others, previews, db, clock, log, live, publicHost, nameOf: (staff) => nameOfStaff(db, staff) };
  const hasFile = async (name: string) => (await operatorFiles.stat(name)) !== null;
  const acting = createActRoutes(deps);
  const looking = createLookRoutes(deps);
  return {
    previews,
    approvals: [closeApproval(deps), fictionalApproval(deps)],
    routes: tagged('office-sites', 'The back office: settings of a site, its emergency switches and history.', [
      acting(endpoints.switchSite, ({ body }, call, act) => switchSite(deps, body, call, act)),
      route(endpoints.getSite, async (_input, { site }) => ok(await presentSite(deps, site))),
      acting(endpoints.putSite, ({ body }, call, act) => putSite(deps, body, call, act)),
      route(endpoints.previewSite, async (_input, call) => ok(await previewSite(deps, call))),
      acting(endpoints.publishSite, ({ body }, call, act) => publishSite(deps, body.version, call, act)),
      acting(endpoints.revertSite, ({ body }, call, act) => revertSite(deps, body.id, call, act)),
      route(endpoints.getSiteEditions, async ({ query }, { site }) => ok(await getEditions(deps, site, query.after))),
      looking(endpoints.exportSite, (_input, call, look) => exportSite(deps, call, look)),
      acting(endpoints.importSite, ({ body }, call, act) => importSite({ ...deps, hasFile }, body, call, act)),
      acting(endpoints.addSite, ({ body }, call, act) => addSite(deps, body, call, act)),
      acting(endpoints.closeSite, ({ body }, call, act) => closeSite(deps, body, call, act)),
      acting(endpoints.declareFictional, ({ body }, call, act) => declareFictional(deps, body, call, act)),
      route(endpoints.getConsequences, async (_input, { site }) => ok(await countConcerned(db, site))),
    ]),
    scheduleJobs() {
      jobs.every('sites-closing-mails', minute, () => mailClosing(deps));
      jobs.every('sites-closed-sockets', minute, () => endSockets(deps));
      jobs.every('sites-closed-payments', 60 * minute, () => payBackClosed(deps));
    },
  };
}
