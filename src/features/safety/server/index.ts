import { userId } from '#platform/contract/ids.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import { block, complain as complainEndpoint, getBlocks as getBlocksEndpoint, unblock } from '../contract/endpoints.ts';
import { blockMember, type BlockDeps, unblockMember } from './block-member.ts';
import { complain, type ComplainDeps } from './complain.ts';
import { getBlocks, type GetBlocksDeps } from './get-blocks.ts';

export { lockPair } from './block-repo.ts';
export { eraseComplaints } from './erase-complaints-repo.ts';
export { safetyData } from './own-data-repo.ts';

export const safetyRoutes = (deps: BlockDeps & ComplainDeps & GetBlocksDeps): Route[] => [
  route(complainEndpoint, ({ body }, call) => complain(deps, body, call)),
  route(block, ({ body }, { viewer }) => blockMember(deps, viewer.userId, userId(body.id))),
  route(getBlocksEndpoint, (_input, { viewer, site }) => getBlocks(deps, viewer.userId, site)),
  route(unblock, ({ body }, { viewer }) => unblockMember(deps, viewer.userId, userId(body.id))),
];
