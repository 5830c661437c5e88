import type { Db } from '#platform/server/db/open-database.ts';
import { maxOpenItems, type OpenTask } from '#platform/server/feature.ts';
import { listFailedCopies } from '#platform/server/file-deletions/file-copies-repo.ts';
import type { Platform } from '#platform/server/platform.ts';
import { findOpenJobs } from './open-jobs.ts';

/** Open tasks that belong to no feature. */
export const findOpenOfPlatform = async ({ jobs, database: { db } }: Pick<Platform, 'jobs' | 'database'>): Promise<OpenTask[]> => [
  ...(await findOpenJobs(jobs)),
  await findFailedCopies(db),
];

/** Images of reports that cannot be copied, because the original is missing or the storage refuses it. */
async function findFailedCopies(db: Db): Promise<OpenTask> {
  const note = 'cannot be copied for evidence and is tried every ten minutes; the log says why';
  const copies = await listFailedCopies(db, maxOpenItems);
  return { name: 'failed_copies', items: copies.map(({ name, triedAt }) => ({ subject: name, since: triedAt, note })) };
}
