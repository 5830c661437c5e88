import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { deleteVisit, pageHidden, putVisit } from '../contract/endpoints.ts';
import { countVisit } from './count-visit.ts';
import { forgetVisit } from './forget-visit.ts';
import { notePageHidden } from './note-page-hidden.ts';
import { visitDays } from './visit-cookie.ts';
import { deleteVisits } from './visit-repo.ts';

export { reportVisits, visitsAsCsv, visitsAsTable } from './visit-report.ts';

const retentionMs = visitDays * 24 * 3_600_000;

export function createVisits({ database: { db }, clock, jobs }: Platform): Feature {
  const deps = { db, clock };
  return {
    routes: tagged('visits', 'Where visitors came from, counted only with their consent.', [
      route(putVisit, ({ body }, call) => countVisit(deps, body, call)),
      route(deleteVisit, ({ query }, call) => forgetVisit(db, query, call)),
      route(pageHidden, (_input, call) => notePageHidden(deps, call)),
    ]),
    scheduleJobs: () => jobs.every('visits-forget', 3600, () => deleteVisits(db, new Date(clock.now().getTime() - retentionMs))),
  };
}
