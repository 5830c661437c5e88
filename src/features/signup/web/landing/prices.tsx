import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { PageLink } from '#platform/web/ui/index.ts';
import { useMessagePrices } from './use-message-prices.ts';

export function Prices() {
  const t = useTranslations('signup.prices');
  const money = useMoney();
  const prices = useMessagePrices();
  const [low, high] = prices ? [money(prices.low), money(prices.high)] : ['', ''];
  return (
    <section className="wrap prices">
      <h2 className="num">
        {t('free')} {prices && (low === high ? t('one', { price: low }) : t('range', { low, high }))}
      </h2>
      <p>
        <PageLink className="link" to="/pricing">
          {t('all')}
        </PageLink>
      </p>
    </section>
  );
}
