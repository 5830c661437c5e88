import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostOf, isAddressHost, isLoopbackAddress, isLoopbackHost } from './host.ts';

/** A hook: other machines get a 404. Returning the reply keeps the route handler from running. */
export const fromThisMachineOnly = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
  if (isFromThisMachine(request)) return undefined;
  reply.callNotFound();
  return reply;
};

/**
 * The other end of the socket is this machine, and is not a proxy that forwards for somebody else. The host must be one that no DNS
 * server can resolve to this machine, or a page of another site could read the outbox by DNS rebinding.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  const host = hostOf(request);
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some((name) => name in request.headers);
  return isLoopbackAddress(request.socket.remoteAddress) && !passedOn && (isLoopbackHost(host) || isAddressHost(host));
}
