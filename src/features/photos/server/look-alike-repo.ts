import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { mostDifferingBits } from '#platform/server/images/perceptual-hash.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** SQL: the column's picture looks like this one. */
const alike = (column: RawBuilder<unknown>, phash: string) =>
  sql<boolean>`bit_count(${column} # ${phash}::bit(64)) <= ${mostDifferingBits}`;

/** Known as a picture that may not be shown. */
export async function isBanned(db: Db | Tx, phash: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM banned_photos WHERE ${alike(sql`phash`, phash)} LIMIT 1`.execute(db);
  return rows.length > 0;
}

export interface LookAlike {
  readonly id: number;
  readonly owner: UserId;
}

/**
 * A photo on the member's site that looks like this picture, the member's own first: neither rejected nor deleted, and of
 * an account that is not. Who is a member of two sites may show the same face on both. Read by the indexes on quarters.
 */
export async function findLookAlike(tx: Tx, user: UserId, phash: string): Promise<LookAlike | null> {
  const quarters = [1, 17, 33, 49].map(
    (from) => sql`substring(f.phash from ${sql.lit(from)} for 16) = substring(${phash}::bit(64) from ${sql.lit(from)} for 16)`,
  );
  const { rows } = await sql<LookAlike>`
    SELECT f.id, f.user_id AS owner FROM photos f JOIN users u ON u.id = f.user_id
    WHERE f.phash IS NOT NULL AND (${sql.join(quarters, sql` OR `)}) AND ${alike(sql`f.phash`, phash)}
      AND f.status IN ('pending', 'active') AND f.deleted_at IS NULL
      AND u.status <> 'deleted' AND u.site_id = (SELECT site_id FROM users WHERE id = ${user})
    ORDER BY f.user_id <> ${user}, f.id LIMIT 1`.execute(tx);
  return rows[0] ?? null;
}
