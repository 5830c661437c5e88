import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, EmptyState, useAnnounce } from '#platform/web/ui/index.ts';
import { getLog } from '#features/staff/contract/calls.ts';
import type { LogRow } from '#features/staff/contract/schemas.ts';
import { useKey, KeyHint } from '../kit/keys/use-keys.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { OfficeIcon } from '../kit/office-icon.tsx';
import { useAsks, useOffice } from '../kit/office-context.ts';
import { PageHead } from '../kit/page-head.tsx';
import { logCheckQuery, logKeyOf } from '../kit/queries.ts';
import { CheckResult } from './check-result.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { LogFilters } from './log-filters.tsx';
import { LogTable } from './log-table.tsx';

/** Acts and looks of staff in one chain, and the check that computes it anew. */
export function Component() {
  const t = useTranslations('office.log');
  const api = useApi();
  const asks = useAsks();
  const announce = useAnnounce();
  const { about } = useOffice();
  const [search, setSearch] = useSearchParams();
  const whoParam = Number(search.get('who'));
  const who = Number.isSafeInteger(whoParam) && whoParam > 0 ? whoParam : undefined;
  const what = search.get('what')?.slice(0, 60) ?? undefined;
  const filter = { ...(who !== undefined && { who }), ...(what !== undefined && { what }) };
  const query = useInfiniteQuery({
    queryKey: logKeyOf(about, filter),
    queryFn: ({ pageParam }) =>
      asks.within(() => api(getLog, { query: { ...about, ...filter, ...(pageParam !== null && { after: pageParam }) } })),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const check = useQuery(logCheckQuery({ api, asks }, about));
  const [exports, setExports] = useState(false);
  const run = () => void check.refetch();
  useKey('check', run);
  const verdict = check.data === undefined ? null : check.data.ok ? t('whole', { n: check.data.rows }) : t('brokenShort');
  useEffect(() => {
    if (verdict !== null) announce(verdict);
  }, [announce, verdict, check.dataUpdatedAt]);
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const change = (name: 'who' | 'what', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <Button kind="primary" size="small" loading={check.isFetching} onClick={run}>
          <OfficeIcon name="seal-check" />
          {t('check')}
          <KeyHint act="check" />
        </Button>
        <Button size="small" icon="download-simple" onClick={() => setExports(true)}>
          {t('export')}
        </Button>
        {exports && <ExportDialog onClose={() => setExports(false)} />}
      </PageHead>
      <CheckResult check={check} />
      <div className="grid gap-3">
        <LogFilters rows={rows} who={who} what={what} onChange={change} />
        <Loaded query={query} what={t('what')}>
          {() => (
            <Rows
              rows={rows}
              filtered={Object.keys(filter).length > 0}
              broken={check.data?.broken?.id ?? null}
              onAll={() => setSearch(about.site === undefined ? {} : { site: String(about.site) })}
            />
          )}
        </Loaded>
        {query.hasNextPage && (
          <div>
            <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('older')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

interface RowsProps {
  readonly rows: readonly LogRow[];
  readonly filtered: boolean;
  readonly broken: number | null;
  readonly onAll: () => void;
}

function Rows({ rows, filtered, broken, onAll }: RowsProps) {
  const t = useTranslations('office.log');
  if (rows.length > 0)
    return (
      <>
        <LogTable rows={rows} broken={broken} />
        <p className="text-s soft">{t('foot')}</p>
      </>
    );
  if (filtered)
    return (
      <EmptyState
        level={2}
        art={null}
        title={t('hidden')}
        actions={
          <Button size="small" onClick={onAll}>
            {t('showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState level={2} title={t('nothing')}>
      {t('nothingLead')}
    </EmptyState>
  );
}
