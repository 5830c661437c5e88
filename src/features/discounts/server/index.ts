import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getDiscountCode as getDiscountCodeEndpoint, getOwnCodes } from '../contract/endpoints.ts';
import { getDiscountCode } from './get-discount-code.ts';
import { listOwnCodes } from './list-own-codes.ts';
import { discountData } from './own-data-repo.ts';

export { findDiscount } from './find-discount.ts';
export { countRefusal } from './refusal-repo.ts';
export { findReturnOffer, offerReturn } from './return-offer.ts';
export { lockDiscount, type LockRefusal, releaseDiscount, reserveDiscount, redeemDiscount } from './reservations.ts';

export function createDiscounts({ database, clock }: Platform): Feature {
  const deps = { db: database.db, clock };
  return {
    routes: tagged('discounts', 'Discount codes.', [
      route(getDiscountCodeEndpoint, ({ query }, call) => getDiscountCode(deps, query, call)),
      route(getOwnCodes, (_input, call) => listOwnCodes(deps, call)),
    ]),
    ownData: discountData,
  };
}
