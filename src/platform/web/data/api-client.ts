import type { Call, EndpointOf } from '#platform/contract/call.ts';
import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import { readRetryAfter } from '#platform/contract/http/retry-after.ts';
import { callHeaders } from './call-headers.ts';

/** One HTTP exchange: `fetch` in the browser, in process on the server. Rejects only if there was no response. */
export type Transport = (request: { method: string; url: string; body: unknown; signal: AbortSignal | undefined }) => Promise<{
  status: number;
  body: unknown;
  /** Seconds, from `Retry-After`. */
  retryAfter: number | null;
}>;

/** An error of the API; status 0 if there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: ErrorParams;
  /** The request's id in the server log, for support. */
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

  /** True when a retry may succeed: no response, a server error, or too many requests. */
  get retriable(): boolean {
    return this.status === 0 || this.status >= 500 || (this.status === 429 && this.code === 'rate_limited');
  }
}

/** The query may be omitted if none of its fields is required. A body may not, because the server refuses a call without one. */
type QueryPart<Schema, Query> = Schema extends object
  ? object extends Query
    ? { readonly query?: Query }
    : { readonly query: Query }
  : { readonly query?: undefined };
type BodyPart<Schema, Body> = Schema extends object ? { readonly body: Body } : { readonly body?: undefined };
type Input<E extends Endpoint> = QueryPart<E['query'], QueryOf<E>> & BodyPart<E['body'], BodyOf<E>> & { readonly signal?: AbortSignal };
/** The input may be omitted only if the endpoint requires neither a body nor a query field. */
type InputArgument<E extends Endpoint> = object extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** Calls an endpoint, as `contract/calls.ts` of its feature names it; throws `ApiError`. */
export interface Api {
  <C extends Call>(call: C, ...input: InputArgument<EndpointOf<C>>): Promise<ReplyOf<EndpointOf<C>>>;
  /** The same API over another transport, for example one that reports the progress of an upload. */
  withTransport(send: Transport): Api;
}

interface Options {
  readonly send: Transport;
  /** Called when a reply shows that the session has ended. */
  readonly onLoggedOut: () => void;
  /** Called when a reply shows that another member than this page's is logged in now. */
  readonly onOtherMember?: () => void;
  /** Called when a call is refused because newer terms are not agreed to. */
  readonly onTermsChanged?: () => void;
  /**
   * True for an endpoint that returns the logged-in user and so refuses every visitor: its refusal does not mean that a session
   * ended.
   */
  readonly refusesVisitors: (call: Call) => boolean;
}

export function createApi({ send, ...options }: Options): Api {
  const { onLoggedOut, onOtherMember, onTermsChanged, refusesVisitors } = options;
  const callApi = async <C extends Call>(call: C, ...[input]: InputArgument<EndpointOf<C>>): Promise<ReplyOf<EndpointOf<C>>> => {
    const url = `/api/${call.path}${queryText(input?.query)}`;
    const answer = await send({ method: call.method, url, body: input?.body, signal: input?.signal }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiError(0, 'offline');
    });
    if (answer.status < 400) return answer.body as ReplyOf<EndpointOf<C>>;
    const error = readError(answer.status, answer.body, answer.retryAfter);
    if (error.code === 'authentication_required' && !refusesVisitors(call)) onLoggedOut();
    if (error.code === 'other_member') onOtherMember?.();
    if (error.code === 'terms_changed') onTermsChanged?.();
    throw error;
  };
  return Object.assign(callApi, { withTransport: (other: Transport) => createApi({ ...options, send: other }) });
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
  (init: Omit<RequestInit, 'headers'>, headers: Readonly<Record<string, string>> = {}): Transport =>
  async ({ method, url, body, signal }) => {
    const response = await fetch(url, {
      ...init,
      method,
      credentials: 'same-origin',
      headers: { ...callHeaders(), ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    const text = response.status === 204 ? '' : await response.text();
    const retryAfter = readRetryAfter(response.headers.get('retry-after'));
    return { status: response.status, body: text === '' ? null : parse(text), retryAfter };
  };

export const browserTransport = fetchWith({});
/** For a page whose calls carry something besides what describes the page. */
export const transportWith = (headers: Readonly<Record<string, string>>): Transport => fetchWith({}, headers);
/** For requests sent while the page is being closed: the browser completes them (at most 64 kB at a time). */
export const keepaliveTransport = fetchWith({ keepalive: true });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
