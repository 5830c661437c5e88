import fs from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { sendUncompressed } from '#platform/server/http/compression.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';

/** The folder of another release that has the file; null: none has. */
export type FindKept = (file: string) => Promise<string | null>;

/**
 * Serves the files with a hash in their name: those of this build, and those that pages of other releases still ask for. Also serves
 * the licence notices of what is delivered.
 */
export async function mountAssets(server: HttpServer, folder: string, findKept: FindKept, notices: string): Promise<void> {
  await server.register(async (scope) => {
    // The build has already compressed them where that saves bytes.
    scope.addHook('onRequest', async (request) => sendUncompressed(request));
    await scope.register(fastifyStatic, {
      root: folder,
      // With `serve`, each request would list the folder of two thousand files, to support file systems that ignore case.
      serve: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    });
    // The same files on every host; the set-up needs them before there is a site.
    scope.get<{ Params: { file: string } }>('/assets/:file', { config: { anyHost: true } }, async (request, reply) => {
      const { file } = request.params;
      const kept = (await isBuilt(path.join(folder, path.basename(file)))) ? null : await findKept(file);
      return kept === null ? reply.sendFile(file) : reply.sendFile(file, kept);
    });
    // Crawlers have no use for them.
    scope.get('/licences', { config: { anyHost: true } }, (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('x-robots-tag', 'noindex')
        .sendFile('licences.txt', notices, { immutable: false, maxAge: '1d' }),
    );
  });
}

const isBuilt = (file: string): Promise<boolean> =>
  fs.stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
