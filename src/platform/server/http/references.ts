import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf, isKnown } from './etag.ts';

/** Sends replies that are the same for every caller (`Endpoint.reference`). */
export interface References {
  /** Sends a value, serialised and compressed once per object; a client that already has it gets a 304. */
  send(request: FastifyRequest, reply: FastifyReply, value: unknown, cacheControl?: string): Promise<FastifyReply>;
}

interface Prepared {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Cache lifetimes in seconds: a day without revalidation, then 30 days in which the old value is used while revalidating. */
const [maxAge, staleWhileRevalidate] = [24 * 3600, 30 * 24 * 3600];

const forADay = `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}`;

/** Not brotli's highest levels: they take ten times as long and save another twentieth. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export function createReferences(): References {
  const cached = new WeakMap<object, Promise<Prepared>>();
  const prepared = (value: object): Promise<Prepared> => {
    const existing = cached.get(value) ?? prepare(value);
    cached.set(value, existing);
    return existing;
  };
  return {
    async send(request, reply, value, cacheControl = forADay) {
      if (typeof value !== 'object' || value === null) throw new TypeError('a reference reply must be an object');
      const { etag, ...bodies } = await prepared(value);
      reply.header('cache-control', cacheControl).header('etag', etag).header('vary', 'accept-encoding');
      if (isKnown(request, etag)) return reply.code(304).send();
      const encoding = encodings.find((name) => accepts(request.headers['accept-encoding'], name));
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      return reply.type('application/json; charset=utf-8').send(bodies[encoding ?? 'plain']);
    },
  };
}

const encodings = ['br', 'gzip'] as const;

async function prepare(value: object): Promise<Prepared> {
  const plain = Buffer.from(JSON.stringify(value));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, quality), promisify(gzip)(plain)]);
  return { etag: etagOf(plain), plain, br, gzip: zipped };
}

const accepts = (header: string | string[] | undefined, encoding: string): boolean =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0);
