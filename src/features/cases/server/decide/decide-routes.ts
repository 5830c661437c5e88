import { type Route, route } from '#platform/server/http/context.ts';
import type { createActRoutes } from '#features/staff/server/index.ts';
import * as contract from '../../contract/decision-endpoints.ts';
import { markSource as markSourceEndpoint } from '../../contract/endpoints.ts';
import { decide, type DecideDeps } from './decide.ts';
import { markSource } from './mark-source.ts';
import { previewDecision } from './preview-decision.ts';
import { undoDecision } from './undo-decision.ts';

export const decideRoutes = (deps: DecideDeps, acting: ReturnType<typeof createActRoutes>): Route[] => [
  route(contract.previewDecision, ({ body }, call) => previewDecision(deps, body, call)),
  acting(contract.decide, ({ body }, call, act) => decide(deps, body, call, act)),
  acting(markSourceEndpoint, ({ body }, call, act) => markSource(body, call, act)),
  acting(contract.undoDecision, ({ body }, call, act) => undoDecision(deps, body, call, act)),
];
