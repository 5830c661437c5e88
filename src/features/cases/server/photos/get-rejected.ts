import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { getRejectedPhotos } from '#features/decisions/contract/rejected.ts';
import { decisionReasons } from '#features/decisions/contract/rules.ts';
import { appealUntil } from '#features/decisions/server/index.ts';
import { type PresentImage, toShownPhoto } from '#features/photos/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { known } from '../evidence/known.ts';
import { listRejected, type RejectedRow } from './rejected-repo.ts';

export interface RejectedDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly presentImage: PresentImage;
}

type Reply = ReplyOf<typeof getRejectedPhotos>;

const appeals = ['sent', 'upheld'] as const;
// Bounds the reply.
const mostRejected = 50;

/** What their owner reads of removed photos, for as long as they can be appealed against. */
export async function getRejected(
  { db, clock, sites, presentImage }: RejectedDeps,
  { userId: user, site }: { readonly userId: UserId; readonly site: SiteId },
): Promise<Success<Reply>> {
  const now = clock.now();
  const { settings } = await sites.byId(site);
  const rows = await listRejected(db, user, mostRejected);
  const imageOf = (row: RejectedRow): Reply['photos'][number]['image'] => {
    const shown = row.is_shown ? toShownPhoto(row, 'pending') : null;
    if (shown === null) return null;
    const { files, width, height, thumb_hash } = presentImage(shown, 'owner', settings.cdn_prefix);
    return { files, width, height, thumb_hash };
  };
  return ok({
    photos: rows
      .map((row) => ({ row, until: appealUntil({ startsAt: row.starts_at }) }))
      .filter(({ until }) => now <= until)
      .map(({ row, until }) => ({
        number: row.number,
        reason: known(decisionReasons, row.reason),
        at: row.starts_at.toISOString(),
        appeal_until: until.toISOString(),
        appeal: row.appeal === null ? null : known(appeals, row.appeal),
        image: imageOf(row),
      })),
  });
}
