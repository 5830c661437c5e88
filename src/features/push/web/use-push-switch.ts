import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { useMember } from '#features/account/web/index.ts';
import { usePush } from './push-context.ts';
import { pushKey } from './push-key.ts';

/** Mutation that turns push in this browser on or off. Call on a click. */
export function usePushSwitch() {
  const api = useApi();
  const queries = useQueryClient();
  const push = usePush();
  const { profile } = useMember();
  return useMutation({
    // Usually loaded already, in the same chunk as the live updates.
    mutationFn: async (on: boolean) => (await import('./switch-push.ts')).switchPush(on, { push, api, member: profile.id }),
    onSettled: () => queries.invalidateQueries({ queryKey: pushKey }),
  });
}
