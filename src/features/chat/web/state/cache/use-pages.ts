import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface Options<Page, Cursor> {
  /** The search text; another one starts again at the first page. */
  readonly search: string;
  readonly first: Cursor;
  readonly key: (cursor: Cursor) => QueryKey;
  readonly load: (cursor: Cursor, signal: AbortSignal) => Promise<Page>;
  /** In ms. */
  readonly staleTime: number;
  readonly enabled?: boolean;
  /** The cursor of the next page; null after the last one. */
  readonly next: (page: Page, cursor: Cursor) => Cursor | null;
}

export interface Pages<Page> {
  /** The loaded pages, in order. */
  readonly pages: readonly Page[];
  readonly isPending: boolean;
  readonly isFetchingMore: boolean;
  readonly error: Error | null;
  /** Loads the next page. Null after the last page, and while a page is loading. */
  readonly more: (() => void) | null;
  readonly retry: () => void;
}

/** The pages after the first one. */
interface FollowingPages<Page, Cursor> {
  readonly search: string;
  readonly pages: readonly Page[];
  /** Cursor of the last page. */
  readonly cursor: Cursor;
  readonly isFetching: boolean;
  readonly error: Error | null;
}

/** Cursor pagination: loads one page after the other, each of which names the cursor of the next. */
export function usePages<Page, Cursor>({ search, first, key, load, staleTime, enabled = true, next }: Options<Page, Cursor>): Pages<Page> {
  const queries = useQueryClient();
  const query = (cursor: Cursor) => ({
    queryKey: key(cursor),
    queryFn: ({ signal }: { signal: AbortSignal }) => load(cursor, signal),
    staleTime,
  });
  const start = useQuery({ ...query(first), enabled });
  const none: FollowingPages<Page, Cursor> = { search, pages: [], cursor: first, isFetching: false, error: null };
  const [state, setState] = useState(none);
  const following = state.search === search ? state : none;
  const pages = start.data === undefined ? [] : [start.data, ...following.pages];
  const last = pages.at(-1);
  const nextCursor = last === undefined || following.isFetching ? null : next(last, following.cursor);

  const fetchMore = async (cursor: Cursor) => {
    setState({ ...following, isFetching: true, error: null });
    // The search text may have changed before the response arrives.
    const finish = (changes: Partial<FollowingPages<Page, Cursor>>) =>
      setState((now) => (now.search === search ? { ...now, isFetching: false, ...changes } : now));
    try {
      const page = await queries.fetchQuery(query(cursor));
      finish({ pages: [...following.pages, page], cursor });
    } catch (error) {
      if (error instanceof Error) finish({ error });
    }
  };
  const more = nextCursor === null ? null : () => void fetchMore(nextCursor);
  return {
    pages,
    isPending: start.isLoading,
    isFetchingMore: following.isFetching,
    error: start.error ?? following.error,
    more,
    retry: () => (start.isError ? void start.refetch() : more?.()),
  };
}
