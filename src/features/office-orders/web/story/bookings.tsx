import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { providerName } from '#features/office/web/index.ts';
import type { Booking } from '../../contract/schemas.ts';

/** Every entry of the books about the order, and that they sum to 0. */
export function Bookings({ bookings }: { readonly bookings: readonly Booking[] }) {
  const t = useTranslations('office-orders.books');
  const money = useMoney();
  const dateText = useDateFormat();
  const accountText = useAccountText();
  const [first] = bookings;
  if (first === undefined) return null;
  const { currency } = first;
  const entries = bookings.flatMap((one) => one.entries);
  const debit = entries.reduce((sum, one) => sum + one.debit, 0);
  const credit = entries.reduce((sum, one) => sum + one.credit, 0);
  const sum = (amount: number) => (amount === 0 ? '' : money({ amount, currency }));
  return (
    <section aria-labelledby="books">
      <h2 id="books" className="sec">
        {t('title')}
      </h2>
      <div className="o-scroll" role="region" aria-labelledby="books" tabIndex={0}>
        <table className="t o-books">
          <thead>
            <tr>
              <th scope="col">{t('account')}</th>
              <th scope="col" className="r">
                {t('debit')}
              </th>
              <th scope="col" className="r">
                {t('credit')}
              </th>
            </tr>
          </thead>
          {bookings.map(({ id, kind, at, entries: lines }) => (
            <tbody key={id}>
              <tr className="o-cause">
                <th scope="rowgroup" colSpan={3}>
                  {t(`kinds.${isKind(kind) ? kind : 'other'}`)}{' '}
                  <span className="soft">{dateText(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</span>
                </th>
              </tr>
              {lines.map((entry) => (
                <tr key={`${entry.account} ${entry.provider ?? ''} ${entry.debit} ${entry.credit}`}>
                  <td>{accountText(entry)}</td>
                  <td className="r">{sum(entry.debit)}</td>
                  <td className="r">{sum(entry.credit)}</td>
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row" className={debit === credit ? 'good' : 'late'}>
                {debit === credit ? t('balanced') : t('unbalanced')}
              </th>
              <td className="r">{money({ amount: debit, currency })}</td>
              <td className="r">{money({ amount: credit, currency })}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function useAccountText(): (entry: Booking['entries'][number]) => string {
  const t = useTranslations('office-orders.books');
  return ({ account, provider, country, vat_rate }) => {
    if (account === 'vat') return t('vat', { country: country ?? '', rate: vat_rate ?? 0 });
    const name = t(`accounts.${account}`);
    return provider === null ? name : t('ofProvider', { account: name, provider: providerName(provider) });
  };
}

const kinds = [
  'sale',
  'fee',
  'refund',
  'refund_paid',
  'refund_failed',
  'chargeback',
  'chargeback_reversed',
  'settlement',
  'premium_day',
  'payout',
  'write_off',
] as const;
const isKind = (kind: string): kind is (typeof kinds)[number] => kinds.some((one) => one === kind);
