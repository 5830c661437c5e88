import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { unlock } from '#features/account/server/index.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { unlockMember as endpoint } from '../../contract/endpoints.ts';
import type { StaffCall } from '../deps.ts';
import { lockMember } from '../lock-member.ts';

export async function unlockMember({ id }: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const unlocked = await act(async (tx): Promise<Result<Entry<null>, 'not_found'>> => {
    const member = await lockMember(tx, call.site, userId(id));
    if (member === null) return fail('not_found');
    return ok({ value: null, subject: id, nothing: !(await unlock(tx, member)) });
  });
  return replying(unlocked, () => done);
}
