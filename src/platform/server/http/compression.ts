import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const compressible = /^text\/(?!event-stream)|[/+](?:json|xml)\b|javascript\b/;

/** Bytes; a shorter response fits into one packet. */
const threshold = 1024;

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A text, compressed once for many answers. */
export interface Compressed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * Compresses text responses: brotli at low effort, which takes a millisecond or two, else gzip. It does not compress responses that
 * are already compressed (images, fonts, archives, precompressed assets, reference replies) nor replies to in-process calls,
 * which accept no encoding. It does not decompress request bodies, so the body limit counts the bytes read.
 *
 * An attacker who sees the length of a compressed response and controls a part of its text can guess a secret in it (BREACH). To
 * control the text, the attacker needs a page that makes the member's browser send requests here with its cookies. The browser
 * marks such requests, and their responses are not compressed. If the URL itself holds a secret, the route calls
 * `sendUncompressed`.
 */
export async function compressResponses(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold,
    customTypes: compressible,
    brotliOptions,
  });
  server.addHook('onRequest', async (request) => {
    if (isSentByAnotherSite(request)) sendUncompressed(request);
  });
  // Set on uncompressed responses too, so that a cache does not serve them to clients that accept compression.
  server.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('vary') && compressible.test(String(reply.getHeader('content-type') ?? '')))
      reply.header('vary', 'accept-encoding');
  });
}

export async function compressText(text: string): Promise<Compressed> {
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(text, brotliOptions), promisify(gzip)(text)]);
  return { br, gzip: gzipped };
}

/** The compressed bytes that the client accepts, of which the reply then names the encoding; else the text. */
export function chooseEncoding(request: FastifyRequest, reply: FastifyReply, text: string, compressed: Compressed): string | Buffer {
  const encoding = isUncompressed(request) ? null : negotiate(request.headers['accept-encoding'] ?? 'identity', ['br', 'gzip']);
  if (encoding === null) return text;
  reply.header('content-encoding', encoding);
  return compressed[encoding];
}

const isUncompressed = ({ headers }: FastifyRequest): boolean => headers['x-no-compression'] !== undefined;

/** Turns compression off for the response to this request. */
export function sendUncompressed(request: FastifyRequest): void {
  request.headers['x-no-compression'] = '1';
}

/** A request with this site's cookies, made by a page of another site or of a sibling subdomain. */
function isSentByAnotherSite({ headers }: FastifyRequest): boolean {
  const from = headers['sec-fetch-site'];
  return headers.cookie !== undefined && (from === 'cross-site' || from === 'same-site');
}
