import { newClientId } from '#platform/web/shell/new-client-id.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';

/** The order that a member is about to place. The same values are the same intent, and one intent creates one order. */
export interface CheckoutIntent {
  readonly package: number;
  readonly method: PaymentMethod;
  /** The discount code. */
  readonly code: string | null;
  readonly returnTo: string | null;
  /** The method may be saved for the next time. */
  readonly remember?: boolean;
  /** Id of the saved method to charge. */
  readonly means?: number;
}

const prefix = 'checkout:';
const seedKey = `${prefix}seed`;

/**
 * Call when a checkout opens, with the storage of the tab. The ids of all its intents are derived from the value stored here, and a
 * duplicated tab has a copy: the same order in both tabs is one intent.
 */
export function openIntents(storage: Storage, newId: () => string = newClientId): string {
  const existing = storage.getItem(seedKey);
  if (existing !== null) return existing;
  const seed = newId();
  storage.setItem(seedKey, seed);
  return seed;
}

/** The intent's `client_id`, the idempotency key: it survives a double click, a reload and a return from the provider. */
export function clientIdOf(storage: Storage, intent: CheckoutIntent, newId: () => string = newClientId): string {
  const { code, returnTo, remember, means } = intent;
  const key = `${prefix}${intent.package}:${intent.method}:${code ?? ''}:${returnTo ?? ''}${remember === true ? ':remember' : ''}${means === undefined ? '' : `:means-${means}`}`;
  const existing = storage.getItem(key);
  if (existing !== null) return existing;
  const id = idOf(openIntents(storage, newId), key);
  storage.setItem(key, id);
  return id;
}

/** A UUID derived from the seed, which is a UUID as well, and the key: its last eight digits are changed. */
function idOf(seed: string, key: string): string {
  const own = Number.parseInt(seed.slice(-8), 16);
  return seed.slice(0, -8) + ((own ^ hashOf(key)) >>> 0).toString(16).padStart(8, '0');
}

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number =>
  [...new TextEncoder().encode(text)].reduce((hash, byte) => Math.imul(hash ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5);

/** Call when an order is completed or failed: ordering the same again is a new intent. */
export function clearIntents(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
