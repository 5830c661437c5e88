import './country-prices.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Icon } from '#platform/web/ui/index.ts';
import { readerCountry, useUser } from '#features/account/web/index.ts';
import { likelyCountry, useCountryName } from '#features/places/web/index.ts';
import { MethodPlate, useMethodName } from '#features/payment-providers/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { CountryPrice } from '../contract/package.ts';
import { pricingQuery } from './queries.ts';

/**
 * The price of a message in each country of the site, with its tax and its payment methods: the reader's own country, as far as the
 * language tells where nothing else does, and the others folded.
 */
export function CountryPrices() {
  const t = useTranslations('shop.countries');
  const format = useFormatter();
  const settings = useSettings();
  const likely = likelyCountry(settings, useLocale());
  const own = readerCountry(useUser(), settings) ?? likely;
  const { data: countries } = useSuspenseQuery(pricingQuery(useApi()));
  const shown = countries.filter(({ country }) => country === own);
  const others = countries.filter(({ country }) => country !== own);
  return (
    <section>
      <h2 className="title-m">{t('title')}</h2>
      <p className="soft mt-2">{t('lead')}</p>
      <Prices countries={shown.length > 0 ? shown : others} />
      {shown.length > 0 && others.length > 0 && (
        <details className="other-countries">
          <summary>
            <b>{t('others')}</b>
            <span className="soft num">{format.number(others.length)}</span>
            <Icon name="caret-down" />
          </summary>
          <Prices countries={others} />
        </details>
      )}
    </section>
  );
}

function Prices({ countries }: { readonly countries: readonly CountryPrice[] }) {
  const t = useTranslations('shop.countries');
  const money = useMoney();
  const countryName = useCountryName();
  const methodName = useMethodName();
  return (
    <ul className="country-prices">
      {countries.map(({ country, from, vat_rate: rate, methods }) => (
        <li key={country}>
          <b>{countryName(country)}</b>
          <span className="num">{t('from', { price: money(from) })}</span>
          <span className="text-s soft num">{rate > 0 ? t('vat', { rate }) : t('noVat')}</span>
          <ul className="country-methods">
            {methods.map((method) => (
              <li key={method}>
                <MethodPlate method={method} />
                <span className="sr">{methodName(method)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
