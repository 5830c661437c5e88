import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import type { RefundOffer } from '../../contract/refund.ts';

interface Props {
  readonly offer: RefundOffer;
  readonly days: NonNullable<RefundOffer['days']>;
}

/** The calculation for premium that ends: by the day. */
export function DaysOffer({ offer: { paid, amount, vat }, days: { bought, left } }: Props) {
  const t = useTranslations('orders');
  const name = useTranslations('shop.timed');
  const money = useMoney();
  return (
    <>
      <dl className="bill num mt-2">
        <div>
          <dt>{t('timed.paid', { what: name('name', { n: bought }) })}</dt>
          <dd>{money(paid)}</dd>
        </div>
        {left < bought && (
          <div>
            <dt>{t('timed.used', { n: bought - left })}</dt>
            <dd>{money({ ...paid, amount: amount.amount - paid.amount })}</dd>
          </div>
        )}
        <div>
          <dt>
            <b>{t('timed.back', { n: left })}</b>
            {vat.rate > 0 && (
              <span className="text-s soft block">
                {t('refund.vat', { rate: vat.rate, amount: money({ ...amount, amount: vat.amount }) })}
              </span>
            )}
          </dt>
          <dd className="title-s">{money(amount)}</dd>
        </div>
      </dl>
      <p className="text-s soft mt-2 text-pretty">{t('timed.rule')}</p>
    </>
  );
}
