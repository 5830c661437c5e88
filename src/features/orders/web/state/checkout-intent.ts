import { newClientId } from '#platform/web/shell/new-client-id.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';

/** What a member is about to order. The same values are the same intent, and one intent creates one order. */
export interface CheckoutIntent {
  readonly package: number;
  readonly method: PaymentMethod;
  /** The discount code. */
  readonly code: string | null;
  readonly returnTo: string | null;
  /** The means may be kept for the next time. */
  readonly remember?: boolean;
  /** Id of the stored means to charge. */
  readonly means?: number;
}

const prefix = 'checkout:';

/** The intent's `client_id`, the idempotency key: it survives a double click, a reload and a return from the provider. */
export function clientIdOf(storage: Storage, intent: CheckoutIntent, newId: () => string = newClientId): string {
  const { code, returnTo, remember, means } = intent;
  const key = `${prefix}${intent.package}:${intent.method}:${code ?? ''}:${returnTo ?? ''}${remember === true ? ':remember' : ''}${means === undefined ? '' : `:means-${means}`}`;
  const existing = storage.getItem(key);
  if (existing !== null) return existing;
  const id = newId();
  storage.setItem(key, id);
  return id;
}

/** Call when an order is completed or failed: ordering the same again is a new intent. */
export function clearIntents(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
