import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { declareMemberCache } from '#features/members/web/index.ts';
import { getToday } from '../contract/calls.ts';
import type * as endpoints from '../contract/endpoints.ts';

export type Today = ReplyOf<typeof endpoints.getToday>;

const todayKey = ['today'];

/** A page that stays open over midnight asks again. */
const staleTime = 10 * 60_000;

export const todayQuery = (api: Api) => queryOptions({ queryKey: todayKey, queryFn: ({ signal }) => api(getToday, { signal }), staleTime });

declareMemberCache<Today>(todayKey, (reply, change) => ({
  ...reply,
  picks: reply.picks.map((pick) => ({ ...pick, profile: change(pick.profile) })),
}));
