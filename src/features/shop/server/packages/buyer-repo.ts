import type { UserId } from '#platform/contract/ids.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

const homeCountry = compiledQuery((db, { user }: { user: UserId }) =>
  db.selectFrom('profiles').select(['country', 'region']).where('user_id', '=', user).compile(),
);

/** Country and region in a member's profile, which decide currency, payment methods and VAT. */
export async function findHome(db: Db | Tx, user: UserId): Promise<{ country: string | null; region: string | null }> {
  const {
    rows: [row],
  } = await db.executeQuery(homeCountry(db, { user }));
  return row ?? { country: null, region: null };
}

/** The town in a member's profile. */
export async function findHomeTown(db: Db | Tx, user: UserId): Promise<string | null> {
  const row = await db.selectFrom('profiles').select('town').where('user_id', '=', user).executeTakeFirst();
  return row?.town ?? null;
}
