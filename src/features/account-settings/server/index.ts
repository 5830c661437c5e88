import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
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
import { confirmMailChange, type ConfirmMailChangeDeps } from './confirm-mail-change.ts';
import { createExportLinks } from './data-export-links.ts';
import { listExports } from './data-export-repo.ts';
import { deleteUser, type DeleteUserDeps, type ReturnOffers } from './delete-user.ts';
import { deleteOldDataExports } from './delete-old-data-exports.ts';
import { makeDataExports, type MakeExportDeps } from './make-data-exports.ts';
import { accountSettingsData } from './own-data-repo.ts';
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

export { closeAccount } from './delete-user.ts';
export { endMailedLinks, notifyOldAddress } from './confirm-mail-change.ts';
export { listExports } from './data-export-repo.ts';
export type { ReturnOffers } from './delete-user.ts';
export { startExport } from './request-data-export.ts';

/** A requested export is started after at most this many seconds. */
const exportIntervalSeconds = 5;
/** How long the traffic source of a member is kept. */
const trackingRetentionMs = 30 * 24 * 3_600_000;

interface Dependencies
  extends
    Pick<PurgeDeps, 'isHeld' | 'findFiles' | 'eraseRows' | 'returnUnreceived' | 'payOutCredits'>,
    Pick<MakeExportDeps, 'findPhotoFiles'> {
  /** The data export's parts of all other features. */
  readonly parts: MakeExportDeps['parts'];
  readonly mails: Mails;
  readonly sites: Sites;
  readonly sessions: Sessions;
  readonly activated: ConfirmMailChangeDeps['activated'];
  readonly blockedAddress: ConfirmMailChangeDeps['blockedAddress'];
  readonly returnOffers: ReturnOffers;
  readonly hideConversationsOf: DeleteUserDeps['hideConversationsOf'];
}

export function createAccountSettings(
  { database, clock, log, jobs, storage, secret, security }: Platform,
  dependencies: Dependencies,
): Feature {
  const { db } = database;
  const links = createExportLinks(createSigner(secret, 'data-export'));
  const deps = {
    ...dependencies,
    parts: [...dependencies.parts, ...accountSettingsData(db)],
    db,
    clock,
    log,
    jobs,
    storage,
    secret,
    links,
    security,
  };
  return {
    routes: tagged('account-settings', "Password and address, sessions, consents, the copy of one's data, leaving.", [
      route(putPasswordEndpoint, ({ body }, call) => putPassword(deps, body, call)),
      route(requestMailChangeEndpoint, ({ body }, call) => requestMailChange(deps, body, call)),
      route(confirmMailChangeEndpoint, ({ body }, call) => confirmMailChange(deps, body.token, call)),
      route(getSessions, (_input, { viewer }) => listOwnSessions(deps, viewer)),
      route(endSessions, ({ body }, call) => endOwnSessions(deps, body, call)),
      route(deleteUserEndpoint, ({ body }, call) => deleteUser(deps, body, call)),
      route(getConsents, async (_input, { viewer }) => ok({ consents: presentConsents(await findConsents(db, viewer.userId)) })),
      route(putConsentEndpoint, ({ body }, call) => putConsent(deps, body, call)),
      route(getDataExport, async (_input, { viewer }) => {
        const [newest] = await listExports(db, viewer.userId);
        return ok({ data_export: presentDataExport(links, newest, clock.now()) });
      }),
      route(requestDataExportEndpoint, (_input, call) => requestDataExport(deps, call)),
    ]),
    scheduleJobs() {
      handleMailChanges(jobs, deps);
      jobs.every('data-exports', exportIntervalSeconds, () => makeDataExports(deps));
      jobs.every('data-exports-forget', 3600, () => deleteOldDataExports(deps));
      jobs.every('accounts-purge', 600, () => purgeAccounts(deps));
      jobs.every('trackings-forget', 3600, () => deleteTrackings(db, new Date(clock.now().getTime() - trackingRetentionMs)));
    },
    // The mailed links of data exports.
    mount: (server) => serveDataExports(server, deps),
    ownData: accountSettingsData,
  };
}
