import { blockEffects, blockKinds } from '../../contract/block-rules.ts';
import type { Block } from '../../contract/block-endpoints.ts';
import type { BlockRow } from './block-repo.ts';

const known = <Value extends string>(values: readonly Value[], value: string): Value => {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`a block has the unknown value ${value}`);
  return found;
};

export const presentBlock = (row: BlockRow, now: Date): Block => ({
  id: row.id,
  kind: known(blockKinds, row.kind),
  value: row.value,
  effect: known(blockEffects, row.effect),
  reason: row.reason,
  until: row.until?.toISOString() ?? null,
  state: row.ended_at !== null ? 'ended' : row.until !== null && row.until <= now ? 'over' : 'active',
  hits: row.hits,
  last_hit_at: row.last_hit_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  by: row.name,
});
