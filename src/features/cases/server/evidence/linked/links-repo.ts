import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { mostHints } from '../hints.ts';
import { accountState } from './account-state.ts';

export interface LinkRow {
  readonly id: number;
  readonly name: string | null;
  readonly born: string | null;
  /** By what it is linked, sorted. */
  readonly by: string[];
  readonly state: string;
  readonly act: string | null;
  readonly reason: string | null;
  readonly decided_at: Date | null;
  readonly open_case: string | null;
}

/**
 * Accounts of the site that share a browser, a card, a bank account or a photo with the member, those with most in common first, with the
 * last decision about each. `photos`: members with nearly the same photo.
 */
export async function listLinks(
  db: Db | Tx,
  { site, member, photos, now }: { readonly site: SiteId; readonly member: UserId; readonly photos: readonly number[]; readonly now: Date },
): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    WITH shared (id, by) AS (
      SELECT o.user_id, 'device' FROM known_devices own JOIN known_devices o ON o.token_hash = own.token_hash WHERE own.user_id = ${member}
      UNION
      SELECT o.user_id, 'payment' FROM orders own JOIN order_payments mine ON mine.order_id = own.id
        JOIN order_payments theirs ON theirs.fingerprint = mine.fingerprint JOIN orders o ON o.id = theirs.order_id
      WHERE own.user_id = ${member}
      UNION
      SELECT o.user_id, 'iban' FROM direct_debit_mandates own JOIN direct_debit_mandates o ON o.fingerprint = own.fingerprint
      WHERE own.user_id = ${member}
      UNION
      SELECT id, 'photo' FROM unnest(${photos}::bigint[]) AS id
    )
    SELECT u.id, p.name, p.date_of_birth::text AS born, found.by, ${accountState(now)} AS state, last.act, last.reason, last.decided_at,
      (SELECT c.number FROM cases c WHERE c.subject_id = u.id AND c.state IN ('open', 'held_for_second') ORDER BY c.due_at, c.id LIMIT 1) AS open_case
    FROM (SELECT shared.id, array_agg(shared.by ORDER BY shared.by) AS by FROM shared WHERE shared.id <> ${member} GROUP BY shared.id) found
      JOIN users u ON u.id = found.id AND u.site_id = ${site} LEFT JOIN profiles p ON p.user_id = u.id
      LEFT JOIN LATERAL (
        SELECT d.act, d.reason, d.decided_at FROM decisions d WHERE d.user_id = u.id AND d.applied_at IS NOT NULL ORDER BY d.id DESC LIMIT 1
      ) last ON true
    ORDER BY cardinality(found.by) DESC, u.id DESC LIMIT ${mostHints}`.execute(db);
  return rows;
}
