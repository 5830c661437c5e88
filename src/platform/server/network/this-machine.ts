import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { hostOf, isAddressHost, isLoopbackAddress, isLoopbackHost } from './host.ts';

/** A hook: other machines get a 404. Returning the reply keeps the route handler from running. */
export const fromThisMachineOnly = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
  if (isFromThisMachine(request, request.socket.remoteAddress)) return undefined;
  reply.callNotFound();
  return reply;
};

/**
 * The other end of the socket is this machine, and is not a proxy that forwards for somebody else. The host must be one that no DNS
 * server can resolve to this machine, or a page of another site could read the outbox by DNS rebinding.
 */
export function isFromThisMachine(request: { readonly headers: IncomingHttpHeaders }, address: string | undefined): boolean {
  const host = hostOf(request);
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some((name) => name in request.headers);
  return isLoopbackAddress(address) && !passedOn && (isLoopbackHost(host) || isAddressHost(host));
}

/** Whether a request comes from the machine of a development site: what its owner tries out there needs no second factor. */
export const isLocal = (
  { appEnv }: { readonly appEnv: string },
  request: { readonly headers: IncomingHttpHeaders; readonly ip: string },
): boolean => appEnv !== 'production' && isFromThisMachine(request, request.ip);
