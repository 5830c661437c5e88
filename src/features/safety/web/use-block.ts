import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { block, unblock } from '../contract/calls.ts';

export interface BlockChange {
  readonly id: number;
  /** False removes the block. */
  readonly blocked: boolean;
}

/** Blocks or unblocks a member. Callers update their own caches. */
export function useBlock(): UseMutationResult<unknown, Error, BlockChange> {
  const api = useApi();
  return useMutation({ mutationFn: ({ id, blocked }: BlockChange) => api(blocked ? block : unblock, { body: { id } }) });
}
