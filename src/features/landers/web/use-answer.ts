import { useEffect, useState } from 'react';
import { ApiError } from '#platform/web/data/api-client.ts';

interface Answer<Value> {
  /** Undefined until it is there. */
  readonly data: Value | undefined;
  /** The newest that there was, while another is awaited. */
  readonly latest: Value | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

interface Asked<Value> {
  /** Identifies the request; null: sends none. */
  readonly key: string | null;
  readonly load: (signal: AbortSignal) => Promise<Value>;
  /** The answer with which the server has drawn the page. */
  readonly drawn?: { readonly key: string; readonly value: Value | undefined };
}

/**
 * Loads replies of the API for a lander, each once. The query cache of other pages would add a tenth to the size of a lander, for one
 * call.
 */
export function useAnswer<Value>({ key, load, drawn }: Asked<Value>): Answer<Value> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Value>>(
    () => new Map(drawn?.value === undefined ? [] : [[drawn.key, drawn.value]]),
  );
  const [failed, setFailed] = useState<string | null>(null);
  const isOpen = key !== null && !answers.has(key) && failed !== key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const { signal, abort } = createAbort();
    retrying(load, signal).then(
      (value) => signal.aborted || setAnswers((before) => new Map([...before].filter(([one]) => one !== key)).set(key, value)),
      () => signal.aborted || setFailed(key),
    );
    return abort;
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what `load` asks for
  }, [key, isOpen]);
  return {
    data: key === null ? undefined : answers.get(key),
    latest: [...answers.values()].at(-1),
    isError: key !== null && failed === key,
    retry: () => setFailed(null),
  };
}

function createAbort(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const waitsMs = [1000, 2000, 4000];

/** Retries after temporary failures. */
async function retrying<Value>(load: (signal: AbortSignal) => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (const wait of waitsMs)
    try {
      return await load(signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError && error.retriable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, error.retryAfter === null ? wait : error.retryAfter * 1000));
    }
  return load(signal);
}
