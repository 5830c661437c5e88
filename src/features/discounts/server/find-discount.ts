import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { findUser } from '#features/account/server/index.ts';
import type { DiscountCode } from '../contract/discount.ts';
import { normalizeCode } from '../contract/rules.ts';
import { welcome } from '../contract/welcome-discount.ts';
import type { DiscountError } from '../contract/errors.ts';
import { findCode } from './discount-repo.ts';
import { limitRefusal, type LimitRefusal } from './limits.ts';
import { presentDiscount, presentWelcome } from './present-discount.ts';
import { hadChargeback, listUses } from './use-repo.ts';

export interface Asked {
  readonly site: SiteId;
  readonly user: UserId;
  /** As typed by the member. */
  readonly text: string;
  readonly now: Date;
}

type Refusal = Extract<
  DiscountError,
  'discount_not_found' | 'discount_owner' | 'discount_used' | 'discount_first_order' | 'discount_ended' | LimitRefusal
>;

/** The code, if this member may use it. `discountProblem` checks whether it fits the purchase, and `reserveDiscount` whether it is free. */
export async function findDiscount(db: Db, asked: Asked): Promise<Result<DiscountCode, Refusal>> {
  const { site, user, now } = asked;
  const code = normalizeCode(asked.text);
  if (code === welcome.code) return findWelcome(db, user, now);
  const stored = await findCode(db, site, code);
  if (stored === null) return fail('discount_not_found', { code });
  if (stored.user_id !== null && stored.user_id !== user) return fail('discount_owner', { code });
  if (stored.validity === 'once-per-user' && (await hasUsed(db, user, code))) return fail('discount_used', { code });
  return (await limitRefusal(db, stored, asked)) ?? ok(presentDiscount(stored, now));
}

/** For members who have never paid, until four hours after the signup. */
export async function findWelcome(
  db: Db,
  id: UserId,
  now: Date,
): Promise<Result<DiscountCode, 'discount_not_found' | 'discount_used' | 'discount_first_order' | 'discount_ended'>> {
  const { code } = welcome;
  const user = await findUser(db, id);
  if (user === null) return fail('discount_not_found', { code });
  if (await hasUsed(db, id, code)) return fail('discount_used', { code });
  // A chargeback undoes the payment, but the purchase was still the first one, also once the debt is paid.
  if (user.paidUser || (await hadChargeback(db, id))) return fail('discount_first_order', { code });
  const discount = presentWelcome(id, user.signupDate, now);
  return discount.expired ? fail('discount_ended', { code, at: discount.expires ?? '' }) : ok(discount);
}

export const hasUsed = async (db: Db, user: UserId, code: string): Promise<boolean> =>
  (await listUses(db, user)).some((use) => use.used && use.code === code);
