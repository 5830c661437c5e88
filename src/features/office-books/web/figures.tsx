import { useLocale, useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Bar, displayName } from '#features/office/web/index.ts';
import type { BooksFigures } from './queries.ts';

/** What is owed in credits and days, and the tax, each with its numbers beside it. */
export const Figures = ({ figures: { deferred, vat } }: { readonly figures: BooksFigures }) => (
  <div className="books-two books-figures">
    {deferred.length > 0 && <Deferred deferred={deferred} />}
    <Vat vat={vat} />
  </div>
);

function Deferred({ deferred }: { readonly deferred: BooksFigures['deferred'] }) {
  const t = useTranslations('office-books.figures');
  return (
    <section className="box books-card" aria-labelledby="deferred">
      <h2 id="deferred" className="title-h22">
        {t('deferred')}
      </h2>
      <p className="text-s soft">{t('deferredLead')}</p>
      {deferred.map((one) => (
        <Steps key={one.currency} owed={one} />
      ))}
    </section>
  );
}

/** From what was owed to what is: each bar begins where the one above ends. */
function Steps({ owed }: { readonly owed: BooksFigures['deferred'][number] }) {
  const t = useTranslations('office-books.figures');
  const money = useMoney();
  const { currency, before, sold, earned, others, open } = owed;
  const most = Math.max(1, before, before + sold, before + sold + earned, open);
  const part = (amount: number) => Math.max(0, amount / most);
  const text = (amount: number) => money({ amount, currency });
  const signed = (amount: number) => (amount > 0 ? `+${text(amount)}` : text(amount));
  const step = (name: 'sold' | 'earned' | 'others', amount: number, from: number) => (
    <li>
      <span>{t(name)}</span>
      <Bar part={part(Math.abs(amount))} from={part(Math.min(from, from + amount))} kind={amount > 0 ? 'gain' : 'taken'} />
      <span>{signed(amount)}</span>
    </li>
  );
  return (
    <ul className="chart-rows" aria-label={currency}>
      <li>
        <span>{t('before')}</span>
        <Bar part={part(before)} kind="counted" />
        <span>{text(before)}</span>
      </li>
      {step('sold', sold, before)}
      {step('earned', earned, before + sold)}
      {step('others', others, before + sold + earned)}
      <li>
        <b>{t('open')}</b>
        <Bar part={part(open)} kind="counted" />
        <b>{text(open)}</b>
      </li>
    </ul>
  );
}

function Vat({ vat }: { readonly vat: BooksFigures['vat'] }) {
  const t = useTranslations('office-books.figures');
  const locale = useLocale();
  const money = useMoney();
  const currencies = [...new Set(vat.map(({ currency }) => currency))];
  const sum = currencies
    .map((currency) => money({ currency, amount: vat.reduce((total, one) => total + (one.currency === currency ? one.amount : 0), 0) }))
    .join(', ');
  return (
    <section className="box books-card" aria-labelledby="vat">
      <h2 id="vat" className="title-h22">
        {t('vat')}
      </h2>
      <p className="text-s soft">{vat.length === 0 ? t('nothing') : t('vatLead', { sum })}</p>
      {currencies.map((currency) => {
        const rows = vat.filter((one) => one.currency === currency);
        const most = Math.max(1, ...rows.map(({ amount }) => amount));
        return (
          <ul key={currency} className="chart-rows">
            {rows.map(({ country, rate, amount }) => (
              <li key={`${country} ${rate}`}>
                <span>
                  {displayName(locale, 'region', country)} <span className="soft">{t('rate', { rate })}</span>
                </span>
                <Bar part={Math.max(0, amount / most)} kind="money" />
                <span>{money({ amount, currency })}</span>
              </li>
            ))}
          </ul>
        );
      })}
    </section>
  );
}
