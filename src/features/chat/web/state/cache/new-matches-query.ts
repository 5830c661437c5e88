import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { likesKey } from '#features/likes/web/index.ts';
import { getNewMatches } from '../../../contract/calls.ts';

/** Loaded again with the likes. */
export const newMatchesKey = [...likesKey, 'new-matches'] as const;

/** Matches in which nobody has written yet. Loaded with each visit of the list: a like elsewhere may have made or ended one. */
export const newMatchesQuery = (api: Api) =>
  queryOptions({ queryKey: newMatchesKey, staleTime: 0, queryFn: async ({ signal }) => (await api(getNewMatches, { signal })).matches });
