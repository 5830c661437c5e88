import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';

export interface SubmittedItem {
  readonly order: number;
  /** Minor units of the euro. */
  readonly amount: number;
}

/** The debits in a file's group for a day and a sequence type, without those cancelled since. */
export async function listDebitsOfFile(
  db: Db,
  file: number,
  { day, sequence }: { readonly day: string; readonly sequence: string },
): Promise<SubmittedItem[]> {
  return db
    .selectFrom('direct_debits')
    .innerJoin('direct_debit_mandates', 'direct_debit_mandates.id', 'direct_debits.mandate_id')
    .select(['order_id as order', 'amount'])
    .where('file_id', '=', file)
    .where('due_on', '=', day)
    .where('sequence', '=', sequence)
    .where('cancelled_at', 'is', null)
    .orderBy('order_id')
    .execute();
}

interface SubmittedRefund extends SubmittedItem {
  readonly id: string;
}

/** The refunds in a file for the bank. */
export async function listRefundsOfFile(db: Db, file: number): Promise<SubmittedRefund[]> {
  return db
    .selectFrom('direct_debit_refunds')
    .select(['id', 'order_id as order', 'amount'])
    .where('file_id', '=', file)
    .orderBy('id')
    .execute();
}

/** Whether our file has it is told apart: the bank cannot know one that was never sent. */
interface Sent {
  readonly isSent: boolean;
}

export async function findSubmittedRefund(db: Db, id: string): Promise<(SubmittedRefund & Sent) | null> {
  const row = await db
    .selectFrom('direct_debit_refunds')
    .select((eb) => ['id', 'order_id as order', 'amount', eb('file_id', 'is not', null).as('isSent')])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, isSent: row.isSent === true } : null;
}

/** The submitted debit of an order; null when there is none, or its mandate is deleted. */
export async function findSubmittedDebit(db: Db, order: number): Promise<(SubmittedItem & Sent) | null> {
  const row = await db
    .selectFrom('direct_debits')
    .select((eb) => ['order_id as order', 'amount', eb('file_id', 'is not', null).as('isSent')])
    .where('order_id', '=', order)
    .executeTakeFirst();
  return row ? { ...row, isSent: row.isSent === true } : null;
}

/** Those of the orders that belong to one of the sites, also when their buyers are erased. */
export async function listOrdersOf(db: Db, orders: readonly number[], sites: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM orders WHERE id = ANY(${[...orders]}::bigint[]) AND site_id = ANY(${[...sites]}::int[])
    UNION
    SELECT order_id FROM purged_orders WHERE order_id = ANY(${[...orders]}::bigint[]) AND site_id = ANY(${[...sites]}::int[])`.execute(db);
  return rows.map(({ id }) => id);
}
