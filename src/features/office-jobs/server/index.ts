import { statfs } from 'node:fs/promises';
import { done } from '#platform/contract/endpoint.ts';
import { fail, ok } from '#platform/contract/result.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { type Grant, rightsAt } from '#platform/contract/rights.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import { countFailedJobs, retryJob } from '#platform/server/jobs/queue-state-repo.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createActRoutes } from '#features/staff/server/index.ts';
import * as contract from '../contract/endpoints.ts';
import { createFindTexts, domainOf, readMailDns } from './mail-dns.ts';
import { type JobsDeps, presentJobs } from './present-jobs.ts';

/** A job that a person starts again has this many ms. */
const another = 24 * 3_600_000;

/** A disk with less than this part of it free is low. */
const lowPart = 0.1;

export interface OfficeJobsFeature extends Feature {
  /** Jobs that have failed, for somebody with these rights. */
  readonly waiting: (
    site: SiteId,
    grants: readonly Grant<SiteId>[],
  ) => Promise<{ readonly kind: 'failed_jobs'; readonly count: number; readonly dueAt: null }[]>;
  /** Bytes of the disk, where it is low and the person may see the machine. */
  readonly diskLow: (site: SiteId, grants: readonly Grant<SiteId>[]) => Promise<{ readonly free: number; readonly total: number } | null>;
}

/** The machine in the browser: what hangs, and trying it again. */
export function createOfficeJobs(platform: Platform, dependencies: Omit<JobsDeps, 'platform'>): OfficeJobsFeature {
  const { clock } = platform;
  const findTexts = createFindTexts();
  const deps: JobsDeps = { platform, ...dependencies };
  const { db } = platform.database;
  const acting = createActRoutes({ db, clock });
  const isSeenBy = (site: SiteId, grants: readonly Grant<SiteId>[]) => rightsAt(grants, site).includes('jobs.read');
  return {
    async waiting(site, grants) {
      const { count } = isSeenBy(site, grants) ? await countFailedJobs(db) : { count: 0 };
      return count === 0 ? [] : [{ kind: 'failed_jobs', count, dueAt: null }];
    },
    async diskLow(site, grants) {
      if (!isSeenBy(site, grants)) return null;
      const { blocks, bavail, bsize } = await statfs(platform.env.dataDir);
      return bavail < blocks * lowPart ? { free: bavail * bsize, total: blocks * bsize } : null;
    },
    routes: tagged('office-jobs', 'The machine: queues, jobs that hang, search, disk and versions.', [
      route(contract.getJobs, async (_input, { site }) => ok(await presentJobs(deps, site))),
      route(contract.getMailDns, async () => ok(await readMailDns(domainOf(platform.env.mailFrom), findTexts))),
      acting(contract.retryJob, ({ body: { id } }, _call, act) =>
        act(async (tx) => {
          const name = await retryJob(tx, id, new Date(clock.now().getTime() + another));
          return name === null ? fail('job_not_open') : ok({ value: done, subject: `${name} ${id}` });
        }),
      ),
    ]),
  };
}
