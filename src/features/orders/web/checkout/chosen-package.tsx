import { useTranslations } from 'use-intl';
import type { Money } from '#platform/contract/money.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { messagePrice } from '#features/shop/contract/message-price.ts';
import type { Package } from '#features/shop/contract/package.ts';
import { StruckPrice, usePackageName } from '#features/shop/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';

/** What is being bought, at what price. */
export function ChosenPackage({ pkg, price }: { readonly pkg: Package; readonly price: Money }) {
  const t = useTranslations('orders.checkout');
  const words = useTranslations('shop.package');
  const money = useMoney();
  const nameOf = usePackageName();
  const perMessage = messagePrice(price, pkg.credits, useSettings().message_credits);
  return (
    <div className="chosen-package num">
      <h2 className="title-m">{pkg.credits > 0 ? words('credits', { n: pkg.credits }) : nameOf(pkg)}</h2>
      <p className="title-m">
        <StruckPrice list={pkg.price} price={price} />
      </p>
      {perMessage && <p className="text-m soft">{t('once', { what: words('perMessage', { price: money(perMessage) }) })}</p>}
    </div>
  );
}
