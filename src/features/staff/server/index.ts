import type { FastifyRequest } from 'fastify';
import { fail, ok } from '#platform/contract/result.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import type { Feature } from '#platform/server/feature.ts';
import { type Call, route, type Staff, tagged } from '#platform/server/http/context.ts';
import { staffCookie } from '#platform/server/http/cookies.ts';
import { isLocal } from '#platform/server/network/this-machine.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createChallenges, createCodesOf, createPasswordQueue } from '#features/account/server/index.ts';
import type { ReadVisitorCountry, Sites } from '#features/site/server/index.ts';
import * as door from '../contract/endpoints.ts';
import * as log from '../contract/log.ts';
import * as people from '../contract/people.ts';
import type { StaffDeps } from './deps.ts';
import { claimRecoveryCode, claimStep, findTotp } from './factors/factor-repo.ts';
import { createActRoutes } from './log/acts.ts';
import { checkLog } from './log/check-log.ts';
import { getLog } from './log/get-log.ts';
import { createHeadSigner, signHead } from './log/sign-head.ts';
import { login } from './login/login.ts';
import { endSession, logout } from './login/logout.ts';
import { deleteOldSessions } from './login/staff-session-repo.ts';
import { createStaffSessions } from './login/staff-sessions.ts';
import { ownersOf, presentPeople } from './people/present-people.ts';
import { presentMe } from './people/present-me.ts';
import { putMe } from './people/put-me.ts';

export { addStaff, takeGrant } from './people/add-staff.ts';
export { findStaffByEmail } from './people/staff-repo.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly visitorCountry: ReadVisitorCountry;
}

export interface StaffFeature extends Feature {
  /** The staff of a request; null for everybody else. */
  staffOf(request: FastifyRequest): Promise<Staff | null>;
}

const hour = 3600;

export function createStaff(platform: Platform, { sites, visitorCountry }: Dependencies): StaffFeature {
  const { env, clock, jobs, secret, security } = platform;
  const { db } = platform.database;
  const sessions = createStaffSessions({ db, clock, countryOf: (call: Call) => visitorCountry(call).guessedCountry });
  const secretOf = async (...of: Parameters<typeof findTotp>) => (await findTotp(...of)).secret;
  const codes = createCodesOf({ prefix: 'staff-', secretOf, claimStep, claimRecoveryCode }, secret, clock);
  const challenges = createChallenges(secret, clock, 'staff-passkey-challenge');
  const deps: StaffDeps = { db, clock, security, secret, sites, sessions, challenges, codes };
  const acting = createActRoutes(deps);
  const signer = createHeadSigner(secret);
  const inQueue = createPasswordQueue();
  return {
    staffOf: (request) => sessions.recognise(request.cookies[staffCookie], isLocal(env, request)),
    routes: tagged('staff', 'The back office: login of staff, factors, people and their rights, the log.', [
      acting(door.login, ({ body }, call, act) => inQueue({ network: call.network, isKnown: false }, () => login(deps, body, call, act))),
      acting(door.passkeyChallenge, async () => fail('not_found')),
      acting(door.loginByPasskey, async () => fail('login_failed')),
      acting(door.logout, (_input, call, act) => logout(deps, call, act)),
      acting(door.acceptInvitation, async () => fail('invitation_expired')),
      route(door.getMe, async (_input, call) => ok(await presentMe(deps, call.staff.staffId, call.staff.sessionId, call))),
      acting(door.putMe, ({ body }, call, act) => putMe(deps, body, call, act)),
      acting(door.startTotp, async () => fail('not_found')),
      acting(door.confirmTotp, async () => fail('not_found')),
      acting(door.renewRecoveryCodes, async () => fail('not_found')),
      acting(door.startPasskey, async () => fail('not_found')),
      acting(door.addPasskey, async () => fail('not_found')),
      acting(door.removePasskey, async () => fail('not_found')),
      acting(door.stepUp, async () => fail('not_found')),
      acting(door.endSession, ({ body }, call, act) => endSession(body.id, call, act)),
      route(people.getStaff, async (_input, { site, staff }) =>
        ok({ staff: await presentPeople(deps, site, staff), owners: (await ownersOf(db, site)).length }),
      ),
      acting(people.inviteStaff, async () => fail('not_found')),
      acting(people.changeRoles, async () => fail('not_found')),
      acting(people.endStaff, async () => fail('not_found')),
      acting(people.resetStaff, async () => fail('not_found')),
      route(people.getApprovals, async () => ok({ approvals: [] })),
      acting(people.answerApproval, async () => fail('not_found')),
      route(log.getHome, async (_input, { site, staff }) => {
        const readsLog = rightsAt(staff.grants, site).includes('log.read');
        return ok({
          site: { id: site, name: (await sites.byId(site)).settings.name },
          waits: [],
          owners: (await ownersOf(db, site)).length,
          log_broken_at: readsLog ? ((await checkLog(db, signer)).broken?.id ?? null) : null,
        });
      }),
      route(log.getLog, ({ query }, { site }) => getLog(db, query, site)),
      route(log.checkLog, async () => ok(await checkLog(db, signer))),
    ]),
    scheduleJobs() {
      jobs.every('staff-log-head', 24 * hour, () => signHead(db, clock, signer));
      jobs.every('staff-forget', hour, () => deleteOldSessions(db, clock.now()));
    },
  };
}
