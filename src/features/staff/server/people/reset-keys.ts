import type { StaffId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { StaffDeps } from '../deps.ts';
import { removeFactors } from '../store/factor-repo.ts';
import { deleteSessions } from '../store/staff-session-repo.ts';
import { findStaff } from '../store/staff-repo.ts';
import { mailInvitation } from './invite.ts';
import { mailOwners } from './mail-staff.ts';

type Place = Omit<Parameters<typeof mailInvitation>[2], 'staff'>;

/** Removes password, passkeys and authenticator, ends the sessions, mails a new invitation, and tells the owners. */
export async function resetKeys(deps: StaffDeps, tx: Tx, staff: StaffId, what: 'reset' | 'reset_by_command', place: Place): Promise<void> {
  await removeFactors(tx, staff);
  await deleteSessions(tx, staff);
  await mailInvitation(deps, tx, { ...place, staff });
  await mailAccess(deps, tx, staff, what);
}

/** Mails the owners who has got a new way in, and how. */
export async function mailAccess(
  deps: StaffDeps,
  tx: Tx,
  staff: StaffId,
  what: 'reset' | 'reset_by_command' | 'owner_by_command',
): Promise<void> {
  const person = (await findStaff(tx, staff))?.name ?? '';
  await mailOwners(deps, tx, ({ name, origin }) => ({
    kind: 'staff_access',
    params: { name, link: `${origin}/admin/staff?person=${staff}`, person, what },
  }));
}
