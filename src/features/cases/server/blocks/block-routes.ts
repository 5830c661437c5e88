import { type Route, route } from '#platform/server/http/context.ts';
import type { createActRoutes } from '#features/staff/server/index.ts';
import * as calls from '../../contract/block-endpoints.ts';
import { type BlockDeps, endBlock, putBlock } from './change-blocks.ts';
import { getBlocks } from './get-blocks.ts';

export const blockRoutes = (deps: BlockDeps, acting: ReturnType<typeof createActRoutes>): Route[] => [
  route(calls.getBlocks, ({ query }, call) => getBlocks(deps, query, call)),
  acting(calls.putBlock, ({ body }, call, act) => putBlock(deps, body, call, act)),
  acting(calls.endBlock, ({ body }, call, act) => endBlock(deps, body, call, act)),
];
