import { userId } from '#platform/contract/ids.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import { block, unblock } from '../contract/endpoints.ts';
import { blockMember, type BlockDeps, unblockMember } from './block-member.ts';

export { lockPair } from './block-repo.ts';

export const safetyRoutes = (deps: BlockDeps): Route[] => [
  route(block, ({ body }, { viewer }) => blockMember(deps, viewer.userId, userId(body.id))),
  route(unblock, ({ body }, { viewer }) => unblockMember(deps, viewer.userId, userId(body.id))),
];
