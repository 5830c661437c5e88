import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getLander } from '../contract/calls.ts';

const forTheVisit = Number.POSITIVE_INFINITY;

export const landerQuery = (api: Api, name: string, slug: string | undefined) =>
  queryOptions({
    queryKey: ['lander', name, slug ?? null],
    queryFn: ({ signal }) => api(getLander, { query: { name, ...(slug === undefined ? {} : { slug }) }, signal }),
    staleTime: forTheVisit,
  });
