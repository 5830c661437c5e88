import { sql } from 'kysely';
import type { Day } from '#platform/contract/time.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { feeKey, type FeeCause } from '../books/book-sale.ts';
import type { SettledItem } from '#features/payment-providers/server/index.ts';

/** The unique name of an item. */
export interface ItemKey {
  readonly provider: string;
  readonly item: string;
}

export interface StoredItem extends ItemKey {
  readonly kind: string;
  readonly reference: string | null;
  readonly reportedOrder: number | null;
  /** Minor units. */
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  /** The amount that reached the bank. */
  readonly net: number;
}

/** Stores each item once: the first version counts. */
export async function insertItems(
  db: Db | Tx,
  provider: string,
  day: Day,
  items: readonly SettledItem[],
  site: SiteId | null = null,
): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('settled_items')
    .values(
      // Inserts in one order, so that processes that read the same report wait for each other without a deadlock.
      items
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((settled) => ({
          provider,
          site_id: site,
          item: settled.id,
          day,
          kind: settled.kind,
          reference: settled.reference,
          reported_order_id: settled.order ?? null,
          amount: settled.amount,
          fee: settled.fee,
          currency: settled.currency,
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isItem(tx: Tx, { provider, item }: ItemKey): Promise<boolean> {
  const row = tx.selectFrom('settled_items').select('item').where('provider', '=', provider).where('item', '=', item);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Items that are not booked yet, in their order after a given one; null: from the first. */
export async function listUnbooked(db: Db, provider: string, after: ItemKey | null, limit: number): Promise<ItemKey[]> {
  return db
    .selectFrom('settled_items')
    .select(['provider', 'item'])
    .where('provider', '=', provider)
    .where('item', '>', after?.item ?? '')
    .where('booked_at', 'is', null)
    .orderBy('item')
    .limit(limit)
    .execute();
}

/** Locks an item until the transaction ends; null when it is booked. */
export async function lockUnbooked(tx: Tx, { provider, item }: ItemKey): Promise<StoredItem | null> {
  const row = await tx
    .selectFrom('settled_items')
    .select(['provider', 'item', 'kind', 'reference', 'reported_order_id as reportedOrder', 'amount', 'fee', 'currency', 'net'])
    .where('provider', '=', provider)
    .where('item', '=', item)
    .where('booked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function setBooked(tx: Tx, { provider, item }: ItemKey, order: number, now: Date): Promise<void> {
  await tx
    .updateTable('settled_items')
    .set({ order_id: order, booked_at: now })
    .where('provider', '=', provider)
    .where('item', '=', item)
    .execute();
}

interface SoldOrder {
  readonly id: number;
  readonly provider: string;
  readonly currency: string;
}

/** The paid order in this currency that an item refers to, as a locked row, or as the record of a purged one; null when there is none. */
export async function lockSoldOrder(tx: Tx, { provider, reference, reportedOrder, currency }: StoredItem): Promise<SoldOrder | null> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'provider', 'currency'])
    .where('provider', '=', provider)
    .where('currency', '=', currency)
    .where('state', '=', 'completed')
    .where(({ eb, or }) => or([eb('provider_reference', '=', reference), eb('id', '=', reportedOrder)]))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (order) return order;
  const purged = await tx
    .selectFrom('purged_orders')
    .select(['order_id as id', 'provider', 'currency'])
    .where('provider', '=', provider)
    .where('currency', '=', currency)
    .where(({ eb, or }) => or([eb('provider_reference', '=', reference), eb('order_id', '=', reportedOrder)]))
    .limit(1)
    .executeTakeFirst();
  return purged ?? null;
}

/** The payment of an order, less the known fee; null when it is not paid, or is already in a report. */
export async function findUnsettledSale(db: Db | Tx, order: number): Promise<Pick<SettledItem, 'amount' | 'fee' | 'currency'> | null> {
  const sale = await db
    .selectFrom('book_transactions as t')
    .innerJoin('book_entries as e', 'e.transaction_id', 't.id')
    .select(['e.amount', 't.currency'])
    .where('t.order_id', '=', order)
    .where('t.kind', 'in', ['sale', 'settlement'])
    .where('e.account', '=', 'clearing')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('settled_items').select('item').whereRef('order_id', '=', 't.order_id').where('kind', '=', 'paid'))),
    )
    .executeTakeFirst();
  return sale ? { ...sale, fee: await bookedFee(db, order, 'payment') } : null;
}

/** The booked fee of a cause that no paid-out item has accounted for yet. */
export async function bookedFeeLeft(tx: Tx, order: number, cause: FeeCause, kinds: readonly SettledItem['kind'][]): Promise<number> {
  const settled = await tx
    .selectFrom('settled_items')
    .select('item')
    .where('order_id', '=', order)
    .where('kind', 'in', kinds)
    .limit(1)
    .executeTakeFirst();
  return settled ? 0 : bookedFee(tx, order, cause);
}

async function bookedFee(db: Db | Tx, order: number, cause: FeeCause): Promise<number> {
  const booked = await db
    .selectFrom('book_entries')
    .innerJoin('book_transactions', 'book_transactions.id', 'book_entries.transaction_id')
    .select('book_entries.amount')
    .where('book_transactions.idempotency_key', '=', feeKey(order, cause))
    .where('account', '=', 'fees')
    .executeTakeFirst();
  return booked?.amount ?? 0;
}

/** The last day for which a provider's report was read. */
export async function findLastDay(db: Db, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom('payout_days')
    .select('day')
    .where('provider', '=', provider)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** By provider: the last day whose report was read, and how many items wait to be booked. */
/** Counts unbooked items of orders of these sites or of none. */
export async function listPayoutStates(
  db: Db,
  sites: readonly number[],
): Promise<{ provider: string; lastDay: string | null; unbooked: number }[]> {
  const { rows } = await sql<{ provider: string; lastDay: string | null; unbooked: number }>`
    SELECT coalesce(d.provider, s.provider) AS provider, d.last AS "lastDay", coalesce(s.items, 0)::int AS unbooked
    FROM (SELECT provider, max(day) AS last FROM payout_days GROUP BY 1) d
    FULL JOIN (
      SELECT i.provider, count(*) AS items FROM settled_items i
      LEFT JOIN orders o ON o.id = i.order_id LEFT JOIN purged_orders p ON p.order_id = i.order_id
      WHERE i.booked_at IS NULL
        AND (coalesce(o.site_id, p.site_id) IS NULL OR coalesce(o.site_id, p.site_id) = ANY(${[...sites]}::int[]))
      GROUP BY 1) s USING (provider)
    ORDER BY 1`.execute(db);
  return rows;
}

export async function insertDay(db: Db, provider: string, day: Day): Promise<void> {
  await db
    .insertInto('payout_days')
    .values({ provider, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
