import type { FastifyInstance } from 'fastify';
import { commonErrors } from '#platform/contract/errors.ts';
import { answerFailure } from '#platform/server/http/failures.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { readFile, stored } from './teaser-file.ts';

// A file never changes: another picture has another name.
const year = 365 * 24 * 3600;

/** `/media/teaser/<file>`: advertisements are nobody's secret. */
export function serveTeasers(server: FastifyInstance, storage: FileStorage): void {
  server.get<{ Params: { file: string } }>('/media/teaser/:file', { schema: { hide: true } as object }, async (request, reply) => {
    const name = readFile(request.params.file);
    const found = name === null ? null : await storage.open(stored(name));
    if (found === null) return answerFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    return (
      reply
        .header('cache-control', `public, max-age=${year}, immutable`)
        // The files may come from a host of their own below the site's.
        .header('cross-origin-resource-policy', 'same-site')
        .header('content-length', found.size)
        .type('image/webp')
        .send(found.stream())
    );
  });
}
