import type { StaffDeps } from '../deps.ts';
import { logCommand } from '../log/acts.ts';
import { claimDueInvitation, grantsOf, listDueInvitations } from '../store/staff-repo.ts';
import { mailInvitation } from './invite.ts';

/** Mails the invitations that wait for a start, each once. */
export async function inviteDue(deps: StaffDeps): Promise<void> {
  const { db, clock, sites, originOf } = deps;
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
