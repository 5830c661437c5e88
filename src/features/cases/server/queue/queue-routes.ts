import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { createActRoutes } from '#features/staff/server/index.ts';
import * as calls from '../../contract/endpoints.ts';
import { claimCase, releaseCase } from './claim-case.ts';
import { getCases } from './get-cases.ts';
import { noteCase } from './note-case.ts';

interface QueueDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
}

export const queueRoutes = (deps: QueueDeps, acting: ReturnType<typeof createActRoutes>): Route[] => [
  route(calls.getCases, ({ query }, call) => getCases(deps, query, call)),
  acting(calls.claimCase, ({ body }, call, act) => claimCase(deps, body, call, act)),
  acting(calls.releaseCase, ({ body }, call, act) => releaseCase(deps, body, call, act)),
  acting(calls.noteCase, ({ body }, call, act) => noteCase(deps, body, call, act)),
];
