import { readOfflineData } from '#platform/web/shell/offline-cache.ts';

/** A waiting message in the form of the call that sends it, as the page hands it over to the service worker. */
export interface HandedOver {
  /** The recipient. */
  readonly to: number;
  readonly address: string;
  readonly body: { readonly client_id: string };
}

export async function readHandedOver(): Promise<readonly HandedOver[]> {
  const outbox = await readOfflineData('outbox');
  const items = typeof outbox === 'object' && outbox !== null && 'items' in outbox ? outbox.items : [];
  return Array.isArray(items) ? items.filter(isHandedOver) : [];
}

function isHandedOver(item: unknown): item is HandedOver {
  if (typeof item !== 'object' || item === null || !('to' in item && 'address' in item && 'body' in item)) return false;
  const { to, address, body } = item;
  const isCall = typeof body === 'object' && body !== null && 'client_id' in body && typeof body.client_id === 'string';
  return typeof to === 'number' && typeof address === 'string' && isCall;
}

/** The `client_id` of messages that the worker has sent and no page has marked yet. */
export async function readSentIds(): Promise<readonly string[]> {
  const sent = await readOfflineData('sent');
  return Array.isArray(sent) ? sent.filter((id) => typeof id === 'string') : [];
}
