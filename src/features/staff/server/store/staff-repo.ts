import { type SiteId, siteId, type StaffId, staffId } from '#platform/contract/ids.ts';
import { type Grant, type Role, roles } from '#platform/contract/rights.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface StaffRow {
  readonly id: StaffId;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly language: 'de' | 'en' | null;
  readonly keys: boolean;
  readonly blur: boolean;
  readonly grey: boolean;
  readonly totpSince: Date | null;
  readonly joinedAt: Date | null;
  readonly endedAt: Date | null;
}

const columns = [
  'id',
  'email',
  'name',
  'password_hash',
  'language',
  'keys',
  'blur',
  'grey',
  'totp_since',
  'joined_at',
  'ended_at',
] as const;

interface Selected {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly language: string | null;
  readonly keys: boolean;
  readonly blur: boolean;
  readonly grey: boolean;
  readonly totp_since: Date | null;
  readonly joined_at: Date | null;
  readonly ended_at: Date | null;
}

const rowOf = (row: Selected): StaffRow => ({
  id: staffId(row.id),
  email: row.email,
  name: row.name,
  passwordHash: row.password_hash,
  language: row.language === 'de' || row.language === 'en' ? row.language : null,
  keys: row.keys,
  blur: row.blur,
  grey: row.grey,
  totpSince: row.totp_since,
  joinedAt: row.joined_at,
  endedAt: row.ended_at,
});

export async function findStaff(db: Db | Tx, id: StaffId): Promise<StaffRow | null> {
  const row = await db.selectFrom('staff').select(columns).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

export async function findStaffByEmail(db: Db | Tx, email: string): Promise<StaffRow | null> {
  const row = await db.selectFrom('staff').select(columns).where('email', '=', email).executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

/** Also keeps two calls about one person from being done at once. */
export async function lockStaff(tx: Tx, id: StaffId): Promise<StaffRow | null> {
  const row = await tx.selectFrom('staff').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

/** Changes of who is an owner wait for each other, so that two cannot end the last two owners. */
export async function lockAllOwners(tx: Tx): Promise<void> {
  await tx.selectFrom('staff').select('id').orderBy('id').forUpdate().execute();
}

export async function listAllStaff(db: Db | Tx): Promise<StaffRow[]> {
  return (await db.selectFrom('staff').select(columns).orderBy('id').execute()).map(rowOf);
}

/** Null when the address is taken. */
export async function insertStaff(
  tx: Db | Tx,
  { email, name, now }: { readonly email: string; readonly name: string; readonly now: Date },
): Promise<StaffId | null> {
  const row = await tx
    .insertInto('staff')
    .values({ email, name, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? null : staffId(row.id);
}

export type StaffSettings = Partial<Pick<StaffRow, 'language' | 'keys' | 'blur' | 'grey'>>;

export async function updateSettings(tx: Tx, id: StaffId, settings: StaffSettings): Promise<void> {
  await tx.updateTable('staff').set(settings).where('id', '=', id).execute();
}

/** Of somebody who has not joined yet. `passwordHash` null: that of before stays. */
export async function setNamed(
  tx: Tx,
  id: StaffId,
  { name, email, passwordHash }: { readonly name: string; readonly email: string; readonly passwordHash: string | null },
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ name, email, ...(passwordHash !== null && { password_hash: passwordHash }) })
    .where('id', '=', id)
    .where('joined_at', 'is', null)
    .execute();
}

export async function setJoined(
  tx: Db | Tx,
  id: StaffId,
  { name, passwordHash, now }: { name: string; passwordHash: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('staff')
    .set((row) => ({
      name,
      password_hash: passwordHash,
      joined_at: row.fn.coalesce('joined_at', row.val(now)),
      ended_at: null,
      invitation_due: false,
    }))
    .where('id', '=', id)
    .execute();
}

export async function setEnded(tx: Db | Tx, id: StaffId, endedAt: Date | null): Promise<void> {
  await tx.updateTable('staff').set({ ended_at: endedAt }).where('id', '=', id).execute();
}

export async function grantsOf(db: Db | Tx, id: StaffId): Promise<Grant<SiteId>[]> {
  return (await grantsOfAll(db, [id])).get(id) ?? [];
}

export async function grantsOfAll(db: Db | Tx, ids: readonly StaffId[]): Promise<Map<StaffId, Grant<SiteId>[]>> {
  const found = new Map<StaffId, Grant<SiteId>[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('staff_rights')
    .selectAll()
    .where('staff_id', 'in', ids)
    .orderBy('staff_id')
    .orderBy('site_id')
    .execute();
  for (const { staff_id, site_id, role } of rows)
    if (isRole(role)) found.get(staffId(staff_id))?.push({ role, site: site_id === null ? null : siteId(site_id) });
  return found;
}

const isRole = (role: string): role is Role => (roles as readonly string[]).includes(role);

export async function replaceGrants(tx: Db | Tx, id: StaffId, grants: readonly Grant<SiteId>[]): Promise<void> {
  await tx.deleteFrom('staff_rights').where('staff_id', '=', id).execute();
  if (grants.length === 0) return;
  await tx
    .insertInto('staff_rights')
    .values(grants.map(({ role, site }) => ({ staff_id: id, site_id: site, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lets somebody get an invitation from the running site. False for who has joined. */
export async function oweInvitation(tx: Db | Tx, id: StaffId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ invitation_due: true })
    .where('id', '=', id)
    .where('joined_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** People who get an invitation at a start: who ran a site before there was a back office, or set one up by a command. */
export async function listDueInvitations(db: Db): Promise<StaffId[]> {
  return (await db.selectFrom('staff').select('id').where('invitation_due', '=', true).orderBy('id').execute()).map(({ id }) =>
    staffId(id),
  );
}

/** False when another process was faster. */
export async function claimDueInvitation(tx: Tx, id: StaffId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ invitation_due: false })
    .where('id', '=', id)
    .where('invitation_due', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of somebody who works or has worked here. */
export const nameOfStaff = async (db: Db | Tx, id: StaffId): Promise<string> =>
  (await db.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
