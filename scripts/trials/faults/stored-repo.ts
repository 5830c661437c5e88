import type { Database } from '#platform/server/db/open-database.ts';

export interface StoredMessage {
  readonly id: number;
  readonly client_id: string;
  readonly sender_id: number;
  readonly cost: number;
  /** How often it was charged. */
  readonly charges: number;
}

/** All messages of these members with these client ids. */
export async function listMessages({ pool }: Database, senders: readonly number[], clientIds: readonly string[]): Promise<StoredMessage[]> {
  const { rows } = await pool.query<StoredMessage>(
    `SELECT m.id, m.client_id, m.sender_id, m.cost,
       (SELECT count(*) FROM ledger_transactions t WHERE t.user_id = m.sender_id
         AND t.idempotency_key = 'message:' || m.sender_id || ':' || m.client_id)::int AS charges
     FROM messages m WHERE m.sender_id = ANY($1::bigint[]) AND m.client_id = ANY($2::uuid[])`,
    [senders, clientIds],
  );
  return rows;
}

/** Charges of these members for messages that are not there. */
export async function countLooseCharges({ pool }: Database, senders: readonly number[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ledger_transactions t WHERE t.user_id = ANY($1::bigint[]) AND t.kind = 'message' AND NOT EXISTS
       (SELECT FROM messages m WHERE m.sender_id = t.user_id AND t.idempotency_key = 'message:' || m.sender_id || ':' || m.client_id)
       AND t.idempotency_key ~ ':[0-9a-f]{8}-'`,
    [senders],
  );
  return rows[0]?.count ?? 0;
}

export interface StoredOrder {
  readonly client_id: string;
  readonly state: string;
  /** How often its credits were booked. */
  readonly booked: number;
}

export async function listOrders({ pool }: Database, buyers: readonly number[], clientIds: readonly string[]): Promise<StoredOrder[]> {
  const { rows } = await pool.query<StoredOrder>(
    `SELECT o.client_id, o.state,
       (SELECT count(*) FROM ledger_transactions t WHERE t.user_id = o.user_id AND t.idempotency_key = 'order:' || o.id)::int AS booked
     FROM orders o WHERE o.user_id = ANY($1::bigint[]) AND o.client_id = ANY($2::uuid[])`,
    [buyers, clientIds],
  );
  return rows;
}
