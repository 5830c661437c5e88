import type { SiteId } from '#platform/contract/ids.ts';
import { rolesAt, type Role } from '#platform/contract/rights.ts';
import { maxStaffName } from '../../contract/rules.ts';
import type { StaffDeps } from '../deps.ts';
import { logCommand } from '../log/acts.ts';
import { findStaffByEmail, grantsOf, lockStaff } from '../store/staff-repo.ts';
import { addInvited } from './add-staff.ts';
import { mailAccess, resetKeys } from './reset-keys.ts';

interface Invited {
  readonly email: string;
  readonly role: Role;
  /** Null: all sites. */
  readonly site: SiteId | null;
}

/** Commands on the machine of the site, for what no owner can do any more. Each is logged, and the owners are mailed. */
export interface StaffCommands {
  /** Invites somebody; the site mails the link. False: has joined, and has the role now. */
  readonly invite: (invited: Invited) => Promise<boolean>;
  /** For somebody who has lost the keys: removes them and mails a new invitation. False: nobody works here with this address. */
  readonly reset: (email: string) => Promise<boolean>;
}

export const createCommands = (deps: StaffDeps): StaffCommands => ({
  invite: ({ email, role, site }) =>
    deps.db.transaction().execute(async (tx) => {
      const name = email.slice(0, maxStaffName);
      const { id, isDue } = await addInvited(tx, { email, name, grants: [{ role, site }], now: deps.clock.now() });
      if (role === 'owner') await mailAccess(deps, tx, id, 'owner_by_command');
      await logCommand(tx, deps.clock, { what: 'staff-role', subject: String(id), site });
      return isDue;
    }),
  reset: (email) =>
    deps.db.transaction().execute(async (tx) => {
      const found = await findStaffByEmail(tx, email);
      const staff = found === null ? null : await lockStaff(tx, found.id);
      if (staff === null || staff.endedAt !== null) return false;
      const place = await placeOf(deps, await grantsOf(tx, staff.id));
      if (place === null) return false;
      await resetKeys(deps, tx, staff.id, 'reset_by_command', place);
      await logCommand(tx, deps.clock, { what: 'staff-reset', subject: String(staff.id), site: null });
      return true;
    }),
});

/** A site where somebody with these roles works. */
async function placeOf({ sites, originOf }: StaffDeps, grants: Awaited<ReturnType<typeof grantsOf>>) {
  const site = (await sites.all()).find(({ id }) => rolesAt(grants, id).length > 0);
  return site === undefined ? null : { site: site.id, origin: originOf(site) };
}
