import { done } from '#platform/contract/endpoint.ts';
import { fail, ok } from '#platform/contract/result.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import { retryJob } from '#platform/server/jobs/queue-state-repo.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createActRoutes } from '#features/staff/server/index.ts';
import * as contract from '../contract/endpoints.ts';
import { type JobsDeps, presentJobs } from './present-jobs.ts';

/** A job that a person starts again has this many ms. */
const another = 24 * 3_600_000;

/** The machine in the browser: what hangs, and trying it again. */
export function createOfficeJobs(platform: Platform, dependencies: Omit<JobsDeps, 'platform'>): Feature {
  const { clock } = platform;
  const deps: JobsDeps = { platform, ...dependencies };
  const acting = createActRoutes({ db: platform.database.db, clock });
  return {
    routes: tagged('office-jobs', 'The machine: queues, jobs that hang, search, disk and versions.', [
      route(contract.getJobs, async (_input, { site }) => ok(await presentJobs(deps, site))),
      acting(contract.retryJob, ({ body: { id } }, _call, act) =>
        act(async (tx) => {
          const name = await retryJob(tx, id, new Date(clock.now().getTime() + another));
          return name === null ? fail('job_not_open') : ok({ value: done, subject: `${name} ${id}` });
        }),
      ),
    ]),
  };
}
