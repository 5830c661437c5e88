import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { mailActivation } from '#features/account/server/index.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { resendMemberActivation as endpoint } from '../../contract/endpoints.ts';
import type { ActDeps, StaffCall } from '../deps.ts';
import { lockMember } from '../lock-member.ts';

type Code = 'not_found' | 'already_active' | 'account_closed' | 'too_many_mails';

export async function resendActivation(deps: ActDeps, { id }: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const origin = deps.siteOrigin(await deps.sites.byId(call.site));
  const sent = await act(async (tx): Promise<Result<Entry<null>, Code>> => {
    const member = await lockMember(tx, call.site, userId(id));
    if (member === null) return fail('not_found');
    if (member.status === 'active') return fail('already_active');
    if (member.status !== 'not_confirmed') return fail('account_closed');
    const mailed = await mailActivation(deps, tx, member, origin);
    return mailed.ok ? ok({ value: null, subject: id }) : mailed;
  });
  return replying(sent, () => done);
}
