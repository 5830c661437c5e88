import type { FastifyInstance } from 'fastify';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { commonErrors } from '#platform/contract/errors.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import { sendUncompressed } from '#platform/server/http/compression.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import { hostOf } from '#platform/server/network/host.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { OwnFilm } from '#features/site/contract/own-films.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { getLander } from '../contract/endpoints.ts';

/** Seconds. */
const hour = 3600;

const address = (file: string): string => `/films/${file}`;
const filesOf = ({ h264, av1, still }: OwnFilm): string[] => [h264, still, ...(av1 === undefined ? [] : [av1])];

/** A film of the operator as pages show it; null when one of its files is not there. */
export async function presentOwnFilm(files: FileStorage, film: OwnFilm): Promise<ReplyOf<typeof getLander>['own_film']> {
  const sizes = await Promise.all(filesOf(film).map(async (file) => (await files.stat(file))?.size ?? null));
  if (sizes.includes(null)) return null;
  const { h264, av1, still, seconds, texts } = film;
  return {
    h264: address(h264),
    av1: av1 === undefined ? null : address(av1),
    still: address(still),
    kilobytes: Math.ceil(Math.max(...sizes.map(Number)) / 1000),
    seconds,
    texts,
  };
}

/** `/films/{file}`: only files that the settings of the asked site name. */
export function serveOwnFilms(server: FastifyInstance, files: FileStorage, sites: Sites): void {
  void server.register(async (scope) => {
    scope.addHook('onRequest', async (request) => sendUncompressed(request));
    scope.get<{ Params: { file: string } }>('/films/:file', { schema: { hide: true } as object }, async (request, reply) => {
      const { settings } = await sites.byHost(hostOf(request));
      const { file: name } = request.params;
      const isNamed = (settings.films ?? []).some((film) => filesOf(film).includes(name));
      const sent = isNamed ? await sendFile(request, reply, { files, name, maxAge: hour }) : null;
      return sent ?? sendFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    });
  });
}
