import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

interface NewLogin {
  readonly user: UserId;
  readonly at: Date;
  readonly userAgent: string;
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
}

export async function insertLogin(within: Db | Tx, { user, at, userAgent, country }: NewLogin): Promise<void> {
  await within.insertInto('logins').values({ user_id: user, at, user_agent: userAgent, country }).execute();
}

/** Maximum number of logins that are shown to the member. */
const shown = 10;

/** The newest first. */
export async function listLogins(db: Db, user: UserId): Promise<Omit<NewLogin, 'user'>[]> {
  const rows = await db
    .selectFrom('logins')
    .select(['at', 'user_agent', 'country'])
    .where('user_id', '=', user)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map((row) => ({ at: row.at, userAgent: row.user_agent, country: row.country }));
}
