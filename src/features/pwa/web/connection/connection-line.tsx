import './connection-line.css';
import { useIsMutating, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { useTimeText } from '#platform/web/i18n/use-time-text.ts';
import { Icon } from '#platform/web/ui/index.ts';
import { failingLoads, firstLoads, retryNow } from './retry-now.ts';

/** Ms after which a waiting user gets a message. */
const patience = 3000;
const texts = ['pwa'] as const;

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
  const t = useTranslations('pwa.connection');
  const timeText = useTimeText();
  const cache = useQueryClient().getQueryCache();
  const id = useId();
  const offlineSince = useOfflineSince();
  useEffect(() => {
    // Loads that failed without a connection would otherwise wait for up to 16 s more.
    const found = () => retryNow(cache);
    addEventListener('online', found);
    return () => removeEventListener('online', found);
  }, [cache]);
  const waiting = useLongWait();
  const text = offlineSince !== null ? t('offline', { time: timeText(offlineSince) }) : waiting === null ? null : t(waiting.how);
  return (
    <div className="connection-line">
      <div className="connection-note">
        <p id={id} aria-live="polite">
          {text !== null && (
            <>
              <Icon name={offlineSince === null ? 'clock' : 'warning-circle'} />
              {text}
            </>
          )}
        </p>
        {offlineSince === null && waiting?.canRetry && (
          <button type="button" aria-describedby={id} onClick={() => retryNow(cache)}>
            {t('now')}
          </button>
        )}
      </div>
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

interface LongWait {
  readonly how: 'slow' | 'failing';
  /** A query that the page needs has failed and waits for its next retry. */
  readonly canRetry: boolean;
}

/** The load that the user has been waiting for longer than `patience`: a slow response, or a request that fails and is retried. */
function useLongWait(): LongWait | null {
  const isNavigating = useNavigation().state !== 'idle';
  const isSending = useIsMutating() > 0;
  const failedSends = useMutationState({ filters: { status: 'pending' }, select: ({ state }) => state.failureCount > 0 });
  const loading = useLoading();
  const isWaiting = isNavigating || isSending || loading !== null;
  const [isLong, setLong] = useState(false);
  // Both stay until the wait is over: the words do not change, nor does the button go, while it is tried once more.
  const [hasFailed, setFailed] = useState(false);
  const [loadFailed, setLoadFailed] = useState(false);
  if (loading === 'failing' && !loadFailed) setLoadFailed(true);
  if ((loading === 'failing' || failedSends.includes(true)) && !hasFailed) setFailed(true);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
      setFailed(false);
      setLoadFailed(false);
    };
  }, [isWaiting]);
  if (!isWaiting || !isLong) return null;
  return { how: hasFailed ? 'failing' : 'slow', canRetry: loadFailed };
}

/** Data that something on the page has asked for and that is not there at all yet; null: none. */
function useLoading(): 'slow' | 'failing' | null {
  const cache = useQueryClient().getQueryCache();
  const snapshot = () => {
    if (failingLoads(cache).length > 0) return 'failing';
    return cache.findAll(firstLoads).some((query) => query.getObserversCount() > 0) ? 'slow' : null;
  };
  return useSyncExternalStore((listener) => cache.subscribe(listener), snapshot);
}
