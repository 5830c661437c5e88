import './connection-line.css';
import { useIsMutating, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { Icon } from '#platform/web/ui/index.ts';

/** Ms after which somebody who waits is told so. */
const patience = 3000;
const texts = ['installed'] as const;

/** Says when the page waits for an answer for long, and when there is no connection. It lies over the page and moves nothing. */
export function ConnectionLine() {
  const catalogs = useCatalogs();
  const [hasTexts, setHasTexts] = useState(() => texts.every((name) => name in catalogs.state().messages));
  useEffect(() => {
    // Fetched while there is a connection; without its texts the line stays away.
    void catalogs.ensure(texts).then(
      () => setHasTexts(true),
      () => undefined,
    );
  }, [catalogs]);
  return hasTexts ? <Line /> : null;
}

function Line() {
  const t = useTranslations('installed.connection');
  const format = useFormatter();
  const offlineSince = useOfflineSince();
  const waiting = useLongWait();
  const text =
    offlineSince !== null
      ? t('offline', { time: format.dateTime(offlineSince, { timeStyle: 'short' }) })
      : waiting === null
        ? null
        : t(waiting);
  return (
    <div className="connection-line" aria-live="polite">
      {text !== null && (
        <p>
          <Icon name={offlineSince === null ? 'clock' : 'warning-circle'} />
          {text}
        </p>
      )}
    </div>
  );
}

/** When the connection was lost; null while there is one. */
function useOfflineSince(): Date | null {
  const [since, setSince] = useState(() => (navigator.onLine ? null : new Date()));
  useEffect(() => {
    const lost = () => setSince((before) => before ?? new Date());
    const found = () => setSince(null);
    addEventListener('offline', lost);
    addEventListener('online', found);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', found);
    };
  }, []);
  return since;
}

/** What somebody has waited for since `patience`: an answer that takes long, or one that fails and is asked for again. */
function useLongWait(): 'slow' | 'failing' | null {
  const isNavigating = useNavigation().state !== 'idle';
  const isSending = useIsMutating() > 0;
  const failedSends = useMutationState({ filters: { status: 'pending' }, select: ({ state }) => state.failureCount > 0 });
  const loading = useLoading();
  const isWaiting = isNavigating || isSending || loading !== null;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  if (!isWaiting || !isLong) return null;
  return loading === 'failing' || failedSends.includes(true) ? 'failing' : 'slow';
}

/** Data that something on the page has asked for and that is not there at all yet; null: none. */
function useLoading(): 'slow' | 'failing' | null {
  const cache = useQueryClient().getQueryCache();
  const snapshot = () => {
    const awaited = cache.findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.status === 'pending' });
    if (awaited.some(({ state }) => state.fetchFailureCount > 0)) return 'failing';
    return awaited.some((query) => query.getObserversCount() > 0) ? 'slow' : null;
  };
  return useSyncExternalStore((listener) => cache.subscribe(listener), snapshot);
}
