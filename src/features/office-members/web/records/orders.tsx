import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { useWhen } from '#features/office/web/index.ts';
import { brands as methodBrands } from '#features/payment-providers/contract/method-brands.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { Part, Records } from './part.tsx';

const worded = ['card', 'sepa_debit', 'bank_transfer'] as const;
const brands: Readonly<Partial<Record<string, string>>> = methodBrands;

export function Orders({ member: { orders } }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.orders');
  const money = useMoney();
  const when = useWhen();
  const named = (method: string) => {
    const key = worded.find((one) => one === method);
    return key === undefined ? (brands[method] ?? method) : t(`methods.${key}`);
  };
  if (orders === null)
    return (
      <Part title={t('title')}>
        <p className="text-s soft">{t('noRight')}</p>
      </Part>
    );
  return (
    <Records
      title={t('title')}
      none={t('none')}
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        { head: t('number'), place: 'm1', cell: ({ number }) => <span className="whitespace-nowrap">{number}</span> },
        { head: t('at'), place: 'm3', cell: ({ at }) => <span className="soft">{when(at)}</span> },
        {
          head: t('item'),
          place: 'mx',
          cell: ({ credits, days }) => (credits > 0 ? t('credits', { n: credits }) : days > 0 ? t('days', { n: days }) : t('debt')),
        },
        { head: t('method'), place: 'mx', cell: ({ method }) => named(method) },
        {
          head: t('state'),
          place: 'm4',
          cell: ({ state, invoices }) => (
            <>
              <span className={state === 'completed' ? 'good' : 'late'}>{t(`states.${state}`)}</span>
              {invoices.length > 0 && <span className="block text-s soft whitespace-nowrap">{invoices.join(', ')}</span>}
            </>
          ),
        },
        { head: t('amount'), place: 'm2', right: true, cell: ({ amount, currency }) => money({ amount, currency }) },
      ]}
    />
  );
}
