import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Money } from '#platform/contract/money.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Pill } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { messagePrice } from '../contract/message-price.ts';
import type { Package } from '../contract/package.ts';
import { cheapestOf, usePackageName } from './package-names.ts';
import { StruckPrice } from './struck-price.tsx';

interface Props {
  readonly packages: readonly Package[];
  readonly value: number;
  readonly onChange: (id: number) => void;
  /** What is paid for a package with this list price. */
  readonly lessFor: (price: Money) => Money;
}

/** Packages as a radio group of cards: credits, price, and price per message. */
export function PackageChoice({ packages, value, onChange, lessFor }: Props) {
  const t = useTranslations('shop.package');
  const shop = useTranslations('shop.shop');
  const name = useId();
  const nameOf = usePackageName();
  const ends = useTranslations('shop.timed')('ends');
  const cheapest = cheapestOf(packages);
  const { message_credits: messageCredits } = useSettings();
  const perMessage = ({ credits, price }: Package) => messagePrice(lessFor(price), credits, messageCredits);
  return (
    <fieldset>
      <legend className="title-s">{shop('choosePackage')}</legend>
      <div className="pack-list">
        {packages.map((pkg) => (
          <label key={pkg.id} className="pack">
            <input type="radio" className="radio" name={name} value={pkg.id} checked={pkg.id === value} onChange={() => onChange(pkg.id)} />
            <span className="pack-n">
              {pkg.credits === 0 ? (
                <b className="title-m">{nameOf(pkg)}</b>
              ) : (
                t.rich('creditsBig', { n: pkg.credits, big: (number) => <b className="title-m num">{number}</b> })
              )}
            </span>
            <span className="pack-p title-m num">
              <StruckPrice list={pkg.price} price={lessFor(pkg.price)} />
            </span>
            <PerMessage price={perMessage(pkg)} />
            {pkg.days > 0 && <span className="pack-per text-m">{ends}</span>}
            {pkg === cheapest && <Pill kind="outline">{t('cheapest')}</Pill>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PerMessage({ price }: { readonly price: Money | null }) {
  const t = useTranslations('shop.package');
  const money = useMoney();
  return price && <span className="pack-per text-m num">{t('perMessage', { price: money(price) })}</span>;
}
