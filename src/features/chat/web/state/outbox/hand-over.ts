import { outboxSync } from '#platform/contract/service-worker.ts';
import { writeOfflineData } from '#platform/web/shell/offline-cache.ts';
import { sendGift, sendMessage } from '../../../contract/calls.ts';
import { type HandedOver, readSentIds } from './handed-over.ts';
import type { Outbox, Outgoing } from './outbox.ts';
import { giftBody, messageBody } from './outbox-send.ts';

/** Background Sync is missing in some browsers, and in TypeScript's types. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** In ms. A message that is sent at once need not be handed over. */
const delay = 300;
const waits: readonly Outgoing['state'][] = ['waiting', 'sending'];

/**
 * Hands waiting messages over to the service worker, and learns from it which ones it has sent. The worker sends them when the
 * connection is back, also when no page is open then. Page and worker send with the same client_id, so each message is stored once.
 * Returns a function that stops it.
 */
export function handOver(user: number, outbox: Outbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handed = 0;
  const write = () => {
    timer = undefined;
    const items = outbox.items().filter(({ state }) => waits.includes(state));
    if (items.length === 0 && handed === 0) return;
    handed = items.length;
    const requests = items.map((item): HandedOver => {
      const gift = giftBody(item);
      return { to: item.to, address: `/api/${(gift === null ? sendMessage : sendGift).path}`, body: gift ?? messageBody(item) };
    });
    void writeOfflineData(user, 'outbox', { items: requests }).then(() => (items.length > 0 ? askForSync() : undefined));
  };
  const writeSoon = () => {
    // Without a connection the page may be closed at any moment.
    if (!navigator.onLine) write();
    else timer ??= setTimeout(write, delay);
  };
  const markSent = async () => {
    const sent = await readSentIds();
    if (sent.length === 0) return;
    for (const clientId of sent) outbox.markStored(clientId);
    await writeOfflineData(user, 'sent', []);
  };
  void markSent();
  // A message that an earlier page handed over is also in this page's outbox, or was sent.
  handed = 1;
  writeSoon();
  const unsubscribe = outbox.subscribe(writeSoon);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

async function askForSync(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(outboxSync).catch(() => undefined);
}
