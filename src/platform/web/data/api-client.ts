import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { ErrorParams } from '#platform/contract/result.ts';

/** One HTTP exchange: `fetch` in the browser, in process on the server. Rejects only when nothing came back. */
export type Transport = (request: { method: string; url: string; body: unknown; signal: AbortSignal | undefined }) => Promise<{
  status: number;
  body: unknown;
  /** Seconds, from `Retry-After`. */
  retryAfter: number | null;
}>;

/** A refusal of the API, or (status 0) no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: ErrorParams;
  /** What support can find in the log. */
  readonly requestId: string | null;
  readonly retryAfter: number | null;

  constructor(status: number, code: string, params: ErrorParams = {}, requestId: string | null = null, retryAfter: number | null = null) {
    super(`${code} (${status})`);
    this.status = status;
    this.code = code;
    this.params = params;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /** Worth asking again: no answer, a fault of the server's, or too many requests. A refusal stays a refusal. */
  get retriable(): boolean {
    return this.status === 0 || this.status >= 500 || (this.status === 429 && this.code === 'rate_limited');
  }
}

type Input<E extends Endpoint> = (E['query'] extends object ? { query: QueryOf<E> } : { query?: undefined }) &
  (E['body'] extends object ? { body: BodyOf<E> } : { body?: undefined }) & { signal?: AbortSignal };

/** Calls an endpoint by its contract; throws `ApiError`. */
export interface Api {
  <E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<ReplyOf<E>>;
  /** The same by another way: an upload tells how far it is. */
  through(send: Transport): Api;
}

interface Options {
  readonly send: Transport;
  /** The login is gone (not told for user.php, which answers so for every visitor). */
  readonly onLoggedOut: () => void;
}

export function createApi({ send, onLoggedOut }: Options): Api {
  const call = async <E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<ReplyOf<E>> => {
    const url = `/api/${endpoint.path}${queryText(input?.query)}`;
    const answer = await send({ method: endpoint.method, url, body: input?.body, signal: input?.signal }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiError(0, 'offline');
    });
    if (answer.status < 400) return answer.body as ReplyOf<E>;
    const error = readError(answer.status, answer.body, answer.retryAfter);
    if (error.code === 'authentication_required' && endpoint.path !== 'user.php') onLoggedOut();
    throw error;
  };
  return Object.assign(call, { through: (other: Transport) => createApi({ send: other, onLoggedOut }) });
}

export function queryText(query: Readonly<Record<string, unknown>> | undefined): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined && item !== null) params.append(name, String(item));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

function readError(status: number, body: unknown, retryAfter: number | null): ApiError {
  if (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'object' &&
    body.error !== null &&
    'code' in body.error &&
    typeof body.error.code === 'string'
  ) {
    const params = 'params' in body.error && typeof body.error.params === 'object' ? (body.error.params as ErrorParams) : {};
    return new ApiError(
      status,
      body.error.code,
      params,
      'request_id' in body && typeof body.request_id === 'string' ? body.request_id : null,
      retryAfter,
    );
  }
  return new ApiError(status, 'internal', {}, null, retryAfter);
}

const fetchWith =
  (init: RequestInit): Transport =>
  async ({ method, url, body, signal }) => {
    const response = await fetch(url, {
      ...init,
      method,
      credentials: 'same-origin',
      headers: { 'X-Request-Type': 'app', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    const text = response.status === 204 ? '' : await response.text();
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return { status: response.status, body: text === '' ? null : parse(text), retryAfter: Number.isFinite(seconds) ? seconds : null };
  };

export const browserTransport = fetchWith({});
/** For what is told when a page is left: it arrives all the same (64 kB in all). */
export const lastingTransport = fetchWith({ keepalive: true });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
