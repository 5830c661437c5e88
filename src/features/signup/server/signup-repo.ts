import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { SourceRow } from '#features/site/server/index.ts';
import type { Applicant } from './read-applicant.ts';

interface NewProfile {
  readonly user: UserId;
  readonly site: SiteId;
  readonly applicant: Omit<Applicant, 'email' | 'password'>;
  /** Full years. */
  readonly searchAges: { readonly min: number; readonly max: number };
  readonly now: Date;
}

/** The profile is created disabled: it appears in no list until the account is activated. */
export async function insertProfile(tx: Tx, { user, site, applicant, searchAges, now }: NewProfile): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({
      user_id: user,
      site_id: site,
      name: applicant.name,
      status: 'disabled',
      gender: applicant.gender,
      search_gender: [...applicant.searchGender],
      search_min_age: searchAges.min,
      search_max_age: searchAges.max,
      date_of_birth: applicant.dateOfBirth,
      country: applicant.country,
      last_active_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Stored only with the member's consent; purged after 30 days. */
export async function insertTracking(tx: Tx, user: UserId, tracking: SourceRow, now: Date): Promise<void> {
  await tx
    .insertInto('trackings')
    .values({ user_id: user, ...tracking, created_at: now })
    .execute();
}

/** Stores the client id of the signup that created the account, so that a retry finds it. */
export async function rememberSignup(tx: Tx, user: UserId, clientId: string): Promise<void> {
  await tx.updateTable('users').set({ signup_client_id: clientId }).where('id', '=', user).execute();
}

/** The account that this signup created after `since`, if it is still open. `email`: as returned by `normalizeEmail`. */
export async function findOwnSignup(
  db: Db,
  site: SiteId,
  email: string,
  clientId: string,
  since: Date,
): Promise<{ readonly id: UserId; readonly passwordHash: string } | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('site_id', '=', site)
    .where('email', '=', email)
    .where('signup_client_id', '=', clientId)
    .where('signup_date', '>', since)
    .where('status', 'in', ['not_confirmed', 'active'])
    .executeTakeFirst();
  return row ? { id: userId(row.id), passwordHash: row.password_hash } : null;
}

/** Whether the member is on this site, active, and not hidden from search. */
export async function isInSearch(db: Db, site: SiteId, id: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', id)
    .where('site_id', '=', site)
    .where('status', '=', 'active')
    .where('hide_from_search', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
