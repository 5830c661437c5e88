import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { cx, Field, Icon, TextInput } from '#platform/web/ui/index.ts';
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

/** A row for each currency, a column for each package that is sold. */
export function PricesTable({ draft, given, markets, onChange }: Props) {
  const t = useTranslations('office-prices');
  const country = useCountryName();
  const nameOf = usePackageName();
  const byCurrency = Map.groupBy(markets, ({ currency }) => currency);
  const breaks = breaksOf({ ...given, currencies: [...byCurrency.keys()] });
  const shown = draft.flatMap((one, at) => (one.offered ? [{ one, at }] : []));
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
              <th scope="col">{t('currency')}</th>
              {shown.map(({ one, at }) => (
                <th key={at} scope="col" className="r">
                  {nameOf(one)}
                </th>
              ))}
              <th scope="col">{t('breaks')}</th>
            </tr>
          </thead>
          <tbody>
            {[...byCurrency].map(([currency, places]) => {
              const best = cheapestIn(given, currency);
              const broken = breaks.filter((one) => one.currency === currency);
              return (
                <tr key={currency} className={cx(broken.length > 0 && 'on')}>
                  <th scope="row">
                    {currency}
                    <span className="text-s soft places">{places.map((one) => country(one.country)).join(', ')}</span>
                  </th>
                  {shown.map(({ one, at }) => (
                    <td key={at} className="r">
                      <Price
                        one={one}
                        currency={currency}
                        messageCredits={given.messageCredits}
                        isBest={best.includes(at)}
                        onChange={
                          onChange &&
                          ((text) =>
                            onChange(
                              draft.map((other, place) =>
                                place === at ? { ...other, typed: { ...other.typed, [currency]: text } } : other,
                              ),
                            ))
                        }
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
    </section>
  );
}

interface PriceProps {
  readonly one: DraftPackage;
  readonly currency: string;
  readonly messageCredits: number;
  readonly isBest: boolean;
  readonly onChange: ((text: string) => void) | null;
}

function Price({ one, currency, messageCredits, isBest, onChange }: PriceProps) {
  const t = useTranslations('office-prices');
  const money = useMoney();
  const nameOf = usePackageName();
  const typed = one.typed[currency] ?? '';
  const amount = readAmount(typed, currency);
  const perMessage = amount === null ? null : messagePrice({ amount, currency }, one.credits, messageCredits);
  const name = t('priceOf', { package: nameOf(one), currency });
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
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {cost}
    </>
  );
}
