import { sql } from 'kysely';
import { type SiteId, siteId, type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { ReturnKind } from '#features/credits/server/index.ts';

/** A paid message, photo or gift that is to be refunded. */
export interface Undelivered {
  readonly sender: UserId;
  readonly site: SiteId;
  readonly paidUser: boolean;
  readonly clientId: string;
  readonly cause: ReturnKind;
}

/**
 * The only definition of an undelivered message. Within the days after it was sent, one of these is true: its recipient was removed
 * for fraud, whether or not they read it; or it was not received, and the recipient's account was not active all that time, or is
 * about to be purged after its deletion. A held account is an account removed for fraud. A message counts as received when its
 * recipient has read it or answered it in any way: by a message, a reaction or a like. `leaving`: the member whose account is about
 * to be purged; null for all others.
 */
export async function findUndelivered(
  db: Db,
  leaving: UserId | null,
  { days, now, limit }: { readonly days: number; readonly now: Date; readonly limit: number },
): Promise<Undelivered[]> {
  const unreachable = leaving === null ? sql`u.status IN ('held', 'not_confirmed')` : sql`u.id = ${leaving} AND u.status = 'deleted'`;
  const notReceived = sql`m.id > greatest(p.read_up_to, p.received_up_to) AND NOT EXISTS (
    SELECT FROM messages a WHERE a.conversation_id = m.conversation_id AND a.id > m.id AND a.sender_id = u.id)`;
  const { rows } = await sql<Selected>`
    SELECT m.sender_id, s.site_id, s.paid_user, m.client_id,
      CASE u.status WHEN 'held' THEN 'returned_fraud' WHEN 'deleted' THEN 'returned_deleted' ELSE 'returned_inactive' END AS cause
    FROM users u
      JOIN conversation_sides p ON p.user_id = u.id
      JOIN messages m ON m.conversation_id = p.conversation_id AND m.sender_id = p.other_id AND m.cost > 0
      JOIN users s ON s.id = m.sender_id
    WHERE ${unreachable} AND CASE u.status
        WHEN 'held' THEN m.created_at > ${now}::timestamptz - make_interval(days => ${days})
        WHEN 'deleted' THEN m.created_at > u.deleted_at - make_interval(days => ${days}) AND ${notReceived}
        ELSE m.created_at <= ${now}::timestamptz - make_interval(days => ${days})
          AND m.created_at > ${now}::timestamptz - make_interval(days => 2 * ${days}::int) AND ${notReceived}
      END
      AND NOT EXISTS (
        SELECT FROM ledger_transactions t WHERE t.idempotency_key = 'returned:message:' || m.sender_id || ':' || m.client_id)
    ORDER BY m.id LIMIT ${limit}`.execute(db);
  return rows.map(({ sender_id, site_id, paid_user, client_id, cause }) => ({
    sender: userId(sender_id),
    site: siteId(site_id),
    paidUser: paid_user,
    clientId: client_id,
    cause,
  }));
}

interface Selected {
  readonly sender_id: number;
  readonly site_id: number;
  readonly paid_user: boolean;
  readonly client_id: string;
  readonly cause: ReturnKind;
}
