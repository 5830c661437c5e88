import type { OpenTask } from '#platform/server/feature.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';

/** Kinds that their features name themselves, one by one: all but those whose data they do not understand. */
const named: ReadonlySet<string> = new Set(['send-mail', 'send-push']);

/** Work in the background that does not get done, most likely because of a mistake of ours. */
export async function findOpenJobs(jobs: Pick<Jobs, 'countOpen'>): Promise<OpenTask[]> {
  const open = (await jobs.countOpen())
    .map((kind) => (named.has(kind.name) ? { ...kind, jobs: kind.invalid } : kind))
    .filter((kind) => kind.jobs > 0);
  const itemsOf = (wanted: 'waiting' | 'failed', note: string) =>
    open.filter(({ state }) => state === wanted).map(({ name, jobs, since }) => ({ subject: `${name} × ${jobs}`, since, note }));
  return [
    { name: 'waiting_jobs', items: itemsOf('waiting', 'they are tried again; the log says why they do not come through') },
    { name: 'failed_jobs', items: itemsOf('failed', 'they are not tried any more; the log says why') },
  ];
}
