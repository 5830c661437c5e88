import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import type { Grant } from '#platform/contract/rights.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { findStaffByEmail, grantsOf, insertStaff, oweInvitation, replaceGrants, setEnded, setJoined } from '../store/staff-repo.ts';

interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly grants: readonly Grant<SiteId>[];
  readonly now: Date;
}

/** Somebody new with these roles, or somebody who is there and gets them, too. */
export async function giveGrants(tx: Db | Tx, { email, name, grants, now }: NewStaff): Promise<StaffId> {
  const id = (await insertStaff(tx, { email, name, now })) ?? (await findStaffByEmail(tx, email))?.id;
  if (id === undefined) throw new Error('somebody whose address is taken is not there');
  const before = await grantsOf(tx, id);
  const isNew = (one: Grant<SiteId>) => !before.some(({ role, site }) => role === one.role && site === one.site);
  await replaceGrants(tx, id, [...before, ...grants.filter(isNew)]);
  await setEnded(tx, id, null);
  return id;
}

/** For development and demo data: somebody who can log in at once, without an invitation. */
export async function addStaff(tx: Db | Tx, { passwordHash, ...staff }: NewStaff & { readonly passwordHash: string }): Promise<StaffId> {
  const id = await giveGrants(tx, staff);
  await setJoined(tx, id, { name: staff.name, passwordHash, now: staff.now });
  return id;
}

/** For whoever sets up a site by a command: the site mails the invitation within an hour of its next start, unless the person has joined. */
export async function addInvited(tx: Db | Tx, staff: NewStaff): Promise<{ readonly id: StaffId; readonly isDue: boolean }> {
  const id = await giveGrants(tx, staff);
  return { id, isDue: await oweInvitation(tx, id) };
}

/** Takes a role on a site; without any role left, the person has ended. */
export async function takeGrant(tx: Db | Tx, id: StaffId, taken: Grant<SiteId>, now: Date): Promise<void> {
  const left = (await grantsOf(tx, id)).filter(({ role, site }) => role !== taken.role || site !== taken.site);
  await replaceGrants(tx, id, left);
  if (left.length === 0) await setEnded(tx, id, now);
}
