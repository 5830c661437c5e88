import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#platform/web/data/api-client.ts';
import type { Money } from '#platform/contract/money.ts';
import { useApi } from '#platform/web/data/context.ts';
import { createOrder } from '../../contract/calls.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { packagesQuery } from '#features/shop/web/index.ts';
import type { Package } from '#features/shop/contract/package.ts';
import type { AgreedTerms } from '../../contract/terms.ts';
import { clearIntents, clientIdOf, openIntents } from '../state/checkout-intent.ts';
import { repeatOrderQuery } from '../state/queries.ts';
import { useResetWhenRestored } from '../state/use-reset-when-restored.ts';

interface Purchase extends AgreedTerms {
  readonly package: number;
  readonly method: PaymentMethod;
  /** The discount code. */
  readonly code?: string;
  /** The method may be saved for the next time. */
  readonly remember?: boolean;
  /** Id of the saved method to charge. */
  readonly means?: number;
}

interface SeenPrice extends Money {
  readonly credits: number;
  readonly days: number;
}

/** What the page shows of a package, at its price after the discount. */
export const seenOf = ({ credits, days }: Package, { amount, currency }: Money): SeenPrice => ({ amount, currency, credits, days });

/**
 * One tap on the button, with its own id. A retry after a lost answer is the same order, even if another tap was answered meanwhile and
 * its page ended the intent.
 */
interface Attempt {
  readonly purchase: Purchase;
  /** No part of the intent: after the price has changed, the same tap is for the same order. */
  readonly seen: SeenPrice;
  readonly client_id: string;
}

interface Buy {
  readonly order: (purchase: Purchase, seen: SeenPrice, onRefused?: (error: Error) => void) => void;
  /** True until the browser leaves for the provider's page. */
  readonly busy: boolean;
  readonly error: Error | null;
}

/** Creates the order and opens its payment page, or the order's own page when there is nothing left to pay. `returnTo`: a path on this site. */
export function useBuy(returnTo: string | null): Buy {
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const newAttempt = (purchase: Purchase, seen: SeenPrice): Attempt => ({
    purchase,
    seen,
    client_id: clientIdOf(sessionStorage, { ...purchase, code: purchase.code ?? null, returnTo }),
  });
  const place = async ({ purchase, seen, client_id }: Attempt) =>
    (await api(createOrder, { body: { ...purchase, seen, client_id, ...(returnTo === null ? {} : { return_to: returnTo }) } })).order;
  const { mutate, reset, data, isPending, error } = useMutation({
    async mutationFn(attempt: Attempt) {
      const order = await place(attempt);
      // Only a charge of a saved method fails at once. Any other failed order is an earlier one, whose page was left before it could end
      // the intent.
      if (order.state !== 'failed' || attempt.purchase.means !== undefined) return order;
      clearIntents(sessionStorage);
      return place(newAttempt(attempt.purchase, attempt.seen));
    },
    async onSuccess(order) {
      const result = `/transactions/${order.id}`;
      // An earlier tap may have navigated there already: Back must lead to the page of the order form.
      if (order.payment_url === null) await navigate(result, { replace: location.pathname === result });
      else location.assign(order.payment_url);
    },
    async onError(error) {
      if (!(error instanceof ApiError) || error.code !== 'price_changed') return;
      // The page shows the new price before the next tap.
      await Promise.all([packagesQuery(api), repeatOrderQuery(api)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
    },
  });
  useResetWhenRestored(reset);
  useEffect(() => void openIntents(sessionStorage), []);
  const order = (purchase: Purchase, seen: SeenPrice, onRefused?: (error: Error) => void) =>
    mutate(newAttempt(purchase, seen), onRefused && { onError: onRefused });
  return { order, busy: isPending || data !== undefined, error };
}
