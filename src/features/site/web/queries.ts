import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { getCompanyInfo, getSettings } from '../contract/calls.ts';
import { companyInfoKey, settingsKey } from './keys.ts';

const forTheVisit = Number.POSITIVE_INFINITY;

/** The site's settings, loaded once per visit. */
export const settingsQuery = (api: Api, query: Record<string, string> = {}) =>
  queryOptions({ queryKey: settingsKey, queryFn: () => api(getSettings, { query }), staleTime: forTheVisit, gcTime: forTheVisit });

export const companyInfoQuery = (api: Api) =>
  queryOptions({ queryKey: companyInfoKey, queryFn: () => api(getCompanyInfo), staleTime: forTheVisit, gcTime: forTheVisit });

export const useCompanyInfo = () => useSuspenseQuery(companyInfoQuery(useApi())).data;
