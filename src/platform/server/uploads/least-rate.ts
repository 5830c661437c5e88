import type { FastifyRequest } from 'fastify';

/** 4 kB/s over half a minute: less than the slowest mobile connection sends. */
const leastBytes = 120_000;
const intervalMs = 30_000;

/** Ends the connection of a request whose body arrives too slowly. Returns a function that stops watching. */
export function watchRate({ raw: { socket } }: FastifyRequest): () => void {
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before < leastBytes) socket.destroy();
    before = socket.bytesRead;
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
