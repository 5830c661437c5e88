import { setTimeout as sleep } from 'node:timers/promises';
import { readRetryAfter } from '#platform/contract/http/retry-after.ts';

/** The reason why a call to a provider failed. */
export interface CallFailure {
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** The header `Retry-After`. */
  readonly retryAfter: string | undefined;
}

/** Time limits of a call. The buyer waits for it. */
export interface CallOptions {
  /** Timeout of one attempt in ms. */
  readonly timeout: number;
  /** Waits this many ms before the next attempt. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

export const defaultCallOptions: CallOptions = { timeout: 8000, wait: (milliseconds) => sleep(milliseconds) };

const attempts = 3;
const firstWait = 250;
/** When the provider asks for a longer pause, the call fails, and its job or its caller tries again. */
const longestWait = 5000;

/**
 * Retries a call when the connection failed, when the provider refused it because of too many calls or because the same call was
 * still running, or when the provider had an error. The call must be safe to repeat: a read, or a write with an idempotency key.
 *
 * @param failureOf Null for errors that are not the provider's.
 */
export async function callProvider<T>(
  send: () => Promise<T>,
  failureOf: (error: unknown) => CallFailure | null,
  { wait }: CallOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const failure = failureOf(error);
      const pause = failure === null ? null : pauseAfter(failure, attempt);
      if (pause === null || attempt === attempts) throw error;
      await wait(pause);
    }
  }
}

/** Null when another attempt would not help. */
function pauseAfter({ status, retryAfter }: CallFailure, attempt: number): number | null {
  if (status !== null && status !== 409 && status !== 429 && status < 500) return null;
  const seconds = readRetryAfter(retryAfter ?? null);
  const pause = seconds === null ? firstWait * 2 ** (attempt - 1) : seconds * 1000;
  return pause <= longestWait ? pause : null;
}
