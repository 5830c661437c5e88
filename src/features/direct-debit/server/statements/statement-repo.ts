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

export async function findSubmittedRefund(db: Db, id: string): Promise<SubmittedRefund | null> {
  const row = await db
    .selectFrom('direct_debit_refunds')
    .select(['id', 'order_id as order', 'amount'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The submitted debit of an order; null when there is none, or its mandate is deleted. */
export async function findSubmittedDebit(db: Db, order: number): Promise<SubmittedItem | null> {
  const row = await db.selectFrom('direct_debits').select(['order_id as order', 'amount']).where('order_id', '=', order).executeTakeFirst();
  return row ?? null;
}
