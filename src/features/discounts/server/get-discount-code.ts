import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { getDiscountCode as endpoint } from '../contract/endpoints.ts';
import type { DiscountError } from '../contract/errors.ts';
import { findDiscount, findWelcome } from './find-discount.ts';
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
  if (!found.ok) return found;
  const order = await reservationOf(db, user, found.value);
  return order === null ? found : fail('discount_reserved', { code: found.value.code, order });
}
