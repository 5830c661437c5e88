import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { leastDebt } from '#features/accounting/contract/least-debt.ts';

interface Waiting {
  readonly order: number;
  readonly since: Date;
}

/** Debits of a site that are due up to a day and are in no file yet, oldest first. */
export async function listUnsubmittedDebits(
  db: Db,
  site: SiteId,
  day: string,
  limit: number,
): Promise<(Waiting & { readonly dueOn: string })[]> {
  return db
    .selectFrom('direct_debits')
    .select(['order_id as order', 'confirmed_at as since', 'due_on as dueOn'])
    .where('site_id', '=', site)
    .where('due_on', '<=', day)
    .where('file_id', 'is', null)
    .where('collected_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('returned_at', 'is', null)
    .orderBy('confirmed_at')
    .limit(limit)
    .execute();
}

/** Refunds of collected debits that are in no file yet, oldest first. */
export async function listUnsubmittedRefunds(db: Db, limit: number): Promise<Waiting[]> {
  return db
    .selectFrom('direct_debit_refunds')
    .innerJoin('direct_debits', 'direct_debits.order_id', 'direct_debit_refunds.order_id')
    .leftJoin('refunds', 'refunds.id', 'direct_debit_refunds.id')
    .select(({ fn, ref }) => [
      'direct_debits.order_id as order',
      fn.coalesce(ref('refunds.created_at'), ref('direct_debits.confirmed_at')).as('since'),
    ])
    .where('direct_debit_refunds.file_id', 'is', null)
    .where('direct_debit_refunds.ended_at', 'is', null)
    .where('collected_at', 'is not', null)
    .where('returned_at', 'is', null)
    .orderBy('since')
    .limit(limit)
    .execute();
}

/** Returned debits that still have a debt, or whose order is erased, oldest first. */
export async function listOpenReturns(db: Db, limit: number): Promise<(Waiting & { readonly reason: string | null })[]> {
  const rows = await db
    .selectFrom('direct_debits')
    .leftJoin('chargebacks', 'chargebacks.order_id', 'direct_debits.order_id')
    .select(['direct_debits.order_id as order', 'returned_at as since', 'return_reason as reason'])
    .where('returned_at', 'is not', null)
    .where('settled', '=', false)
    .where(({ eb, or, and }) =>
      or([
        eb('chargebacks.order_id', 'is', null),
        and([
          eb('chargebacks.state', '=', 'open'),
          eb('settled_by', 'is', null),
          eb('written_off_at', 'is', null),
          eb('chargebacks.receivable', '>=', leastDebt),
        ]),
      ]),
    )
    .orderBy('returned_at')
    .limit(limit)
    .execute();
  return rows.flatMap(({ since, ...row }) => (since === null ? [] : [{ ...row, since }]));
}
