import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { payDebt } from '../../contract/calls.ts';
import type { Debt } from '../../contract/debts.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { useResetWhenRestored } from '../state/use-reset-when-restored.ts';
import { debtsQuery } from '../state/queries.ts';

interface Settle {
  readonly pay: (method: PaymentMethod) => void;
  /** True until the browser leaves for the provider's page. */
  readonly busy: boolean;
  readonly error: Error | null;
}

/** Opens the payment page for a debt. The server keeps one open payment per method, so a repeated tap gets the same one. */
export function usePayDebt({ order }: Debt): Settle {
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, reset, data, isPending, error } = useMutation({
    mutationFn: async (method: PaymentMethod) => (await api(payDebt, { body: { order, method, client_id: newClientId() } })).order,
    async onSuccess(payment) {
      if (payment.payment_url === null) await navigate(`/transactions/${payment.id}`);
      else location.assign(payment.payment_url);
    },
    // It may have been paid on another device.
    onError: () => queries.invalidateQueries({ queryKey: debtsQuery(api).queryKey }),
  });
  useResetWhenRestored(reset);
  return { pay: (method) => mutate(method), busy: isPending || data !== undefined, error };
}
