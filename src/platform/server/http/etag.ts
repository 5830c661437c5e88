import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** A weak ETag: the same one for every encoding. */
export const etagOf = (body: string | Buffer): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether the caller has this version already. */
export const isKnown = (request: FastifyRequest, etag: string): boolean => request.headers['if-none-match']?.includes(etag) === true;

/**
 * Sends 304 without a body if the caller already has this reply (`Endpoint.revalidated`). The server computes the reply all the
 * same: it depends on who is online, blocks, the day, the viewer's place and expiring addresses, and none of these has a version.
 * A 304 saves compression, transfer and parsing.
 */
export function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const serialized = reply.serialize(value);
  const body = typeof serialized === 'string' ? serialized : Buffer.from(serialized as Uint8Array);
  const etag = etagOf(body);
  reply.header('etag', etag);
  return isKnown(request, etag) ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(body);
}
