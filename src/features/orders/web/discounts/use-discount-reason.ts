import { useTranslations } from 'use-intl';
import { useTimeText } from '#platform/web/i18n/use-time-text.ts';
import type { DiscountCode } from '#features/discounts/contract/discount.ts';
import { welcome } from '#features/discounts/contract/welcome-discount.ts';

/** Why a total is less than the list price, beside it: "25 % until 19:40", or "10 % with SPRING". */
export function useDiscountReason(): (discount: DiscountCode) => string {
  const t = useTranslations('discounts.reason');
  const timeText = useTimeText();
  return ({ code, value_percentage: percentage, expires }) =>
    code === welcome.code && expires !== null
      ? t('until', { percentage, time: timeText(new Date(expires)) })
      : t('code', { percentage, code });
}
