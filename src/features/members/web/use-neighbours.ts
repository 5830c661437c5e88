import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useMember } from '#features/account/web/index.ts';
import type { getLikes } from '#features/likes/contract/endpoints.ts';
import { photoOf } from '#features/photos/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { type CameFrom, type Listed, neighboursOf } from './came-from.ts';
import { likesKey } from './likes-query.ts';
import { useCameFromHere } from './profile-back.tsx';
import { membersQuery, profileQuery } from './queries.ts';
import { readSearch, searchPath } from './search.ts';
import { searcherOf } from './searcher.ts';
import { markOpened } from './use-returned-focus.ts';

/** A way to the profile before or after in the list. */
export interface Beside {
  readonly name: string;
  readonly to: string;
  readonly state: CameFrom;
  /** Loads the profile before it is asked for. */
  readonly prepare: () => void;
}

/** Who stands beside a member in the list that one came from, also across the border of its pages. */
export function useNeighbours(id: number): { readonly previous: Beside | null; readonly next: Beside | null } {
  const here = useCameFromHere();
  const base = useLocation().pathname.startsWith('/likes') ? '/likes/m' : '/members';
  const beside = here && neighboursOf(here, id);
  const atStart = beside !== null && beside.previous === null;
  const atEnd = beside !== null && beside.next === null;
  const before = useNextPage(here, -1, atStart);
  const after = useNextPage(here, 1, atEnd);
  const prepare = usePrepare();

  useEffect(() => {
    if (beside !== null && here !== null && here.entry !== '') markOpened(here.entry, id);
  }, [beside, here, id]);

  const way = (listed: Listed | null | undefined, state: CameFrom | null): Beside | null =>
    listed && state ? { name: listed.name, to: `${base}/${listed.id}`, state, prepare: () => prepare(listed.id) } : null;
  return {
    previous: atStart ? way(before?.people.at(-1), before) : way(beside?.previous, here),
    next: atEnd ? way(after?.people[0], after) : way(beside?.next, here),
  };
}

/** The page of the search beside the one that one came from; null when there is none, or while it loads. */
function useNextPage(here: CameFrom | null, step: 1 | -1, wanted: boolean): CameFrom | null {
  const { profile } = useMember();
  const searcher = searcherOf(profile, useSettings(), null);
  const [path = '', query = ''] = (here?.from ?? '').split('?');
  const page = (here?.page ?? 0) + step;
  const exists = wanted && here !== null && path === '/members' && page >= 1 && page <= here.pages;
  const search = { ...readSearch(new URLSearchParams(query), searcher), page };
  const { data } = useQuery({ ...membersQuery(useApi(), search, searcher), enabled: exists });
  if (!exists || data === undefined) return null;
  const people = data.profiles.map(({ id, name }) => ({ id, name }));
  // No entry of the history shows that page: the way back is its address.
  return { ...here, from: searchPath(search, searcher.own), people, page, pages: data.pages, total: data.total, entry: '' };
}

/** Asking for a profile tells the server that its like was looked at: those with a new like are not asked for early. */
function usePrepare(): (id: number) => void {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(
    (id) => {
      const likes = queries.getQueryData<ReplyOf<typeof getLikes>>(likesKey);
      const isNew = likes === undefined || likes.liked_by.some((like) => like.id === id && like.like_new);
      const known = queries.getQueryData(profileQuery(api, id).queryKey) !== undefined;
      if (isNew || known) return;
      // Nothing is lost when it fails: it is asked for again when it is opened.
      void queries.fetchQuery(profileQuery(api, id)).then(
        ({ profile: { main_image: image } }) => {
          if (image === null) return;
          const { srcSet, avif } = photoOf(image);
          const early = new Image();
          early.fetchPriority = 'low';
          early.sizes = profilePhotoSizes;
          early.srcset = avif ?? srcSet;
        },
        () => undefined,
      );
    },
    [api, queries],
  );
}

/** How wide the main photo of a profile is. */
export const profilePhotoSizes = '(width >= 992px) 520px, 100vw';
