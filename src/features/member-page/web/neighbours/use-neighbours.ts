import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useMember } from '#features/account/web/index.ts';
import type { getLikes } from '#features/likes/contract/endpoints.ts';
import { photoOf } from '#features/photos/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { type ListOrigin, type ListedMember, markOpened, neighboursOf } from '#features/members/web/index.ts';
import { likesKey } from '#features/likes/web/index.ts';
import { membersQuery, readSearch, searcherOf, searchPath } from '#features/search/web/index.ts';
import { useCurrentListOrigin } from './profile-back.tsx';
import { profileQuery } from '../queries.ts';

/** A link to the previous or next profile of the list. */
export interface NeighbourLink {
  readonly name: string;
  readonly to: string;
  readonly state: ListOrigin;
  /** Prefetches the profile. */
  readonly prefetch: () => void;
  /** Goes there in place of the current history entry. */
  readonly open: () => void;
}

export interface Neighbours {
  readonly previous: NeighbourLink | null;
  readonly next: NeighbourLink | null;
}

/** Links to the neighbours of a member in the list that the profile was opened from, also across its pages. */
export function useNeighbours(id: number): Neighbours {
  const here = useCurrentListOrigin();
  const base = useLocation().pathname.startsWith('/likes') ? '/likes/m' : '/members';
  const neighbours = here && neighboursOf(here, id);
  const atStart = neighbours !== null && neighbours.previous === null;
  const atEnd = neighbours !== null && neighbours.next === null;
  const before = useAdjacentPage(here, -1, atStart);
  const after = useAdjacentPage(here, 1, atEnd);
  const prefetch = usePrefetch();
  const navigate = useNavigate();

  useEffect(() => {
    if (neighbours !== null && here !== null && here.entry !== '') markOpened(here.entry, id);
  }, [neighbours, here, id]);

  const linkTo = (listed: ListedMember | null | undefined, state: ListOrigin | null): NeighbourLink | null => {
    if (!listed || state === null) return null;
    const to = `${base}/${listed.id}`;
    const open = () => void navigate(to, { state, replace: true, viewTransition: true });
    return { name: listed.name, to, state, prefetch: () => prefetch(listed.id), open };
  };
  return {
    previous: atStart ? linkTo(before?.people.at(-1), before) : linkTo(neighbours?.previous, here),
    next: atEnd ? linkTo(after?.people[0], after) : linkTo(neighbours?.next, here),
  };
}

/** The page of the search before or after the current one; null when there is none, or while it loads. */
function useAdjacentPage(here: ListOrigin | null, step: 1 | -1, wanted: boolean): ListOrigin | null {
  const { profile } = useMember();
  const searcher = searcherOf(profile, useSettings(), null);
  const [path = '', query = ''] = (here?.from ?? '').split('?');
  const page = (here?.page ?? 0) + step;
  const exists = wanted && here !== null && path === '/members' && page >= 1 && page <= here.pages;
  const search = { ...readSearch(new URLSearchParams(query), searcher), page };
  const { data } = useQuery({ ...membersQuery(useApi(), search, searcher), enabled: exists });
  if (!exists || data === undefined) return null;
  const people = data.profiles.map(({ id, name }) => ({ id, name }));
  // That page has no history entry, so the link back uses its URL.
  return { ...here, from: searchPath(search, searcher.own), people, page, pages: data.pages, total: data.total, entry: '' };
}

/** Requesting a profile marks its like as seen, so profiles with a new like are not prefetched. */
function usePrefetch(): (id: number) => void {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(
    (id) => {
      const likes = queries.getQueryData<ReplyOf<typeof getLikes>>(likesKey);
      const isNew = likes === undefined || likes.liked_by.some((like) => like.id === id && like.like_new);
      const cached = queries.getQueryData(profileQuery(api, id).queryKey) !== undefined;
      if (isNew || cached) return;
      // Failures are ignored: the profile is requested again when it is opened.
      void queries.fetchQuery(profileQuery(api, id)).then(
        ({ profile: { main_image: image } }) => {
          if (image === null) return;
          const { srcSet, avif } = photoOf(image);
          const preload = new Image();
          preload.fetchPriority = 'low';
          preload.sizes = profilePhotoSizes;
          preload.srcset = avif ?? srcSet;
        },
        () => undefined,
      );
    },
    [api, queries],
  );
}

/** The `sizes` of a profile's main photo, which is 4:5 and on phones 85 % as high as the screen. */
export const profilePhotoSizes = '(width >= 992px) 520px, (width >= 768px) 46vw, max(100vw, 68vh)';
