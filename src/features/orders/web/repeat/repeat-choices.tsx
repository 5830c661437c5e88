import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import type { SavedMethod, RepeatablePackage } from '../../contract/saved-method.ts';
import type { Package } from '#features/shop/contract/package.ts';
import { MethodList, MethodPlate } from '#features/payment-providers/web/index.ts';
import { useExpiry } from '../saved-methods/use-expiry.ts';
import { usePackageName } from '#features/shop/web/index.ts';

interface BoughtProps {
  readonly packages: readonly RepeatablePackage[];
  readonly value: number;
  readonly onChange: (id: number) => void;
}

/** The packages that the member has bought before, as a radio group at today's prices. */
export function BoughtPackages({ packages, value, onChange }: BoughtProps) {
  const t = useTranslations('orders.repeat');
  const words = useTranslations('shop.package');
  const dateText = useDateFormat();
  const money = useMoney();
  const name = useId();
  const nameOf = usePackageName();
  return (
    <fieldset>
      <legend className="title-s">{t('packages')}</legend>
      <MethodList>
        {packages.map(({ package: pkg, ordered_at }) => (
          <label key={pkg.id} className="method pack-line">
            <input type="radio" className="radio" name={name} checked={pkg.id === value} onChange={() => onChange(pkg.id)} />
            <span>
              {pkg.credits === 0 ? (
                <b className="title-s">{nameOf(pkg)}</b>
              ) : (
                words.rich('creditsBig', { n: pkg.credits, big: (number) => <b className="title-s num">{number}</b> })
              )}
              <span className="text-s soft num">
                {t('last', { date: dateText(new Date(ordered_at), { day: 'numeric', month: 'long' }) })}
                {pkg.per_message && ` · ${words('perMessage', { price: money(pkg.per_message) })}`}
              </span>
            </span>
            <b className="price num">{money(pkg.price)}</b>
          </label>
        ))}
      </MethodList>
      <p className="text-s soft mt-2">{t('today')}</p>
    </fieldset>
  );
}

interface StoredProps {
  readonly stored: readonly SavedMethod[];
  /** Null: the member has no saved methods. */
  readonly value: SavedMethod | null;
  readonly pkg: Package;
  readonly onChange: (id: number) => void;
}

/** The saved methods as a radio group, with a link to all other methods. */
export function SavedMethodChoice({ stored, value, pkg, onChange }: StoredProps) {
  const t = useTranslations('orders.repeat');
  const expiryOf = useExpiry();
  const name = useId();
  if (value === null) return <p className="soft text-pretty">{t('storedNone')}</p>;
  return (
    <div>
      <fieldset>
        <legend className="title-s">{t('stored')}</legend>
        <MethodList>
          {stored.map((savedMethod) => (
            <label key={savedMethod.id} className="method">
              <input type="radio" className="radio" name={name} checked={savedMethod === value} onChange={() => onChange(savedMethod.id)} />
              <MethodPlate method={savedMethod.method} />
              <span>
                <b className="num wrap-anywhere">{savedMethod.label}</b>
                <span className="text-s soft num">{expiryOf(savedMethod)}</span>
              </span>
            </label>
          ))}
        </MethodList>
      </fieldset>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        <li>
          <Link className="link inline-block py-2.5" to={`/credits/${pkg.id}`}>
            {t('other')}
          </Link>
        </li>
        <li>
          <Link className="link inline-block py-2.5" to="/settings#payment-means">
            {t('manage')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
