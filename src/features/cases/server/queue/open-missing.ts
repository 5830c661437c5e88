import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { OpenCaseFor } from './open-case.ts';
import { listUnopened } from './receipt-repo.ts';

/** Of each kind in one run; the next run goes on. */
const mostAtOnce = 500;

/**
 * Opens cases for reports, notices and complaints that stand in none: those from before there were cases, and those that a process of
 * an earlier release stores meanwhile.
 */
export async function openMissing(db: Db, openCaseFor: OpenCaseFor): Promise<void> {
  for (const receipt of await listUnopened(db, mostAtOnce)) await transact(db, (tx) => openCaseFor(tx, receipt));
}
