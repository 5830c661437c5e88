import type { OpenTask } from '#platform/server/feature.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';

/** Kinds whose open jobs their features report one by one, except jobs whose data they cannot read. */
const named: ReadonlySet<string> = new Set(['send-mail', 'send-push']);

/** Background jobs that keep failing, most likely because of a bug. */
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
