import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { useAct, useOffice } from '#features/office/web/index.ts';
import { memberKeyOf } from './queries.ts';

/** An act on a member, after which the page is read anew. `done`: what the toast says. */
export function useMemberAct<Input, Reply>(
  id: number,
  send: (api: Api, input: Input) => Promise<Reply>,
  done: (reply: Reply, input: Input) => string | null,
) {
  const queries = useQueryClient();
  const { about } = useOffice();
  return useAct(
    send,
    (reply: Reply, input: Input) => {
      void queries.invalidateQueries({ queryKey: memberKeyOf(about, id) });
      return done(reply, input);
    },
    'office-members',
  );
}
