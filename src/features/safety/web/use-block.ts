import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { block, unblock } from '../contract/endpoints.ts';

export interface BlockWish {
  readonly id: number;
  /** False takes the block back. */
  readonly blocked: boolean;
}

/** Blocks a member, or takes it back. What is to be forgotten of them is for the caller: every page knows its own. */
export function useBlock(): UseMutationResult<unknown, Error, BlockWish> {
  const api = useApi();
  return useMutation({ mutationFn: ({ id, blocked }: BlockWish) => api(blocked ? block : unblock, { body: { id } }) });
}
