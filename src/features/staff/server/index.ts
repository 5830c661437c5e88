import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { fail, ok } from '#platform/contract/result.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { type Grant, type Right, rightsAt } from '#platform/contract/rights.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { WaitKind } from '../contract/rules.ts';
import type { Feature } from '#platform/server/feature.ts';
import { type Call, route, type Staff, tagged } from '#platform/server/http/context.ts';
import { staffCookie } from '#platform/server/http/cookies.ts';
import { isLocal } from '#platform/server/network/this-machine.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createChallenges, createCodesOf, createPasswordQueue } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { siteSwitches } from '#features/site/contract/switches.ts';
import type { ReadVisitorCountry, Site, Sites } from '#features/site/server/index.ts';
import * as door from '../contract/endpoints.ts';
import * as log from '../contract/log.ts';
import * as people from '../contract/people.ts';
import { answerApproval } from './approvals/answer-approval.ts';
import type { ApprovalHandler } from './approval-handler.ts';
import { changeStaff } from './approvals/change-staff.ts';
import { endLapsed } from './approvals/end-lapsed.ts';
import { countApprovals, presentApprovals } from './approvals/present-approvals.ts';
import { staffApprovals } from './approvals/staff-approvals.ts';
import type { StaffDeps } from './deps.ts';
import { addPasskey, removePasskey, startPasskey } from './factors/passkeys.ts';
import { stepUp } from './factors/step-up.ts';
import { confirmTotp, renewRecoveryCodes, startTotp } from './factors/totp.ts';
import { loginByPasskey } from './login/login-by-passkey.ts';
import { acceptInvitation } from './people/accept-invitation.ts';
import { inviteStaff } from './approvals/invite-staff.ts';
import { claimRecoveryCode, claimStep, findTotp } from './store/factor-repo.ts';
import { createActRoutes, createLookRoutes, replying } from './log/acts.ts';
import { checkLog, createTailCheck } from './log/check-log.ts';
import { exportLog } from './log/export-log.ts';
import { getLog } from './log/get-log.ts';
import { mailBreak, mailHead } from './log-mails.ts';
import { type LogRange, readRange } from './log/read-range.ts';
import { createHeadSigner, signHead } from './log/sign-head.ts';
import { login } from './login/login.ts';
import { endSession, logout } from './login/logout.ts';
import { grantsOf } from './store/staff-repo.ts';
import { deleteOldSessions, findOpenSession } from './store/staff-session-repo.ts';
import { createStaffSessions } from './login/staff-sessions.ts';
import { createFirstOwner, type FirstOwner } from './first-owner.ts';
import { createCommands, type StaffCommands } from './people/commands.ts';
import { inviteDue } from './people/invite-due.ts';
import { mailWithRight, type WriteAbout } from './people/mail-staff.ts';
import { ownersOf, presentPeople } from './people/present-people.ts';
import { presentMe } from './people/present-me.ts';
import { putMe } from './people/put-me.ts';

export { type Act, createActRoutes, createLookRoutes, type Entry, replying } from './log/acts.ts';
export { readLogWords } from './log/log-words.ts';
export type { ApprovalHandler } from './approval-handler.ts';
export { noFacts } from './approval-handler.ts';
export { askApproval } from './approvals/ask-approval.ts';
export { type ApprovalRow, listOrderApprovals } from './store/approval-repo.ts';
export { addInvited, addStaff, takeGrant } from './people/add-staff.ts';
export type { FirstOwner } from './first-owner.ts';
export type { StaffCommands } from './people/commands.ts';
export { readStaffName } from './people/staff-name.ts';
export { readRange } from './log/read-range.ts';
export { findStaffByEmail, nameOfStaff } from './store/staff-repo.ts';

type Home = ReplyOf<typeof log.getHome>;

interface Dependencies {
  readonly sites: Sites;
  readonly mails: Pick<Mails, 'post'>;
  readonly visitorCountry: ReadVisitorCountry;
  readonly siteOrigin: (site: Site) => string;
  /** What other features ask a second person for. */
  readonly approvalHandlers: () => readonly ApprovalHandler[];
  /** Whether books and machine are as they should be, for somebody with these rights. */
  readonly stateOf: (site: SiteId, grants: readonly Grant<SiteId>[]) => Promise<Pick<Home, 'books' | 'disk_low'>>;
  /** Cases that wait on the site for somebody with these rights, by kind. */
  readonly waitingCases: (
    site: SiteId,
    grants: readonly Grant<SiteId>[],
  ) => Promise<readonly { readonly kind: WaitKind; readonly count: number; readonly dueAt: Date | null }[]>;
}

export interface StaffFeature extends Feature {
  /** The staff of a request; null for everybody else. */
  staffOf(request: FastifyRequest): Promise<Staff | null>;
  /** The same for a stream that stays open: the session does not count as used. */
  staffWatching(request: FastifyRequest): Promise<Staff | null>;
  /** The rights of whoever has this session; null when it has ended. */
  grantsOfSession(session: number): Promise<readonly Grant<SiteId>[] | null>;
  /** Mails everybody who has a right on a site, each once. */
  readonly mailWithRight: (tx: Tx, right: Right, write: WriteAbout) => Promise<void>;
  readonly commands: StaffCommands;
  readonly firstOwner: FirstOwner;
  /** The log for commands on the machine: of all sites. */
  readonly log: {
    /** The first break; the owners are mailed about it. */
    readonly check: () => ReturnType<typeof checkLog>;
    /** JSON lines. */
    readonly export: (range: LogRange) => AsyncIterable<string>;
  };
}

const hour = 3600;

export function createStaff(
  platform: Platform,
  { sites, mails, visitorCountry, siteOrigin, approvalHandlers, waitingCases, stateOf }: Dependencies,
): StaffFeature {
  const { env, clock, jobs, secret, security } = platform;
  const { db } = platform.database;
  const sessions = createStaffSessions({ db, clock, countryOf: (call: Call) => visitorCountry(call).guessedCountry });
  const secretOf = async (...of: Parameters<typeof findTotp>) => (await findTotp(...of)).secret;
  const codes = createCodesOf({ prefix: 'staff-', secretOf, claimStep, claimRecoveryCode }, secret, clock);
  const pendingOf = async (...of: Parameters<typeof findTotp>) => (await findTotp(...of)).pending;
  const pendingCodes = createCodesOf({ prefix: 'staff-', secretOf: pendingOf, claimStep, claimRecoveryCode }, secret, clock);
  const challenges = createChallenges(secret, clock, 'staff-passkey-challenge');
  const handlerOf = (kind: string) => [...staffApprovals(deps), ...approvalHandlers()].find((one) => one.kind === kind);
  const deps: StaffDeps = {
    db,
    clock,
    security,
    secret,
    sites,
    sessions,
    challenges,
    codes,
    pendingCodes,
    mails,
    originOf: siteOrigin,
    approvals: { handlerOf },
  };
  const acting = createActRoutes(deps);
  const looking = createLookRoutes(deps);
  const signer = createHeadSigner(secret);
  const check = () => checkLog({ db, clock, signer, mailBreak: (tx, broken) => mailBreak(deps, tx, broken) });
  const brokenAt = createTailCheck(db, signer);
  const inQueue = createPasswordQueue(platform.metrics, 'passwords_staff');
  return {
    mailWithRight: (tx, right, write) => mailWithRight(deps, tx, right, write),
    commands: createCommands(deps),
    firstOwner: createFirstOwner(deps),
    log: { check, export: (range) => exportLog(db, { ...range, site: null }) },
    staffOf: (request) => sessions.recognise(request.cookies[staffCookie], isLocal(env, request)),
    staffWatching: (request) => sessions.recognise(request.cookies[staffCookie], isLocal(env, request), 'unused'),
    async grantsOfSession(session) {
      const staff = await findOpenSession(db, session, clock.now());
      return staff === null ? null : grantsOf(db, staff);
    },
    routes: tagged('staff', 'The back office: login of staff, factors, people and their rights, the log.', [
      acting(door.login, ({ body }, call, act) => inQueue({ network: call.network, isKnown: false }, () => login(deps, body, call, act))),
      route(door.passkeyChallenge, async ({ body: { purpose } }, call) => {
        if (purpose === 'login') return ok({ ...challenges.issue('login', call), rp_id: call.host });
        const staff = await sessions.ofCall(call);
        return staff === null
          ? fail('authentication_required')
          : ok({ ...challenges.issue('confirm', { ...call, staff }), rp_id: call.host });
      }),
      acting(door.loginByPasskey, ({ body }, call, act) => loginByPasskey(deps, body, call, act)),
      acting(door.logout, (_input, call, act) => logout(deps, call, act)),
      acting(door.acceptInvitation, ({ body }, call, act) =>
        inQueue({ network: call.network, isKnown: false }, () => acceptInvitation(deps, body, call, act)),
      ),
      route(door.getMe, async (_input, call) => ok(await presentMe(deps, call.staff.staffId, call.staff.sessionId, call))),
      acting(door.putMe, ({ body }, call, act) => putMe(deps, body, call, act)),
      acting(door.startTotp, (_input, call, act) => startTotp(deps, call, act)),
      acting(door.confirmTotp, ({ body }, call, act) => confirmTotp(deps, body.code, call, act)),
      acting(door.renewRecoveryCodes, ({ body }, call, act) => renewRecoveryCodes(deps, body.client_id, call, act)),
      acting(door.startPasskey, (_input, call, act) => startPasskey(deps, call, act)),
      acting(door.addPasskey, ({ body }, call, act) => addPasskey(deps, body, call, act)),
      acting(door.removePasskey, ({ body }, call, act) => removePasskey(deps, body.id, call, act)),
      acting(door.stepUp, ({ body }, call, act) => stepUp(deps, body, call, act)),
      acting(door.endSession, ({ body }, call, act) => endSession(body.id, call, act)),
      route(people.getStaff, async (_input, { site, staff }) =>
        ok({ staff: await presentPeople(deps, site, staff), owners: (await ownersOf(db, site)).length }),
      ),
      acting(people.inviteStaff, ({ body }, call, act) => inviteStaff(deps, body, call, act)),
      acting(people.changeRoles, ({ body }, call, act) => changeStaff(deps, { kind: 'staff-role', ...body }, call, act)),
      acting(people.endStaff, ({ body }, call, act) => changeStaff(deps, { kind: 'staff-end', ...body }, call, act)),
      acting(people.resetStaff, ({ body }, call, act) => changeStaff(deps, { kind: 'staff-reset', ...body }, call, act)),
      route(people.getApprovals, async (_input, { site, staff }) => {
        const { open, ended } = await presentApprovals(deps, site, staff);
        return ok({ approvals: open, ended });
      }),
      acting(people.answerApproval, ({ body }, call, act) => answerApproval(deps, body, call, act)),
      route(log.getHome, async (_input, { site, staff }) => {
        const { count, dueAt } = await countApprovals(deps, site, staff);
        const { settings, switches, closesAt } = await sites.byId(site);
        const readsLog = rightsAt(staff.grants, site).includes('log.read');
        return ok({
          site: { id: site, name: settings.name },
          off: siteSwitches.flatMap((name) => {
            const off = switches[name];
            return off === undefined ? [] : [{ switch: name, ...off }];
          }),
          closes_at: closesAt?.toISOString() ?? null,
          waits: [
            ...(await waitingCases(site, staff.grants)).map((one) => ({ ...one, due_at: one.dueAt?.toISOString() ?? null })),
            ...(count === 0 ? [] : [{ kind: 'approvals' as const, count, due_at: dueAt?.toISOString() ?? null }]),
          ].map(({ kind, count: waiting, due_at }) => ({ kind, count: waiting, due_at })),
          owners: (await ownersOf(db, site)).length,
          log_broken_at: readsLog ? await brokenAt() : null,
          ...(await stateOf(site, staff.grants)),
        });
      }),
      route(log.getLog, ({ query }, { site }) => getLog(db, query, site)),
      route(log.checkLog, async () => ok(await check())),
      looking(log.exportLog, async ({ query }, { site }, look) => {
        const range = readRange(query);
        if ('ok' in range) return range;
        const { from, to } = query;
        const asked = await look(async () => ok({ value: range, reason: `${from ?? ''}–${to ?? ''}` }));
        return replying(asked, () => Readable.from(exportLog(db, { ...range, site })));
      }),
    ]),
    scheduleJobs() {
      jobs.every('staff-invitations', hour, () => inviteDue(deps));
      jobs.every('staff-approvals', 60, () => endLapsed(deps));
      jobs.every('staff-log-head', 24 * hour, () => signHead({ db, clock, signer, mailHead: (tx, head) => mailHead(deps, tx, head) }));
      jobs.every('staff-log-check', 24 * hour, async () => void (await check()));
      jobs.every('staff-forget', hour, () => deleteOldSessions(db, clock.now()));
    },
  };
}
