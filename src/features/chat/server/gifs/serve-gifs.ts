import type { FastifyInstance } from 'fastify';
import { commonErrors } from '#platform/contract/errors.ts';
import { answerFailure } from '#platform/server/http/failures.ts';
import { gifPrefix, readGifFile } from './gif-addresses.ts';
import type { Gifs } from './gifs.ts';

// A file never changes: another GIF has another id.
const year = 365 * 24 * 3600;

/** `/media/gif/<provider>-<key>.webp`, and `-still` for one frame: nothing of them is anybody's secret. */
export function serveGifs(server: FastifyInstance, gifs: Gifs): void {
  server.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    `${gifPrefix}:file`,
    { schema: { hide: true } as object },
    async (request, reply) => {
      const parsed = readGifFile(request.params.file);
      const files = parsed && (await gifs.open(parsed.provider, parsed.key, request.query['signature']));
      if (!files || !parsed) return answerFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
      return reply
        .header('cache-control', `public, max-age=${year}, immutable`)
        .header('cross-origin-resource-policy', 'same-site')
        .type('image/webp')
        .send(parsed.still ? files.still : files.moving);
    },
  );
}
