import { queryOptions } from '@tanstack/react-query';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import type { Gender } from '#features/account/contract/user.ts';
import type { Interest } from '#features/members/contract/traits.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { trackingIn } from '#features/site/web/index.ts';
import { getLander, getMap, getTonight, getTopics } from '../contract/endpoints.ts';

const forTheVisit = Number.POSITIVE_INFINITY;

export const landerQuery = (api: Api, name: string, slug: string | undefined) =>
  queryOptions({
    queryKey: ['lander', name, slug ?? null],
    queryFn: ({ signal }) => api(getLander, { query: { name, ...(slug === undefined ? {} : { slug }) }, signal }),
    staleTime: forTheVisit,
  });

/** Members with a photo whom visitors of this site may see; null where they may see nobody. */
export const deckQuery = (api: Api, gender: Gender | null, search: URLSearchParams) => {
  const { network, ref } = trackingIn(search) ?? {};
  const query = {
    with_photo: true,
    ...(gender === null ? {} : { gender: [gender] }),
    ...(network === undefined ? {} : { network }),
    ...(ref === undefined ? {} : { ref }),
  };
  return queryOptions({
    queryKey: ['lander-deck', query],
    async queryFn({ signal }) {
      try {
        return (await api(searchMembers, { query, signal })).profiles.filter(({ main_image }) => main_image !== null);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'authentication_required') return null;
        throw error;
      }
    },
    staleTime: forTheVisit,
  });
};

export const tonightQuery = (api: Api) =>
  queryOptions({ queryKey: ['lander-tonight'], queryFn: async ({ signal }) => (await api(getTonight, { signal })).online });

export const mapQuery = (api: Api, country: string | null) =>
  queryOptions({
    queryKey: ['lander-map', country],
    queryFn: ({ signal }) => api(getMap, { query: country === null ? {} : { country }, signal }),
    staleTime: forTheVisit,
  });

export const topicsQuery = (api: Api, interests: readonly Interest[]) => {
  const sorted = interests.toSorted();
  return queryOptions({
    queryKey: ['lander-topics', sorted],
    queryFn: ({ signal }) => api(getTopics, { query: sorted.length === 0 ? {} : { interests: sorted }, signal }),
    staleTime: forTheVisit,
  });
};
