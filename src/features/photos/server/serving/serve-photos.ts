import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonErrors } from '#platform/contract/errors.ts';
import { networkOf } from '#platform/server/network/client-network.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { AddressFor, PhotoAddresses } from '../photo-addresses.ts';
import { readFileName, storagePath } from '../photo-files.ts';
import { mayServe } from '../photo-policy.ts';
import type { Misses } from './misses.ts';
import type { ServablePhotos } from './servable-photos.ts';
import { createWholeFiles } from './whole-files.ts';

interface Deps {
  readonly storage: FileStorage;
  readonly addresses: PhotoAddresses;
  readonly servable: ServablePhotos;
  /** Null: refused files are not limited. */
  readonly misses: Misses | null;
  /** Whether the image is in a conversation whose two members are visible to each other. */
  readonly isShared: (name: string) => Promise<boolean>;
  /** Seconds for which a CDN caches public files; they are purged from it when they are withdrawn. Null when no CDN can be purged. */
  readonly cdnKeeps: number | null;
}

/**
 * Seconds for which a browser, or a cache that cannot be purged, shows a photo without revalidation. The same as the time in which a
 * deletion can be undone. A revalidation then returns 304 while the photo may still be shown.
 */
const keptUnasked = 600;

/** Serves `/media/<file>`. Private files need the signed query of their address; otherwise the response is 404. */
export function servePhotos(server: FastifyInstance, { storage, addresses, servable, misses, isShared, cdnKeeps }: Deps): void {
  const files = createWholeFiles(storage);
  const everybody = `public, max-age=${keptUnasked}, ${cdnKeeps === null ? '' : `s-maxage=${cdnKeeps}, `}must-revalidate`;
  const audienceOf = async ({ name, blurred }: { readonly name: string; readonly blurred: boolean }, to: AddressFor | null) => {
    if (to === 'partner') return (await isShared(name)) ? 'holder' : 'nobody';
    const photo = await servable.find(name);
    return photo === null ? 'nobody' : mayServe(photo, blurred, to);
  };
  const serve = async (
    request: FastifyRequest<{ Params: { file: string }; Querystring: Record<string, unknown> }>,
    reply: FastifyReply,
  ) => {
    const { file } = request.params;
    const refuse = (code: 'not_found' | 'internal' | 'rate_limited') => sendFailure(reply, code, commonErrors[code], {}, request.id);
    const parsed = readFileName(file);
    if (parsed === null) return refuse('not_found');
    const network = networkOf(request.ip);
    if (misses?.isOver(network) === true && !servable.isKnown(parsed.name)) return refuse('rate_limited');
    const grant = addresses.check(parsed.name, request.query);
    const audience = await audienceOf(parsed, grant?.to ?? null);
    if (audience === 'nobody') {
      misses?.count(network);
      return refuse('not_found');
    }
    // Files never change, because another image gets another name.
    const etag = `"${file}"`;
    const kept = audience === 'everybody' ? everybody : `private, max-age=${Math.min(keptUnasked, grant?.seconds ?? 0)}, must-revalidate`;
    // The CDN host may be a subdomain of the site.
    const answer = () => reply.header('cache-control', kept).header('etag', etag).header('cross-origin-resource-policy', 'same-site');
    if (names(request.headers['if-none-match'], etag)) return answer().code(304).send();
    const found = await files.open(storagePath(file));
    if (found === null) return refuse('not_found');
    if (found === 'damaged') {
      request.log.error({ file }, 'a photo is shorter or longer than it says');
      return refuse('internal');
    }
    return answer().header('content-length', found.size).type(`image/${parsed.format}`).send(found.stream());
  };
  server.get('/media/:file', { config: { holdsMissing: true } }, serve);
}

/** Whether the header `If-None-Match` (RFC 9110) contains the tag. Proxies may have made it a weak tag. */
const names = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
