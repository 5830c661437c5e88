import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import { getInvoices } from '#features/invoices/contract/calls.ts';
import {
  getOrder,
  getSavedMethods,
  getPaymentMethods,
  getRefund,
  getRepeatOrder,
  getTransactions,
  getDebts,
  getPremium,
  getDeclaration,
} from '../../contract/calls.ts';
import type * as withdrawalEndpoints from '../../contract/withdrawal.ts';
import { ordersKey } from './keys.ts';

/** The methods available to the member, those of their country first. */
export const paymentMethodsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['payment-methods'],
    queryFn: async ({ signal }) => api(getPaymentMethods, { signal }),
    staleTime: 300_000,
  });

export const orderQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...ordersKey, id],
    queryFn: async ({ signal }) => (await api(getOrder, { query: { id }, signal })).order,
    // A payment's state must be current: every visit refetches.
    staleTime: 0,
  });

export const ordersQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ordersKey, 'all'],
    queryFn: async ({ signal }) => (await api(getTransactions, { signal })).orders,
    staleTime: 0,
  });

/** The packages bought before and the saved methods that can pay for them. */
export const repeatOrderQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ordersKey, 'repeat'],
    queryFn: async ({ signal }) => api(getRepeatOrder, { signal }),
    // A card may have been removed on another device.
    staleTime: 0,
  });

export const savedMethodsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['payment-means'],
    queryFn: async ({ signal }) => (await api(getSavedMethods, { signal })).means,
    staleTime: 0,
  });

/** The member's premium for some days. */
export const premiumQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ordersKey, 'premium'],
    queryFn: async ({ signal }) => api(getPremium, { signal }),
    staleTime: 0,
  });

export const refundQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...ordersKey, id, 'refund'],
    queryFn: async ({ signal }) => api(getRefund, { query: { id }, signal }),
    staleTime: 0,
  });

/** The member's invoices and reversals. */
export const invoicesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ordersKey, 'invoices'],
    queryFn: async ({ signal }) => (await api(getInvoices, { signal })).invoices,
    staleTime: 0,
  });

/** The member's debts. They also change when the money of an order moves. */
export const debtsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ordersKey, 'dues'],
    queryFn: async ({ signal }) => (await api(getDebts, { signal })).dues,
    staleTime: 0,
  });

/** The declaration that a mailed link is about; null when the link is wrong, or its account was erased. */
export const declarationQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['declaration', token],
    queryFn: async ({ signal }): Promise<ReplyOf<typeof withdrawalEndpoints.getDeclaration> | null> => {
      try {
        return await api(getDeclaration, { query: { token }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_expired') return null;
        throw error;
      }
    },
  });
