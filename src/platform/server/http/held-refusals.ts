import type { FastifyInstance, FastifyReply } from 'fastify';

/** Ms after which a refusal is sent. A crowd that asks again as soon as it is answered would else take the thread from everybody. */
const delay = 250;
/** Refusals that are held at once; beyond that they are sent at once, which costs no memory. */
const maxHeld = 5000;

/** Holds what is refused for its number, by a limit of the caller or by a full line, before it is sent. */
export function holdRefusals(server: FastifyInstance): void {
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
