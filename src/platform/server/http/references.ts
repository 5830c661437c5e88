import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Answers that are the same for everybody (`Endpoint.reference`). */
export interface References {
  /** Sends a value: written and compressed once for each object that comes here, and not at all to who has it. */
  send(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<FastifyReply>;
}

interface Prepared {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Seconds for which nobody asks again, and for how long after that what is kept may be shown while it is asked. */
const [fresh, stale] = [24 * 3600, 30 * 24 * 3600];

/** The last one or two steps of brotli take ten times as long for a twentieth. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export function createReferences(): References {
  const known = new WeakMap<object, Promise<Prepared>>();
  const prepared = (value: object): Promise<Prepared> => {
    const made = known.get(value) ?? prepare(value);
    known.set(value, made);
    return made;
  };
  return {
    async send(request, reply, value) {
      if (typeof value !== 'object' || value === null) throw new TypeError('a reference is an object');
      const { etag, ...forms } = await prepared(value);
      reply
        .header('cache-control', `public, max-age=${fresh}, stale-while-revalidate=${stale}`)
        .header('etag', etag)
        .header('vary', 'accept-encoding');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      const coding = codings.find((name) => accepts(request.headers['accept-encoding'], name));
      if (coding !== undefined) reply.header('content-encoding', coding);
      return reply.type('application/json; charset=utf-8').send(forms[coding ?? 'plain']);
    },
  };
}

const codings = ['br', 'gzip'] as const;

async function prepare(value: object): Promise<Prepared> {
  const plain = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, quality), promisify(gzip)(plain)]);
  // Weak: one for all codings.
  return { etag: `W/"${hash}"`, plain, br, gzip: zipped };
}

const accepts = (header: string | string[] | undefined, coding: string): boolean =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .some(([name, weight]) => name === coding && Number(weight ?? 1) > 0);
