import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CheckRequest } from './request-schemas.ts';

export interface ProviderCall {
  readonly method: string;
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  /** Parameters of the body, or of the query of a read. */
  readonly params: Readonly<Record<string, unknown>>;
}

interface ProviderResponse {
  readonly status: number;
  /** JSON, or the text of a file. */
  readonly body: object | string;
}

/**
 * A fault of the next call: it is never answered, is carried out but its connection is cut before the answer, or is refused with a
 * status.
 */
export type Fault = 'silence' | 'cut' | { readonly status: number; readonly retryAfter?: number };

/** A local server that speaks a provider's protocol. */
export interface ProviderServer {
  readonly url: string;
  readonly calls: readonly ProviderCall[];
  /** The violations of the provider's public API description by our calls. */
  readonly problems: readonly string[];
  /** Faults of the next calls. */
  readonly faults: Fault[];
  close(): Promise<void>;
}

interface Protocol {
  readonly parse: (body: string) => Record<string, unknown>;
  readonly check: CheckRequest;
  /** Path below which the API lives. */
  readonly base: string;
  readonly respond: (call: ProviderCall) => ProviderResponse;
}

/** Answers a repeated idempotency key with the first answer, and refuses it with other parameters, as both providers do. */
export async function openProviderServer({ parse, check, base, respond }: Protocol): Promise<ProviderServer> {
  const calls: ProviderCall[] = [];
  const problems: string[] = [];
  const faults: Fault[] = [];
  const answered = new Map<string, { params: string; respond: ProviderResponse }>();

  const respondOnce = (call: ProviderCall): ProviderResponse => {
    const key = call.headers['idempotency-key'];
    if (call.method !== 'POST') return respond(call);
    if (typeof key !== 'string' || key.length > 64) {
      problems.push(`${call.path} has no idempotency key of at most 64 characters`);
      return respond(call);
    }
    const params = JSON.stringify([call.path, call.params]);
    const earlier = answered.get(key);
    if (earlier !== undefined && earlier.params !== params) return { status: 400, body: { error: { type: 'idempotency_error' } } };
    const made = earlier?.respond ?? respond(call);
    answered.set(key, { params, respond: made });
    return made;
  };

  const server = http.createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const body = await text(request);
    const method = request.method ?? 'GET';
    const call = { method, path: pathname.replace(base, ''), headers: request.headers, params: parse(method === 'POST' ? body : search) };
    calls.push(call);
    problems.push(...check(call.method, call.path, call.params));
    const fault = faults.shift();
    if (fault === 'silence') return;
    if (typeof fault === 'object') {
      const headers = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
      response.writeHead(fault.status, { 'content-type': 'application/json', ...headers });
      response.end('{"error":{"message":"not now"}}');
      return;
    }
    const made = respondOnce(call);
    if (fault === 'cut') {
      response.socket?.destroy();
      return;
    }
    const isFile = typeof made.body === 'string';
    response
      .writeHead(made.status, { 'content-type': isFile ? 'text/csv' : 'application/json' })
      .end(isFile ? made.body : JSON.stringify(made.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    problems,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A webhook as a provider sends it. */
export interface SignedWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
