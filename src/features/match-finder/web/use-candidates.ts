import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepaliveTransport } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { skipCandidate } from '../contract/calls.ts';
import { type Candidate, candidatesQuery } from './queries.ts';

interface Candidates {
  /** The current candidate; null while loading and when nobody is left. */
  readonly candidate: Candidate | null;
  /** The next candidate, if loaded. */
  readonly next: Candidate | null;
  readonly searching: boolean;
  readonly failed: boolean;
  /** Moves on to the next candidate. */
  readonly done: (id: number) => void;
  /** Skips the candidate and moves on. */
  readonly skip: (id: number) => void;
  /** Undoes a decision and shows the candidate again. */
  readonly putBack: (candidate: Candidate) => void;
  readonly again: () => void;
}

/** Time for pending decisions to reach the server before candidates are refetched. */
const refetchDelayMs = 1500;

/** One candidate at a time. Decided ones do not come back, even while the server does not know of the decision yet. */
export function useCandidates(): Candidates {
  const api = useApi();
  const queries = useQueryClient();
  const query = candidatesQuery(api);
  const { data = [], isFetching, isError, refetch } = useQuery(query);
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const { mutate: mutateSkip } = useMutation({
    scope: { id: 'match-finder' },
    // Also when the page is left at once.
    mutationFn: (id: number) => api.withTransport(keepaliveTransport)(skipCandidate, { body: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: query.queryKey }),
    // Only the skip is lost: the candidate may come again.
    onError: (_error, id) => setDecided((ids) => new Set([...ids].filter((each) => each !== id))),
  });
  const left = data.filter(({ profile }) => !decided.has(profile.id));
  const refetching = left.length === 0 && data.length > 0;
  useEffect(() => {
    if (!refetching || isFetching) return undefined;
    const timer = setTimeout(() => void refetch(), refetchDelayMs);
    return () => clearTimeout(timer);
  }, [refetching, isFetching, refetch]);

  const done = (id: number) => {
    setDecided((ids) => new Set(ids).add(id));
    // Load more while the next candidate is shown.
    if (left.length <= 2) void queries.invalidateQueries({ queryKey: query.queryKey });
  };
  return {
    candidate: left[0] ?? null,
    next: left[1] ?? null,
    searching: isFetching || refetching,
    failed: isError,
    done,
    skip(id) {
      done(id);
      mutateSkip(id);
    },
    putBack(candidate) {
      const { id } = candidate.profile;
      setDecided((ids) => new Set([...ids].filter((each) => each !== id)));
      queries.setQueryData(query.queryKey, (all) => [candidate, ...(all ?? []).filter(({ profile }) => profile.id !== id)]);
    },
    again: () => void refetch(),
  };
}
