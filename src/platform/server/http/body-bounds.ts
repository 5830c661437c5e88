import type { FastifyInstance } from 'fastify';
import { IncomingMessage } from 'node:http';
import { maxUploadBytes } from '#platform/contract/upload.ts';

/** Bytes of the longest body that is read to its end. */
export const maxReadBody = 4 * maxUploadBytes;

/** How long a body may take; a file takes as long as its bytes keep coming (`watchRate`). */
const bodyMs = 300_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True: the body is a file, whose rate is watched where it is read. */
    upload?: boolean;
  }
}

/** By its own account. */
export const isTooLong = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > maxReadBody;

const isChunked = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined;

/** A call in process has its whole body, and no connection that could be closed. */
function bound(raw: IncomingMessage): void {
  if (!(raw instanceof IncomingMessage)) return;
  const timer = setTimeout(() => raw.complete || raw.socket.destroy(), bodyMs).unref();
  raw.once('close', () => clearTimeout(timer));
}

/**
 * Ends every body at its bound. After an answer Node reads and discards what is left of the request, so that its connection
 * can be used again: without end where the length is unknown. Such a connection is closed with the answer instead.
 */
export function boundBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = isChunked(raw) || Number(raw.headers['content-length'] ?? 0) > 0;
    if (hasBody && request.routeOptions.config.upload !== true) bound(raw);
    done();
  });
  // A file that was refused before it was read, or before its end: nobody watches its rate any more.
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
