import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getBlocks } from '../contract/endpoints.ts';

export const blocksQuery = (api: Api) =>
  queryOptions({ queryKey: ['blocks'], queryFn: async ({ signal }) => (await api(getBlocks, { signal })).profiles, staleTime: 0 });
