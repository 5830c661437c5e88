import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { fail, type Failure } from '#platform/contract/result.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { StoredCode } from './discount-repo.ts';
import { countAllUses, countOwnUses, findReservation } from './use-repo.ts';

export type LimitRefusal = 'discount_not_begun' | 'discount_exhausted' | 'discount_reserved' | 'discount_member_limit';

interface Asked {
  readonly site: SiteId;
  readonly user: UserId;
  readonly now: Date;
}

/** Why the member cannot have the code for one more order, whatever it is for. Exact while the code is locked. */
export async function limitRefusal(db: Db | Tx, stored: StoredCode, { site, user, now }: Asked): Promise<Failure<LimitRefusal> | null> {
  const { code, starts, max_uses: most, member_limit: limit } = stored;
  if (starts !== null && starts > now) return fail('discount_not_begun', { code, at: starts.toISOString() });
  if (limit !== null && (await countOwnUses(db, user, code)) >= limit) return fail('discount_member_limit', { code, limit });
  if (most === null || (await countAllUses(db, site, code)) < most) return null;
  // An open order of their own takes one of the uses: they can cancel it, and have the code again.
  const order = await findReservation(db, user, code);
  return order === null ? fail('discount_exhausted', { code }) : fail('discount_reserved', { code, order });
}
