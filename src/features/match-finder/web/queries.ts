import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { getCandidates } from '../contract/calls.ts';
import type * as endpoints from '../contract/endpoints.ts';

export type Candidate = ReplyOf<typeof endpoints.getCandidates>['candidates'][number];

/** The next candidates, best first. Refetched on each visit, so that members decided on since do not come back. */
export const candidatesQuery = (api: Api) =>
  queryOptions({ queryKey: ['match-finder'], queryFn: async ({ signal }) => (await api(getCandidates, { signal })).candidates });
