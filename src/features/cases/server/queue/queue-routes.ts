import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { createActRoutes } from '#features/staff/server/index.ts';
import * as calls from '../../contract/endpoints.ts';
import { answerCase } from './answer-case.ts';
import { claimCase, releaseCase } from './claim-case.ts';
import { enterCase } from './enter-case.ts';
import { getCases } from './get-cases.ts';
import { noteCase } from './note-case.ts';
import type { OpenCase } from './open-case.ts';

interface QueueDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly mails: Pick<Mails, 'post'>;
  readonly siteOrigin: (site: Site) => string;
  readonly openCase: OpenCase;
}

export const queueRoutes = (deps: QueueDeps, acting: ReturnType<typeof createActRoutes>): Route[] => [
  route(calls.getCases, ({ query }, call) => getCases(deps, query, call)),
  acting(calls.claimCase, ({ body }, call, act) => claimCase(deps, body, call, act)),
  acting(calls.releaseCase, ({ body }, call, act) => releaseCase(deps, body, call, act)),
  acting(calls.noteCase, ({ body }, call, act) => noteCase(deps, body, call, act)),
  acting(calls.answerCase, ({ body }, call, act) => answerCase(deps, body, call, act)),
  acting(calls.openCase, ({ body }, call, act) => enterCase(deps, body, call, act)),
];
