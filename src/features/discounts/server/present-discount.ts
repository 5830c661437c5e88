import type { UserId } from '#platform/contract/ids.ts';
import type { DiscountCode } from '../contract/discount.ts';
import { welcome, welcomeEnd } from '../contract/welcome-discount.ts';
import type { StoredCode } from './discount-repo.ts';

export function presentDiscount(stored: StoredCode, now: Date): DiscountCode {
  const { expires } = stored;
  return { ...pickFields(stored), expires: expires?.toISOString() ?? null, expired: isExpired(stored, now) };
}

export const isExpired = ({ expires }: Pick<StoredCode, 'expires'>, now: Date): boolean => expires !== null && expires <= now;

const pickFields = ({
  code,
  country,
  user_id,
  value_percentage,
  currency,
  minimum_order_value,
  status,
  validity,
  paymentmethods,
}: StoredCode) => ({
  code,
  country,
  user_id,
  value_percentage,
  currency,
  minimum_order_value,
  status,
  validity,
  paymentmethods,
});

/** The welcome code of a member with this time of signup. */
export function presentWelcome(user: UserId, signupDate: Date, now: Date): DiscountCode {
  return presentDiscount(
    {
      code: welcome.code,
      country: null,
      user_id: user,
      expires: welcomeEnd(signupDate),
      value_percentage: welcome.percentage,
      currency: null,
      minimum_order_value: null,
      status: 'active',
      validity: 'once-per-user',
      paymentmethods: null,
      starts: null,
      max_uses: null,
      member_limit: null,
    },
    now,
  );
}
