import type { PaymentMethod } from '../contract/order.ts';

/** What somebody is about to order. As long as it stays the same it is one intent, and one intent makes one order. */
export interface CheckoutIntent {
  readonly package: number;
  readonly method: PaymentMethod;
  readonly returnTo: string | null;
}

const prefix = 'checkout:';

/** The intent's `client_id`: the same for a double click, a reload and a way back from the provider. */
export function clientIdOf(storage: Storage, intent: CheckoutIntent, newId: () => string = () => crypto.randomUUID()): string {
  const key = `${prefix}${intent.package}:${intent.method}:${intent.returnTo ?? ''}`;
  const known = storage.getItem(key);
  if (known !== null) return known;
  const id = newId();
  storage.setItem(key, id);
  return id;
}

/** Once an order came to an end: to order the same again is a new intent. */
export function forgetIntents(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
