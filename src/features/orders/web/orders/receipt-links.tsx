import './receipt-links.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { invoicesQuery } from '../state/queries.ts';

/** Links to the PDFs of an order's invoice and reversals. Renders nothing while there are none. */
export function ReceiptLinks({ order }: { readonly order: number }) {
  const t = useTranslations('orders.receipt');
  const { data: invoices = [] } = useQuery(invoicesQuery(useApi()));
  const own = invoices.filter((invoice) => invoice.order === order).toReversed();
  if (own.length === 0) return null;
  return (
    <ul className="receipts">
      {own.map(({ number, kind }) => (
        <li key={number}>
          <a className="link num" href={`/invoices/${number}`} target="_blank" rel="noopener">
            {t(kind, { number })}
          </a>
        </li>
      ))}
    </ul>
  );
}
