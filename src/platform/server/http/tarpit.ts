import type { FastifyInstance, FastifyReply } from 'fastify';

/** Ms of delay (a tarpit). Clients that retry as soon as they are refused would otherwise keep the thread busy with refusals. */
const delay = 250;
/** Maximum number of delayed refusals; further ones are sent immediately, so memory is bounded. */
const maxHeld = 5000;

/** Delays refusals by a rate limit or a full queue (429, 503), and a 404 if the route asks for it (`holdsMissing`). */
export function tarpit(server: FastifyInstance): void {
  let held = 0;
  const isHeld = ({ statusCode, request }: FastifyReply): boolean =>
    statusCode === 429 || statusCode === 503 || (statusCode === 404 && request.routeOptions.config.holdsMissing === true);
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (held >= maxHeld || !isHeld(reply)) return done(null, payload);
    held++;
    setTimeout(() => {
      held--;
      done(null, payload);
    }, delay);
  });
}
