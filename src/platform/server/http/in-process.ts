import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The request for which the server calls itself. */
const callers = new AsyncLocalStorage<FastifyRequest>();

/** True while the server handles a call that it made itself: who caused it has been counted already. */
export const isInProcess = (): boolean => callers.getStore() !== undefined;

export interface InProcessAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the API without a socket, on behalf of a request, with these of its headers. */
export async function callInProcess(
  server: FastifyInstance,
  request: FastifyRequest,
  { url, headers }: { readonly url: string; readonly headers: Readonly<Record<string, string | string[]>> },
): Promise<InProcessAnswer> {
  const remoteAddress = request.socket.remoteAddress ?? '127.0.0.1';
  const answer = await callers.run(request, async () => server.inject({ method: 'GET', url, headers, remoteAddress }));
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
