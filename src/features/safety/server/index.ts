import { userId } from '#platform/contract/ids.ts';
import { ok } from '#platform/contract/result.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import {
  block,
  complain as complainEndpoint,
  getBlocks as getBlocksEndpoint,
  getReports,
  report as reportEndpoint,
  unblock,
} from '../contract/endpoints.ts';
import { blockMember, type BlockDeps, unblockMember } from './block-member.ts';
import { complain, type ComplainDeps } from './complain.ts';
import { getBlocks, type GetBlocksDeps } from './get-blocks.ts';
import { presentReport } from './present-report.ts';
import { report, type ReportDeps } from './report.ts';
import { listReports } from './report-repo.ts';

export { lockPair } from './block-repo.ts';
export { eraseComplaints } from './erase-complaints-repo.ts';
export { eraseReports, findEvidenceFiles } from './erase-reports-repo.ts';
export { safetyData } from './own-data-repo.ts';

// An answer has to end somewhere.
const mostReports = 500;

export const safetyRoutes = (deps: BlockDeps & ComplainDeps & GetBlocksDeps & ReportDeps): Route[] => [
  route(complainEndpoint, ({ body }, call) => complain(deps, body, call)),
  route(block, ({ body }, { viewer }) => blockMember(deps, viewer.userId, userId(body.id))),
  route(getBlocksEndpoint, (_input, { viewer, site }) => getBlocks(deps, viewer.userId, site)),
  route(reportEndpoint, ({ body }, { viewer, site }) => report(deps, body, { userId: viewer.userId, site })),
  route(getReports, async (_input, { viewer }) =>
    ok({ reports: (await listReports(deps.db, viewer.userId, mostReports)).map(presentReport) }),
  ),
  route(unblock, ({ body }, { viewer }) => unblockMember(deps, viewer.userId, userId(body.id))),
];
