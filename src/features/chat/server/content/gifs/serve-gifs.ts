import type { FastifyInstance } from 'fastify';
import { commonErrors } from '#platform/contract/errors.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import { gifPrefix, parseGifFile } from '../../message/gif-addresses.ts';
import type { Gifs } from './gifs.ts';

// The files of an id never change.
const year = 365 * 24 * 3600;

/** Serves `/media/gif/<provider>-<key>.webp`, and `-still` for one frame. GIFs are public, so caches may store them. */
export function serveGifs(server: FastifyInstance, gifs: Gifs): void {
  server.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(`${gifPrefix}:file`, async (request, reply) => {
    const parsed = parseGifFile(request.params.file);
    const files = parsed && (await gifs.open(parsed.provider, parsed.key, request.query['signature']));
    if (!files || !parsed) return sendFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    return reply
      .header('cache-control', `public, max-age=${year}, immutable`)
      .header('cross-origin-resource-policy', 'same-site')
      .type('image/webp')
      .send(parsed.still ? files.still : files.moving);
  });
}
