import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { getDiscountCode as endpoint } from '../contract/endpoints.ts';
import type { DiscountCode } from '../contract/discount.ts';
import type { DiscountError } from '../contract/errors.ts';
import { findDiscount, findWelcome } from './find-discount.ts';
import { countRefusal } from './refusal-repo.ts';
import { reservationOf } from './reservations.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

type Refusal = Exclude<
  DiscountError,
  'discount_minimum' | 'discount_country' | 'discount_currency' | 'discount_method' | 'discount_expired' | 'discount_inactive'
>;

export async function getDiscountCode(
  { db, clock }: Deps,
  query: QueryOf<typeof endpoint>,
  { viewer, site }: Call<Viewer>,
): Promise<Result<ReplyOf<typeof endpoint>, Refusal>> {
  const now = clock.now();
  const user = viewer.userId;
  if (query.welcome === true) {
    const found = await findWelcome(db, user, now);
    return found.ok ? found : ok(null);
  }
  if (query.code === undefined) return fail('discount_not_found', { code: '' });
  const found = await findDiscount(db, { site, user, text: query.code, now });
  const refused = found.ok ? await refusalOf(db, user, found.value) : found;
  if (refused !== null) await countRefusal(db, site, refused, now);
  return refused?.code === 'discount_reserved' ? { ...refused, code: refused.code } : found;
}

/** Why the code can never give this member a discount now, whatever they buy. */
async function refusalOf(
  db: Db,
  user: Viewer['userId'],
  discount: DiscountCode,
): Promise<Failure<'discount_inactive' | 'discount_expired' | 'discount_reserved'> | null> {
  const { code } = discount;
  const order = await reservationOf(db, user, discount);
  if (order !== null) return fail('discount_reserved', { code, order });
  if (discount.status !== 'active') return fail('discount_inactive', { code });
  return discount.expired ? fail('discount_expired', { code }) : null;
}
