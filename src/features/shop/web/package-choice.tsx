import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Pill } from '#platform/web/ui/index.ts';
import type { Package } from '../contract/package.ts';
import { cheapestOf, usePackageName } from './package-names.ts';

interface Props {
  readonly packages: readonly Package[];
  readonly value: number;
  readonly onChange: (id: number) => void;
}

/** Packages as a radio group of cards: credits, price, and price per message. */
export function PackageChoice({ packages, value, onChange }: Props) {
  const t = useTranslations('shop.package');
  const shop = useTranslations('shop.shop');
  const money = useMoney();
  const name = useId();
  const nameOf = usePackageName();
  const ends = useTranslations('shop.timed')('ends');
  const cheapest = cheapestOf(packages);
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
            <span className="pack-p title-m num">{money(pkg.price)}</span>
            {pkg.per_message && <span className="pack-per text-m num">{t('perMessage', { price: money(pkg.per_message) })}</span>}
            {pkg.days > 0 && <span className="pack-per text-m">{ends}</span>}
            {pkg === cheapest && <Pill kind="outline">{t('cheapest')}</Pill>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
