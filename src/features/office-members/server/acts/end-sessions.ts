import type { BodyOf } from '#platform/contract/endpoint.ts';
import { userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { endMemberSessions as endpoint } from '../../contract/endpoints.ts';
import type { ActDeps, StaffCall } from '../deps.ts';
import { lockMember } from '../lock-member.ts';

export async function endMemberSessions(deps: ActDeps, { id, session }: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const user = userId(id);
  let publish = (): void => undefined;
  const ended = await act(async (tx): Promise<Result<Entry<number>, 'not_found'>> => {
    if ((await lockMember(tx, call.site, user)) === null) return fail('not_found');
    const { count, publish: publishEnded } = await deps.sessions.endWithin(tx, user, session);
    publish = publishEnded;
    return ok({ value: count, subject: user, reason: session === undefined ? 'all' : 'one', nothing: count === 0 });
  });
  if (ended.ok) publish();
  return replying(ended, (count) => ({ ended: count }));
}
