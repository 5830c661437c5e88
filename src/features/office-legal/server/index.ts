import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Sites } from '#features/site/server/index.ts';
import { createActRoutes } from '#features/staff/server/index.ts';
import { getLegal as getLegalEndpoint, putLegal as putLegalEndpoint } from '../contract/endpoints.ts';
import { getLegal, type LegalDeps } from './get-legal.ts';
import { putLegal } from './put-legal.ts';

/** What belongs to legal texts besides their words: when they begin, what is said about them, who has agreed. */
export function createOfficeLegal({ database: { db }, clock }: Platform, sites: Pick<Sites, 'byId'>): Feature {
  const deps: LegalDeps = { db, clock, sites };
  const acting = createActRoutes(deps);
  return {
    routes: tagged('office-legal', 'The back office: versions of terms, privacy and imprint.', [
      route(getLegalEndpoint, (_input, { site }) => getLegal(deps, site)),
      acting(putLegalEndpoint, ({ body }, call, act) => putLegal(deps, body, call, act)),
    ]),
  };
}
