import './country-prices.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { useCountryName } from '#features/places/web/index.ts';
import { MethodMark, useMethodName } from '#features/payment-providers/web/index.ts';
import { pricingQuery } from './queries.ts';

/** What a message costs in each country of the site, with its tax and its payment methods. */
export function CountryPrices() {
  const t = useTranslations('shop.countries');
  const money = useMoney();
  const countryName = useCountryName();
  const methodName = useMethodName();
  const { data: countries } = useSuspenseQuery(pricingQuery(useApi()));
  return (
    <section>
      <h2 className="title-m">{t('title')}</h2>
      <p className="soft mt-2">{t('lead')}</p>
      <ul className="country-prices">
        {countries.map(({ country, from, vat_rate: rate, methods }) => (
          <li key={country}>
            <b>{countryName(country)}</b>
            <span className="num">{t('from', { price: money(from) })}</span>
            <span className="text-s soft num">{rate > 0 ? t('vat', { rate }) : t('noVat')}</span>
            <ul className="country-methods">
              {methods.map((method) => (
                <li key={method} className="text-s">
                  <MethodMark method={method} small />
                  {methodName(method)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
