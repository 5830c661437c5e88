import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { type Grant, type Right, rightsAt, rolesAt } from '#platform/contract/rights.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Staff } from '#platform/server/http/context.ts';
import type { Person } from '../../contract/schemas.ts';
import type { StaffDeps } from '../deps.ts';
import { countRecoveryCodes, listPasskeys } from '../store/factor-repo.ts';
import { listSessions } from '../store/staff-session-repo.ts';
import { findInvitationEnd } from '../store/invitation-repo.ts';
import { presentSession } from './present-me.ts';
import { grantsOfAll, listAllStaff, type StaffRow } from '../store/staff-repo.ts';

/** The people who have a role on the site. Roles on sites that the caller has nothing to do with are left out. */
export async function presentPeople(deps: StaffDeps, site: SiteId, caller: Staff): Promise<Person[]> {
  const rows = await listAllStaff(deps.db);
  const grants = await grantsOfAll(
    deps.db,
    rows.map(({ id }) => id),
  );
  const people: Person[] = [];
  for (const row of rows) {
    const theirs = grants.get(row.id) ?? [];
    if (rolesAt(theirs, site).length > 0) people.push(await presentPerson(deps, row, theirs, caller));
  }
  return people;
}

export async function presentPerson(
  { db, clock }: Pick<StaffDeps, 'db' | 'clock'>,
  row: StaffRow,
  grants: readonly Grant<SiteId>[],
  caller: Staff,
): Promise<Person> {
  const now = clock.now();
  const sessions = await listSessions(db, [row.id], now);
  const isMe = row.id === caller.staffId;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    state: row.endedAt !== null ? 'ended' : row.joinedAt === null ? 'invited' : 'active',
    roles: grants.filter(({ site }) => site === null || rolesAt(caller.grants, site).length > 0),
    has_password: row.passwordHash !== null,
    has_totp: row.totpSince !== null,
    passkeys: (await listPasskeys(db, row.id)).length,
    recovery_codes: await countRecoveryCodes(db, row.id),
    invited_until: (await findInvitationEnd(db, row.id, now))?.toISOString() ?? null,
    used_at:
      sessions
        .map(({ usedAt }) => usedAt.toISOString())
        .toSorted()
        .at(-1) ?? null,
    sessions: sessions.map((one) => presentSession(one, isMe ? caller.sessionId : null)),
    me: isMe,
  };
}

/** Owners of a site who can log in. */
export const ownersOf = async (db: Db | Tx, site: SiteId): Promise<StaffId[]> =>
  (await listWorking(db)).filter(({ grants }) => rolesAt(grants, site).includes('owner')).map(({ row }) => row.id);

export interface Working {
  readonly row: StaffRow;
  readonly grants: readonly Grant<SiteId>[];
}

/** Everybody who can log in. */
export async function listWorking(db: Db | Tx): Promise<Working[]> {
  const rows = (await listAllStaff(db)).filter(({ endedAt, joinedAt }) => endedAt === null && joinedAt !== null);
  const grants = await grantsOfAll(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, grants: grants.get(row.id) ?? [] }));
}

/** Those with a right on a site, except one. */
export const othersWith = (working: readonly Working[], site: SiteId, right: Right, except: StaffId): StaffRow[] =>
  working.filter(({ row, grants }) => row.id !== except && rightsAt(grants, site).includes(right)).map(({ row }) => row);
