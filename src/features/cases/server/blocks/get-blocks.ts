import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { getBlocks as endpoint } from '../../contract/block-endpoints.ts';
import { blocksPerPage } from '../../contract/block-rules.ts';
import type { StaffCall } from '../queue/lease.ts';
import { listBlocks } from './block-repo.ts';
import type { BlockDeps } from './change-blocks.ts';
import { presentBlock } from './present-block.ts';

export async function getBlocks(
  { db, clock }: BlockDeps,
  { kind, ended, after }: QueryOf<typeof endpoint>,
  { site }: StaffCall,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const page = { site, kind: kind ?? null, ended: ended === 1, after: after ?? null };
  const found = await listBlocks(db, { ...page, limit: blocksPerPage + 1 });
  const shown = found.slice(0, blocksPerPage);
  return ok({
    blocks: shown.map((row) => presentBlock(row, clock.now())),
    next: found.length > blocksPerPage ? (shown.at(-1)?.id ?? null) : null,
  });
}
