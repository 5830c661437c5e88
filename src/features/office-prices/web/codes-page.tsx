import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, ChoiceChips, EmptyState } from '#platform/web/ui/index.ts';
import { Loaded, PageHead, useAsks, useOffice } from '#features/office/web/index.ts';
import { getOfficeCodes } from '../contract/calls.ts';
import { AreaTabs } from './area-tabs.tsx';
import { CodeForm } from './codes/code-form.tsx';
import { CodeUseBox } from './codes/code-use.tsx';
import { CodesTable } from './codes/codes-table.tsx';
import { codesKeyOf } from './queries.ts';

const lists = ['current', 'over', 'personal'] as const;
type List = (typeof lists)[number];

/** Discount codes with their use, and one of them with all fields. List and code stand in the address. */
export function Component() {
  const t = useTranslations('office-prices');
  const api = useApi();
  const asks = useAsks();
  const { about, may } = useOffice();
  const [search, setSearch] = useSearchParams();
  const [isNew, setIsNew] = useState(false);
  const list: List = lists.find((one) => one === search.get('list')) ?? 'current';
  const filter = { ...(list === 'over' && { over: true }), ...(list === 'personal' && { personal: true }) };
  const query = useInfiniteQuery({
    queryKey: codesKeyOf(about, filter),
    queryFn: ({ pageParam }) =>
      asks.within(() => api(getOfficeCodes, { query: { ...about, ...filter, ...(pageParam !== null && { after: pageParam }) } })),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const codes = query.data?.pages.flatMap((page) => page.codes) ?? [];
  const welcome = query.data?.pages[0]?.welcome;
  const open = search.get('code');
  const found = codes.find(({ code }) => code === open);
  const isWelcome = welcome !== undefined && open === welcome.code;
  const mayChange = may('prices.change');
  const show = (code: string | null, next: List = list) => {
    setIsNew(false);
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        if (code === null) params.delete('code');
        else params.set('code', code);
        if (next === 'current') params.delete('list');
        else params.set('list', next);
        return params;
      },
      { preventScrollReset: true },
    );
  };
  return (
    <>
      <PageHead title={t('codes')} lead={t('codesLead')}>
        {mayChange && (
          <Button kind="primary" size="small" icon="plus" onClick={() => setIsNew(true)}>
            {t('newCode')}
          </Button>
        )}
      </PageHead>
      <AreaTabs />
      <div className="staff2">
        <div className="stack">
          <ChoiceChips
            legend={t('list')}
            hideLegend
            small
            value={list}
            onChange={(next) => show(null, next)}
            choices={lists.map((value) => ({ value, label: t(`lists.${value}`) }))}
          />
          <Loaded query={query} what={t('codesWhat')}>
            {() =>
              codes.length === 0 && list !== 'current' ? (
                <EmptyState title={t('noCodes')} level={2} art={null} />
              ) : (
                <CodesTable
                  codes={codes}
                  welcome={list === 'current' ? (welcome ?? null) : null}
                  open={isNew ? null : open}
                  onOpen={(code) => show(code)}
                />
              )
            }
          </Loaded>
          {query.hasNextPage && (
            <div>
              <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('older')}
              </Button>
            </div>
          )}
          {!isNew && found !== undefined && <CodeUseBox code={found.code} use={found} most={found.max_uses} />}
          {!isNew && isWelcome && <CodeUseBox code={welcome.code} use={welcome} most={null} />}
        </div>
        {(isNew || found !== undefined) && (
          <CodeForm
            key={isNew ? 'new' : found?.code}
            found={isNew ? null : (found ?? null)}
            readOnly={!mayChange}
            onSaved={(code) =>
              show(code.code, code.user_id !== null ? 'personal' : code.status === 'inactive' || code.expired ? 'over' : 'current')
            }
          />
        )}
      </div>
    </>
  );
}
