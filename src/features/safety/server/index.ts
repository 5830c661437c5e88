import { userId } from '#platform/contract/ids.ts';
import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import {
  block,
  complain as complainEndpoint,
  getBlocks as getBlocksEndpoint,
  getLostConversation as getLostConversationEndpoint,
  getReports,
  report as reportEndpoint,
  unblock,
} from '../contract/endpoints.ts';
import { deleteSnapshots, lockPair } from './block-repo.ts';
import { blockMember, type BlockDeps, unblockMember } from './block-member.ts';
import { copyPath, copyWidth, requestCopies } from './image-copies.ts';
import { complain, type ComplainDeps } from './complain.ts';
import { getBlocks, type GetBlocksDeps } from './get-blocks.ts';
import { getLostConversation, reportableSince } from './get-lost-conversation.ts';
import { safetyData } from './own-data-repo.ts';
import { presentReport } from './present-report.ts';
import { report, type ReportDeps } from './report.ts';
import { forgetNetworks, listReports } from './report-repo.ts';

export { newReceiptNumber, randomText, storeWithReceiptNumber } from './receipt-number.ts';
export { lockPair };
export { copyPath, copyWidth, requestCopies };
export { eraseComplaints } from './erase-complaints-repo.ts';
export { warnReporter } from './report-repo.ts';
export { eraseReports, findEvidenceFiles } from './erase-reports-repo.ts';

// Bounds the reply.
const maxReports = 500;
const hourSeconds = 3600;
const dayMs = 24 * hourSeconds * 1000;

type Dependencies = Omit<BlockDeps & ComplainDeps & GetBlocksDeps & ReportDeps, 'db' | 'clock'>;

export function createSafety(platform: Platform, dependencies: Dependencies): Feature {
  const { clock, jobs } = platform;
  const { db } = platform.database;
  const deps = { ...dependencies, db, clock };
  return {
    routes: tagged('safety', 'Blocks, reports and complaints.', [
      route(complainEndpoint, ({ body }, call) => complain(deps, body, call)),
      route(block, ({ body }, { viewer }) => blockMember(deps, viewer.userId, userId(body.id))),
      route(getBlocksEndpoint, (_input, { viewer, site }) => getBlocks(deps, viewer.userId, site)),
      route(reportEndpoint, ({ body }, { viewer, site, network }) => report(deps, body, { userId: viewer.userId, site, network })),
      route(getReports, async (_input, { viewer }) =>
        ok({ reports: (await listReports(db, viewer.userId, maxReports)).map(presentReport) }),
      ),
      route(getLostConversationEndpoint, ({ query }, { viewer }) => getLostConversation(deps, query, viewer.userId)),
      route(unblock, ({ body }, { viewer }) => unblockMember(deps, viewer.userId, userId(body.id))),
    ]),
    scheduleJobs() {
      jobs.every('blocks-forget', hourSeconds, () => deleteSnapshots(db, reportableSince(clock.now())));
      jobs.every('report-networks-forget', hourSeconds, () => forgetNetworks(db, new Date(clock.now().getTime() - dayMs)));
    },
    ownData: safetyData,
  };
}
