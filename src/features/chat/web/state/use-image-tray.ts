import { useEffect, useSyncExternalStore } from 'react';
import { useChatState } from './chat-state.ts';
import type { TrayImage } from './tray/image-tray.ts';

interface Tray {
  readonly images: readonly TrayImage[];
  /** They will be sent once all are uploaded. */
  readonly sending: boolean;
}

/** Ms between retries while offline; the browser's `online` event is not always reliable. */
const retryInterval = 10_000;
const none: readonly TrayImage[] = [];

/** The images chosen for a member. */
export function useImageTray(member: number): Tray {
  const { tray } = useChatState();
  const images = useSyncExternalStore(
    tray.subscribe,
    () => tray.get()?.list(member) ?? none,
    () => none,
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
    const timer = setInterval(resume, retryInterval);
    addEventListener('online', resume);
    return () => {
      clearInterval(timer);
      removeEventListener('online', resume);
    };
  }, [offline, tray]);
  useEffect(() => {
    if (!sending) return undefined;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
  }, [sending]);
  return { images, sending };
}
