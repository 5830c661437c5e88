import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { maxHashDistance } from '#platform/server/images/perceptual-hash.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** SQL condition: the column's perceptual hash is close to `phash`. */
const isSimilar = (column: RawBuilder<unknown>, phash: string) =>
  sql<boolean>`bit_count(${column} # ${phash}::bit(64)) <= ${maxHashDistance}`;

/** Whether the image resembles a banned one. */
export async function isBanned(db: Db | Tx, phash: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM banned_photos WHERE ${isSimilar(sql`phash`, phash)} LIMIT 1`.execute(db);
  return rows.length > 0;
}

export interface DuplicatePhoto {
  readonly id: number;
  readonly owner: UserId;
}

/**
 * A photo on the member's site that resembles this image, preferably the member's own. Ignores rejected and deleted photos and those
 * of deleted accounts. Also ignores other sites, because a person may join two. Uses the indexes on quarters of the hash.
 */
export async function findDuplicate(db: Db | Tx, user: UserId, phash: string): Promise<DuplicatePhoto | null> {
  const quarters = [1, 17, 33, 49].map(
    // oxlint-disable-next-line emberleaf/no-sql-as-text -- The numbers are constants in the code.
    (from) => sql`substring(f.phash from ${sql.lit(from)} for 16) = substring(${phash}::bit(64) from ${sql.lit(from)} for 16)`,
  );
  const { rows } = await sql<DuplicatePhoto>`
    SELECT f.id, f.user_id AS owner FROM photos f JOIN users u ON u.id = f.user_id
    WHERE f.phash IS NOT NULL AND (${sql.join(quarters, sql` OR `)}) AND ${isSimilar(sql`f.phash`, phash)}
      AND f.status IN ('pending', 'active') AND f.deleted_at IS NULL
      AND u.status <> 'deleted' AND u.site_id = (SELECT site_id FROM users WHERE id = ${user})
    ORDER BY f.user_id <> ${user}, f.id LIMIT 1`.execute(db);
  return rows[0] ?? null;
}
