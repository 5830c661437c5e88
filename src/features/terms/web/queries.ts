import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getTerms } from '../contract/calls.ts';

export const termsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['terms'],
    queryFn: ({ signal }) => api(getTerms, { signal }),
    staleTime: 0,
  });
