import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { MovementKind } from '../../contract/movement-kinds.ts';
import type { BookedLot } from './worth.ts';

export type Direction = 'in' | 'out';

/** A ledger transaction with the balances before it. */
export interface MovementRow {
  readonly id: number;
  readonly kind: MovementKind;
  readonly purchased: number;
  readonly bonus: number;
  readonly key: string;
  readonly createdAt: Date;
  readonly purchasedBefore: number;
  readonly balanceBefore: number;
}

interface Filter {
  /** An id, exclusive. */
  readonly before: number | null;
  readonly since: Date | null;
  readonly direction: Direction | null;
  readonly limit: number;
}

/** A member's movements, newest first. Each balance is calculated backwards from the current one, over the newer movements only. */
export async function findMovements(db: Db, user: UserId, { before, since, direction, limit }: Filter): Promise<MovementRow[]> {
  const { rows } = await sql<Selected>`
    SELECT t.id, t.kind, t.purchased, t.bonus, t.idempotency_key, t.created_at, t.purchased_before, t.balance_before
    FROM (
      SELECT l.*, b.purchased - sum(l.purchased) OVER w AS purchased_before,
        b.purchased + b.bonus - sum(l.purchased + l.bonus) OVER w AS balance_before
      FROM ledger_transactions l JOIN balances b ON b.user_id = l.user_id
      WHERE l.user_id = ${user}
      WINDOW w AS (ORDER BY l.id DESC ROWS UNBOUNDED PRECEDING)
    ) t
    WHERE (${before}::bigint IS NULL OR t.id < ${before})
      AND (${since}::timestamptz IS NULL OR t.created_at >= ${since})
      AND (${direction}::text IS NULL OR (t.operator < 0) = (${direction} = 'in'))
    ORDER BY t.id DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    purchased: row.purchased,
    bonus: row.bonus,
    key: row.idempotency_key,
    createdAt: row.created_at,
    purchasedBefore: row.purchased_before,
    balanceBefore: row.balance_before,
  }));
}

interface Selected {
  readonly id: number;
  readonly kind: MovementKind;
  readonly purchased: number;
  readonly bonus: number;
  readonly idempotency_key: string;
  readonly created_at: Date;
  readonly purchased_before: number;
  readonly balance_before: number;
}

/** A member's lots, oldest first, with the ledger transactions that made them and took from them. */
export async function findBookedLots(db: Db, user: UserId): Promise<BookedLot[]> {
  const lots = await db
    .selectFrom('credit_lots as l')
    .innerJoin('ledger_transactions as t', (join) => join.on('t.idempotency_key', '=', sql<string>`'order:' || l.order_id`))
    .select(['l.id', 'l.order_id', 'l.credits', 'l.amount', 'l.currency', 'l.taken', 't.id as booked'])
    .where('l.user_id', '=', user)
    .orderBy('l.id')
    .execute();
  const takes = await db
    .selectFrom('credit_lot_deductions as k')
    .innerJoin('credit_lots as l', 'l.id', 'k.lot_id')
    .innerJoin('ledger_transactions as t', 't.idempotency_key', 'k.key')
    .select(['k.lot_id', 'k.credits', 'k.amount', 't.id as booked'])
    .where('l.user_id', '=', user)
    .execute();
  return lots.map(({ id, order_id, ...lot }) => ({ ...lot, order: order_id, takes: takes.filter(({ lot_id }) => lot_id === id) }));
}
