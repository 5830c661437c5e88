import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { getCandidates } from '../contract/endpoints.ts';

export type Candidate = ReplyOf<typeof getCandidates>['candidates'][number];

/** The next ones, the best first; asked anew with each visit of the page, for who was decided since is not to come back. */
export const candidatesQuery = (api: Api) =>
  queryOptions({ queryKey: ['match-finder'], queryFn: async ({ signal }) => (await api(getCandidates, { signal })).candidates });
