import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Button, cx, Field, Icon, SelectInput, TextInput } from '#platform/web/ui/index.ts';
import { useCountryName } from '#features/places/web/index.ts';
import { messagePrice } from '#features/shop/contract/message-price.ts';
import { breaksOf, cheapestIn } from '../../contract/package-rules.ts';
import type { OfficeMarket, OfficePackage } from '../../contract/schemas.ts';
import { type DraftPackage, readAmount } from './draft.ts';
import { usePackageName } from './use-package-name.ts';

export interface GivenPrices {
  readonly packages: readonly OfficePackage[];
  readonly messageCredits: number;
}

interface Props {
  readonly draft: readonly DraftPackage[];
  readonly given: GivenPrices;
  readonly markets: readonly OfficeMarket[];
  /** Null: it can only be read. */
  readonly onChange: ((next: readonly DraftPackage[]) => void) | null;
}

/** A row for each currency, below it those of countries with prices of their own; a column for each package that is sold. */
export function PricesTable({ draft, given, markets, onChange }: Props) {
  const t = useTranslations('office-prices');
  const country = useCountryName();
  const nameOf = usePackageName();
  const byCurrency = Map.groupBy(markets, ({ currency }) => currency);
  const breaks = breaksOf({ ...given, markets });
  const shown = draft.flatMap((one, at) => (one.offered ? [{ one, at }] : []));
  const hasOwn = (code: string) => draft.some(({ typed }) => code in typed);
  const typing =
    onChange &&
    ((at: number, key: string, text: string) =>
      onChange(draft.map((other, place) => (place === at ? { ...other, typed: { ...other.typed, [key]: text } } : other))));
  const rows = [...byCurrency].flatMap(([currency, places]) => [
    { key: currency, currency, place: null, places: places.filter((one) => !hasOwn(one.country)).map((one) => one.country) },
    ...places.flatMap((one) => (hasOwn(one.country) ? [{ key: one.country, currency, place: one.country, places: [] }] : [])),
  ]);
  return (
    <section className="box" aria-labelledby="by-currency">
      <div className="pad">
        <h2 id="by-currency" className="title-h22">
          {t('packages')}
        </h2>
        <p className="text-s soft">{t('packagesLead')}</p>
      </div>
      <div className="wide-table" tabIndex={0} role="region" aria-labelledby="by-currency">
        <table className="t">
          <thead>
            <tr>
              <th scope="col">{t('place')}</th>
              {shown.map(({ one, at }) => (
                <th key={at} scope="col" className="r">
                  {nameOf(one)}
                </th>
              ))}
              <th scope="col">{t('breaks')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, currency, place, places }) => {
              // What counts where no price of its own is typed has the country null.
              const best = cheapestIn(given, { country: place ?? '', currency });
              const broken = breaks.filter((one) => one.currency === currency && one.country === place);
              return (
                <tr key={key} className={cx(broken.length > 0 && 'on')}>
                  <th scope="row">
                    {place === null ? currency : country(place)}
                    {place === null ? (
                      <span className="text-s soft places">{places.map(country).join(', ')}</span>
                    ) : (
                      onChange && (
                        <Button size="small" kind="plain" className="tiny places" onClick={() => onChange(without(draft, place))}>
                          {t('likeCurrency', { currency })}
                        </Button>
                      )
                    )}
                  </th>
                  {shown.map(({ one, at }) => (
                    <td key={at} className="r">
                      <Price
                        one={one}
                        field={key}
                        name={t('priceOf', { package: nameOf(one), currency: place === null ? currency : country(place) })}
                        currency={currency}
                        messageCredits={given.messageCredits}
                        isBest={best.includes(at)}
                        onChange={typing && ((text) => typing(at, key, text))}
                      />
                    </td>
                  ))}
                  <td className="text-s">
                    {broken.length === 0 ? (
                      <span className="soft">{t('breakNone')}</span>
                    ) : (
                      broken.map(({ rule, package: at }) => (
                        <span key={`${rule}${at}`} className="kind late">
                          <Icon name="warning-circle" />
                          {t(rule, { package: nameOf(draft[at] ?? { kind: 'credits', credits: 0, days: 0 }) })}
                        </span>
                      ))
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {onChange && (
        <OwnPrice
          countries={markets.map((one) => one.country).filter((code) => !hasOwn(code))}
          onAdd={(code) => onChange(draft.map((one) => ({ ...one, typed: { ...one.typed, [code]: '' } })))}
        />
      )}
    </section>
  );
}

const without = (draft: readonly DraftPackage[], key: string): DraftPackage[] =>
  draft.map(({ typed, ...rest }) => ({ ...rest, typed: Object.fromEntries(Object.entries(typed).filter(([other]) => other !== key)) }));

/** Gives a country a row. Its fields are empty at first: then the price of the currency counts. */
function OwnPrice({ countries, onAdd }: { readonly countries: readonly string[]; readonly onAdd: (country: string) => void }) {
  const t = useTranslations('office-prices');
  const country = useCountryName();
  if (countries.length === 0) return null;
  return (
    <div className="pad own-price">
      <Field label={t('ownPrice')} help={t('ownPriceHelp')}>
        <SelectInput className="slim" value="" onChange={(event) => event.target.value !== '' && onAdd(event.target.value)}>
          <option value="">{t('choose')}</option>
          {countries.map((code) => (
            <option key={code} value={code}>
              {country(code)}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}

interface PriceProps {
  readonly one: DraftPackage;
  /** What the price is typed under: a currency or a country. */
  readonly field: string;
  readonly name: string;
  readonly currency: string;
  readonly messageCredits: number;
  readonly isBest: boolean;
  readonly onChange: ((text: string) => void) | null;
}

function Price({ one, field, name, currency, messageCredits, isBest, onChange }: PriceProps) {
  const t = useTranslations('office-prices');
  const money = useMoney();
  const typed = one.typed[field] ?? '';
  const fallback = field === currency ? '' : (one.typed[currency] ?? '');
  const amount = readAmount(typed.trim() === '' ? fallback : typed, currency);
  const perMessage = amount === null ? null : messagePrice({ amount, currency }, one.credits, messageCredits);
  const cost = perMessage !== null && (
    <span className={cx('text-s cost', isBest ? 'best' : 'soft')}>
      {t('perMessage', { price: money(perMessage) })}
      {isBest && <span className="sr">, {t('cheapest')}</span>}
    </span>
  );
  if (onChange === null)
    return (
      <>
        <b>{amount === null ? '–' : money({ amount, currency })}</b>
        {cost}
      </>
    );
  return (
    <>
      <Field label={name} hideLabel error={typed.trim() !== '' && amount === null && t('priceInvalid')}>
        <TextInput
          className="slim price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          placeholder={fallback}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {cost}
    </>
  );
}
