import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostOf, isAddressHost, isLoopbackAddress, isLoopbackHost } from './host.ts';

/** A hook: for everybody else the address does not exist. What it returns keeps the route from being run. */
export const fromThisMachineOnly = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
  if (isFromThisMachine(request)) return undefined;
  reply.callNotFound();
  return reply;
};

/**
 * The other end of the socket is this machine, and no proxy of it passes somebody else on. The host must be one that no DNS
 * server can point here, or a page of another site could have itself resolved to this machine and read the outbox.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  const host = hostOf(request);
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some((name) => name in request.headers);
  return isLoopbackAddress(request.socket.remoteAddress) && !passedOn && (isLoopbackHost(host) || isAddressHost(host));
}
