import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import { hashToken } from '#platform/server/secrets.ts';
import { hashPassword, validateNewPassword } from '#features/account/server/index.ts';
import type { acceptInvitation as endpoint } from '../../contract/endpoints.ts';
import type { StaffDeps } from '../deps.ts';
import { hasFactor } from '../store/factor-repo.ts';
import { type Act, type Entry, replying } from '../log/acts.ts';
import { claimInvitation, findInvitation } from '../store/invitation-repo.ts';
import { presentMe } from './present-me.ts';
import { readStaffName } from './staff-name.ts';
import { findStaff, lockStaff, setJoined } from '../store/staff-repo.ts';

/** The link is used up with the success alone, so that a refused password can be typed again. */
export async function acceptInvitation(deps: StaffDeps, { token, name: typed, password }: BodyOf<typeof endpoint>, call: Call, act: Act) {
  const { db, clock } = deps;
  const tokenHash = hashToken(token);
  const staff = await findInvitation(db, tokenHash, clock.now());
  const row = staff === null ? null : await findStaff(db, staff);
  if (staff === null || row === null) return fail('invitation_expired');
  const name = readStaffName(typed);
  if (typeof name !== 'string') return name;
  if (password !== undefined) {
    const refused = validateNewPassword({ password, password_repeat: password }, { email: row.email, name });
    if (refused !== null && refused.code !== 'passwords_not_identical') return fail(refused.code, refused.params);
  }
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const accepted = await act(async (tx): Promise<Result<Entry<null>, 'invitation_expired'>> => {
    const current = await lockStaff(tx, staff);
    if (current === null || !(await claimInvitation(tx, tokenHash, clock.now()))) return fail('invitation_expired');
    await setJoined(tx, staff, { name, passwordHash: passwordHash ?? current.passwordHash, now: clock.now() });
    // A link of a mail alone is no second factor: somebody who has one has to show it at the login.
    if (!(await hasFactor(tx, staff))) await deps.sessions.begin(tx, staff, false, call);
    return ok({ value: null, who: staff, subject: staff });
  });
  return replying(accepted, () => presentMe(deps, staff, null, call));
}
