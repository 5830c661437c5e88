import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getMovements } from '../../contract/calls.ts';
import type { directions } from '../../contract/movements.ts';

export type Direction = (typeof directions)[number];

export const movementsKey = ['movements'] as const;

/** Pages of movements, newest first. `direction` null: all of them. */
export const movementsQuery = (api: Api, direction: Direction | null) =>
  infiniteQueryOptions({
    queryKey: [...movementsKey, direction],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api(getMovements, {
        query: { ...(direction === null ? {} : { direction }), ...(pageParam === 0 ? {} : { before: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ more, movements }) => (more ? movements.at(-1)?.id : undefined),
    staleTime: 0,
  });
