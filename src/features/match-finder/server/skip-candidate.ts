import { done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { isVisible } from '#features/members/server/index.ts';
import { skipDays } from '../contract/rules.ts';
import { insertSkip } from './skip-repo.ts';

export interface SkipDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Skips before this time have expired. */
export const skipsSince = (now: Date): Date => new Date(now.getTime() - skipDays * 24 * 3_600_000);

export async function skipCandidate({ db, clock }: SkipDeps, viewer: UserId, member: UserId): Promise<Result<typeof done, 'not_found'>> {
  if (!(await isVisible(db, viewer, member))) return fail('not_found');
  const now = clock.now();
  await insertSkip(db, viewer, member, { now, after: skipsSince(now) });
  return ok(done);
}
