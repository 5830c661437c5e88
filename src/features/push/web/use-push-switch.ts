import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { useMember } from '#features/account/web/index.ts';
import { usePush } from './push-context.ts';
import { pushKey } from './push-key.ts';

/** Turns push in this browser on or off, on a press. */
export function usePushSwitch() {
  const api = useApi();
  const queries = useQueryClient();
  const push = usePush();
  const { profile } = useMember();
  return useMutation({
    // Every page has it by the time that somebody presses: it comes with what keeps pages up to date.
    mutationFn: async (on: boolean) => (await import('./switch-push.ts')).switchPush(on, { push, api, member: profile.id }),
    onSettled: () => queries.invalidateQueries({ queryKey: pushKey }),
  });
}
