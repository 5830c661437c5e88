import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keepaliveTransport } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { claimCase, releaseCase } from '#features/cases/contract/calls.ts';
import { useAsks, useOffice } from '../../kit/office-context.ts';

/** Ms between two renewals while somebody works. */
const renewal = 60_000;

/** Takes a case, keeps it while the person is active, and frees it when they leave. `wanted`: there is something to decide or answer. */
export function useLease(number: string, wanted: boolean) {
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const claim = useMutation({ mutationFn: () => asks.within(() => api(claimCase, { query: about, body: { number } })) });
  const { mutate } = claim;
  const query = useRef(about);
  const claimed = useRef({ at: 0, held: false });
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
      mutate(undefined, { onSuccess: () => (claimed.current.held = true) });
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
  return {
    lease: claim.data?.lease ?? null,
    error: claim.error,
    retry: () => mutate(undefined, { onSuccess: () => (claimed.current.held = true) }),
    release: () => free.current(),
  };
}
export type LeaseState = ReturnType<typeof useLease>;
