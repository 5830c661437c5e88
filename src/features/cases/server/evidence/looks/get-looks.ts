import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { getLooks as endpoint } from '#features/decisions/contract/endpoints.ts';
import { shownLookReasons } from '#features/decisions/contract/rules.ts';
import type { EvidenceDeps } from '../evidence-deps.ts';
import { known } from '../known.ts';
import { listLooks } from './looks-repo.ts';
import { presentDataLooks } from './present-data-looks.ts';

// Bounds the reply.
const mostLooks = 500;

/** What a member reads about looks at their lines and data: never who. */
export async function getLooks(
  { db, clock }: Pick<EvidenceDeps, 'db' | 'clock'>,
  user: UserId,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const looks = await listLooks(db, user, clock.now(), mostLooks);
  return ok({
    data_looks: await presentDataLooks(db, user, clock.now(), mostLooks),
    looks: looks.map(({ number, at, lines, reason }) => ({ number, at: at.toISOString(), lines, reason: known(shownLookReasons, reason) })),
  });
}
