import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { PresentImage } from '#features/photos/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { getBlocks as endpoint } from '../contract/endpoints.ts';
import { findBlocked } from './block-repo.ts';

export interface GetBlocksDeps {
  readonly db: Db;
  readonly sites: Sites;
  readonly presentImage: PresentImage;
}

// Bounds the reply.
const maxBlocks = 1000;

/** The viewer's blocked members, so that they can be unblocked. Deleted and disabled members are left out. */
export async function getBlocks(
  { db, sites, presentImage }: GetBlocksDeps,
  viewer: UserId,
  site: SiteId,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const [{ settings }, blocked] = await Promise.all([sites.byId(site), findBlocked(db, viewer, maxBlocks)]);
  return ok({
    profiles: blocked.map(({ id, name, mainPhoto, blockedAt }) => ({
      id,
      name,
      main_image: mainPhoto && presentImage(mainPhoto, 'public', settings.cdn_prefix),
      blocked_at: blockedAt.toISOString(),
    })),
  });
}
