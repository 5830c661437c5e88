import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { loginByPasskey as endpoint } from '../../contract/endpoints.ts';
import type { StaffDeps } from '../deps.ts';
import { readSigned, useSigned } from '../factors/signed.ts';
import { type Act, type Entry, replying } from '../log/acts.ts';
import { presentMe } from '../people/present-me.ts';
import { lockStaff } from '../store/staff-repo.ts';

/** The device has verified its owner, so nothing else is asked for. */
export async function loginByPasskey(deps: StaffDeps, body: BodyOf<typeof endpoint>, call: Call, act: Act) {
  const signed = await readSigned(deps, 'login', body, call);
  const refused = () => {
    deps.security.write({ event: 'staff_login', outcome: 'refused', reason: 'passkey_refused' }, call);
    return fail('login_failed');
  };
  if (signed === null) return refused();
  const { staff } = signed.passkey;
  const entered = await act(async (tx): Promise<Result<Entry<null>, 'login_failed'>> => {
    const current = await lockStaff(tx, staff);
    if (current?.endedAt !== null || !(await useSigned(deps, tx, signed))) return fail('login_failed');
    await deps.sessions.begin(tx, staff, true, call);
    return ok({ value: null, who: staff, subject: staff });
  });
  if (!entered.ok) return refused();
  return replying(entered, () => presentMe(deps, staff, null, call));
}
