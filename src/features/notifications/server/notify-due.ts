import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { PendingNotifications } from './pending-notifications.ts';
import { notifyJob } from './notify.ts';
import { takeDue } from './pending-repo.ts';

export interface SweepDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly pending: PendingNotifications;
}

const batchSize = 100;

/** Turns everything that is due into jobs. Leaving the queue and becoming a job is one transaction. */
export async function notifyDue({ db, clock, jobs, pending }: SweepDeps): Promise<void> {
  await pending.flush();
  let taken: number;
  do {
    taken = await db.transaction().execute(async (tx) => {
      const due = await takeDue(tx, clock.now(), batchSize);
      for (const one of due) await jobs.enqueue(notifyJob, one, tx);
      return due.length;
    });
  } while (taken === batchSize);
}
