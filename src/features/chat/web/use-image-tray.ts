import { useEffect, useSyncExternalStore } from 'react';
import { useChatTools } from './chat-tools.ts';
import type { TrayImage } from './image-tray.ts';

interface Tray {
  readonly images: readonly TrayImage[];
  /** They go out as soon as all are uploaded. */
  readonly sending: boolean;
}

/** Ms after which it is tried again without a sign from the browser. */
const pause = 10_000;
const nothing: readonly TrayImage[] = [];

/** The pictures that stand ready for a member. */
export function useImageTray(member: number): Tray {
  const { tray } = useChatTools();
  const images = useSyncExternalStore(
    tray.subscribe,
    () => tray.get()?.list(member) ?? nothing,
    () => nothing,
  );
  const sending = useSyncExternalStore(
    tray.subscribe,
    () => tray.get()?.isSending(member) ?? false,
    () => false,
  );
  const offline = images.some(({ state }) => state === 'offline');
  useEffect(() => {
    if (!offline) return undefined;
    const resume = () => tray.get()?.resume();
    const timer = setInterval(resume, pause);
    addEventListener('online', resume);
    return () => {
      clearInterval(timer);
      removeEventListener('online', resume);
    };
  }, [offline, tray]);
  useEffect(() => {
    if (!sending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [sending]);
  return { images, sending };
}
