import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/contract/languages.ts';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import { getSignupMatches } from '#features/search/contract/calls.ts';
import { signupMatchesKey } from '#features/search/web/index.ts';
import { getSignupProfile, getSignupTerms } from '../contract/calls.ts';

/** The member whom a visitor signs up to write to; null: nobody whom visitors may see, whatever the reason. */
export const signupProfileQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['signup-profile', id],
    queryFn: async ({ signal }) => {
      try {
        return (await api(getSignupProfile, { query: { id }, signal })).profile;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return null;
        throw error;
      }
    },
  });

/** The version of the terms that the form links to, in its language. It stays until the form is sent, or refused because a newer one applies. */
export const signupTermsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['signup-terms', language],
    queryFn: async ({ signal }) => (await api(getSignupTerms, { signal })).version,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Suggestions for a new member. */
export const signupMatchesQuery = (api: Api) =>
  queryOptions({
    queryKey: signupMatchesKey,
    queryFn: async ({ signal }) => (await api(getSignupMatches, { signal })).profiles,
  });
