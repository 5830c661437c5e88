import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api } from '#platform/web/data/api-client.ts';
import type { Namespace } from '#platform/web/data/catalogs.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import type { Me } from '#features/staff/contract/schemas.ts';
import { useAsks, useOffice } from './office-context.ts';
import { meKey, meKeyOf } from './queries.ts';

/**
 * An act behind a button: asks for what it needs, and says in a toast why it could not be done. `texts`: the catalogs whose `errors` say
 * so, besides that of `office`.
 */
export function useAct<Input, Reply>(
  send: (api: Api, input: Input) => Promise<Reply>,
  done: (reply: Reply, input: Input) => string | null,
  ...texts: readonly Namespace[]
) {
  const api = useApi();
  const asks = useAsks();
  const toast = useToast();
  const errorText = useErrorText(...texts, 'office');
  return useMutation({
    mutationFn: (input: Input) => asks.within(() => send(api, input)),
    onSuccess(reply, input) {
      const text = done(reply, input);
      if (text !== null) toast({ text, icon: 'check-circle' });
    },
    onError: (error) => toast({ text: errorText(error), icon: 'warning-circle', urgent: true }),
  });
}

/** Puts the reply of a call that returns who is logged in where all pages read it. */
export function useKeepMe(): (me: Me) => void {
  const queries = useQueryClient();
  const { about } = useOffice();
  return (me) => {
    queries.setQueryData(meKeyOf(about), me);
    void queries.invalidateQueries({ queryKey: meKey, refetchType: 'none' });
  };
}
