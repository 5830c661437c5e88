import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { isOpen, restoreWithin } from '#features/account/server/index.ts';
import { type Act, type Entry, readLogWords, replying } from '#features/staff/server/index.ts';
import type { restoreMember as endpoint } from '../../contract/endpoints.ts';
import type { ActDeps, StaffCall } from '../deps.ts';
import { lockMember } from '../lock-member.ts';

/** What a decision has closed comes back by a decision alone. */
export async function restoreMember(deps: ActDeps, body: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const words = readLogWords(body.words);
  if (typeof words === 'object') return words;
  const origin = deps.siteOrigin(await deps.sites.byId(call.site));
  const restored = await act(async (tx): Promise<Result<Entry<null>, 'not_found' | 'not_restorable'>> => {
    const member = await lockMember(tx, call.site, userId(body.id));
    if (member === null) return fail('not_found');
    if (isOpen(member.status)) return ok({ value: null, nothing: true });
    if (!(await restoreWithin(deps.mails, tx, member, { now: deps.clock.now(), origin }))) return fail('not_restorable');
    return ok({ value: null, subject: body.id, words });
  });
  return replying(restored, () => done);
}
