import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Expectations } from './expectations.ts';
import { notifyJob } from './notify.ts';
import { takeDue } from './pending-repo.ts';

export interface SweepDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly expectations: Expectations;
}

const atOnce = 100;

/** Makes a job of everything that is due: it leaves the queue and becomes a job together, or neither. */
export async function sweep({ db, clock, jobs, expectations }: SweepDeps): Promise<void> {
  await expectations.flush();
  let taken: number;
  do {
    taken = await db.transaction().execute(async (tx) => {
      const due = await takeDue(tx, clock.now(), atOnce);
      for (const one of due) await jobs.enqueue(notifyJob, one, tx);
      return due.length;
    });
  } while (taken === atOnce);
}
