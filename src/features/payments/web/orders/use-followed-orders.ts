import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '#platform/web/live/use-live.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { ordersKey } from '../keys.ts';

/**
 * For pages that show orders: a payment that the bank takes back or a refund that ends changes no order's state, only the buyer's
 * wallet.
 */
export function useFollowedOrders(): void {
  const queries = useQueryClient();
  useLiveEvent(creditsChanged, () => void queries.invalidateQueries({ queryKey: ordersKey }));
}
