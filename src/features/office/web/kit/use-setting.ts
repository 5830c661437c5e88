import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { putMe } from '#features/staff/contract/calls.ts';
import type { Me } from '#features/staff/contract/schemas.ts';
import { useAsks, useOffice } from './office-context.ts';
import { meKey } from './queries.ts';

type Settings = Partial<Pick<Me, 'language' | 'keys' | 'blur' | 'grey'>>;

/** Changes how pages are shown to the person who is logged in, at once; what could not be stored goes back. */
export function useSetting() {
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText('office');
  const put = (change: (me: Me) => Me) =>
    queries.setQueriesData<Me>({ queryKey: meKey }, (me) => (me === undefined ? undefined : change(me)));
  return useMutation({
    mutationFn: (body: Settings) => asks.within(() => api(putMe, { query: about, body })),
    onMutate: async (body) => {
      // An answer from before the change would undo it.
      await queries.cancelQueries({ queryKey: meKey });
      const before = queries.getQueriesData<Me>({ queryKey: meKey });
      put((me) => ({ ...me, ...body }));
      return before;
    },
    onError: (error, _body, before) => {
      for (const [key, me] of before ?? []) queries.setQueryData(key, me);
      toast({ text: errorText(error), icon: 'warning-circle', urgent: true });
    },
    onSuccess: ({ language, keys, blur, grey }) => put((me) => ({ ...me, language, keys, blur, grey })),
  });
}
