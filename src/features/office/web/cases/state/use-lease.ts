import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, keepaliveTransport } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { claimCase, releaseCase } from '#features/cases/contract/calls.ts';
import { useAsks, useOffice } from '../../kit/office-context.ts';
import { caseKeyOf } from './case-queries.ts';

/** Ms between two renewals while somebody works. */
const renewal = 60_000;

interface Wanted {
  /** There is something to decide or answer. */
  readonly wanted: boolean;
  /** The queue says that somebody else has it. */
  readonly taken: boolean;
}

/** Takes a case, keeps it while the person is active, and frees it when they leave. Once another person frees it, it is taken. */
export function useLease(number: string, { wanted, taken }: Wanted) {
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const queries = useQueryClient();
  const claimed = useRef({ at: 0, held: false });
  const claim = useMutation({
    mutationFn: () => asks.within(() => api(claimCase, { query: about, body: { number } })),
    onSuccess: () => (claimed.current.held = true),
    onError(error) {
      // It came before it was wanted, and somebody decided it since.
      if (error instanceof ApiError && error.code === 'decided_meanwhile')
        void queries.invalidateQueries({ queryKey: caseKeyOf(about, number) });
    },
  });
  const { mutate, isError } = claim;
  const query = useRef(about);
  const free = useRef(() => {});
  useEffect(() => {
    query.current = about;
    free.current = () => {
      if (!claimed.current.held) return;
      claimed.current.held = false;
      // Sent also while the page is being closed. Unheard, the lease ends after ten minutes.
      api
        .withTransport(keepaliveTransport)(releaseCase, { query: query.current, body: { number } })
        .catch(() => {});
    };
  });
  useEffect(() => {
    if (!wanted) return undefined;
    const take = () => {
      claimed.current.at = Date.now();
      mutate();
    };
    const renew = () => {
      if (claimed.current.held && Date.now() - claimed.current.at > renewal) take();
    };
    const leave = () => free.current();
    take();
    addEventListener('pointerdown', renew);
    addEventListener('keydown', renew);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pointerdown', renew);
      removeEventListener('keydown', renew);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [number, wanted, mutate]);
  const wasTaken = useRef(taken);
  useEffect(() => {
    if (wasTaken.current && !taken && wanted && isError) mutate();
    wasTaken.current = taken;
  }, [taken, wanted, isError, mutate]);
  return {
    lease: claim.data?.lease ?? null,
    error: claim.error,
    retry: () => mutate(),
    release: () => free.current(),
  };
}
export type LeaseState = ReturnType<typeof useLease>;
