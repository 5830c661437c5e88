import { createActRoutes, createLookRoutes } from '#features/staff/server/index.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ImageQueue } from '#features/photos/server/index.ts';
import * as endpoints from '../contract/endpoints.ts';
import { changeEmail } from './acts/change-email.ts';
import { deleteMember } from './acts/delete-member.ts';
import { endMemberSessions } from './acts/end-sessions.ts';
import { resendActivation } from './acts/resend-activation.ts';
import { restoreMember } from './acts/restore-member.ts';
import { sendMessage } from './acts/send-message.ts';
import { startMemberExport } from './acts/start-export.ts';
import { unlockMember } from './acts/unlock-member.ts';
import type { ActDeps } from './deps.ts';
import { lookAtMember } from './look/look-at-member.ts';
import { memberMessagesData } from './messages-repo.ts';
import { getMember } from './page/get-member.ts';
import { getPhoto } from './page/get-photo.ts';
import { findMembers } from './search/find-members.ts';

interface Dependencies extends Omit<ActDeps, 'db' | 'clock'> {
  readonly imageQueue: ImageQueue;
}

/** Finding members and helping them. Nobody logs in as a member: there is no call for it. */
export function createOfficeMembers({ database: { db }, clock, storage }: Platform, dependencies: Dependencies): Feature {
  const deps = { ...dependencies, db, clock, storage };
  const acting = createActRoutes(deps);
  const looking = createLookRoutes(deps);
  return {
    routes: tagged('office-members', 'Members, as staff find and help them: what is private is masked.', [
      route(endpoints.findMembers, ({ query }, call) => findMembers(deps, query, call)),
      route(endpoints.getMember, ({ query }, call) => getMember(deps, query.id, call)),
      route(endpoints.getMemberPhoto, ({ query }, call) => getPhoto(deps, query, call)),
      looking(endpoints.lookAtMember, ({ body }, call, act) => lookAtMember(deps, body, call, act)),
      acting(endpoints.sendMemberMessage, ({ body }, call, act) => sendMessage(deps, body, call, act)),
      acting(endpoints.resendMemberActivation, ({ body }, call, act) => resendActivation(deps, body, call, act)),
      acting(endpoints.restoreMember, ({ body }, call, act) => restoreMember(deps, body, call, act)),
      acting(endpoints.changeMemberEmail, ({ body }, call, act) => changeEmail(deps, body, call, act)),
      acting(endpoints.startMemberExport, ({ body }, call, act) => startMemberExport(deps, body, call, act)),
      acting(endpoints.deleteMember, ({ body }, call, act) => deleteMember(deps, body, call, act)),
      acting(endpoints.endMemberSessions, ({ body }, call, act) => endMemberSessions(deps, body, call, act)),
      acting(endpoints.unlockMember, ({ body }, call, act) => unlockMember(body, call, act)),
    ]),
    ownData: memberMessagesData,
  };
}
