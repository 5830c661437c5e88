import { ownKey } from '#platform/web/shell/member-storage.ts';
import { gifts } from '../../../contract/gifts.ts';
import type { TextStorage } from '../browser-storage.ts';
import type { Outgoing, OutboxStorage } from './outbox.ts';

const giftNames: readonly unknown[] = gifts;
const states: readonly unknown[] = ['waiting', 'sending', 'failed', 'held', 'limited'] satisfies Outgoing['state'][];

/** The storage key of an outgoing message. Each message has its own entry, so that two windows do not overwrite each other. */
export const outboxKey = (user: number, clientId: string): string => `${ownKey('chat-outbox', user)}:${clientId}`;

export function createOutboxStorage(storage: TextStorage, user: number): OutboxStorage {
  const prefix = outboxKey(user, '');
  return {
    load: () =>
      storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => readOutgoing(storage.get(key)))
        .filter((item) => item !== null),
    save: (item) => storage.set(outboxKey(user, item.client_id), JSON.stringify(item)),
    remove: (clientId) => storage.remove(outboxKey(user, clientId)),
  };
}

function readOutgoing(text: string | null): Outgoing | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    // Messages stored before these fields existed lack them.
    const item = typeof found === 'object' && found !== null ? { gift: null, image: null, gif: null, quote: null, ...found } : null;
    return isOutgoing(item) ? item : null;
  } catch {
    return null;
  }
}

function isOutgoing(found: unknown): found is Outgoing {
  if (typeof found !== 'object' || found === null) return false;
  const { client_id, to, text, gift, image, gif, quote, made_at, state, cost } = found as Record<keyof Outgoing, unknown>;
  return (
    typeof client_id === 'string' &&
    typeof to === 'number' &&
    typeof text === 'string' &&
    (gift === null || giftNames.includes(gift)) &&
    (image === null || hasIdAndSize(image)) &&
    (gif === null || hasIdAndSize(gif)) &&
    (quote === null || (typeof quote === 'object' && 'id' in quote && 'content' in quote)) &&
    typeof made_at === 'string' &&
    typeof cost === 'number' &&
    states.includes(state)
  );
}

/** This browser stored it from the server's response, so only what rendering needs is checked. */
const hasIdAndSize = (found: unknown): boolean =>
  typeof found === 'object' &&
  found !== null &&
  'id' in found &&
  'width' in found &&
  typeof found.width === 'number' &&
  'height' in found &&
  typeof found.height === 'number';
