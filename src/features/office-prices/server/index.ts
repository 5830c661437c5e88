import { ok } from '#platform/contract/result.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createActRoutes } from '#features/staff/server/index.ts';
import * as codes from '../contract/code-endpoints.ts';
import * as endpoints from '../contract/endpoints.ts';
import { codeWeeks } from './codes/code-weeks.ts';
import { getCodes } from './codes/present-codes.ts';
import { putCode } from './codes/put-code.ts';
import type { PriceDeps } from './deps.ts';
import { presentPrices } from './packages/present-prices.ts';
import { previewPrices } from './packages/preview-prices.ts';
import { recordAllBegun } from './packages/record-begun.ts';
import { putPrices } from './packages/put-prices.ts';

/** Packages, prices and discount codes, in the back office. */
export function createOfficePrices({ database: { db }, clock, jobs }: Platform, dependencies: Omit<PriceDeps, 'db' | 'clock'>): Feature {
  const deps: PriceDeps = { ...dependencies, db, clock };
  const acting = createActRoutes(deps);
  return {
    routes: tagged('office-prices', 'The back office: packages, prices and discount codes.', [
      route(endpoints.getOfficePackages, async (_input, { site }) => ok(await presentPrices(deps, site))),
      acting(endpoints.putOfficePackages, ({ body }, call, act) => putPrices(deps, body, call, act)),
      route(endpoints.previewPackages, ({ body }, { site }) => previewPrices(deps, body, site)),
      route(codes.getOfficeCodes, async ({ query }, { site }) => ok(await getCodes(deps, query, site))),
      route(codes.getCodeWeeks, async ({ query }, { site }) => ok(await codeWeeks(deps, query.code, site))),
      acting(codes.putOfficeCode, ({ body }, { site }, act) => putCode(deps, body, site, act)),
    ]),
    scheduleJobs: () => jobs.every('prices-begun', 60, () => recordAllBegun(deps)),
  };
}
