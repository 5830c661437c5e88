import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import type { OwnCode } from '#features/discounts/contract/discount.ts';
import { ownCodesQuery } from '#features/discounts/web/index.ts';
import type { Order } from '../../contract/order.ts';
import { orderQuery } from '../state/queries.ts';

const reservedBy = (codes: readonly OwnCode[]): number | null => codes.find(({ order }) => order !== null)?.order ?? null;

/** Loads the member's own codes, and the unpaid order that uses one of them. If this fails, the member can still buy, and type a code. */
export async function loadCodes(api: Api, queries: QueryClient): Promise<void> {
  const codes = await queries.fetchQuery(ownCodesQuery(api)).catch(() => []);
  const order = reservedBy(codes);
  if (order !== null) await queries.fetchQuery(orderQuery(api, order)).catch(() => undefined);
}

/** The unpaid order that uses one of the member's codes; null when there is none. */
export function useOpenOrder(): Order | null {
  const api = useApi();
  const { data: codes = [] } = useQuery(ownCodesQuery(api));
  const id = reservedBy(codes);
  const { data: order } = useQuery({ ...orderQuery(api, id ?? 0), enabled: id !== null });
  return order !== undefined && (order.state === 'loading' || order.state === 'pending') ? order : null;
}
