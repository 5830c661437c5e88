import './repeat.css';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Icon } from '#platform/web/ui/index.ts';
import type { Order } from '../../contract/order.ts';
import { MethodPlate } from '#features/payment-providers/web/index.ts';
import { usePackageName } from '#features/shop/web/index.ts';

/** A saved method was declined (specification §8): try once more, or pay with PayPal. Both show the sum again. */
export function RepeatFailed({ order, savedMethod }: { readonly order: Order; readonly savedMethod: string }) {
  const t = useTranslations('orders.repeat');
  const money = useMoney();
  const nameOf = usePackageName();
  const { package: pkg, total, method, return_to } = order;
  const back = return_to === null ? '' : `&${new URLSearchParams({ return_to }).toString()}`;
  return (
    <>
      <p className="soft">{t('failedText', { label: savedMethod, what: nameOf(pkg), price: money(total) })}</p>
      <ul className="taps">
        <li>
          <Link className="tap" to={`/credits/repeat-order?package=${pkg.id}${back}`}>
            <MethodPlate method={method} />
            <span>
              <b>{t('retry')}</b>
              <span className="text-s soft num">{savedMethod}</span>
            </span>
            <Icon name="caret-right" />
          </Link>
        </li>
        <li>
          <Link className="tap" to={`/credits/${pkg.id}/paypal${back.replace('&', '?')}`}>
            <MethodPlate method="paypal" />
            <span>
              <b>{t('paypal')}</b>
              <span className="text-s soft">{t('paypalNote')}</span>
            </span>
            <Icon name="caret-right" />
          </Link>
        </li>
      </ul>
      <Link className="link" to={`/credits/${pkg.id}${back.replace('&', '?')}`}>
        {t('all')}
      </Link>
      <p className="text-s soft">{t('seen')}</p>
    </>
  );
}
