import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getBlocks, getReports } from '../contract/endpoints.ts';

export const blocksQuery = (api: Api) =>
  queryOptions({ queryKey: ['blocks'], queryFn: async ({ signal }) => (await api(getBlocks, { signal })).profiles, staleTime: 0 });

/** The member's own reports, newest first. Always refetched, because a report may have been decided. */
export const reportsQuery = (api: Api) =>
  queryOptions({ queryKey: ['reports'], queryFn: async ({ signal }) => (await api(getReports, { signal })).reports, staleTime: 0 });
