import { queryOptions } from '@tanstack/react-query';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import { getBlocks, getLostConversation, getReports } from '../contract/calls.ts';

export const blocksQuery = (api: Api) =>
  queryOptions({ queryKey: ['blocks'], queryFn: async ({ signal }) => (await api(getBlocks, { signal })).profiles, staleTime: 0 });

/** The member's own reports, newest first. Always refetched, because a report may have been decided. */
export const reportsQuery = (api: Api) =>
  queryOptions({ queryKey: ['reports'], queryFn: async ({ signal }) => (await api(getReports, { signal })).reports, staleTime: 0 });

/** The content of a lost conversation that can still be reported; null for nothing. */
export const lostConversationQuery = (api: Api, by: { readonly conversation: number } | { readonly profile: number }) =>
  queryOptions({
    queryKey: ['lost-conversation', by],
    queryFn: ({ signal }) =>
      api(getLostConversation, { query: by, signal }).catch((error: unknown) =>
        error instanceof ApiError && error.code === 'not_found' ? null : Promise.reject(error),
      ),
    staleTime: 0,
  });
