import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Maximum number of open requests of one connection. Browsers and proxies wait for each answer before they send more. */
const maxOpen = 4;

/**
 * Ends a connection that sends requests without waiting for the answers: thousands fit into one packet or two, and the server would
 * process each.
 */
export function endPipelines(server: FastifyInstance): void {
  const open = new WeakMap<Socket, number>();
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (open.get(socket) ?? 0) + 1;
    if (socket.destroyed || count > maxOpen) {
      reply.hijack();
      stopParsing(socket);
      socket.destroy();
      return;
    }
    open.set(socket, count);
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    done();
  });
}

/** The return value that tells Node's parser that nothing further on this connection is a request. */
const noFurtherRequests = 2;

/**
 * Node's parser continues to the end of a packet even after the connection was destroyed. It would create more than a thousand
 * further requests and abort each with an error and its stack trace, which blocks the main thread. So the next request is answered
 * as a protocol upgrade, after which the parser stops.
 */
function stopParsing(socket: Socket): void {
  if (!('parser' in socket)) return;
  const { parser } = socket;
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser) parser.onIncoming = () => noFurtherRequests;
}
