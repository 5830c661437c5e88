import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

interface Counted {
  readonly name: string;
  readonly count: number;
}

interface Counts {
  /** Active members by language. */
  readonly members: ReadonlyMap<string, number>;
  /** Members who have agreed, and who were mailed, by version. */
  readonly agreed: ReadonlyMap<string, number>;
  readonly mailed: ReadonlyMap<string, number>;
}

const byName = (rows: readonly Counted[]) => new Map(rows.map(({ name, count }) => [name, count]));

export async function countMembers(db: Db, site: SiteId): Promise<Counts> {
  const [members, agreed, mailed] = await Promise.all([
    sql<Counted>`
      SELECT u.language AS name, count(*)::int AS count FROM users u JOIN profiles p ON p.user_id = u.id
      WHERE u.site_id = ${site} AND u.status = 'active' AND NOT p.fictional GROUP BY u.language`.execute(db),
    // Texts of the product are named by a day: those are not counted.
    sql<Counted>`
      SELECT c.text_version AS name, count(DISTINCT c.user_id)::int AS count FROM consents c JOIN users u ON u.id = c.user_id
      WHERE u.site_id = ${site} AND c.purpose = 'terms' AND c.granted AND c.text_version LIKE '__-%' GROUP BY c.text_version`.execute(db),
    sql<Counted>`
      SELECT m.version AS name, count(*)::int AS count FROM terms_mails m JOIN users u ON u.id = m.user_id
      WHERE u.site_id = ${site} GROUP BY m.version`.execute(db),
  ]);
  return { members: byName(members.rows), agreed: byName(agreed.rows), mailed: byName(mailed.rows) };
}
