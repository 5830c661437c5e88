import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink, ChipLink, Field, PageLink, TextInput } from '#platform/web/ui/index.ts';
import { KeyHint, Loaded, useKey, useOffice } from '#features/office/web/index.ts';
import { type OrderFilter, orderFilters } from '../../contract/rules.ts';
import { OrderList } from './order-list.tsx';
import type { Orders } from './use-orders.ts';

interface Props {
  readonly orders: Orders;
  readonly open: number | null;
}

/** The left pane: what hangs, then the newest. */
export function OrdersPanel({ orders, open }: Props) {
  const t = useTranslations('office-orders.list');
  const { to } = useOffice();
  const { query, rows, counts } = orders;
  // The page is about the order that is open; on a phone the list is hidden beside it.
  const Heading = open === null ? 'h1' : 'h2';
  return (
    <section className="queue" aria-label={t('label')}>
      <div className="queue-head">
        <Heading className="title-h22 num">{counts === null ? t('name') : t('today', { n: counts.today })}</Heading>
        {counts !== null && (
          <span className="text-s soft num">{t('state', { hanging: counts.hanging, disputes: counts.charged_back })}</span>
        )}
      </div>
      <Search key={orders.filter.q ?? ''} orders={orders} />
      <Filters orders={orders} />
      <Loaded query={query} what={t('what')}>
        {() => (
          <>
            {rows.length === 0 ? <NoRows orders={orders} /> : <OrderList rows={rows} open={open} to={orders.toOrder} />}
            {query.hasNextPage && (
              <p className="q-foot">
                <Button className="tiny" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('more')}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
      <p className="q-foot text-s">
        <PageLink className="link" to={to('/admin/withdrawals')}>
          {t('withdrawals')}
        </PageLink>
      </p>
    </section>
  );
}

function Search({ orders: { filter, toFilter } }: { readonly orders: Orders }) {
  const t = useTranslations('office-orders.list');
  const navigate = useNavigate();
  const [text, setText] = useState(filter.q ?? '');
  const input = useRef<HTMLInputElement>(null);
  useKey('search', () => input.current?.focus());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { q: _before, ...others } = filter;
    void navigate(toFilter({ ...others, ...(text.trim() !== '' && { q: text.trim() }) }));
  };
  return (
    <form className="o-search" role="search" method="post" onSubmit={submit}>
      <Field label={t('search')} hideLabel>
        <TextInput
          ref={input}
          type="search"
          className="slim"
          placeholder={t('searchShort')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button className="tiny" type="submit" icon="magnifying-glass" aria-label={t('find')}>
        <KeyHint act="search" />
      </Button>
    </form>
  );
}

/** The filter stands in the address, and so does each chip. */
function Filters({ orders: { filter, counts, toFilter } }: { readonly orders: Orders }) {
  const t = useTranslations('office-orders.list');
  const { show = 'all', q } = filter;
  const numbers: Partial<Record<OrderFilter, number>> = { hanging: counts?.hanging ?? 0, charged_back: counts?.charged_back ?? 0 };
  return (
    <nav className="queue-chips" aria-label={t('filters')}>
      {orderFilters.map((one) => (
        <ChipLink key={one} on={one === show} to={toFilter({ ...(one !== 'all' && { show: one }), ...(q !== undefined && { q }) })}>
          {t(`show.${one}`)} {numbers[one] !== undefined && numbers[one] > 0 && <span className="num">{numbers[one]}</span>}
        </ChipLink>
      ))}
    </nav>
  );
}

/** Why there is no row: nobody has bought, the filter hides them, or nothing was found. */
function NoRows({ orders: { filter, toFilter } }: { readonly orders: Orders }) {
  const t = useTranslations('office-orders.list');
  const isFiltered = filter.show !== undefined || filter.q !== undefined;
  if (!isFiltered) return <p className="q-note soft">{t('nothing')}</p>;
  return (
    <p className="q-note" role="status">
      {filter.q === undefined ? t('hidden', { filter: t(`show.${filter.show ?? 'all'}`) }) : t('notFound', { text: filter.q })}{' '}
      <ButtonLink className="tiny" to={toFilter({})}>
        {t('showAll')}
      </ButtonLink>
    </p>
  );
}
