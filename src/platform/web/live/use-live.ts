import { useEffect, useEffectEvent } from 'react';
import type { HeardEvent } from '#platform/contract/call.ts';
import type { DataOf, LiveEvent } from '#platform/contract/live/live-event.ts';
import { memberField } from '#platform/contract/http/named-member.ts';
import { namedMember } from '../data/call-headers.ts';
import { createLiveClient, type LiveClient } from './live-client.ts';

/**
 * The one connection of this browser. The first module that needs it creates it, which is none of the first load. The server never
 * does.
 */
const live = createLiveClient(() => {
  const member = namedMember();
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live${member === null ? '' : `?${memberField}=${member}`}`);
});

export const useLive = (): LiveClient => live;

/** Calls the listener for each such event while the component is mounted; always the listener of the latest render. */
export function useLiveEvent<E extends LiveEvent>(event: HeardEvent<E>, listener: (data: DataOf<E>) => void): void {
  const latest = useEffectEvent(listener);
  useEffect(() => live.on(event, (data) => latest(data)), [event]);
}

/** Calls the listener after a reconnection, when the cache may have missed events. */
export function useReconnected(listener: () => void): void {
  const latest = useEffectEvent(listener);
  useEffect(() => live.onReady((first) => (first ? undefined : latest())), []);
}
