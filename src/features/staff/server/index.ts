import { done } from '#platform/contract/endpoint.ts';
import { fail, ok } from '#platform/contract/result.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import * as door from '../contract/endpoints.ts';
import * as log from '../contract/log.ts';
import * as people from '../contract/people.ts';

export function createStaff(): Feature {
  return {
    routes: tagged('staff', 'The back office: login of staff, factors, people and their rights, the log.', [
      route(door.login, async () => fail('login_failed')),
      route(door.passkeyChallenge, async () => fail('not_found')),
      route(door.loginByPasskey, async () => fail('login_failed')),
      route(door.logout, async () => ok(done)),
      route(door.acceptInvitation, async () => fail('invitation_expired')),
      route(door.getMe, async () => fail('not_found')),
      route(door.putMe, async () => fail('not_found')),
      route(door.startTotp, async () => fail('not_found')),
      route(door.confirmTotp, async () => fail('not_found')),
      route(door.renewRecoveryCodes, async () => fail('not_found')),
      route(door.startPasskey, async () => fail('not_found')),
      route(door.addPasskey, async () => fail('not_found')),
      route(door.removePasskey, async () => fail('not_found')),
      route(door.stepUp, async () => fail('not_found')),
      route(door.endSession, async () => fail('not_found')),
      route(people.getStaff, async () => fail('not_found')),
      route(people.inviteStaff, async () => fail('not_found')),
      route(people.changeRoles, async () => fail('not_found')),
      route(people.endStaff, async () => fail('not_found')),
      route(people.resetStaff, async () => fail('not_found')),
      route(people.getApprovals, async () => fail('not_found')),
      route(people.answerApproval, async () => fail('not_found')),
      route(log.getHome, async () => fail('not_found')),
      route(log.getLog, async () => fail('not_found')),
      route(log.checkLog, async () => fail('not_found')),
    ]),
  };
}
