import type { Day } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { adyen } from './adyen-account.ts';

export interface ReportRow {
  /** The file name of the report. */
  readonly report: string;
  /** Batch number; batches are numbered without gaps. Null: the name contains none. */
  readonly batch: number | null;
}

export async function insertReport(db: Db, { report, batch }: ReportRow, announcedOn: Day): Promise<void> {
  await db
    .insertInto('payout_reports')
    .values({ provider: adyen, report, batch, announced_on: announcedOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The reports that were announced on a day. */
export async function listReports(db: Db, day: Day): Promise<ReportRow[]> {
  return db
    .selectFrom('payout_reports')
    .select(['report', 'batch'])
    .where('provider', '=', adyen)
    .where('announced_on', '=', day)
    .orderBy('report')
    .execute();
}

/** The last announced batch before another one; null when there is none. */
export async function findBatchBefore(db: Db, batch: number): Promise<number | null> {
  const row = await db
    .selectFrom('payout_reports')
    .select('batch')
    .where('provider', '=', adyen)
    .where('batch', '<', batch)
    .orderBy('batch', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.batch ?? null;
}

/** Marks a report as read to its end. */
export async function setRead(db: Db, report: string): Promise<void> {
  await db
    .updateTable('payout_reports')
    .set({ failures: 0, set_aside_at: null })
    .where('provider', '=', adyen)
    .where('report', '=', report)
    .where('failures', '>', 0)
    .execute();
}

/**
 * Counts a failed try to read a report. True after too many failures in a row: the report is skipped. A report that was never announced
 * is stored with this day.
 */
export async function countFailure(db: Db, { report, batch }: ReportRow, day: Day, tries: number, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('payout_reports')
    .values({ provider: adyen, report, batch, announced_on: day, failures: 1 })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'report']).doUpdateSet((eb) => ({
        failures: eb.fn('least', [eb('payout_reports.failures', '+', 1), eb.val(tries)]),
        set_aside_at: eb
          .case()
          .when(eb('payout_reports.failures', '+', 1), '>=', tries)
          .then(eb.fn.coalesce('payout_reports.set_aside_at', eb.val(now)))
          .else(null)
          .end(),
      })),
    )
    .returning('set_aside_at')
    .executeTakeFirst();
  return (row?.set_aside_at ?? null) !== null;
}
