import type { FastifyInstance } from 'fastify';
import { IncomingMessage } from 'node:http';
import { maxUploadBytes } from '#platform/contract/http/upload.ts';

/** Bytes of the longest body that the server reads to its end. */
export const maxReadBody = 4 * maxUploadBytes;

/** Time limit of a body. A file has none while its bytes keep coming (`watchRate`). */
const bodyMs = 300_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True: the body is a file; its reader watches the rate. */
    upload?: boolean;
  }
}

/** By its Content-Length. */
export const isTooLong = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > maxReadBody;

const isChunked = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined;

/** An in-process call has its complete body, and no connection that could be closed. */
function bound(raw: IncomingMessage): void {
  if (!(raw instanceof IncomingMessage)) return;
  const timer = setTimeout(() => raw.complete || raw.socket.destroy(), bodyMs).unref();
  raw.once('close', () => clearTimeout(timer));
}

/**
 * Ends every body at its limit. After an answer Node reads and discards the rest of the request, so that it can reuse the
 * connection. If the length is unknown, that never ends, so such a connection is closed with the answer.
 */
export function boundBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = isChunked(raw) || Number(raw.headers['content-length'] ?? 0) > 0;
    if (hasBody && request.routeOptions.config.upload !== true) bound(raw);
    done();
  });
  // A file that was refused before its end: nobody watches its rate any more.
  server.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request;
    if (request.routeOptions.config.upload === true && !raw.complete && !raw.destroyed) bound(raw);
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (!raw.complete && (isChunked(raw) || isTooLong(raw))) reply.header('connection', 'close');
    done(null, payload);
  });
}
