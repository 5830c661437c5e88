import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { skipCandidate } from '../contract/endpoints.ts';
import { type Candidate, candidatesQuery } from './queries.ts';

interface Candidates {
  /** Whom to look at; null while the next ones are on their way, and when nobody is left. */
  readonly candidate: Candidate | null;
  /** Who comes then, as far as is known. */
  readonly next: Candidate | null;
  readonly searching: boolean;
  readonly failed: boolean;
  /** Decided: the next one, please. */
  readonly done: (id: number) => void;
  /** Decided by skipping. */
  readonly skip: (id: number) => void;
  /** Not decided after all: to be looked at again, now. */
  readonly putBack: (candidate: Candidate) => void;
  readonly again: () => void;
}

/** How long it takes until the server has surely heard of a decision, in ms. */
const heardAfter = 1500;

/** One after the other. Who was decided does not come back, however late the server hears of it. */
export function useCandidates(): Candidates {
  const api = useApi();
  const queries = useQueryClient();
  const query = candidatesQuery(api);
  const { data = [], isFetching, isError, refetch } = useQuery(query);
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const { mutate: tellSkip } = useMutation({
    scope: { id: 'match-finder' },
    mutationFn: (id: number) => api(skipCandidate, { body: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: query.queryKey }),
    // The skip is lost, not the page: this one may come again.
    onError: (_error, id) => setDecided((known) => new Set([...known].filter((each) => each !== id))),
  });
  const left = data.filter(({ profile }) => !decided.has(profile.id));
  const unheard = left.length === 0 && data.length > 0;
  useEffect(() => {
    if (!unheard || isFetching) return undefined;
    const timer = setTimeout(() => void refetch(), heardAfter);
    return () => clearTimeout(timer);
  }, [unheard, isFetching, refetch]);

  const done = (id: number) => {
    setDecided((known) => new Set(known).add(id));
    // Another one is asked for while somebody looks at the next.
    if (left.length <= 2) void queries.invalidateQueries({ queryKey: query.queryKey });
  };
  return {
    candidate: left[0] ?? null,
    next: left[1] ?? null,
    searching: isFetching || unheard,
    failed: isError,
    done,
    skip(id) {
      done(id);
      tellSkip(id);
    },
    putBack(candidate) {
      const { id } = candidate.profile;
      setDecided((known) => new Set([...known].filter((each) => each !== id)));
      queries.setQueryData(query.queryKey, (all) => [candidate, ...(all ?? []).filter(({ profile }) => profile.id !== id)]);
    },
    again: () => void refetch(),
  };
}
