import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface Ask<Page, Cursor> {
  /** What is asked for: another one begins at the first page. */
  readonly wanted: string;
  readonly first: Cursor;
  readonly key: (cursor: Cursor) => QueryKey;
  readonly load: (cursor: Cursor, signal: AbortSignal) => Promise<Page>;
  /** In ms. */
  readonly staleTime: number;
  readonly enabled?: boolean;
  /** Where the next page begins; null: this was the last. */
  readonly next: (page: Page, cursor: Cursor) => Cursor | null;
}

export interface Pages<Page> {
  /** Those that have come, in order. */
  readonly pages: readonly Page[];
  readonly isPending: boolean;
  readonly isFetchingMore: boolean;
  readonly error: Error | null;
  /** Null: there are no more, or not yet. */
  readonly more: (() => void) | null;
  readonly retry: () => void;
}

/** The pages behind the first one of what is wanted. */
interface Later<Page, Cursor> {
  readonly wanted: string;
  readonly pages: readonly Page[];
  /** Where the last of them begins. */
  readonly at: Cursor;
  readonly isFetching: boolean;
  readonly error: Error | null;
}

/** Pages one after the other, of which each says where the next begins. */
export function usePages<Page, Cursor>({ wanted, first, key, load, staleTime, enabled = true, next }: Ask<Page, Cursor>): Pages<Page> {
  const queries = useQueryClient();
  const query = (cursor: Cursor) => ({
    queryKey: key(cursor),
    queryFn: ({ signal }: { signal: AbortSignal }) => load(cursor, signal),
    staleTime,
  });
  const start = useQuery({ ...query(first), enabled });
  const none: Later<Page, Cursor> = { wanted, pages: [], at: first, isFetching: false, error: null };
  const [kept, setKept] = useState(none);
  const later = kept.wanted === wanted ? kept : none;
  const pages = start.data === undefined ? [] : [start.data, ...later.pages];
  const last = pages.at(-1);
  const following = last === undefined || later.isFetching ? null : next(last, later.at);

  const fetchMore = async (cursor: Cursor) => {
    setKept({ ...later, isFetching: true, error: null });
    // What is wanted may be something else by the time that it comes.
    const settle = (changes: Partial<Later<Page, Cursor>>) =>
      setKept((now) => (now.wanted === wanted ? { ...now, isFetching: false, ...changes } : now));
    try {
      const page = await queries.fetchQuery(query(cursor));
      settle({ pages: [...later.pages, page], at: cursor });
    } catch (error) {
      if (error instanceof Error) settle({ error });
    }
  };
  const more = following === null ? null : () => void fetchMore(following);
  return {
    pages,
    isPending: start.isLoading,
    isFetchingMore: later.isFetching,
    error: start.error ?? later.error,
    more,
    retry: () => (start.isError ? void start.refetch() : more?.()),
  };
}
