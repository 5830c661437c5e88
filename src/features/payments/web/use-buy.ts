import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { createOrder } from '../contract/endpoints.ts';
import type { PaymentMethod } from '../contract/order.ts';
import { clientIdOf } from './checkout-intent.ts';

interface Wish {
  readonly package: number;
  readonly method: PaymentMethod;
}

interface Buy {
  readonly order: (wish: Wish) => void;
  /** Until the provider's page takes over. */
  readonly busy: boolean;
  readonly error: Error | null;
}

/** Makes the order and goes to where it is paid; an order that is past paying is shown instead. `returnTo`: a path on this site. */
export function useBuy(returnTo: string | null): Buy {
  const api = useApi();
  const navigate = useNavigate();
  const { mutate, reset, data, isPending, error } = useMutation({
    async mutationFn(wish: Wish) {
      const client_id = clientIdOf(sessionStorage, { ...wish, returnTo });
      const { order } = await api(createOrder, { body: { ...wish, client_id, ...(returnTo === null ? {} : { return_to: returnTo }) } });
      return order;
    },
    async onSuccess(order) {
      if (order.payment_url === null) await navigate(`/transactions/${order.id}`);
      else location.assign(order.payment_url);
    },
  });
  useEffect(() => {
    // Back from the provider by the browser's own cache the page is as it was left: waiting.
    const awake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    addEventListener('pageshow', awake);
    return () => removeEventListener('pageshow', awake);
  }, [reset]);
  return { order: mutate, busy: isPending || data !== undefined, error };
}
