import { sql } from 'kysely';
import { type SiteId, siteId, userId, type UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

interface Ban {
  readonly decision: number;
  readonly user: UserId;
  readonly now: Date;
}

/** SQL: everybody who received a message from the member (`warns`), or spent something on them. */
const concerned = (user: UserId) => sql`
  SELECT w.other_id, w.name, w.warns FROM (
    SELECT p.other_id, f.name,
      -- Messages of somebody who was never activated reached nobody.
      coalesce(u.closed_from, u.status) <> 'not_confirmed' AND (
        EXISTS (SELECT FROM messages m WHERE m.conversation_id = p.conversation_id AND m.sender_id = ${user})
        OR EXISTS (SELECT FROM removed_messages r WHERE r.conversation_id = p.conversation_id AND r.sender_id = ${user})) AS warns,
      EXISTS (SELECT FROM messages m WHERE m.conversation_id = p.conversation_id AND m.sender_id = p.other_id AND m.cost > 0) AS spent
    FROM conversation_sides p JOIN users u ON u.id = p.user_id JOIN profiles f ON f.user_id = p.user_id
    WHERE p.user_id = ${user}
  ) w WHERE w.warns OR w.spent`;

/** One row for each of them. Returns how many are warned. */
export async function insertWarnings(tx: Tx, { decision, user, now }: Ban): Promise<number> {
  const { rows } = await sql<{ warns: boolean }>`
    INSERT INTO fraud_warnings (decision_id, user_id, about_id, about_name, warns, created_at)
      SELECT ${decision}, c.other_id, ${user}, c.name, c.warns, ${now} FROM (${concerned(user)}) c
    ON CONFLICT DO NOTHING RETURNING warns`.execute(tx);
  return rows.filter(({ warns }) => warns).length;
}

/** How many would be warned. */
export async function countWarned(tx: Tx, user: UserId): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM (${concerned(user)}) c WHERE c.warns`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** A spend that is to be given back. */
export interface Spend {
  readonly clientId: string;
  readonly credits: number;
}

/** What a member spent on messages to another one and has not got back. */
export async function listSpends(db: Db | Tx, spender: UserId, on: UserId): Promise<Spend[]> {
  const { rows } = await sql<{ client_id: string; cost: number }>`
    SELECT m.client_id, m.cost FROM messages m JOIN conversation_sides p ON p.conversation_id = m.conversation_id AND p.user_id = ${spender}
    WHERE p.other_id = ${on} AND m.sender_id = ${spender} AND m.cost > 0
      AND NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.idempotency_key = 'returned:message:' || m.sender_id || ':' || m.client_id)
    ORDER BY m.id`.execute(db);
  return rows.map(({ client_id, cost }) => ({ clientId: client_id, credits: cost }));
}

/** Credits that all members together get back for what they spent on one. */
export async function countSpent(tx: Tx, on: UserId): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    SELECT coalesce(sum(m.cost), 0) AS credits FROM messages m
      JOIN conversation_sides p ON p.conversation_id = m.conversation_id AND p.user_id = ${on} AND m.sender_id = p.other_id
    WHERE m.cost > 0
      AND NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.idempotency_key = 'returned:message:' || m.sender_id || ':' || m.client_id)`.execute(
    tx,
  );
  return rows[0]?.credits ?? 0;
}

/** Pictures, cards and bank accounts of the member are refused from now on. Dark and plain pictures have no hash. */
export async function blockPaymentMethods(tx: Tx, { decision, user, now }: Ban): Promise<void> {
  await sql`
    INSERT INTO banned_photos (phash, reason, created_at, decision_id)
      SELECT DISTINCT f.phash, 'fraud', ${now}::timestamptz, ${decision}::bigint FROM photos f WHERE f.user_id = ${user} AND f.phash IS NOT NULL
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    INSERT INTO blocked_payment_means (kind, fingerprint, decision_id, created_at)
      SELECT 'card', p.fingerprint, ${decision}::bigint, ${now}::timestamptz FROM order_payments p JOIN orders o ON o.id = p.order_id
        WHERE o.user_id = ${user} AND p.fingerprint IS NOT NULL
      UNION SELECT 'iban', encode(d.fingerprint, 'hex'), ${decision}, ${now} FROM direct_debit_mandates d WHERE d.user_id = ${user}
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** After a ban was lifted: nothing of the member is refused any more, and nobody else is warned. */
export async function liftFraud(tx: Tx, decision: number, now: Date): Promise<void> {
  await tx.deleteFrom('banned_photos').where('decision_id', '=', decision).execute();
  await tx.deleteFrom('blocked_payment_means').where('decision_id', '=', decision).execute();
  await tx.updateTable('fraud_warnings').set({ closed_at: now }).where('decision_id', '=', decision).execute();
  await tx.updateTable('fraud_warnings').set({ done_at: now }).where('decision_id', '=', decision).where('done_at', 'is', null).execute();
}

export interface DueWarning {
  readonly decision: number;
  readonly user: UserId;
  readonly about: UserId | null;
  readonly name: string;
  readonly warns: boolean;
  readonly site: SiteId;
  readonly paidUser: boolean;
}

/** A row, by its decision and member. */
export interface WarningKey {
  readonly at: Date;
  readonly decision: number;
  readonly user: number;
}

/** The next one to warn after another one, the oldest first; null when there is none. */
export async function findWarning(db: Db, after: WarningKey): Promise<WarningKey | null> {
  const { rows } = await sql<{ created_at: Date; decision_id: number; user_id: number }>`
    SELECT created_at, decision_id, user_id FROM fraud_warnings
    WHERE done_at IS NULL
      AND (created_at, decision_id, user_id) > (${after.at}::timestamptz, ${after.decision}::bigint, ${after.user}::bigint)
    ORDER BY created_at, decision_id, user_id LIMIT 1`.execute(db);
  const row = rows[0];
  return row === undefined ? null : { at: row.created_at, decision: row.decision_id, user: row.user_id };
}

/** Locked until the transaction ends; null when it is done, or another process is at it. */
export async function lockWarning(tx: Tx, { decision, user }: WarningKey): Promise<DueWarning | null> {
  const { rows } = await sql<{
    decision_id: number;
    user_id: number;
    about_id: number | null;
    about_name: string;
    warns: boolean;
    site_id: number;
    paid_user: boolean;
  }>`
    SELECT w.decision_id, w.user_id, w.about_id, w.about_name, w.warns, u.site_id, u.paid_user
    FROM fraud_warnings w JOIN users u ON u.id = w.user_id
    WHERE w.decision_id = ${decision} AND w.user_id = ${user} AND w.done_at IS NULL FOR UPDATE OF w SKIP LOCKED`.execute(tx);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    decision: row.decision_id,
    user: userId(row.user_id),
    about: row.about_id === null ? null : userId(row.about_id),
    name: row.about_name,
    warns: row.warns,
    site: siteId(row.site_id),
    paidUser: row.paid_user,
  };
}

export async function setWarned(
  tx: Tx,
  { decision, user }: Pick<DueWarning, 'decision' | 'user'>,
  credits: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('fraud_warnings')
    .set({ done_at: now, credits })
    .where('decision_id', '=', decision)
    .where('user_id', '=', user)
    .execute();
}

/** Warnings that a member has not put away, the newest first. */
export async function listWarnings(
  db: Db,
  user: UserId,
): Promise<{ readonly name: string; readonly at: Date; readonly credits: number; readonly decision: number }[]> {
  const rows = await db
    .selectFrom('fraud_warnings')
    .select(['decision_id', 'about_name', 'created_at', 'credits'])
    .where('user_id', '=', user)
    .where('warns', '=', true)
    .where('closed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({ name: row.about_name, at: row.created_at, credits: row.credits, decision: row.decision_id }));
}

export async function closeWarnings(db: Db, user: UserId, now: Date): Promise<void> {
  await db.updateTable('fraud_warnings').set({ closed_at: now }).where('user_id', '=', user).where('closed_at', 'is', null).execute();
}
