import type { FastifyInstance } from 'fastify';
import { ok } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { createSigner } from '#platform/server/secrets.ts';
import { findConsents, type Sessions } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import {
  confirmMailChange as confirmMailChangeEndpoint,
  deleteUser as deleteUserEndpoint,
  endSessions,
  getConsents,
  getDataExport,
  getSessions,
  putConsent as putConsentEndpoint,
  putPassword as putPasswordEndpoint,
  requestDataExport as requestDataExportEndpoint,
  requestMailChange as requestMailChangeEndpoint,
} from '../contract/endpoints.ts';
import { confirmMailChange } from './confirm-mail-change.ts';
import { createExportLinks, type ExportLinks } from './data-export-links.ts';
import { listExports } from './data-export-repo.ts';
import { deleteUser } from './delete-user.ts';
import { forgetDataExports } from './forget-data-exports.ts';
import { makeDataExports, type MakeExportDeps } from './make-data-exports.ts';
import { presentConsents } from './present-consents.ts';
import { presentDataExport } from './present-data-export.ts';
import { purgeAccounts, type PurgeDeps } from './purge-accounts.ts';
import { putConsent } from './put-consent.ts';
import { putPassword } from './put-password.ts';
import { requestDataExport } from './request-data-export.ts';
import { handleMailChanges, requestMailChange } from './request-mail-change.ts';
import { serveDataExports } from './serve-data-exports.ts';
import { endOwnSessions, listOwnSessions } from './sessions.ts';
import { deleteTrackings } from './tracking-repo.ts';

export { accountSettingsData } from './own-data-repo.ts';

export interface AccountSettingsDeps extends PurgeDeps, Omit<MakeExportDeps, 'links'> {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly mails: Mails;
  readonly sites: Sites;
  readonly sessions: Sessions;
  readonly secret: string;
}

const linksOf = ({ secret }: AccountSettingsDeps): ExportLinks => createExportLinks(createSigner(secret, 'data-export'));

export function accountSettingsRoutes(deps: AccountSettingsDeps): Route[] {
  const { db, clock } = deps;
  const links = linksOf(deps);
  return [
    route(putPasswordEndpoint, ({ body }, call) => putPassword(deps, body, call)),
    route(requestMailChangeEndpoint, ({ body }, call) => requestMailChange(deps, body, call)),
    route(confirmMailChangeEndpoint, ({ body }, call) => confirmMailChange(deps, body.token, call)),
    route(getSessions, (_input, { viewer }) => listOwnSessions(deps, viewer)),
    route(endSessions, ({ body }, { viewer }) => endOwnSessions(deps, body, viewer)),
    route(deleteUserEndpoint, ({ body }, call) => deleteUser(deps, body, call)),
    route(getConsents, async (_input, { viewer }) => ok({ consents: presentConsents(await findConsents(db, viewer.userId)) })),
    route(putConsentEndpoint, ({ body }, call) => putConsent(deps, body, call)),
    route(getDataExport, async (_input, { viewer }) => {
      const [newest] = await listExports(db, viewer.userId);
      return ok({ data_export: presentDataExport(links, newest, clock.now()) });
    }),
    route(requestDataExportEndpoint, (_input, call) => requestDataExport({ db, clock, links }, call)),
  ];
}

/** Seconds that somebody waits at most until their export is begun. */
const exportsEvery = 5;
/** Ms for which it is kept where a member came from. */
const trackingKept = 30 * 24 * 3_600_000;

/** What no request waits for. */
export function handleAccountSettingsWork(jobs: Jobs, deps: AccountSettingsDeps): void {
  handleMailChanges(jobs, deps);
  const links = linksOf(deps);
  jobs.every('data-exports', exportsEvery, () => makeDataExports({ ...deps, links }));
  jobs.every('data-exports-forget', 3600, () => forgetDataExports(deps));
  jobs.every('accounts-purge', 600, () => purgeAccounts(deps));
  jobs.every('trackings-forget', 3600, () => deleteTrackings(deps.db, new Date(deps.clock.now().getTime() - trackingKept)));
}

/** Where the mailed link of a data export leads. */
export const mountDataExports = (server: FastifyInstance, deps: AccountSettingsDeps): void =>
  serveDataExports(server, { ...deps, links: linksOf(deps) });
