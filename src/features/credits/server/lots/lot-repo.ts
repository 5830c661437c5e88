import type { UserId } from '#platform/contract/ids.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { LotState } from './remaining.ts';

/** A paid order: its credits share its price. */
export interface Purchase {
  readonly order: number;
  readonly credits: number;
  /** The price of all its credits, in minor units, VAT included. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Percent. */
  readonly vatRate: number;
}

export interface LotRow extends Purchase, LotState {
  readonly id: number;
  readonly createdAt: Date;
}

export type TakeKind = 'refund' | 'chargeback';

/** The credits taken from a lot, or put back when negative. */
export interface Take {
  readonly credits: number;
  /** Minor units. */
  readonly amount: number;
}

export async function insertLot(tx: Tx, user: UserId, purchase: Purchase, now: Date): Promise<void> {
  const { order, credits, amount, currency, vatRate } = purchase;
  await tx
    .insertInto('credit_lots')
    .values({ user_id: user, order_id: order, credits, amount, currency, vat_rate: vatRate, created_at: now })
    .execute();
}

const lotsOfUser = compiledQuery((db, { user }: { user: UserId }) =>
  db
    .selectFrom('credit_lots')
    .select(['id', 'order_id', 'credits', 'amount', 'currency', 'vat_rate', 'taken', 'created_at'])
    .where('user_id', '=', user)
    .orderBy('id')
    .compile(),
);

const spendableCreditsOfUser = compiledQuery((db, { user }: { user: UserId }) =>
  db
    .selectFrom('balances as b')
    .leftJoin('credit_lots as l', 'l.user_id', 'b.user_id')
    .select(['b.purchased', 'b.bonus', 'l.credits', 'l.amount', 'l.currency', 'l.taken'])
    .where('b.user_id', '=', user)
    .orderBy('l.id')
    .compile(),
);

interface SpendableCreditsRow {
  readonly purchased: number;
  readonly bonus: number;
  /** Oldest first. */
  readonly lots: readonly (LotState & Pick<Purchase, 'currency'>)[];
}

/** A member's balance and lots at one moment, in one query: every page needs both. */
export async function findSpendableCredits(db: Db, user: UserId): Promise<SpendableCreditsRow> {
  const { rows } = await db.executeQuery(spendableCreditsOfUser(db, { user }));
  const [{ purchased, bonus } = { purchased: 0, bonus: 0 }] = rows;
  const lots = rows.flatMap(({ credits, amount, currency, taken }) =>
    credits === null || amount === null || currency === null || taken === null ? [] : [{ credits, amount, currency, taken }],
  );
  return { purchased, bonus, lots };
}

/** A member's lots, oldest first. */
export async function listLots(db: Db | Tx, user: UserId): Promise<LotRow[]> {
  const { rows } = await db.executeQuery(lotsOfUser(db, { user }));
  return rows.map(({ id, order_id, credits, amount, currency, vat_rate, taken, created_at }) => ({
    id,
    order: order_id,
    credits,
    amount,
    currency,
    vatRate: vat_rate,
    taken,
    createdAt: created_at,
  }));
}

/** Purchased credits that the member still has. */
export async function purchasedOf(db: Db | Tx, user: UserId): Promise<number> {
  const row = await db.selectFrom('balances').select('purchased').where('user_id', '=', user).executeTakeFirst();
  return row?.purchased ?? 0;
}

/** The same, locked until the transaction ends, so that nothing is spent meanwhile. */
export async function lockPurchased(tx: Tx, user: UserId): Promise<number> {
  const row = await tx.selectFrom('balances').select('purchased').where('user_id', '=', user).forNoKeyUpdate().executeTakeFirst();
  return row?.purchased ?? 0;
}

export async function findTake(tx: Tx, key: string): Promise<Take | null> {
  return (await tx.selectFrom('credit_lot_deductions').select(['credits', 'amount']).where('key', '=', key).executeTakeFirst()) ?? null;
}

/** Books credits taken from a lot, on a locked balance: changes the books, the lot and the balance together. */
export async function bookTake(
  tx: Tx,
  { user, lot, kind, key, take: { credits, amount } }: { user: UserId; lot: number; kind: TakeKind; key: string; take: Take },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('ledger_transactions')
    .values({ user_id: user, created_at: now, purchased: -credits, bonus: 0, operator: credits, kind, idempotency_key: key })
    .execute();
  await tx.insertInto('credit_lot_deductions').values({ key, lot_id: lot, credits, amount, kind, created_at: now }).execute();
  await tx
    .updateTable('credit_lots')
    .set(({ eb }) => ({ taken: eb('taken', '+', credits) }))
    .where('id', '=', lot)
    .execute();
  await tx
    .updateTable('balances')
    .set(({ eb }) => ({ purchased: eb('purchased', '-', credits) }))
    .where('user_id', '=', user)
    .execute();
}
