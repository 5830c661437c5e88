import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Requests of one connection that may be open at a time. Browsers and proxies wait for each answer before they send more. */
const maxOpen = 8;

/**
 * Ends a connection that sends one request after another without waiting for the answers: thousands fit into one packet or
 * two, and each would be worked on.
 */
export function endPipelines(server: FastifyInstance): void {
  const open = new WeakMap<Socket, number>();
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (open.get(socket) ?? 0) + 1;
    if (socket.destroyed || count > maxOpen) {
      reply.hijack();
      socket.destroy();
      return;
    }
    open.set(socket, count);
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    done();
  });
}
