import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { checkEmail, normalizeEmail } from '#features/account/contract/rules.ts';
import type { inviteStaff as endpoint } from '../../contract/people.ts';
import { maxStaffName } from '../../contract/rules.ts';
import { changeStaff } from './change-staff.ts';
import type { StaffDeps } from '../deps.ts';
import type { Act } from '../log/acts.ts';
import { readStaffName } from '../people/staff-name.ts';

export async function inviteStaff(deps: StaffDeps, body: BodyOf<typeof endpoint>, call: Call<Viewer | null, Staff>, act: Act) {
  const email = normalizeEmail(body.email);
  if (checkEmail(email) !== null) return fail('invalid_email', { field: 'email' });
  // Without a name the address stands for it until the invitation is accepted.
  const name = body.name === undefined ? email.slice(0, maxStaffName) : readStaffName(body.name);
  if (typeof name !== 'string') return name;
  return changeStaff(deps, { kind: 'staff-invite', email, name, roles: body.roles }, call, act);
}
