import type { FastifyInstance } from 'fastify';
import { commonErrors } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { answerFailure } from '#platform/server/http/failures.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { AddressFor, PhotoAddresses } from './photo-addresses.ts';
import { readFileName, storagePath } from './photo-files.ts';
import { mayServe } from './photo-policy.ts';
import { findServable } from './photo-repo.ts';

interface Deps {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly addresses: PhotoAddresses;
  /** Whether the picture is in a conversation whose two members are visible to each other. */
  readonly isShared: (name: string) => Promise<boolean>;
}

// Files never change: another picture gets another name.
const year = 365 * 24 * 3600;

/** `/media/<file>`: private files need the signed query of their address, otherwise the answer is 404. */
export function servePhotos(server: FastifyInstance, { db, storage, addresses, isShared }: Deps): void {
  const audienceOf = async ({ name, blurred }: { readonly name: string; readonly blurred: boolean }, to: AddressFor | null) => {
    if (to === 'partner') return (await isShared(name)) ? 'holder' : 'nobody';
    const photo = await findServable(db, name);
    return photo === null ? 'nobody' : mayServe(photo, blurred, to);
  };
  server.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/media/:file',
    { schema: { hide: true } as object },
    async (request, reply) => {
      const { file } = request.params;
      const parsed = readFileName(file);
      const grant = parsed && addresses.check(parsed.name, request.query);
      const audience = parsed === null ? 'nobody' : await audienceOf(parsed, grant?.to ?? null);
      const found = audience === 'nobody' ? null : await storage.open(storagePath(file));
      if (found === null) return answerFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
      return (
        reply
          .header(
            'cache-control',
            audience === 'everybody' ? `public, max-age=${year}, immutable` : `private, max-age=${grant?.seconds ?? 0}, immutable`,
          )
          // The CDN host may be a subdomain of the site.
          .header('cross-origin-resource-policy', 'same-site')
          .header('content-length', found.size)
          .type(`image/${parsed?.format ?? 'webp'}`)
          .send(found.stream())
      );
    },
  );
}
