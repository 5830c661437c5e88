import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { confirmDirectDebit, sendDirectDebit } from '../contract/calls.ts';
import type { DebitForm, DirectDebit } from '../contract/endpoints.ts';
import { directDebitQuery } from './direct-debit-query.ts';

/** Both calls answer the next state of the page. A call may be repeated after a lost answer: the same id sends one SMS. */
export function useSendDebit(order: number) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useShow(order);
  return useMutation({
    mutationFn: async ({ form, client_id }: { form: DebitForm | null; client_id: string }) =>
      (await api(sendDirectDebit, { body: { order, client_id, form } })).direct_debit,
    onSuccess: show,
    // A debit may have been returned meanwhile.
    onError: () => queries.invalidateQueries({ queryKey: directDebitQuery(api, order).queryKey }),
  });
}

export function useConfirmDebit(order: number) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useShow(order);
  return useMutation({
    mutationFn: async (code: string) => (await api(confirmDirectDebit, { body: { order, code } })).direct_debit,
    onSuccess: show,
    // A wrong code leaves fewer tries.
    onError: () => queries.invalidateQueries({ queryKey: directDebitQuery(api, order).queryKey }),
  });
}

function useShow(order: number): (debit: DirectDebit) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (debit) => queries.setQueryData(directDebitQuery(api, order).queryKey, debit);
}
