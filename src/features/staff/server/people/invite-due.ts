import type { SiteId } from '#platform/contract/ids.ts';
import type { Role } from '#platform/contract/rights.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Site } from '#features/site/server/index.ts';
import { maxStaffName } from '../../contract/rules.ts';
import type { StaffDeps } from '../deps.ts';
import { logCommand } from '../log/acts.ts';
import { claimDueInvitation, grantsOf, listDueInvitations } from '../store/staff-repo.ts';
import { addInvited } from './add-staff.ts';
import { mailInvitation } from './invite.ts';

interface Invited {
  readonly email: string;
  readonly role: Role;
  /** Null: all sites. */
  readonly site: SiteId | null;
}

/** Invites somebody from the machine of the site, where no owner has to agree; logged. False: has joined, and has the role now. */
export const inviteByCommand = (db: Db, clock: Clock, { email, role, site }: Invited): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const name = email.slice(0, maxStaffName);
    const { id, isDue } = await addInvited(tx, { email, name, grants: [{ role, site }], now: clock.now() });
    await logCommand(tx, clock, { what: 'staff-role', subject: String(id), site });
    return isDue;
  });

/** Mails the invitations that wait for a start, each once. */
export async function inviteDue(deps: StaffDeps, originOf: (site: Site) => string): Promise<void> {
  const { db, clock, sites } = deps;
  for (const staff of await listDueInvitations(db)) {
    const [grant] = await grantsOf(db, staff);
    const all = await sites.all();
    const site = all.find(({ id }) => id === grant?.site) ?? all[0];
    if (site === undefined) continue;
    await db.transaction().execute(async (tx) => {
      if (!(await claimDueInvitation(tx, staff))) return;
      await mailInvitation(deps, tx, { staff, site: site.id, origin: originOf(site) });
      await logCommand(tx, clock, { what: 'staff-invite', subject: String(staff), site: site.id });
    });
  }
}
