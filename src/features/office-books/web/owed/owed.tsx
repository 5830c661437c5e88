import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Button, PageLink } from '#platform/web/ui/index.ts';
import { Loaded, providerName, useAsks, useOffice, useWhen } from '#features/office/web/index.ts';
import { owedQuery, type OwedRow } from '../queries.ts';
import { TableHead } from '../table-head.tsx';
import { PayOutDialog } from './pay-out-dialog.tsx';
import { useReported } from './use-reported.ts';

/** Money that a person has to transfer, the longest first. Without any it is not there. */
export function Owed() {
  const t = useTranslations('office-books.owed');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const query = useQuery(owedQuery({ api, asks }, about));
  const [paying, setPaying] = useState<OwedRow | null>(null);
  if (query.data?.owed.length === 0) return null;
  return (
    <section className="books-part" aria-labelledby="owed">
      <div>
        <h2 id="owed" className="title-h22">
          {t('title')}
        </h2>
        <p className="soft">{t('lead')}</p>
      </div>
      <Loaded query={query} what={t('title')}>
        {({ owed }) => (
          <div className="box">
            <table className="t fold">
              <TableHead
                columns={[{ name: t('order') }, { name: t('why') }, { name: t('amount'), right: true }, { name: t('since') }]}
                act={t('act')}
              />
              <tbody>
                {owed.map((row) => (
                  <Row key={row.order} row={row} onPay={() => setPaying(row)} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
      {paying !== null && <PayOutDialog row={paying} onClose={() => setPaying(null)} />}
    </section>
  );
}

function Row({ row, onPay }: { readonly row: OwedRow; readonly onPay: () => void }) {
  const t = useTranslations('office-books.owed');
  const { may, to } = useOffice();
  const money = useMoney();
  const when = useWhen();
  const dateText = useDateFormat();
  const { order, number, amount, owed, excess, provider, why, since, until, approval } = row;
  const reported = useReported(row);
  return (
    <tr>
      <th scope="row" className="m1">
        {may('orders.read') ? (
          <PageLink className="link whitespace-nowrap" to={to(`/admin/orders/${order}`)}>
            {number}
          </PageLink>
        ) : (
          number
        )}
      </th>
      <td className="m3">
        {t(`reasons.${why}`, { provider: providerName(provider) })}
        {reported !== null && <span className="text-s soft"> {reported}</span>}
        {excess !== null && (
          <span className="text-s soft">
            {' '}
            {t('excess', { amount: money(excess), rest: money({ ...owed, amount: Math.max(0, owed.amount - excess.amount) }) })}
          </span>
        )}
        {until !== null && <span className="text-s soft"> {t('until', { day: dateText(new Date(until), { dateStyle: 'medium' }) })}</span>}
      </td>
      <td className="m2 r">{money(owed)}</td>
      <td className="mx">{when(since)}</td>
      {may('books.export') && (
        <td className="m4 r">
          {approval !== null ? (
            <PageLink className="link" to={to(`/admin/approvals/${approval}`)}>
              {t('waits')}
            </PageLink>
          ) : amount === null ? (
            <span className="soft">{t('disputed')}</span>
          ) : (
            <Button className="tiny" aria-label={t('payNamed', { number })} onClick={onPay}>
              {t('pay')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
