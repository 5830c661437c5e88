import type { FastifyInstance } from 'fastify';
import { commonErrors } from '#platform/contract/errors.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { readFile, storagePath } from './teaser-file.ts';

// Files never change: another image gets another name.
const year = 365 * 24 * 3600;

/** `/media/teaser/<file>`: public images of teasers. */
export function serveTeasers(server: FastifyInstance, storage: FileStorage): void {
  server.get<{ Params: { file: string } }>('/media/teaser/:file', async (request, reply) => {
    const name = readFile(request.params.file);
    const found = name === null ? null : await storage.open(storagePath(name));
    if (found === null) return sendFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    return (
      reply
        .header('cache-control', `public, max-age=${year}, immutable`)
        // The CDN host may be a subdomain of the site.
        .header('cross-origin-resource-policy', 'same-site')
        .header('content-length', found.size)
        .type('image/webp')
        .send(found.stream())
    );
  });
}
