import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getDataExport } from '#features/account-settings/contract/calls.ts';
import { getInvoices } from '#features/invoices/contract/calls.ts';
import { getDecision, getFraudWarnings, getLooks, getRejectedPhotos } from '../contract/calls.ts';

/** `token`: of a mail or a refused login; null: the member is logged in. */
export const decisionQuery = (api: Api, number: string, token: string | null) =>
  queryOptions({
    queryKey: ['decision', number, token],
    queryFn: ({ signal }) => api(getDecision, { query: { number, ...(token !== null && { token }) }, signal }),
    // An answer may have come meanwhile.
    staleTime: 0,
  });

export const looksQuery = (api: Api) =>
  queryOptions({ queryKey: ['looks'], queryFn: ({ signal }) => api(getLooks, { signal }), staleTime: 0 });

export const rejectedPhotosQuery = (api: Api) =>
  queryOptions({
    queryKey: ['rejected-photos'],
    queryFn: async ({ signal }) => (await api(getRejectedPhotos, { signal })).photos,
    // One may be removed, or given back, meanwhile.
    staleTime: 0,
  });

export const warningsQuery = (api: Api) =>
  queryOptions({ queryKey: ['fraud-warnings'], queryFn: async ({ signal }) => (await api(getFraudWarnings, { signal })).warnings });

/** What a member can still get whose account is closed: the copy of the data. */
export const closedExportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['closed-export'],
    queryFn: async ({ signal }) => (await api(getDataExport, { signal })).data_export,
    retry: false,
  });

/** And the invoices. */
export const closedInvoicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['closed-invoices'],
    queryFn: async ({ signal }) => (await api(getInvoices, { signal })).invoices,
    retry: false,
  });
