import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Button, ButtonLink, ChipLink, cx, EmptyState, PageLink } from '#platform/web/ui/index.ts';
import { Loaded, PageHead, useAsks, useClock, useOffice } from '#features/office/web/index.ts';
import { type DueFilter, dueFilters, type DueKind } from '../contract/rules.ts';
import type { DueRow } from '../contract/schemas.ts';
import { dueQuery } from './queries.ts';

/** What has a deadline, the oldest first. The filter stands in the address. */
export function Component() {
  const t = useTranslations('office-orders.due');
  const api = useApi();
  const asks = useAsks();
  const { about, to } = useOffice();
  const [search] = useSearchParams();
  const show = dueFilters.find((one) => one === search.get('show')) ?? 'all';
  const query = useInfiniteQuery(dueQuery({ api, asks }, about, show));
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const counts = query.data?.pages[0]?.counts ?? [];
  const countOf = (kind: DueFilter) => counts.find((one) => one.kind === kind)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const toFilter = (one: DueFilter) => {
    const next = new URLSearchParams({
      ...(one !== 'all' && { show: one }),
      ...(about.site !== undefined && { site: String(about.site) }),
    });
    return `/admin/withdrawals${next.size > 0 ? `?${next.toString()}` : ''}`;
  };
  return (
    <>
      <PageHead title={query.data === undefined ? t('name') : t('title', { n: all })} name={t('name')} lead={t('lead')}>
        <ButtonLink size="small" icon="receipt" to={to('/admin/orders')}>
          {t('orders')}
        </ButtonLink>
      </PageHead>
      <nav className="row" aria-label={t('filters')}>
        {dueFilters.map((one) => (
          <ChipLink key={one} on={one === show} none={one !== 'all' && one !== 'mandate' && countOf(one) === 0} to={toFilter(one)}>
            {t(`show.${one}`)} {countOf(one) > 0 && <span className="num">{countOf(one)}</span>}
          </ChipLink>
        ))}
      </nav>
      <Loaded query={query} what={t('what')}>
        {() => (rows.length === 0 ? <Nothing show={show} all={all} toAll={toFilter('all')} /> : <Rows rows={rows} />)}
      </Loaded>
      {query.hasNextPage && (
        <div>
          <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ show, all, toAll }: { readonly show: DueFilter; readonly all: number; readonly toAll: string }) {
  const t = useTranslations('office-orders.due');
  if (show === 'all' || all === 0)
    return (
      <EmptyState level={2} art={null} title={t('nothing')}>
        {t('nothingLead')}
      </EmptyState>
    );
  return (
    <EmptyState
      level={2}
      art={null}
      title={t('hidden', { n: all, filter: t(`show.${show}`) })}
      actions={<ButtonLink to={toAll}>{t('showAll')}</ButtonLink>}
    />
  );
}

function Rows({ rows }: { readonly rows: readonly DueRow[] }) {
  const t = useTranslations('office-orders.due');
  const money = useMoney();
  const { to } = useOffice();
  return (
    <div className="box o-scroll" role="region" aria-label={t('name')} tabIndex={0}>
      <table className="t fold">
        <thead>
          <tr>
            <th scope="col">{t('deadline')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('about')}</th>
            <th scope="col">{t('needed')}</th>
            <th scope="col" className="r">
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.ref}`}>
              <td className="m2">
                <Deadline row={row} />
              </td>
              <th scope="row" className="m1">
                <span className="what">{t(`kinds.${row.kind}`)}</span>
                {named.has(row.kind) && <span className="text-s soft num"> {row.ref}</span>}
              </th>
              <td className="m3 wrap-anywhere">
                {row.order !== null && (
                  <PageLink className="link num" to={to(`/admin/orders/${row.order.id}`)}>
                    {row.order.number}
                  </PageLink>
                )}{' '}
                {row.member !== null && t('member', { name: row.member.name, id: String(row.member.id) })}
                {row.words !== null && row.words !== '' && (
                  <span className="text-s soft o-words">{t('words', { words: row.words.replaceAll('_', ' ') })}</span>
                )}
              </td>
              <td className="mx">{row.needs === null ? '' : t(`needs.${row.needs}`)}</td>
              <td className="m4 r">{row.amount === null ? '' : money(row.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Those whose number somebody may be asked for. */
const named: ReadonlySet<DueRow['kind']> = new Set<DueKind | 'mandate'>(['withdrawal', 'cancellation', 'mandate']);

/** Ms before a deadline from which it is marked. */
const soon = 3 * 86_400_000;

function Deadline({ row: { due_at, since } }: { readonly row: DueRow }) {
  const t = useTranslations('office-orders.due');
  const dateText = useDateFormat();
  const now = useClock(60_000);
  const day = (time: string) => dateText(new Date(time), { dateStyle: 'medium' });
  if (due_at === null) return <span className="soft num">{t('since', { date: day(since) })}</span>;
  const left = new Date(due_at).getTime() - now;
  return (
    <span className={cx('num', left < soon && 'late')}>
      {left < 0 ? t('over', { date: day(due_at) }) : t('until', { date: day(due_at) })}
    </span>
  );
}
