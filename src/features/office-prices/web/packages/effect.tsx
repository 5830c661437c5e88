import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Icon } from '#platform/web/ui/index.ts';
import { useWhen } from '#features/office/web/index.ts';
import { useCountryName } from '#features/places/web/index.ts';
import type { OfficePackage, PriceChange, PricesPreview } from '../../contract/schemas.ts';
import { usePackageName } from './use-package-name.ts';

interface Props {
  readonly preview: PricesPreview;
  readonly packages: readonly OfficePackage[];
}

/** Who would pay what, from when, and what stays. */
export function Effect({ preview: { from, changes, open_orders, breaks }, packages }: Props) {
  const t = useTranslations('office-prices');
  const when = useWhen();
  const money = useMoney();
  const country = useCountryName();
  const nameOf = usePackageName();
  const named = (at: number) => nameOf(packages[at] ?? { kind: 'credits', credits: 0, days: 0 });
  const offerText = (offer: PriceChange['before'], currency: string): string => {
    if (offer === null) return t('nothing');
    const price = money({ amount: offer.amount, currency });
    return offer.per_message === null ? price : t('offer', { price, message: money({ amount: offer.per_message, currency }) });
  };
  return (
    <div className="grid gap-3" aria-live="polite">
      <p>
        <b>{changes.length === 0 ? t('effectNone') : from === null ? t('effectNow') : t('effectFrom', { when: when(from) })}</b>
      </p>
      {changes.length > 0 && (
        <ul className="effect-list">
          {changes.map(({ package: at, currency, countries, members, before, after }) => (
            <li key={`${at}${currency}${countries[0] ?? ''}`}>
              <b>{t('effectOf', { package: named(at), before: offerText(before, currency), after: offerText(after, currency) })}</b>
              <span className="text-s soft">{t('effectWho', { members, countries: countries.map(country).join(', ') })}</span>
            </li>
          ))}
        </ul>
      )}
      {breaks.map(({ rule, package: at, currency, country: own }) => (
        <p key={`${rule}${at}${own ?? currency}`} className="kind late">
          <Icon name="warning-circle" />
          {own === null ? currency : country(own)}: {t(rule, { package: named(at) })}
        </p>
      ))}
      <p className="soft">{t('openOrders', { n: open_orders })}</p>
    </div>
  );
}
