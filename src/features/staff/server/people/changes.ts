import * as Type from 'typebox';
import type { Static } from 'typebox';
import { type SiteId, siteId, type StaffId, staffId } from '#platform/contract/ids.ts';
import { Id } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { type Grant, rolesAt } from '#platform/contract/rights.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { GrantSchema } from '../../contract/schemas.ts';
import type { StaffDeps } from '../deps.ts';
import { deleteSessions } from '../store/staff-session-repo.ts';
import { giveGrants } from './add-staff.ts';
import { controls, controlsGrant } from './controls.ts';
import { mailInvitation } from './invite.ts';
import { endInvitations } from '../store/invitation-repo.ts';
import { ownersOf } from './present-people.ts';
import { resetKeys } from './reset-keys.ts';
import { findStaffByEmail, grantsOf, lockStaff, replaceGrants, setEnded } from '../store/staff-repo.ts';

const Roles = Type.Array(GrantSchema);

/** What is done to somebody's rights, as it is also stored while it waits for a second owner. */
export const StaffChange = Type.Union([
  Type.Object({ kind: Type.Literal('staff-invite'), email: Type.String(), name: Type.String(), roles: Roles }),
  Type.Object({ kind: Type.Literal('staff-role'), id: Id, roles: Roles }),
  Type.Object({ kind: Type.Literal('staff-end'), id: Id }),
  Type.Object({ kind: Type.Literal('staff-reset'), id: Id }),
]);
export type StaffChange = Static<typeof StaffChange>;

interface Asked {
  /** The roles of the person who asked for it. */
  readonly by: readonly Grant<SiteId>[];
  readonly site: SiteId;
  readonly origin: string;
}

export const grantsIn = (change: StaffChange): Grant<SiteId>[] =>
  'roles' in change ? change.roles.map(({ role, site }) => ({ role, site: site === null ? null : siteId(site) })) : [];

/** The person whom a change is about; null for somebody new. */
export const subjectOf = async (tx: Tx, change: StaffChange): Promise<StaffId | null> =>
  change.kind === 'staff-invite' ? ((await findStaffByEmail(tx, change.email))?.id ?? null) : staffId(change.id);

/** Whether the person who asks may give these roles and act on this person at all. */
export async function isWithinReach({ sites }: StaffDeps, tx: Tx, change: StaffChange, { by, site }: Asked): Promise<boolean> {
  const known = new Set((await sites.all()).map(({ id }) => id));
  const given = grantsIn(change);
  if (!given.every((grant) => (grant.site === null || known.has(grant.site)) && controlsGrant(by, grant))) return false;
  if (change.kind === 'staff-invite') return true;
  const theirs = await grantsOf(tx, staffId(change.id));
  if ((await lockStaff(tx, staffId(change.id))) === null) return false;
  // Keys are those of a person, not of a site.
  if (change.kind === 'staff-reset') return theirs.length > 0 && controls(by, theirs);
  return change.kind === 'staff-role'
    ? theirs.length === 0 || isTouched(theirs, by)
    : rolesAt(theirs, site).length > 0 && isTouched(theirs, by);
}

const isTouched = (theirs: readonly Grant[], by: readonly Grant[]): boolean => theirs.some((grant) => controlsGrant(by, grant));

/** Does it. `last_owner`: a site would have no owner any more who can log in. */
export async function applyChange(
  deps: StaffDeps,
  tx: Tx,
  change: StaffChange,
  asked: Asked,
): Promise<Result<StaffId, 'last_owner' | 'not_found'>> {
  const { clock, sites } = deps;
  const now = clock.now();
  const before = await ownerCounts(deps, tx);
  const invite = (staff: StaffId) => mailInvitation(deps, tx, { staff, site: asked.site, origin: asked.origin });
  let staff: StaffId;
  if (change.kind === 'staff-invite') {
    const known = await findStaffByEmail(tx, change.email);
    staff = await giveGrants(tx, { email: change.email, name: change.name, grants: [], now });
    await setRoles(tx, staff, grantsIn(change), asked.by);
    // Somebody who works here already gets the roles, but needs no link.
    if (known === null || known.joinedAt === null || known.endedAt !== null) await invite(staff);
  } else {
    staff = staffId(change.id);
    if (change.kind === 'staff-reset') {
      await resetKeys(deps, tx, staff, 'reset', { site: asked.site, origin: asked.origin });
      return ok(staff);
    }
    await setRoles(tx, staff, grantsIn(change), asked.by);
  }
  if ((await grantsOf(tx, staff)).length === 0) {
    await setEnded(tx, staff, now);
    await deleteSessions(tx, staff);
    await endInvitations(tx, staff, now);
  } else await setEnded(tx, staff, null);
  const after = await ownerCounts(deps, tx);
  const isLost = (await sites.all()).some(({ id }) => (before.get(id) ?? 0) > 0 && after.get(id) === 0);
  return isLost ? fail('last_owner') : ok(staff);
}

/** Exactly these roles where the person who asks decides; those elsewhere stay. */
async function setRoles(tx: Tx, staff: StaffId, given: readonly Grant<SiteId>[], by: readonly Grant[]): Promise<void> {
  const others = (await grantsOf(tx, staff)).filter((grant) => !controlsGrant(by, grant));
  await replaceGrants(tx, staff, [...others, ...given]);
}

async function ownerCounts({ sites }: StaffDeps, tx: Tx): Promise<Map<SiteId, number>> {
  const counts = new Map<SiteId, number>();
  for (const { id } of await sites.all()) counts.set(id, (await ownersOf(tx, id)).length);
  return counts;
}
