import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { useCountryName } from '#features/places/web/index.ts';
import { amountIn } from '#features/shop/contract/amount-in.ts';
import { messagePrice } from '#features/shop/contract/message-price.ts';
import { cheapestIn } from '../../contract/package-rules.ts';
import type { OfficeMarket } from '../../contract/schemas.ts';
import { useMethodName } from '../use-method-name.ts';
import type { GivenPrices } from './prices-table.tsx';

/** What the public page of prices says of each country. */
export function MarketsTable({ given, markets }: { readonly given: GivenPrices; readonly markets: readonly OfficeMarket[] }) {
  const t = useTranslations('office-prices');
  const format = useFormatter();
  const money = useMoney();
  const countryName = useCountryName();
  const methodName = useMethodName();
  const cheapest = (market: OfficeMarket): string => {
    const { currency } = market;
    const best = given.packages[cheapestIn(given, market)[0] ?? -1];
    const amount = best && amountIn(best, market);
    if (best === undefined || amount === undefined) return '–';
    const cost = messagePrice({ amount, currency }, best.credits, given.messageCredits);
    return cost === null ? '–' : money(cost);
  };
  return (
    <section className="box" aria-labelledby="by-country">
      <div className="pad">
        <h2 id="by-country" className="title-h22">
          {t('markets')}
        </h2>
      </div>
      <div className="wide-table by-baseline" tabIndex={0} role="region" aria-labelledby="by-country">
        <table className="t">
          <thead>
            <tr>
              <th scope="col">{t('country')}</th>
              <th scope="col">{t('currency')}</th>
              <th scope="col" className="r">
                {t('vat')}
              </th>
              <th scope="col" className="r">
                {t('net')}
              </th>
              <th scope="col">{t('methods')}</th>
            </tr>
          </thead>
          <tbody>
            {markets.map((market) => {
              const { country, currency, vat_rate, methods: offered } = market;
              return (
                <tr key={country}>
                  <th scope="row">{countryName(country)}</th>
                  <td>{currency}</td>
                  <td className="r">
                    {vat_rate === null ? '–' : format.number(vat_rate / 100, { style: 'percent', maximumFractionDigits: 1 })}
                  </td>
                  <td className="r">{cheapest(market)}</td>
                  <td className="text-s">
                    {vat_rate === null ? <span className="late">{t('notSold')}</span> : offered.map(methodName).join(', ')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
