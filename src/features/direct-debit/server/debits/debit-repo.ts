import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { leastDebt } from '#features/accounting/contract/least-debt.ts';

export interface DebitRow {
  readonly order: number;
  readonly reference: string;
  readonly creditorId: string;
  readonly details: Buffer;
  readonly ibanHint: string;
  readonly amount: number;
  readonly dueOn: string;
  readonly confirmedAt: Date;
  /** True when the debit was submitted to the bank. */
  readonly file: number | null;
  readonly collectedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly returnedAt: Date | null;
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('direct_debits')
    .innerJoin('direct_debit_mandates', 'direct_debit_mandates.id', 'direct_debits.mandate_id')
    .selectAll('direct_debits')
    .select(['reference', 'creditor_id', 'iban_hint', 'details']);

export async function findDebit(db: Db | Tx, order: number): Promise<DebitRow | null> {
  const row = await select(db).where('order_id', '=', order).executeTakeFirst();
  if (!row) return null;
  return {
    order: row.order_id,
    reference: row.reference,
    creditorId: row.creditor_id,
    details: row.details,
    ibanHint: row.iban_hint,
    amount: row.amount,
    dueOn: row.due_on,
    confirmedAt: row.confirmed_at,
    file: row.file_id,
    collectedAt: row.collected_at,
    cancelledAt: row.cancelled_at,
    returnedAt: row.returned_at,
  };
}

export interface ReturnedDebit {
  readonly amount: number;
  readonly at: Date;
  /** The part of it that is still to pay; 0 when credits of the same value were taken back. */
  readonly owed: number;
}

/** A member's newest debit that was returned and is not settled. */
export async function findReturnedDebit(db: Db | Tx, user: UserId): Promise<ReturnedDebit | null> {
  const row = await db
    .selectFrom('direct_debits')
    .innerJoin('direct_debit_mandates', 'direct_debit_mandates.id', 'direct_debits.mandate_id')
    .innerJoin('chargebacks', 'chargebacks.order_id', 'direct_debits.order_id')
    .select(['direct_debits.amount', 'returned_at', 'receivable'])
    .where('user_id', '=', user)
    .where('returned_at', 'is not', null)
    .where('chargebacks.state', '=', 'open')
    .where('settled_by', 'is', null)
    .where('written_off_at', 'is', null)
    .orderBy('returned_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.returned_at ? { amount: row.amount, at: row.returned_at, owed: row.receivable < leastDebt ? 0 : row.receivable } : null;
}

export interface NewDebit {
  readonly order: number;
  readonly mandate: number;
  readonly site: SiteId;
  readonly amount: number;
  readonly dueOn: string;
}

export async function insertDebit(tx: Tx, debit: NewDebit, now: Date): Promise<void> {
  await tx
    .insertInto('direct_debits')
    .values({
      order_id: debit.order,
      mandate_id: debit.mandate,
      site_id: debit.site,
      amount: debit.amount,
      due_on: debit.dueOn,
      confirmed_at: now,
    })
    .execute();
}

/**
 * Marks the debits of a site that are due up to a day as collected. `submittedOnly`: only debits that were submitted to the bank, when
 * there is a bank.
 */
export async function collectDue(db: Db, site: SiteId, day: string, submittedOnly: boolean, now: Date): Promise<void> {
  await db
    .updateTable('direct_debits')
    .set({ collected_at: now })
    .where('site_id', '=', site)
    .where('due_on', '<=', day)
    .where('collected_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('returned_at', 'is', null)
    .$if(submittedOnly, (query) => query.where('file_id', 'is not', null))
    .execute();
}

/** Cancels a debit that was not submitted to the bank yet. False when it is too late. */
export async function cancelDebit(tx: Tx, order: number, amount: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('direct_debits')
    .set({ cancelled_at: now })
    .where('order_id', '=', order)
    .where('amount', '=', amount)
    .where('file_id', 'is', null)
    .where('collected_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a member has an uncollected debit and none that was collected without being returned. */
export async function hasFirstDebitOpen(db: Db | Tx, user: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('direct_debits')
    .innerJoin('direct_debit_mandates', 'direct_debit_mandates.id', 'direct_debits.mandate_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('collected_at', 'is', null).as('open'),
      fn.countAll<number>().filterWhere('collected_at', 'is not', null).as('collected'),
    ])
    .where('user_id', '=', user)
    .where('cancelled_at', 'is', null)
    .where('returned_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.open) > 0 && Number(row.collected) === 0;
}

/** Marks a returned debit whose order is erased as settled. */
export async function setDebitSettled(tx: Tx, order: number): Promise<void> {
  await tx.updateTable('direct_debits').set({ settled: true }).where('order_id', '=', order).where('returned_at', 'is not', null).execute();
}

/** False when it was returned already, or cancelled. */
export async function setReturned(tx: Tx, order: number, reason: string | null, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('direct_debits')
    .set({ returned_at: now, return_reason: reason })
    .where('order_id', '=', order)
    .where('cancelled_at', 'is', null)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
