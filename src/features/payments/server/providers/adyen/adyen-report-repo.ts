import type { Day } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { ProviderName } from '../provider.ts';

const provider: ProviderName = 'adyen';

export interface ReportRow {
  /** The name of its file. */
  readonly report: string;
  /** Batches have numbers without gaps; null: the name has none. */
  readonly batch: number | null;
}

export async function insertReport(db: Db, { report, batch }: ReportRow, announcedOn: Day): Promise<void> {
  await db
    .insertInto('payout_reports')
    .values({ provider, report, batch, announced_on: announcedOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The reports that were announced on a day. */
export async function listReports(db: Db, day: Day): Promise<ReportRow[]> {
  return db
    .selectFrom('payout_reports')
    .select(['report', 'batch'])
    .where('provider', '=', provider)
    .where('announced_on', '=', day)
    .orderBy('report')
    .execute();
}

/** The last batch before another one that was announced; null when there is none. */
export async function findBatchBefore(db: Db, batch: number): Promise<number | null> {
  const row = await db
    .selectFrom('payout_reports')
    .select('batch')
    .where('provider', '=', provider)
    .where('batch', '<', batch)
    .orderBy('batch', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.batch ?? null;
}
