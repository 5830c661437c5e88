import type { IRequest } from '@adyen/api-library/lib/src/typings/requestOptions.js';
import { callProvider, type CallFailure, type CallOptions } from '../port/call-provider.ts';

/** An error reply from Adyen. */
export class AdyenRefusal extends Error {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
  constructor(response: Response, text: string) {
    super(`Adyen answered ${response.status}: ${text.slice(0, 300)}`);
    this.status = response.status;
    this.text = text;
    this.retryAfter = response.headers.get('retry-after') ?? undefined;
  }
}

interface Connection {
  readonly apiKey: string;
  /** URL of another server that speaks Adyen's protocol; null: Adyen's own. */
  readonly url: string | null;
  readonly callOptions: CallOptions;
}

/** The HTTP client for Adyen's library, whose own client has no time limit for the whole call, no retries, and only https. */
export function createAdyenHttp({ apiKey, url, callOptions }: Connection) {
  return {
    request(endpoint: string, json: string | Buffer, _config: unknown, _keyRequired: boolean, options: IRequest.Options = {}) {
      const { pathname, origin } = new URL(endpoint);
      const address = new URL(pathname, url ?? origin);
      address.search = new URLSearchParams(options.params).toString();
      const { method = 'POST', idempotencyKey } = options;
      const send = () =>
        sendOnce(address, {
          method,
          headers: {
            'content-type': 'application/json',
            'x-api-key': apiKey,
            ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          },
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: json.toString() }),
          redirect: 'error',
          signal: AbortSignal.timeout(callOptions.timeout),
        });
      return callProvider(send, failureOf, callOptions);
    },
  };
}

async function sendOnce(address: URL, init: RequestInit): Promise<string> {
  const response = await fetch(address, init);
  const text = await response.text();
  if (!response.ok) throw new AdyenRefusal(response, text);
  return text;
}

/** The object to delete does not exist. */
export const isMissing = (error: unknown): boolean => error instanceof AdyenRefusal && (error.status === 404 || error.status === 422);

/** Adyen has no saved method for the token: `Contract not found`, `PaymentDetail not found`. */
export const isUnknownSavedMethod = (error: unknown): boolean =>
  error instanceof AdyenRefusal && /"errorCode":\s*"(?:800|803)"/.test(error.text);

/** `fetch` throws a TypeError when the connection fails, and a DOMException when the time is over. */
export function failureOf(error: unknown): CallFailure | null {
  if (error instanceof AdyenRefusal) return error;
  return error instanceof TypeError || error instanceof DOMException ? { status: null, retryAfter: undefined } : null;
}
