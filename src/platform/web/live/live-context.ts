import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { DataOf, LiveEvent } from '#platform/contract/live-event.ts';
import type { LiveClient } from './live-client.ts';

const LiveContext = createContext<LiveClient | null>(null);
export const LiveProvider = LiveContext.Provider;

export function useLive(): LiveClient {
  const live = use(LiveContext);
  if (live === null) throw new Error('no LiveProvider above this component');
  return live;
}

/** Calls back for each event of the kind while the component is mounted; always with the newest closure. */
export function useLiveEvent<E extends LiveEvent>(event: E, listener: (data: DataOf<E>) => void): void {
  const live = useLive();
  const latest = useEffectEvent(listener);
  useEffect(() => live.on(event, (data) => latest(data)), [live, event]);
}

/** Calls back after a reconnection, when the cache may have missed something. */
export function useReconnected(listener: () => void): void {
  const live = useLive();
  const latest = useEffectEvent(listener);
  useEffect(() => live.onReady((first) => (first ? undefined : latest())), [live]);
}
