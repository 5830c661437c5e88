import type Stripe from 'stripe';
import { callProvider, type CallFailure, type CallOptions, defaultCallOptions } from '../port/call-provider.ts';

export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** URL of Stripe's API. */
  readonly url: string;
}

/** Makes a call with Stripe's SDK and retries it when that may help. */
export type StripeCaller = <T>(send: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** Loads the SDK with the first call: that takes a third of a second. */
export function createStripeCaller({ secretKey, url }: StripeAccount, callOptions: CallOptions = defaultCallOptions): StripeCaller {
  const { protocol, hostname, port } = new URL(url);
  let loading: Promise<{ stripe: Stripe; failureOf: (error: unknown) => CallFailure | null }> | undefined;
  const load = async () => {
    const { default: StripeSdk } = await import('stripe');
    const { StripeConnectionError, StripeError } = StripeSdk.errors;
    return {
      stripe: new StripeSdk(secretKey, {
        protocol: protocol === 'http:' ? 'http' : 'https',
        host: hostname,
        ...(port === '' ? {} : { port }),
        timeout: callOptions.timeout,
        maxNetworkRetries: 0,
        telemetry: false,
      }),
      failureOf(error: unknown): CallFailure | null {
        if (error instanceof StripeConnectionError) return { status: null, retryAfter: undefined };
        if (!(error instanceof StripeError) || error.statusCode === undefined) return null;
        return { status: error.statusCode, retryAfter: error.headers?.['retry-after'] };
      },
    };
  };
  return async (send) => {
    loading ??= load();
    const { stripe, failureOf } = await loading;
    try {
      return await callProvider(() => send(stripe), failureOf, callOptions);
    } catch (error) {
      // Stripe's errors have its HTTP status, which would become the status of our own answer.
      throw failureOf(error) === null ? error : new Error(`Stripe could not be used: ${String(error)}`, { cause: error });
    }
  };
}
