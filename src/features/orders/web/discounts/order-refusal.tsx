import { useTranslations } from 'use-intl';
import { useTimeText } from '#platform/web/i18n/use-time-text.ts';
import { Alert } from '#platform/web/ui/index.ts';
import { type DiscountRefusal, useRefusalText } from './use-refusal-text.ts';

/** Says that the order was refused because of its code: nothing is ordered, and the normal price is shown again. */
export function OrderRefusal({ refusal }: { readonly refusal: DiscountRefusal }) {
  const t = useTranslations('discounts.ended');
  const timeText = useTimeText();
  const refusalText = useRefusalText();
  const { code, params } = refusal;
  if (code !== 'discount_ended') {
    return (
      <Alert tone="note" icon="warning-circle" live>
        {refusalText(refusal)}
      </Alert>
    );
  }
  return (
    <Alert tone="amber" icon="clock" live title={t('title', { time: timeText(new Date(String(params['at']))) })}>
      {t('text')}
    </Alert>
  );
}
