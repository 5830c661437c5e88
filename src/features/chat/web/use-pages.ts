import { type QueryKey, useQueries } from '@tanstack/react-query';
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

/** Pages one after the other, of which each says where the next begins. */
export function usePages<Page, Cursor>({ wanted, first, key, load, staleTime, enabled = true, next }: Ask<Page, Cursor>): Pages<Page> {
  const [asked, setAsked] = useState<{ wanted: string; cursors: readonly Cursor[] }>({ wanted, cursors: [first] });
  const cursors = asked.wanted === wanted ? asked.cursors : [first];
  const results = useQueries({
    queries: cursors.map((cursor) => ({
      queryKey: key(cursor),
      queryFn: ({ signal }: { signal: AbortSignal }) => load(cursor, signal),
      staleTime,
      enabled,
    })),
  });
  const pages = results.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const last = pages.at(-1);
  const at = cursors.at(-1);
  const following = last === undefined || at === undefined || pages.length < cursors.length ? null : next(last, at);
  return {
    pages,
    isPending: results[0]?.isLoading === true,
    isFetchingMore: pages.length > 0 && pages.length < cursors.length,
    error: results.find(({ error }) => error !== null)?.error ?? null,
    more: following === null ? null : () => setAsked({ wanted, cursors: [...cursors, following] }),
    retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}
