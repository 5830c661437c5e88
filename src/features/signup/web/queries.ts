import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getSignupMatches } from '#features/members/contract/endpoints.ts';
import { getSignupProfile } from '../contract/endpoints.ts';

/** Whom a visitor signs up for. */
export const signupProfileQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['signup-profile', id],
    queryFn: async ({ signal }) => (await api(getSignupProfile, { query: { id }, signal })).profile,
  });

/** Whom a new member might like. */
export const signupMatchesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['signup-matches'],
    queryFn: async ({ signal }) => (await api(getSignupMatches, { signal })).profiles,
  });
