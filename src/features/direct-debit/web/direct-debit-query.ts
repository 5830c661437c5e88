import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getDirectDebit } from '../contract/calls.ts';
import { ordersKey } from '#features/orders/web/index.ts';

export const directDebitQuery = (api: Api, order: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'direct-debit', order],
    queryFn: async ({ signal }) => (await api(getDirectDebit, { query: { order }, signal })).direct_debit,
    staleTime: 0,
  });
