import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { hasUsed } from './find-discount.ts';
import { findCode, insertOwnCode } from './discount-repo.ts';

interface Offer {
  readonly site: SiteId;
  readonly user: UserId;
  /** The company's `delete_discount`; 0: no discount. */
  readonly percentage: number;
  readonly until: Date;
}

/** The code belongs to one member, so guessing it is useless to others. */
const codeOf = (user: UserId): string => `BACK-${user}`;
/** The price cannot be zero. */
const maxPercentage = 99;

/** A discount for a member who has deleted the account, if they return before it is purged: once, however often they leave. */
export async function offerReturn(tx: Tx, { site, user, percentage, until }: Offer): Promise<void> {
  if (percentage <= 0) return;
  await insertOwnCode(tx, { site, user, code: codeOf(user), percentage: Math.min(percentage, maxPercentage), expires: until });
}

/** The discount that waits for the member, in percent; null when there is none, or it is used or expired. */
export async function findReturnOffer(db: Db, site: SiteId, user: UserId, now: Date): Promise<number | null> {
  const code = await findCode(db, site, codeOf(user));
  if (code === null || code.user_id !== user || code.status !== 'active') return null;
  if (code.expires !== null && code.expires <= now) return null;
  return (await hasUsed(db, user, code.code)) ? null : code.value_percentage;
}
