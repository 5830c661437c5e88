import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Sites } from '#features/site/server/index.ts';
import { createOpenCase, createOpenCaseFor, type OpenCase, type OpenCaseFor } from './queue/open-case.ts';
import { openMissing } from './queue/open-missing.ts';

interface Dependencies {
  readonly sites: Sites;
}

export interface CasesFeature extends Feature {
  readonly openCase: OpenCase;
  readonly openCaseFor: OpenCaseFor;
}

const minute = 60;

export function createCases({ database: { db }, clock, jobs }: Platform, { sites }: Dependencies): CasesFeature {
  const openCase = createOpenCase({ clock, sites, joined: async () => {} });
  const openCaseFor = createOpenCaseFor(openCase);
  return {
    openCase,
    openCaseFor,
    scheduleJobs() {
      jobs.every('cases-open-missing', minute, () => openMissing(db, openCaseFor));
    },
  };
}
